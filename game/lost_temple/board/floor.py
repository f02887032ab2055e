"""The floor of the temple: the picture of jungle, wall and cells, with the rooms that lie there.

Both are kept until they change. Where the picture ends before the place for it does, it fades into the jungle.
"""

from __future__ import annotations

import pygame

from game.lost_temple.board import mapping, rooms
from game.lost_temple.board.mapping import LostTempleMapping
from game.screen.art import Art
from game.screen.fade import Edge, fading
from game.screen.pen import Pen
from game.table.board.layer import Layer, paint_scene

FADE = 26
"""Units over which the ground fades into the jungle behind it."""
Rooms = dict[str, tuple[str, int, list[int | None]]]
"""The rooms that lie still by their cells: room, rotation, and whose flags stand on its spaces."""


class LostTempleFloor:
    """The ground and the rooms on it."""

    def __init__(self) -> None:
        self._cells, self._rooms = Layer(), Layer()

    def forget(self) -> None:
        """Lay the rooms anew with the next drawing."""
        self._rooms.forget()

    def draw(self, surface: pygame.Surface, art: Art, laid: LostTempleMapping, lying: Rooms) -> None:
        """The floor as it is looked at, over the jungle of the table."""

        def paint(picture: pygame.Surface) -> None:
            self._paint_rooms(picture, art, laid.from_corner(), lying)

        behind = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in _edges(laid)]
        floor = self._rooms.kept((laid.look, laid.seen.size, lying), laid.seen.size, paint)
        floor.show(surface, *laid.seen.topleft)
        for strip, edge, picture in behind:
            surface.blit(fading(picture, edge), strip)

    def _paint_rooms(self, picture: pygame.Surface, art: Art, laid: LostTempleMapping, lying: Rooms) -> None:
        def paint(below: pygame.Surface) -> None:
            _paint_cells(below, art, laid)

        self._cells.kept((laid.look, laid.seen.size), laid.seen.size, paint).show(picture, 0, 0)
        pen = Pen(picture, art, laid.pixels)
        for place, room in lying.items():
            if laid.touches(place):
                rooms.show_room(pen, laid.places[place], *room)


def _paint_cells(picture: pygame.Surface, art: Art, laid: LostTempleMapping) -> None:
    """TikalTable, wall, track numbers and empty cells."""
    paint_scene(picture, art, laid)
    track = Pen(picture, art, laid.unit)
    for score in range(0, mapping.TRACK, laid.drawing.track_every):
        track.number(str(score), laid.track(score), size=max(9, 8 / laid.unit))
    pen = Pen(picture, art, laid.pixels)
    for number, place in enumerate(laid.drawing.cells):
        if laid.touches(place):
            pen.put(f"jungle-cell-{number * 3 % 4}", laid.places[place])


def _edges(laid: LostTempleMapping) -> list[tuple[pygame.Rect, Edge]]:
    """Strips along the sides where the ground ends before the place for it does."""
    rect, seen, wide = laid.rect, laid.seen, round(FADE * laid.unit)
    strips: list[tuple[pygame.Rect, Edge]] = []
    if rect.w > seen.w + wide:
        strips.append((pygame.Rect(seen.left, seen.top, wide, seen.h), "left"))
        strips.append((pygame.Rect(seen.right - wide, seen.top, wide, seen.h), "right"))
    if rect.h > seen.h + wide:
        strips.append((pygame.Rect(seen.left, seen.top, seen.w, wide), "top"))
        strips.append((pygame.Rect(seen.left, seen.bottom - wide, seen.w, wide), "bottom"))
    return [(strip.clip(rect), edge) for strip, edge in strips]
