"""When an additional exploration may begin: before the pirogue phase, between icons, after the explorer phase."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Game
from engine.core.chance import Chance
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, Situation, digger, mine
from tests.engine.playing import legal, play, refused

NOTHING_UNDER_WAY = {"take", "done", "end turn"}
"""What can be chosen while no exploration, delivery, payment, look at three or placing is under way."""


def drawn_exploration() -> Game[Any]:
    """The tile card+scoring, of which the card was the exploration; a pink key opens a1 and e5."""
    situation = Situation(players=4).tent(False).backpack("pink").icons("card+scoring").top("deck", "exploration")
    return play(situation.game(), "look cards", "keep exploration")


def test_a_card_that_was_just_drawn_is_played_before_the_next_icon() -> None:
    game = play(drawn_exploration(), "play exploration", "go a1", "dig")
    assert game.position()["steps"][-1] == {"step": "icons", "tile": "card+scoring", "used": ["1"]}
    assert mine(game)["score"] == 3 + 2
    play(game, "score pink")
    assert mine(game)["score"] == 3 + 2 + 2
    assert game.position()["steps"] == [END, EXPLORE], "the explorer phase of the turn is still to come"


def test_the_explorer_phase_of_the_turn_is_not_used_up() -> None:
    game = play(drawn_exploration(), "play exploration", "go a1", "dig", "done", "go e5", "dig")
    assert mine(game)["flags"] == ["a1", "e5"]


def test_tent_and_card_between_the_same_icons() -> None:
    situation = Situation(players=4).backpack("pink blue").cards("exploration").icons("card+scoring", "1")
    game = play(
        situation.game(), "tent exploration", "go a1", "dig", "play exploration", "go e5", "dig", "score pink"
    )
    assert mine(game)["score"] == (3 + 2) + (5 + 1 + 2) + 3
    play(game, "go a2", "dig")
    assert mine(game)["flags"] == ["a1", "a2", "e5"]


def test_a_key_between_icons_opens_a_door_for_the_exploration_and_its_doors_score_after_it() -> None:
    game = Situation(players=4).icons("scoring+2").game()
    play(game, "tent key", "key pink backpack")
    assert refused(game, "tent exploration") == "tent-used"
    game = play(Situation(players=4).icons("card+any").game(), "key pink backpack", "tent exploration")
    assert legal(game) == {"go a1", "go e5", "rest"}


def test_the_bonus_of_an_exploration_between_icons_comes_before_the_icons() -> None:
    situation = Situation(players=4).room("b4", "pink-wide").at("b4").top("deck", "end-idol", "any-key")
    game = play(situation.icons("card+scoring").game(), "tent exploration", "dig")
    assert game.position()["steps"][2:] == [
        {"step": "icons", "tile": "card+scoring", "used": []},
        {"step": "look cards"},
    ]
    assert engine.from_position(game.position()).digest() == game.digest()
    play(game, "keep end-idol", "look cards", "keep any-key", "score pink")
    assert mine(game)["cards"] == {"end-idol": 1, "any-key": 1}
    assert mine(game)["score"] == 2 + 2 + 2


def test_a_rescue_in_an_exploration_between_icons() -> None:
    game = play(
        Situation().icons("scoring+2").game(), "tent exploration", "rescue pink", "go a1", "dig", "score pink"
    )
    assert mine(game)["score"] == -10 + (3 + 2) + 2


def test_between_the_last_icon_and_the_explorer_phase_both_explorations_follow_each_other() -> None:
    # Which of the two is the additional one makes no difference, so it is asked for after the other.
    situation = Situation().backpack("pink").icons("scoring+2", "1")
    first = play(situation.game(), "points", "go a1", "dig", "tent exploration", "go e5", "dig")
    earlier = play(situation.game(), "tent exploration", "go a1", "dig", "points", "go e5", "dig")
    assert first.position() == earlier.position()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_exploration_is_offered_whenever_nothing_else_is_under_way_and_at_no_other_time(players: int) -> None:
    offered = dict.fromkeys(NOTHING_UNDER_WAY, 0)
    for seed in range(12):
        game = engine.new_game("lost-temple", players=players, seed=seed)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            view = game.view(game.to_move)
            player = view["players"][game.to_move]
            verbs = {action.verb.name for action in game.legal_actions()}
            moments = verbs & NOTHING_UNDER_WAY
            tent, card = player["tent"] and view["round"] != "last-turn", "exploration" in player["cards"]
            assert ("tent exploration" in view["legal"]) == bool(moments and tent)
            assert ("play exploration" in view["legal"]) == bool(moments and card)
            for moment in moments:
                offered[moment] += bool(tent or card)
            game.apply(digger(game, chance))
    assert min(offered.values()) > 50


def test_before_the_pirogue_phase_as_always() -> None:
    game = play(Situation().backpack("pink").game(), "tent exploration", "go a1", "dig")
    assert game.position()["steps"] == [END, EXPLORE, PIROGUE]
