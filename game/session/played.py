"""A game with what happened in each of its moves: who made it, what it brought, what cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import engine
from engine import Action, Game
from game.session.seats import Setup

AnyGame: TypeAlias = Game[Any]
"""A game of any kind."""
AnyView: TypeAlias = Any
"""What a seat may know in a game of any kind; each game has a type of its own for it."""
AnyEvent: TypeAlias = Any
"""Something that happened in a game of any kind; each game has a type of its own for it."""


class PlayedGame:
    """A game, and the story of how it came to be as it is."""

    def __init__(self, course: Iterator[AnyGame]) -> None:
        """`course` is the game at its beginning and after each move so far."""
        self.game = next(course)
        self.events: list[tuple[int, AnyEvent]] = []
        """Everything that happened, each with the number of its move."""
        self.movers: list[int] = []
        """Who made each move."""
        self.fresh: list[AnyEvent] = []
        """What happened since that was last asked."""
        self._seals: list[bool] = []
        self._stood = {0: self.game.copy()}
        heard, mover = self.game.listen(), self.game.to_move
        heard.clear()
        for _ in course:
            self._remember(mover, heard)
            mover = self.game.to_move
        self.fresh.clear()

    def do(self, action: Action, carry_out: Callable[[Action], None]) -> None:
        """Make a move, and remember what came of it."""
        heard, mover = self.game.listen(), self.game.to_move
        carry_out(action)
        self._remember(mover, heard)

    def _remember(self, mover: int | None, heard: list[AnyEvent]) -> None:
        assert mover is not None
        index = len(self.game.moves) - 1
        self.movers.append(mover)
        self._seals.append(any(map(self.game.rules.reveals, heard)))
        if self.game.to_move != mover:
            self._stood[index + 1] = self.game.copy()
        self.events += [(index, event) for event in heard]
        self.fresh += heard
        heard.clear()

    def stood_after(self, moves: int) -> AnyGame:
        """The game as it stood after so many moves, when another player came to decide; not to be changed."""
        return self._stood[moves]

    def sealed(self, moves: int) -> bool:
        """Whether one of the last so many moves showed something hidden."""
        return any(self._seals[-moves:])

    def seen(self, event: AnyEvent, viewer: int) -> AnyEvent:
        """An event as somebody saw it; after the end nothing is hidden."""
        return event if self.game.to_move is None else self.game.rules.witnessed(event, viewer)

    def possible(self, steps: Sequence[Sequence[str]]) -> list[list[Action]]:
        """Steps that can be done from here, the next one last; none when any of them cannot."""
        trial, found = self.game.copy(), []
        for step in reversed(steps):
            found.append([trial.parse(move) for move in step])
            for action in found[-1]:
                trial.replay(action)
        return found[::-1]


def replayed(setup: Setup, moves: Sequence[Action] = ()) -> Iterator[AnyGame]:
    """The game of a set-up from its beginning, after each of these moves."""
    game = engine.new_game(setup.game, players=len(setup.seats), seed=setup.seed, options=setup.options)
    yield game
    for move in moves:
        game.replay(move)
        yield game
