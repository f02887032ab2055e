"""What the tests that run over the games of the engine play of each of them.

They ask a game what it has: how many players, which options, how long it takes. A new game needs no line here; it
has one in `SAMPLES` when some of its options are worth the tests' time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import engine
from engine.core.chance import Chance
from engine.tools.policies import random

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sample:
    """The options that tests choose for a game."""

    variants: tuple[Options, ...] = ({},)
    """Those of random games, by turns."""
    recorded: Options = field(default_factory=dict)
    """Those of a record that is damaged in every way."""
    open: Options = field(default_factory=dict)
    """Those that let every other option have every value."""


SAMPLES = {
    "lost-temple": Sample(
        variants=({}, {"more_control": True}, {"short_game": True}, {"more_control": True, "short_game": True})
    ),
    "tikal": Sample(
        variants=(
            {"edition": "1999"},
            {"edition": "2015"},
            {"edition": "1999", "auction": True},
            {"edition": "2015", "auction": True},
        ),
        recorded={"edition": "2015", "auction": True},
        open={"auction_allowed": True},
    ),
}


def sample(name: str) -> Sample:
    """The options that tests choose for a game: its defaults, unless it has a line of its own."""
    return SAMPLES.get(name, Sample())


def seats(name: str, wanted: int) -> int:
    """So many players, or the next number that a game can be played by."""
    return min(engine.GAMES[name].players, key=lambda number: (abs(number - wanted), number))


def under_way(
    name: str,
    moves: int,
    choices: int = 2,
    *,
    players: int,
    seed: int,
    chance: int,
    options: Options | None = None,
) -> engine.Game[Any]:
    """A game after so many moves at random, where there are so many choices; one that is shorter, half-way."""

    def begun() -> engine.Game[Any]:
        return engine.new_game(name, players=seats(name, players), seed=seed, options=options)

    game, drawn = begun(), Chance.seeded(chance)
    while len(game.moves) < moves or len(game.legal_actions()) < choices:
        game.apply(random(game, drawn))
        if game.to_move is None:
            half = begun()
            for action in game.moves[: len(game.moves) // 2]:
                half.apply(action)
            return half
    return game


def decides_twice(name: str) -> bool:
    """Whether a turn of a game may have more than one decision, so that there is a turn to plan."""
    game, chance = engine.new_game(name, players=seats(name, 2)), Chance.seeded(1)
    while (seat := game.to_move) is not None:
        game.apply(random(game, chance))
        if game.to_move == seat:
            return True
    return False


PLANNED = [name for name in sorted(engine.GAMES) if decides_twice(name)]
"""The games that have turns to plan: a turn of a single decision is not thought about again."""
