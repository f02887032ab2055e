"""Advice: what the hard player would do, with a reason that is true."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import GAMES, Game
from engine.bots import Advice, advise, choose, think_through
from engine.core.alternatives import best_of, next_best
from engine.core.chance import Chance
from engine.core.search import best_turns
from engine.tools.policies import greedy, random
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import mover, play
from tests.engine.samples import PLANNED, seats


def advice(view: dict[str, Any]) -> Advice:
    """Think to the end."""
    return think_through(advise(view, 5))


@pytest.mark.parametrize(("name", "options"), [("lost-temple", {}), ("tikal", {}), ("tikal", {"auction": True})])
def test_advice_is_what_hard_would_choose_unless_that_is_a_detour(name: str, options: dict[str, Any]) -> None:
    game = engine.new_game(name, players=2, seed=8, options=options)
    chance = Chance.seeded(8)
    while len(game.moves) < 60:
        if len(game.moves) % 20 == 0:
            view = game.view(mover(game))
            found = advice(view)
            assert found.choice in view["legal"]
            assert found.turn[0] == found.choice
            if len(view["legal"]) > 1:
                hard = think_through(choose(view, "hard", 5))
                assert found.choice == hard or hard.startswith(("play", "tent"))
        game.apply(random(game, chance))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_points_are_the_reason_when_a_turn_brings_them(name: str) -> None:
    game = engine.new_game(name, players=seats(name, 2), seed=8)
    reasons = set()
    chance = Chance.seeded(3)
    while len(game.moves) < 120 and game.to_move is not None:
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


LAST_TILE = "scoring+2"


def with_the_last_tile() -> Game[Any]:
    """The last tile of round 2: the tent is of no more use, and a flag placed now counts for the scoring icon."""
    situation = Situation().backpack("pink blue green yellow brown").last_tile(LAST_TILE)
    situation.data |= {"round": "second", "first": 0}
    return play(situation.game(), f"take {LAST_TILE}")


def test_the_hard_player_explores_between_icons_where_that_scores_more() -> None:
    found = advice(with_the_last_tile().view(0))
    explored, scored = (found.turn.index(next(t for t in found.turn if t.startswith(w))) for w in ("dig", "score"))
    assert "tent exploration" in found.turn[:explored]
    assert explored < scored


def test_an_icon_is_advised_before_the_tent_where_the_order_makes_no_difference() -> None:
    game = with_the_last_tile()
    view = game.view(0)
    assert think_through(choose(view, "hard", 5)) == "tent exploration"
    assert advice(view).choice == "points"


def test_the_tent_is_advised_where_another_answer_would_be_worth_less() -> None:
    found = advice(play(with_the_last_tile(), "points").view(0))
    assert found.choice == "tent exploration"
    assert found.second.startswith(("score", "done"))
    assert found.behind > 0.5


def turns_to(name: str, wanted: str, options: dict[str, Any] | None = None, least: int = 20) -> Game[Any]:
    """A game in which somebody faces a decision of this name, with more than one choice."""
    game = engine.new_game(name, players=3, seed=4, options=options or {})
    chance = Chance.seeded(4)
    while True:
        step = game.view(mover(game))["decision"]["step"]
        if len(game.moves) >= least and step == wanted and len(game.legal_actions()) > 1:
            return game
        game.apply(greedy(game, chance))


@pytest.mark.parametrize(
    ("name", "options", "step", "verb"),
    [
        ("lost-temple", {}, "pack", "pack"),
        ("lost-temple", {}, "pirogue", "take"),
        ("lost-temple", {}, "look cards", "keep"),
        ("lost-temple", {}, "look treasures", "keep"),
        ("lost-temple", {}, "look rooms", "keep"),
        ("lost-temple", {}, "place", "place"),
        ("lost-temple", {}, "tent key", "key"),
        ("tikal", {}, "place", "place"),
        ("tikal", {"auction": True}, "choose", "choose"),
    ],
)
def test_the_decision_is_answered_and_so_does_the_next_best(
    name: str, options: dict[str, Any], step: str, verb: str
) -> None:
    view = turns_to(name, step, options, 0 if step == "pack" else 20).view
    for seat in range(3):
        if view(seat)["legal"]:
            found = advice(view(seat))
            assert found.choice.split()[0] == verb
            assert found.second.split()[0] == verb
            assert found.second != found.choice
            assert {found.choice, found.second} <= set(view(seat)["legal"])
            assert found.behind >= 0


def test_a_bid_or_a_pass_is_compared_with_the_other() -> None:
    view = turns_to("tikal", "bid", {"auction": True}, 40).view
    legal = next(view(seat)["legal"] for seat in range(3) if view(seat)["legal"])
    found = advice(next(view(seat) for seat in range(3) if view(seat)["legal"]))
    assert {found.choice, found.second} == {"pass", legal[0]}
    assert legal[0].startswith("bid")


NOT_BEFORE = ("look treasures", "look cards", "look rooms", "place", "refill", "treasure")
"""Decisions that change nothing about what cards and the tent do: those can wait."""


@pytest.mark.parametrize("seed", [3, 6])
def test_no_card_and_no_tent_before_what_is_asked_while_they_can_wait(seed: int) -> None:
    game = engine.new_game("lost-temple", players=2, seed=seed, options={"more_control": seed % 2 == 0})
    chance = Chance.seeded(seed)
    met = set()
    while game.to_move is not None:
        view = game.view(mover(game))
        step = view["decision"]["step"]
        besides = [text for text in view["legal"] if text.startswith(("play", "tent"))]
        if step in NOT_BEFORE and besides and len(game.moves) % 2:
            assert advice(view).choice not in besides, (step, len(game.moves))
            met.add(step)
        plain = [text for text in view["legal"] if text not in besides]
        play(game, plain[chance.below(len(plain))])
    assert len(met) > 1


@pytest.mark.parametrize("name", PLANNED)
def test_the_next_best_turn_does_without_the_choice(name: str) -> None:
    """The same actions in another order are no alternative."""
    rules = GAMES[name]
    game = engine.new_game(name, players=2, seed=8)
    chance = Chance.seeded(3)
    compared = 0
    while len(game.moves) < 120:
        if len(game.moves) % 20 == 10 and len(game.legal_actions()) > 1:
            world = engine.imagine(game.view(mover(game)), 5)
            turns = think_through(best_turns(world, rules.expert, rules.levels["hard"].effort))
            best = best_of(turns)
            second = think_through(next_best(world, rules.expert, best, rules.levels["hard"].effort))
            asked = rules.expert.asked(world)
            if second is not None and best[0][0] in asked and best[0][0].verb not in rules.expert.closing:
                assert best[0][0] not in second[0]
                assert play(world.copy(), *map(str, second[0])).to_move != mover(world)
                compared += 1
        game.apply(random(game, chance))
    assert compared > 2
