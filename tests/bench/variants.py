"""Every way to set up each game: all values of all options, and all numbers of players."""

from __future__ import annotations

import itertools
from functools import cache
from typing import Any, NamedTuple

import engine

STRIDE = 5
"""Neighbours in the list are much alike; so many steps on, most options differ."""


class Variant(NamedTuple):
    """One way to set up a game."""

    game: str
    options: dict[str, Any]
    players: int

    def begin(self, seed: int) -> engine.Game[Any]:
        """A new game of this kind."""
        return engine.new_game(self.game, players=self.players, seed=seed, options=self.options)


@cache
def every(game: str) -> list[Variant]:
    """Every way to set up this game, those left out that it refuses."""
    rules = engine.GAMES[game]
    names = [option.name for option in rules.options]
    found = []
    for values in itertools.product(*(option.values for option in rules.options)):
        for players in rules.players:
            variant = Variant(game, dict(zip(names, values, strict=True)), players)
            try:
                variant.begin(0)
            except engine.OptionError:
                continue
            found.append(variant)
    return found


def numbered(number: int) -> Variant:
    """The way to set up the game of this number: the games by turns, each through all its ways."""
    names = sorted(engine.GAMES)
    turn, which = divmod(number, len(names))
    variants = every(names[which])
    assert len(variants) % STRIDE, "this stride would leave ways out"
    return variants[turn * STRIDE % len(variants)]
