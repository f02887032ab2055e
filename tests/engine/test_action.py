"""Actions by their fields: what an action means is enough to name it."""

from __future__ import annotations

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple import actions as temple
from engine.tikal import actions as jungle
from engine.tools.policies import random
from tests.engine.samples import seats


def test_an_action_is_built_from_what_its_fields_mean() -> None:
    assert str(jungle.MOVE.of(member="leader", start="base", place="b4")) == "move leader base b4"
    assert str(jungle.PLACE.of(place="c3", rotation=0)) == "place c3"
    assert str(jungle.PLACE.of(rotation=2, place="c3")) == "place c3 turn 2"
    assert str(jungle.EXCHANGE.of(gives="frog", takes="sun", seat=3)) == "exchange frog sun blue"
    assert str(temple.GO.of(place="c3", by="", tokens=1, cards=0)) == "go c3 1 token"
    assert jungle.PASS.of() is jungle.PASS()


@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_every_choice_of_a_game_is_the_action_with_its_own_fields(name: str) -> None:
    game = engine.new_game(name, players=seats(name, 3), seed=4)
    chance = Chance.seeded(4)
    while game.to_move is not None:
        for action in game.legal_actions():
            assert action.verb.of(**action.fields) is action
        game.apply(random(game, chance))


@pytest.mark.parametrize(
    "fields",
    [
        {"place": "z9"},
        {"place": 3},
        {"hex": "c3"},
        {"place": "c3", "member": "worker"},
        {},
    ],
)
def test_an_unknown_field_or_value_is_no_action(fields: dict[str, str | int]) -> None:
    with pytest.raises(KeyError):
        jungle.UNCOVER.of(**fields)


def test_an_action_is_written_in_at_most_two_hundred_characters() -> None:
    game = engine.new_game("lost-temple")
    assert game.parse("rest" + " " * 196) is temple.REST()
    with pytest.raises(engine.NotationError, match="in at most 200 characters, not in 201"):
        game.parse("rest" + " " * 197)
