"""An imagined game agrees with everything the seat can see, and differs in what it cannot."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import drop, play, set_in
from tests.fixtures import RECORDS

RUIN = {"tile": "ruin-4-201000", "rotation": 0, "treasures": 25}


@pytest.mark.slow
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
def test_the_view_of_an_imagined_game_is_the_view_it_came_from(
    name: str, options: dict[str, Any], players: int
) -> None:
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


def test_the_same_seed_imagines_the_same_game() -> None:
    view = engine.new_game("lost-temple", seed=3).view(0)
    assert engine.imagine(view, 5).digest() == engine.imagine(view, 5).digest()
    assert engine.imagine(view, 5).digest() != engine.imagine(view, 6).digest()


def test_somebody_else_in_the_middle_of_a_delivery_still_has_something_to_deliver() -> None:
    cards = "delivery-anywhere delivery-several-types"
    game = Situation(players=3).treasures("mask jade").treasures("vase", seat=1).cards(cards).game()
    play(game, "play delivery-anywhere", "play delivery-several-types", "deliver mask 1")
    for seed in range(40):
        assert engine.imagine(game.view(2), seed).view(2) == game.view(2)


DAMAGES = {
    "no players": (set_in("players", value=[]), "view.players: should have 2 or 3 or 4 items"),
    "a hex that is none": (set_in("board", "a4", value=3), "view.board.a4: should be a table"),
    "a ruin with too many treasures": (set_in("board", "a4", value=RUIN), "view.board.a4.treasures: should be"),
    "a tile nobody knows": (set_in("out", value=["lake"]), "view.out[0]: 'lake' is not one of"),
    "too many treasures in hand": (
        set_in("players", 0, "treasures", value={"sun": 4}),
        "view.players[0].treasures.sun: should be",
    ),
    "no auction": (drop("auction"), "view: lacks 'auction'"),
    "a score that cannot be": (set_in("players", 0, "score", value=7), "players[0].score: should be"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_view_of_tikal_that_cannot_be_is_refused_with_what_and_where(name: str) -> None:
    change, sentence = DAMAGES[name]
    view = engine.new_game("tikal", players=2).view(0)
    change(view)
    with pytest.raises(engine.PositionError) as caught:
        engine.imagine(view, 1)
    assert sentence in str(caught.value)


def test_imagining_leaves_the_view_as_it_was() -> None:
    game = engine.load((RECORDS / "tikal" / "two-1999.json").read_text(encoding="utf-8"), upto=150)
    view = game.view(0)
    before = copy.deepcopy(view)
    imagined = engine.imagine(view, 2)
    while imagined.to_move is not None:
        imagined.apply(imagined.legal_actions()[0])
    assert view == before
