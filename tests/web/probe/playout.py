"""Whole games played at random from fixed seeds, for comparing the page with the native engine."""

import random

import engine

MODULES: list[str] = []
"""All modules the page must have; whoever builds the test's site writes the list in."""


def digests() -> dict[str, str]:
    """The digest at the end of one game of each kind and number of players."""
    found = {}
    for name in sorted(engine.GAMES):
        for players in (2, 4):
            game, chance = engine.new_game(name, players=players, seed=11), random.Random(players)
            while game.to_move is not None:
                game.apply(chance.choice(game.legal_actions()))
            found[f"{name}/{players}"] = game.digest()
    return found
