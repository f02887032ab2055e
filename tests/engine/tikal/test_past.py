"""A position is possible only if the turns so far explain it: action points, levels, points and bids."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tikal.position.audit import past
from engine.tools.policies import random
from tests.engine.playing import impossible, play, shift
from tests.engine.tikal.played import MOVES, acting, after, bidding, scoring
from tests.engine.tikal.situation import Situation
from tests.engine.tikal.test_auction import turn


def bring(data: dict[str, Any], seat: int, place: str, count: int) -> dict[str, Any]:
    """Workers from the supply that were never paid for."""
    data["players"][seat]["supply"] -= count
    shift(data["players"][seat]["workers"], place, count)
    return data


def raised(data: dict[str, Any], place: str, levels: int) -> dict[str, Any]:
    """A temple with more levels, which come from the supply of floors."""
    for _ in range(levels):
        data["board"][place]["value"] += 1
        shift(data["floors"], str(data["board"][place]["value"]), -1)
    return data


# ---- action points -------------------------------------------------------------------------------


def test_nobody_has_more_members_in_the_jungle_than_action_points_paid_for() -> None:
    # White has had two turns and a scoring turn. A worker at c5 takes 1 + 2 points, and so did the one at c4; two
    # are at the base camp, and a guard at b5 took 1 + 2 + 5.
    assert engine.from_position(bring(acting(), 2, "c5", 5))
    impossible(
        bring(acting(), 2, "c5", 6), "players[2]: what they did took 31 action points or more, and they had 30"
    )


def test_who_has_not_had_a_turn_has_done_nothing() -> None:
    impossible(
        bring(after("place a3 turn 5"), 1, "base", 1),
        "players[1]: what they did took 1 action points or more, and they had 0",
    )


def test_points_of_the_turn_under_way_count_as_far_as_they_are_spent() -> None:
    data = after("place a3 turn 5", "bring worker base", "bring worker base")
    assert engine.from_position(data)
    impossible(bring(data, 0, "base", 1), "players[0]: what they did took 3 action points or more, and they had 2")


def test_a_guard_cost_the_guard_the_way_there_and_who_left_the_game() -> None:
    data = acting()
    # White has had two turns and a scoring turn.
    data["players"][2]["supply"] -= 14
    data["players"][2]["removed"] += 14
    assert data["players"][2]["supply"] == 0
    impossible(data, "players[2]: what they did took ")


def test_points_are_spent_on_something() -> None:
    # Red has nobody in the jungle; a camp costs five points.
    data = after("place a3 turn 5", "camp b4")
    assert engine.from_position(data | {"action_points": 5})
    for left in (0, 2):
        impossible(
            data | {"action_points": left}, f"action_points: there is nothing that {10 - left} were spent on"
        )


def test_levels_took_action_points_as_well() -> None:
    data = after("place a3 turn 5", "bring worker base", "end turn")
    assert engine.from_position(raised(raised(data, "a4", 2), "b5", 2))
    impossible(raised(data, "b5", 1), "floors: all that was done took 11 action points or more, of 10")


def test_a_temple_rises_by_two_levels_in_a_turn() -> None:
    data = after("place a3 turn 5", "bring worker base", "bring worker base", "end turn")
    data["players"][0]["workers"] = {"a4": 1, "base": 1}
    assert engine.from_position(raised(data, "a4", 2))
    impossible(raised(data, "a4", 1), "board.a4: there were not enough turns to work there 3 times")


def test_a_level_takes_somebody_in_the_jungle() -> None:
    data = after("place a3 turn 5", "camp b4", "end turn")
    impossible(raised(data, "a4", 1), "floors: nobody has been in the jungle to uncover a level")


@pytest.mark.parametrize("edition", ["2015", "classic"])
def test_a_camp_that_needs_a_member_takes_somebody_in_the_jungle(edition: str) -> None:
    data = after("place a3 turn 5", "camp b4")
    data["options"] |= {"edition": edition, "camp_needs_member": True}
    impossible(data, "players[0].camps: none of their members has been in the jungle")


def test_a_treasure_takes_somebody_in_the_jungle() -> None:
    data = after("place a3 turn 5", "end turn")
    found = data["board"]["a3"]["treasures"].pop()
    data["players"][0]["treasures"][found] = 1
    impossible(data, "players[0].treasures: none of their members has been in the jungle")


def test_who_worked_at_a_hex_is_there_or_has_spent_points_to_leave() -> None:
    data = acting()
    orange = data["players"][1]
    # Two levels and a treasure took seven points, and both who were at c5 at least one each to leave.
    orange["workers"], orange["leader"] = {"a3": 1, "c4": 1, "b4": 1}, "b4"
    assert engine.from_position(data | {"action_points": 1})
    impossible(data | {"action_points": 2}, "worked: that took more action points than were spent")
    orange["workers"], orange["leader"], orange["supply"] = {}, "base", 18
    impossible(data, "worked.c5: not so many members are in play")


def test_nobody_uncovers_a_temple_that_another_player_guards() -> None:
    data = acting()
    white = data["players"][2]
    white["guards"] = {"c5": "worker"}
    impossible(data, "worked.c5: another player guards the temple")


# ---- points --------------------------------------------------------------------------------------


def test_before_the_first_scoring_nobody_has_points() -> None:
    data = scoring()
    data["players"][0]["score"] = 1
    impossible(data, "players[0].score: should be from 0 to 0, not 1")


def test_points_are_those_of_the_scorings_so_far() -> None:
    # One scoring: temples of sets A and B and those printed on the board, and three treasures at best of one type.
    data = acting()
    assert sum(entry.get("value", 0) for entry in data["board"].values()) == 13
    data["players"][1]["score"] = 13 + 6
    assert engine.from_position(data)
    data["players"][1]["score"] += 1
    impossible(data, "players[1].score: should be from 0 to 19, not 20")
    data = acting()
    data["players"][0]["score"] = 14
    impossible(data, "players[0].score: should be from 0 to 13, not 14")


@pytest.mark.parametrize("points", [999, 1000, 10**6])
def test_a_score_beyond_all_scorings(points: int) -> None:
    data = acting()
    data["players"][0]["score"] = points
    impossible(data, "players[0].score: should be")


def test_who_has_nobody_in_the_jungle_scores_nothing() -> None:
    data = after(*MOVES[: MOVES.index("uncover b3")])
    red = data["players"][0]
    red["leader"] = "supply"
    red["score"] = 1
    impossible(data, "players[0].score: should be from 0 to 0, not 1")


@pytest.mark.slow
@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_every_position_of_a_game_can_be_read_again(players: int, auction: bool) -> None:
    game = engine.new_game("tikal", players=players, seed=players, options={"edition": "2015", "auction": auction})
    chance = Chance.seeded(players)
    while game.to_move is not None:
        assert engine.from_position(game.position()).digest() == game.digest()
        game.apply(random(game, chance))
    assert engine.from_position(game.position()).scores == game.scores


# ---- the auction ---------------------------------------------------------------------------------


def test_before_the_first_turn_everybody_has_20_points() -> None:
    for points in (19, 21):
        data = bidding()
        data["players"][2]["score"] = points
        impossible(data, f"players[2].score: should be from 20 to 20, not {points}")


def test_who_is_in_turn_while_others_wait_and_nobody_follows_has_paid() -> None:
    game = play(
        engine.new_game("tikal", players=3, options={"edition": "2015", "auction": True, "first": 0}), "bid 1"
    )
    data = play(game, "pass", "pass").position()
    assert data["players"][0]["score"] == 19
    data["players"][0]["score"] = 20
    impossible(data, "players[0].score: should be from 0 to 19, not 20")
    # In 1999 whoever passed first pays nothing.
    data["options"] |= {"edition": "1999"}
    del data["options"]["nobody_bids"]
    assert engine.from_position(data)


def test_bids_and_passes_go_round_the_table() -> None:
    data = bidding()
    # Orange bid and white passed. Had red and white bid before, the bid would be three or more.
    assert engine.from_position(data)
    data["auction"]["bid"] = 1
    assert engine.from_position(data)
    data["auction"] |= {"passed": [], "bidder": 1}
    impossible(data | {"turn": 0}, "auction: no bidding in turn leads to these bids and passes")
    data["auction"] |= {"bidder": None, "bid": 0, "passed": [0]}
    impossible(data | {"turn": 2}, "auction: no bidding in turn leads to these bids and passes")
    assert engine.from_position(data | {"turn": 1})


def test_a_bid_of_one_was_the_first() -> None:
    # Three bid in turn, and it is the first one's turn again.
    game = engine.new_game("tikal", players=3, options={"auction": True, "first": 0})
    data = play(game, "bid 1", "bid 2", "bid 3").position()
    assert engine.from_position(data)
    for bid in (1, 2):
        data["auction"]["bid"] = bid
        assert engine.from_position(data), "white may have started"
    data["auction"]["passed"] = [1]
    data["auction"]["bid"] = 1
    assert engine.from_position(data), "orange may have started and passed"


def test_an_auction_starts_with_the_next_who_waits() -> None:
    game = engine.new_game("tikal", players=4, options={"auction": True, "first": 0})
    data = turn(play(game, "bid 1", "pass", "pass", "pass")).position()
    assert (data["turn"], data["auction"]["played"]) == (1, [0])
    assert engine.from_position(data)
    for seat in (2, 3):
        impossible(data | {"turn": seat}, "auction: no bidding in turn leads to these bids and passes")


def test_who_has_no_points_cannot_have_bid() -> None:
    game = engine.new_game("tikal", players=4, options={"auction": True, "first": 0})
    turn(play(game, "bid 20", "pass", "pass", "pass"))
    turn(play(game, "pass", "pass", "pass"))
    turn(play(game, "pass", "pass"))
    turn(game)
    turn(play(game, "pass", "pass", "pass", "bid 1"))
    # The next auction of the second round begins with red, who has nothing left.
    assert (game.to_move, game.scores[0]) == (0, 0)
    data = play(game, "pass", "bid 1").position()
    assert engine.from_position(data)
    data["auction"]["passed"] = []
    impossible(data, "auction: no bidding in turn leads to these bids and passes")


def test_the_final_scoring_of_an_auction_goes_by_points() -> None:
    game = engine.new_game("tikal", players=3, seed=4, options={"auction": True, "first": 0})
    chance = Chance.seeded(4)
    while game.position()["scoring"] != "final":
        asked = game.position()["phase"] == "bid" and len(game.moves) > 40
        game.apply(game.parse("pass") if asked else random(game, chance))
    data = game.position()
    order = [data["turn"], *data["queue"]]
    points = [data["players"][seat]["score"] for seat in order]
    assert points == sorted(points)
    assert points[0] < points[1]
    wrong = [order[1], order[0], order[2]]
    impossible(
        data | {"turn": wrong[0], "queue": wrong[1:]}, f"queue: with the turn it should be {order}, not {wrong}"
    )


def test_turns_are_counted_from_who_drew_the_tile_and_not_from_who_scores() -> None:
    # Thirteen tiles are drawn, the last one by seat 0: a volcano. Seat 1 scores now.
    situation = Situation(players=3).scoring("volcano", 2)
    situation.data["out"].append(situation.data["stack"].pop(0))
    situation.data["turn"] = 1
    state = situation.game().state
    assert [past._turns(state, seat) for seat in range(3)] == [5, 4, 4]


def test_a_volcano_in_hand_and_the_end_of_the_game_mean_one_more_scoring() -> None:
    over = play(Situation().scoring("final").game(), "end turn")
    for game in (over, Situation().hold("volcano").game(), Situation().tile("c4", "volcano").game()):
        assert [past._past(game.state, seat).scorings for seat in range(2)] == [1, 1]
    assert past._past(Situation().game().state, 0).scorings == 0
