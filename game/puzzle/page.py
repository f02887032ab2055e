"""All turns that can be looked for: a grid for each game with the stars so far, the next one marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.app import App
from game.host.viewport import Viewport
from game.puzzle.mode import PuzzleMode
from game.puzzle.own.section import own_turns_boxes
from game.routes import PuzzleWanted, TurnsWanted
from game.session.puzzles import STARS, puzzles
from game.storage import own_turns, puzzle_results
from game.table.gamerecord import games, mode_of
from game.ui.blocks import heading_line, paragraph
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.page import Page
from game.ui.stargrid import StarCell, star_grid


class PuzzlesPage(Page):
    """The collection."""

    def __init__(self, app: App, notice: str = "") -> None:
        super().__init__(app)
        self._notice = notice
        """A key of words to be said until something is chosen."""
        self._sure = False
        """Whether the next choice of the button erases one's own turns."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("turns.title")

    def layout(self, viewport: Viewport) -> None:
        """See again what was solved: one may just have been left."""
        self._kept = puzzle_results.load(self.app.host)
        super().layout(viewport)

    def blocks(self) -> Sequence[Box]:
        """One's own turns, what the others are about, and a grid of those for each game."""
        words = self.app.words
        notice = [paragraph(words(self._notice), ("ui-warning",))] if self._notice else []
        own = own_turns_boxes(self.app, self._sure, self._erase)
        about = paragraph(words("turns.about"), ("ui-calendar",))
        return [*notice, *own, about, *(box for game in games(self.app) for box in self._of(game))]

    def _of(self, game: str) -> list[Box]:
        words, listed = self.app.words, puzzles(game)
        results = self._kept.results
        title = words(f"{game}.title")
        got = sum(results[one.id].stars for one in listed if one.id in results)
        waiting = next((one for one in listed if one.id not in results), None)
        cells = []
        for one in listed:
            found = results.get(one.id)
            state = words("puzzle.stars", count=found.stars) if found else words("turns.state.new")
            state = words("turns.state.next") if one is waiting else state
            cells.append(
                StarCell(
                    f"turn-{one.id}",
                    words("turns.named", game=title, number=one.number + 1),
                    str(one.number + 1),
                    found.stars if found else 0,
                    state,
                    partial(self.app.follow, PuzzleWanted(one.id)),
                    marked=one is waiting,
                    played=found is not None,
                )
            )
        head = words("turns.game", game=title, count=got, most=STARS * len(listed))
        return [heading_line(head), star_grid(self.app, cells)]

    def _erase(self) -> None:
        """Forget one's own turns, once that was asked for twice."""
        if self._sure:
            own_turns.erase(self.app.host)
        self._sure = not self._sure
        self.rebuild()

    def ways(self) -> list[Button]:
        """Today's turn, in gold where none of one's own is due."""
        today, due = partial(self.app.follow, PuzzleWanted()), own_turns.due(self.app.host)
        return [button("today", self.app.words("turns.today"), today, main=not due, icon="ui-calendar")]


def show(app: App, what: TurnsWanted, notice: str = "") -> None:
    """Open the collection; from a puzzle it takes that one's place, or goes back to where it was chosen."""
    below = app.scenes[-2] if len(app.scenes) > 1 else None
    if not notice and mode_of(app.top, PuzzleMode) and isinstance(below, PuzzlesPage):
        app.pop()
    elif mode_of(app.top, PuzzleMode) or isinstance(app.top, PuzzlesPage):
        app.replace(PuzzlesPage(app, notice))
    else:
        app.push(PuzzlesPage(app, notice))
