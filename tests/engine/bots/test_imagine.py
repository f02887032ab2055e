"""An imagined game agrees with everything the seat can see, and differs in what it cannot."""

from __future__ import annotations

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("lost-temple", {}),
        ("lost-temple", {"more_control": True}),
        ("tikal", {"edition": "1999"}),
        ("tikal", {"edition": "2015", "auction": True}),
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_the_view_of_an_imagined_game_is_the_view_it_came_from(name: str, options: dict, players: int):
    worlds = set()
    for seed in range(3):
        game = engine.new_game(name, players=players, seed=seed, options=options)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            if len(game.moves) % 7 == 0:
                for seat in range(players):
                    view = game.view(seat)
                    imagined = engine.imagine(view, chance.word())
                    assert imagined.view(seat) == view
                    worlds.add(imagined.digest() == game.digest())
            game.apply(random(game, chance))
    assert False in worlds, "imagining never gave anything but the real game"


def test_the_same_seed_imagines_the_same_game():
    view = engine.new_game("lost-temple", seed=3).view(0)
    assert engine.imagine(view, 5).digest() == engine.imagine(view, 5).digest()
    assert engine.imagine(view, 5).digest() != engine.imagine(view, 6).digest()


def test_somebody_else_in_the_middle_of_a_delivery_still_has_something_to_deliver():
    cards = "delivery-anywhere delivery-several-types"
    game = Situation(players=3).treasures("mask jade").treasures("vase", seat=1).cards(cards).game()
    play(game, "play delivery-anywhere", "play delivery-several-types", "deliver mask 1")
    for seed in range(40):
        assert engine.imagine(game.view(2), seed).view(2) == game.view(2)
