"""Games for trying something out: they begin in the middle of a record, and nothing of them is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import engine
from engine import Action
from game.host.interface import Host
from game.session.asset_records import AssetRecord
from game.session.played import AnyGame
from game.session.seats import Seat, Setup
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


class SandboxSession(Trial):
    """A trial in which whoever is to move is played from here, and every step can be taken back."""

    def undo(self) -> bool:
        """Take back the last step, whoever made it."""
        if self.undo_block:
            return False
        self.held = False
        self.rewind(len(self.game.moves) - self.steps.last)
        self._follow_turn()
        return True

    def apply(self, *actions: Action, then: Callable[[AnyGame], Action | None] | None = None) -> None:
        """Carry out actions, and look through the eyes of whoever is next."""
        super().apply(*actions, then=then)
        if not self.held:
            self._follow_turn()

    def end_turn(self) -> None:
        """The turn is over: the next one is played from here as well."""
        super().end_turn()
        self._follow_turn()

    def hand_over(self) -> None:
        """Nobody has to be handed the device."""

    def _follow_turn(self) -> None:
        seat = self.game.to_move
        if seat is not None and seat != self.viewer and not self.held:
            self.viewer = seat
            self.look()

    def anything_hidden(self) -> bool:
        """One person plays everybody."""
        return False

    def why_not_undo(self) -> str:
        """Everything can be taken back since it began."""
        return "" if len(self.game.moves) > self.floor else "table.undo.nothing"


def _course(setup: Setup, moves: Sequence[str]) -> Iterator[AnyGame]:
    game = engine.new_game(setup.game, players=len(setup.seats), seed=setup.seed, options=setup.options)
    yield game
    for move in moves:
        game.apply(game.parse(move))
        yield game


def sandbox_session(
    host: Host, game: str, record: AssetRecord, after: int, names: Sequence[str]
) -> SandboxSession:
    """A record after so many moves, to be played on by one person."""
    seats = tuple(Seat(name, "human") for name in names)
    setup = Setup(game, seats, {**record.options, "names": list(names)}, record.seed)
    return SandboxSession(host, setup, record.moves[:after])
