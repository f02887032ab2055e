"""Gold hexes that lie outside the view: a button at that edge of the board says how many, and pans there.

Those are the spaces for the tile in hand or those in reach of who is chosen, or else the hexes that can be chosen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import shared_art, text
from game.screen.art import Art, Point
from game.screen.palette import GLOW
from game.screen.targets import Target
from game.ui import boxes, styles
from game.ui.boxes import Box, Kit, Placed, Row
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

TALL, GAP = 26.0, 6.0
STEP, TRIES = 8.0, 40
"""How finely a button looks for a place along its edge, and how often."""
ICONS = {"left": "ui-back", "right": "ui-next", "up": "ui-up", "down": "ui-down"}
"""The arrow of each edge."""


class HexesBeyond(NamedTuple):
    """Hexes beyond an edge: which edge, which hexes, and the boxes of the button that leads to them, placed."""

    side: str
    places: list[str]
    placed: list[Placed]


class Edges:
    """The buttons, as long as something gold is out of sight."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board
        self._keep_off: list[pygame.Rect] = []  # middles of hexes to be chosen, the menu, other buttons

    @property
    def kit(self) -> Kit:
        """What the buttons are measured and painted with."""
        board = self.board
        return Kit(shared_art.art(board.table.unit), board.unit, finger=board.least / board.unit)

    def buttons(self) -> list[HexesBeyond]:
        """One for each edge behind which there are such hexes."""
        board, sides = self.board, dict[str, list[str]]()
        if not board.ground.close or not board.open:
            return []
        chosen = board.chosen
        gold = list(board.hand.fits or chosen.goals() or chosen.sources())
        for place in gold:
            if not board.at_hand(place):
                sides.setdefault(self._side(place), []).append(place)
        in_sight = [place for place in {*gold, *chosen.sources()} if board.at_hand(place)]
        self._keep_off = [pygame.Rect(board.area(place).center, (1, 1)) for place in in_sight]
        self._keep_off += board.ring.choices
        return [self._button(side, places) for side, places in sides.items()]

    def _side(self, place: str) -> str:
        rect, (x, y) = self.board.rect, self.board.ground.places[place]
        out = {"left": rect.left - x, "right": x - rect.right, "up": rect.top - y, "down": y - rect.bottom}
        return max(out, key=lambda side: out[side])

    def _button(self, side: str, places: list[str]) -> HexesBeyond:
        """The button of an edge, near the middle of what it leads to."""
        board, kit = self.board, self.kit
        box = self._box(side, places)
        rect = pygame.Rect(0, 0, box.width(kit), kit.px(TALL))
        points = [board.ground.places[place] for place in places]
        rect.center = tuple(round(sum(values) / len(points)) for values in zip(*points, strict=True))
        # A finger needs more than the button is tall.
        edge = max(kit.px(GAP), (board.least - rect.h) // 2)
        room = board.rect.inflate(-2 * edge, -2 * edge)
        rect = self._beside(rect.clamp(room), side, room)
        self._keep_off.append(self._touched(rect))
        return HexesBeyond(side, places, box.lay(kit, rect))

    def _box(self, side: str, places: list[str]) -> Box:
        """How many hexes there are, and an arrow to them."""
        words = self.board.words
        told = words("tikal.ring.outside", number=len(places))
        said = Text(words=told, style=styles.LABEL.in_ink(GLOW), side="centre", fit="shrink", grow=1)
        arrow = Sprite(sprite=ICONS[side], ink=GLOW, zoom=0.5, wide=12)
        return Row(
            children=[arrow, said] if side in ("left", "up") else [said, arrow],
            gap=4,
            pad=(8, 0),
            frame="tag",
            id=f"ui-more-{side}",
            label=words("tikal.ring.outside.label", number=len(places)),
            act=partial(self.board.show, places[0]),
        )

    def _beside(self, rect: pygame.Rect, side: str, room: pygame.Rect) -> pygame.Rect:
        """The button moved along its edge until who taps a hex in sight or another button does not hit it."""
        step = round(STEP * self.board.unit)
        across, down = (0, step) if side in ("left", "right") else (step, 0)
        for far in sorted(range(-TRIES, TRIES + 1), key=abs):
            moved = rect.move(far * across, far * down)
            if room.contains(moved) and self._touched(moved).collidelist(self._keep_off) < 0:
                return moved
        return rect

    def _touched(self, rect: pygame.Rect) -> pygame.Rect:
        """What a finger can hit of a button."""
        least = self.board.least
        return rect.inflate(max(0, least - rect.w), max(0, least - rect.h))

    def targets(self) -> list[Target]:
        """The buttons."""
        return [target for one in self.buttons() for target in boxes.targets(self.kit, one.placed)]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Dark buttons with their words."""
        for one in self.buttons():
            text.cover(one.placed[0].rect)
            boxes.paint(self.kit, surface, one.placed)

    def inward(self, at: Point, place: str) -> Point:
        """A point of a hex in sight, moved so far that what is written there is not cut off."""
        board = self.board
        if not board.ground.in_sight(place):
            return at
        margin = 13 * board.ground.pixels * board.bold
        inner = board.rect.inflate(-2 * round(margin), -2 * round(margin))
        return min(max(at[0], inner.left), inner.right), min(max(at[1], inner.top), inner.bottom)
