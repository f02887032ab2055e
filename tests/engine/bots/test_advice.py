"""Advice: what the hard player would do, with a reason that is true."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Advice, advise, choose, think_through
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import mover, play


def advice(view: dict[str, Any]) -> Advice:
    """Think to the end."""
    return think_through(advise(view, 5))


@pytest.mark.parametrize(("name", "options"), [("lost-temple", {}), ("tikal", {}), ("tikal", {"auction": True})])
def test_advice_is_what_hard_would_choose(name: str, options: dict[str, Any]) -> None:
    game = engine.new_game(name, players=2, seed=8, options=options)
    chance = Chance.seeded(8)
    while len(game.moves) < 60:
        if len(game.moves) % 20 == 0:
            view = game.view(mover(game))
            found = advice(view)
            assert found.choice in view["legal"]
            assert found.turn[0] == found.choice
            if len(view["legal"]) > 1:
                assert found.choice == think_through(choose(view, "hard", 5))
        game.apply(random(game, chance))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_points_are_the_reason_when_a_turn_brings_them(name: str) -> None:
    game = engine.new_game(name, players=2, seed=8)
    reasons = set()
    chance = Chance.seeded(3)
    while len(game.moves) < 120:
        view = game.view(mover(game))
        if len(game.moves) % 30 == 0:
            found = advice(view)
            assert found.points >= 0
            reasons.add(found.reason)
        game.apply(random(game, chance))
    assert reasons - {"only", "calm"}, "never a reason that says anything"


def test_a_single_choice_needs_no_reason() -> None:
    view = engine.new_game("tikal", seed=1).view(mover(engine.new_game("tikal", seed=1)))
    view["legal"] = view["legal"][:1]
    assert advice(view).reason == "only"


def test_the_hard_player_explores_between_icons_where_that_scores_more() -> None:
    # The last tile of round 2: the tent is of no more use, and a flag placed now counts for the scoring icon.
    situation = Situation().backpack("pink blue green yellow brown").last_tile("scoring+2")
    situation.data |= {"round": "second", "first": 0}
    found = advice(play(situation.game(), "take scoring+2").view(0))
    assert found.choice == "tent exploration"
    explored, scored = (found.turn.index(next(t for t in found.turn if t.startswith(w))) for w in ("dig", "score"))
    assert explored < scored
    assert found.reason == "points"
