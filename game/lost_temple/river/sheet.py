"""The sheet of a small window while a site of the river is shown: its tiles, and what the chosen one gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.lost_temple.river.river import site_heading
from game.lost_temple.river.tiles import SIZE, Face, draw_tile
from game.lost_temple.words import labels, naming, tooltips
from game.screen import palette, text, textfit
from game.screen.art import Art
from game.screen.palette import INK, SOFT
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.panels.part import Part
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

COST = palette.DEEP_RED
BIG_ICONS = {"seaplane": 0.36, "forest": 0.6}
"""Sprites that are larger than an icon, and what makes them as small as one."""
LINE = 13.5
"""Size of the letters that explain a tile."""
SLIM = 130
"""Units of height below which the sheet is one row."""


class SiteSheet(Part):
    """The tiles of one site, what the chosen one gives, what the way to it brings, and the button to take it."""

    name = "sheet"
    table: LostTempleTable

    @property
    def open(self) -> bool:
        """While there is a site to show."""
        return super().open and self.table.chosen.site is not None

    @property
    def _site(self) -> int:
        site = self.table.chosen.site
        assert site is not None  # the sheet is out of sight otherwise
        return site

    @property
    def _slim(self) -> bool:
        return self.rect.h < SLIM * self.unit

    def _tiles(self) -> list[tuple[str, pygame.Rect]]:
        """Each tile of the site with its rectangle."""
        tiles = self.table.view["river"][self._site]
        unit, finger = self.unit, self.table.finger
        if self._slim:
            side = min(max(finger, self.rect.h - round(12 * unit)), round(64 * unit))
            step, columns, top = side + round(4 * unit), 4, self.rect.centery - side // 2
        else:
            top, gap = self.rect.y + round(32 * unit), round(6 * unit)
            room = self._take_rect().top - top - gap
            in_row = min(round(76 * unit), room, int(0.62 * self.rect.w / max(1, len(tiles))) - gap)
            in_square = min(round(76 * unit), (room - gap) // 2)
            side, columns = (in_row, 4) if in_row >= in_square else (in_square, 2)
            step = side + gap
        left = self.rect.x + round(12 * unit)
        return [
            (tile, pygame.Rect(left + number % columns * step, top + number // columns * step, side, side))
            for number, tile in enumerate(tiles)
        ]

    def _take_rect(self) -> pygame.Rect:
        unit, finger = self.unit, self.table.finger
        if self._slim:
            tiles = self._tiles()
            left = (tiles[-1][1].right if tiles else self.rect.x) + round(8 * unit)
            width = max(0, self._close_rect().left - round(8 * unit) - left)
            return pygame.Rect(left, self.rect.centery - finger // 2, width, finger)
        bottom = self.rect.bottom - round(9 * unit)
        return pygame.Rect(self.rect.x + round(14 * unit), bottom - finger, self.rect.w - round(28 * unit), finger)

    def _close_rect(self) -> pygame.Rect:
        """Where the way back to one's own choices is, while a site is only looked at; else nowhere."""
        if self.table.chosen.takes:
            return pygame.Rect(self.rect.right, self.rect.y, 0, 0)
        if not self._slim:
            return self._take_rect()
        finger = self.table.finger
        return pygame.Rect(
            self.rect.right - round(9 * self.unit) - finger, self.rect.centery - finger // 2, finger, finger
        )

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Parchment, tiles and words."""
        if not self.open:
            return
        art.frame(surface, "panel", self.rect)
        words, chosen = self.table.words, self.table.chosen
        tiles, shown, taking = self._tiles(), chosen.tile, bool(chosen.takes)
        for tile, rect in tiles:
            face: Face = "pointed" if tile == shown and taking else "quiet"
            draw_tile(Pen(surface, art, rect.w / SIZE), rect.center, tile, face)
        if not self._slim:
            self._write(surface, art, tiles)
        take = self._take_rect()
        if chosen.take is not None:
            said = words("lost-temple.river.take.short" if self._slim else "lost-temple.river.take")
            self._draw_button(surface, art, "button-main", take, said)
        elif not tiles and self._slim:
            size = round(14 * self.unit * self._letters)
            text.draw(surface, words("lost-temple.river.empty"), "body", size, SOFT, take)
        if close := self._close_rect():
            self._draw_button(surface, art, "button-normal", close, "" if self._slim else words("table.close"))
            if self._slim:
                art.draw(surface, "ui-close", close.center, tint=INK)

    def _draw_button(self, surface: pygame.Surface, art: Art, frame: str, rect: pygame.Rect, said: str) -> None:
        art.frame(surface, frame, rect)
        inner = rect.inflate(-round(16 * self.unit), -round(6 * self.unit))
        text.draw(surface, said, "strong", round(17 * self.unit * self._letters), INK, inner, side="centre")

    @property
    def _letters(self) -> float:
        return self.table.letters

    def _write(self, surface: pygame.Surface, art: Art, tiles: list[tuple[str, pygame.Rect]]) -> None:
        unit, words, session = self.unit, self.table.words, self.table.session
        head = pygame.Rect(self.rect.x + round(16 * unit), self.rect.y + round(6 * unit), 0, round(24 * unit))
        head.w = self.rect.w - round(32 * unit)
        heading, _ = site_heading(words, session, self._site)
        text.draw(surface, heading, "head", round(17 * unit * self._letters), INK, head)
        left = (max(rect.right for _, rect in tiles) if tiles else self.rect.x) + round(14 * unit)
        bottom = self._take_rect().top - round(4 * unit)
        area = pygame.Rect(left, head.bottom + round(2 * unit), self.rect.right - round(14 * unit) - left, 0)
        area.h = max(0, bottom - area.y)
        self._explain(surface, art, area)

    def _explain(self, surface: pygame.Surface, art: Art, area: pygame.Rect) -> None:
        """What the chosen tile is good for: all lines in letters of one size, each as tall as it must be."""
        unit, lines = self.unit, self._lines()
        step = round(24 * unit)
        widths = [area.w - step * len(line.icon.split()) for line in lines]
        size, least = round(LINE * unit * self._letters), round(LINE * unit * textfit.SMALLEST)
        while True:
            needed = [text.height(line.text, "body", size, w) for line, w in zip(lines, widths, strict=True)]
            if sum(needed) <= area.h or size <= least:
                break
            size -= 1
        if sum(needed) > area.h:
            needed = [tall * area.h // sum(needed) for tall in needed]
        spare = max(0, min(area.h - sum(needed), len(lines) * round(10 * unit))) // len(lines)
        y = area.y
        for line, tall in zip(lines, needed, strict=True):
            row = pygame.Rect(area.x, y, area.w, min(tall + spare, area.bottom - y))
            y = row.bottom
            for icon in line.icon.split():
                zoom = BIG_ICONS.get(icon, 0.8) * min(1.0, row.h / step)
                art.draw(surface, icon, (row.x + round(10 * unit), row.centery), zoom=zoom)
                row = pygame.Rect(row.x + step, row.y, row.w - step, row.h)
            colour = COST if line.tone == "cost" else INK
            text.draw(surface, line.text, "body", size, colour, row, fit="wrap")

    def _lines(self) -> list[TipLine]:
        """What the chosen tile gives and what the way to it brings, in few lines."""
        tile = self.table.chosen.tile
        if not tile:
            return [TipLine(self.table.words("lost-temple.river.empty"))]
        found = [tooltips.icon_line(self.table, icon) for icon in naming.icons(tile)]
        way = [line for line in tooltips.way_lines(self.table, self._site) if line.icon]
        if len(way) > 1:
            # Side by side; the words of what costs something are the ones to read.
            told = next((line for line in way if line.tone == "cost"), way[0])
            way = [TipLine(told.text, " ".join(line.icon for line in way), told.tone)]
        return found + way

    def targets(self) -> list[Target]:
        """The tiles to look at, and the button to take the chosen one."""
        if not self.open:
            return []
        found = [
            Target(f"ui-tile {tile}", self._label(tile), rect, self._choosing(tile))
            for tile, rect in self._tiles()
        ]
        action = self.table.chosen.take
        if action is not None:
            label = labels.label(self.table.words, self.table.view, action)
            found.append(Target(str(action), label, self._take_rect(), self.table.acting(action)))
        if close := self._close_rect():
            found.append(Target("ui-site-close", self.table.words("table.close"), close, self.table.leave_site))
        return found

    def _label(self, tile: str) -> str:
        return self.table.words("lost-temple.river.tile", tile=naming.tile(self.table.words, tile))

    def _choosing(self, tile: str) -> Callable[[], None]:
        return lambda: self.table.show_tile(tile)

    def tip(self, x: float, y: float) -> Tip | None:
        """The tile at this point."""
        if self.open:
            for tile, rect in self._tiles():
                if rect.collidepoint(x, y):
                    return tooltips.tile_tip(self.table, tile, self._site, rect)
        return None
