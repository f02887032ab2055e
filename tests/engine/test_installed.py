"""The engine as the package `expeditions`: built as pip builds it, installed where nothing else is, and used."""

from __future__ import annotations

import email
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

pytestmark = pytest.mark.slow

MINE = """
from expeditions.bots import Maker, Policy
from expeditions.tikal.views import View
from expeditions.tools.simulate import simulate


class Mine:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        return view["legal"][self.seed % len(view["legal"])]


maker: Maker = Mine
player: Policy = maker(1)
games = list(simulate("tikal", 2, {}, [Mine, "greedy"], range(2)))
scores: list[int] = games[0].scores
"""
WRONG = """
import expeditions
from expeditions.bots import Policy


class Forgetful:
    def choose(self, view: object) -> int:
        return 1


player: Policy = Forgetful()
points: str = expeditions.new_game("tikal").scores[0]
"""
LOADED = """
import sys
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages

import expeditions

assert find_spec("engine") is None
for module in walk_packages(expeditions.__path__, "expeditions."):
    import_module(module.name)
print(len([name for name in sys.modules if name.partition(".")[0] == "expeditions"]))
"""
GAME = """
import expeditions
from expeditions.bots import choose, think_through

for name in expeditions.GAMES:
    game = expeditions.new_game(name, players=2, seed=5)
    while game.to_move is not None:
        view = game.view(game.to_move)
        choice = think_through(choose(view, "easy", 1)) if len(game.moves) < 20 else view["legal"][0]
        game.apply(game.parse(choice))
    assert expeditions.load(expeditions.save(game)).digest() == game.digest()
    print(name, len(game.moves), game.winners, game.digest())
"""
CLUSTER = """
from distributed import LocalCluster

from expeditions.__main__ import main

if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        main(["simulate", "tikal", "-n", "4", "--players", "2", "--cluster", cluster.scheduler_address])
"""
EXAMPLES = """
import doctest
import sys
from pathlib import Path

text = Path(sys.argv[1]).read_text(encoding="utf-8")
text = text.replace(">>> import engine ", ">>> import expeditions as engine ")  # as README.md says
text = text.replace("engine.core.errors.", "expeditions.core.errors.")
found = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, sys.argv[1], sys.argv[1], 0))
print(found.attempted, found.failed)
"""


class Installed(NamedTuple):
    """The wheel, and an environment that it is installed in."""

    wheel: Path
    programs: Path

    def run(self, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs in some folder, away from the project."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            cwd=folder,
            env=clean,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, cwd=ROOT.parent, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    # The backend is installed with the tests, in the version that pyproject.toml wants: no index is asked for it.
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (built,) = folder.glob("*.whl")
    return built


def environment(folder: Path) -> Path:
    """An environment without any package, not even pip; where its programs are."""
    venv.create(folder, with_pip=False)
    return folder / ("Scripts" if os.name == "nt" else "bin")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel alone."""
    programs = environment(tmp_path_factory.mktemp("installed") / "env")
    pip("--python", str(programs / "python"), "install", "--no-index", str(wheel))
    return Installed(wheel, programs)


@pytest.fixture(scope="module")
def with_extras(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel with its extras: their packages are those of the tests, linked, so that no index is asked."""
    folder = tmp_path_factory.mktemp("with-extras")
    programs = environment(folder / "env")
    packages = folder / "packages"
    packages.mkdir()
    extras = PROJECT["project"]["optional-dependencies"]
    for distribution in needed([*extras["rl"], *extras["cluster"]]):
        for name in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
            source = Path(str(distribution.locate_file(name)))
            if not (packages / name).exists():
                (packages / name).symlink_to(source, target_is_directory=source.is_dir())
    (site_packages,) = (folder / "env").glob("[Ll]ib/**/site-packages")
    (site_packages / "extras.pth").write_text(f"{packages}\n", encoding="utf-8")
    # pip looks whether everything is there, in the versions that the wheel asks for.
    wish = f"expeditions[rl,cluster] @ {wheel.as_uri()}"
    pip("--python", str(programs / "python"), "install", "--no-index", wish)
    return Installed(wheel, programs)


def needed(requirements: Iterable[str]) -> Iterator[metadata.Distribution]:
    """The packages that some requirements bring with them, as far as they are here: pip tells what is missing."""
    waiting = list(requirements)
    seen: set[str] = set()
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop(), maxsplit=1)[0]
        if name in seen:
            continue
        seen.add(name)
        with suppress(metadata.PackageNotFoundError):
            distribution = metadata.distribution(name)
            waiting.extend(wanted for wanted in distribution.requires or () if "extra ==" not in wanted)
            yield distribution


def test_the_backend_of_the_tests_is_the_one_that_pip_fetches() -> None:
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    for wanted in (PROJECT["build-system"]["requires"], extras["rl"], extras["cluster"]):
        assert set(wanted) <= set(groups["test"])


@pytest.mark.slow
def test_the_wheel_holds_the_whole_engine_and_nothing_else(installed: Installed) -> None:
    names = zipfile.ZipFile(installed.wheel).namelist()
    modules = {path.relative_to(ROOT / "engine").as_posix() for path in (ROOT / "engine").rglob("*.py")}
    held = {name for name in names if ".dist-info/" not in name}
    assert held == {f"expeditions/{name}" for name in (*modules, "py.typed")}
    licences = {Path(name).name for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "LICENSE-ART.md"}


def test_it_needs_nothing_that_is_not_asked_for(installed: Installed) -> None:
    archive = zipfile.ZipFile(installed.wheel)
    (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    needs = email.message_from_bytes(archive.read(name)).get_all("Requires-Dist") or []
    assert needs
    assert all("extra ==" in need for need in needs)


@pytest.mark.slow
def test_its_program_plays_and_finds_players_in_the_current_folder(installed: Installed, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    arguments = ("--players", "2", "-n", "3", "--policy", "mine:Mine,random")
    done = installed.run(tmp_path, "expeditions", "simulate", "tikal", *arguments)
    assert done.returncode == 0, done.stderr
    assert "3 games of tikal, 2 players, policy mine:Mine,random" in done.stdout
    again = installed.run(tmp_path, "python", "-m", "expeditions", "simulate", "--game", "tikal", *arguments)
    assert again.stdout.splitlines()[-1] == done.stdout.splitlines()[-1]


def test_its_program_speaks_of_itself_by_its_name(installed: Installed, tmp_path: Path) -> None:
    shown = installed.run(tmp_path, "expeditions", "--help").stdout
    assert shown.startswith("usage: expeditions ")
    assert "  expeditions simulate tikal -n 3\n" in shown
    module = installed.run(tmp_path, "python", "-m", "expeditions", "--help").stdout
    assert module.startswith("usage: python -m expeditions ")
    assert "engine" not in shown + module
    refused = installed.run(tmp_path, "expeditions", "simulate", "chess")
    assert (refused.returncode, refused.stderr.partition(" ")[0]) == (2, "expeditions:")


def test_nothing_is_called_engine_and_every_module_can_be_imported(with_extras: Installed, tmp_path: Path) -> None:
    done = with_extras.run(tmp_path, "python", "-c", LOADED)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == len(list((ROOT / "engine").rglob("*.py")))
    files = (path for path in with_extras.programs.parent.rglob("*") if path.stem == "engine")
    assert list(files) == []


def test_it_plays_the_same_games_as_the_clone(installed: Installed, tmp_path: Path) -> None:
    there = installed.run(tmp_path, "python", "-c", GAME)
    assert there.returncode == 0, there.stderr
    command = [sys.executable, "-c", GAME.replace("expeditions", "engine")]
    here = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    assert there.stdout == here.stdout
    assert [line.partition(" ")[0] for line in there.stdout.splitlines()] == ["lost-temple", "tikal"]


@pytest.mark.parametrize(("page", "least"), [("README.md", 10), ("docs/bots.md", 8)])
def test_the_examples_run_where_it_alone_is_installed(
    installed: Installed, tmp_path: Path, page: str, least: int
) -> None:
    attempted, failed = examples(installed, tmp_path, page)
    assert attempted >= least
    assert failed == 0


def test_its_environments_play_and_a_policy_learns_a_step(with_extras: Installed, tmp_path: Path) -> None:
    attempted, failed = examples(with_extras, tmp_path, "docs/training-ground.md")
    assert attempted >= 22
    assert failed == 0


def examples(installed: Installed, folder: Path, page: str) -> tuple[int, int]:
    """How many examples of a page were run, and how many failed."""
    done = installed.run(folder, "python", "-c", EXAMPLES, str(ROOT / page))
    assert done.returncode == 0, done.stderr
    *told, figures = done.stdout.splitlines()
    attempted, failed = map(int, figures.split())
    assert bool(told) == bool(failed), done.stdout
    return attempted, failed


def test_workers_of_a_cluster_play_with_it(with_extras: Installed, tmp_path: Path) -> None:
    done = with_extras.run(tmp_path, "python", "-c", CLUSTER)
    assert done.returncode == 0, done.stderr
    alone = with_extras.run(tmp_path, "expeditions", "simulate", "tikal", "-n", "4", "--players", "2")
    assert "4 games of tikal, 2 players" in done.stdout
    assert done.stdout.splitlines()[-1] == alone.stdout.splitlines()[-1]


def test_without_the_extras_it_says_what_to_install(installed: Installed, tmp_path: Path) -> None:
    done = installed.run(tmp_path, "expeditions", "simulate", "--cluster", "tcp://127.0.0.1:1")
    assert done.returncode == 2
    assert 'pip install "expeditions[cluster]"' in done.stderr


@pytest.mark.slow
def test_a_program_that_uses_it_is_type_checked(installed: Installed, tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(MINE, encoding="utf-8")
    wrong.write_text(WRONG, encoding="utf-8")
    python = ("--python-executable", str(installed.programs / "python"), "--config-file", os.devnull)
    command = [sys.executable, "-m", "mypy", "--strict", *python, right.name, wrong.name]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    complaints = [line for line in done.stdout.splitlines() if " error: " in line]
    assert [line.split(":")[0] for line in complaints] == ["wrong.py", "wrong.py"], done.stdout + done.stderr
    assert 'variable has type "Policy"' in complaints[0]
    assert 'variable has type "str"' in complaints[1]
