"""Set-up: what is in the box, how it is dealt, and the keys everybody packs."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from tests.engine.playing import legal, play, refused


@pytest.mark.parametrize(
    ("players", "deal"),
    [(2, [3, 3, 2, 3, 3, 2]), (3, [4, 3, 4, 3, 4, 3]), (4, [4, 4, 4, 4, 4, 4])],
)
def test_tiles_are_dealt_by_the_number_of_players(players: int, deal: list[int]) -> None:
    river = engine.new_game("lost-temple", players=players).position()["river"]
    assert [len(site) for site in river] == deal
    tiles = {tile for site in river for tile in site}
    assert len(tiles) == sum(deal)
    assert ("pink+2" in tiles) == (players >= 3)
    assert ("card+scoring" in tiles) == (players == 4)


def test_the_piles_have_their_sizes() -> None:
    data = engine.new_game("lost-temple").position()
    assert [len(pile) for pile in data["treasures"]["piles"]] == [9, 8, 8]
    assert (len(data["cards"]["deck"]), len(data["rooms"]), len(data["sanctuaries"])) == (13, 10, 6)
    assert data["stock"] == {"keys": dict.fromkeys(["pink", "blue", "green", "yellow", "brown"], 7), "passages": 8}


def test_there_are_five_treasures_of_each_of_five_types() -> None:
    piles = engine.new_game("lost-temple").position()["treasures"]["piles"]
    counted = Counter(treasure for pile in piles for treasure in pile)
    assert counted == dict.fromkeys(["mask", "jade", "vase", "calendar", "statuette"], 5)


def test_each_colour_has_the_same_four_rooms_two_of_them_known() -> None:
    data = engine.new_game("lost-temple").position()
    known = {entry["room"] for entry in data["temple"].values() if "room" in entry}
    colours = ("pink", "blue", "green", "yellow", "brown")
    assert known == {f"{colour}-{shape}" for colour in colours for shape in ("single", "straight")}
    assert sorted(data["rooms"]) == sorted(f"{colour}-{shape}" for colour in colours for shape in ("bend", "wide"))


def test_ten_rooms_are_known_and_lie_on_the_edge() -> None:
    temple = engine.new_game("lost-temple").position()["temple"]
    rooms = {place for place, room in temple.items() if "room" in room}
    assert rooms == {"a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"}


def test_everybody_starts_outside_at_site_0_with_the_tent_up() -> None:
    for player in engine.new_game("lost-temple").position()["players"]:
        assert (player["place"], player["site"], player["score"], player["tent"]) == ("out", 0, 0, True)


def test_players_pack_two_keys_in_turn_order_beginning_with_the_first() -> None:
    game = engine.new_game("lost-temple", players=3, options={"first": 2})
    seats = []
    for _ in range(6):
        seats.append(game.to_move)
        play(game, "pack pink")
    assert seats == [2, 2, 0, 0, 1, 1]
    assert game.to_move == 2
    assert [player["backpack"] for player in game.position()["players"]] == [{"pink": 2}] * 3
    assert game.position()["stock"]["keys"]["pink"] == 1


def test_a_colour_that_ran_out_cannot_be_packed() -> None:
    game = engine.new_game("lost-temple", players=4, options={"first": 0})
    play(game, *["pack pink"] * 7)
    assert legal(game) == {"pack blue", "pack green", "pack yellow", "pack brown"}
    assert refused(game, "pack pink") == "no-key-left"


def test_the_first_player_comes_from_the_seed_unless_given() -> None:
    starters = {engine.new_game("lost-temple", seed=seed).to_move for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    assert engine.new_game("lost-temple", seed=3, options={"first": 1}).to_move == 1


def test_the_wheel_begins_in_any_of_its_five_positions() -> None:
    wheels = {engine.new_game("lost-temple", seed=seed).position()["wheel"] for seed in range(60)}
    assert wheels == set(range(5))
    prices = engine.new_game("lost-temple", seed=1).view(0)["prices"]
    assert sorted(prices.values()) == [2, 3, 3, 4, 5]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def digest(seed: int) -> str:
        return engine.new_game("lost-temple", seed=seed).digest()

    assert digest(5) == digest(5)
    assert len({digest(seed) for seed in range(50)}) == 50
