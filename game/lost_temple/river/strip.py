"""The strip of a small window: the six sites of the river below the board, and who lies there."""

from __future__ import annotations

from functools import partial

import pygame

from engine.lost_temple import PLAYERS, preview
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.river import geometry
from game.lost_temple.words import tooltips
from game.screen.art import Point
from game.screen.brush import Brush
from game.screen.palette import CREAM, INK
from game.screen.pen import Pen
from game.ui.boxes import Box, Row, Stack
from game.ui.widgets import Painting

STRIP = (390, 58)
"""Units of the strip in the drawing."""
DISC, EDGE = 46.0, 13.0
"""The side of a disc, and the room before the first and after the last."""
BOATS: tuple[Point, ...] = ((-9, -24), (9, -24), (-9, 25), (9, 25))


class RiverStrip(LostTemplePanel):
    """Six discs from the viewer's own site down the river."""

    name = "strip"
    frame = ""

    def content(self) -> object:
        """What lies at the sites, and which of them is shown."""
        view = self.view
        sites = [player["site"] for player in view["players"]]
        return sites, [len(tiles) for tiles in view["river"]], self.chosen.site, self.session.viewer

    @property
    def _size(self) -> float:
        """How big the strip is beside its drawing."""
        return min(self.width / STRIP[0], self.height / STRIP[1])

    @property
    def _sites(self) -> list[int]:
        """The sites from the viewer's own one on."""
        own = self.mine["site"]
        return [(own + number) % geometry.COUNT for number in range(geometry.COUNT)]

    def box(self) -> Box:
        """The water, and upon it a disc for each site."""
        discs = [self._disc(site) for site in self._sites]
        edge = (EDGE + DISC / 2) * self.width / STRIP[0] - DISC / 2 * self._size
        return Stack(children=[Painting(by=self._paint_water), Row(children=discs, pack="between", pad=(edge, 0))])

    def _disc(self, site: int) -> Box:
        words, left = self.words, len(self.view["river"][site])
        told = words("lost-temple.river.show", count=site), words("lost-temple.river.tiles", count=left)
        return Painting(
            by=partial(self._paint_disc, site),
            wide=DISC * self._size,
            tall=DISC * self._size,
            id=f"ui-site {site}",
            label=", ".join(told),
            act=partial(self.table.show_site, site),
            tip=partial(tooltips.site_tip, self.words, self.session, site),
        )

    def _paint_water(self, brush: Brush, width: float, height: float) -> None:
        """The water, and what lies between the sites."""
        brush.surface.blit(brush.art.scene("river", self.rect.size), (brush.x, brush.y))
        pen, sites = Pen(brush.surface, brush.art, self._size * brush.unit), self._sites
        step = (STRIP[0] - 2 * EDGE - DISC) / (geometry.COUNT - 1)
        for number, site in enumerate(sites[:-1]):
            across = (EDGE + DISC / 2 + step * (number + 0.5)) * width / STRIP[0]
            at = brush.x + across * brush.unit, brush.y + height / 2 * brush.unit
            passed = preview.way(site, sites[number + 1])
            if "seaplane" in passed:
                pen.put("seaplane", at, zoom=0.62, turn=90)
            elif "forest" in passed:
                pen.put("forest", at, zoom=0.9)
            else:
                pen.put("chevron", at)

    def _paint_disc(self, site: int, brush: Brush, width: float, height: float) -> None:
        """The disc with its number, its tiles as little squares, and the boats that lie there."""
        pen = Pen(brush.surface, brush.art, self._size * brush.unit)
        at = brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit
        pen.put("site-disc-start" if site == 0 else "site-disc", at)
        if site == self.chosen.site:
            pen.put("site-disc-chosen", at)
        pen.number(str(site), at, 0, -4, size=20)
        self._paint_tiles(pen, at, len(self.view["river"][site]))
        boats = [seat for seat, player in enumerate(self.view["players"]) if player["site"] == site]
        for seat, spot in zip(boats, BOATS, strict=False):
            pen.put(f"pirogue-{PLAYERS[seat]}", at, *spot, zoom=0.7)

    def _paint_tiles(self, pen: Pen, at: Point, count: int) -> None:
        side, apart = round(7 * pen.pixels), 9 * pen.pixels
        for number in range(count):
            square = pygame.Rect(0, 0, side, side)
            square.center = round(at[0] + (number - (count - 1) / 2) * apart), round(at[1] + 12 * pen.pixels)
            pygame.draw.rect(pen.surface, CREAM, square, border_radius=round(1.5 * pen.pixels))
            pygame.draw.rect(pen.surface, INK, square, max(1, round(pen.pixels)), round(1.5 * pen.pixels))
