"""Somebody who goes through lessons for tests: sees targets only, and waits until something is said."""

from collections.abc import Callable

from game.app import App
from game.lesson.data import Lesson, matches
from game.lesson.open import learning
from game.lesson.table import LessonTable
from game.scene import Scene
from tests.game.sitting import Sitting


def lesson_of(lesson: Lesson) -> Callable[[App], Scene]:
    """A first scene for a sitting: the table of a lesson."""
    return lambda app: learning(app, lesson)


class Pupil:
    """Goes through the lessons of a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def table(self) -> LessonTable:
        """The table of the lesson that is gone through."""
        table = self.sitting.app.top
        assert isinstance(table, LessonTable)
        return table

    def listen(self) -> str:
        """Wait until something is said at this table, or another scene has come; what is said."""
        table = self.table
        for _ in range(600):
            self.sitting.app.step((), 0.1)
            if self.sitting.app.top is not table:
                return ""
            if table.bubble_up and table.bubble.saying is not None:
                self.sitting.see(dt=0.2)
                return table.bubble.saying.told
        raise AssertionError(f"Nothing is said in {table.lesson.name} at step {table.lead.number}.")

    def follow(self) -> None:
        """Do what the bubble asks for, as a player who looks for the glowing thing."""
        action = self.table.lead.wanted()
        self.sitting.choose("lesson-next" if action is None else str(action))

    def stray(self) -> bool:
        """Make a legal move that is not wanted, if there is one; a move with an answer of its own if possible."""
        table, step = self.table, self.table.lead.step
        assert step is not None
        wanted = step.do[table.lead.made : table.lead.made + 1]
        others = [action for action in table.session.choices if not matches(action, wanted)]
        others.sort(key=lambda action: not step.answer(str(action)))
        for action in others[:12]:
            if str(action) not in self.sitting.ids():
                table.approach(action)
                self.sitting.see()
            if str(action) in self.sitting.ids():
                self.sitting.choose(str(action))
                return True
        return False

    def hear_out(self, lesson: Lesson, most: int = 60) -> None:
        """Go on to the end of this lesson."""
        for _ in range(most):
            self.listen()
            if self.sitting.scene != "LessonTable" or self.table.lesson != lesson or self.table.lead.over:
                return
            self.follow()
        raise AssertionError(f"{lesson.name} has no end.")
