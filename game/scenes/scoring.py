"""A scoring, shown row by row: who gets what, and for which reason. It can be skipped at any moment."""

from collections.abc import Sequence

from game.app import App
from game.play.session import Event, Session
from game.scenes import tally
from game.scenes.blocks import Block
from game.scenes.grid import Grid, GridRow
from game.scenes.interlude import Interlude
from game.scenes.page import Way
from game.screen import sounds
from game.screen.gestures import InputEvent as Input
from game.screen.gestures import Tap
from game.table.following import ScoringFollows
from game.table.naming import signed

ROW_SECONDS = 0.7


class Scoring(Interlude):
    """The rows of one scoring. Give it the events of the move that brought the scoring; it leaves when read."""

    def __init__(self, app: App, session: Session, events: Sequence[Event]) -> None:
        super().__init__(app, session)
        self._rows = tally.rows(events, self.game)
        self._up = 0 if app.settings.motion else len(self._rows)
        self._waited = 0.0

    def title(self) -> str:
        """Which scoring it is."""
        return self.app.words("scoring.final" if self.session.over else f"{self.game.name}.scoring")

    def blocks(self) -> list[Block]:
        """The rows so far, and what they make of the scores."""
        session, words = self.session, self.app.words
        seats = range(len(session.setup.seats))
        scores = [session.view["players"][seat]["score"] for seat in seats]
        hidden = self._rows[self._up :]
        rows = [self._row(row) for row in self._rows[: self._up]]
        now = [scores[seat] - sum(row.points.get(seat, 0) for row in hidden) for seat in seats]
        rows.append(GridRow(words("scoring.score"), [str(score) for score in now], sprite="ui-star", strong=True))
        names = [session.name(seat) for seat in seats]
        return [Grid(names, rows, lit=self._up - 1 if hidden else -1)]

    def ways(self) -> list[Way]:
        """Show all at once, or go on."""
        if self._up < len(self._rows):
            return [Way("skip", self.app.words("scoring.skip"), self._skip, sprite="ui-step")]
        return super().ways()

    def update(self, dt: float) -> bool:
        """Let the next row come up when it is time."""
        if self._up >= len(self._rows):
            return super().update(dt)
        self._waited += dt
        if self._waited >= ROW_SECONDS:
            self._waited = 0.0
            self._up += 1
            sounds.play("row", self.app.settings.sound)
            self.rebuild()
            self._scroll_by(self._total)
        return True

    def handle(self, event: Input) -> None:
        """A tap anywhere shows all rows; else scroll."""
        if isinstance(event, Tap) and self._up < len(self._rows):
            self._skip()
        else:
            super().handle(event)

    def back(self) -> None:
        """Escape shows all rows first, then leaves."""
        if self._up < len(self._rows):
            self._skip()
        else:
            super().back()

    def _skip(self) -> None:
        self._up = len(self._rows)
        self.rebuild()

    def _row(self, row: tally.Row) -> GridRow:
        seats = range(len(self.session.setup.seats))
        told = self.game.scoring_row(self.app.words, row.event)
        gains = [_gain(row.points.get(seat)) for seat in seats]
        sets = [" + ".join(map(str, row.sets.get(seat, ()))) for seat in seats] if row.sets else ()
        return GridRow(told.words, gains, sets, told.sprite)


def _gain(points: int | None) -> str:
    """Points with their sign, nothing for who has no part in it."""
    return "" if points is None else signed(points) if points else "0"


def show(app: App, what: ScoringFollows) -> None:
    """Show the scoring."""
    app.push(Scoring(app, what.session, what.events))
