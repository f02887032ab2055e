"""A game that is watched instead of played: the session of a record, at any of its moves.

It looks like any other session to the table, but nobody can choose in it, and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import Action, EngineError
from game.session.played import AnyEvent, AnyGame
from game.session.seats import Seat
from game.session.session import Session


class Playback(Session):
    """Somebody's session from its first move to its last, through the same eyes."""

    live = False

    def __init__(self, watched: Session) -> None:
        self.watched = watched
        """The session that is watched."""
        self._played_by = watched.setup.seats
        # Nobody is to think or to be handed the device while we watch.
        seats = tuple(replace(seat, kind="human", level="") for seat in watched.setup.seats)
        super().__init__(watched.host, replace(watched.setup, seats=seats))
        self.humans = []
        self.viewer = watched.viewer
        self.moves = list(watched.game.moves)
        self._kept: list[tuple[AnyGame, int]] = [(self.game.copy(), 0)]
        self._story: list[tuple[int, AnyEvent]] = []
        self._played = self.moves
        self.look()

    def who(self, seat: int) -> Seat:
        """Who played a seat."""
        return self._played_by[seat]

    @property
    def move(self) -> int:
        """How many moves have been made at the moment that is shown."""
        return len(self.game.moves)

    def go_to(self, move: int) -> None:
        """Show the game after so many moves."""
        move = max(0, min(move, len(self.moves)))
        nearest = min(move, len(self._kept) - 1)
        game, told = self._kept[nearest]
        self.played.game = game.copy()
        self.played.events = self._story[:told]
        while self.move < move:
            self._go_on()
        self.played.fresh.clear()
        self.look()

    def advance(self) -> list[AnyEvent]:
        """Show the next move; gives what happened in it."""
        if self.move == len(self.moves):
            return []
        self.played.fresh.clear()
        self._go_on()
        self.look()
        return self.take_events()

    # Another line

    @property
    def branched(self) -> bool:
        """Whether another line is shown than the one that was played."""
        return self.moves is not self._played

    def branch(self, moves: Sequence[str]) -> None:
        """From here on show other moves, as far as they are possible."""
        trial, taken = self.game.copy(), []
        try:
            for text in moves:
                action = trial.parse(text)
                trial.apply(action)
                taken.append(action)
        except EngineError:
            pass  # what it was planned for did not come to light
        self._forget_after(self.move)
        self.moves = [*self.moves[: self.move], *taken]

    def as_played(self, move: int) -> None:
        """Show what was played again, after so many moves."""
        self._forget_after(move)
        self.moves = self._played
        self.go_to(move)

    def _forget_after(self, move: int) -> None:
        del self._kept[move + 1 :]
        del self._story[self._kept[-1][1] :]

    def apply(self, *actions: Action, then: object = None) -> None:
        """Nobody plays in a replay."""

    def _go_on(self) -> None:
        self.played.do(self.moves[self.move], self.game.replay)
        if len(self._kept) == self.move:
            self._story = self.played.events[:]
            self._kept.append((self.game.copy(), len(self.played.events)))
