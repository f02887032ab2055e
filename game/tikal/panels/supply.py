"""What is still to come: the seven sets of tiles, and the temple floors of the supply."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from engine.tikal import prospects
from game.screen.brush import Brush
from game.screen.palette import CREAM, INK, SOFT
from game.tikal.features import passages
from game.tikal.panels.panel import TikalPanel
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Painting, Sprite, Text, heading

SET_INKS = {"now": INK, "next": CREAM, "past": SOFT}
"""The ink of a set's letter: the one at hand, those to come, and those that are used up."""
FLOORS_IN_ROW = 5


class Sets(TikalPanel):
    """The sets by their letters, and how many tiles and volcanoes are to come."""

    name = "sets"

    def content(self) -> object:
        """How high the stack is."""
        view = self.view
        return view["stack"], prospects.volcanoes_to_come(view)

    def box(self) -> Box:
        """Seven letters and a line."""
        letters = Row(children=[self._set_box(one) for one in prospects.tile_sets(self.view)], pack="centre")
        told = Text(words=self._told(), style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink", tall=15)
        title = replace(heading(self.words("tikal.sets"), pad=(5, 0)), tall=20)
        middle = Column(children=[letters], pack="centre", grow=1)
        return Column(children=[title, middle, told], pad=(9, 6, 8, 6), tip=self._explained)

    def _set_box(self, one: prospects.TileSet) -> Box:
        """A set's letter on a small hex."""
        state = "now" if one.letter == prospects.set_now(self.view) else "next" if one.left else "past"
        letter = Text(
            words=one.letter, style=styles.PANEL_HEAD.in_ink(SET_INKS[state]), side="centre", fit="shrink"
        )
        return Stack(children=[Sprite(sprite=f"set-{state}"), letter], wide=40)

    def _told(self) -> str:
        words, view = self.words, self.view
        left = {one.letter: one.left for one in prospects.tile_sets(view)}
        now = prospects.set_now(view)
        volcanoes = words("tikal.sets.volcanoes", count=prospects.volcanoes_to_come(view))
        rest = view["stack"] - left[now]
        if not rest:
            return words("tikal.sets.last", left=left[now], letter=now, volcanoes=volcanoes)
        return words("tikal.sets.left", left=left[now], letter=now, rest=rest, volcanoes=volcanoes)

    def _explained(self, rect: pygame.Rect) -> Tip:
        """What the sets are for."""
        words, lines = self.words, [TipLine(self.words("tikal.sets.tip"))]
        for one in prospects.tile_sets(self.view):
            if one.left:
                lines.append(TipLine(words("tikal.sets.of", count=one.left, letter=one.letter)))
        return Tip(rect, words("tikal.sets"), tuple(lines), rule=passages.PANELS["sets"])


class Floors(TikalPanel):
    """The temple floors that are left, by number."""

    name = "floors"

    def content(self) -> object:
        """The counts."""
        return prospects.floors_left(self.view)

    def box(self) -> Box:
        """A floor for each number: five and four, or all in one row where it is wide and low."""
        left = prospects.floors_left(self.view)
        per = len(left) if self.width > 3 * self.height else FLOORS_IN_ROW
        wide = min(70.0, (self.width - 16) / per)
        shown = [self._floor_box(number, count, wide) for number, count in left.items()]
        rows = [
            Row(children=shown[first : first + per], pack="centre", align="fill", grow=1)
            for first in range(0, len(shown), per)
        ]
        title = heading(self.words("tikal.floors"), pad=(6, 0, 5, 0))
        return Column(children=[title, *rows], pad=(8, 6, 8, 2))

    def _floor_box(self, number: int, count: int, wide: float) -> Box:
        """A floor with its number, and how often it is left."""
        picture = Painting(by=partial(paint_floor, number=number, count=count), tall=31, gives_way=True)
        times = self.words("tikal.floors.times", count=count)
        below = Text(words=times, style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink")
        explained = partial(self._explained, number, count)
        return Column(children=[picture, below], pack="centre", wide=wide, tip=explained)

    def _explained(self, number: int, count: int, _: pygame.Rect) -> Tip:
        """How many of a floor are left."""
        line = TipLine(
            self.words("tikal.floors.tip", count=count, number=number),
            f"floor-{number}" if count else "floor-gone",
        )
        return Tip(self.rect, self.words("tikal.floors"), (line,), rule=passages.PANELS["floors"])


def paint_floor(brush: Brush, width: float, height: float, *, number: int, count: int) -> None:
    """A floor upon others of its number; only its place where none is left."""
    zoom = min(1.05, width / 37, height / 29)
    x, y = width / 2, height / 2
    if count > 1:
        brush.sprite(f"floor-under-{min(2, count - 1)}", x, y, zoom=zoom)
    brush.sprite(f"floor-{number}" if count else "floor-gone", x, y, zoom=zoom)
    style = styles.PANEL_HEAD.in_ink(INK if count else SOFT)
    brush.write(str(number), style, (x - 14, y - 4 * zoom - 10, 28, 20), side="centre")
