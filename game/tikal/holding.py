"""The tile in hand over the board: where it fits, how it is turned, and the paths that it would open.

A space is held first and placed with a second choice, so that the tile can be turned in between; a mouse that
hovers has already seen the tile lie there and places it with one click.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.tikal import preview
from game.play.session import Session
from game.screen import text
from game.screen.art import Art
from game.screen.palette import INK
from game.screen.pen import Pen
from game.screen.targets import Target
from game.tikal import hexes, labels

if TYPE_CHECKING:
    from game.tikal.board import Board

SIDES = 6
FLOATING = 205
"""How opaque a tile is that follows the pointer."""
TURNERS = ((-46, -52), (46, -52))
"""Where the two buttons beside a held tile lie, in units from its middle."""


class Hand:
    """The tile that is to be placed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tile = ""
        self.held = ""
        """The space that the tile is held over."""
        self.rotation = 0
        self.hovered = ""
        """The space that a mouse points at."""
        self._fits: dict[str, list[int]] = {}

    def update(self, session: Session) -> None:
        """Take up the tile in hand, and see where it fits."""
        placing = session.choices and session.step == "place"
        tile = session.view["tile"] if placing else ""
        if tile != self.tile:
            self.tile, self.held, self.rotation, self.hovered = tile, "", 0, ""
        self._fits = {}
        for action in session.choices if placing else ():
            _, place, *turn = str(action).split()
            self._fits.setdefault(place, []).append(int(turn[1]) if turn else 0)
        if self.held not in self._fits:
            self.held = ""

    def fits(self, place: str) -> bool:
        """Whether the tile in hand can be laid there."""
        return place in self._fits

    def turned(self, place: str) -> int:
        """How the tile lies at a space: as it is turned, or else the next turn in which it fits there."""
        fits = self._fits.get(place, [])
        for step in range(SIDES):
            rotation = preview.look(self.tile, self.rotation + step)
            if rotation in fits:
                return rotation
        return preview.look(self.tile, self.rotation)

    def turn(self, step: int) -> None:
        """Turn the tile clockwise by a side, or against it; a held one goes on to the next turn that fits."""
        if not self.tile:
            return
        now = self.turned(self.held) if self.held else preview.look(self.tile, self.rotation)
        for number in range(1, SIDES):
            rotation = preview.look(self.tile, now + step * number)
            if rotation != now and rotation in self._fits.get(self.held, range(SIDES)):
                self.rotation = rotation
                break
        self.board.table.refresh()

    def hold(self, place: str) -> None:
        """Hold the tile over a space; where a mouse has seen it lie, place it."""
        if self.hovered == place:
            self.board.table.act(self.action(place))
            return
        self.held = place
        self.board.table.refresh()

    def hold_turned(self, place: str, rotation: int) -> None:
        """Hold the tile over a space, turned in a certain way."""
        self.held, self.rotation = place, rotation
        self.board.table.refresh()

    def action(self, place: str) -> Action:
        """Placing the tile there as it lies."""
        rotation = self.turned(place)
        written = f"place {place} turn {rotation}" if rotation else f"place {place}"
        return self.board.table.session.game.parse(written)

    # Targets

    def targets(self) -> list[Target]:
        """Spaces to hold the tile over, the space that it is held over, and the two turns."""
        board, words = self.board, self.board.table.words
        found = [
            Target(f"cell {place}", words("hexes.hold", place=place), board.area(place), self._holding(place))
            for place in self._fits
            if place != self.held and board.grid.in_sight(place)
        ]
        if self.held and board.grid.in_sight(self.held):
            action = self.action(self.held)
            label = labels.label(words, board.table.view, action)
            found.append(Target(str(action), label, board.area(self.held), board.table.acting(action)))
            for name, rect, step in self._turners():
                found.append(Target(f"ui-{name}", words(f"hexes.{name}"), rect, self._turning(step)))
        return found

    def _holding(self, place: str) -> Callable[[], None]:
        return lambda: self.hold(place)

    def _turning(self, step: int) -> Callable[[], None]:
        return lambda: self.turn(step)

    def _turners(self) -> list[tuple[str, pygame.Rect, int]]:
        """The buttons beside a held tile; none for a volcano, which looks the same from all sides."""
        if len(self._fits[self.held]) < 2 or not self.board.grid.in_sight(self.held):
            return []
        grid, size = self.board.grid, self.board.table.finger
        x, y = grid.places[self.held]
        found = []
        for name, (dx, dy), step in zip(("turn-left", "turn-right"), TURNERS, (-1, 1), strict=True):
            rect = pygame.Rect(0, 0, size, size)
            rect.center = (round(x + dx * grid.pixels), round(y + dy * grid.pixels))
            if dx < 0:
                rect.right = min(rect.right, round(x) - 2)
            else:
                rect.left = max(rect.left, round(x) + 2)
            found.append((name, rect.clamp(self.board.rect), step))
        left, right = found[0][1], found[1][1]
        if left.colliderect(right):  # at an edge of the board
            left.right = right.left - 2
            left.clamp_ip(self.board.rect)
            right.left = left.right + 2
        return found

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Spaces that glow, and the tile over one of them or at the pointer."""
        pen, grid = self.board.pen(surface, art), self.board.grid
        over = self.board.table.pointed.removeprefix("cell ")
        shown = over if over in self._fits else self.held
        for place in self._fits:
            if place != shown:
                pen.put("terrain-space", grid.places[place])
        if shown:
            rotation = self.turned(shown)
            hexes.draw_tile(pen, grid.places[shown], self.tile, rotation, bold=self.board.bold)
            pen.put("terrain-chosen" if shown == self.held else "terrain-pointed", grid.places[shown])
            self._draw_openings(pen, shown, rotation)
        elif (at := self.board.pointer) is not None:
            rotation = preview.look(self.tile, self.rotation)
            worth = preview.worth(self.tile)
            kept = hexes.picture(art, grid.pixels, self.tile, rotation, worth, worth, 0, self.board.bold)
            picture = kept.sheet.surface.copy()
            picture.set_alpha(FLOATING)
            surface.blit(picture, (round(at[0]) + kept.left, round(at[1]) + kept.top))

    def draw_turners(self, surface: pygame.Surface, art: Art) -> None:
        """The buttons beside a held tile."""
        for name, rect, _ in self._turners() if self.held else ():
            text.cover(rect)
            state = "hover" if self.board.table.pointed == f"ui-{name}" else "normal"
            art.frame(surface, f"button-{state}", rect)
            icon = name.replace("turn", "ui-rotate")
            art.draw(surface, icon, rect.center, tint=INK, zoom=rect.h / 34 / art.scale * 0.9)

    def _draw_openings(self, pen: Pen, place: str, rotation: int) -> None:
        """Each path that the tile would open from there, with what it costs."""
        grid, bold = self.board.grid, self.board.bold
        x, y = grid.places[place]
        opened = preview.openings(self.board.table.view, self.tile, place, rotation)
        for side, other, _ in opened:
            pen.put(f"way-open-{side}", (x, y))
            pen.put(f"way-open-{(side + 3) % SIDES}", grid.places[other])
        for _, other, cost in opened:
            to_x, to_y = grid.places[other]
            middle = (x + to_x) / 2, (y + to_y) / 2
            pen.put("cost-badge", middle, zoom=bold)
            pen.number(str(cost), middle, size=12 * bold)
