"""The course of one lesson: which step it is at, what is wanted, and what came of what the player did.

Nothing is asked of the table: the moves of the session tell everything. A rival's moves are those of the record,
as long as they are legal after what the player has done.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import Action
from game.lesson.data import Lesson, LessonStep, matches
from game.session.trial import Trial


@dataclass(frozen=True, slots=True)
class Stray:
    """A legal move of the player that was not the one wanted."""

    move: Action
    after: int
    """How many moves were made before it."""
    say: str
    """The answer of the step, or nothing of its own."""


class Course:
    """Leads through a lesson."""

    def __init__(self, lesson: Lesson, session: Trial) -> None:
        self.lesson, self.session = lesson, session
        self.number = 0
        """Which step it is at; as many as there are when the lesson is over."""
        self.made = 0
        """How many of the moves of the step are made."""
        self.stray: Stray | None = None
        self._began = [(0, len(session.game.moves))]
        """The steps that were gone through, each with how many moves were made when it began; this one is last."""
        self._seen = len(session.game.moves)

    @property
    def over(self) -> bool:
        """Whether the lesson is at its end."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step that it is at."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def telling(self) -> bool:
        """Whether the step only tells something."""
        return self.step is not None and not self.step.do

    @property
    def mine(self) -> bool:
        """Whether the player is to move."""
        return bool(self.session.choices)

    def wanted(self) -> Action | None:
        """The move that is wanted now, if the player can make it."""
        step = self.step
        if step is None or self.stray is not None or self.made >= len(step.do):
            return None
        return self._legal(step.do[self.made])

    def pending(self) -> Action | None:
        """The move that comes by itself: one that the lesson makes for the player, or the rival's."""
        if self.stray is not None or self.session.to_move is None:
            return None
        step = self.step
        if self.mine:
            due = self.made - len(step.do) if step is not None else -1
            return self._legal(step.then[due]) if step is not None and 0 <= due < len(step.then) else None
        waited_for = step is not None and (bool(step.do) or len(self.session.game.moves) < step.until)
        return self._recorded() if waited_for else None

    @property
    def stuck(self) -> bool:
        """Whether nothing can be asked for any more in the position that the player has made."""
        if self.step is None or self.stray is not None or self.pending() is not None:
            return False
        return self.waiting if self.telling else self.wanted() is None

    @property
    def waiting(self) -> bool:
        """Whether the rival has to move before the step is said."""
        return self.step is not None and len(self.session.game.moves) < self.step.until

    # What happened

    def look(self) -> bool:
        """See what was done since the last look; whether anything was."""
        moves, seen = self.session.game.moves, self._seen
        for index in range(seen, len(moves)):
            self._seen = index + 1
            if self.session.movers[index] == self.session.viewer:
                self._judge(moves[index], index)
        return self._seen != seen

    def _judge(self, move: Action, index: int) -> None:
        if self.telling and self._next_asks(move):
            # Somebody who knows what comes need not hear it first.
            self._go_to(self.number + 1, index)
        step = self.step
        if step is None or self.stray is not None:
            return
        wanted = (*step.do, *step.then)
        if matches(move, wanted[self.made : self.made + 1]):
            self.made += 1
            if self.made == len(wanted):
                self._go_to(self.number + 1, index + 1)
        else:
            self.stray = Stray(move, index, step.answer(str(move)))

    def _next_asks(self, move: Action) -> bool:
        following = self.lesson.steps[self.number + 1 : self.number + 2]
        return any(matches(move, step.do[:1]) for step in following)

    def _go_to(self, number: int, moves: int) -> None:
        self.number, self.made = number, 0
        self._began.append((number, moves))

    # What the player asks for

    def go_on(self) -> None:
        """What was told is read."""
        if self.telling:
            self._go_to(self.number + 1, len(self.session.game.moves))

    @property
    def backward(self) -> bool:
        """Whether there is something of this lesson to go back to."""
        return self._began[-1] != (0, len(self.session.game.moves))

    def back(self) -> None:
        """Take this step's moves back, or go to the step before."""
        if self._began[-1][1] == len(self.session.game.moves) and len(self._began) > 1:
            self._began.pop()
        self._return_to(self._began[-1][1])

    def undo(self) -> None:
        """Take the last move of the player back, with everything that came after it."""
        last = self.session.last_own()
        if last is not None:
            self._return_to(last)

    def take_back(self) -> None:
        """Take the move back that was not wanted."""
        if self.stray is not None:
            self._return_to(self.stray.after)

    def keep(self) -> None:
        """Leave it, and go on with what of the lesson can still be asked for; otherwise the lesson is over."""
        self.stray = None
        if self.wanted() is not None:
            return
        for number in range(self.number + 1, len(self.lesson.steps)):
            step = self.lesson.steps[number]
            if step.do and self._legal(step.do[0]) is not None:
                self._go_to(number, len(self.session.game.moves))
                return
        self.finish()

    def finish(self) -> None:
        """Go to the end of the lesson."""
        self._go_to(len(self.lesson.steps), len(self.session.game.moves))

    def _return_to(self, moves: int) -> None:
        """Be where so many moves were made, at the step that it was then."""
        self.session.rewind(moves)
        while len(self._began) > 1 and self._began[-1][1] > moves:
            self._began.pop()
        self.number, self._seen = self._began[-1]
        self.made, self.stray = 0, None
        self.look()

    # Inside

    def _legal(self, pattern: str) -> Action | None:
        return next((action for action in self.session.choices if matches(action, (pattern,))), None)

    def _recorded(self) -> Action | None:
        """The rival's move of the record, if it is legal here."""
        game, moves = self.session.game, self.lesson.record.moves
        if len(game.moves) >= len(moves):
            return None
        return next((action for action in game.legal_actions() if str(action) == moves[len(game.moves)]), None)
