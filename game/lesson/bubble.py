"""The bubble in which a lesson speaks: a title with dots for the lessons, two sentences, and a few buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.lesson import placement, richtext
from game.screen import palette
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK
from game.session.session import Session
from game.table.panels.panel import CAPTION, Button, Panel

if TYPE_CHECKING:
    from game.lesson.mode import LessonMode
    from game.table.table import Table

WIDE, NARROW = 362.0, 374.0
"""Units of width on a wide table and on a phone."""
EDGE, HEAD, FIGURE, GAP = 13.0, 36.0, 52.0, 8.0
TITLE, COUNT, TEXT = 19.0, 15.0, 16.5
DOT, STEP = 3.6, 12.0
"""The radius of a dot, and units from one to the next."""
DONE, NOW, EDGE_OF_NOW = palette.BRONZE, palette.GOLD, palette.DEEP_GOLD
PARCHMENT, RIM = palette.PARCHMENT, palette.BARK


@dataclass(frozen=True, slots=True)
class Offered:
    """A button of the bubble."""

    target: str
    label: str
    icon: str
    act: Callable[[], None]
    main: bool = False


@dataclass(frozen=True, slots=True)
class Saying:
    """What the bubble says now; without a title it is an answer."""

    title: str
    words: str
    choices: tuple[Offered, ...]

    @property
    def told(self) -> str:
        """All of it in plain words."""
        return " ".join(filter(None, (f"{self.title}." if self.title else "", richtext.plain(self.words))))


class Bubble(Panel):
    """The bubble of a lesson; it is placed anew whenever it says something else."""

    name = "lesson"
    frame = "panel-plain"
    saying: Saying | None = None
    at: pygame.Rect | None = None
    """What it points at."""

    def __init__(self, table: Table, mode: LessonMode) -> None:
        super().__init__(table)
        self.mode = mode

    @property
    def open(self) -> bool:
        """Whether something is said."""
        return self.saying is not None and super().open

    def content(self) -> object:
        """What is said, and at which lesson."""
        saying = self.saying
        urged = self.mode.urged
        return saying and (saying.title, saying.words, [choice.target for choice in saying.choices]), urged

    def update(self, session: Session) -> None:
        """Look at the lesson again."""
        super().update(session)

    # Measures

    @property
    def _left(self) -> float:
        return EDGE + (FIGURE if self.saying is not None and self.saying.title else 0.0)

    @property
    def _head(self) -> float:
        return HEAD * self.letters if self.saying is not None and self.saying.title else EDGE - 3

    @property
    def _tall(self) -> float:
        return self.finger_units

    def _brush(self, art: Art) -> Brush:
        return Brush(pygame.Surface((1, 1)), art, self.unit, letters=self.letters)

    def _lines(self, brush: Brush, width: float) -> list[list[richtext.Run]]:
        assert self.saying is not None
        return richtext.lines(self.saying.words, brush, TEXT, width - self._left - EDGE)

    def size(self, art: Art, unit: float, narrow: bool, room: int) -> tuple[int, int]:
        """Width and height in pixels for what is said, in a window that is so wide."""
        self.unit, self.narrow = unit, narrow
        brush = self._brush(art)
        width = min((NARROW if narrow else WIDE * self.letters), room / unit)
        written = len(self._lines(brush, width)) * richtext.tall(brush, TEXT)
        return round(width * unit), round((self._head + written + GAP + self._tall + EDGE) * unit)

    # Drawing

    def paint(self, brush: Brush) -> None:
        """Title and dots, the guide, the words."""
        saying = self.saying
        if saying is None:
            return
        if saying.title:
            self._paint_head(brush, saying.title)
            sprite, colour = self.table.guide
            middle = self._head + (self.height - self._head - EDGE) * 0.38
            brush.sprite(sprite, EDGE + FIGURE / 2 - 5, middle, colour=colour, zoom=1.35)
        richtext.write(self._lines(brush, self.width), brush.at(self._left, self._head), TEXT, INK)

    def _paint_head(self, brush: Brush, title: str) -> None:
        number, total = self.mode.lesson.number, self.mode.total
        count = self.words("lesson.count", number=number + 1, total=total)
        right = self.width - EDGE - brush.wide(count, "strong", COUNT)
        middle = 7 + (self._head - 10) / 2
        brush.text(count, "strong", COUNT, INK, (right, 7, self.width - EDGE - right + 1, self._head - 10))
        first = right - 10 - STEP * (total - 1)
        for index in range(total):
            _dot(brush, first + STEP * index, middle, index, number, self.mode.done)
        brush.text(title, "head", TITLE, INK, (EDGE, 7, first - 8 - EDGE, self._head - 10))

    def draw_under(self, surface: pygame.Surface) -> None:
        """The tip towards what is pointed at, which lies below the bubble."""
        points = placement.tip(self.rect, self.at, self.unit) if self.at is not None and self.open else []
        if points:
            pygame.draw.polygon(surface, PARCHMENT, points)
            pygame.draw.lines(surface, RIM, False, [points[0], points[2], points[1]], max(1, round(self.unit)))

    # Choosing

    def buttons(self) -> list[Button]:
        """A row below the words."""
        if self.saying is None:
            return []
        y = self.height - EDGE + 2 - self._tall
        wide = [self._wide_of(choice) for choice in self.saying.choices]
        left = self._left if sum(wide) + GAP * (len(wide) - 1) <= self.width - self._left - EDGE else EDGE
        room = self.width - left - EDGE - GAP * (len(wide) - 1)
        shrink = min(1.0, room / max(1.0, sum(wide)))
        found, x = [], left
        for choice, width in zip(self.saying.choices, wide, strict=True):
            box = (x, y, width * shrink, self._tall)
            main = choice.main or (choice.target == "lesson-skip" and self.mode.urged)
            found.append(
                Button(choice.target, choice.label, box, choice.act, choice.label, choice.icon, main=main)
            )
            x += width * shrink + GAP
        return found

    def _wide_of(self, choice: Offered) -> float:
        from game.screen import text

        letters = text.measure(choice.label, "strong", max(6, round(CAPTION * self.unit * self.letters)))[0]
        return letters / self.unit + 62


def _dot(brush: Brush, x: float, y: float, index: int, now: int, done: frozenset[int]) -> None:
    """A lesson: brown when it is done, gold and larger now, hollow when it is to come."""
    at = (round(brush.x + x * brush.unit), round(brush.y + y * brush.unit))
    radius = max(2, round((DOT + (2 if index == now else 0)) * brush.unit))
    line = max(1, round(1.4 * brush.unit))
    if index == now:
        pygame.draw.circle(brush.surface, NOW, at, radius)
        pygame.draw.circle(brush.surface, EDGE_OF_NOW, at, radius, line)
    elif index in done or index < now:
        pygame.draw.circle(brush.surface, DONE, at, radius)
    else:
        pygame.draw.circle(brush.surface, DONE, at, radius, line)
