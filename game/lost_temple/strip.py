"""The river on small windows: the strip of six sites below the board, the sheet with a site's tiles, and the
page that shows all sites at once.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS
from game.lost_temple import labels, naming, tooltips, waterway
from game.lost_temple.river import site_heading
from game.lost_temple.tiles import SIZE, Face, draw_tile
from game.play.session import Session
from game.screen import text
from game.screen.art import Art, Point
from game.screen.brush import LARGE
from game.screen.palette import INK, SOFT
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.naming import several
from game.table.part import Part, Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.scene import Temple

STRIP = (390, 58)
FIRST_DISC, STEP, RADIUS = 36.0, 63.6, 23.0
CREAM = "#F6ECD4"
COST = "#9C2A14"
BOATS: tuple[Point, ...] = ((-9, -24), (9, -24), (-9, 25), (9, 25))
BIG_ICONS = {"seaplane": 0.42, "forest": 0.6}
"""Sprites that are larger than an icon, and what makes them as small as one."""
LINE = 13.5
"""Size of the letters that explain a tile."""
SLIM = 130
"""Units of height below which the sheet is one row."""


class Strip(Part):
    """Six discs from the viewer's own site down the river."""

    name = "strip"
    table: Temple

    @property
    def _size(self) -> float:
        return min(self.rect.w / STRIP[0], self.rect.h / STRIP[1])

    def _sites(self) -> list[tuple[int, Point]]:
        """Each site with the middle of its disc."""
        session = self.table.session
        own = session.view["players"][session.viewer]["site"]
        x, y = self.rect.x, self.rect.centery
        wide = self.rect.w / STRIP[0]
        return [
            ((own + number) % waterway.COUNT, (x + (FIRST_DISC + STEP * number) * wide, y))
            for number in range(waterway.COUNT)
        ]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The water, the discs, and what lies between them."""
        if not self.open:
            return
        surface.blit(art.scene("river", self.rect.size), self.rect)
        pen, view = Pen(surface, art, self._size), self.table.session.view
        sites = self._sites()
        for (site, at), (_, after) in pairwise(sites):
            between = ((at[0] + after[0]) / 2, at[1])
            passed = preview.way(site, (site + 1) % waterway.COUNT)
            if "seaplane" in passed:
                pen.put("seaplane", between, zoom=0.62, turn=90)
            elif "forest" in passed:
                pen.put("forest", between, zoom=0.9)
            else:
                pen.put("chevron", between)
        for site, at in sites:
            chosen = site == self.table.site
            kind = "site-disc-chosen" if chosen else "site-disc-start" if site == 0 else "site-disc"
            pen.put(kind, at)
            pen.number(str(site), at, 0, -5, size=20)
            left = len(view["river"][site])
            pen.number(several(self.table.words, "river.tiles", left), at, 0, 10, size=9.5)
        moored: dict[int, int] = {}
        for seat, player in enumerate(view["players"]):
            number = moored.setdefault(player["site"], 0)
            moored[player["site"]] += 1
            at = next(point for site, point in sites if site == player["site"])
            pen.put(f"pirogue-{PLAYERS[seat]}", at, *BOATS[number], zoom=0.7)

    def targets(self) -> list[Target]:
        """Each site can be looked at."""
        if not self.open:
            return []
        found, finger = [], self.table.finger
        for site, (x, y) in self._sites():
            side = max(finger, round(2 * RADIUS * self._size))
            rect = pygame.Rect(0, 0, side, side)
            rect.center = round(x), round(y)
            rect.clamp_ip(pygame.Rect((0, 0), self.table.app.viewport.size))
            label = self.table.words("river.show", site=site)
            found.append(Target(f"ui-site {site}", label, rect, self._showing(site)))
        return found

    def _showing(self, site: int) -> Callable[[], None]:
        return lambda: self.table.show_site(site)

    def tip(self, x: float, y: float) -> Tip | None:
        """The site at this point."""
        for target in self.targets():
            if target.rect.collidepoint(x, y):
                return tooltips.site_tip(self.table, int(target.id.split()[1]), target.rect)
        return None


class SiteSheet(Part):
    """The tiles of one site, what the chosen one gives, what the way to it brings, and the button to take it."""

    name = "sheet"
    table: Temple

    def update(self, session: Session) -> None:
        """Keep to a site that has tiles while one has to be chosen."""
        self._legal = {str(one).split()[1]: one for one in session.choices if str(one).startswith("take ")}
        river = session.view["river"]
        if self._legal and (self.table.site is None or not river[self.table.site]):
            own = session.view["players"][session.viewer]["site"]
            sites = [(own + number) % waterway.COUNT for number in range(waterway.COUNT)]
            self.table.site = next(site for site in sites if river[site])
        tiles = river[self.table.site] if self.table.site is not None else []
        if self.table.tile not in tiles:
            self.table.tile = tiles[0] if tiles else ""

    @property
    def wanted(self) -> bool:
        """Whether the sheet is about the river now: a tile is to be chosen, or somebody looks at a site."""
        return bool(self._legal) or self.table.site is not None

    @property
    def _site(self) -> int:
        assert self.table.site is not None  # the sheet is out of sight otherwise
        return self.table.site

    @property
    def _slim(self) -> bool:
        return self.rect.h < SLIM * self.unit

    def _tiles(self) -> list[tuple[str, pygame.Rect]]:
        """Each tile of the site with its rectangle."""
        tiles = self.table.session.view["river"][self._site]
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
            width = max(0, self.rect.right - round(8 * unit) - left)
            return pygame.Rect(left, self.rect.centery - finger // 2, width, finger)
        bottom = self.rect.bottom - round(9 * unit)
        return pygame.Rect(self.rect.x + round(14 * unit), bottom - finger, self.rect.w - round(28 * unit), finger)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Parchment, tiles and words."""
        if not self.open:
            return
        art.frame(surface, "panel", self.rect)
        session, words = self.table.session, self.table.words
        tiles = self._tiles()
        for tile, rect in tiles:
            face: Face = "pointed" if tile == self.table.tile and self._legal else "quiet"
            draw_tile(Pen(surface, art, rect.w / SIZE), rect.center, tile, face)
        if not self._slim:
            self._write(surface, art, tiles)
        take = self._take_rect()
        if self.table.tile in self._legal:
            art.frame(surface, "button-main", take)
            size = round(17 * self.unit * self._letters)
            inner = take.inflate(-round(16 * self.unit), -round(6 * self.unit))
            said = words("river.take.short" if self._slim else "river.take")
            text.draw(surface, said, "strong", size, INK, inner, side="centre")
        elif not session.view["river"][self._site] and self._slim:
            size = round(14 * self.unit * self._letters)
            text.draw(surface, words("river.empty"), "body", size, SOFT, take)

    @property
    def _letters(self) -> float:
        return LARGE if self.table.app.settings.large_text else 1.0

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
        size, least = round(LINE * unit * self._letters), round(LINE * unit * text.SMALLEST)
        while True:
            needed = [text.height(line.text, "body", size, w) for line, w in zip(lines, widths, strict=True)]
            if sum(needed) <= area.h or size <= least:
                break
            size -= 1
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
        if not self.table.tile:
            return [TipLine(self.table.words("river.empty"))]
        found = [tooltips.icon_line(self.table, icon) for icon in self.table.tile.split("+")]
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
            Target(f"ui-tile {tile}", self._label("river.tile", tile), rect, self._choosing(tile))
            for tile, rect in self._tiles()
        ]
        action: Action | None = self._legal.get(self.table.tile)
        if action is not None:
            label = labels.label(self.table.words, self.table.session.view, action)
            found.append(Target(str(action), label, self._take_rect(), self.table.acting(action)))
        return found

    def _label(self, key: str, tile: str) -> str:
        return self.table.words(key, tile=naming.tile(self.table.words, tile))

    def _choosing(self, tile: str) -> Callable[[], None]:
        return lambda: self.table.show_tile(tile)

    def tip(self, x: float, y: float) -> Tip | None:
        """The tile at this point."""
        if self.open:
            for tile, rect in self._tiles():
                if rect.collidepoint(x, y):
                    return tooltips.tile_tip(self.table, tile, self._site, rect)
        return None


class RiverPage(Part):
    """All six sites with all their tiles, in the order they lie round the temple."""

    name = "river"
    table: Temple
    ORDER = (2, 3, 1, 4, 0, 5)
    HEAD = 26

    @property
    def _gap(self) -> int:
        return round(4 * self.unit)

    def _boxes(self) -> list[tuple[int, pygame.Rect]]:
        """Each site with its ground: up the left side and down the right one, as round the temple."""
        wide, tall, gap = self.rect.w / 2, self.rect.h / 3, self._gap
        boxes = []
        for number, site in enumerate(self.ORDER):
            left, top = self.rect.x + wide * (number % 2), self.rect.y + tall * (number // 2)
            box = pygame.Rect(round(left), round(top), round(wide), round(tall))
            boxes.append((site, box.inflate(-2 * gap, -gap)))
        return boxes

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
            for number, tile in enumerate(self.table.session.view["river"][site])
        ]

    def _legal(self) -> set[str]:
        choices = self.table.session.choices
        return {str(one).split()[1] for one in choices if str(one).startswith("take ")}

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Each site on its own ground."""
        if not self.open:
            return
        session, legal = self.table.session, self._legal()
        for site, box in self._boxes():
            art.frame(surface, "site-ground", box)
            pen = Pen(surface, art, self.unit)
            sign = (box.x + 16 * self.unit, box.y + 14 * self.unit)
            pen.put("site-sign-start" if site == 0 else "site-sign", sign)
            pen.number(str(site), sign, size=13)
            boats = [seat for seat, player in enumerate(session.view["players"]) if player["site"] == site]
            for number, seat in enumerate(boats):
                at = (box.right - (16 + 20 * number) * self.unit, box.y + 14 * self.unit)
                pen.put(f"seat-{PLAYERS[seat]}", at, zoom=0.72)
            words, own = site_heading(self.table.words, session, site)
            room = box.w - round((34 + 20 * len(boats)) * self.unit)
            left, top = box.x + round(29 * self.unit), box.y + round(3 * self.unit)
            rect = pygame.Rect(left, top, room, round(22 * self.unit))
            text.draw(surface, words, "strong" if own else "body", round(14 * self.unit), CREAM, rect)
            for tile, place in self._tile_rects(site, box):
                face: Face = "legal" if tile in legal else "quiet"
                draw_tile(Pen(surface, art, place.w / SIZE), place.center, tile, face)

    def targets(self) -> list[Target]:
        """Every tile can be looked at in the sheet."""
        if not self.open:
            return []
        return [
            Target(f"ui-tile {tile}", self._label(tile), rect, self._going(site, tile))
            for site, box in self._boxes()
            for tile, rect in self._tile_rects(site, box)
        ]

    def _label(self, tile: str) -> str:
        return self.table.words("river.tile", tile=naming.tile(self.table.words, tile))

    def _going(self, site: int, tile: str) -> Callable[[], None]:
        def go() -> None:
            self.table.page = "board"
            self.table.site = site
            self.table.show_tile(tile)

        return go

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
