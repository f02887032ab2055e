"""What a seat may know: nothing else is in its view."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tikal import components as box
from engine.tools.policies import random
from tests.engine.tikal.situation import Situation


def reshuffled(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The same position with everything exchanged that nobody can see."""
    stack, start = data["stack"], 0
    left = len(stack)
    for tiles in reversed(box.SETS.values()):
        start = max(0, left - len(tiles))
        stack[start:left] = chance.shuffled(stack[start:left])
        left = start
    ruins = [entry["treasures"] for entry in data["board"].values() if "treasures" in entry]
    pool = chance.shuffled([*data["treasures"], *(name for ruin in ruins for name in ruin)])
    for hidden in (data["treasures"], *ruins):
        hidden[:] = [pool.pop() for _ in hidden]
    return data


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("auction", [False, True])
def test_states_that_differ_only_in_what_nobody_can_see_give_the_same_view(players: int, auction: bool):
    changed = compared = 0
    for seed in range(2):
        game = engine.new_game("tikal", players=players, seed=seed, options={"auction": auction})
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            if len(game.moves) % 5 == 0 and len(game.position()["stack"]) > 2:
                twin = engine.from_position(reshuffled(game.position(), chance))
                assert all(twin.view(seat) == game.view(seat) for seat in range(players))
                compared += 1
                changed += twin.digest() != game.digest()
            game.apply(random(game, chance))
    assert changed > compared * 0.9
    assert compared > 20


def test_the_stack_the_pile_and_ruins_are_numbers():
    game = Situation().tile("c4", "ruin-4-201000", treasures="frog sun bowl frog").game()
    view = game.view(0)
    assert view["stack"] == 24
    assert view["treasures"] == 20
    assert view["board"]["c4"]["treasures"] == 4
    for name in box.TREASURES:
        assert name not in str(view)


def test_everything_else_is_open():
    situation = (
        Situation().tile("c4", "temple-2-200100").workers("c4").treasures("frog", seat=1).camp("b4", seat=1)
    )
    game = situation.game()
    view = game.view(0)
    assert view["players"] == game.position()["players"]
    assert view["board"] == game.position()["board"]
    assert view["floors"] == game.position()["floors"]


def test_the_tile_in_hand_and_the_tiles_on_show_are_open():
    assert Situation().hold("volcano").game().view(1)["tile"] == "volcano"
    game = engine.new_game("tikal", players=3, options={"auction": True})
    assert game.view(2)["auction"]["shown"] == game.position()["auction"]["shown"]


def test_only_the_seat_to_move_gets_choices():
    game = Situation().game()
    assert game.view(0)["legal"] == [str(action) for action in game.legal_actions()]
    assert game.view(1)["legal"] == []


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0"])
def test_there_is_no_such_seat(seat: object):
    with pytest.raises(ValueError, match="There is no seat"):
        Situation().game().view(seat)
