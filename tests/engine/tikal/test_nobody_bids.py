"""An auction without a bid: by the rule set the next auction follows, or the rest of the round goes clockwise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.tikal.ruleset import EDITIONS, RuleSet
from tests import fixtures
from tests.engine.playing import check_forms, check_record, impossible, legal, mover, play, refused
from tests.engine.tikal.test_auction import phase, turn

RECORDS = sorted((fixtures.RECORDS / "tikal").glob("*.json"))


def start(players: int = 3, **options: object) -> engine.Game[Any]:
    options = {"edition": "2015", "auction": True, "first": 0} | options
    return engine.new_game("tikal", players=players, seed=2, options=options)


def nobody_bids(players: int = 3, **options: object) -> engine.Game[Any]:
    return play(start(players, **options), *["pass"] * players)


def test_2015_the_rest_of_the_round_goes_clockwise_without_bidding() -> None:
    game = nobody_bids(4)
    seats: list[tuple[int | None, str, int]] = []
    while len(seats) < 4:
        seats.append((game.to_move, phase(game), len(game.position()["auction"]["shown"])))
        turn(game)
    # The last player takes the last tile, so there is nothing to choose.
    assert seats == [(0, "choose", 4), (1, "choose", 3), (2, "choose", 2), (3, "place", 0)]
    assert game.scores == [20] * 4


def test_everybody_may_choose_any_of_the_tiles_that_are_left() -> None:
    game = turn(nobody_bids())
    assert legal(game) == {f"choose {tile}" for tile in game.position()["auction"]["shown"]}


def test_the_next_round_is_auctioned_again_and_starts_left_of_who_played_last() -> None:
    game = nobody_bids(3)
    for _ in range(3):
        turn(game)
    assert (game.to_move, phase(game), game.position()["auction"]["passed"]) == (0, "bid", [])


def test_who_had_a_turn_before_is_passed_over() -> None:
    game = turn(play(start(4), "pass", "bid 1", "pass", "pass"))
    play(game, "pass", "pass", "pass")
    seats = []
    for _ in range(3):
        seats.append(game.to_move)
        turn(game)
    assert seats == [2, 3, 0]
    assert (game.to_move, phase(game)) == (1, "bid")


def test_1999_opens_the_next_auction() -> None:
    game = turn(nobody_bids(edition="1999"))
    assert (game.to_move, phase(game)) == (1, "bid")


@pytest.mark.parametrize(("edition", "rule"), [("1999", "clockwise"), ("2015", "auction")])
def test_the_field_alone_does_it(edition: str, rule: str) -> None:
    game = turn(nobody_bids(edition=edition, nobody_bids=rule))
    assert phase(game) == ("choose" if rule == "clockwise" else "bid")


def test_of_two_players_the_second_takes_the_last_tile_either_way() -> None:
    for edition in ("1999", "2015"):
        game = turn(nobody_bids(2, edition=edition))
        assert (game.to_move, phase(game)) == (1, "place")


def test_a_single_bid_keeps_the_auctions_going() -> None:
    game = turn(play(start(), "pass", "pass", "bid 1"))
    assert (game.to_move, phase(game)) == (0, "bid")


def test_a_chosen_volcano_does_not_change_the_order() -> None:
    game = start()
    while "volcano" not in game.position()["auction"]["shown"]:
        play(game, "pass", "pass", "pass")
        for _ in range(3):
            turn(game)
    first = mover(game)
    play(game, "pass", "pass", "pass", "choose volcano", "end turn", "end turn", "end turn")
    turn(game)
    assert (game.to_move, phase(game)) == ((first + 1) % 3, "choose")


def test_bidding_is_refused_until_the_round_is_over() -> None:
    game = nobody_bids()
    for move in ("bid 1", "pass"):
        assert refused(game, move) == "no-bidding"
    play(turn(game), str(game.legal_actions()[0]))
    assert refused(game, "bid 1") == "no-bidding"


def test_the_order_is_told() -> None:
    game = play(start(), "pass", "pass")
    events = game.listen()
    play(game, "pass")
    assert [(event["kind"], event["seat"]) for event in events] == [("pass", 2), ("nobody bids", 0), ("win", 0)]
    assert events[1]["order"] == [0, 1, 2]
    assert events[2]["price"] == 0
    old = play(start(edition="1999"), "pass", "pass")
    events = old.listen()
    play(old, "pass")
    assert [event["kind"] for event in events] == ["pass", "win"]


def test_it_is_shown() -> None:
    assert "nobody bid: orange and white will follow without bidding" in str(nobody_bids())
    assert "nobody bid" not in str(nobody_bids(edition="1999"))


@pytest.mark.slow
def test_positions_records_views_and_imagined_games_know_it() -> None:
    game = nobody_bids(4)
    while phase(game) != "bid":
        check_forms(game)
        check_record(game, {})
        for seat in range(4):
            imagined = engine.imagine(game.view(seat), 5)
            assert imagined.view(seat) == game.view(seat)
            assert imagined.legal_actions() == game.legal_actions()
        game.apply(game.legal_actions()[0])
    assert len(game.position()["stack"]) == 36 - 8


# ---- records and positions from before -----------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_from_before_the_field_loads_as_it_was_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "nobody_bids" not in json.loads(text)["options"]
    game = engine.load(text)
    assert game.to_move is None
    assert game.options["nobody_bids"] == "auction"
    again = engine.load(engine.save(game))
    assert (again.digest(), again.options) == (json.loads(text)["digest"], game.options)


def older_record(edition: str) -> str:
    """A record as it was saved before the field, of a game in which another auction followed."""
    game = turn(nobody_bids(edition=edition, nobody_bids="auction"))
    play(game, "bid 1", "pass")
    data = json.loads(engine.save(game))
    del data["options"]["nobody_bids"]
    return json.dumps(data)


def test_an_older_record_of_2015_goes_on_with_auctions() -> None:
    game = engine.load(older_record("2015"))
    assert (game.to_move, phase(game)) == (1, "choose")
    assert engine.load(older_record("1999")).options["nobody_bids"] == "auction"


@pytest.mark.parametrize("edition", EDITIONS)
def test_options_chosen_by_hand_leave_the_field_to_the_edition(edition: str) -> None:
    row = EDITIONS[edition]._asdict()
    rule = row.pop("nobody_bids")
    assert engine.new_game("tikal", options={"edition": edition}).options["nobody_bids"] == rule
    assert engine.new_game("tikal", options={"edition": edition, **row}).options["nobody_bids"] == rule


def test_a_position_from_before_the_field_goes_on_with_auctions() -> None:
    data = start().position()
    assert data["options"]["nobody_bids"] == "clockwise"
    del data["options"]["nobody_bids"]
    game = engine.from_position(data)
    assert game.position() == data
    assert phase(turn(play(game, "pass", "pass", "pass"))) == "bid"


def test_a_position_names_every_other_field() -> None:
    data = start(edition="1999").position()
    assert set(RuleSet._fields) - data["options"].keys() == {"nobody_bids"}


@pytest.mark.parametrize("passed", [[2, 1], [1], [0, 1, 2], [1, 1], [0]])
def test_after_an_auction_without_a_bid_all_others_follow_clockwise(passed: list[int]) -> None:
    data = nobody_bids().position()
    assert data["auction"]["passed"] == [1, 2]
    data["auction"]["passed"] = passed
    impossible(data, "auction.passed: should be [1, 2] or nobody")


def test_nobody_follows_where_the_next_auction_does() -> None:
    data = nobody_bids(edition="1999").position()
    data["auction"]["passed"] = [1, 2]
    impossible(data, "auction.passed: nobody bids now")
