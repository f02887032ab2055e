"""What the README and the pages beside it say is true: examples run, commands and paths exist."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from play import GROUPS

README = Path(__file__).parents[1] / "README.md"
CONTRIBUTING = (README.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
FOLDERS = r"(?:assets|build|docs|engine|game|tests|\.github)"


@pytest.mark.parametrize(
    ("page", "least"), [("README.md", 10), ("docs/bots.md", 8), ("docs/training-ground.md", 22)]
)
def test_the_examples_run(page: str, least: int) -> None:
    """In a clone the package has the name of its folder; tests/engine/test_installed.py runs them elsewhere."""
    text = (README.parent / page).read_text(encoding="utf-8").replace("expeditions", "engine")
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(text, {}, page, page, 0))
    assert result.attempted >= least
    assert result.failed == 0


def test_the_two_commands_are_named_and_their_file_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    assert "python3 play.py " in text
    assert "python3 play.py test" in text
    assert (README.parent / "play.py").is_file()


def test_the_architecture_page_lists_the_layers_of_the_contracts() -> None:
    page = (README.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    project = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = [one for one in project["tool"]["importlinter"]["contracts"] if "containers" in one]
    columns = [re.split(r" {2,}", line) for line in page.partition("## Layers")[2].split("```")[1].splitlines()]
    listed = [[row[place] for row in columns if len(row) > place and row[place]] for place in range(3)]
    assert listed == [contract["layers"] for contract in contracts]


def test_every_path_that_contributors_are_told_exists() -> None:
    paths = set(re.findall(rf"(?<![\w/]){FOLDERS}/[\w./<>-]*[\w/>]", CONTRIBUTING))
    assert len(paths) > 40
    gone = [path for path in paths if not any(README.parent.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))]
    assert gone == []


def test_every_command_that_contributors_are_told_exists() -> None:
    blocks = "".join(re.findall(r"```sh\n(.*?)```", CONTRIBUTING, re.DOTALL))
    played = re.findall(r"^python3 play\.py ?(\w*)", blocks, re.MULTILINE)
    modules = re.findall(r"^\.venv/bin/python -m (\w+)", blocks, re.MULTILINE)
    scripts = re.findall(r"^\.venv/bin/lint-imports", blocks, re.MULTILINE)
    assert len(played) + len(modules) + len(scripts) == len(blocks.splitlines())
    assert set(played) <= {"", *GROUPS}
    pinned = (README.parent / "build" / "constraints.txt").read_text(encoding="utf-8")
    ours = [module for module in modules if (README.parent / module / "__main__.py").is_file()]
    assert [module for module in modules if module not in ours and f"\n{module}==" not in pinned] == []


PAGES = [README, *sorted((README.parent / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_and_command_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {word for word in re.findall(r"`([^`\n]+)`", text) if re.fullmatch(rf"{FOLDERS}/[\w./<>*-]+", word)}
    made = {"build/web/", "build/.cache"}
    gone = [one for one in named - made if not any(README.parent.glob(re.sub(r"<\w+>", "*", one).rstrip("/")))]
    assert gone == []
    benches = set(re.findall(r"play\.py bench ([a-z_]+)", text))
    benches |= set(re.findall(r"python -m tests\.bench\.(\w+)", text))
    assert [name for name in benches if not (README.parent / "tests" / "bench" / f"{name}.py").is_file()] == []
    for link in re.findall(r"\]\((?!http)([^)#]+)", text):
        assert (page.parent / link).exists(), link


def test_the_page_of_dependencies_names_every_direct_one_with_its_version() -> None:
    project = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [*project["dependency-groups"].values(), *project["project"]["optional-dependencies"].values()]
    pinned = {one.replace("==", " ") for group in [*groups, project["build-system"]["requires"]] for one in group}
    text = (README.parent / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert [one for one in sorted(pinned) if one not in text] == []
