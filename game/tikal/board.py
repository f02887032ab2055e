"""The jungle: hexes, fog, what stands on them, and everything that can be chosen there.

The picture can be panned and zoomed. The ground with its tiles is kept until one of them or the look changes;
rims, routes, costs and the tile in hand are drawn above it as the pointer moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine import Action, IllegalAction
from engine.tikal import actions as do
from engine.tikal import preview
from game.play.session import Session
from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import INK
from game.screen.pen import Pen
from game.screen.targets import Target
from game.table.look import Look, Sight
from game.table.part import Tip
from game.table.vista import Vista
from game.tikal import grid, hexes, labels, outlook, pieces, tooltips
from game.tikal.grid import Grid
from game.tikal.holding import Hand
from game.tikal.rail import Rail

if TYPE_CHECKING:
    from game.tikal.scene import Jungle

FOG_EVERY = 11
"""How rarely an unexplored hex has a cloud over it."""
COST_AT: Point = (-25, -27)
"""Where on a hex the cost of going there is written."""
BOLD_BELOW = 46.0
"""Hexes of a smaller radius, in CSS pixels, have bigger numbers than the drawings say."""
BOLDEST = 1.5
DOT_STEP = 9.0


class Board(Vista):
    """The jungle and what stands in it."""

    name = "board"
    table: Jungle

    def __init__(self, table: Jungle) -> None:
        super().__init__(table)
        self.grid = Grid(grid.WIDE, pygame.Rect(0, 0, 848, 572))
        self.bold = 1.0
        """How much bigger numbers are than on a big board."""
        self.hand = Hand(self)
        self.rail = Rail(self)
        self.pointer: Point | None = None
        """Where a mouse points on the board."""
        self._people: dict[str, list[pieces.Piece]] = {}
        self._holds: dict[str, preview.Hold] = {}
        self._shown: object = None
        self._floor = text.Sheet(pygame.Surface((1, 1)))

    # The look

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie here; the whole jungle is in sight again."""
        super().place(rect, unit, narrow)
        self._lay(Grid(grid.fitting(rect), rect))

    def _lay(self, laid: Grid) -> None:
        self.grid = laid
        self._people.clear()
        radius = max(1.0, laid.radius / self.table.app.viewport.ratio)
        self.bold = round(min(BOLDEST, max(1.0, BOLD_BELOW / radius)), 2)

    @property
    def sight(self) -> Sight:
        """The jungle as it is looked at now."""
        return self.grid.sight

    @property
    def most(self) -> float:
        """Hexes need not get bigger than this."""
        return self.grid.most(self.table.app.viewport.ratio)

    def lay(self, look: Look) -> None:
        """Lay the jungle for another look; pictures of another size are not needed any more."""
        if look.zoom != self.grid.look.zoom:
            hexes.picture.cache_clear()
        self._lay(Grid(self.grid.ground, self.rect, look))

    def show(self, place: str) -> None:
        """Have a hex in sight."""
        if place in self.grid.places:
            self.look(self.grid.showing(place))

    def area(self, place: str) -> pygame.Rect:
        """The rectangle of a hex that can be pointed at."""
        return self.grid.area(place, self.table.finger if self.narrow else 0)

    # The game

    def update(self, session: Session) -> None:
        """See who stands where and what can be done."""
        self._people.clear()
        self._holds = {
            place: preview.hold(self.table.view, place)
            for place, there in self.table.view["board"].items()
            if "value" in there
        }
        self.hand.update(session)

    @property
    def rotation(self) -> int:
        """How the tile in hand is turned, in sixths clockwise."""
        return self.hand.turned(self.hand.held) if self.hand.held else self.hand.rotation

    @property
    def in_hand(self) -> bool:
        """Whether there is a tile to be placed."""
        return bool(self.hand.tile)

    def turn(self, step: int) -> None:
        """Turn the tile in hand by so many sides, clockwise."""
        self.hand.turn(step)

    # Targets

    def targets(self) -> list[Target]:
        """What can be chosen on the board now."""
        if self.hand.tile:
            return [*self.hand.targets(), *self._zoomers()]
        found = [one for one in self._hex_targets() if min(one.rect.size) > 0]
        return [*found, *self._zoomers(), *self.rail.targets()]

    def _hex_targets(self) -> list[Target]:
        moves = self.table.chosen
        goals = moves.goals()
        found = []
        for place in moves.sources():
            if place not in goals and self.grid.in_sight(place):
                found.append(self._source(place))
        for place, action in goals.items():
            if self.grid.in_sight(place):
                label = labels.label(self.table.words, self.table.view, action)
                found.append(Target(str(action), label, self.area(place), self._going(action)))
        return found

    def _source(self, place: str) -> Target:
        """A hex to choose; with a kind of action chosen before, that action there."""
        moves, words = self.table.chosen, self.table.words
        if moves.mode == "guard":
            guarding = self._calling(self.table.dialogs.show_guard, place)
            return Target(f"ui-guard {place}", words("hexes.guard"), self.area(place), guarding)
        action = moves.direct(place)
        if action is not None:
            label = labels.label(words, self.table.view, action)
            return Target(str(action), label, self.area(place), self.table.acting(action))
        choosing = self._calling(moves.select, place)
        return Target(f"hex {place}", words("hexes.choose", place=place), self.area(place), choosing)

    def _calling(self, act: Callable[[str], None], place: str) -> Callable[[], None]:
        return lambda: act(place)

    def _going(self, action: Action) -> Callable[[], None]:
        return lambda: self.table.chosen.go(action)

    def _zoomers(self) -> list[Target]:
        return [
            Target(id, self.table.words(f"hexes.{id[3:]}"), rect, self._zooming(steps))
            for id, rect, steps in self._zoom_buttons()
        ]

    def _zooming(self, steps: int) -> Callable[[], None]:
        return lambda: self.zoom(steps)

    def _zoom_buttons(self) -> list[tuple[str, pygame.Rect, int]]:
        """In and out, where there is jungle beside the hexes for them; fingers pinch instead."""
        if self.narrow or not self.table.session.live:
            return []
        size, gap = self.table.finger, round(6 * self.unit)
        out = pygame.Rect(self.rect.right - size - gap, self.rect.bottom - size - gap, size, size)
        ways = (("ui-zoom-in", out.move(0, -size - gap), 1), ("ui-zoom-out", out, -1))
        middle, ratio = self.rect.center, self.table.app.viewport.ratio
        look = self.grid.look
        return [way for way in ways if self.grid.zoomed(way[2], *middle, ratio).zoom != look.zoom]

    # Drawing

    def pen(self, surface: pygame.Surface, art: Art) -> Pen:
        """A pen for the present look."""
        return Pen(surface, art, self.grid.pixels)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The ground with its tiles, kept until one of them changes, and the pieces."""
        shown = (self.grid.look, self.rect.size, self.bold, self._tiles())
        if shown != self._shown:
            self._shown = shown
            self._floor = self._lay_floor(art)
        with self.inside(surface):
            self._floor.show(surface, *self.rect.topleft)
            self._draw_pieces(surface, art)
        for id, rect, _ in self._zoom_buttons():
            text.cover(rect)
            art.frame(surface, "button-normal", rect)
            icon = "ui-plus" if id == "ui-zoom-in" else "ui-minus"
            art.draw(surface, icon, rect.center, tint=INK, zoom=0.8 * rect.h / 34 / art.scale)

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._shown = None

    def _tiles(self) -> list[tuple[str, str, int, int, int]]:
        """The tiles that lie still: place, tile, rotation, value, treasures."""
        hides = self.table.motion.hides
        return [
            (place, there["tile"], there["rotation"], there.get("value", 0), there.get("treasures", 0))
            for place, there in self.table.session.view["board"].items()
            if not hides(f"tile {place}")
        ]

    def _lay_floor(self, art: Art) -> text.Sheet:
        """The picture of the jungle with its tiles; opaque, so that showing it is cheap."""
        laid = Grid(self.grid.ground, pygame.Rect((0, 0), self.rect.size), self.grid.look)
        with text.sheet((1, 1)) as sheet:
            sheet.surface = self._floor.surface
            if sheet.surface.get_size() != laid.rect.size:
                sheet.surface = pygame.Surface(laid.rect.size)
            _lay_ground(sheet.surface, art, laid)
            pen = Pen(sheet.surface, art, laid.pixels)
            tiles = self._tiles()
            covered = {place for place, *_ in tiles}
            for number, (place, at) in enumerate(laid.places.items()):
                if place not in covered and _touches(laid, at):
                    pen.put(hexes.unknown(place), at)
                    if number * 7 % FOG_EVERY == 2:
                        pen.put(f"fog-{number % 2}", at, zoom=2)
            for place, tile, rotation, value, treasures in tiles:
                if _touches(laid, at := laid.places[place]):
                    green = hexes.scrub(place)
                    hexes.show_tile(pen, at, tile, rotation, value, treasures, green, self.bold)
        return sheet

    def _draw_pieces(self, surface: pygame.Surface, art: Art) -> None:
        pen = self.pen(surface, art)
        for place, _, _, value, _ in self._tiles():
            at = self.grid.places[place]
            if not _touches(self.grid, at):
                continue
            if value:
                pieces.draw_control(pen, at, self._holds[place], self.bold)
            for piece in self.standing(place):
                pieces.draw_piece(pen, at, piece)

    def standing(self, place: str) -> list[pieces.Piece]:
        """What stands on a hex, without what is still on its way there."""
        motion, found = self.table.motion, []
        if place not in self._people:
            self._people[place] = pieces.standing(self.table.session.view, place, self.bold)
        if not motion.moving:
            return self._people[place]
        for piece in self._people[place]:
            coming = motion.coming(f"{piece.kind} {piece.seat} {place}")
            if not coming:
                found.append(piece)
            elif piece.count > coming:
                found.append(replace(piece, count=piece.count - coming))
        return found

    def spot(self, place: str, offset: Point = (0, 0)) -> Point:
        """A point of a hex in the window; the offset is in units."""
        x, y = self.grid.places[place]
        return x + offset[0] * self.grid.pixels, y + offset[1] * self.grid.pixels

    # What follows the pointer

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Rims round what can be chosen, costs and the way there, or the tile in hand."""
        if self.table.motion.moving:
            return
        with self.inside(surface):
            if self.hand.tile:
                self.hand.draw(surface, art)
            else:
                self._draw_choices(surface, art)
        if self.hand.tile:
            self.hand.draw_turners(surface, art)
        else:
            self.rail.draw(surface, art)
        for id, rect, _ in self._zoom_buttons():
            if id == self.table.pointed:
                art.frame(surface, "glow", rect)

    def _draw_choices(self, surface: pygame.Surface, art: Art) -> None:
        moves, pointed, pen = self.table.chosen, self.table.pointed, self.pen(surface, art)
        goals = moves.goals()
        for place in moves.sources():
            if place == moves.place:
                pen.put("terrain-chosen", self.grid.places[place])
            elif pointed in self._ids(place) and place not in goals:
                pen.put("terrain-pointed", self.grid.places[place])
            elif not moves.place:
                pen.put("terrain-legal", self.grid.places[place])
        for place, action in goals.items():
            over = pointed == str(action)
            pen.put("terrain-pointed" if over else "terrain-legal", self.grid.places[place])
            if over:
                self._draw_route(pen, action)
        for place in goals:
            self._draw_cost(pen, place, moves.cost_to(place) * moves.count)

    def _ids(self, place: str) -> tuple[str, ...]:
        return f"hex {place}", f"ui-guard {place}", str(self.table.chosen.direct(place))

    def _draw_cost(self, pen: Pen, place: str, cost: int) -> None:
        at, bold = self.grid.places[place], self.bold
        pen.put("cost-badge", at, *COST_AT, zoom=bold)
        pen.number(str(cost), at, *COST_AT, size=12 * bold)

    def _draw_route(self, pen: Pen, action: Action) -> None:
        """The way of a member, dotted in gold; a secret path between camps is dotted more widely."""
        legs = preview.route(self.table.session.game, action)
        for start, goal in pairwise(legs):
            (x, y), (to_x, to_y) = self.grid.places[start.place], self.grid.places[goal.place]
            far = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
            steps = max(3, round(far / (DOT_STEP * (2 if goal.secret else 1) * pen.pixels)))
            for number in range(1, steps):
                part = number / steps
                pen.put("route-dot", (x + (to_x - x) * part, y + (to_y - y) * part), zoom=1.2)
        for leg in legs[1:-1]:
            pen.put("terrain-route", self.grid.places[leg.place])

    def draw_spot(self, surface: pygame.Surface, art: Art, place: str) -> None:
        """Point out a place."""
        with self.inside(surface):
            self.pen(surface, art).put("terrain-pointed", self.grid.places[place])

    # Explanations

    def hover(self, at: Point | None) -> None:
        """A mouse points here, or nowhere on the board: the tile in hand follows it."""
        at = at if at is not None and self.rect.collidepoint(at) else None
        self.hand.hovered = self.grid.place_at(*at) if at is not None else ""
        if at != self.pointer:
            self.pointer = at
            if self.hand.tile:
                self.table.changed()

    def tip(self, x: float, y: float) -> Tip | None:
        """The hex at this point, explained."""
        place = self.grid.place_at(x, y)
        if not place:
            return None
        if self.hand.fits(place):
            return outlook.space_tip(self.table, place, self.area(place))
        if place in self.table.chosen.goals():
            return outlook.way_tip(self.table, place, self.area(place))
        return tooltips.place_tip(self.table, place, self.area(place))

    def refusal(self, x: float, y: float) -> Tip | None:
        """Why what was wanted of the hex at this point cannot be done; nothing if nothing was wanted."""
        place = self.grid.place_at(x, y)
        meant = self._meant(place) if place else None
        if meant is None:
            return None
        try:
            self.table.session.game.copy().apply(meant)
        except IllegalAction as error:
            return Tip(self.area(place), self.table.speech.refusal(error, self.table.words))
        return None

    def _meant(self, place: str) -> Action | None:
        """The action that a click on a hex stands for, with what was chosen before."""
        if self.hand.tile:
            return do.PLACE.of(place=place, rotation=preview.look(self.hand.tile, self.hand.rotation))
        return self.table.chosen.meant(place)


def _touches(laid: Grid, at: Point) -> bool:
    """Whether any of a hex with its middle here is in sight."""
    reach = round(3 * laid.radius)
    return pygame.Rect(laid.rect).inflate(reach, reach).collidepoint(at)


def _lay_ground(surface: pygame.Surface, art: Art, laid: Grid) -> None:
    """The jungle behind the hexes: all of it, or the part that the look shows, enlarged."""
    whole = art.scene(laid.ground.scene, laid.rect.size)
    if laid.look.zoom == 1:
        surface.blit(whole, (0, 0))
    else:
        laid.sight.enlarge(whole, surface)
