"""How the explorer gets about: keys, doors, walls, outside, secret rooms and secret passages."""

from __future__ import annotations

from itertools import pairwise

import pytest

import engine
from engine.core.chance import Chance
from engine.lost_temple import board
from engine.lost_temple.rules import explorer
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play, refused


def moves(situation: Situation) -> set[str]:
    return legal(situation.exploring().game(), "go")


def test_the_map_has_rows_of_5_6_5_6_5_and_neighbours_agree() -> None:
    assert board.ROWS == (5, 6, 5, 6, 5)
    for cell in range(board.CELLS):
        for side, other in enumerate(board.NEIGHBOURS[cell]):
            if other != board.OUTSIDE:
                assert board.NEIGHBOURS[other][(side + 3) % 6] == cell


def test_a_cell_of_a_row_of_5_lies_between_two_of_the_rows_of_6() -> None:
    a3, b3, b4 = (board.PLACE_NAMES.index(name) for name in ("a3", "b3", "b4"))
    assert board.NEIGHBOURS[a3][3] == b3  # south-west
    assert board.NEIGHBOURS[a3][2] == b4  # south-east
    assert board.NEIGHBOURS[a3][0] == board.NEIGHBOURS[a3][5] == board.OUTSIDE


@pytest.mark.parametrize(
    ("place", "sides"), [("a1", 3), ("a3", 2), ("b1", 3), ("c1", 1), ("c5", 1), ("e5", 3), ("b3", 0), ("c3", 0)]
)
def test_how_many_sides_of_a_cell_lead_outside(place: str, sides: int) -> None:
    assert board.sides_between(board.PLACE_NAMES.index(place), board.OUTSIDE) == sides


def test_doors_to_the_outside_open_with_their_key() -> None:
    assert moves(Situation()) == set()
    # pink: a1 (NW) and e5 (SE) have doors to the outside.
    assert moves(Situation().backpack("pink")) == {"go a1", "go e5"}
    assert moves(Situation().backpack("blue")) == {"go a2", "go e4"}


def test_all_keys_open_all_ten_rooms() -> None:
    everywhere = {f"go {place}" for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"]}
    assert moves(Situation().backpack("pink blue green yellow brown")) == everywhere


def test_camp_keys_open_nothing() -> None:
    assert moves(Situation().camp("pink blue")) == set()


def test_keys_are_not_paid_and_the_distance_is_unlimited() -> None:
    # Out of a1 through the pink door, round the temple, in again at e5.
    game = Situation().at("a1").backpack("pink").exploring().game()
    play(game, "go e5")
    assert mine(game)["backpack"] == {"pink": 1}


def test_an_undiscovered_cell_cannot_be_entered() -> None:
    game = Situation().at("a1").backpack("pink").passages(3).exploring().game()
    assert not legal(game, "go b2")
    assert refused(game, "go b2") == "undiscovered"


def test_a_wall_and_a_locked_door_cost_a_passage_each() -> None:
    assert moves(Situation()) == set()
    # From outside, one passage: every room of the edge, and the six secret rooms.
    rooms = ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5", "s1", "s2", "s3", "s4", "s5", "s6"]
    assert moves(Situation().passages(1)) == {f"go {place} by out 1 token" for place in rooms}


def test_a_free_way_uses_no_passage_but_a_wall_still_can() -> None:
    found = moves(Situation().backpack("brown").passages(1))
    assert "go c5" in found
    # c5 has one side to the outside, and its door is open: no passage can be used there.
    assert "go c5 by out 1 token" not in found
    # a1 has three sides to the outside, one of them with a pink door.
    found = moves(Situation().backpack("pink").passages(1))
    assert {"go a1", "go a1 by out 1 token"} <= found


def test_two_passages_go_through_two_walls() -> None:
    situation = Situation().room("b2", "blue-sanctuary").passages(2)
    found = moves(situation)
    # a1 and a2 both touch b2; each costs one passage from outside.
    assert {"go b2 by a1 2 tokens", "go b2 by a2 2 tokens"} <= found
    assert not any(
        move.startswith("go b2") for move in moves(Situation().room("b2", "blue-sanctuary").passages(1))
    )


def test_after_a_passage_keys_lead_on() -> None:
    # As in the rulebook's first example: through the wall from c1 into b2, then on to a1 with the pink key.
    situation = Situation().at("c1").room("b2", "pink-bend", 5).backpack("pink").passages(1)
    assert {"go b2 by c1 1 token", "go a1 1 token"} <= moves(situation)


def test_a_secret_room_always_costs_a_passage_both_ways() -> None:
    found = moves(Situation().backpack("pink blue green yellow brown"))
    assert not any(move.startswith("go s") for move in found)
    locked_in = Situation().at("s1").backpack("pink")
    assert moves(locked_in) == set()
    found = moves(Situation().at("s1").backpack("pink").passages(1))
    assert "go out 1 token" in found
    assert "go a1 1 token" in found
    assert not any(move.startswith("go s2") for move in found)
    assert "go s2 by out 2 tokens" in moves(Situation().at("s1").passages(2))


def test_a_place_without_anything_to_excavate_is_offered_once_with_the_fewest_passages() -> None:
    found = moves(Situation().at("a1").flag("a2").passages(2))
    assert {move for move in found if move.startswith("go a2")} == {"go a2 1 token"}


def test_every_place_to_step_back_to_is_a_choice_of_its_own() -> None:
    situation = Situation().room("b2", "blue-sanctuary").at("a1").passages(2)
    ways = {move for move in moves(situation) if move.startswith("go b2")}
    assert ways == {"go b2 by a1 1 token", "go b2 by a2 2 tokens"}


def test_three_passages_lead_through_three_walls_and_no_farther() -> None:
    # From s1: out, then every room of the edge and the other secret rooms, then what lies behind those.
    assert moves(Situation().at("s1").passages(1)) == {"go out 1 token"}
    situation = Situation().at("s1").room("b3", "blue-sanctuary").room("c3", "pink-sanctuary").passages(3)
    found = moves(situation.flag("a4"))
    assert {move for move in found if move.startswith("go a1")} == {
        "go a1 by out 2 tokens",
        "go a1 by a2 3 tokens",
    }
    assert {move for move in found if move.startswith("go a4")} == {"go a4 2 tokens"}
    assert {move for move in found if move.startswith("go b3")} == {"go b3 by a2 3 tokens"}
    assert not any(move.startswith("go c3") for move in found)
    assert {move for move in found if move.startswith("go s2")} == {"go s2 by out 2 tokens"}


def test_tokens_and_cards_are_the_players_choice() -> None:
    situation = Situation().passages(1).cards("secret-passage")
    assert {move for move in moves(situation) if move.startswith("go s1")} == {
        "go s1 by out 1 token",
        "go s1 by out 1 card",
    }
    situation = Situation().at("s1").passages(1).cards("secret-passage secret-passage")
    assert {move for move in moves(situation) if move.startswith("go s2")} == {
        "go s2 by out 1 token 1 card",
        "go s2 by out 2 cards",
    }


def test_a_used_token_returns_to_the_stock_and_a_card_to_the_discards() -> None:
    game = Situation().at("s1").passages(1).cards("secret-passage").exploring().game()
    play(game, "go s2 by out 1 token 1 card")
    assert (mine(game)["passages"], mine(game)["cards"], mine(game)["place"]) == (0, {}, "s2")
    assert game.position()["stock"]["passages"] == 8
    assert game.position()["cards"]["discards"] == ["secret-passage"]


def test_passing_and_stopping_in_flagged_rooms_is_allowed() -> None:
    game = Situation().flag("a1").flag("a1", seat=1, space=None).backpack("pink").exploring().game()
    play(game, "go a1")
    assert mine(game)["place"] == "a1"


def test_refusals_of_a_move() -> None:
    game = Situation().backpack("pink").passages(1).exploring().game()
    assert refused(game, "go b2") == "undiscovered"
    assert refused(game, "go out") == "already-there"
    assert refused(game, "go a2") == "other-way"
    assert refused(game, "go s1 by out 2 tokens") == "other-way"
    assert refused(Situation().exploring().game(), "go a2") == "too-far"
    assert refused(Situation().game(), "go a2") == "another-decision"


def test_a_move_names_its_route() -> None:
    game = Situation().room("b2", "blue-sanctuary").at("e5").backpack("pink").passages(1).exploring().game()
    names = [board.PLACE_NAMES.index(name) for name in ("b2", "a2")]
    steps = explorer.route(game.state, 0, names[0], -1)
    assert [board.PLACE_NAMES[place] for place, _ in steps] == ["e5", "out", "a1", "b2"]
    assert [passage for _, passage in steps] == [False, False, False, False]
    steps = explorer.route(game.state, 0, names[1], names[0])
    assert [board.PLACE_NAMES[place] for place, _ in steps] == ["e5", "out", "a1", "b2", "a2"]
    assert [passage for _, passage in steps] == [False, False, False, False, True]


def test_the_route_of_several_passages() -> None:
    situation = Situation().at("s1").room("b2", "blue-sanctuary").room("b3", "pink-sanctuary").passages(4)
    game = situation.exploring().game()
    place = {name: number for number, name in enumerate(board.PLACE_NAMES)}
    steps = explorer.route(game.state, 0, place["b3"], place["b2"])
    names = [board.PLACE_NAMES[at] for at, _ in steps]
    assert names[:2] == ["s1", "out"]
    assert names[2] in ("a1", "a2")
    assert names[3:] == ["b2", "b3"]
    assert [passage for _, passage in steps] == [False, True, True, True, True]
    assert explorer.route(game.state, 0, place["s2"], place["out"]) == [
        (place["s1"], False),
        (place["out"], True),
        (place["s2"], True),
    ]
    assert explorer.route(game.state, 0, place["s1"], place["out"])[-1] == (place["s1"], True)


def test_a_route_uses_a_passage_only_where_no_key_leads_on() -> None:
    # Through the wall from s1, round the temple, and in at a1 with the pink key.
    game = Situation().at("s1").backpack("pink").passages(1).exploring().game()
    place = {name: number for number, name in enumerate(board.PLACE_NAMES)}
    assert explorer.route(game.state, 0, place["a1"], -1) == [
        (place["s1"], False),
        (place["out"], True),
        (place["a1"], False),
    ]


def test_routes_use_exactly_the_passages_that_are_paid() -> None:

    checked = 0
    for seed in range(12):
        game = engine.new_game("lost-temple", seed=seed)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            for action in game.legal_actions():
                if action.verb.name == "go":
                    goal, start, tokens, cards = action.args
                    steps = explorer.route(game.state, game.to_move, goal, start)
                    assert sum(passage for _, passage in steps) == tokens + cards, str(action)
                    assert steps[-1][0] == goal
                    for (one, _), (other, _) in pairwise(steps):
                        assert board.NEAR[one] >> other & 1
                    checked += bool(tokens + cards)
            game.apply(random(game, chance))
    assert checked > 500
