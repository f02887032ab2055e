"""A game for trying something out: it begins in the middle of a record, and nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import engine
from game.host.interface import Host
from game.session.played import AnyGame
from game.session.seats import Setup
from game.session.session import Session


class Trial(Session):
    """A session that leaves the game under way alone; it can go back as far as to where it began."""

    floor = 0
    """How many moves were made before it began."""

    def __init__(self, host: Host, setup: Setup, moves: Sequence[str]) -> None:
        super().__init__(host, setup, _course(setup, moves))
        self.floor = len(moves)
        self.look()

    def rewind(self, moves: int) -> None:
        """Go back to where so many moves were made, whatever was seen or done since."""
        moves = max(self.floor, moves)
        self.held = False
        self.steps.cut(moves)
        self.travel(self.game.moves[:moves])

    def last_own(self) -> int | None:
        """Which move since the beginning was the viewer's last one, if there is one."""
        own = [n for n in range(self.floor, len(self.movers)) if self.movers[n] == self.viewer]
        return own[-1] if own else None

    def why_not_undo(self) -> str:
        """There has to be an own move."""
        return "" if self.last_own() is not None else "table.undo.nothing"

    def save(self) -> None:
        """Nothing is stored."""


def _course(setup: Setup, moves: Sequence[str]) -> Iterator[AnyGame]:
    game = engine.new_game(setup.game, players=len(setup.seats), seed=setup.seed, options=setup.options)
    yield game
    for move in moves:
        game.apply(game.parse(move))
        yield game
