"""The floor of the jungle: the ground with its tiles, and fog over hexes that nobody has explored; kept as one
picture until one of them changes. Plates and members lie above it, in tokens.py."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.screen.art import Art
from game.screen.pen import Pen
from game.table.board.layer import Layer, paint_scene
from game.tikal.board import hexes
from game.tikal.board.mapping import TikalMapping

FOG_EVERY = 11
"""How rarely an unexplored hex has a cloud over it."""


class Tile(NamedTuple):
    """A tile that lies still: a temple with its value, a ruin with its treasures."""

    place: str
    tile: str
    rotation: int
    value: int
    treasures: int


class TikalFloor:
    """The ground and the tiles on it."""

    def __init__(self) -> None:
        self._layer = Layer()

    def forget(self) -> None:
        """Lay the floor anew with the next drawing."""
        self._layer.forget()

    def draw(self, surface: pygame.Surface, art: Art, laid: TikalMapping, lying: list[Tile]) -> None:
        """The floor as it is looked at."""

        def paint(picture: pygame.Surface) -> None:
            _paint(picture, art, laid.from_corner(), lying)

        shown = (laid.look, laid.rect.size, lying)
        self._layer.kept(shown, laid.rect.size, paint).show(surface, *laid.rect.topleft)


def _paint(picture: pygame.Surface, art: Art, laid: TikalMapping, lying: list[Tile]) -> None:
    paint_scene(picture, art, laid)
    pen = Pen(picture, art, laid.pixels)
    covered = {one.place for one in lying}
    unknown = [
        (number, place) for number, place in enumerate(laid.places) if place not in covered and laid.touches(place)
    ]
    for _, place in unknown:
        pen.put(hexes.unknown(place), laid.places[place])
    for number, place in unknown:  # above all of them, so that no cloud ends at the side of a hex
        if number * 7 % FOG_EVERY == 2:
            pen.put(f"fog-{number % 2}", laid.places[place], zoom=2)
    for place, tile, rotation, value, treasures in lying:
        if laid.touches(place):
            kept = hexes.picture(art, pen.pixels, tile, rotation, value, treasures, hexes.scrub(place))
            kept.show(pen, laid.places[place])
