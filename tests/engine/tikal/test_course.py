"""The course of the game: turns, scoring rounds in the middle of one, the final round, and the end."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.playing import legal, play, refused
from tests.engine.tikal.situation import Situation, left, mine


def test_a_turn_draws_the_top_tile_and_players_follow_clockwise() -> None:
    situation = Situation(players=3)
    top = situation.data["stack"][0]
    game = play(situation.game(), "end turn")
    assert (game.to_move, game.position()["tile"], game.position()["phase"]) == (1, top, "place")
    game.apply(game.legal_actions()[0])
    play(game, "end turn")
    assert game.to_move == 2


def test_points_that_are_left_are_lost() -> None:
    game = play(Situation(players=2).points(9).game(), "end turn")
    game.apply(game.legal_actions()[0])
    assert left(game) == 10


def test_with_no_points_left_only_the_end_of_the_turn_is_left() -> None:
    game = Situation().workers("a4", 3).leader("base").points(0).game()
    assert legal(game) == {"end turn"}
    assert refused(game, "uncover a4") == "too-few-points"


def test_another_decision_is_refused() -> None:
    game = Situation().hold("clearing-110100").game()
    for move in ("end turn", "bring worker base", "bid 1", "pass", "choose volcano"):
        assert refused(game, move) == "another-decision"
    assert refused(Situation().game(), "pass") == "another-decision"


# ---- volcano -------------------------------------------------------------------------------------


def volcano_next(players: int = 3) -> engine.Game[Any]:
    """Seat 0 is about to end the turn, and seat 1 will draw the volcano of set D."""
    situation = Situation(players=players).draw("volcano").draw("volcano")
    situation.data["out"].append("volcano")
    situation.data["stack"].insert(0, "volcano")
    return situation.workers("a4", seat=0).workers("b5", seat=1).treasures("sun", seat=2).game()


def test_a_volcano_is_set_aside_and_everybody_has_ten_points_and_scores() -> None:
    game = play(volcano_next(), "end turn")
    seats = []
    for _ in range(3):
        data = game.position()
        assert (data["tile"], data["scoring"], data["phase"], data["action_points"]) == (
            "volcano",
            "volcano",
            "act",
            10,
        )
        seats.append(game.to_move)
        before = game.scores
        play(game, "end turn")
        assert [after - old for after, old in zip(game.scores, before, strict=True)] == [
            seats[-1] == s for s in range(3)
        ]
    assert seats == [1, 2, 0]


def test_then_the_drawer_places_the_volcano_and_has_the_normal_ten_points() -> None:
    game = play(volcano_next(), *["end turn"] * 4)
    data = game.position()
    assert (game.to_move, data["phase"], data["tile"], data["scoring"]) == (1, "place", "volcano", "none")
    play(game, "place c4")
    assert (game.to_move, left(game)) == (1, 10)
    scores = game.scores
    play(game, "end turn")
    assert game.to_move == 2
    assert game.scores == scores
    assert game.position()["tile"] != "volcano"


def test_a_player_scores_what_the_ten_points_have_changed() -> None:
    game = play(volcano_next(), "end turn", "uncover b5", "end turn")
    assert game.scores == [0, 2, 0]


def test_a_temple_can_score_for_several_players_in_one_round() -> None:
    situation = Situation().scoring("volcano", 1).workers("a4").workers("base", 2, seat=1)
    game = play(situation.game(), "end turn", "move worker base a4", "move worker base a4", "end turn")
    assert game.scores == [1, 1]


# ---- scoring -------------------------------------------------------------------------------------


def scored(situation: Situation) -> int:
    return play(situation.scoring("volcano", 1).game(), "end turn").scores[0]


@pytest.mark.parametrize(
    ("treasures", "points"),
    [
        ("", 0),
        ("sun", 1),
        ("sun sun", 3),
        ("sun sun sun", 6),
        ("sun bowl", 2),
        ("sun sun bowl bowl frog", 7),
        ("sun sun sun bowl bowl bowl", 12),
    ],
)
def test_sets_of_treasures(treasures: str, points: int) -> None:
    assert scored(Situation().treasures(treasures)) == points


def test_a_tie_at_a_temple_scores_for_nobody() -> None:
    assert scored(Situation().workers("a4", 3).leader("a4", seat=1)) == 0
    assert scored(Situation().workers("a4", 3).workers("a4", 3, seat=1)) == 0
    assert scored(Situation().workers("a4", 4).leader("a4", seat=1)) == 1
    game = play(
        Situation().scoring("volcano", 1).workers("a4", 3).leader("a4", seat=1).game(), "end turn", "end turn"
    )
    assert game.scores == [0, 0]


def test_a_tie_of_two_is_no_win_for_the_third() -> None:
    situation = Situation(players=3).scoring("volcano", 1, 2)
    situation.workers("a4").workers("a4", 2, seat=1).workers("a4", 2, seat=2)
    assert play(situation.game(), *["end turn"] * 3).scores == [0, 0, 0]


def test_a_guard_scores_whoever_else_is_there() -> None:
    situation = Situation().scoring("volcano", 1).value("a4", 4).guard("a4").workers("a4", 9, seat=1)
    assert play(situation.game(), "end turn", "end turn").scores == [4, 0]


# ---- end -----------------------------------------------------------------------------------------


def test_after_the_last_tile_the_final_scoring_starts_with_the_next_player() -> None:
    game = play(Situation(players=3).last_turn().workers("a4").game(), "end turn")
    seats = []
    while game.to_move is not None:
        assert (game.position()["scoring"], left(game)) == ("final", 10)
        seats.append(game.to_move)
        play(game, "end turn")
    assert seats == [1, 2, 0]
    assert game.scores == [1, 0, 0]
    assert game.winners == [0]


def test_before_the_end_there_are_no_winners_and_after_it_no_choices() -> None:
    game = Situation().last_turn().game()
    assert game.winners == []
    play(game, "end turn", "end turn", "end turn")
    assert game.to_move is None
    assert game.legal_actions() == ()
    assert game.winners == [0, 1]
    assert refused(game, "end turn") == "over"


def test_limits_per_turn_hold_in_a_scoring_round_and_restart_after_it() -> None:
    situation = Situation().tile("c4", "ruin-4-201000").workers("c4", 4).scoring("volcano", 1)
    game = play(situation.game(), "recover c4", "recover c4")
    assert refused(game, "recover c4") == "twice"
    play(game, "end turn", "end turn", "place c5", "recover c4", "recover c4")
    assert sum(mine(game)["treasures"].values()) == 4
