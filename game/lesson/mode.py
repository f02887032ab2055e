"""A lesson at a real table: somebody says one thing at a time, points at it, and lets the player do it.

The course of the lesson is in game/lesson/course.py, its picture in game/lesson/view.py; here is what is said,
what the player may ask for, and which moves come by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.app import App
from game.lesson import progress
from game.lesson.bar import LessonBar
from game.lesson.bubble import Bubble
from game.lesson.course import Course
from game.lesson.data import Lesson, lessons
from game.lesson.saying import saying
from game.lesson.view import REMIND, RING_SECONDS, RISE, LessonView
from game.routes import Following, LessonWanted, TaughtGame
from game.screen.targets import Target, find
from game.session.seats import Seat, Setup
from game.session.trial import Trial
from game.table.mode import Mode
from game.table.table import Table

AFTER = 0.35
"""Seconds after a move until the next bubble comes."""
RIVAL = 0.6
"""Seconds between two moves that come by themselves."""
LOST = 2.5
"""Seconds after which the way to the wanted move is shown anew."""
URGE, REST = 20.0, 60.0
"""Seconds without any input after which skipping is suggested, and after which nothing moves any more."""


class LessonMode(Mode):
    """A lesson is gone through; nothing of it is stored but how far one has come."""

    name = "Lesson"
    bots = recap = hastens = writes = False
    moves_board = True

    def __init__(self, app: App, lesson: Lesson, colours: Sequence[str]) -> None:
        self.app, self.lesson, self.total = app, lesson, len(lessons(lesson.game))
        self.done = frozenset(progress.load(app.host).done.get(lesson.game, ()))
        names = [app.words.data(f"player.{colour}") for colour in colours[:2]]
        seats = (Seat(names[0], "human"), Seat(names[1], "bot", "easy"))
        setup = Setup(lesson.game, seats, {**lesson.record.options, "names": names}, lesson.record.seed)
        self.session = Trial(app.host, setup, lesson.record.moves[: lesson.after])
        self.lead = Course(lesson, self.session)
        self._dirty = True
        """Whether something has changed since the table was drawn."""
        self._rest = AFTER
        self._said: object = None
        self._astray = 0.0
        self._skipped = -1
        """The step that plays itself."""
        progress.began(app.host, lesson.game, lesson.number)

    def bar(self, table: Table) -> LessonBar:
        """The bar with the way out."""
        return LessonBar(table, self)

    def sit(self, table: Table) -> None:
        """Be at this table."""
        super().sit(table)
        self.bubble = Bubble(table, self)
        self.view = LessonView(table, self.lead, self.bubble)

    # What is said

    @property
    def urged(self) -> bool:
        """Whether nothing was done for so long that going on is suggested."""
        return self.view.idle >= URGE

    @property
    def last(self) -> bool:
        """Whether this is the last lesson of the game."""
        return self.lesson.number + 1 >= self.total

    # What the player asks for

    def step_back(self) -> None:
        """Go one step back, or to the lesson before."""
        if self.lead.backward:
            self.lead.back()
            self.table.travelled()
            self._renew()
        elif self.lesson.number > 0:
            self.app.follow(LessonWanted(self.lesson.game, self.lesson.number - 1))

    def go_on(self) -> None:
        """What was told is understood."""
        self.lead.go_on()
        self._renew()

    def skip(self) -> None:
        """Let the wanted move play itself."""
        self._skipped = self.lead.number
        self._renew()

    def take_back(self) -> None:
        """Take back the move that was not wanted."""
        self.lead.take_back()
        self.table.travelled()
        self._renew()

    def keep(self) -> None:
        """Go on with it."""
        self.lead.keep()
        self._renew()

    def play_on(self) -> None:
        """Play on for real."""
        self.app.follow(TaughtGame(self.session))

    def leave(self) -> None:
        """Go back to where the lesson was chosen; how far one has come is kept."""
        self.app.pop()

    def undo(self) -> None:
        """Take the last own move back."""
        if self.session.undo_block:
            self.table.say(self.table.words(self.session.undo_block))
        else:
            self.lead.undo()
            self.table.travelled()
            self._renew()

    def _renew(self) -> None:
        """Something else is to be said."""
        self._rest, self._said, self.view.idle = AFTER, None, 0.0
        self.bubble.saying = None
        self.table.relist()

    # Scene

    def update(self, dt: float) -> bool:
        """Let time pass: moves that come by themselves, then the next bubble."""
        busy = super().update(dt)
        if self.table.showing or self.app.top is not self.table:
            return busy
        if self.lead.look():
            self._renew()
        self._rest -= dt
        if self._rest > 0:
            return True
        return self._go_on(dt) or busy

    def _go_on(self, dt: float) -> bool:
        lead = self.lead
        action = lead.pending() or (lead.wanted() if self._skipped == lead.number else None)
        if action is not None:
            self._rest = RIVAL
            self.table.carry_out(action)
            return True
        self._skipped = -1
        if lead.stuck:
            lead.finish()
        if lead.over and not self._ended():
            return True
        return self._speak(dt)

    def _ended(self) -> bool:
        """The lesson is over: note it, and go to the next one; whether this table stays."""
        if self._said != "end":
            self._said = "end"
            self.done |= {self.lesson.number}
            progress.finished(self.app.host, self.lesson.game, self.lesson.number, self.last)
            if not self.last:
                self.app.follow(LessonWanted(self.lesson.game, self.lesson.number + 1))
        return self.last

    def _speak(self, dt: float) -> bool:
        """Have the bubble up that is due; true while it rises."""
        said = saying(self)
        if said is not None and self.bubble.saying is None:
            if self._said != "near":
                self._said = "near"
                self.view.point_out()
                self.view.come_near(said)
            if self.view.glide.pass_time(dt):
                return True
            self.bubble.saying, self.view.shown = said, 0.0
            self.bubble.update(self.session)
            number = self.table.words("lesson.count", number=self.lesson.number + 1, total=self.total)
            self.table.remark(f"{said.told} {number}" if said.title else said.told)
            self.view.place_bubble()
        self._watch(dt)
        if self.view.shown < max(RISE, RING_SECONDS) and self.bubble.saying is not None:
            self.view.shown += dt
            self.changed()
        # Time has to pass for the reminders, whether anything moves or not.
        return self.bubble.saying is not None and self.view.idle < REST

    def _watch(self, dt: float) -> None:
        """Notice when nothing happens, and when the player has lost the way to the wanted move."""
        before = self.view.idle
        self.view.idle += dt
        if before < URGE <= self.view.idle:
            self.bubble.update(self.session)
            self.table.redraw()
        if REMIND < self.view.idle < REST and self.app.settings.motion and self.lead.stray is None:
            self.changed()
        action = self.lead.wanted()
        lost = action is not None and find(self.targets(), str(action)) is None
        self._astray = self._astray + dt if lost and self.table.dialog() is None else 0.0
        if self._astray > LOST:
            self._astray = 0.0
            self.view.point_out()
            self.view.place_bubble()

    def following(self) -> Following | None:
        """Nothing follows by itself: a lesson has an end of its own."""
        return None

    def changed(self) -> None:
        """Not only time has passed."""
        self._dirty = True

    @property
    def still(self) -> bool:
        """Whether nothing has changed since the table was drawn."""
        return not self._dirty and not self.app.keyboard

    def draw_over(self, surface: pygame.Surface) -> None:
        """The veil and the bubble."""
        self._dirty = False
        self.view.draw(surface)

    def arrange(self) -> None:
        """Place the bubble anew."""
        self.bubble.update(self.session)
        self.view.place_bubble()

    def targets(self) -> list[Target]:
        """What can be chosen at the table, and the bubble above it."""
        listed = super().targets()
        if not self.view.up or not self.bubble.open:
            return listed
        bubble, saying = self.bubble, self.bubble.saying
        assert saying is not None
        known = {one.id for one in listed}
        listed = [*listed, *(one for one in self.view.shortcuts() if one.id not in known)]
        free = [one for one in listed if not bubble.rect.collidepoint(one.rect.center)]
        whole = Target("lesson-says", saying.told, bubble.rect, lambda: None, enabled=False)
        return [*free, whole, *bubble.targets()]

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The wanted move first, or what goes on."""
        listed = self.targets()
        action = self.lead.wanted()
        for wanted in (
            str(action) if action is not None else "",
            "lesson-next",
            "lesson-take-back",
            "lesson-play",
        ):
            if (found := find(listed, wanted)) is not None and self.view.up:
                return found
        return super().sensible(near)

    @property
    def pointed(self) -> str:
        """The move that is wanted."""
        action = self.lead.wanted() if self.view.up else None
        return str(action) if action is not None else ""

    @property
    def above(self) -> pygame.Rect | None:
        """The bubble."""
        return self.bubble.rect if self.view.up else None

    def noticed(self) -> None:
        """Whoever does anything is not idle."""
        self.view.idle = 0.0

    def state(self) -> dict[str, Any]:
        """Also what is said."""
        saying = self.bubble.saying if self.view.up else None
        lesson = {"name": self.lesson.name, "step": self.lead.number, "says": saying.told if saying else ""}
        return {"lesson": lesson}
