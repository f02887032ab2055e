"""Treasures: recovering them from ruins, and exchanging singles."""

from __future__ import annotations

import pytest

from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def ruin(treasures: str = "frog sun bowl frog") -> Situation:
    return Situation().tile("c4", "ruin-4-201000", treasures=treasures)


def test_the_top_treasure_is_taken_for_three_points_and_shown() -> None:
    game = ruin().workers("c4").game()
    play(game, "recover c4")
    assert (left(game), mine(game)["treasures"]) == (7, {"frog": 1})
    assert game.position()["board"]["c4"]["treasures"] == ["sun", "bowl", "frog"]
    assert game.view(1)["players"][0]["treasures"] == {"frog": 1}


def test_each_treasure_takes_a_member_of_its_own_and_two_are_the_limit() -> None:
    game = play(ruin().workers("c4").game(), "recover c4")
    assert refused(game, "recover c4") == "one-each"
    game = play(ruin().workers("c4", 2).leader("c4").game(), "recover c4", "recover c4")
    assert refused(game, "recover c4") == "twice"
    assert mine(game)["treasures"] == {"frog": 1, "sun": 1}


@pytest.mark.parametrize("edition", ["1999", "2015", "classic"])
def test_a_figure_that_comes_after_the_first_one_left_recovers_no_second_treasure(edition: str) -> None:
    situation = Situation(edition=edition).tile("c4", "ruin-4-201000", treasures="frog sun bowl frog")
    game = situation.leader("c4").workers("b4").game()
    play(game, "recover c4", "move leader c4 b4", "move worker b4 c4")
    assert left(game) >= 3
    assert refused(game, "recover c4") == "one-each"


def test_several_ruins_in_one_turn() -> None:
    situation = ruin().tile("c5", "ruin-4-200010", treasures="plume plume plume bowl").workers("c4").workers("c5")
    game = play(situation.game(), "recover c4", "recover c5")
    assert mine(game)["treasures"] == {"frog": 1, "plume": 1}


def test_a_treasure_needs_a_ruin_with_treasures_a_member_and_three_points() -> None:
    assert refused(ruin().game(), "recover c4") == "no-member"
    assert refused(ruin().workers("b4").game(), "recover b4") == "no-ruin"
    assert refused(ruin().game(), "recover e1") == "no-ruin"
    assert refused(ruin(treasures="").workers("c4").game(), "recover c4") == "no-treasures"
    assert refused(ruin().workers("c4").points(2).game(), "recover c4") == "too-few-points"
    assert "recover c4" in legal(ruin().workers("c4").points(3).game())


# ---- exchange ------------------------------------------------------------------------------------


def test_a_single_goes_against_a_single_for_three_points() -> None:
    game = Situation().treasures("frog").treasures("sun", seat=1).game()
    assert legal(game, "exchange") == {"exchange frog sun orange"}
    play(game, "exchange frog sun orange")
    assert (left(game), mine(game)["treasures"], mine(game, 1)["treasures"]) == (7, {"sun": 1}, {"frog": 1})


def test_pairs_and_triples_are_safe_on_both_sides() -> None:
    situation = Situation(players=3).treasures("frog frog sun").treasures("bowl bowl bowl shell", seat=1)
    game = situation.treasures("plume plume", seat=2).game()
    assert legal(game, "exchange") == {"exchange sun shell orange"}
    assert refused(game, "exchange frog shell orange") == "not-single"
    assert refused(game, "exchange sun bowl orange") == "not-their-single"
    assert refused(game, "exchange sun plume white") == "not-their-single"


def test_an_exchange_with_any_other_player() -> None:
    situation = Situation(players=4).treasures("frog sun").treasures("bowl", seat=1).treasures("shell", seat=3)
    expected = {f"exchange {give} {take}" for give in ("frog", "sun") for take in ("bowl orange", "shell blue")}
    assert legal(situation.game(), "exchange") == expected


def test_an_exchange_can_make_a_pair_for_the_other_player_too() -> None:
    game = Situation().treasures("frog sun").treasures("frog bowl", seat=1).game()
    play(game, "exchange frog bowl orange")
    assert mine(game, 1)["treasures"] == {"frog": 2}


def test_exchanges_that_cannot_be() -> None:
    game = Situation().treasures("frog sun").treasures("frog bowl", seat=1).game()
    assert refused(game, "exchange frog frog orange") == "same-treasure"
    assert refused(game, "exchange frog sun red") == "own-treasure"
    assert refused(game, "exchange frog bowl white") == "not-at-table"
    assert refused(game, "exchange plume bowl orange") == "not-single"
    poor = Situation().treasures("frog").treasures("bowl", seat=1)
    assert refused(poor.points(2).game(), "exchange frog bowl orange") == "too-few-points"
    assert "exchange frog bowl orange" in legal(poor.points(3).game())
