"""The index of the rulebooks holds: every rule is proven by a test that runs, and told in every language."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from functools import cache

import pytest

from engine.tikal.ruleset import RuleSet
from tests.engine.rulebook import COLUMNS, FIELD, FOLDERS, NOT_TOLD, OURS, ROOT, RULEBOOKS, RULING, lines, rules
from tests.engine.rulebook import every_rule as index

LISTING = """
import sys
import pytest

class Listing:
    def pytest_collection_modifyitems(self, items):
        for item in items:
            marks = {mark.name for mark in item.iter_markers()}
            print("::", item.nodeid.partition("[")[0], *sorted(marks & {"skip", "skipif", "xfail"}))

sys.exit(pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *sys.argv[1:]], plugins=[Listing()]))
"""
PARAGRAPH = re.compile(r"[a-z]+\.\d+(\.(1999|2015|classic))?")
AT_THE_TABLE = "hands"
"""The chapter about buttons and keys, which no rulebook has."""


@cache
def paragraphs(game: str, language: str) -> dict[str, str]:
    """The paragraphs of the rules pages of a game, without what their keys have in common."""
    path = ROOT / "assets" / "locale" / language / FOLDERS[game] / "rules.json"
    start = f"{game}.rules."
    words: dict[str, str] = json.loads(path.read_text("utf-8"))
    return {key.removeprefix(start): text for key, text in words.items() if PARAGRAPH.fullmatch(key[len(start) :])}


def languages(game: str) -> list[str]:
    return sorted(path.parent.parent.name for path in ROOT.glob(f"assets/locale/*/{FOLDERS[game]}/rules.json"))


@pytest.mark.parametrize("game", FOLDERS)
def test_no_row_is_empty_and_none_comes_twice(game: str) -> None:
    heading, *rows = lines(game)
    assert tuple(heading) == COLUMNS
    for row in rows:
        assert len(row) == len(COLUMNS), row
        assert all(cell == cell.strip() for cell in row), row
        assert all(row[:4]), row
        assert row[0] in (*RULEBOOKS[game], OURS), row
    named = Counter((row[0], row[1], row[2], row[3]) for row in rows)
    assert [row for row, times in named.items() if times > 1] == []


@pytest.mark.parametrize("game", FOLDERS)
def test_no_rule_that_was_read_has_got_lost(game: str) -> None:
    found = Counter(rule.rulebook for rule in rules(game))
    assert {book: number for book, number in RULEBOOKS[game].items() if found[book] < number} == {}


@pytest.mark.slow
def test_every_named_test_is_collected_and_not_skipped() -> None:
    named = {test for rule in index() for test in rule.tests}
    files = sorted({test.partition("::")[0] for test in named})
    listed = subprocess.run(
        [sys.executable, "-c", LISTING, *files], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = [line.split()[1:] for line in listed.stdout.splitlines() if line.startswith(":: ")]
    assert listed.returncode == 0, listed.stdout + listed.stderr
    assert [words for words in found if len(words) > 1] == [], "a test that is skipped proves nothing"
    assert named - {words[0] for words in found} == set()


def test_no_named_test_skips_itself() -> None:
    for file in sorted({test.partition("::")[0] for rule in index() for test in rule.tests}):
        for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            called = getattr(node.func, "attr", "") if isinstance(node, ast.Call) else ""
            assert called not in ("skip", "importorskip", "xfail"), f"{file}:{getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize("game", FOLDERS)
def test_every_named_paragraph_is_there_in_every_language(game: str) -> None:
    named = {paragraph for rule in rules(game) for paragraph in rule.told}
    assert languages(game) == sorted(path.parent.name for path in ROOT.glob("assets/locale/*/language.json"))
    for language in languages(game):
        words = paragraphs(game, language)
        assert {paragraph for paragraph in named if not words.get(paragraph, "").strip()} == set(), language


@pytest.mark.parametrize("game", FOLDERS)
def test_every_paragraph_tells_a_rule_of_the_index(game: str) -> None:
    named = {paragraph for rule in rules(game) for paragraph in rule.told}
    told = {paragraph for paragraph in paragraphs(game, "en") if not paragraph.startswith(AT_THE_TABLE)}
    assert told - named == set()


def test_a_rule_that_is_not_told_says_why_and_no_other_does() -> None:
    for rule in index():
        assert bool(rule.told) != bool(rule.reason(NOT_TOLD)), rule


def test_an_example_is_called_so() -> None:
    """Only examples may go untold because they are examples."""
    for rule in index():
        assert ("example" in rule.reason(NOT_TOLD)) == rule.rule.startswith("Example"), rule


def test_what_no_rulebook_says_is_a_ruling_and_a_ruling_says_why() -> None:
    for rule in index():
        assert rule.reason(RULING) or rule.rulebook != OURS, rule
        assert not any(note.startswith("ruling") and not note.startswith(RULING) for note in rule.notes), rule


def test_fields_that_rules_name_are_those_where_editions_differ() -> None:
    named = {
        re.split(r"\W", note.removeprefix(FIELD))[0]
        for rule in index()
        for note in rule.notes
        if note.startswith(FIELD)
    }
    assert named == set(RuleSet._fields)
