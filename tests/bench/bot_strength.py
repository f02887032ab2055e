"""How strong the computer players are: games between levels, seats alternating, with a confidence interval.

`python -m tests.bench.bot_strength --game tikal --one hard --others medium --players 4 --games 400` plays one hard
against three medium. The work of a level is counted in evaluations, so results do not depend on the machine; the
thinking time printed beside them does.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import engine
from engine.bots import LEVELS, choose, think_through
from engine.core.chance import Chance
from engine.tools.policies import random


class Outcome(NamedTuple):
    """One game as the player measured saw it."""

    share: float  # of the victory: 1 alone, a part when shared
    score: int
    best_other: int
    seconds: float  # of thinking by the player measured
    turns: int


def play(game_name: str, players: int, one: str, others: str, number: int) -> Outcome:
    """One game; the player measured sits at another seat each time, and two games share each seed."""
    game = engine.new_game(game_name, players=players, seed=10_000 + number // players)
    chance = Chance.seeded(number)
    measured = number % players
    seconds = 0.0
    turns, last = 0, -1
    while (seat := game.to_move) is not None:
        level = one if seat == measured else others
        if level == "random":
            action = random(game, chance)
        else:
            start = time.process_time()
            action = game.parse(think_through(choose(game.view(seat), level, chance.word())))
            if seat == measured:
                seconds += time.process_time() - start
        turns += seat == measured and last != seat
        last = seat
        game.apply(action)
    share = 1 / len(game.winners) if measured in game.winners else 0.0
    rest = [score for seat, score in enumerate(game.scores) if seat != measured]
    return Outcome(share, game.scores[measured], max(rest), seconds, turns)


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate, at 95 percent."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> int:
    """Play, and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(LEVELS), default="lost-temple")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--one", default="medium")
    parser.add_argument("--others", default="easy")
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        plans = [(args.game, args.players, args.one, args.others, number) for number in range(args.games)]
        outcomes = list(pool.map(play, *zip(*plans, strict=True), chunksize=1))
    wins = sum(outcome.share for outcome in outcomes) / len(outcomes)
    low, high = interval(wins, len(outcomes))
    score = sum(outcome.score for outcome in outcomes) / len(outcomes)
    other = sum(outcome.best_other for outcome in outcomes) / len(outcomes)
    turns = max(1, sum(outcome.turns for outcome in outcomes))
    thinking = 1000 * sum(outcome.seconds for outcome in outcomes) / turns
    print(
        f"{args.game}, {args.players} players, {args.one} against {args.others}: wins {wins:.1%} "
        f"({low:.1%} to {high:.1%}) of {len(outcomes)}, {score:.0f} points against {other:.0f}, "
        f"{thinking:.0f} ms of thinking a turn"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
