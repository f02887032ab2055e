"""What an altar shows while it is counted: the keys of everybody with a flag there, then who got the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import ALTAR_POINTS, PLAYERS, Event
from game.screen import palette, text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.palette import CREAM, GLOW
from game.screen.pen import Pen
from game.screen.wording import signed

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

WIDE, ROW, EDGE = 130.0, 25.0, 5.0
KEYS = 4
"""Keys that are drawn at most; the number beside them says how many there are."""
INKS = palette.ON_SEAT


def draw_capsule(pen: Pen, at: Point, colour: str, points: int) -> None:
    """Who got points, and how many."""
    pen.put(f"altar-gain-{colour}", at)
    area = pygame.Rect(0, 0, round(52 * pen.pixels), round(20 * pen.pixels))
    area.center = round(at[0]), round(at[1])
    text.cover(area)
    pen.put(f"emblem-{colour}", at, -13, 0, zoom=0.8)
    pen.number(signed(points), at, 9, 0, size=14, colour=INKS[colour])


class Tally:
    """The keys that count at an altar, in a small box beside it."""

    def __init__(self, table: LostTempleTable) -> None:
        self.table = table

    def draw(self, surface: pygame.Surface, art: Art, event: Event) -> None:
        """Draw the box where it hides no sanctuary."""
        unit = self.table.unit
        rows = [(seat, count) for seat, count in enumerate(event["counts"]) if count is not None]
        size = round(WIDE * unit), round((ROW * len(rows) + 2 * EDGE) * unit)
        rect = self._beside(event["place"], size)
        art.frame(surface, "tooltip", rect)
        text.cover(rect)
        brush = Brush(surface, art, unit, rect.x, rect.y)
        colour = event["room"].partition("-")[0]
        sprite = "key-any" if colour == "multicoloured" else f"key-{colour}"
        most = max(count for _, count in rows)
        for index, (seat, count) in enumerate(rows):
            y = EDGE + ROW * index
            if count == most:
                pygame.draw.rect(
                    surface, palette.OLIVE, brush.rect((5, y + 1, WIDE - 10, ROW - 2)), 0, round(5 * unit)
                )
                pygame.draw.rect(surface, GLOW, brush.rect((5, y + 1, WIDE - 10, ROW - 2)), 1, round(5 * unit))
            brush.sprite(f"seat-{PLAYERS[seat]}", 19, y + ROW / 2, zoom=0.66)
            shown = min(count, KEYS)
            for number in range(shown):
                brush.sprite(sprite, 40 + 11 * number, y + ROW / 2, zoom=0.55)
            ink = GLOW if count == most else CREAM
            brush.text(str(count), "head", 15, ink, (80, y, 18, ROW), side="centre")
            if count == most:
                brush.text(signed(ALTAR_POINTS), "head", 14.5, GLOW, (98, y, 26, ROW), side="centre")

    def _beside(self, place: str, size: tuple[int, int]) -> pygame.Rect:
        """A place near an altar that lies over no other one, inside the board."""
        board = self.table.board
        x, y = board.ground.places[place]
        gap = board.ground.radius
        width, height = size
        spots = [
            pygame.Rect(round(x + gap), round(y - gap * 0.4 - height), width, height),
            pygame.Rect(round(x - gap - width), round(y - gap * 0.4 - height), width, height),
            pygame.Rect(round(x + gap), round(y + gap * 0.4), width, height),
            pygame.Rect(round(x - gap - width), round(y + gap * 0.4), width, height),
            pygame.Rect(round(x - width / 2), round(y - gap * 1.1 - height), width, height),
            pygame.Rect(round(x - width / 2), round(y + gap * 1.1), width, height),
        ]
        temple = self.table.view["temple"]
        rooms = {one: board.area(one) for one, there in temple.items() if "room" in there and one != place}
        dark = [area for one, area in rooms.items() if temple[one]["room"].endswith("-sanctuary")]
        free = [spot for spot in spots if board.rect.contains(spot) and spot.collidelist(dark) < 0]
        free.sort(key=lambda spot: len(spot.collidelistall(list(rooms.values()))))
        return (free or spots)[0].clamp(board.rect)
