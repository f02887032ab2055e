"""The auction: bids, passes, free turns, rounds, volcanoes, and the order of the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.playing import legal, mover, play, refused
from tests.engine.tikal.situation import Situation


def start(players: int = 3, seed: int = 2) -> engine.Game[Any]:
    return engine.new_game("tikal", players=players, seed=seed, options={"auction": True, "first": 0})


def phase(game: engine.Game[Any]) -> str:
    found: str = game.position()["phase"]
    return found


def turn(game: engine.Game[Any]) -> engine.Game[Any]:
    """Choose and place the first tile that offers itself, and end the turn."""
    while phase(game) in ("choose", "place"):
        game.apply(game.legal_actions()[0])
    return play(game, "end turn")


def free_round(game: engine.Game[Any]) -> engine.Game[Any]:
    """A round in which everybody always passes."""
    while True:
        while phase(game) == "bid":
            play(game, "pass")
        last = not game.position()["auction"]["shown"] and phase(game) == "place"
        turn(game)
        if last:
            return game


def test_everybody_starts_with_20_points_and_as_many_tiles_as_players_are_shown() -> None:
    for players in (2, 3, 4):
        game = start(players)
        assert game.scores == [20] * players
        assert len(game.position()["auction"]["shown"]) == players
        assert len(game.position()["stack"]) == 36 - players


def test_a_bid_is_at_least_1_and_at_most_ones_points() -> None:
    game = start()
    assert legal(game) == {f"bid {points}" for points in range(1, 21)} | {"pass"}
    assert refused(game, "bid 21") == "bid-too-high"


def test_a_bid_is_higher_than_the_one_before() -> None:
    game = play(start(), "bid 7")
    assert refused(game, "bid 7") == "bid-higher"
    assert refused(game, "bid 3") == "bid-higher"
    assert legal(game) == {f"bid {points}" for points in range(8, 21)} | {"pass"}


def test_a_bid_can_be_as_high_as_points_can_be() -> None:
    situation = Situation(auction=True).score(999).score(999, 1)
    data = situation.draw("volcano").draw("clearing-110100").data
    data["auction"]["shown"] = ["clearing-110100", "volcano"]
    data |= {"phase": "bid", "action_points": 0, "owner": None}
    assert legal(situation.game()) == {f"bid {points}" for points in range(1, 1000)} | {"pass"}


def test_who_cannot_bid_higher_can_only_pass() -> None:
    assert legal(play(start(), "bid 20")) == {"pass"}


def test_a_pass_is_final_for_this_auction() -> None:
    game = play(start(), "pass", "bid 1", "bid 2")
    assert game.to_move == 1


def test_the_winner_pays_chooses_a_tile_places_it_and_has_ten_points() -> None:
    game = play(start(), "bid 3", "pass", "pass")
    assert (game.to_move, game.scores, phase(game)) == (0, [17, 20, 20], "choose")
    shown = game.position()["auction"]["shown"]
    assert legal(game) == {f"choose {tile}" for tile in shown}
    assert refused(game, "choose volcano") == "not-shown"
    play(game, f"choose {shown[1]}")
    assert (phase(game), game.position()["tile"]) == ("place", shown[1])
    assert game.position()["auction"]["shown"] == [shown[0], shown[2]]
    game.apply(game.legal_actions()[0])
    assert (game.to_move, game.position()["action_points"]) == (0, 10)


def test_only_the_winner_pays() -> None:
    assert play(start(), "bid 1", "bid 5", "pass", "pass").scores == [20, 15, 20]


def test_the_last_to_be_asked_wins_with_a_bid_of_1_when_all_others_passed() -> None:
    game = play(start(), "pass", "pass", "bid 1")
    assert (game.to_move, game.scores, phase(game)) == (2, [20, 20, 19], "choose")


def test_when_all_pass_the_first_who_passed_plays_for_nothing() -> None:
    game = play(start(), "pass", "pass", "pass")
    assert (game.to_move, game.scores, phase(game)) == (0, [20, 20, 20], "choose")


def test_who_played_is_out_for_the_round_and_the_next_clockwise_starts() -> None:
    game = turn(play(start(4), "pass", "bid 2", "pass", "pass"))
    assert game.to_move == 2
    play(game, "bid 1", "pass", "pass")
    assert game.to_move == 2
    turn(game)
    assert game.to_move == 3
    assert game.position()["auction"]["played"] == [1, 2]


def test_the_last_player_takes_the_last_tile_for_nothing() -> None:
    game = turn(play(start(2), "bid 4", "pass"))
    assert (game.to_move, game.scores, phase(game)) == (1, [16, 20], "place")
    assert game.position()["auction"]["shown"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_has_one_auction_less_than_players(players: int) -> None:
    game = start(players)
    auctions = 0
    while len(game.position()["stack"]) == 36 - players:
        if phase(game) == "bid":
            auctions += 1
            play(game, "bid 1")
            while phase(game) == "bid":
                play(game, "pass")
        turn(game)
    assert auctions == players - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_go_on_until_all_36_tiles_are_placed(players: int) -> None:
    game = start(players)
    events = game.listen()
    rounds = 0
    while game.position()["scoring"] != "final":
        free_round(game)
        rounds += 1
    assert rounds == 36 // players
    assert [event["kind"] in ("place", "tile out") for event in events].count(True) == 36
    assert game.position()["auction"]["shown"] == []


def test_the_next_round_starts_left_of_whoever_played_last() -> None:
    game = play(start(3), "pass", "pass", "bid 1")
    turn(game)  # seat 2
    turn(play(game, "bid 1", "pass"))  # seat 0
    assert game.to_move == 1
    turn(game)
    assert (game.to_move, phase(game)) == (2, "bid")
    assert len(game.position()["auction"]["shown"]) == 3


def test_equal_tiles_on_show_are_one_choice() -> None:
    situation = Situation(players=3, auction=True)
    situation.draw("clearing-200100").draw("clearing-200100")
    data = situation.data
    while len(data["stack"]) % 3:
        data["out"].append(data["stack"].pop(0))
    data["out"].remove("clearing-110100")
    data["auction"]["shown"] = ["clearing-200100", "clearing-200100", "clearing-110100"]
    data |= {"phase": "choose", "action_points": 0}
    assert legal(situation.game()) == {"choose clearing-200100", "choose clearing-110100"}


def volcano_round(players: int = 3) -> engine.Game[Any]:
    """The first decision with a volcano on show, after rounds without any bid."""
    game = start(players)
    while "volcano" not in game.position()["auction"]["shown"]:
        free_round(game)
    return game


def test_a_chosen_volcano_starts_a_scoring_round_and_does_not_use_up_the_turn() -> None:
    game = volcano_round()
    first = mover(game)
    play(game, "pass", "pass", "pass", "choose volcano")
    seats = []
    while game.position()["scoring"] == "volcano":
        seats.append(game.to_move)
        play(game, "end turn")
    assert seats == [first, (first + 1) % 3, (first + 2) % 3]
    assert game.position()["auction"]["played"] == []
    assert (game.to_move, phase(game), game.position()["tile"]) == (first, "place", "volcano")
    turn(game)
    assert game.position()["auction"]["played"] == [first]
    assert (game.to_move, phase(game)) == ((first + 1) % 3, "bid")


def final_order(scores: list[int], owner: int) -> list[int]:
    situation = Situation(players=len(scores), auction=True).last_turn()
    data = situation.data
    data |= {"turn": owner, "owner": owner}
    data["auction"]["played"] = [seat for seat in range(len(scores)) if seat != owner]
    for seat, points in enumerate(scores):
        situation.score(points, seat)
    game = play(situation.game(), "end turn")
    seats = []
    while game.to_move is not None:
        assert game.position()["scoring"] == "final"
        seats.append(game.to_move)
        play(game, "end turn")
    return seats


def test_the_final_scoring_goes_in_ascending_order_of_points() -> None:
    assert final_order([30, 10, 40, 20], owner=0) == [1, 3, 0, 2]


def test_of_equal_players_the_nearest_clockwise_after_the_last_player_goes_first() -> None:
    assert final_order([10, 10, 10, 10], owner=1) == [2, 3, 0, 1]
    assert final_order([10, 5, 10, 5], owner=2) == [3, 1, 0, 2]
    assert final_order([7, 7, 3], owner=0) == [2, 1, 0]


def test_points_scored_in_the_final_round_do_not_change_its_order() -> None:
    situation = Situation(players=2, auction=True).last_turn().workers("a4", 1).value("a4", 9)
    situation.data["auction"]["played"] = [1]
    game = play(situation.score(1).score(5, 1).game(), "end turn")
    assert game.to_move == 0
    play(game, "end turn")
    assert (game.to_move, game.scores) == (1, [10, 5])


def test_bidding_is_refused_outside_an_auction() -> None:
    game = play(start(), "pass", "pass", "pass")
    assert refused(game, "bid 1") == "another-decision"
    assert refused(game, "pass") == "another-decision"
