"""Find out which way each weight of an evaluation should go, all of them at once, by matches.

`python -m tests.bench.bot_screen --game lost-temple` plays pairs of games with the same deal and seats exchanged.
One player has every weight moved up or down by chance, the other one the opposite way. The mean difference in
points that goes with a weight's direction is its effect: positive means more of it wins. A fit on what players had
at the end (`bot_tune`) takes what goes along with winning for what wins; here nothing goes along but by chance.
"""

from __future__ import annotations

import argparse
import sys

import numpy

from engine.bots import Effort, Level
from engine.core.chance import Chance
from tests.bench.bot_games import Match, Mind, Outcome, on_all_cores, play
from tests.bench.bot_tune import STANDARD, flatten, unflatten

LEAST = 0.05  # by which a weight is moved that is nearly nothing


def signs(count: int, pair: int) -> list[int]:
    """The directions of one pair of games."""
    chance = Chance.seeded(pair)
    return [1 if chance.below(2) else -1 for _ in range(count)]


def screened(name: str, share: float, width: int, number: int) -> Outcome:
    """One game of a pair; the second one is the same with seats exchanged."""
    flat = flatten(STANDARD[name], but=())
    chosen = signs(len(flat), number // 2)
    minds = []
    for side in (1, -1):
        moved = {
            key: value + side * sign * max(LEAST, share * abs(value))
            for (key, value), sign in zip(flat.items(), chosen, strict=True)
        }
        minds.append(Mind(Level(Effort(width, 500 * width)), unflatten(STANDARD[name], moved)))
    one, other = minds
    return play(Match(name, 2, one, other), number)


def main() -> int:
    """Play, and print each weight with its effect, the surest first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(STANDARD), required=True)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--share", type=float, default=0.25, help="of a weight by which it is moved")
    parser.add_argument("--width", type=int, default=4)
    args = parser.parse_args()
    count = 2 * args.pairs
    outcomes = on_all_cores(
        screened, [args.game] * count, [args.share] * count, [args.width] * count, range(count)
    )
    margins = numpy.array([outcome.score - outcome.best_other for outcome in outcomes], dtype=float)
    margins = margins.reshape(-1, 2).mean(axis=1)
    flat = flatten(STANDARD[args.game], but=())
    moved = numpy.array([signs(len(flat), pair) for pair in range(args.pairs)], dtype=float)
    square = moved.T @ moved + 5 * numpy.eye(len(flat))
    effects = numpy.linalg.solve(square, moved.T @ margins)
    errors = numpy.sqrt(numpy.diag(numpy.linalg.inv(square)) * (margins - moved @ effects).var())
    print(f"{args.pairs} pairs of games, {args.share:.0%} up against {args.share:.0%} down")
    for at in sorted(range(len(flat)), key=lambda at: -abs(effects[at] / errors[at])):
        key = list(flat)[at]
        print(f"  {key:20} {flat[key]:6.2f}  {effects[at]:+6.2f} points ± {1.96 * errors[at]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
