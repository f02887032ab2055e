"""A game imagined from a view: the board is the same, and the stack and the treasures to come are dealt anew."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Game
from engine.core.chance import Chance
from engine.tikal import components as box
from engine.tikal.position.imagine import imagine
from tests.engine.playing import Change, play, set_in
from tests.engine.tikal.situation import Situation

SEEDS = range(4)


def agrees(game: Game[Any]) -> bool:
    """Whether everybody can imagine games that look the same from where they sit."""
    views = [game.view(seat) for seat in range(game.players)]
    return all(engine.imagine(view, seed).view(view["seat"]) == view for view in views for seed in SEEDS)


def with_a_ruin() -> Game[Any]:
    """A ruin lies beside the clearing, two treasures are recovered, and the next tile is in hand."""
    for seed in range(40):
        game = engine.new_game("tikal", players=2, seed=seed, options={"first": 0})
        if str(game.view(0)["tile"]).startswith("ruin"):
            break
    play(game, "place c4", *["bring worker base"] * 2, "move worker base c4", "recover c4", "end turn")
    return game


def test_a_new_game_an_auction_and_a_game_under_way_can_be_imagined() -> None:
    assert agrees(engine.new_game("tikal", players=3))
    assert agrees(engine.new_game("tikal", players=4, options={"auction": True}))
    assert agrees(with_a_ruin())


def test_sets_stay_in_their_order_and_what_is_gone_does_not_come_again() -> None:
    game = with_a_ruin()
    gone = [game.view(0)["tile"], game.view(0)["board"]["c4"]["tile"]]
    for seed in SEEDS:
        stack = engine.imagine(game.view(0), seed).position()["stack"]
        first = sorted([*stack[:4], *gone])
        assert first == sorted(box.SETS["A"])
        assert sorted(stack[4:10]) == sorted(box.SETS["B"])
        assert sorted(stack[-4:]) == sorted(box.SETS["G"])


def test_treasures_nobody_found_lie_in_the_ruins_or_in_the_pile() -> None:
    game = with_a_ruin()
    worlds = [engine.imagine(game.view(0), seed).position() for seed in range(8)]
    (mine,) = game.view(0)["players"][0]["treasures"]
    for world in worlds:
        hidden = [*world["treasures"], *world["board"]["c4"]["treasures"]]
        assert len(world["board"]["c4"]["treasures"]) == 3
        assert {name: hidden.count(name) for name in box.TREASURES} == dict.fromkeys(box.TREASURES, 3) | {mine: 2}
    assert len({str(world["stack"]) for world in worlds}) > 1
    assert len({str(world["treasures"]) for world in worlds}) > 1


DAMAGES: dict[str, tuple[Change, str]] = {
    "no such seat": (set_in("seat", value=2), "view.seat: should be"),
    "a stack too high": (set_in("stack", value=35), "view.stack: should be 34, by what lies elsewhere"),
    "a treasure too few": (set_in("treasures", value=19), "view.treasures: should be 20, by what lies elsewhere"),
    "a ruin too full": (set_in("board", "c4", "treasures", value=24), "view.board.c4.treasures: should be"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_view_that_is_nobodys_is_refused_with_what_and_where(name: str) -> None:
    change, sentence = DAMAGES[name]
    view = with_a_ruin().view(0)
    change(view)
    with pytest.raises(engine.PositionError) as caught:
        engine.imagine(view, 1)
    assert sentence in str(caught.value)


def test_a_ruin_without_treasures_can_be_imagined() -> None:
    view = Situation().tile("c4", "ruin-4-201000", treasures="").game().view(0)
    assert imagine(view, Chance.seeded(1))["board"]["c4"]["treasures"] == []
