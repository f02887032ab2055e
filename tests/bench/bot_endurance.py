"""Games between computer players of all levels over all options: every choice has to be legal, every game to end.

`python -m tests.bench.bot_endurance --games 500` plays them. An illegal choice or an exception ends the run.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import Counter
from typing import Any

import engine
from engine import GAMES
from engine.bots import Player, style_of, think_through
from engine.core.chance import Chance
from tests.bench.bot_games import on_all_cores, until_interrupted

OFF_ON = (False, True)
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "lost-temple": [
        {"more_control": control, "short_game": short} for control, short in itertools.product(OFF_ON, OFF_ON)
    ],
    "tikal": [
        {"edition": edition, "auction": auction}
        for edition, auction in itertools.product(("1999", "2015", "classic"), OFF_ON)
        if not (edition == "classic" and auction)  # the classic edition has no auction
    ],
}
# The levels at the seats of one game after another: all meet each other, and most games are quick.
TABLES = ("easy", "easy random", "easy medium", "easy", "easy hard", "easy expert")
CASES = [
    (name, options, players, levels)
    for levels in TABLES
    for name, variants in OPTIONS.items()
    for options in variants
    for players in (2, 3, 4)
]


def play(number: int) -> tuple[str, int, tuple[int, ...]]:
    """Play the game of this number to its end; its name, choices made, and points."""
    name, options, players, levels = CASES[number % len(CASES)]
    game = engine.new_game(name, players=players, seed=number, options=options)
    chance = Chance.seeded(number)
    minds = [
        Player(GAMES[name].levels[level], chance.word(), GAMES[name].styles.get(style_of(name, number, seat)))
        if level in GAMES[name].levels
        else None
        for level, seat in zip(itertools.cycle(levels.split()), range(players), strict=False)
    ]
    while (seat := game.to_move) is not None:
        mind = minds[seat]
        view = game.view(seat)
        text = (
            view["legal"][chance.below(len(view["legal"]))] if mind is None else think_through(mind.choose(view))
        )
        game.apply(game.parse(text))  # IllegalAction where it is none of the choices
    assert game.winners, f"game {number} ended without a winner"
    return name, len(game.moves), tuple(game.scores)


def main() -> int:
    """Play, and say how many games of which kind came to their end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    args = parser.parse_args()
    start = time.perf_counter()
    results = on_all_cores(play, range(args.games))
    kinds = Counter(name for name, _, _ in results)
    choices = sum(moves for _, moves, _ in results)
    played = ", ".join(f"{count} of {name}" for name, count in sorted(kinds.items()))
    print(
        f"{len(results)} games over {len(CASES)} cases ({played}), "
        f"{choices} choices, none illegal, every game ended; {time.perf_counter() - start:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(until_interrupted(main))
