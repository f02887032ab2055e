"""The worked examples of the rulebooks, each as it is told there."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.tikal import board
from engine.tikal.rules import paths
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def test_temples_3_5_5_8_and_two_pairs_and_two_singles_score_29() -> None:
    situation = Situation(edition="1999").scoring("volcano", 1)
    situation.tile("c4", "temple-3-200100").workers("c4")
    situation.tile("c5", "temple-2-200100", value=5).workers("c5", 2).workers("c5", seat=1)
    situation.tile("b3", "temple-2-201000", value=5).leader("b3").workers("b3", 2, seat=1)
    situation.tile("a3", "temple-2-200010", value=8).guard("a3").workers("a3", 5, seat=1)
    situation.treasures("plume plume blade blade frog sun")
    game = situation.game()
    events = game.listen()
    assert play(game, "end turn").scores == [29, 0]
    points = {
        event.get("place", event["reason"]): event["points"] for event in events if event["kind"] == "points"
    }
    assert points == {"c4": 3, "c5": 5, "b3": 5, "a3": 8, "treasures": 8}


def test_base_camp_to_the_first_temple_costs_2_and_to_the_clearing_1() -> None:
    game = Situation().workers("base", 2).game()
    assert left(play(game, "move worker base a4")) == 8
    assert left(play(game, "move worker base b4")) == 7


def first_turn() -> engine.Game[Any]:
    """A ruin two stones away from the base camp: one to the clearing, one on to the ruin."""
    game = play(Situation().hold("ruin-4-201000").game(), "place c4")
    return play(game, "bring leader base", "move leader base c4", "recover c4")


def test_a_first_turn_of_exactly_ten_points() -> None:
    game = first_turn()
    assert left(game) == 4
    assert sum(mine(game)["treasures"].values()) == 1
    play(game, "bring worker base", "bring worker base", "move worker base a4")
    assert left(game) == 0
    assert legal(game) == {"end turn"}
    assert (mine(game)["leader"], mine(game)["workers"]) == ("c4", {"a4": 1, "base": 1})


def test_a_second_treasure_in_the_first_turn_is_refused_with_one_member_there() -> None:
    game = first_turn()
    assert "recover c4" not in legal(game)
    assert refused(game, "recover c4") == "one-each"


def test_the_second_player_uncovers_two_levels_with_two_workers() -> None:
    game = play(first_turn(), "end turn")
    assert game.to_move == 1
    game.apply(game.legal_actions()[0])  # wherever the tile goes
    play(game, "bring worker base", "bring worker base", "move worker base a4", "move worker base a4")
    assert left(game) == 4
    play(game, "uncover a4", "uncover a4")
    assert left(game) == 0
    assert game.position()["board"]["a4"]["value"] == 3
    assert game.position()["floors"]["2"] == 2
    assert game.position()["floors"]["3"] == 5


def turn(game: engine.Game[Any]) -> engine.Game[Any]:
    """Choose and place the first tile that offers itself, and end the turn."""
    for _ in range(2):
        if game.position()["phase"] in ("choose", "place"):
            game.apply(game.legal_actions()[0])
    return play(game, "end turn")


@pytest.mark.parametrize("edition", ["1999", "2015"])
def test_the_auction_of_four_move_by_move(edition: str) -> None:
    names = ["G", "R", "I", "S"]
    options = {"edition": edition, "auction": True, "first": 0, "names": names}
    game = engine.new_game("tikal", players=4, seed=3, options=options)
    assert game.scores == [20, 20, 20, 20]
    assert len(game.position()["auction"]["shown"]) == 4

    def bid(name: str, move: str) -> None:
        assert game.to_move == names.index(name)
        play(game, move)

    for name, move in [("G", "bid 1"), ("R", "bid 2"), ("I", "pass"), ("S", "bid 3")]:
        bid(name, move)
    for name, move in [("G", "bid 4"), ("R", "bid 5"), ("S", "pass"), ("G", "pass")]:
        bid(name, move)
    assert game.to_move == 1
    assert game.scores == [20, 15, 20, 20]
    turn(game)

    for name, move in [("I", "bid 1"), ("S", "bid 3"), ("G", "bid 4"), ("I", "pass"), ("S", "pass")]:
        bid(name, move)
    assert game.to_move == 0
    assert game.scores == [16, 15, 20, 20]
    turn(game)

    bid("I", "pass")
    bid("S", "pass")
    assert game.to_move == 2
    assert game.position()["phase"] == "choose"
    turn(game)

    assert game.to_move == 3
    assert game.position()["phase"] == "place"  # the last tile is no choice
    turn(game)
    assert game.scores == [16, 15, 20, 20]

    assert game.to_move == 0
    assert game.position()["phase"] == "bid"
    assert len(game.position()["auction"]["shown"]) == 4


def test_the_auction_of_the_2015_rulebook() -> None:
    henry, marion, marcus, sallah = range(4)
    game = engine.new_game(
        "tikal", players=4, seed=5, options={"edition": "2015", "auction": True, "first": marcus}
    )
    rounds = [
        ([(marcus, "1"), (sallah, "2"), (henry, ""), (marion, "3"), (marcus, "4"), (sallah, "5")], sallah, 15),
        ([(henry, "1"), (marion, "3"), (marcus, ""), (henry, "")], marion, 17),
        ([(marcus, "2"), (henry, "4"), (marcus, "")], henry, 16),
    ]
    for bids, winner, score in rounds:
        for seat, points in bids:
            assert game.to_move == seat
            play(game, f"bid {points}" if points else "pass")
        if winner == sallah:
            assert game.to_move == marion
            play(game, "pass")
            assert game.to_move == marcus
            play(game, "pass")
        assert (game.to_move, game.scores[winner]) == (winner, score)
        turn(game)
    assert game.to_move == marcus
    turn(game)
    assert game.scores[marcus] == 20
    assert game.to_move == sallah


def test_a_ruin_is_three_away_by_the_clearing_and_by_the_temple_alike() -> None:
    # 1999 and classic: one stone to the clearing and two to the ruin, or two to the temple and one to the ruin.
    game = Situation().tile("b3", "ruin-4-201000", rotation=1).workers("base").game()
    assert paths.stones(game.state, board.NAMES.index("b4"), 0) == 2
    assert paths.stones(game.state, board.NAMES.index("a4"), 1) == 1
    assert left(play(game, "move worker base b3")) == 7


def test_1999_steps_of_3_none_6_and_1_from_a_temple() -> None:
    # Around the temple of 2 at c4: clearing to the north, ruin to the north-east, a temple of 1 to the south.
    situation = Situation(edition="1999").tile("c4", "temple-2-200100").tile("c3", "clearing-110100", 2)
    situation.tile("d3", "ruin-4-201000", 5).tile("c5", "temple-1-210000", 2)
    c4 = board.NAMES.index("c4")
    north, north_east = 0, 1
    game = situation.workers("c4").game()
    assert paths.stones(game.state, c4, north) == 3
    assert paths.stones(game.state, c4, north_east) == 0
    for goal, cost in (("c3", 3), ("d3", 6), ("c5", 1)):
        assert left(play(game.copy(), f"move worker c4 {goal}")) == 10 - cost


def test_2015_a_trail_of_3_stones_or_two_trails_of_1() -> None:
    situation = Situation(edition="2015").tile("c4", "temple-3-300000", 3).tile("c5", "clearing-300000", 2)
    game = situation.workers("c4").game()
    south = 3
    assert paths.stones(game.state, board.NAMES.index("c4"), south) == 3
    assert left(play(game, "move worker c4 c5")) == 10 - 2


def test_a_guard_with_a_leader_and_a_worker_against_three_workers() -> None:
    situation = Situation().tile("c4", "temple-2-200100", value=6)
    game = situation.leader("c4").workers("c4").workers("c4", 3, seat=1).game()
    play(game, "guard c4 leader")
    assert (mine(game)["guards"], mine(game)["leader"], mine(game)["removed"]) == ({"c4": "leader"}, "guard", 1)
    assert mine(game)["workers"] == {}
    assert mine(game, 1)["workers"] == {"c4": 3}


def test_three_workers_at_a_ruin_recover_two_treasures() -> None:
    game = Situation().tile("c4", "ruin-4-201000").workers("c4", 3).game()
    play(game, "recover c4", "recover c4")
    assert left(game) == 4
    assert refused(game, "recover c4") == "twice"


def test_one_level_at_one_temple_and_two_at_another_but_never_three() -> None:
    game = Situation().tile("c4", "temple-2-200100").workers("c4", 3).workers("a4").game()
    play(game, "uncover a4", "uncover c4", "uncover c4")
    assert left(game) == 4
    assert refused(game, "uncover c4") == "twice"
    assert refused(game, "uncover a4") == "one-each"


def test_an_exchange_makes_two_collections_of_two() -> None:
    situation = Situation().treasures("plume plume sun frog").treasures("blade blade frog bowl", seat=1)
    game = play(situation.game(), "exchange sun frog orange")
    assert mine(game)["treasures"] == {"plume": 2, "frog": 2}
    assert mine(game, 1)["treasures"] == {"blade": 2, "sun": 1, "bowl": 1}
