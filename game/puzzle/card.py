"""The card of a puzzle: on a small window the goal before the turn, and everywhere what came of it after.

On a wide table it stands over the board, on a phone it is a sheet from below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import DIM, INK
from game.table.panels.panel import Button, Panel
from game.ui.stars import paint_star

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

WIDE = 290.0
EDGE, GAP = 15.0, 8.0
POP, FROM = 0.12, 0.6
"""Seconds in which a star comes, and how small it begins."""
RISE, RISE_UNITS = 0.16, 6
STAR = 1.9
MAIN = {"goal": "puzzle-start", "result": "puzzle-again", "shown": "puzzle-more", "": ""}
"""What goes on from each card."""


class PuzzleCard(Panel):
    """What is wanted, or what came of it."""

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
            self.place(pygame.Rect(0, 0, 0, 0), self.table.unit, self.table.small)
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
        if self.kind == "goal":
            return self.mode.heading
        return self.words("puzzle.points", count=self._points)

    def lines(self) -> tuple[str, ...]:
        """The sentences below that."""
        mode, words = self.mode, self.words
        best = mode.puzzle.best
        if self.kind == "goal":
            return mode.goal, mode.limits
        if self.kind == "shown":
            return words("puzzle.shown"), words("puzzle.closed")
        if self._points > best:
            return (words("puzzle.better"), words("puzzle.better.kept"))
        if self._points == best:
            return (words("puzzle.solved"),)
        return words("puzzle.possible", count=best - self._points), words("puzzle.often")

    @property
    def told(self) -> str:
        """All of it for those who listen."""
        stars = self.words("puzzle.stars", count=self._stars) if self.kind == "result" else ""
        return " ".join(filter(None, (f"{self.headline}.", stars, *self.lines())))

    @property
    def _stars(self) -> int:
        return self.mode.puzzle.stars(self._points)

    # Measures

    def _area(self) -> pygame.Rect:
        """Over the right half of a wide board, or at the foot of a small window."""
        unit, (width, height) = self.unit, self.table.app.viewport.size
        board = self.table.rect_named("board")
        if not self.narrow:
            wide = round(WIDE * unit * min(1.1, self.letters))
            tall = round(self._tall(wide / unit) * unit)
            right = board.right - round(14 * unit)
            return pygame.Rect(right - wide, board.centery - tall // 2, wide, tall)
        wide = min(width, round(400 * unit))
        tall = min(height, round(self._tall(wide / unit) * unit))
        return pygame.Rect((width - wide) // 2, height - tall, wide, tall)

    def _size(self, size: float) -> int:
        return max(6, round(size * self.unit * self.letters))

    def _text_tall(self, words: str, width: float) -> float:
        room = round((width - 2 * EDGE) * self.unit)
        return text.height(words, "body", self._size(16), room) / self.unit + 3

    def _tall(self, width: float) -> float:
        written = sum(self._text_tall(line, width) for line in self.lines())
        stars = 58.0 if self.kind != "goal" else 8.0
        preview = self._preview_tall if self.kind == "result" else 0.0
        rows = 1 if self.kind == "goal" else 2
        return stars + 34 * self.letters + written + preview + rows * (self.finger_units + GAP) + 2 * EDGE

    @property
    def _preview_tall(self) -> float:
        return 48 * self.letters + GAP if self.kind == "result" else 0.0

    # Drawing

    def draw_rising(self, surface: pygame.Surface, art: Art) -> None:
        """The card as it comes up, with its stars."""
        motion = self.table.app.settings.motion
        part = min(1.0, self.age / RISE) if motion else 1.0
        rise = round((1 - part) * RISE_UNITS * self.unit)
        self.rect.y += rise
        self.draw(surface, art)
        if self.kind == "result":
            brush = Brush(surface, art, self.unit, self.rect.x, self.rect.y, self.letters)
            for number in range(3):
                since = (self.age - RISE - number * POP) / POP if motion else 1.0
                if number < self._stars and since > 0:
                    grown = FROM + (1 - FROM) * min(1.0, since)
                    zoom = STAR * (1.14 if number == 1 else 1.0) * grown
                    paint_star(brush, self._star_x(number), self._star_y, True, zoom)
        self.draw_live(surface, art)
        self.rect.y -= rise

    _star_y = 36.0

    def _star_x(self, number: int) -> float:
        return self.width / 2 + (number - 1) * 56

    def paint(self, brush: Brush) -> None:
        """Stars to be filled, points, sentences, and what would be shared."""
        y = 8.0
        if self.kind != "goal":
            for number in range(3):
                full = self.kind == "shown" and number < self.mode.stars
                zoom = STAR * (1.14 if number == 1 else 1.0)
                paint_star(brush, self._star_x(number), self._star_y, full, zoom)
            y = 58.0 + EDGE / 2
        tall = 34 * self.letters
        brush.text(self.headline, "head", 24, INK, (EDGE, y, self.width - 2 * EDGE, tall), side="centre")
        y += tall
        for line in self.lines():
            tall = self._text_tall(line, self.width)
            box = (EDGE, y, self.width - 2 * EDGE, tall)
            brush.text(line, "body", 16, DIM if self.kind != "goal" else INK, box, fit="wrap", side="centre")
            y += tall
        if self.kind == "result":
            self._paint_preview(brush, y + GAP / 2)

    def _paint_preview(self, brush: Brush, y: float) -> None:
        """What would be told to others: the day, the stars, the points."""
        mode, words = self.mode, self.words
        tall = 46 * self.letters
        brush.frame("well-warm", (EDGE, y, self.width - 2 * EDGE, tall))
        game = words(f"{mode.puzzle.game}.title")
        upper = words("puzzle.share.head", game=game, when=mode.when)
        room = self.width - 2 * EDGE - 16
        wide = min(brush.wide(upper, "body", 15), room - 50)
        left = self.width / 2 - (wide + 50) / 2
        brush.text(upper, "body", 15, INK, (left, y + 2, wide + 2, tall / 2 - 1))
        for number in range(3):
            paint_star(brush, left + wide + 14 + 15 * number, y + 2 + tall / 4, number < mode.stars, 0.66)
        lower = (EDGE + 8, y + tall / 2 - 1, room, tall / 2 - 1)
        brush.text(mode.standing, "strong", 15, INK, lower, side="centre")

    # Choosing

    def buttons(self) -> list[Button]:
        """What goes on: try again, share, show it, or go to the others."""
        if not self.kind:
            return []
        words, mode, tall = self.words, self.mode, self.finger_units
        wide = self.width - 2 * EDGE
        lower = self.height - EDGE - tall
        upper = lower - GAP - tall
        start = words("puzzle.start")
        if self.kind == "goal":
            box = (EDGE, lower, wide, tall)
            return [Button("puzzle-start", start, box, mode.start, start, "ui-check", main=True)]
        half = (wide - GAP) / 2
        first, left, right = (
            (EDGE, upper, wide, tall),
            (EDGE, lower, half, tall),
            (EDGE + half + GAP, lower, half, tall),
        )
        again, share = words("puzzle.try-again"), words("share.open")
        shown, more = words("puzzle.show"), words("puzzle.more")
        give = Button("puzzle-share", share, left, mode.share, share, "ui-share")
        done = self.kind == "shown" or self._points >= mode.puzzle.best
        if done:
            return [
                Button("puzzle-more", more, first, mode.more, more, "ui-calendar", main=True),
                give,
                Button("puzzle-again", again, right, mode.begin_again, again, "ui-replay"),
            ]
        return [
            Button("puzzle-again", again, first, mode.begin_again, again, "ui-replay", main=True),
            give,
            Button("puzzle-show", shown, right, mode.show_known, shown, "ui-eye"),
        ]
