"""The loud notice: something of the viewer's was taken, and what that means. It cannot be missed."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK, SEATS
from game.table.panels.panel import Panel
from game.table.recap.data import RecapLoss
from game.table.recap.line import disc, paint_icon
from game.table.recap.show import PULSE_SECONDS
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Painting, Text

if TYPE_CHECKING:
    from game.table.table import Table

RED = palette.DEEP_RED
PULSES = 2


class RecapNotice(Panel):
    """Below the board, or above the sheet of a small window, until it is read."""

    table: Table
    name = "notice"
    frame = "notice"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.told, self._rules = table.recap, table.recap_rules

    @property
    def _loss(self) -> RecapLoss | None:
        return self.told.loss

    @property
    def open(self) -> bool:
        """While there is something to take note of."""
        return super().open and self._loss is not None

    def content(self) -> object:
        """What is lost, and what comes next."""
        return self.told.recap, self._loss, self.session.step

    def box(self) -> Box:
        """Who took what, in red, what it means, and the two buttons."""
        loss, recap = self._loss, self.told.recap
        assert loss is not None
        assert recap is not None
        more = len(recap.losses) - 1
        note = loss.note if not more else f"{loss.note} ({self.words('recap.others', count=more)})"
        picture = Painting(
            by=partial(self._paint_picture, loss), wide=52 if self.narrow else 196, tall=self.height
        )
        said = self._said_narrow(loss.title, note) if self.narrow else self._said_wide(loss.title, note)
        return Row(
            children=[picture, said, *self._choices()],
            gap=6 if self.narrow else 8,
            pad=(6, 0, 7 if self.narrow else 16, 0),
        )

    def _said_wide(self, title: str, note: str) -> Box:
        loud = Text(words=title, style=styles.LARGE_FIGURE.in_ink(RED), fit="shrink", tall=38)
        return Column(children=[loud, Text(words=note, style=styles.BODY, level="top", grow=1)], grow=1, tall=76)

    def _said_narrow(self, title: str, note: str) -> Box:
        """Where there is no room for the note, the title stands alone."""
        loud = Text(words=title, style=styles.SMALL_HEAD.in_ink(RED), wide=1)
        forms: list[Box] = [
            Column(children=[loud, Text(words=note, style=style.in_ink(INK))], pack="centre", wide=1)
            for style in (styles.SMALL, styles.FINE)
        ]
        return Fitting(forms=[*forms, loud], grow=1, tall=self.height - 8)

    def _choices(self) -> list[Box]:
        """See it once more, or go on."""
        told, words = self.told, self.words
        assert self._rules is not None
        following = self._rules.following.get(self.session.step, "recap.go")
        listed = (
            ("ui-notice-show", "recap.show", told.show_loss, "ui-replay"),
            ("ui-notice-go", following, told.go_on, "ui-check"),
        )
        side = self.finger_units
        return [
            button(
                id,
                "" if self.narrow else words(key),
                act,
                icon=icon,
                label=words(key),
                main=id == "ui-notice-go",
                wide=side if self.narrow else None,
                tall=max(44.0, side),
                air=6,
                style=styles.CAPTION,
                zoom=0.8,
            )
            for id, key, act, icon in listed
        ]

    def _paint_picture(self, loss: RecapLoss, brush: Brush, width: float, height: float) -> None:
        """What was taken, and an arrow to who has it."""
        middle, colour = height / 2, self.table.colours[loss.seat]
        if self.narrow:
            paint_icon(brush, loss.icon, (1, middle - 20, 40, 40))
            brush.sprite("seat", 37, middle + 14, colour=colour, zoom=0.72)
            return
        brush = brush.at(-6, 0)
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

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A red glow that pulses twice."""
        super().draw_live(surface, art)
        spent = self.told.pulse
        if not self.open or not 0 < spent < PULSE_SECONDS:
            return
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * PULSES * spent / PULSE_SECONDS)
        glow = art.sliced("notice-glow", self.rect.w, self.rect.h).copy()
        glow.set_alpha(round(255 * strength))
        left, top, _, _ = art.bleed("notice-glow")
        surface.blit(glow, (self.rect.x - left, self.rect.y - top))
