"""Positions along the course of a game: packing, both rounds and the last turn, whoever is first."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Game
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import Change, impossible, play, set_in, shift

TABLES = [(players, first) for players in (2, 3, 4) for first in range(players)]


def new(players: int, first: int, **options: Any) -> Game[Any]:
    return engine.new_game("lost-temple", players=players, options={"first": first, **options})


def is_position(game: Game[Any]) -> bool:
    return engine.from_position(game.position()).position() == game.position()


def packed(game: Game[Any]) -> Game[Any]:
    """Everybody has packed."""
    return play(game, *["pack pink", "pack blue"] * game.players)


def a_turn(game: Game[Any]) -> Game[Any]:
    """A turn in which as little as possible happens: the last tile of the first site that has one, and no more."""
    tile = next(site[-1] for site in game.position()["river"] if site)
    play(game, f"take {tile}")
    while game.position()["steps"][-1]["step"] != "pirogue":
        plain = {"paddle on", "done", "pay pink", "pay blue", "pay fine", "rest", "end turn"}
        play(game, next(str(action) for action in game.legal_actions() if str(action) in plain))
    return game


@pytest.mark.parametrize(("players", "first"), TABLES)
def test_everybody_packs_two_keys_beginning_with_the_first(players: int, first: int) -> None:
    game = new(players, first)
    for number in range(2 * players):
        assert game.to_move == (first + number // 2) % players
        assert is_position(game)
        play(game, "pack pink" if number % 2 else "pack blue")
    assert game.position()["round"] == "first"
    assert is_position(game)


@pytest.mark.parametrize(("players", "first"), TABLES)
def test_turns_go_round_one_way_and_then_the_other(players: int, first: int) -> None:
    game = packed(new(players, first, short_game=True))
    turns = {2: 8, 3: 7, 4: 6}[players]
    clockwise = [(first + i) % players for i in range(players)]
    for turn in range(turns * players):
        assert (game.position()["round"], game.to_move) == ("first", clockwise[turn % players])
        assert is_position(game)
        a_turn(game)
    for turn in range(players + 1):
        assert (game.position()["round"], game.to_move) == ("second", clockwise[-1 - turn % players])
        assert is_position(game)
        a_turn(game)


@pytest.mark.parametrize(("players", "first"), TABLES)
def test_nobody_has_another_players_turn(players: int, first: int) -> None:
    game = packed(new(players, first, short_game=True))
    for _ in range(players + 1):
        data = game.position()
        for turn in range(players):
            if turn != data["turn"]:
                impossible(data | {"turn": turn}, "")
        a_turn(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_goes_round_once_and_ends_with_who_began_it(players: int) -> None:
    game = Situation(players=players).last_turn(players - 1).game()
    for seat in range(players)[::-1]:
        assert game.to_move == seat
        assert is_position(game)
        play(game, "rest")
    assert game.to_move is None
    assert is_position(game)
    for turn in range(players - 1):
        impossible(game.position() | {"turn": turn}, "turn: the game ends when the turn has come back")


def keys(seat: int, number: int) -> Change:
    """Another number of packed keys, all of them brown."""

    def change(data: dict[str, Any]) -> None:
        backpack = data["players"][seat]["backpack"]
        for colour, count in list(backpack.items()):
            shift(data["stock"]["keys"], colour, count)
        backpack.clear()
        shift(data["stock"]["keys"], "brown", -number)
        shift(backpack, "brown", number)

    return change


@pytest.mark.parametrize(
    ("moves", "change", "sentence"),
    [
        (0, keys(1, 1), "players[1].backpack: should hold 0 keys, not 1"),
        (1, keys(1, 2), "players[1].backpack: should hold 1 keys, not 2"),
        (1, keys(2, 1), "players[2].backpack: should hold 0 keys, not 1"),
        (3, keys(1, 1), "players[1].backpack: should hold 2 keys, not 1"),
        (3, keys(2, 2), "players[2].backpack: should hold 1 keys, not 2"),
        (3, keys(0, 1), "players[0].backpack: should hold 0 keys, not 1"),
        (5, keys(0, 2), "players[0].backpack: should hold 1 keys, not 2"),
        (6, keys(0, 1), "players[0].backpack: should hold 2 keys, not 1"),
    ],
)
def test_how_many_keys_are_packed_by_now(moves: int, change: Change, sentence: str) -> None:
    data = play(new(3, 1), *["pack pink"] * moves).position()
    change(data)
    impossible(data, sentence)


@pytest.mark.parametrize(
    ("pile", "sentence"),
    [("rooms", "rooms: nothing has been played yet"), ("sanctuaries", "sanctuaries: nothing has been played yet")],
)
def test_no_room_is_placed_before_the_first_turn(pile: str, sentence: str) -> None:
    data = new(2, 0).position()
    room = data[pile].pop()
    spaces = [None] * (4 if pile == "sanctuaries" else 1)
    data["temple"]["c3"] = {"room": room, "rotation": 0, "spaces": spaces}
    impossible(data, sentence)


def test_nothing_is_delivered_before_the_first_turn() -> None:
    data = new(2, 0).position()
    treasure = data["treasures"]["piles"][0].pop()
    data["treasures"]["delivered"] = {treasure: 1}
    impossible(data, "treasures.delivered: nothing has been played yet")


def test_a_game_of_two_ends_after_eight_tiles_each() -> None:
    data = play(Situation().last_turn(1).game(), "rest", "rest").position()
    assert [len(player["tiles"]) for player in data["players"]] == [8, 8]
    data["players"][0]["tiles"].append(data["players"][1]["tiles"].pop())
    impossible(data, "players[0].tiles: there should be 8 after the turns of this round so far, not 9")


def test_in_the_short_game_no_tent_is_up_before_the_first_turn_of_a_round() -> None:
    situation = Situation(short_game=True).last_tile("scoring+2")
    game = play(situation.game(), "take scoring+2", "done", "rest")
    assert game.position()["round"] == "second"
    assert is_position(game)


def test_a_site_keeps_as_many_tiles_as_were_dealt_less_those_of_pirogues_there() -> None:
    # Two players, three tiles at site 0: both have taken one there.
    data = Situation().data
    assert len(data["river"][0]) == 1
    assert engine.from_position(data)
    data["river"][1].append(data["river"][0].pop())
    impossible(data, "river[1]: was dealt 3 tiles, and has 4")
    data = Situation().data
    data["river"][0].append(data["river"][2].pop())
    impossible(data, "river[0]: of its tiles 1 are gone, but pirogues that took one there are 2")


@pytest.mark.parametrize("field", ["score", "passages"])
def test_who_has_not_had_a_turn_is_as_at_the_start(field: str) -> None:
    game = a_turn(packed(new(3, 0, short_game=True)))
    data = game.position()
    set_in("players", 2, field, value=1)(data)
    if field == "passages":
        data["stock"]["passages"] -= 1
    impossible(data, f"players[2].{field}: should be as at the start, before the player's first turn")


DEALS = {2: [3, 3, 2, 3, 3, 2], 3: [4, 3, 4, 3, 4, 3], 4: [4, 4, 4, 4, 4, 4]}


@pytest.mark.parametrize("players", DEALS)
def test_no_site_has_more_tiles_than_were_dealt_there(players: int) -> None:
    game = packed(new(players, 0))
    assert [len(site) for site in game.position()["river"]] == DEALS[players]
    for site, dealt in enumerate(DEALS[players]):
        data = game.position()
        data["river"][site].append(data["river"][site - 1].pop())
        impossible(data, f"river[{site}]: was dealt {dealt} tiles, and has {dealt + 1}")
