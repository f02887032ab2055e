"""Somebody who goes through lessons for tests: sees targets only, and waits until something is said."""

from collections.abc import Callable

from game.app import App
from game.lesson.data import Lesson, matches
from game.lesson.mode import LessonMode
from game.lesson.open import learning
from game.scene import Scene
from game.table.gamerecord import mode_of
from game.table.table import Table
from tests.game.sitting import Sitting


def lesson_of(lesson: Lesson) -> Callable[[App], Scene]:
    """A first scene for a sitting: the table of a lesson."""
    return lambda app: learning(app, lesson)


class Pupil:
    """Goes through the lessons of a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def mode(self) -> LessonMode:
        """The lesson that is gone through."""
        mode = mode_of(self.sitting.app.top, LessonMode)
        assert mode is not None
        return mode

    @property
    def table(self) -> Table:
        """Its table."""
        return self.mode.table

    def listen(self) -> str:
        """Wait until something is said at this table, or another scene has come; what is said."""
        table, mode = self.table, self.mode
        for _ in range(600):
            self.sitting.app.step((), 0.1)
            if self.sitting.app.top is not table:
                return ""
            if table.counting.complete:
                self.sitting.choose("count-skip")
            if mode.view.up and mode.bubble.saying is not None:
                self.sitting.see(dt=0.2)
                return mode.bubble.saying.told
        raise AssertionError(f"Nothing is said in {mode.lesson.name} at step {mode.lead.number}.")

    def follow(self) -> None:
        """Do what the bubble asks for, as a player who looks for the glowing thing."""
        action = self.mode.lead.wanted()
        self.sitting.choose("lesson-next" if action is None else str(action))

    def stray(self) -> bool:
        """Make a legal move that is not wanted, if there is one; a move with an answer of its own if possible."""
        table, lead, step = self.table, self.mode.lead, self.mode.lead.step
        assert step is not None
        wanted = step.do[lead.made : lead.made + 1]
        others = [action for action in table.session.choices if not matches(action, wanted)]
        others.sort(key=lambda action: not step.answer(str(action)))
        for action in others[:12]:
            if str(action) not in self.sitting.ids():
                table.select_path_to(action)
                self.sitting.see()
            if str(action) in self.sitting.ids():
                self.sitting.choose(str(action))
                return True
        return False

    def hear_out(self, lesson: Lesson, most: int = 60) -> None:
        """Go on to the end of this lesson."""
        for _ in range(most):
            self.listen()
            if self.sitting.scene != "Lesson" or self.mode.lesson != lesson or self.mode.lead.over:
                return
            self.follow()
        raise AssertionError(f"{lesson.name} has no end.")
