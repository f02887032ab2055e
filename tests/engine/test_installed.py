"""The engine as a wheel of its own: built as pip builds it, installed into an empty environment, used, checked."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

MINE = """
from engine.bots import Maker, Policy
from engine.tikal.views import View
from engine.tools.simulate import simulate


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
import engine
from engine.bots import Policy


class Forgetful:
    def choose(self, view: object) -> int:
        return 1


player: Policy = Forgetful()
points: str = engine.new_game("tikal").scores[0]
"""


class Installed(NamedTuple):
    """The wheel, and the environment that it alone is installed in."""

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
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    # The backend is installed with the tests, in the version that pyproject.toml wants: no index is asked for it.
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip("--python", str(programs / "python"), "install", "--no-index", str(wheel))
    return Installed(wheel, programs)


def test_the_backend_of_the_tests_is_the_one_that_pip_fetches() -> None:
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    for wanted in (PROJECT["build-system"]["requires"], extras["rl"], extras["cluster"]):
        assert set(wanted) <= set(groups["test"])


@pytest.mark.slow
def test_the_wheel_holds_the_whole_engine_and_nothing_else(installed: Installed) -> None:
    names = zipfile.ZipFile(installed.wheel).namelist()
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "engine").rglob("*.py")}
    assert {name for name in names if ".dist-info/" not in name} == {*modules, "engine/py.typed"}
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
    arguments = ("--game", "tikal", "--players", "2", "-n", "3", "--policy", "mine:Mine,random")
    done = installed.run(tmp_path, "expeditions", "simulate", *arguments)
    assert done.returncode == 0, done.stderr
    assert "3 games of tikal, 2 players, policy mine:Mine,random" in done.stdout
    assert installed.run(tmp_path, "expeditions", "--help").stdout.startswith("usage: expeditions ")
    here = installed.run(tmp_path, "python", "-c", "import engine; print(engine.__file__)").stdout
    assert str(installed.programs.parent) in here


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
