"""Whole games played at random from fixed seeds, and records replayed: the page is compared with native Python."""

import random

import engine

MODULES: list[str] = []
"""All modules the page must have; whoever builds the test's site writes the list in."""

EVERY = 10
"""Moves from one digest to the next."""


def retraced(record: str) -> list[str]:
    """The digests at the beginning, after every tenth move, and at the end of a record."""
    found, moves = [], -1
    for moves, game in enumerate(engine.replay(record)):
        if moves % EVERY == 0:
            found.append(game.digest())
    if moves % EVERY:
        found.append(game.digest())
    return found


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
