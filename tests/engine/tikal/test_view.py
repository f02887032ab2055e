"""What a seat may know: nothing else is in its view."""

from __future__ import annotations

from itertools import product
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import engine
from engine import Action, Choices, Game
from engine.core.chance import Chance
from engine.tikal import components as box
from engine.tikal.ruleset import EDITIONS
from engine.tikal.views import Event, View
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


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("auction", [False, True])
def test_states_that_differ_only_in_what_nobody_can_see_give_the_same_view(players: int, auction: bool) -> None:
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


def test_the_stack_the_pile_and_ruins_are_numbers() -> None:
    game = Situation().tile("c4", "ruin-4-201000", treasures="frog sun bowl frog").game()
    view = game.view(0)
    assert view["stack"] == 24
    assert view["treasures"] == 20
    assert view["board"]["c4"]["treasures"] == 4
    for name in box.TREASURES:
        assert name not in str(view)


def test_everything_else_is_open() -> None:
    situation = (
        Situation().tile("c4", "temple-2-200100").workers("c4").treasures("frog", seat=1).camp("b4", seat=1)
    )
    game = situation.game()
    view = game.view(0)
    assert view["players"] == game.position()["players"]
    assert view["board"] == game.position()["board"]
    assert view["floors"] == game.position()["floors"]


def test_the_tile_in_hand_and_the_tiles_on_show_are_open() -> None:
    assert Situation().hold("volcano").game().view(1)["tile"] == "volcano"
    game = engine.new_game("tikal", players=3, options={"auction": True})
    assert game.view(2)["auction"]["shown"] == game.position()["auction"]["shown"]


def test_only_the_seat_to_move_gets_choices() -> None:
    game = Situation().game()
    assert game.view(0)["legal"] == [str(action) for action in game.legal_actions()]
    assert game.view(1)["legal"] == []


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0"])
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(ValueError, match="There is no seat"):
        Situation().game().view(seat)


# The types of views and events


def misfits(value: Any, kind: Any, where: str) -> list[str]:
    """Where plain data is not what its type says: a key too many or too few, or a value of another kind."""
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        must = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        found = [f"{where}.{key} is not there" for key in must - value.keys()]
        found += [f"{where}.{key} is not declared" for key in value.keys() - hints.keys()]
        known = get_type_hints(kind).items()
        return found + [one for key, hint in known if key in value for one in misfits(value[key], hint, key)]
    origin, of = get_origin(kind), get_args(kind)
    if origin is dict:
        return [one for name, entry in value.items() for one in misfits(entry, of[1], f"{where}.{name}")]
    if origin is list:
        return [one for entry in value for one in misfits(entry, of[0], where)]
    if origin in (Union, UnionType):
        return [] if any(not misfits(value, one, where) for one in of) else [f"{where} is {value!r}"]
    fits = value in of if origin is Literal else type(value) is kind
    return [] if fits else [f"{where} is {value!r}"]


def lively(game: Game[Any], chance: Chance) -> Action:
    """Any verb, each equally likely, so that rare ones come up."""
    actions = Choices(game.legal_actions())
    verbs = list({action.verb: None for action in actions})
    kin = actions.of(verbs[chance.below(len(verbs))])
    return kin[chance.below(len(kin))]


@pytest.mark.slow
def test_views_and_events_are_what_their_types_say() -> None:
    told: set[str] = set()
    for seed, (edition, auction) in enumerate(product(EDITIONS, (False, True))):
        options = {"edition": edition, "auction": auction, "auction_allowed": True}
        game = engine.new_game("tikal", players=2 + seed % 3, seed=seed, options=options)
        events, chance = game.listen(), Chance.seeded(seed)
        while game.to_move is not None:
            if len(game.moves) % 12 == 0:
                assert misfits(game.view(game.to_move), View, "view") == []
            game.apply(lively(game, chance))
        assert misfits(game.view(0), View, "view") == []
        assert [one for event in events for one in misfits(event, Event, event["kind"])] == []
        told |= {key for event in events for key in event}
    assert get_type_hints(Event).keys() == told
