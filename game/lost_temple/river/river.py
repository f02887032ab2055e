"""The river on the wide board: six sites with their tiles, the pirogues, the seaplanes and the forest path."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS, preview
from engine.lost_temple import actions as do
from game.lost_temple.board import mapping
from game.lost_temple.board.mapping import LostTempleMapping
from game.lost_temple.part import LostTemplePart
from game.lost_temple.river import geometry
from game.lost_temple.river.tiles import SIZE, draw_tile
from game.lost_temple.view import LostTempleSession, mine_of
from game.lost_temple.words import labels, tooltips
from game.screen import text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM
from game.screen.pen import Pen
from game.screen.targets import Target
from game.session.session import Session
from game.ui import styles
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class TileSlots:
    """Which of a site's four slots each tile lies in, so that tiles stay where they are when others are taken."""

    def __init__(self) -> None:
        self._slot: dict[str, tuple[int, int]] = {}

    def update(self, river: list[list[str]]) -> None:
        """Put new tiles into free slots and forget those that are gone."""
        present = {tile: site for site, tiles in enumerate(river) for tile in tiles}
        self._slot = {tile: slot for tile, slot in self._slot.items() if present.get(tile) == slot[0]}
        for tile, site in present.items():
            if tile not in self._slot:
                used = {number for at, number in self._slot.values() if at == site}
                self._slot[tile] = (site, next(number for number in range(4) if number not in used))

    def items(self) -> list[tuple[str, int, int]]:
        """Every tile with its site and its slot, in reading order."""
        return sorted(((tile, *slot) for tile, slot in self._slot.items()), key=lambda item: item[1:])


class River(LostTemplePart):
    """Sites, tiles, boats and what lies on the way, round the temple of a wide table."""

    name = "board"

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.map = LostTempleMapping(mapping.WIDE, pygame.Rect(0, 0, 848, 548))
        self.slots = TileSlots()

    @property
    def open(self) -> bool:
        """Small windows have a strip and a page instead."""
        return not self.narrow and super().open

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie on the wide ground."""
        super().place(rect, unit, narrow)
        self.map = LostTempleMapping(mapping.WIDE, rect)

    def update(self, session: Session) -> None:
        """Keep the tiles in their slots."""
        self.slots.update(self.view["river"])

    # Where things are

    def tile_at(self, site: int, slot: int) -> Point:
        """The middle of a slot, in the window."""
        x, y = geometry.SITES[site]
        half = SIZE / 2
        return self.map.at(x + half + geometry.STEP * (slot % 2), y + half + geometry.STEP * (slot // 2))

    def tile_rect(self, site: int, slot: int) -> pygame.Rect:
        """The rectangle of a slot, in the window."""
        x, y = self.tile_at(site, slot)
        side = SIZE * self.map.unit
        return pygame.Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))

    def site_rect(self, site: int) -> pygame.Rect:
        """The rectangle of a site with its heading and its tiles."""
        left, top = geometry.SITES[site]
        return self.map.box(left, top - 18, 118, 136)

    def boats(self) -> dict[int, Point]:
        """Where each pirogue lies, in units of the board."""
        there: dict[int, list[int]] = {}
        for seat, player in enumerate(self.view["players"]):
            there.setdefault(player["site"], []).append(seat)
        found = {}
        for site, seats in there.items():
            x, y = geometry.MOORINGS[site]
            for seat, (dx, dy) in zip(seats, geometry.BESIDE[len(seats) - 1], strict=True):
                found[seat] = (x + dx, y + dy)
        return found

    def _in_place(self) -> list[tuple[str, int, int]]:
        """The tiles that lie in their slots."""
        return [item for item in self.slots.items() if item[1] != self.table.opened.site]

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Everything that stays."""
        if not self.open:
            return
        pen = Pen(surface, art, self.map.unit)
        # The site where a tile lies open is drawn with that tile.
        shown = [site for site in range(geometry.COUNT) if site != self.table.opened.site]
        for site in shown:
            self._draw_site(pen, site)
        used = {(site, slot) for _, site, slot in self.slots.items()}
        for site in shown:
            for slot in range(4):
                if (site, slot) not in used:
                    pen.put("tile-slot", self.tile_at(site, slot))
        takes = self.chosen.takes.values("tile")
        for tile, site, slot in self._in_place():
            draw_tile(pen, self.tile_at(site, slot), tile, "legal" if tile in takes else "quiet")
        self._draw_forest(pen, chosen=False)
        pen.put("seaplane", self.map.at(*geometry.SEAPLANES[0]))
        pen.put("seaplane", self.map.at(*geometry.SEAPLANES[1]), turn=180)
        for seat, at in sorted(self.boats().items(), key=lambda item: item[1][1]):
            if not self.hides(f"pirogue {seat}"):
                self.draw_boat(pen, seat, at, (0, -1) if at[0] < 424 else (0, 1))

    def draw_boat(self, pen: Pen, seat: int, at: Point, heading: Point) -> None:
        """A pirogue at a point of the board, its bow where it is heading."""
        middle = self.map.at(*at)
        turn = round(math.degrees(math.atan2(heading[1], heading[0])))
        pen.put(f"hull-{PLAYERS[seat]}", middle, zoom=1.08, turn=turn)
        pen.put(f"seat-{PLAYERS[seat]}", middle, zoom=0.5)

    def _draw_site(self, pen: Pen, site: int) -> None:
        x, y = geometry.SITES[site]
        draw_site_head(pen, site, site_heading(self.words, self.session, site), self.map.at(x + 9, y - 9), 98)

    def _draw_forest(self, pen: Pen, chosen: bool) -> None:
        x, y = geometry.FOREST
        box = self.map.box(x - 64, y - 12, 128, 24)
        text.cover(box)
        pen.art.frame(pen.surface, "label-chosen" if chosen else "label", box)
        pen.put("forest", self.map.at(x - 50, y), zoom=0.6)
        pen.put("key-any", self.map.at(x + 51, y), zoom=0.56)
        brush = Brush(pen.surface, pen.art, self.map.unit, *self.map.at(x, y))
        brush.write(self.words("lost-temple.river.forest"), styles.FINE_LABEL, (-41, -11, 84, 22), side="centre")

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The tile that is pointed at, and the way to it."""
        if not self.open:
            return
        take = self.chosen.takes.named(self.table.pointed)
        if take is None:
            return
        pen = Pen(surface, art, self.map.unit)
        for tile, site, slot in self.slots.items():
            if tile == take.tile:
                self._draw_way(pen, site)
                text.cover(self.tile_rect(site, slot))
                draw_tile(pen, self.tile_at(site, slot), tile, "pointed")

    def _draw_way(self, pen: Pen, goal: int) -> None:
        start = self.mine["site"]
        for number in range((goal - start) % geometry.COUNT):
            site = (start + number) % geometry.COUNT
            passed = preview.way(site, (site + 1) % geometry.COUNT)
            if "seaplane" in passed:
                plane = 0 if site < 3 else 1
                pen.put("seaplane-glow", self.map.at(*geometry.SEAPLANES[plane]))
                pen.put("seaplane", self.map.at(*geometry.SEAPLANES[plane]), turn=180 * plane)
        for point in geometry.dots(geometry.way(start, goal), 11):
            pen.put("route-dot", self.map.at(*point))
        if "forest" in preview.way(start, goal):
            self._draw_forest(pen, chosen=True)

    # Choosing

    def targets(self) -> list[Target]:
        """The tiles that can be taken."""
        if not self.open:
            return []
        found, takes = [], self.chosen.takes
        for tile, site, slot in self.slots.items():
            action = takes.one(do.TAKE, tile=tile)
            if action is not None:
                label = labels.label(self.words, self.view, action)
                found.append(Target(str(action), label, self.tile_rect(site, slot), self.table.acting(action)))
        return found

    def tip(self, x: float, y: float) -> Tip | None:
        """A tile, a site, a seaplane or the forest, explained."""
        if not self.open:
            return None
        for tile, site, slot in self._in_place():
            rect = self.tile_rect(site, slot)
            if rect.collidepoint(x, y):
                # The other tiles there stay in sight, for one goes on to them.
                told = tooltips.tile_tip(self.words, self.session, tile, site, rect)
                return replace(told, about=(self.site_rect(site),))
        for site in range(geometry.COUNT):
            rect = self.site_rect(site)
            if rect.collidepoint(x, y):
                return tooltips.site_tip(self.words, self.session, site, rect)
        for left, top in geometry.SEAPLANES:
            rect = self.map.box(left - 26, top - 20, 52, 40)
            if rect.collidepoint(x, y):
                return tooltips.seaplane_tip(self.words, rect)
        rect = self.map.box(geometry.FOREST[0] - 64, geometry.FOREST[1] - 12, 128, 24)
        return tooltips.forest_tip(self.words, rect) if rect.collidepoint(x, y) else None


def draw_site_head(pen: Pen, site: int, heading: tuple[str, bool], at: Point, wide: float) -> None:
    """The sign of a site with its middle at a point, and its heading beside it in so many units."""
    pen.put("site-sign-start" if site == 0 else "site-sign", at)
    pen.number(str(site), at, size=styles.FINE_LABEL.size)
    said, own = heading
    style = (styles.FINE_LABEL if own else styles.FINE).in_ink(CREAM)
    Brush(pen.surface, pen.art, pen.pixels, *at).write(said, style, (13, -9, wide, 18))


def site_heading(words: Catalogue, session: LostTempleSession, site: int) -> tuple[str, bool]:
    """What is written above a site, and whether it is the viewer's own."""
    ahead = (site - mine_of(session)["site"]) % geometry.COUNT
    if ahead == 0:
        return words("lost-temple.river.here"), True
    return words(
        "lost-temple.river.start" if site == 0 else "lost-temple.river.site", site=site, ahead=ahead
    ), False
