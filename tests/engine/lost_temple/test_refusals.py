"""Bad input to the face of the engine, and that every reason for a refusal is shown by some test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.lost_temple.rules import refusals
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


@pytest.mark.parametrize(
    ("situation", "decision"),
    [
        (Situation(), "pirogue"),
        (Situation().exploring(), "explore"),
        (Situation().icons("scoring+2"), "icons"),
    ],
)
def test_another_decision_is_named(situation: Situation, decision: str) -> None:
    game = situation.game()
    with pytest.raises(engine.IllegalAction, match=f'now it is "{decision}"') as caught:
        play(game, "pack pink")
    assert caught.value.params == {"decision": decision}


def test_a_key_for_an_icon_that_is_used_or_has_another_colour() -> None:
    for tile, key in (("room+pink", "2"), ("pink+2", "1")):
        game = Situation(players=3).tent(False).icons(tile).game()
        assert refused(game, "key blue camp") == "other-key"
        with pytest.raises(engine.IllegalAction, match="This icon gives a pink key"):
            play(game, "key blue camp")
        game = Situation(players=3).tent(False).icons(tile, key).game()
        assert refused(game, "key blue camp") == "no-icon"
        assert refused(game, "key pink camp") == "no-icon"


def test_each_type_is_named_that_was_delivered() -> None:
    cards = "delivery-anywhere delivery-several-types"
    game = Situation().treasures("jade jade statuette vase vase").cards(cards).game()
    play(game, "play delivery-anywhere", "play delivery-several-types", "deliver jade 1")
    assert refused(game, "deliver jade 1") == "type-delivered"
    assert refused(game, "deliver statuette 2") == "not-enough-treasures"
    play(game, "deliver statuette 1")
    assert refused(game, "deliver statuette 1") == "type-delivered"
    assert refused(game, "deliver vase 3") == "not-enough-treasures"


def test_there_is_no_third_pile_with_more_control() -> None:
    game = Situation(more_control=True).icons("treasure+any").game()
    assert refused(game, "look treasures 3") == "empty-pile"


@pytest.mark.parametrize("place", ["a1", "a2", "e5", "s3"])
def test_an_own_flag_is_named(place: str) -> None:
    assert refused(Situation().flag(place).at(place).exploring().game(), "dig") == "own-flag"


def test_spaces_are_named_where_there_are_several_and_only_there() -> None:
    for place in ("a1", "s1"):
        assert refused(Situation().at(place).exploring().game(), "dig 1") == "one-space"
    situation = Situation().room("c3", "pink-sanctuary").flag("c3", seat=1, space=2).at("c3")
    assert refused(situation.exploring().game(), "dig") == "which-space"
    assert refused(situation.game(), "dig 3") == "space-taken"


def test_an_any_key_card_waits_for_the_tents_key() -> None:
    game = play(Situation().cards("any-key").game(), "tent key")
    assert refused(game, "play any-key") == "card-not-now"


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
        ("deliver mask 6", 'what follows "deliver" does not fit'),
        ("place b2 6", 'what follows "place" does not fit'),
        ("dig 5", 'what follows "dig" does not fit'),
        ("look treasures 4", 'what follows "look" does not fit'),
        ("go b2 by a1 9 tokens", 'what follows "go" does not fit'),
        ("go b2 by a1 3 cards", 'what follows "go" does not fit'),
        ("take", 'what follows "take" does not fit'),
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
