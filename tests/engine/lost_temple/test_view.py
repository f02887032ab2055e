"""What a seat may know: nothing else is in its view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple import views
from engine.lost_temple.position.view import witnessed
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play


def reshuffled(data: dict[str, Any], seat: int, chance: Chance) -> dict[str, Any]:
    """The same position with everything exchanged that this seat cannot see."""
    looking = data["steps"][-1]["step"] if data["steps"] and data["turn"] == seat else ""
    over = data["round"] == "over"
    others = [player for i, player in enumerate(data["players"]) if i != seat and not over]

    piles = data["treasures"]["piles"]
    seen = data["steps"][-1]["pile"] - 1 if looking == "look treasures" else None
    fixed = [pile[:3] if i == seen else [] for i, pile in enumerate(piles)]
    hidden = [pile[len(fixed[i]) :] for i, pile in enumerate(piles)]
    lots = deal_again([*hidden, *(names(player["treasures"]) for player in others)], chance)
    data["treasures"]["piles"] = [fixed[i] + lots[i] for i in range(len(piles))]
    for player, lot in zip(others, lots[len(piles) :], strict=True):
        player["treasures"] = counts(lot)

    deck = data["cards"]["deck"]
    top = deck[:3] if looking == "look cards" else []
    lots = deal_again([deck[len(top) :], *(names(player["cards"]) for player in others)], chance)
    data["cards"]["deck"] = top + lots[0]
    for player, lot in zip(others, lots[1:], strict=True):
        player["cards"] = counts(lot)

    for player, lot in zip(others, deal_again([names(player["camp"]) for player in others], chance), strict=True):
        player["camp"] = counts(lot)
    top = data["rooms"][:3] if looking == "look rooms" else []
    data["rooms"] = top + chance.shuffled(data["rooms"][len(top) :])
    data["sanctuaries"] = data["sanctuaries"][:1] + chance.shuffled(data["sanctuaries"][1:])
    data["chance"] = f"{chance.word():016x}"
    return data


def names(table: dict[str, int]) -> list[str]:
    return [name for name, count in table.items() for _ in range(count)]


def counts(items: list[str]) -> dict[str, int]:
    return {name: items.count(name) for name in set(items)}


def deal_again(lots: list[list[str]], chance: Chance) -> list[list[str]]:
    """All items shuffled and dealt to lots of the same sizes."""
    pool = chance.shuffled([item for lot in lots for item in lot])
    return [[pool.pop() for _ in lot] for lot in lots]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("more_control", [False, True])
def test_states_that_differ_only_in_what_a_seat_cannot_see_give_the_same_view(
    players: int, more_control: bool
) -> None:
    changed = compared = 0
    for seed in range(3):
        game = engine.new_game("lost-temple", players=players, seed=seed, options={"more_control": more_control})
        chance = Chance.seeded(seed)
        while True:
            for seat in range(players) if len(game.moves) % 2 else ():
                data = reshuffled(game.position(), seat, chance)
                twin = engine.from_position(data)
                assert twin.view(seat) == game.view(seat)
                compared += 1
                changed += twin.digest() != game.digest()
            if game.to_move is None:
                break
            game.apply(random(game, chance))
    assert changed == compared


def test_a_seat_sees_its_own_things_and_counts_of_the_others() -> None:
    game = Situation().camp("pink blue").treasures("mask").cards("any-key").camp("green", seat=1).game()
    own, other = game.view(0)["players"][0], game.view(1)["players"][0]
    assert (own["camp"], own["treasures"], own["cards"]) == ({"pink": 1, "blue": 1}, {"mask": 1}, {"any-key": 1})
    assert (other["camp"], other["treasures"], other["cards"]) == (2, 1, 1)
    assert game.view(0)["players"][1]["camp"] == 1


def test_the_backpack_is_open() -> None:
    assert Situation().backpack("pink").game().view(1)["players"][0]["backpack"] == {"pink": 1}


def test_piles_are_numbers_and_only_the_next_sanctuary_is_seen() -> None:
    game = Situation().game()
    view = game.view(0)
    assert view["treasures"]["piles"] == [9, 8, 8]
    assert (view["cards"]["deck"], view["rooms"]) == (13, 10)
    assert view["sanctuaries"] == {"next": game.position()["sanctuaries"][0], "left": 6}
    assert "chance" not in view


def test_only_the_player_who_looks_sees_the_three() -> None:
    game = play(Situation().icons("treasure+any").piles("jade", "mask", "vase").game(), "look treasures 1")
    assert game.view(0)["seen"] == ["jade", "mask", "vase"]
    assert game.view(1)["seen"] == []


def test_only_the_seat_to_move_gets_choices() -> None:
    game = Situation().game()
    assert game.view(0)["legal"] == [str(action) for action in game.legal_actions()]
    assert game.view(1)["legal"] == []


def test_after_the_end_everything_in_the_camps_is_open() -> None:
    game = engine.new_game("lost-temple", seed=4)
    chance = Chance.seeded(4)
    while game.to_move is not None:
        game.apply(random(game, chance))
    assert game.view(0)["players"] == game.position()["players"]


@pytest.mark.parametrize("seat", [-1, 2, True, None, "0"])
def test_there_is_no_such_seat(seat: Any) -> None:
    with pytest.raises(ValueError, match="There is no seat"):
        Situation().game().view(seat)


def test_events_do_not_tell_others_what_was_kept_face_down() -> None:
    situation = Situation(players=4).icons("treasure+card").piles("jade").top("deck", "end-idol")
    game = situation.game()
    events = game.listen()
    play(game, "look treasures 1", "keep jade", "look cards", "keep end-idol", "tent key", "key pink backpack")
    told = [witnessed(event, 1) for event in events]
    assert "jade" not in str(told)
    assert "end-idol" not in str(told)
    assert "pink" in str(told)
    assert "jade" in str([witnessed(event, 0) for event in events])


@cache
def declared(kind: type) -> tuple[set[str], set[str]]:
    """The keys that a declared table must have, and those that it may have."""
    hints = get_type_hints(kind, include_extras=True)
    must = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    return must, set(hints)


def assert_as_declared(kind: type, found: dict[str, Any]) -> None:
    must, may = declared(kind)
    assert must <= set(found) <= may, f"{kind.__name__}: {set(found) ^ must}"


def random_games() -> Iterator[engine.Game[Any]]:
    """Games with two to four players under every rule, at every decision and at the end."""
    for seed in range(12):
        options = {"more_control": seed % 2 == 1, "short_game": seed % 5 == 0}
        game = engine.new_game("lost-temple", players=2 + seed % 3, seed=seed, options=options)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            yield game
            game.apply(random(game, chance))
        yield game


@pytest.mark.slow
def test_a_view_has_exactly_the_declared_fields() -> None:
    parts = {
        "options": views.OptionsView,
        "stock": views.StockView,
        "treasures": views.TreasuresView,
        "cards": views.CardsView,
        "sanctuaries": views.SanctuariesView,
        "decision": views.StepView,
    }
    for game in random_games():
        view = game.view(len(game.moves) % game.players)
        assert_as_declared(views.View, view)
        for name, kind in parts.items():
            assert_as_declared(kind, view[name])
        for player in view["players"]:
            assert_as_declared(views.PlayerView, player)
        for room in view["temple"].values():
            assert_as_declared(views.RoomView, room)
        for step in view["steps"]:
            assert_as_declared(views.StepView, step)


def test_every_declared_field_of_a_room_and_a_step_is_used() -> None:
    rooms, steps = set(), set()
    for game in random_games():
        view = game.view(0)
        rooms |= {key for room in view["temple"].values() for key in room}
        steps |= {key for step in view["steps"] for key in step}
    assert rooms == declared(views.RoomView)[1]
    assert steps == declared(views.StepView)[1]


def test_events_have_declared_fields_only_and_every_one_is_used() -> None:
    heard: list[dict[str, Any]] = []
    told: set[str] = set()
    for game in random_games():
        if not game.moves:
            heard = game.listen()
        if game.to_move is None:
            for event in heard:
                for seat in range(game.players):
                    assert_as_declared(views.Event, witnessed(event, seat))
                told |= set(event)
    assert told == declared(views.Event)[1]
