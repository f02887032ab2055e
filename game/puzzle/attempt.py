"""A puzzle being tried: the session at its position, what the turn would bring if it ended now, and its end."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.puzzles import points
from game.host.interface import Host
from game.session.puzzles import Puzzle
from game.session.seats import Seat, Setup
from game.session.trial import Trial


class Attempt:
    """One puzzle at the table; it can be begun again as often as one likes."""

    def __init__(self, host: Host, puzzle: Puzzle, names: Sequence[str] = ()) -> None:
        """Those who play have these names; without them those of the game."""
        game = puzzle.begin()
        assert game.seed is not None
        seats = tuple(
            Seat(name, "human") if number == puzzle.seat else Seat(name, "bot", "hard")
            for number, name in enumerate((names or game.options["names"])[: game.players])
        )
        options = {**game.options, "names": [seat.name for seat in seats]}
        self.puzzle = puzzle
        self._before = game.scores[puzzle.seat]
        setup = Setup(puzzle.game, seats, options, game.seed)
        self.session = Trial(host, setup, [str(move) for move in game.moves])

    @property
    def points(self) -> int:
        """What the turn has brought, or would bring if it ended now."""
        return points(self.session.game, self.puzzle.seat) - self._before

    @property
    def over(self) -> bool:
        """Whether the turn is ended."""
        session = self.session
        return self.begun and session.to_move != self.puzzle.seat and not session.held

    @property
    def begun(self) -> bool:
        """Whether any move of the turn is made."""
        return len(self.session.game.moves) > self.session.floor

    def again(self) -> None:
        """Be at the beginning of the turn."""
        self.session.rewind(self.session.floor)

    def think(self, budget_ms: float) -> bool:
        """Go on working out what an ended turn has brought; true when that is known."""
        return True

    def next_known(self) -> Action | None:
        """The next move of the best known turn; None when it is ended, or something else came to light in it."""
        made = len(self.session.game.moves) - self.session.floor
        line = self.puzzle.line
        if made >= len(line):
            return None
        action = self.session.game.parse(line[made])
        return action if action in self.session.game.legal_actions() else None
