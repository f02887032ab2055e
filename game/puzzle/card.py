"""The card of a puzzle: on a small window the goal before the turn, and everywhere what came of it after.

On a wide table it stands over the board, on a phone it is a sheet from below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import DIM, INK
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button
from game.ui.stars import paint_star
from game.ui.widgets import Painting, Text

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

WIDE, NARROW = 290.0, 400.0
EDGE, GAP = 15.0, 8.0
POP, FROM = 0.12, 0.6
"""Seconds in which a star comes, and how small it begins."""
RISE, RISE_UNITS = 0.16, 6
STAR, APART = 1.9, 56.0
"""How big the stars are, and units from one to the next."""
STARS = "stars"
MAIN = {"goal": "puzzle-start", "result": "puzzle-again", "shown": "puzzle-more", "": ""}
"""What goes on from each card."""


class PuzzleCard(Panel):
    """What is wanted, or what came of it."""

    table: Table
    name = "puzzle-card"
    frame = "panel-plain"
    kind = ""
    """"goal", "result", or "shown" after the best known turn; empty while it is not up."""
    age = 0.0

    def __init__(self, table: Table, mode: PuzzleMode) -> None:
        super().__init__(table)
        self.mode = mode

    @property
    def open(self) -> bool:
        """Whether it is up."""
        return bool(self.kind) and super().open

    def content(self) -> object:
        """What it tells."""
        return self.kind, self.lines() if self.kind else ()

    def open_for(self, kind: str) -> None:
        """Be up for this, or not at all."""
        if kind != self.kind:
            self.kind, self.age = kind, 0.0
        if not kind:
            self.rect.size = 0, 0
            return
        self.unit, self.narrow = self.table.unit, self.table.small
        self.place(self._area(), self.table.unit, self.table.small)
        self.update(self.table.session)

    def pass_time(self, dt: float) -> bool:
        """Let the card rise and the stars come; true while they do."""
        if not self.open or self.table.showing:
            return False
        ends = RISE + POP * 3
        if self.age >= ends:
            return False
        self.age += dt
        self.table.changed()
        return True

    # What it says

    @property
    def _points(self) -> int:
        return self.mode.attempt.points

    @property
    def headline(self) -> str:
        """The points, or what is to be found."""
        if self.kind == "goal" or not self.mode.attempt.over:
            return self.mode.says.heading
        return self.mode.says.reached(self._points)

    def lines(self) -> tuple[str, ...]:
        """The sentences below that."""
        says = self.mode.says
        if self.kind == "goal":
            return says.goal, says.limits
        return says.shown() if self.kind == "shown" else says.outcome(self._points)

    @property
    def told(self) -> str:
        """All of it for those who listen."""
        stars = self.words("puzzle.stars", count=self._stars) if self.kind == "result" else ""
        return " ".join(filter(None, (f"{self.headline}.", stars, *self.lines())))

    @property
    def _stars(self) -> int:
        return self.mode.puzzle.stars(self._points)

    def _area(self) -> pygame.Rect:
        """Over the right half of a wide board, or at the foot of a small window."""
        unit, (width, height) = self.unit, self.table.app.viewport.size
        wide = min(width, round((NARROW if self.narrow else WIDE * min(1.1, self.letters)) * unit))
        rect = boxes.sized(self.kit, self.box(), wide)
        rect.h = min(height, rect.h)
        if self.narrow:
            rect.midbottom = (width // 2, height)
        else:
            board = self.table.rect_named("board")
            rect.midright = (board.right - round(14 * unit), board.centery)
        return rect

    def box(self) -> Box:
        """Stars to be filled, points, sentences, what would be shared, and what goes on."""
        goal = self.kind == "goal"
        stars = [] if goal else [Painting(by=self._paint_stars, id=STARS, tall=46)]
        title = Text(words=self.headline, style=styles.BAR_TITLE.in_ink(INK), side="centre", fit="shrink")
        style = styles.BODY.in_ink(INK if goal else DIM)
        lines = [Text(words=line, style=style, side="centre") for line in self.lines()]
        preview = [self._preview()] if self.kind == "result" and self.mode.says.message() else []
        told = Column(children=[*stars, title, *lines], gap=3, grow=1)
        return Column(children=[told, *preview, *self._choices()], gap=GAP, pad=(EDGE, 10, EDGE, EDGE))

    def _preview(self) -> Box:
        """What would be told to others: the day, the stars, the points."""
        mode = self.mode
        upper = self.words("puzzle.share.head", game=self.words(f"{mode.puzzle.game}.title"), when=mode.says.when)
        stars = Painting(by=self._paint_small_stars, wide=46)
        first = Row(
            children=[Text(words=upper, style=styles.TEXT, fit="shrink"), stars],
            gap=6,
            pack="centre",
            align="fill",
        )
        second = Text(words=mode.says.standing, style=styles.LABEL, side="centre", fit="shrink")
        return Column(children=[first, second], frame="well-warm", pad=(8, 3))

    def _choices(self) -> list[Box]:
        """What goes on: try again, share or the like, show it, or go to the others."""
        words, mode = self.words, self.mode
        if self.kind == "goal":
            return [self._button("puzzle-start", words("puzzle.start"), mode.start, "ui-check", main=True)]
        done = self.kind == "shown" or self._points >= mode.puzzle.best
        again = self._button(
            "puzzle-again", words("puzzle.try-again"), mode.begin_again, "ui-replay", main=not done
        )
        more = self._button("puzzle-more", words("puzzle.more"), mode.more, "ui-calendar", main=True)
        shown = self._button("puzzle-show", words("puzzle.show"), mode.show_known, "ui-eye")
        first, last = (more, again) if done else (again, shown)
        return [first, Row(children=[self._button(*mode.aside()), last], gap=GAP, equal=True)]

    def _button(self, id: str, label: str, act: Act, icon: str, main: bool = False) -> Box:
        tall = self.finger_units
        return button(id, label, act, icon=icon, main=main, least=tall, style=styles.CAPTION, zoom=0.8)

    # Drawing

    def draw_rising(self, surface: pygame.Surface, art: Art) -> None:
        """The card as it comes up, with its stars."""
        self.ready(art)
        motion = self.table.app.settings.motion
        rise = round((1 - min(1.0, self.age / RISE)) * RISE_UNITS * self.unit) if motion else 0
        self.rect.y += rise
        self.draw(surface, art)
        place = boxes.find(self.placed, STARS)
        if self.kind == "result" and place is not None:
            brush, wide, tall = (
                self.kit.brush(surface, place.move(0, rise)),
                place.w / self.unit,
                place.h / self.unit,
            )
            for number in range(self._stars):
                since = (self.age - RISE - number * POP) / POP if motion else 1.0
                if since > 0:
                    _paint_star(brush, wide, tall, number, True, FROM + (1 - FROM) * min(1.0, since))
        self.draw_live(surface, art)
        self.rect.y -= rise

    def _paint_stars(self, brush: Brush, wide: float, tall: float) -> None:
        """Hollow ones; after the best known turn those that were won before."""
        for number in range(3):
            _paint_star(brush, wide, tall, number, self.kind == "shown" and number < self.mode.stars)

    def _paint_small_stars(self, brush: Brush, wide: float, tall: float) -> None:
        for number in range(3):
            paint_star(brush, 8 + 15 * number, tall / 2, number < self.mode.stars, 0.66)


def _paint_star(brush: Brush, wide: float, tall: float, number: int, full: bool, grown: float = 1.0) -> None:
    """One of three big stars; the middle one is a little bigger."""
    zoom = STAR * (1.14 if number == 1 else 1.0) * grown
    paint_star(brush, wide / 2 + (number - 1) * APART, tall / 2, full, zoom)
