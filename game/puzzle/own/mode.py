"""A turn of one's own at a real table, played as the other puzzles are."""

from __future__ import annotations

from game.app import App
from game.puzzle.mode import PuzzleMode
from game.puzzle.own.attempt import OwnAttempt
from game.puzzle.own.kept import KeptTurn
from game.puzzle.own.wording import OwnWords
from game.storage import own_turns
from game.storage.own_turns import OwnTurn
from game.storage.puzzle_results import STARS
from game.ui.boxes import Act


class OwnMode(PuzzleMode):
    """One turn is tried; what comes of it says when it comes back."""

    attempt: OwnAttempt
    no_advice = "turns.own.no-advice"

    def __init__(self, app: App, attempt: OwnAttempt, kept: KeptTurn) -> None:
        self._turn = kept
        super().__init__(app, attempt, kept)

    def told(self) -> OwnWords:
        """What it says of itself."""
        return OwnWords(self)

    @property
    def turn(self) -> OwnTurn:
        """What is kept of it."""
        return self._turn.turn

    @property
    def advised(self) -> bool:
        """Whether there is advice: once the turn was found or shown, because it would be the answer."""
        return self.result is not None and (self.result.stars == STARS or self.result.shown)

    def aside(self) -> tuple[str, str, Act, str]:
        """Take it from the list."""
        return "puzzle-forget", self.words("turns.own.forget"), self._forget, "ui-bin"

    def _forget(self) -> None:
        own_turns.forget(self.app.host, self._turn.name)
        self.more()
