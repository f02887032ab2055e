"""Moving: stones on both sides, cheapest ways, volcanoes, and the secret paths between camps."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.rules import paths
from engine.tools.policies import random
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def cell(name: str) -> int:
    return board.NAMES.index(name)


def route(game: engine.Game[Any], start: str, goal: str) -> list[tuple[str, int, bool]]:
    steps = paths.route(game.state, game.state.turn, cell(start), cell(goal))
    return [(board.NAMES[step.cell], step.cost, step.secret) for step in steps]


def goals(game: engine.Game[Any], start: str) -> set[str]:
    return {text.split()[3] for text in legal(game, f"move worker {start}")}


def test_stones_on_both_facing_sides_are_added() -> None:
    # c4 turned so that its three stones face b4, which has one: four.
    game = Situation().tile("c4", "temple-3-300000", rotation=4).workers("b4").game()
    assert left(play(game, "move worker b4 c4")) == 6


def test_up_to_six_stones() -> None:
    situation = Situation().tile("c4", "temple-3-300000", rotation=3).tile("c5", "clearing-300000", rotation=0)
    game = situation.workers("c4", 2).game()
    assert paths.stones(game.state, cell("c4"), 3) == 6
    # Around by b4 it is two, one stone each way.
    assert route(game, "c4", "c5") == [("c4", 0, False), ("b4", 1, False), ("c5", 1, False)]


def test_no_stones_no_path() -> None:
    # a4 and b4 are neighbours without a stone between them: the way leads over the base camp.
    game = Situation().workers("a4").game()
    assert route(game, "a4", "b4") == [("a4", 0, False), ("base", 2, False), ("b4", 1, False)]
    assert left(play(game, "move worker a4 b4")) == 7


def test_a_move_over_several_hexes_is_one_choice_and_costs_the_cheapest_way() -> None:
    game = Situation().workers("a4").game()
    assert goals(game, "a4") == {"base", "b4", "b5"}
    assert left(play(game, "move worker a4 b5")) == 6


def test_a_move_ends_where_the_points_end() -> None:
    game = Situation().workers("a4").points(2).game()
    assert goals(game, "a4") == {"base"}
    assert refused(game, "move worker a4 b4") == "too-far"
    assert goals(Situation().workers("a4").points(1).game(), "a4") == set()


def test_a_path_cannot_be_split_over_two_turns() -> None:
    game = Situation().tile("c4", "temple-3-300000", rotation=4).workers("b4").points(3).game()
    assert refused(game, "move worker b4 c4") == "too-far"


def test_a_volcano_cannot_be_entered_or_crossed() -> None:
    # d3 lies behind the volcano at c4 and is reached over c5 and d4 alone.
    situation = Situation().tile("c4", "volcano").tile("c5", "clearing-201000").tile("d4", "clearing-110100", 4)
    situation.tile("d3", "temple-2-200100")
    game = situation.workers("b4").game()
    assert refused(game, "move worker b4 c4") == "volcano"
    assert [step[0] for step in route(game, "b4", "d3")] == ["b4", "c5", "d4", "d3"]


def test_paths_lead_to_explored_hexes_that_can_be_entered() -> None:
    # b4 has a stone towards b3, which is unexplored, c5, a volcano, and c4, which has one towards b4 as well.
    game = Situation().tile("c4", "clearing-110100", 4).tile("c5", "volcano").game()
    assert paths.links(game.state, cell("b4")) == [(cell("c4"), 2), (cell("base"), 1)]


def test_refusals_of_moves() -> None:
    game = Situation().workers("base").game()
    assert refused(game, "move worker a4 base") == "no-worker-there"
    assert refused(game, "move leader base a4") == "no-leader-there"
    assert refused(game, "move worker base base") == "already-there"
    assert refused(game, "move worker base c4") == "unexplored"


def test_equal_workers_are_one_choice_and_the_leader_is_another() -> None:
    game = Situation().workers("base", 5).leader("base").game()
    assert legal(game, "move") == {
        f"move {who} base {goal}" for who in ("worker", "leader") for goal in ("a4", "b4", "b5")
    }
    assert len(game.legal_actions()) == len(legal(game))
    play(game, "move leader base a4", "move worker base a4")
    assert (mine(game)["leader"], mine(game)["workers"]) == ("a4", {"base": 4, "a4": 1})


def test_other_players_and_their_camps_do_not_block() -> None:
    game = Situation().workers("base").workers("b4", 4, seat=1).camp("b4", seat=1).game()
    assert left(play(game, "move worker base b4")) == 9


# ---- bringing in ---------------------------------------------------------------------------------


def test_members_come_in_at_the_base_camp_for_one_point() -> None:
    game = play(Situation().game(), "bring worker base", "bring leader base")
    assert (left(game), mine(game)["workers"], mine(game)["leader"], mine(game)["supply"]) == (
        8,
        {"base": 1},
        "base",
        17,
    )


def test_members_come_in_at_own_camps_but_not_at_others() -> None:
    game = Situation().tile("c4", "clearing-110100").camp("b4").camp("c4", seat=1).game()
    assert legal(game, "bring") == {
        f"bring {who} {place}" for who in ("worker", "leader") for place in ("base", "b4")
    }
    assert refused(game, "bring worker c4") == "not-your-camp"
    assert refused(game, "bring worker a4") == "not-your-camp"


def test_there_is_one_leader_and_18_workers() -> None:
    game = Situation().leader("base").game()
    assert refused(game, "bring leader base") == "leader-in"
    game = Situation().workers("base", 18).game()
    assert refused(game, "bring worker base") == "no-workers"
    assert "bring leader base" in legal(game)


def test_a_worker_is_refused_for_the_place_and_not_for_the_leader_in_play() -> None:
    game = Situation().leader("base").game()
    assert refused(game, "bring worker a4") == "not-your-camp"
    assert refused(Situation().leader("base").points(0).game(), "bring worker base") == "too-few-points"


def test_ten_members_can_come_in_in_one_turn_and_a_hex_is_never_full() -> None:
    game = Situation().workers("base", 8).workers("base", 18, seat=1).game()
    play(game, *["bring worker base"] * 10)
    assert (mine(game)["workers"], left(game)) == ({"base": 18}, 0)


def test_as_many_members_move_as_the_points_allow() -> None:
    game = Situation().workers("base", 11).game()
    play(game, *["move worker base b4"] * 10)
    assert (mine(game)["workers"], legal(game)) == ({"base": 1, "b4": 10}, {"end turn"})


def test_bringing_in_takes_a_point() -> None:
    game = Situation().points(0).game()
    assert refused(game, "bring worker base") == "too-few-points"
    assert "bring worker base" in legal(Situation().points(1).game())


# ---- secret paths --------------------------------------------------------------------------------


def far_camp(seat: int = 0) -> Situation:
    """A camp at d3, which is 1 + 2 + 2 stones from the base camp over b4 and c4."""
    situation = Situation().tile("c4", "clearing-110100", rotation=3).tile("d3", "clearing-201000", rotation=4)
    return situation.camp("d3", seat)


def test_own_camps_and_the_base_camp_are_one_point_apart() -> None:
    game = far_camp().workers("base").game()
    assert route(game, "base", "d3") == [("base", 0, False), ("d3", 1, True)]
    assert left(play(game, "move worker base d3")) == 9
    assert left(play(game, "move worker d3 base")) == 8


def test_without_a_camp_of_ones_own_there_is_no_secret_path() -> None:
    game = far_camp(seat=1).workers("base").game()
    walked = route(game, "base", "d3")
    assert [step[0] for step in walked] == ["base", "b4", "c4", "d3"]
    assert left(play(game, "move worker base d3")) == 10 - (1 + 2 + 2)


def test_two_own_camps_are_one_point_apart() -> None:
    game = far_camp().camp("b4").workers("b4").game()
    assert route(game, "b4", "d3") == [("b4", 0, False), ("d3", 1, True)]


def test_the_cheapest_way_walks_to_a_camp_hops_and_walks_on() -> None:
    # Two stones to the base camp, the secret path to d3, and one stone on to d4.
    game = far_camp().tile("d4", "temple-2-200100", rotation=3).workers("a4").game()
    assert route(game, "a4", "d4") == [("a4", 0, False), ("base", 2, False), ("d3", 1, True), ("d4", 1, False)]
    assert left(play(game, "move worker a4 d4")) == 6


def test_a_way_of_equal_cost_is_walked() -> None:
    game = Situation().camp("b4").workers("base").game()
    assert route(game, "base", "b4") == [("base", 0, False), ("b4", 1, False)]


def test_a_new_camp_opens_its_path_at_once() -> None:
    game = (
        Situation(edition="1999")
        .tile("c4", "clearing-110100", 3)
        .tile("d3", "clearing-201000", 4)
        .workers("base")
        .game()
    )
    assert left(play(game, "camp d3")) == 5
    assert left(play(game, "move worker base d3")) == 4


# ---- all through random games --------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_routes_cost_what_the_move_costs_and_step_from_neighbour_to_neighbour(seed: int) -> None:
    game = engine.new_game("tikal", players=2, seed=seed)
    chance = Chance.seeded(seed)
    checked = 0
    while game.to_move is not None:
        for action in game.legal_actions():
            if action.verb.name == "move" and len(game.moves) % 9 == 0:
                check_route(game, action.args[1], action.args[2])
                checked += 1
        game.apply(random(game, chance))
    assert checked > 50


def check_route(game: engine.Game[Any], start: int, goal: int) -> None:
    state = game.state
    steps = paths.route(state, state.turn, start, goal)
    assert (steps[0].cell, steps[-1].cell) == (start, goal)
    assert (
        sum(step.cost for step in steps) == paths.cost(state, state.players[state.turn], start, goal) <= state.ap
    )
    hubs = (board.BASE_CELL, *state.players[state.turn].camps)
    for before, step in itertools.pairwise(steps):
        assert state.board[step.cell] != box.VOLCANO
        if step.secret:
            assert (before.cell in hubs, step.cell in hubs, step.cost) == (True, True, 1)
        else:
            side = board.NEIGHBOURS[before.cell].index(step.cell)
            assert step.cost == paths.stones(state, before.cell, side) > 0
