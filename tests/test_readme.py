"""What the README says is true: its example runs, and its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.parametrize(("page", "least"), [("README.md", 10), ("docs/bots.md", 4)])
def test_the_examples_run(page: str, least: int):
    result = doctest.testfile(str(README.parent / page), module_relative=False)
    assert result.attempted >= least
    assert result.failed == 0


def test_the_two_commands_are_named_and_their_file_is_there():
    text = README.read_text(encoding="utf-8")
    assert "python3 play.py " in text
    assert "python3 play.py test" in text
    assert (README.parent / "play.py").is_file()


def test_every_page_the_readme_links_to_exists():
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / link).exists(), link
