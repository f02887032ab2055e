"""Playing an environment at random, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chance import Chance
from engine.rl import ExpeditionEnv


def play_on(env: ExpeditionEnv, seed: int) -> Iterator[int]:
    """Choose at random until the game is over; the seat that chose, after each step."""
    chance = Chance.seeded(seed)
    while (seat := env.game.to_move) is not None:
        legal = env.game.legal_actions()
        env.step(env.numbered.actions.number(str(legal[chance.below(len(legal))])))
        yield seat
