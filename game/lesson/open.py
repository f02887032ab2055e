"""A lesson at the table of its game."""

from __future__ import annotations

from game.app import App
from game.lesson.data import Lesson, lessons
from game.lesson.mode import LessonMode
from game.routes import LessonWanted
from game.table.gamerecord import games, mode_of
from game.table.table import Table


def learning(app: App, lesson: Lesson) -> Table:
    """The table of a game with somebody beside it who explains."""
    record = games(app)[lesson.game]
    mode = LessonMode(app, lesson, record.colours)
    return record.table(app, mode.session, mode)


def show(app: App, what: LessonWanted) -> None:
    """Begin a lesson; one that follows another takes its place."""
    listed = lessons(what.game)
    table = learning(app, listed[min(what.number, len(listed) - 1)])
    if mode_of(app.top, LessonMode):
        app.replace(table)
    else:
        app.push(table)
