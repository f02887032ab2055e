"""The page of lessons: a row for each game, to begin, to go on, or to repeat any of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app import App
from game.host.viewport import Viewport
from game.lesson import progress
from game.lesson.data import Lesson, lessons, taught
from game.lesson.progress import Progress
from game.lesson.row import Dot, lesson_row, way_on
from game.routes import LearnWanted, LessonWanted
from game.table.gamerecord import games
from game.ui.blocks import paragraph
from game.ui.boxes import Box
from game.ui.page import Page


class LearnPage(Page):
    """What can be learnt, and how far one has come."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("learn.title")

    def layout(self, viewport: Viewport) -> None:
        """See again how far one has come: a lesson may just have been left."""
        self._progress = progress.load(self.app.host)
        super().layout(viewport)

    def blocks(self) -> Sequence[Box]:
        """What it is about, and a row for each game that has lessons."""
        about = paragraph(self.app.words("learn.about"), ("ui-learn",))
        return [about, *(self._row(game, self._progress) for game in games(self.app) if game in taught())]

    def _row(self, game: str, known: Progress) -> Box:
        words, listed = self.app.words, lessons(game)
        done, going = known.done.get(game, set()), game in known.at
        at = min(known.at.get(game, 0), len(listed) - 1)
        if not known.begun(game):
            said = words("learn.begin")
        else:
            said = words("learn.go-on", number=at + 1) if going else words("learn.again")
        dots = [self._dot(one, one.number in done, going and one.number == at) for one in listed]
        note = words(listed[at].key) if going else words(f"{game}.note")
        on = way_on(game, said, self._opening(game, at if going else 0))
        return lesson_row(self.app, games(self.app)[game].cover, words(f"{game}.title"), note, dots, on)

    def _dot(self, lesson: Lesson, done: bool, now: bool) -> Dot:
        words, number = self.app.words, lesson.number + 1
        label = words("learn.dot", number=number, title=words(lesson.key))
        state = words(f"learn.dot.{'now' if now else 'done' if done else 'new'}")
        opening = self._opening(lesson.game, lesson.number)
        return Dot(f"lesson-{lesson.game}-{number}", str(number), label, opening, done, now, state)

    def _opening(self, game: str, number: int) -> Callable[[], None]:
        return lambda: self.app.follow(LessonWanted(game, number))


def show(app: App, what: LearnWanted) -> None:
    """Show the lessons."""
    app.push(LearnPage(app))
