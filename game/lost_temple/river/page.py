"""The page of a small window that shows the whole river: all six sites with their tiles, and the water between.

The river runs up beside the sites at the left, turns and runs down beside those at the right. Boats lie at their
sites, seaplanes and the forest where they are passed.
"""

from __future__ import annotations

from functools import partial

import pygame

from engine.lost_temple import PLAYERS
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.river.river import draw_site_head, site_heading
from game.lost_temple.river.tiles import in_columns, tile_box
from game.lost_temple.words import tooltips
from game.screen.brush import Brush
from game.screen.palette import BANK
from game.screen.pen import Pen
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.widgets import Painting

COLUMNS = (2, 1, 0), (3, 4, 5)
"""The sites at the left, up which the river runs, and at the right, from the top."""
WATER, TURN = 60.0, 34.0
"""Units of the river's width between the sites, both ways together, and where it turns below the top."""
HEAD, GAP, LARGEST = 24.0, 4.0, 92.0
"""Units of a site's heading, between tiles, and of a tile's side at most."""


class RiverPage(LostTemplePanel):
    """All six sites with all their tiles, in the order they lie round the temple."""

    name = "river"
    frame = ""

    def content(self) -> object:
        """The tiles, which of them can be taken, and where the boats are."""
        view, takes = self.view, self.chosen.takes.values("tile")
        return view["river"], takes, [player["site"] for player in view["players"]], self.session.viewer

    def box(self) -> Box:
        """The sites up the left side and down the right one, and the water between them."""
        water = Painting(by=self._paint_water, wide=WATER)
        rows = [
            Row(children=[self._site(left), Box(wide=WATER), self._site(right)], align="fill", tall=0, grow=1)
            for left, right in zip(*COLUMNS, strict=True)
        ]
        return Stack(children=[Row(children=[water], pack="centre", align="fill"), Column(children=rows)])

    def _site(self, site: int) -> Box:
        """A site on its own ground: its heading, and its tiles two by two, or in a row where that is bigger."""
        wide = (self.width - WATER) / 2 - 2 * GAP
        tall = self.height / 3 - GAP - HEAD
        square, row = min((tall - 2 * GAP) / 2, (wide - 3 * GAP) / 2), min(tall - GAP, (wide - 5 * GAP) / 4)
        each, side = (4, row) if row > square else (2, square)
        takes, side = self.chosen.takes.values("tile"), min(side, LARGEST)
        found = [
            tile_box(self, tile, site, side, "legal" if tile in takes else "quiet")
            for tile in self.view["river"][site]
        ]
        head = Painting(by=partial(self._paint_head, site), tall=HEAD)
        ground = Column(children=[head, in_columns(found, each, GAP)], frame="site-ground")
        tip = partial(tooltips.site_tip, self.words, self.session, site)
        return Stack(children=[ground], pad=(GAP, GAP / 2), wide=0, grow=1, tip=tip)

    def _paint_head(self, site: int, brush: Brush, width: float, height: float) -> None:
        pen = Pen(brush.surface, brush.art, brush.unit)
        at = brush.x + 16 * brush.unit, brush.y + 14 * brush.unit
        draw_site_head(pen, site, site_heading(self.words, self.session, site), at, width - 34)

    def _paint_water(self, brush: Brush, width: float, height: float) -> None:
        """The water with its arrows, the seaplanes, the forest, and the boats at their sites."""
        water, pen = brush.rect((0, 0, width, height)), Pen(brush.surface, brush.art, brush.unit)
        upright = pygame.transform.rotate(brush.art.scene("river", (water.h, water.w)), 90)
        brush.surface.blit(upright, water)
        bank = pygame.Rect(0, 0, max(2, round(4 * brush.unit)), water.h)
        bank.midtop = water.centerx, water.y + round(TURN * brush.unit)
        pygame.draw.rect(brush.surface, BANK, bank.clip(water), border_radius=bank.w // 2)
        brush.sprite("chevron", width / 2, TURN / 2, zoom=0.8)
        for sites, across, turn in zip(COLUMNS, (0.26, 0.74), (-90, 90), strict=True):
            x = water.x + water.w * across
            for number, site in enumerate(sites):
                top, bottom = (water.y + water.h * part / 3 for part in (number, number + 1))
                pen.put("chevron", (x, top + 46 * brush.unit), turn=turn, zoom=0.8)
                pen.put("chevron", (x, bottom - 20 * brush.unit), turn=turn, zoom=0.8)
                self._paint_boats(pen, site, (x, (top + bottom) / 2), turn)
            # Between the two upper sites.
            pen.put("seaplane", (x, water.y + water.h / 3), zoom=0.5, turn=turn + 90)
        brush.sprite("forest", width / 2, height - 14, zoom=0.9)

    def _paint_boats(self, pen: Pen, site: int, at: tuple[float, float], turn: int) -> None:
        boats = [seat for seat, player in enumerate(self.view["players"]) if player["site"] == site]
        for number, seat in enumerate(boats):
            down = (number - (len(boats) - 1) / 2) * 26
            pen.put(f"hull-{PLAYERS[seat]}", at, 0, down, zoom=0.9, turn=turn)
            pen.put(f"seat-{PLAYERS[seat]}", at, 0, down, zoom=0.5)
