"""The picture of a board in layers that are painted once and kept: what lies still costs one blit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.screen import text
from game.screen.art import Art
from game.table.board.camera import Camera
from game.table.board.mapping import BoardMapping, Drawing


class Layer:
    """A picture with its texts, kept until what it shows has changed; opaque, so that showing it is cheap."""

    def __init__(self) -> None:
        self._shown: object = None
        self._sheet = text.PaintedSheet(pygame.Surface((1, 1)))

    def forget(self) -> None:
        """Paint it anew when it is next wanted."""
        self._shown = None

    def kept(
        self, shown: object, size: tuple[int, int], paint: Callable[[pygame.Surface], None]
    ) -> text.PaintedSheet:
        """The picture of what is to be shown, painted if it is not the same as last time."""
        if shown != self._shown:
            self._shown = shown
            with text.sheet((1, 1)) as sheet:
                sheet.surface = self._sheet.surface
                if sheet.surface.get_size() != size:
                    sheet.surface = pygame.Surface(size)
                paint(sheet.surface)
            self._sheet = sheet
        return self._sheet


def scene_in_pieces(art: Art, laid: BoardMapping[Drawing]) -> Iterator[None]:
    """Have the scene of a board."""
    return art.scene_in_pieces(laid.drawing.scene, laid.looked_at(Camera()).seen.size)


def paint_scene(picture: pygame.Surface, art: Art, laid: BoardMapping[Drawing]) -> None:
    """The scene of a board that is seen from its corner: all of it, or the part that is looked at, enlarged."""
    whole = art.scene(laid.drawing.scene, laid.looked_at(Camera()).seen.size)
    if laid.close:
        laid.sight.enlarge(whole, picture)
    else:
        picture.blit(whole, (0, 0))
