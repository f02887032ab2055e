"""A turn of one's own at a real table, played as the other puzzles are."""

from __future__ import annotations

from collections.abc import Sequence

from game.app import App
from game.puzzle.mode import PuzzleMode
from game.puzzle.own.attempt import OwnAttempt
from game.puzzle.own.wording import OwnWords
from game.session.puzzles import Puzzle
from game.storage import own_turns, puzzle_results
from game.storage.own_turns import OwnTurn
from game.storage.puzzle_results import STARS, PuzzleResult
from game.ui.boxes import Act


class OwnMode(PuzzleMode):
    """One turn is tried; what came of it says when it comes back."""

    attempt: OwnAttempt
    no_advice = "turns.own.no-advice"

    def __init__(self, app: App, puzzle: Puzzle, colours: Sequence[str], name: str, turn: OwnTurn) -> None:
        self._name, self.turn = name, turn
        super().__init__(app, puzzle, colours)

    def begun(self, colours: Sequence[str]) -> OwnAttempt:
        """The turn at its beginning, with the players of the game."""
        return OwnAttempt(self.app.host, self.puzzle)

    def told(self) -> OwnWords:
        """What it says of itself."""
        return OwnWords(self)

    def stored(self) -> PuzzleResult | None:
        """What came of it since it last came back."""
        self.turn = own_turns.load(self.app.host).get(self._name, self.turn)
        return self.turn.current(puzzle_results.today())

    def remember(self, points: int, stars: int) -> PuzzleResult | None:
        """Store that a try was ended."""
        own_turns.ended(self.app.host, self._name, points, stars)
        return self.stored()

    def remember_shown(self) -> None:
        """Store that the strongest turn was shown."""
        own_turns.shown(self.app.host, self._name)

    @property
    def advised(self) -> bool:
        """There is advice once the turn was found or shown: it would be the answer."""
        return self.result is not None and (self.result.stars == STARS or self.result.shown)

    def aside(self) -> tuple[str, str, Act, str]:
        """Take it from the list."""
        return "puzzle-forget", self.words("turns.own.forget"), self._forget, "ui-bin"

    def _forget(self) -> None:
        own_turns.forget(self.app.host, self._name)
        self.more()
