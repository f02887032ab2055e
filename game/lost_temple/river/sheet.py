"""The sheet of a small window while a site of the river is shown: its tiles, and what the chosen one gives."""

from __future__ import annotations

from dataclasses import replace

from game.lost_temple.part import LostTemplePanel
from game.lost_temple.river.river import site_heading
from game.lost_temple.river.tiles import Face, in_columns, tile_box
from game.lost_temple.words import labels, naming, tooltips
from game.screen.brush import Brush
from game.screen.palette import DEEP_RED, INK, SOFT
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.styles import Style
from game.ui.tip import TipLine
from game.ui.widgets import Painting, Sprite, Text, painter_of

BIG_ICONS = {"seaplane": 0.36, "forest": 0.6}
"""Sprites that are larger than an icon, and what makes them as small as one."""
SLIM = 130
"""Units of height below which the sheet is one row."""
LARGEST, LARGEST_SLIM = 76.0, 64.0
"""Units of a tile's side at most."""
LEAST = 0.9
"""How big letters are beside those of the table of styles where there is no room for more."""
HEAD, GAP, EDGE = 26.0, 6.0, 14.0


class SiteSheet(LostTemplePanel):
    """The tiles of one site, what the chosen one gives, what the way to it brings, and the button to take it."""

    name = "sheet"

    @property
    def open(self) -> bool:
        """While there is a site to show."""
        return super().open and self.chosen.site is not None

    def content(self) -> object:
        """The tiles, what is said of the chosen one, and whether it can be taken."""
        site, chosen = self.chosen.site, self.chosen
        if site is None:
            return None
        tiles, heading = self.view["river"][site], site_heading(self.words, self.session, site)
        return site, tiles, heading, chosen.tile, self._lines(site), str(chosen.take), bool(chosen.takes)

    def box(self) -> Box | None:
        """Tiles, words and the button to take one; a slim sheet is one row."""
        site = self.chosen.site
        if site is None:
            return None
        tiles = self.view["river"][site]
        if self.height < SLIM:
            side = min(max(self.finger_units, self.height - 12), LARGEST_SLIM)
            found = [self._tile(tile, site, side) for tile in tiles]
            empty = [] if tiles else [self._text(TipLine(self.words("lost-temple.river.empty")), styles.SMALL)]
            return Row(children=[*found, *empty, *self._foot()], gap=4, pad=(12, 6, 9, 6))
        heading, _ = site_heading(self.words, self.session, site)
        # The glow of the chosen tile reaches up to it.
        head = Text(words=heading, style=styles.FIGURE, fit="shrink", level="top", tall=HEAD, pad=(2, 0))
        middle = Fitting(forms=self._forms(site), tall=0, grow=1)
        return Column(children=[head, middle, *self._foot()], gap=3, pad=(EDGE, 5, EDGE, 9))

    def _forms(self, site: int) -> list[Box]:
        """Tiles and words beside them: the words as large as there is room for, then the tiles smaller too."""
        tiles = self.view["river"][site]
        side, each = self._side(len(tiles))
        *told, last = self._explained(site)
        smaller = min(side, self.finger_units)

        def form(side: float, words: Box) -> Box:
            shown = in_columns([self._tile(tile, site, side) for tile in tiles], each, GAP)
            return Row(children=[shown, words] if tiles else [words], gap=EDGE, align="start")

        less = told[1:] if smaller < side else []
        return [*(form(side, one) for one in told), *(form(smaller, one) for one in less), form(smaller, last)]

    def _side(self, count: int) -> tuple[float, int]:
        """The side of a tile and how many lie in a row: two where they suit a finger, for the words need room."""
        room = self.height - HEAD - self.finger_units - 22
        row = min(LARGEST, room, 0.62 * self.width / max(1, count) - GAP)
        square = min(LARGEST, (room - GAP) / 2)
        return (square, 2) if count > 2 and square >= self.finger_units else (row, 4)

    def _tile(self, tile: str, site: int, side: float) -> Box:
        chosen = self.chosen
        face: Face = "pointed" if tile == chosen.tile and chosen.takes else "quiet"
        return tile_box(self, tile, site, side, face)

    def _foot(self) -> list[Box]:
        """The button to take the chosen tile; or, while a site is only looked at, the way back to the choices."""
        words, action, slim = self.words, self.chosen.take, self.height < SLIM
        tall, style, found = self.finger_units, styles.CHOICE, list[Box]()
        if action is not None:
            said = words("lost-temple.river.take.short" if slim else "lost-temple.river.take")
            label, act, grow = labels.label(words, self.view, action), self.table.acting(action), int(slim)
            found.append(button(str(action), said, act, label=label, main=True, grow=grow, tall=tall, style=style))
        if not self.chosen.takes:
            said, act, icon = words("table.close"), self.table.leave_site, "ui-close" if slim else ""
            wide = tall if slim else None
            found.append(
                button("ui-site-close", said, act, icon=icon, bare=slim, wide=wide, tall=tall, style=style)
            )
        return found

    def _explained(self, site: int) -> list[Box]:
        """What the chosen tile is good for: all lines in letters of one size, the largest first."""
        lines = self._lines(site)
        forms: list[Box] = [
            Column(children=[self._line(line, style) for line in lines], gap=gap, wide=0, grow=1)
            for style, gap in ((styles.SMALL, 8), (styles.SMALL, 2), (styles.FINE, 0))
        ]

        def paint(brush: Brush, width: float, height: float) -> None:
            painter_of(forms[2])(replace(brush, letters=LEAST), width, height)

        return [*forms, Painting(by=paint, wide=0, tall=0, grow=1)]

    def _line(self, line: TipLine, style: Style) -> Box:
        icons = [Sprite(sprite=icon, zoom=BIG_ICONS.get(icon, 0.8), wide=20) for icon in line.icon.split()]
        return Row(children=[*icons, self._text(line, style)], gap=4)

    def _text(self, line: TipLine, style: Style) -> Box:
        ink = DEEP_RED if line.tone == "cost" else INK if self.chosen.tile else SOFT
        return Text(words=line.text, style=style.in_ink(ink), grow=1, wide=0)

    def _lines(self, site: int) -> list[TipLine]:
        """What the chosen tile gives and what the way to it brings, in few lines."""
        tile = self.chosen.tile
        if not tile:
            return [TipLine(self.words("lost-temple.river.empty"))]
        found = [tooltips.icon_line(self.words, self.view, icon) for icon in naming.icons(tile)]
        way = [line for line in tooltips.way_lines(self.words, self.view, site) if line.icon]
        if len(way) > 1:
            # Side by side; the words of what costs something are the ones to read.
            told = next((line for line in way if line.tone == "cost"), way[0])
            way = [TipLine(told.text, " ".join(line.icon for line in way), told.tone)]
        return found + way
