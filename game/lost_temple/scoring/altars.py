"""What an altar shows while it is counted: the keys of everybody with a flag there, then who got the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import ALTAR_POINTS, PLAYERS
from game.screen import palette, text
from game.screen.art import Art, Point
from game.screen.palette import CREAM, GLOW
from game.screen.pen import Pen
from game.screen.wording import signed
from game.table.scoring.data import ScoringStep
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Kit, Row, Stack
from game.ui.widgets import Ground, Sprite, Text

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


class AltarKeys:
    """The keys that count at an altar, in a small box beside it."""

    def __init__(self, table: LostTempleTable) -> None:
        self.table = table

    def draw(self, surface: pygame.Surface, art: Art, step: ScoringStep) -> None:
        """Draw the box where it hides no sanctuary."""
        kit = Kit(art, self.table.unit)
        box = _box(step)
        width = kit.px(WIDE)
        rect = self._beside(step.places[0], (width, box.height(kit, width)))
        text.cover(rect)
        boxes.paint(kit, surface, box.lay(kit, rect))

    def _beside(self, place: str, size: tuple[int, int]) -> pygame.Rect:
        """A place near an altar that lies over no other one, inside the board."""
        board = self.table.board
        x, y = board.ground.places[place]
        gap = board.ground.radius
        width, height = size
        corners = [
            (x + gap, y - gap * 0.4 - height),
            (x - gap - width, y - gap * 0.4 - height),
            (x + gap, y + gap * 0.4),
            (x - gap - width, y + gap * 0.4),
            (x - width / 2, y - gap * 1.1 - height),
            (x - width / 2, y + gap * 1.1),
        ]
        spots = [pygame.Rect(round(left), round(top), width, height) for left, top in corners]
        temple = self.table.view["temple"]
        rooms = {one: board.area(one) for one, there in temple.items() if "room" in there and one != place}
        dark = [area for one, area in rooms.items() if temple[one]["room"].endswith("-sanctuary")]
        free = [spot for spot in spots if board.rect.contains(spot) and spot.collidelist(dark) < 0]
        free.sort(key=lambda spot: len(spot.collidelistall(list(rooms.values()))))
        return (free or spots)[0].clamp(board.rect)


def _box(step: ScoringStep) -> Box:
    """A row for everybody with a flag there; whoever has most gets the points."""
    counted = [(seat, count) for seat, count in enumerate(step.event["counts"]) if count is not None]
    colour = step.event["room"].partition("-")[0]
    sprite = "key-any" if colour == "multicoloured" else f"key-{colour}"
    most = max(count for _, count in counted)
    found = [_row(PLAYERS[seat], sprite, count, best=count == most) for seat, count in counted]
    return Column(children=found, frame="tooltip", pad=(EDGE, EDGE))


def _row(colour: str, sprite: str, count: int, *, best: bool) -> Box:
    style = styles.PANEL_HEAD.in_ink(GLOW if best else CREAM)
    keys: list[Box] = [Sprite(sprite=sprite, zoom=0.55, wide=11)] * min(count, KEYS)
    told = [str(count), signed(ALTAR_POINTS) if best else ""]
    figures = [Text(words=one, style=style, fit="shrink", side="centre", wide=22, tall=ROW) for one in told]
    seat = Sprite(sprite="seat", seat=colour, zoom=0.66, wide=24, tall=ROW)
    row = Row(children=[seat, Row(children=keys, grow=1, wide=0, pad=(3, 0)), *figures], pad=(2, 0))
    ground = Ground(ink=palette.OLIVE, edge=GLOW, radius=5, pad=(0, 1))
    return Stack(children=[ground, row] if best else [row], tall=ROW)
