"""The table in words for screen readers: the decision and its hint make one line, as the language writes it."""

import pytest

from game.lost_temple.words import speech
from game.screen.catalogue import Catalogue
from game.session.session import Session
from game.table.screenreader import ScreenReader
from tests.game.hands import setup
from tests.game.sitting import Home


@pytest.mark.parametrize(
    ("language", "decision", "hint", "heading"),
    [
        ("en", "Ada, use your tile", "its icons", "Ada, use your tile: its icons"),
        ("fr", "Ada, la tuile", "ses icônes", "Ada, la tuile\u00a0: ses icônes"),
        ("en", "Ada, deliver?", "one type", "Ada, deliver? One type"),
        ("fr", "Ada, livrer\u00a0?", "un type", "Ada, livrer\u00a0? Un type"),
        ("en", "The game is over", "", "The game is over"),
    ],
)
def test_the_decision_and_its_hint_make_one_line(language: str, decision: str, hint: str, heading: str) -> None:
    session = Session(Home((320, 240)), setup(2, 0, 5))
    read = ScreenReader().read(session, (decision, hint), speech, Catalogue(language, []))
    assert read.heading == heading
