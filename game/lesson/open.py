"""A lesson at the table of its game."""

from __future__ import annotations

from typing import cast

from game.app import App
from game.lesson.data import Lesson, lessons
from game.lesson.table import LessonTable
from game.routes import LessonWanted
from game.table.gamerecord import games


def learning(app: App, lesson: Lesson) -> LessonTable:
    """The table of a game with somebody beside it who explains."""
    made = type("LessonTable", (LessonTable, games(app)[lesson.game].table), {})
    return cast(type[LessonTable], made)(app, lesson)


def show(app: App, what: LessonWanted) -> None:
    """Begin a lesson; one that follows another takes its place."""
    listed = lessons(what.game)
    table = learning(app, listed[min(what.number, len(listed) - 1)])
    if isinstance(app.top, LessonTable):
        app.replace(table)
    else:
        app.push(table)
