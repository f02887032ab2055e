"""Decisions per second and the cost of copy(), beside catanatron in the same run.

Whole games of four random players on both sides. The rounds alternate, so that a busy machine slows all alike, and
the best round of each counts.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

import engine
from engine.core.chance import Chance
from engine.tools.policies import POLICIES
from engine.tools.simulate import play_out

ROUNDS = 5
GAMES = 12
COPIES = 3000
GOAL_SPEED = 2.0
GOAL_COPY = 0.5


class Measured(NamedTuple):
    """One engine in figures: decisions per second, and microseconds per copy in mid-game."""

    decisions: float
    copy: float


def catanatron(seed: int) -> Measured:
    """Whole games of catanatron, and copies of one in mid-game."""
    random.seed(seed)
    decisions = 0
    start = time.perf_counter()
    for _ in range(GAMES):
        game = CatanGame([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    speed = decisions / (time.perf_counter() - start)
    game = CatanGame([RandomPlayer(color) for color in Color])
    for _ in range(200):
        game.play_tick()
    return Measured(speed, timed_copies(game.copy))


def ours(name: str) -> Callable[[int], Measured]:
    """Whole games of one of our games, and copies of one in mid-game."""

    def measure(seed: int) -> Measured:
        decisions = 0
        start = time.perf_counter()
        for i in range(GAMES):
            game = engine.new_game(name, players=4, seed=seed * GAMES + i)
            decisions += play_out(game, [POLICIES["random"]], Chance.seeded(i))
        speed = decisions / (time.perf_counter() - start)
        game = engine.new_game(name, players=4, seed=seed)
        chance = Chance.seeded(seed)
        for _ in range(150):
            game.apply(POLICIES["random"](game, chance))
        return Measured(speed, timed_copies(game.copy))

    return measure


def timed_copies(copy: Callable[[], object]) -> float:
    """Microseconds per call."""
    start = time.perf_counter()
    for _ in range(COPIES):
        copy()
    return (time.perf_counter() - start) / COPIES * 1e6


def main() -> int:
    """Measure, print, and fail when a goal is missed."""
    runners = {"catanatron": catanatron, **{name: ours(name) for name in engine.GAMES}}
    rounds: dict[str, list[Measured]] = {name: [] for name in runners}
    for seed in range(ROUNDS):
        for name, measure in runners.items():
            rounds[name].append(measure(seed))
    best = {
        name: Measured(max(m.decisions for m in measured), min(m.copy for m in measured))
        for name, measured in rounds.items()
    }
    base = best["catanatron"]
    missed = False
    print(f"{'engine':14} {'decisions/s':>12} {'ratio':>6} {'copy µs':>9} {'ratio':>6}")
    for name, measured in best.items():
        speed, copying = measured.decisions / base.decisions, measured.copy / base.copy
        print(f"{name:14} {measured.decisions:12,.0f} {speed:6.2f} {measured.copy:9.1f} {copying:6.2f}")
        missed |= name != "catanatron" and (speed < GOAL_SPEED or copying > GOAL_COPY)
    print(f"goals: at least {GOAL_SPEED} times the decisions, at most {GOAL_COPY} times the copy")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
