"""A position for trying out: everybody at the table is the one person here, and nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from game.host.interface import Host
from game.session.asset_records import AssetRecord
from game.session.seats import Seat, Setup
from game.session.trial import Trial


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

    def apply(self, *actions: Action) -> None:
        """Carry out actions, and look through the eyes of whoever is next."""
        super().apply(*actions)
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


def sandbox_session(
    host: Host, game: str, record: AssetRecord, after: int, names: Sequence[str]
) -> SandboxSession:
    """A record after so many moves, to be played on by one person."""
    seats = tuple(Seat(name, "human") for name in names)
    setup = Setup(game, seats, {**record.options, "names": list(names)}, record.seed)
    return SandboxSession(host, setup, record.moves[:after])
