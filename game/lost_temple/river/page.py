"""The page of a small window that shows the whole river: all six sites with their tiles, and the water between.

The river runs up beside the sites at the left, turns and runs down beside those at the right. Boats lie at their
sites, seaplanes and the forest where they are passed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS
from game.lost_temple.river.river import site_heading
from game.lost_temple.river.tiles import SIZE, Face, draw_tile
from game.lost_temple.words import naming, tooltips
from game.screen import palette, text
from game.screen.art import Art
from game.screen.palette import CREAM
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.panels.part import Part
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


BANK = palette.BANK
"""The land between the two ways of the river."""


class RiverPage(Part):
    """All six sites with all their tiles, in the order they lie round the temple."""

    name = "river"
    table: LostTempleTable
    ORDER = (2, 3, 1, 4, 0, 5)
    HEAD = 26
    WATER, TURN = 60, 34
    """Units of the river's width between the sites, both ways together, and where it turns below the top."""

    @property
    def _gap(self) -> int:
        return round(4 * self.unit)

    def _boxes(self) -> list[tuple[int, pygame.Rect]]:
        """Each site with its ground: up the left side and down the right one, as round the temple."""
        water, gap = self._water(), self._gap
        wide, tall = (self.rect.w - water.w) / 2, self.rect.h / 3
        boxes = []
        for number, site in enumerate(self.ORDER):
            left = self.rect.x if number % 2 == 0 else water.right
            top = self.rect.y + tall * (number // 2)
            box = pygame.Rect(round(left), round(top), round(wide), round(tall))
            boxes.append((site, box.inflate(-2 * gap, -gap)))
        return boxes

    def _water(self) -> pygame.Rect:
        """The river between the sites."""
        wide = round(self.WATER * self.unit)
        return pygame.Rect(self.rect.centerx - wide // 2, self.rect.y, wide, self.rect.h)

    def _draw_river(self, surface: pygame.Surface, art: Art) -> None:
        """The water with its arrows, the seaplanes, the forest, and the boats at their sites."""
        water, pen = self._water(), Pen(surface, art, self.unit)
        upright = pygame.transform.rotate(art.scene("river", (water.h, water.w)), 90)
        surface.blit(upright, water)
        bank = pygame.Rect(0, 0, max(2, round(4 * self.unit)), water.h)
        bank.midtop = water.centerx, water.y + round(self.TURN * self.unit)
        pygame.draw.rect(surface, BANK, bank.clip(water), border_radius=bank.w // 2)
        pen.put("chevron", (water.centerx, water.y + self.TURN / 2 * self.unit), zoom=0.8)
        boxes = dict(self._boxes())
        up, down = water.x + water.w * 0.26, water.x + water.w * 0.74
        for site, box in boxes.items():
            x, turn = (up, -90) if site < 3 else (down, 90)
            pen.put("chevron", (x, box.y + 44 * self.unit), turn=turn, zoom=0.8)
            pen.put("chevron", (x, box.bottom - 18 * self.unit), turn=turn, zoom=0.8)
            boats = [seat for seat, player in enumerate(self.table.view["players"]) if player["site"] == site]
            for number, seat in enumerate(boats):
                y = box.centery + (number - (len(boats) - 1) / 2) * 26 * self.unit
                pen.put(f"hull-{PLAYERS[seat]}", (x, y), zoom=0.9, turn=turn)
                pen.put(f"seat-{PLAYERS[seat]}", (x, y), zoom=0.5)
        pen.put("seaplane", (up, (boxes[2].bottom + boxes[1].top) / 2), zoom=0.5)
        pen.put("seaplane", (down, (boxes[3].bottom + boxes[4].top) / 2), zoom=0.5, turn=180)
        pen.put("forest", (water.centerx, water.bottom - 14 * self.unit), zoom=0.9)

    def _tile_rects(self, site: int, box: pygame.Rect) -> list[tuple[str, pygame.Rect]]:
        """Two by two, or in a row where that makes them bigger."""
        head, gap = round(self.HEAD * self.unit), self._gap
        square = min((box.h - head - 2 * gap) // 2, (box.w - 3 * gap) // 2)
        row = min(box.h - head - gap, (box.w - 5 * gap) // 4)
        columns, side = (4, row) if row > square else (2, square)
        side = max(1, min(side, round(92 * self.unit)))
        left = box.centerx - (columns * (side + gap) - gap) // 2
        return [
            (
                tile,
                pygame.Rect(
                    left + number % columns * (side + gap),
                    box.y + head + number // columns * (side + gap),
                    side,
                    side,
                ),
            )
            for number, tile in enumerate(self.table.view["river"][site])
        ]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Each site on its own ground."""
        if not self.open:
            return
        session, takes = self.table.session, self.table.chosen.takes.values("tile")
        self._draw_river(surface, art)
        for site, box in self._boxes():
            art.frame(surface, "site-ground", box)
            pen = Pen(surface, art, self.unit)
            sign = (box.x + 16 * self.unit, box.y + 14 * self.unit)
            pen.put("site-sign-start" if site == 0 else "site-sign", sign)
            pen.number(str(site), sign, size=13)
            words, own = site_heading(self.table.words, session, site)
            room = box.w - round(34 * self.unit)
            left, top = box.x + round(29 * self.unit), box.y + round(3 * self.unit)
            rect = pygame.Rect(left, top, room, round(22 * self.unit))
            text.draw(surface, words, "strong" if own else "body", round(14 * self.unit), CREAM, rect)
            for tile, place in self._tile_rects(site, box):
                face: Face = "legal" if tile in takes else "quiet"
                draw_tile(Pen(surface, art, place.w / SIZE), place.center, tile, face)

    def targets(self) -> list[Target]:
        """Every tile can be looked at in the sheet."""
        if not self.open:
            return []
        return [
            Target(f"ui-tile {tile}", self._label(tile), rect, self._showing(tile))
            for site, box in self._boxes()
            for tile, rect in self._tile_rects(site, box)
        ]

    def _label(self, tile: str) -> str:
        return self.table.words("lost-temple.river.tile", tile=naming.tile(self.table.words, tile))

    def _showing(self, tile: str) -> Callable[[], None]:
        return lambda: self.table.show_tile(tile)

    def tip(self, x: float, y: float) -> Tip | None:
        """The tile or site at this point."""
        if not self.open:
            return None
        for site, box in self._boxes():
            for tile, rect in self._tile_rects(site, box):
                if rect.collidepoint(x, y):
                    return tooltips.tile_tip(self.table, tile, site, rect)
            if box.collidepoint(x, y):
                return tooltips.site_tip(self.table, site, box)
        return None
