"""How the computer players behave, besides winning: figures of games of a level against itself.

`python -m tests.bench.bot_manners --game tikal --level expert --games 20` prints the mean of each figure;
`--style NAME` lets one style play against the standard and shows both. What is measured is up to each game, in
`tests/bench/manners`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import Any

import engine
from engine import GAMES
from engine.bots import Player, think_through
from engine.core.chance import Chance
from tests.bench.bot_games import on_all_cores
from tests.bench.manners import FIGURES

Figures = dict[str, list[float]]


def watched(name: str, level: str, style: str, players: int, number: int) -> Figures:
    """The figures of one game."""
    game: engine.Game[Any] = engine.new_game(name, players=players, seed=20_000 + number)
    chance = Chance.seeded(number)
    expert = GAMES[name].styles[style] if style else GAMES[name].expert
    minds = [Player(GAMES[name].levels[level], chance.word(), expert) for _ in range(players)]
    while (seat := game.to_move) is not None:
        game.apply(game.parse(think_through(minds[seat].choose(game.view(seat)))))
    return FIGURES[name](game)


def mean(found: list[Figures]) -> dict[str, float]:
    """Each figure on average, over all games and whatever it is taken for."""
    together: Figures = defaultdict(list)
    for one in found:
        for name, numbers in one.items():
            together[name] += numbers
    return {name: sum(numbers) / len(numbers) for name, numbers in together.items() if numbers}


def main() -> int:
    """Play, and print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(FIGURES), default="tikal")
    parser.add_argument("--level", action="append", help="may be given several times")
    parser.add_argument("--style", action="append", default=[], help="may be given several times")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    columns = {}
    for level in args.level or list(GAMES[args.game].levels)[-1:]:
        for style in ["", *args.style]:
            count = args.games
            tables = [[args.game] * count, [level] * count, [style] * count, [args.players] * count]
            columns[f"{level} {style}".strip()] = mean(on_all_cores(watched, *tables, range(count)))
    print(f"{args.game}, {args.games} games of {args.players} players each; a player of a game on average\n")
    print(f"| | {' | '.join(columns)} |")
    print(f"|---|{'---|' * len(columns)}")
    for name in dict.fromkeys(name for column in columns.values() for name in column):
        print(f"| {name} | {' | '.join(f'{column.get(name, 0.0):.1f}' for column in columns.values())} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
