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


def test_every_page_the_readme_links_to_exists() -> None:
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / link).exists(), link


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
