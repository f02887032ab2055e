"""The page of lessons: a row for each game, to begin, to go on, or to repeat any of them."""

from __future__ import annotations

from collections.abc import Callable

from game.app import App
from game.host.viewport import Viewport
from game.lesson import progress
from game.lesson.data import Lesson, lessons, taught
from game.lesson.progress import Progress
from game.lesson.row import Dot, LessonRow
from game.routes import LearnWanted, LessonWanted
from game.table.gamerecord import games
from game.ui.blockpage import BlockPage as Page
from game.ui.blocks import Block, Paragraph


class LearnPage(Page):
    """What can be learnt, and how far one has come."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("learn.title")

    def layout(self, viewport: Viewport) -> None:
        """See again how far one has come: a lesson may just have been left."""
        self._progress = progress.load(self.app.host)
        super().layout(viewport)

    def blocks(self) -> list[Block]:
        """What it is about, and a row for each game that has lessons."""
        about = Paragraph(self.app.words("learn.about"), ("ui-learn",))
        return [about, *(self._row(game, self._progress) for game in games(self.app) if game in taught())]

    def _row(self, game: str, known: Progress) -> LessonRow:
        words, listed = self.app.words, lessons(game)
        done = known.done.get(game, set())
        at = min(known.at.get(game, 0), len(listed) - 1)
        if not known.begun(game):
            button = words("learn.begin")
        elif game in known.at:
            button = words("learn.go-on", number=at + 1)
        else:
            button = words("learn.again")
        going = game in known.at
        dots = [self._dot(one, one.number in done, going and one.number == at) for one in listed]
        note = words(listed[at].key) if going else words(f"{game}.note")
        return LessonRow(
            game,
            words(f"{game}.title"),
            games(self.app)[game].cover,
            note,
            dots,
            button,
            self._opening(game, at if going else 0),
        )

    def _dot(self, lesson: Lesson, done: bool, now: bool) -> Dot:
        words = self.app.words
        label = words("learn.dot", number=lesson.number + 1, title=words(lesson.key))
        state = words(f"learn.dot.{'now' if now else 'done' if done else 'new'}")
        return Dot(label, self._opening(lesson.game, lesson.number), done, now, state)

    def _opening(self, game: str, number: int) -> Callable[[], None]:
        return lambda: self.app.follow(LessonWanted(game, number))


def show(app: App, what: LearnWanted) -> None:
    """Show the lessons."""
    app.push(LearnPage(app))
