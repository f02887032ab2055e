"""The strip of a small window: the six sites of the river below the board, and who lies there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS, preview
from game.lost_temple.river import geometry
from game.lost_temple.words import tooltips
from game.screen.art import Art, Point
from game.screen.palette import CREAM, INK
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.panels.part import Part
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

STRIP = (390, 58)
FIRST_DISC, STEP, RADIUS = 36.0, 63.6, 23.0
BOATS: tuple[Point, ...] = ((-9, -24), (9, -24), (-9, 25), (9, 25))


class RiverStrip(Part):
    """Six discs from the viewer's own site down the river."""

    name = "strip"
    table: LostTempleTable

    @property
    def _size(self) -> float:
        return min(self.rect.w / STRIP[0], self.rect.h / STRIP[1])

    def _sites(self) -> list[tuple[int, Point]]:
        """Each site with the middle of its disc."""
        own = self.table.mine["site"]
        x, y = self.rect.x, self.rect.centery
        wide = self.rect.w / STRIP[0]
        return [
            ((own + number) % geometry.COUNT, (x + (FIRST_DISC + STEP * number) * wide, y))
            for number in range(geometry.COUNT)
        ]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The water, the discs, and what lies between them."""
        if not self.open:
            return
        surface.blit(art.scene("river", self.rect.size), self.rect)
        pen, view = Pen(surface, art, self._size), self.table.view
        sites = self._sites()
        for (site, at), (_, after) in pairwise(sites):
            between = ((at[0] + after[0]) / 2, at[1])
            passed = preview.way(site, (site + 1) % geometry.COUNT)
            if "seaplane" in passed:
                pen.put("seaplane", between, zoom=0.62, turn=90)
            elif "forest" in passed:
                pen.put("forest", between, zoom=0.9)
            else:
                pen.put("chevron", between)
        for site, at in sites:
            pen.put("site-disc-start" if site == 0 else "site-disc", at)
            if site == self.table.chosen.site:
                pen.put("site-disc-chosen", at)
            pen.number(str(site), at, 0, -4, size=20)
            self._draw_tiles(pen, at, len(view["river"][site]))
        moored: dict[int, int] = {}
        for seat, player in enumerate(view["players"]):
            number = moored.setdefault(player["site"], 0)
            moored[player["site"]] += 1
            at = next(point for site, point in sites if site == player["site"])
            pen.put(f"pirogue-{PLAYERS[seat]}", at, *BOATS[number], zoom=0.7)

    def _draw_tiles(self, pen: Pen, at: Point, count: int) -> None:
        """A little square for each tile that lies at a site."""
        side, apart = round(7 * pen.pixels), 9 * pen.pixels
        for number in range(count):
            x = at[0] + (number - (count - 1) / 2) * apart
            square = pygame.Rect(0, 0, side, side)
            square.center = round(x), round(at[1] + 12 * pen.pixels)
            pygame.draw.rect(pen.surface, CREAM, square, border_radius=round(1.5 * pen.pixels))
            pygame.draw.rect(pen.surface, INK, square, max(1, round(pen.pixels)), round(1.5 * pen.pixels))

    def _discs(self) -> list[tuple[int, pygame.Rect]]:
        """Each site with the rectangle in which it can be chosen."""
        found, side = [], max(self.table.finger, round(2 * RADIUS * self._size))
        for site, (x, y) in self._sites():
            rect = pygame.Rect(0, 0, side, side)
            rect.center = round(x), round(y)
            rect.clamp_ip(pygame.Rect((0, 0), self.table.app.viewport.size))
            found.append((site, rect))
        return found

    def targets(self) -> list[Target]:
        """Each site can be looked at."""
        if not self.open:
            return []
        return [
            Target(f"ui-site {site}", self._label(site), rect, self._showing(site)) for site, rect in self._discs()
        ]

    def _label(self, site: int) -> str:
        words, left = self.table.words, len(self.table.view["river"][site])
        return f"{words('lost-temple.river.show', count=site)}, {words('lost-temple.river.tiles', count=left)}"

    def _showing(self, site: int) -> Callable[[], None]:
        return lambda: self.table.show_site(site)

    def tip(self, x: float, y: float) -> Tip | None:
        """The site at this point."""
        if self.open:
            for site, rect in self._discs():
                if rect.collidepoint(x, y):
                    return tooltips.site_tip(self.table, site, rect)
        return None
