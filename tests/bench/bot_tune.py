"""Tune the weights of an evaluation by self-play.

`python -m tests.bench.bot_tune --game tikal` plays games with the weights in use and notes, at the end of every
turn, how much each weight contributes to what each player expects. What the players really had at the end then
says what the weights should have been: a least-squares fit, held near the weights in use by a prior. Only
differences between the players of a game at the same moment count, so that what time brings to everybody is not
taken for the merit of what they happen to have. The fitted weights play against those in use, and only the printed
result of that match is a reason to write them into the game's expert.py.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from collections.abc import Sequence
from typing import Any

import numpy

import engine
from engine import GAMES
from engine.bots import Effort, Level, Player, think_through
from engine.core.chance import Chance
from engine.lost_temple.expert import expert as lost_temple
from engine.tikal.expert import weights as tikal
from engine.tools.workers import INTERRUPTED, Interrupted
from tests.bench.bot_games import MAKE_EXPERT, Match, Mind, Weights, measure, on_all_cores, until_interrupted

STANDARD: dict[str, Weights] = {"lost-temple": lost_temple.STANDARD, "tikal": tikal.STANDARD}
NOT_FITTED = ("lead", "rivals")  # compare players; they do not say what one of them will have
PRIOR = 3000.0  # how many observations the weights in use are worth; those of one game are much alike


def flatten(weights: Weights, but: Sequence[str] = NOT_FITTED) -> dict[str, float]:
    """Every number of the weights by name, apart from some."""
    flat: dict[str, float] = {}
    for field in dataclasses.fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, tuple):
            flat |= {f"{field.name} {i}": number for i, number in enumerate(value)}
        elif field.name not in but:
            flat[field.name] = value
    return flat


def unflatten(weights: Weights, flat: dict[str, float]) -> Weights:
    """The same weights with other numbers."""
    changes: dict[str, Any] = {}
    for name, number in flat.items():
        field, _, index = name.partition(" ")
        if index:
            numbers = list(changes.get(field, getattr(weights, field)))
            numbers[int(index)] = number
            changes[field] = tuple(numbers)
        else:
            changes[field] = number
    return dataclasses.replace(weights, **changes)


def observe(name: str, weights: Weights, effort: Effort, number: int) -> tuple[Any, Any]:
    """Play one game; for each turn and player what each weight is multiplied by, and what was still to come.

    Both less the mean of all players at that moment.
    """
    players = 2 + number % 3
    game = engine.new_game(name, players=players, seed=500_000 + number)
    make = MAKE_EXPERT[name]
    chance = Chance.seeded(number)
    minds = [Player(Level(effort), chance.word(), make(weights)) for _ in range(players)]
    flat = flatten(weights)
    steps = {key: make(unflatten(weights, {key: number + 1.0})) for key, number in flat.items()}
    expert = make(weights)
    noted: list[tuple[int, list[float], float]] = []
    last = game.to_move
    while (seat := game.to_move) is not None:
        if seat != last:
            for other in range(players):  # all of them, one after another: `fit` compares them
                value = sum(expert.worth(game, other).values())
                slopes = [sum(step.worth(game, other).values()) - value for step in steps.values()]
                fixed = value - sum(slope * number for slope, number in zip(slopes, flat.values(), strict=True))
                noted.append((other, slopes, fixed))
            last = seat
        game.apply(game.parse(think_through(minds[seat].choose(game.view(seat)))))
    rows = numpy.array([slopes for _, slopes, _ in noted]).reshape(-1, players, len(flat))
    came = numpy.array([game.scores[seat] - fixed for seat, _, fixed in noted]).reshape(-1, players)
    rows -= rows.mean(axis=1, keepdims=True)
    came -= came.mean(axis=1, keepdims=True)
    return rows.reshape(-1, len(flat)), came.reshape(-1)


def fit(slopes: Any, came: Any, weights: Weights) -> tuple[dict[str, float], dict[str, float]]:
    """The weights that foretell best what came, and how uncertain each is."""
    flat = flatten(weights)
    now = numpy.array(list(flat.values()))
    trust = PRIOR * numpy.maximum((slopes**2).mean(axis=0), 1e-3)
    square = slopes.T @ slopes + numpy.diag(trust)
    change = numpy.linalg.solve(square, slopes.T @ (came - slopes @ now))
    errors = came - slopes @ (now + change)
    uncertain = numpy.sqrt(numpy.diag(numpy.linalg.inv(square)) * errors.var())
    fitted = dict(zip(flat, (now + change).tolist(), strict=True))
    print(f"off by {numpy.std(came - slopes @ now):.1f} points before, {errors.std():.1f} after", flush=True)
    return fitted, dict(zip(flat, uncertain.tolist(), strict=True))


def main() -> int:
    """Play, fit, print, and let the result prove itself."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--games", type=int, default=150, help="of self-play")
    parser.add_argument("--proof", type=int, default=100, help="games against the weights in use")
    parser.add_argument("--share", type=float, default=1.0, help="of the way from the old weights to the new ones")
    parser.add_argument("--width", type=int, default=3)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play")
    args = parser.parse_args()
    weights = STANDARD[args.game]
    effort = Effort(args.width, 400 * args.width)
    games = args.games
    jobs = [args.game] * games, [weights] * games, [effort] * games, range(games)
    try:
        observed = on_all_cores(observe, *jobs, cluster=args.cluster)
    except Interrupted as stopped:
        observed = stopped.results
        if not observed:
            return INTERRUPTED
    slopes = numpy.concatenate([rows for rows, _ in observed])
    fitted, uncertain = fit(slopes, numpy.concatenate([came for _, came in observed]), weights)
    flat = flatten(weights)
    print(f"{args.game}: {len(slopes)} observations of {len(observed)} games")
    for key, old in flat.items():
        print(f"  {key:20} {old:6.2f} -> {fitted[key]:6.2f} ± {uncertain[key]:.2f}")
    if len(observed) < games:
        print(f"interrupted after {len(observed)} of {games} games; nothing was proved")
        return INTERRUPTED
    for share in (args.share, args.share / 2):
        new = unflatten(weights, {key: old + share * (fitted[key] - old) for key, old in flat.items()})
        match = Match(args.game, 2, Mind(Level(effort), new), Mind(Level(effort), weights))
        result = measure(match, args.proof, args.cluster)
        print(
            f"{share:.0%} of the way, against the weights in use: wins {result.wins:.1%} ({result.low:.1%} to "
            f"{result.high:.1%}), {result.score - result.best_other:+.1f} ± {result.margin_error:.1f} points\n"
            f"{new}",
            flush=True,
        )
        if result.games < args.proof:
            print(f"interrupted after {result.games} of {args.proof} games")
            return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(until_interrupted(main))
