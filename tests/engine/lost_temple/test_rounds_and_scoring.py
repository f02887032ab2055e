"""The course of the game: order of play, the two scorings, the second round, the last turn and the end."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, play


def seats_by_round(players: int, first: int) -> dict[str, list[int]]:
    """Who played which turn of each round, in a random game."""
    game = engine.new_game("lost-temple", players=players, seed=players, options={"first": first})
    chance = Chance.seeded(1)
    turns: dict[str, list[int]] = {}
    events = game.listen()
    while game.to_move is not None:
        game.apply(random(game, chance))
    for event in events:
        if event["kind"] == "turn":
            turns.setdefault(("set-up", "first", "second", "last")[event["round"]], []).append(event["seat"])
    return turns


@pytest.mark.parametrize(("players", "turns"), [(2, 8), (3, 7), (4, 6)])
@pytest.mark.parametrize("first", [0, 1])
def test_order_of_play(players: int, turns: int, first: int) -> None:
    order = seats_by_round(players, first)
    clockwise = [(first + i) % players for i in range(players)]
    assert order["first"] == clockwise * turns
    # The last player of round 1 starts round 2, and play goes the other way round.
    assert order["second"] == clockwise[::-1] * turns
    assert order["last"] == clockwise[::-1]


def test_round_2_begins_with_tents_up_and_pirogues_home_and_explorers_where_they_were() -> None:
    situation = Situation().site(3, seat=1).last_tile("scoring+2", site=4).at("a1").at("s3", seat=1)
    game = situation.tent(False).tent(False, seat=1).game()
    play(game, "take scoring+2", "done", "rest")
    data = game.position()
    assert data["round"] == "second"
    assert game.to_move == 0, "the last player of round 1 starts round 2"
    assert [player["site"] for player in data["players"]] == [0, 0]
    assert [player["tent"] for player in data["players"]] == [True, True]
    assert [player["place"] for player in data["players"]] == ["a1", "s3"]
    assert [player["tiles"] for player in data["players"]] == [[], []]
    assert [len(site) for site in data["river"]] == [3, 3, 2, 3, 3, 2]


def test_who_takes_the_last_tile_finishes_the_turn_with_explorations_before_the_scoring() -> None:
    game = Situation().backpack("pink").camp("pink").last_tile("scoring+2").game()
    play(game, "take scoring+2", "points", "done", "go a1", "dig", "tent exploration", "go e5", "dig")
    # 2 from the tile, 3 + 2 and 5 + 1 + 2 from the rooms, and only then 1 for the key in the camp.
    assert (game.position()["round"], game.scores) == ("second", [2 + 5 + 8 + 1, 0])


def test_the_tiles_of_round_2_are_the_same_but_dealt_anew() -> None:
    game = engine.new_game("lost-temple", seed=11)
    first = game.position()["river"]
    chance = Chance.seeded(2)
    while game.position()["round"] in ("set-up", "first"):
        game.apply(random(game, chance))
    second = game.position()["river"]
    assert {tile for site in first for tile in site} == {tile for site in second for tile in site}
    assert first != second


def end_turn(game: engine.Game[Any]) -> engine.Game[Any]:
    """A player who holds a card is asked before the turn ends."""
    return play(game, *legal(game, "end turn"))


def end_of_round_1(situation: Situation) -> list[int]:
    game = situation.last_tile("scoring+2").tent(False).game()
    end_turn(play(game, "take scoring+2", "done", "rest"))
    assert game.position()["round"] == "second"
    return game.scores


def test_camp_keys_score_at_the_end_of_round_1_and_backpack_keys_never() -> None:
    situation = Situation().camp("pink blue green pink").backpack("yellow brown").camp("pink", seat=1)
    assert end_of_round_1(situation) == [6 + 1, 1]


def test_camp_keys_are_hidden_again_after_the_scoring_of_round_1() -> None:
    game = Situation().camp("pink blue").last_tile("scoring+2").tent(False).game()
    play(game, "take scoring+2", "done", "rest")
    assert game.position()["round"] == "second"
    assert game.view(1)["players"][0]["camp"] == 2


def test_the_multicoloured_altar_counts_all_camp_keys() -> None:
    situation = Situation().room("c3", "multicoloured-sanctuary").flag("c3", 0, 0).flag("c3", 1, 1)
    situation.camp("pink pink pink").camp("blue yellow", seat=1)
    # three single sets of one: 3 points, two different keys: 3 points, and the altar to the three keys.
    assert end_of_round_1(situation) == [3 + 3, 3]


def test_altars_of_each_colour_count_their_own_keys() -> None:
    situation = Situation().room("c3", "blue-sanctuary").flag("c3", 0, 0).flag("c3", 1, 1)
    situation.camp("pink pink").camp("blue", seat=1)
    assert end_of_round_1(situation) == [2, 1 + 3]


def test_treasures_and_end_cards_do_not_score_at_the_end_of_round_1() -> None:
    assert end_of_round_1(Situation().treasures("mask jade").cards("end-five-points end-idol")) == [0, 0]


def final_scores(situation: Situation) -> list[int]:
    """Both players rest in the last turn; seat 1 goes first."""
    game = end_turn(play(situation.last_turn(1).game(), "rest", "rest"))
    assert game.to_move is None
    return game.scores


def test_undelivered_treasures_score_1_each_at_the_end() -> None:
    assert final_scores(Situation().treasures("mask mask jade")) == [3, 0]


@pytest.mark.parametrize(
    ("cards", "points"),
    [("end-five-points", 5), ("end-idol", 3), ("end-idol end-idol", 12), ("any-key forest-free", 0)],
)
def test_end_cards(cards: str, points: int) -> None:
    situation = Situation().discards(cards) if "any-key" in cards else Situation().cards(cards)
    assert final_scores(situation) == [points, 0]


def test_the_colours_card_scores_2_per_light_room_colour_with_a_flag() -> None:
    situation = Situation().cards("end-colours").flag("a1").flag("e5").flag("a2").flag("s1")
    situation.room("c3", "green-sanctuary").flag("c3", 0, 0)
    # pink (twice) and blue; neither the secret room nor the green sanctuary is a light room. The altar gives 3.
    assert final_scores(situation) == [2 * 2 + 3, 0]


def test_the_final_scoring_counts_keys_and_altars_again() -> None:
    situation = Situation().camp("pink blue").room("c3", "blue-sanctuary").flag("c3", 1, 0)
    assert final_scores(situation) == [3, 3]


def test_most_points_win() -> None:
    game = Situation().score(10).score(12, seat=1).last_turn(1).game()
    assert game.winners == []
    play(game, "rest", "rest")
    assert (game.winners, game.legal_actions()) == ([1], ())


def test_a_tie_shares_the_victory() -> None:
    situation = Situation(players=3).score(10).score(10, seat=1).score(4, seat=2).last_turn(2)
    assert play(situation.game(), "rest", "rest", "rest").winners == [0, 1]


def test_the_last_turn_has_one_exploration_and_no_pirogue() -> None:
    game = play(Situation().backpack("pink", seat=1).last_turn(1).game(), "go a1", "dig")
    assert (game.to_move, mine(game, 1)["score"]) == (0, 5)


def test_events_tell_every_point_and_its_reason() -> None:
    for seed in range(5):
        game = engine.new_game("lost-temple", seed=seed)
        chance = Chance.seeded(seed)
        events = game.listen()
        while game.to_move is not None:
            game.apply(random(game, chance))
        told = [0] * 4
        for event in events:
            if event["kind"] == "points":
                told[event["seat"]] += event["points"]
                assert event["reason"]
        assert told == game.scores
