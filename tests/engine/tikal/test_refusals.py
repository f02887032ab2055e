"""Bad input to the face of the engine, and that every reason for a refusal is shown by some test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.tikal.rules import refusals
from tests.engine.playing import legal
from tests.engine.tikal.situation import Situation


def test_every_reason_is_shown_by_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    shown = set(re.findall(r'refused\(.*?\) == "([a-z0-9-]+)"', text, re.S))
    assert set(refusals.SENTENCES) - shown == set()


@pytest.mark.parametrize("thing", [None, "end turn", 3, object()])
def test_a_foreign_action_is_refused(thing: Any) -> None:
    game = Situation().game()
    before = game.digest()
    with pytest.raises(engine.IllegalAction, match="is not an action"):
        game.apply(thing)
    assert game.digest() == before


def test_an_action_of_the_other_game_is_refused() -> None:
    game = Situation().game()
    other = engine.new_game("lost-temple").legal_actions()[0]
    with pytest.raises(engine.IllegalAction, match="'pack pink' is not an action of this game"):
        game.apply(other)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"magic": True}, "Tikal has no option magic"),
        ({"edition": "1998"}, "edition should be one of 1999, 2015, classic"),
        ({"edition": 1999}, "edition should be one of"),
        ({"auction": 1}, "auction should be true or false"),
        ({"camp_needs_member": "yes"}, "camp_needs_member should be true or false"),
        ({"volcano_beside_volcano": True}, "volcano_beside_volcano should be one of free, reachable"),
        ({"tie_break": "dice"}, "tie_break should be one of shared, guard"),
        ({"auction_allowed": None}, "auction_allowed should be true or false"),
        ({"nobody_bids": True}, "nobody_bids should be one of auction, clockwise"),
        ({"auction": True, "auction_allowed": False}, "has no auction"),
        ({"first": 3}, "a seat from 0 to 2"),
        ({"first": True}, "a seat from 0 to 2"),
        ({"names": "abc"}, "a list of texts"),
        ({"names": ["a", "b"]}, "3 different names"),
        ({"names": ["a", "b", "a"]}, "3 different names"),
        ({"names": ["a", "b", " "]}, "not empty"),
    ],
)
def test_a_wrong_option(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engine.OptionError) as caught:
        engine.new_game("tikal", players=3, options=options)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "fly a4",
        "move worker a4",
        "move worker a4 z9",
        "move 2 workers a4 b4",
        "place c4 turn 6",
        "place c4 turn 0",
        "bid 0",
        "bid -1",
        "bid 1000",
        "bid many",
        "exchange frog sun",
        "exchange frog frog green",
        "guard a4",
        "choose lake",
        "bring camp base",
        "end",
        "end turn now",
    ],
)
def test_a_text_that_is_no_action(text: str) -> None:
    with pytest.raises(engine.NotationError):
        Situation().game().parse(text)


@pytest.mark.parametrize("text", [None, 3, ["end turn"]])
def test_an_action_is_a_text(text: Any) -> None:
    with pytest.raises(engine.NotationError, match="written as text"):
        Situation().game().parse(text)


def test_case_and_blanks_do_not_matter() -> None:
    game = Situation().workers("a4").game()
    assert game.parse("  Move  WORKER a4   base ") in game.legal_actions()


def test_the_notation_of_every_kind_of_choice() -> None:
    situation = Situation().tile("c4", "ruin-4-201000").workers("a4").leader("b5").workers("c4")
    situation.treasures("frog").treasures("sun", seat=1)
    shown = legal(situation.game())
    assert {
        "bring worker base",
        "move worker a4 base",
        "move leader b5 b4",
        "uncover a4",
        "recover c4",
        "exchange frog sun orange",
        "camp b4",
        "guard a4 worker",
        "guard b5 leader",
        "end turn",
    } <= shown
