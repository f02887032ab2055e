"""The loud notice: something of the viewer's was taken, and what that means. It cannot be missed."""

from __future__ import annotations

import math

import pygame

from game.screen import palette, text
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.palette import INK, SEATS
from game.table.panels.panel import Button, Panel
from game.table.recap.data import RecapLoss
from game.table.recap.line import disc, paint_icon
from game.table.recap.show import PULSE_SECONDS

TITLE, NOTE = 29.0, 16.0
NARROW_TITLE, NARROW_NOTE = 17.0, 13.5
RED = palette.DEEP_RED
PULSES = 2


class RecapNotice(Panel):
    """Below the board, or above the sheet of a small window, until it is read."""

    name = "notice"
    frame = "notice"

    @property
    def _loss(self) -> RecapLoss | None:
        return self.table.recap.loss

    @property
    def open(self) -> bool:
        """While there is something to take note of."""
        return super().open and self._loss is not None

    def content(self) -> object:
        """What is lost, and what comes next."""
        return self.table.recap.recap, self._loss, self.session.step

    # Where things lie

    @property
    def _buttons_left(self) -> float:
        return self._boxes()[0][0]

    def _boxes(self) -> list[Area]:
        """The two buttons: see it, and go on."""
        if self.narrow:
            side = self.finger_units
            y = (self.height - side) / 2
            return [(self.width - 2 * side - 12, y, side, side), (self.width - side - 7, y, side, side)]
        y = (self.height - 44) / 2
        return [(self.width - 264, y, 108, 44), (self.width - 148, y, 132, 44)]

    # Painting

    def paint(self, brush: Brush) -> None:
        """Who took what, in red, and what it means."""
        loss, recap = self._loss, self.table.recap.recap
        if loss is None or recap is None:
            return
        left = self._paint_picture(brush, loss)
        more = len(recap.losses) - 1
        note = loss.note if not more else f"{loss.note} ({self.words('recap.others', count=more)})"
        room = self._buttons_left - left - 10
        if self.narrow:
            tall = 22.0 if brush.wide(loss.title, "head", NARROW_TITLE) <= room else 36.0
            rest = (left, 5 + tall, room, self.height - 10 - tall)
            # Where not even the smallest letters have room for the note, the title stands alone.
            told = text.height(note, "body", 1, round(room * self.unit)) <= rest[3] * self.unit
            box = (left, 4, room, tall if told else self.height - 8)
            brush.text(loss.title, "head", NARROW_TITLE, RED, box, fit="wrap")
            if told:
                brush.text(note, "body", NARROW_NOTE, INK, rest, fit="wrap", level="top")
            return
        half = self.height / 2
        brush.text(loss.title, "title", TITLE, RED, (left, half - 37, room, 38))
        brush.text(note, "body", NOTE, INK, (left, half + 3, room, half - 9), fit="wrap", level="top")

    def _paint_picture(self, brush: Brush, loss: RecapLoss) -> float:
        """What was taken, and an arrow to who has it; gives where the words begin."""
        middle, colour = self.height / 2, self.table.colours[loss.seat]
        if self.narrow:
            paint_icon(brush, loss.icon, (7, middle - 20, 40, 40))
            brush.sprite("seat", 43, middle + 14, colour=colour, zoom=0.72)
            return 58.0
        side = 50.0
        ground = disc(round(29 * brush.unit), "white")
        at = (round(brush.x + 55 * brush.unit), round(brush.y + middle * brush.unit))
        brush.surface.blit(ground, ground.get_rect(center=at))
        paint_icon(brush, loss.icon, (55 - side / 2, middle - side / 2, side, side), bare=True)
        for ink, width in ((palette.UMBER, 9.5), (SEATS[colour], 5.6)):
            brush.line(88, middle, 124, middle, ink, width)
        tip = [(120.0, middle - 10), (138.0, middle), (120.0, middle + 10)]
        points = [(brush.x + x * brush.unit, brush.y + y * brush.unit) for x, y in tip]
        pygame.draw.polygon(brush.surface, SEATS[colour], points)
        pygame.draw.lines(brush.surface, palette.UMBER, True, points, max(1, round(2 * brush.unit)))
        brush.sprite("seat", 168, middle, colour=colour, zoom=1.9)
        return 212.0

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A red glow that pulses twice."""
        super().draw_live(surface, art)
        spent = self.table.recap.pulse
        if not self.open or not 0 < spent < PULSE_SECONDS:
            return
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * PULSES * spent / PULSE_SECONDS)
        glow = art.sliced("notice-glow", self.rect.w, self.rect.h).copy()
        glow.set_alpha(round(255 * strength))
        left, top, _, _ = art.bleed("notice-glow")
        surface.blit(glow, (self.rect.x - left, self.rect.y - top))

    # Choosing

    def buttons(self) -> list[Button]:
        """See it once more, or go on."""
        told, words = self.table.recap, self.words
        if self._loss is None or self.table.retold is None:
            return []
        show, go = self._boxes()
        following = self.table.retold.following.get(self.session.step, "recap.go")
        seen, on = words("recap.show"), words(following)
        plain = self.narrow
        return [
            Button("ui-notice-show", seen, show, told.show_loss, "" if plain else seen, "ui-replay"),
            Button("ui-notice-go", on, go, told.go_on, "" if plain else on, "ui-check", main=True),
        ]
