"""What boxes are filled with: words, pictures, rules, buttons, headings, and whatever paints itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.screen import palette, text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.cache import kept
from game.screen.letters.fit import Fit, Level, Side
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Kit, Padding, Row
from game.ui.styles import Style

CANVAS = 240
"""Units of the square that pictures are put together on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Box):
    """Words in a style: in one line that shrinks where it must, or in as many lines as its width makes."""

    words: str
    style: Style
    fit: Fit = "wrap"
    side: Side = "left"
    level: Level = "middle"
    spoken: str = ""
    """What is read out instead of the words."""
    enough: float = 1.0
    """The part of its width that it asks for: slim letters can be read in less."""

    def inner_width(self, kit: Kit) -> int:
        """The longest of its own lines."""
        size = kit.type(self.style.size)
        lines = self.words.split("\n")
        longest = max((text.measure(line, self.style.role, size)[0] for line in lines), default=0)
        return round(self.enough * longest) + kit.px(1)

    def inner_height(self, kit: Kit, width: int) -> int:
        """As many lines as it takes."""
        size = kit.type(self.style.size)
        if self.fit != "wrap":
            return text.measure(self.words, self.style.role, size)[1]
        return text.height(self.words, self.style.role, size, max(1, width))

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words."""
        role, size, ink = self.style.role, kit.type(self.style.size), self.style.ink
        text.draw(surface, self.words, role, size, ink, rect, self.fit, self.side, self.level)

    def says(self) -> str:
        """The words."""
        return self.spoken or self.words


@dataclass(frozen=True, slots=True, kw_only=True)
class Sprite(Box):
    """A picture in the middle of its place: as big as it is, or smaller where there is less room.

    `ink` is the colour of an icon, other pictures keep their own; `seat` is the player whose colour a piece has.
    Pictures joined by "+" lie on each other, moved by units after "@": "room-pink+flag-red@0,-4".
    """

    sprite: str
    ink: str | None = None
    seat: str | None = None
    zoom: float = 1.0
    within: tuple[float, float] | None = None
    """Units of width and height that it is made to fit into."""
    words: str = ""
    """What it says to those who listen."""

    def size(self, kit: Kit) -> tuple[int, int]:
        """How big it would like to be, in device pixels."""
        wide, tall = self._picture(kit, 1.0).get_size()
        zoom = self._zoom(kit)
        return round(wide * zoom), round(tall * zoom)

    def _zoom(self, kit: Kit) -> float:
        zoom = self.zoom * kit.unit / kit.art.scale
        if self.within is None:
            return zoom
        wide, tall = self._picture(kit, 1.0).get_size()
        return min(zoom, kit.px(self.within[0]) / wide, kit.px(self.within[1]) / tall)

    def inner_width(self, kit: Kit) -> int:
        """Its own width."""
        return self.size(kit)[0]

    def inner_height(self, kit: Kit, width: int) -> int:
        """Its own height."""
        return self.size(kit)[1]

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The picture."""
        wide, tall = self.size(kit)
        less = min(1.0, rect.w / max(1, wide), rect.h / max(1, tall))
        zoom = self._zoom(kit) * less
        if zoom > 0:
            picture = self._picture(kit, zoom)
            surface.blit(picture, picture.get_rect(center=rect.center))

    def _picture(self, kit: Kit, zoom: float) -> pygame.Surface:
        if "+" in self.sprite:
            return composed(kit.art, self.sprite, kit.art.scale, zoom)
        return kit.art.get(self.sprite, colour=self.seat, zoom=zoom, tint=self.ink)

    def says(self) -> str:
        """What it means."""
        return self.words


@kept
def composed(art: Art, parts: str, scale: float, zoom: float) -> pygame.Surface:
    """Pictures that lie on each other, as one."""
    side = round(CANVAS * scale)
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    for part in parts.split("+"):
        name, _, move = part.partition("@")
        x, y = (float(number) * scale for number in (move or "0,0").split(","))
        art.draw(canvas, name, (side / 2 + x, side / 2 + y))
    return pygame.transform.smoothscale_by(canvas.subsurface(canvas.get_bounding_rect()), zoom)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Box):
    """A fine line across, or down in a row."""

    tall: float | None = 1
    ink: str = palette.PALE

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The line, which is never thinner than a pixel."""
        pygame.draw.rect(surface, self.ink, (rect.x, rect.y, max(1, rect.w), max(1, rect.h)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground(Box):
    """An even ground with round corners and perhaps an edge; put it lowest in a stack."""

    ink: str | None = None
    edge: str | None = None
    edge_wide: float = 1
    radius: float = 6
    spread: float = 0
    """Units by which it reaches out of its place at the left and the right."""
    pointed: str = ""
    """The id of what is to be pointed at for its other colours."""
    pointed_ink: str | None = None
    pointed_edge: str | None = None

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The ground and its edge."""
        radius, place = kit.px(self.radius), rect.inflate(2 * kit.px(self.spread), 0)
        lit = bool(self.pointed) and kit.pointed == self.pointed
        ink = self.pointed_ink if lit and self.pointed_ink is not None else self.ink
        edge = self.pointed_edge if lit and self.pointed_edge is not None else self.edge
        if ink is not None:
            pygame.draw.rect(surface, ink, place, border_radius=radius)
        if edge is not None:
            pygame.draw.rect(surface, edge, place, max(1, kit.px(self.edge_wide)), radius)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shade(Box):
    """A thin dark ground over what lies below it, except where it is pointed at."""

    ink: str = palette.NIGHT
    part: float = 0.3
    """How dark it is, from 0 to 1."""
    radius: float = 6
    pointed: str = ""
    """The id of what is to be pointed at for the shade to go."""

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The shade."""
        if rect.w > 0 and rect.h > 0 and not (self.pointed and kit.pointed == self.pointed):
            surface.blit(shade(rect.size, self.ink, self.part, kit.px(self.radius)), rect)


@kept
def shade(size: tuple[int, int], ink: str, part: float, radius: int) -> pygame.Surface:
    """A thin even ground with round corners."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    colour = pygame.Color(ink)
    pygame.draw.rect(
        made, (colour.r, colour.g, colour.b, round(255 * part)), made.get_rect(), border_radius=radius
    )
    return made


@dataclass(frozen=True, slots=True, kw_only=True)
class Painting(Box):
    """What paints itself: a chart, a board, pieces. It gets a brush at its corner, and its size in units."""

    by: Callable[[Brush, float, float], None]
    words: str = ""
    """What is to be seen on it."""

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The painting."""
        self.by(kit.brush(surface, rect), rect.w / kit.unit, rect.h / kit.unit)

    def says(self) -> str:
        """What is to be seen on it."""
        return self.words


def painter_of(box: Box) -> Callable[[Brush, float, float], None]:
    """Paints a box where something else has made room for it."""

    def paint(brush: Brush, width: float, height: float) -> None:
        kit = Kit(brush.art, brush.unit, brush.letters)
        boxes.paint(kit, brush.surface, box.lay(kit, brush.rect((0, 0, width, height))))

    return paint


def heading(words: str, *, note: str = "", style: Style = styles.PANEL_HEAD, pad: Padding = (0, 0)) -> Box:
    """The heading of a panel: its words, a small note, and a fine rule to the right."""
    rule = Row(
        children=[Rule(grow=1, wide=0), Sprite(sprite="rule-end")],
        grow=1,
        wide=24,
        align="centre",
    )
    title = Text(words=words, style=style, fit="shrink")
    noted = [Text(words=note, style=styles.CAPTION.in_ink(palette.DIM), fit="shrink", grow=0.001)] if note else []
    return Row(children=[title, *noted, rule], gap=10, pad=pad)


def panel(title: str, *children: Box, note: str = "", gap: float = 0, grow: float = 0) -> Column:
    """A panel of a page: parchment, its heading, and what is in it."""
    head = heading(title, note=note, style=styles.HEAD)
    return Column(children=[head, *children], gap=gap, frame="panel-plain", pad=(16, 6), grow=grow)
