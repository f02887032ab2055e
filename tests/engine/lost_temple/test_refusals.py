"""Bad input to the face of the engine, and that every reason for a refusal is shown by some test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.lost_temple import refusals
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import legal, play, refused


def test_every_reason_is_shown_by_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    shown = set(re.findall(r'refused\(.*?\) == "([a-z0-9-]+)"', text, re.S))
    shown |= {word for group in re.findall(r'"([a-z-]+)" if .*? else "([a-z-]+)"', text) for word in group}
    assert set(refusals.SENTENCES) - shown == set()


def test_nothing_can_be_done_after_the_end() -> None:
    game = play(Situation().last_turn(1).game(), "rest", "rest")
    assert refused(game, "rest") == "over"


@pytest.mark.parametrize("thing", [None, "take scoring+2", 3, object()])
def test_a_foreign_action_is_refused(thing: Any) -> None:
    game = Situation().game()
    before = game.digest()
    with pytest.raises(engine.IllegalAction, match="is not an action"):
        game.apply(thing)
    assert game.digest() == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("chess", "There is no game 'chess'"), (None, "There is no game None"), ("Lost-Temple", "There is no game")],
)
def test_an_unknown_game(name: str, sentence: str) -> None:
    with pytest.raises(engine.OptionError, match=sentence):
        engine.new_game(name)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"magic": True}, "has no option magic"),
        ({"more_control": 1}, "more_control should be true or false"),
        ({"short_game": "yes"}, "short_game should be true or false"),
        ({"first": 3}, "a seat from 0 to 2"),
        ({"first": True}, "a seat from 0 to 2"),
        ({"names": ["a", "b"]}, "3 different names"),
        ({"names": ["a", "a", "b"]}, "3 different names"),
        ({"names": ["a", "", "b"]}, "not empty"),
        ({"names": "abc"}, "list of texts"),
        ({"names": [1, 2, 3]}, "a text that is not empty, not 1"),
    ],
)
def test_a_bad_option(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(engine.OptionError, match=sentence):
        engine.new_game("lost-temple", players=3, options=options)


@pytest.mark.parametrize("seed", [1.5, "7", None, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(engine.OptionError, match="seed should be a whole number"):
        engine.new_game("lost-temple", seed=seed)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "cannot be empty"),
        ("   ", "cannot be empty"),
        ("castle", "does not begin with a verb"),
        ("key purple camp", 'what follows "key" does not fit'),
        ("key pink", 'what follows "key" does not fit'),
        ("go c9", 'what follows "go" does not fit'),
        ("take scoring+2 now", 'what follows "take" does not fit'),
        ("deliver mask 0", 'what follows "deliver" does not fit'),
        (None, "written as text"),
        (7, "written as text"),
    ],
)
def test_a_text_that_is_no_action(text: Any, sentence: str) -> None:
    with pytest.raises(engine.NotationError, match=sentence):
        Situation().game().parse(text)


def test_case_and_blanks_do_not_matter() -> None:
    game = Situation().game()
    assert game.parse("  TENT   Key ") is game.parse("tent key")


def test_any_seed_works() -> None:
    for seed in (0, -1, 2**200):
        assert legal(engine.new_game("lost-temple", seed=seed), "pack")
