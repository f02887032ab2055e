"""The index of the rulebooks: one row for each rule, with the test that proves it and the paragraph that tells it.

`rulebook.tsv` in the folder of a game has the rules of its rulebooks in our own words; docs/engine.md says how to
read it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDERS = {"lost-temple": "lost_temple", "tikal": "tikal"}
COLUMNS = ("rulebook", "rule", "test", "told", "note")
OURS = "ours"
"""The rulebook of what no rulebook says."""
RULEBOOKS = {
    "lost-temple": {"Tikal II": 174},
    "tikal": {
        "1999 English": 104,
        "1999 French": 65,
        "2015 English": 96,
        "2015 French": 92,
        "Classic French": 77,
    },
}
"""The rulebooks of each game, and the rules that were read in each."""
NOT_TOLD, RULING, FIELD = "not told: ", "ruling: ", "field "


class Rule(NamedTuple):
    """A row of the index."""

    game: str
    rulebook: str
    rule: str
    tests: tuple[str, ...]
    """Such as tests/engine/tikal/test_camps.py::test_a_camp_never_moves."""
    told: tuple[str, ...]
    """Paragraphs of the rules pages, such as actions.4; none where it is not worth telling."""
    notes: tuple[str, ...]

    def reason(self, kind: str) -> str:
        """What the note of a kind says, such as why a rule is not told; empty where there is none."""
        return next((note.removeprefix(kind) for note in self.notes if note.startswith(kind)), "")


def lines(game: str) -> list[list[str]]:
    """The table of a game as it is written, its heading first."""
    path = ROOT / "tests" / "engine" / FOLDERS[game] / "rulebook.tsv"
    return [line.split("\t") for line in path.read_text("utf-8").splitlines()]


def rules(game: str) -> list[Rule]:
    """Every row of the index of a game."""
    found = []
    for rulebook, rule, tests, told, note in lines(game)[1:]:
        paragraphs = () if told == "-" else tuple(told.split())
        notes = tuple(part for part in note.split("; ") if part)
        found.append(Rule(game, rulebook, rule, tuple(tests.split()), paragraphs, notes))
    return found


def every_rule() -> list[Rule]:
    """The index of both games."""
    return [rule for game in FOLDERS for rule in rules(game)]
