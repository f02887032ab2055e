"""Temples: uncovering levels, and guards."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.tikal import preview
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def value(game: Game[Any], place: str) -> int:
    found: int = game.position()["board"][place]["value"]
    return found


def test_a_level_costs_two_points_and_takes_the_next_floor() -> None:
    game = play(Situation().workers("a4").game(), "uncover a4")
    assert (left(game), value(game, "a4"), game.position()["floors"]["2"]) == (8, 2, 2)


def test_a_leader_uncovers_too() -> None:
    game = play(Situation().leader("a4").workers("a4").game(), "uncover a4", "uncover a4")
    assert value(game, "a4") == 3


def test_each_level_takes_a_member_of_its_own() -> None:
    game = play(Situation().leader("a4").game(), "uncover a4")
    assert "uncover a4" not in legal(game)
    assert refused(game, "uncover a4") == "one-each"


def test_a_member_who_comes_later_uncovers_the_second_level() -> None:
    game = play(
        Situation().workers("a4").workers("base").game(), "uncover a4", "move worker base a4", "uncover a4"
    )
    assert value(game, "a4") == 3


@pytest.mark.parametrize("edition", ["1999", "2015", "classic"])
def test_a_figure_that_comes_after_the_first_one_left_uncovers_no_second_level(edition: str) -> None:
    game = Situation(edition=edition).leader("a4").workers("base").game()
    play(game, "uncover a4", "move leader a4 base", "move worker base a4")
    assert refused(game, "uncover a4") == "one-each"
    assert value(play(game, "move leader base a4", "uncover a4"), "a4") == 3


def test_at_most_two_levels_per_temple_and_turn() -> None:
    game = play(Situation().workers("a4", 5).game(), "uncover a4", "uncover a4")
    assert refused(game, "uncover a4") == "twice"


def test_several_temples_in_one_turn() -> None:
    game = play(
        Situation().workers("a4", 2).workers("b5", 2).game(),
        "uncover a4",
        "uncover b5",
        "uncover b5",
        "uncover a4",
    )
    assert (value(game, "a4"), value(game, "b5"), left(game)) == (3, 3, 2)


def test_the_limit_restarts_with_the_next_ten_points() -> None:
    game = play(Situation().workers("a4", 2).scoring("volcano", 1).game(), "uncover a4", "uncover a4", "end turn")
    play(game, "end turn", "place c4")  # the other player's ten points, then the volcano
    assert "uncover a4" in legal(game)


def test_a_floor_that_has_run_out_stops_the_temple_and_no_number_is_skipped() -> None:
    # The three floors of number 8 are in use; there are floors 9 and 10, but a temple of value 7 stays as it is.
    situation = (
        Situation().value("a4", 8).tile("c4", "temple-2-200100", value=8).tile("c5", "temple-2-201000", value=8)
    )
    game = situation.value("b5", 7).workers("b5").workers("a4").game()
    assert "8" not in game.position()["floors"]
    assert refused(game, "uncover b5") == "no-floor"
    assert "uncover a4" in legal(game)


def test_nothing_is_higher_than_ten() -> None:
    assert refused(Situation().value("a4", 10).workers("a4").game(), "uncover a4") == "highest"
    # From 9 to 10 there is a floor, and only somebody to uncover it is missing.
    assert refused(Situation().value("a4", 9).game(), "uncover a4") == "no-member"
    assert "uncover a4" in legal(Situation().value("a4", 9).workers("a4").game())


def test_a_temple_needs_a_member_and_two_points() -> None:
    assert refused(Situation().game(), "uncover a4") == "no-member"
    assert refused(Situation().workers("a4", seat=1).game(), "uncover a4") == "no-member"
    assert refused(Situation().workers("a4").points(1).game(), "uncover a4") == "too-few-points"
    assert "uncover a4" in legal(Situation().workers("a4").points(2).game())


@pytest.mark.parametrize("place", ["base", "b4", "c4"])
def test_only_temples_are_uncovered(place: str) -> None:
    situation = Situation().workers("base").workers("b4")
    assert refused(situation.game(), f"uncover {place}") == "no-temple"


# ---- guards --------------------------------------------------------------------------------------


def test_a_guard_costs_five_points_and_all_others_leave_the_game() -> None:
    game = play(Situation().workers("a4", 4).leader("base").game(), "guard a4 worker")
    player = mine(game)
    assert (left(game), player["guards"], player["removed"], player["workers"]) == (5, {"a4": "worker"}, 3, {})
    assert player["supply"] + player["removed"] + 1 == 18


def test_which_figure_becomes_the_guard_is_a_choice() -> None:
    situation = Situation().workers("a4", 2).leader("a4")
    assert legal(situation.game(), "guard") == {"guard a4 worker", "guard a4 leader"}
    led = mine(play(situation.game(), "guard a4 leader"))
    assert (led["leader"], led["removed"], led["guards"]) == ("guard", 2, {"a4": "leader"})
    kept = mine(play(situation.game(), "guard a4 worker"))
    assert (kept["leader"], kept["removed"], kept["guards"]) == ("out", 1, {"a4": "worker"})


def test_a_figure_that_is_not_there_cannot_be_the_guard() -> None:
    assert refused(Situation().workers("a4").game(), "guard a4 leader") == "no-leader-there"
    assert refused(Situation().leader("a4").game(), "guard a4 worker") == "no-worker-there"


def test_a_guard_needs_more_strength_than_each_other_player() -> None:
    situation = Situation(players=3).workers("a4", 3).workers("a4", 2, seat=1).workers("a4", 2, seat=2)
    assert "guard a4 worker" in legal(situation.game())
    assert refused(situation.workers("a4", seat=2).game(), "guard a4 worker") == "not-strongest"


def test_a_leader_counts_three() -> None:
    assert "guard a4 leader" in legal(Situation().leader("a4").workers("a4", 2, seat=1).game())
    assert refused(Situation().leader("a4").workers("a4", 3, seat=1).game(), "guard a4 leader") == "not-strongest"
    assert refused(Situation().workers("a4", 3).leader("a4", seat=1).game(), "guard a4 worker") == "not-strongest"


def test_a_guarded_temple_is_fixed_and_cannot_be_guarded_again() -> None:
    game = Situation().guard("a4", seat=1).workers("a4", 6).game()
    assert refused(game, "uncover a4") == "guarded"
    assert refused(game, "guard a4 worker") == "guarded"


def test_ones_own_guarded_temple_is_fixed_too() -> None:
    assert refused(Situation().guard("a4").workers("a4").game(), "uncover a4") == "guarded"


def test_two_guards_per_player() -> None:
    situation = Situation().guard("a4").guard("b5").tile("c4", "temple-2-200100").workers("c4")
    assert refused(situation.game(), "guard c4 worker") == "no-guards"


def test_a_guard_takes_five_points() -> None:
    assert refused(Situation().workers("a4").points(4).game(), "guard a4 worker") == "too-few-points"
    assert "guard a4 worker" in legal(Situation().workers("a4").points(5).game())
    assert refused(Situation().workers("b4").game(), "guard b4 worker") == "no-temple"


def test_others_still_move_through_a_guarded_temple() -> None:
    game = Situation().guard("a4", seat=1).workers("base").game()
    assert left(play(game, "move worker base a4")) == 8


def test_a_guard_is_no_member_any_more() -> None:
    game = play(Situation().workers("a4").game(), "guard a4 worker")
    assert legal(game, "move") == set()
    assert refused(game, "move worker a4 base") == "no-worker-there"


def test_a_guard_is_nobody_to_walk_from() -> None:
    game = Situation().workers("a4").game()
    assert preview.nearest(game, 0, "base") == 2
    assert preview.nearest(play(game, "guard a4 worker"), 0, "base") is None


def test_the_guard_of_a_leader_stays_the_leaders() -> None:
    # b5 comes after a4 in the order of the hexes.
    situation = Situation().workers("a4").leader("b5")
    game = play(situation.game(), "guard b5 leader", "guard a4 worker")
    assert mine(game)["guards"] == {"b5": "leader", "a4": "worker"}
    game = play(situation.game(), "guard a4 worker", "guard b5 leader")
    assert mine(game)["guards"] == {"b5": "leader", "a4": "worker"}
