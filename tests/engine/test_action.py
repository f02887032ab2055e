"""Actions made from what their fields mean, without writing and reading text."""

from __future__ import annotations

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple import actions as temple
from engine.tikal import actions as tikal
from engine.tools.policies import random


def test_an_action_is_made_from_the_meanings_of_its_fields():
    assert str(tikal.GUARD.of(place="c3", member="worker")) == "guard c3 worker"
    assert str(tikal.PLACE.of(rotation=2, place="c3")) == "place c3 turn 2"
    assert str(tikal.PLACE.of(place="c3", rotation=0)) == "place c3"
    assert str(tikal.END_TURN.of()) == "end turn"
    assert str(temple.GO.of(place="c3", by="", tokens=2, cards=0)) == "go c3 2 tokens"


@pytest.mark.parametrize("name", sorted(engine.GAMES))
def test_every_action_is_the_same_object_when_it_is_made_from_its_own_fields(name: str):
    game = engine.new_game(name, players=3, seed=8)
    chance = Chance.seeded(1)
    for _ in range(60):
        for action in game.legal_actions():
            assert action.verb.of(**action.fields) is action
        game.apply(random(game, chance))


@pytest.mark.parametrize(
    "fields",
    [
        {"place": "c3", "member": "worker", "rotation": 0},
        {"place": "z9", "member": "worker"},
        {"place": "c3", "member": 0},
        {"place": "c3"},
        {},
    ],
)
def test_fields_and_values_that_a_verb_lacks_and_missing_ones_are_key_errors(fields: dict[str, str | int]):
    with pytest.raises(KeyError):
        tikal.GUARD.of(**fields)
