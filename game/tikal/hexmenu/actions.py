"""The crown of the chosen hex: gold buttons above it with what can be done there, each with its cost.

It keeps to the middle of its column, where no neighbour has a value or a cost, and inside the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import board as jungle
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK
from game.screen.targets import Target
from game.table.panels.panel import rim
from game.tikal.hexmenu import deeds
from game.tikal.hexmenu.deeds import Deed
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

WIDE, WIDEST, TALL, APART = 91.0, 100.0, 28.0, 31.0
"""Units of a button, and from one to the next above it."""
ENLARGED = 4.0
"""How much wider a button may be where letters are enlarged."""
BOTTOM = -33.0
"""Where the lowest button ends, in units from the middle of the hex."""
SUNK = 12.0
"""How much lower two buttons stand below a temple that somebody holds, so that the lead there can be read."""
ASIDE = 3.0
"""How far right of the middle the ring stands: neighbours at the left have more to show at that side."""
LIFT = 22.0
"""How much higher members of the hex above two buttons are drawn."""
RISE, RISE_SECONDS = 8.0, 0.12
CAPTION, ICON, COST = 14.5, 12.0, 24.0
"""The size of letters, and the room of picture and cost at both ends."""


class HexActions:
    """The buttons, as long as a hex is chosen on a wide table."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board

    @property
    def above(self) -> str:
        """The explored hex above the chosen one, or nothing."""
        place = self.board.table.chosen.place
        if not place:
            return ""
        other = jungle.NEIGHBOURS[jungle.NAMES.index(place)][0]
        name = jungle.NAMES[other] if other != jungle.NOWHERE else ""
        return name if name in self.board.table.view["board"] else ""

    def placed(self) -> list[tuple[Deed, pygame.Rect]]:
        """The buttons with their places, the lowest first; side by side where there is no room above."""
        board, listed = self.board, deeds.deeds(self.board.table)
        if not listed or not board.ringed:
            return []
        unit, scale = board.ring_unit, board.ring_scale
        x, y = board.ground.places[board.table.chosen.place]
        sunk = SUNK if len(listed) > 1 and self.above in board.held else 0.0
        low = round(y + BOTTOM * scale + sunk * unit)
        widths = [round(max(map(self._width, listed)) * unit)] * len(listed)
        tall, middle = round(TALL * unit), round(x + ASIDE * scale)
        if low - round((TALL + APART * (len(listed) - 1)) * unit) < board.rect.top:
            found, left = [], middle - (sum(widths) + round(3 * unit) * (len(widths) - 1)) // 2
            for wide in widths:
                found.append(pygame.Rect(left, low - tall, wide, tall))
                left += wide + round(3 * unit)
        else:
            step = round(APART * unit)
            found = [
                pygame.Rect(middle - wide // 2, low - tall - step * row, wide, tall)
                for row, wide in enumerate(widths)
            ]
        whole = found[0].unionall(found[1:])
        kept = whole.clamp(board.rect)
        moved = [rect.move(kept.x - whole.x, kept.y - whole.y) for rect in found]
        return list(zip(listed, moved, strict=True))

    @property
    def two_rows(self) -> bool:
        """Whether buttons stand above each other."""
        placed = self.placed()
        return len(placed) > 1 and placed[0][1].y != placed[1][1].y

    def _width(self, deed: Deed) -> float:
        size = max(6, round(CAPTION * 10))
        letters = self.board.table.letters
        wide = text.measure(deed.caption, "strong", size)[0] / 10 * letters + 2 * ICON + COST - 4
        return min(max(WIDE, wide), WIDEST + (ENLARGED if letters > 1 else 0))

    def targets(self) -> list[Target]:
        """The buttons."""
        return [Target(deed.target, deed.label, rect, deed.act) for deed, rect in self.placed()]

    def tip(self, x: float, y: float) -> Tip | None:
        """What the button at this point would do."""
        for deed, rect in self.placed():
            if rect.collidepoint(x, y):
                return deeds.tip(self.board.table, deed, rect)
        return None

    def draw(self, surface: pygame.Surface, art: Art, risen: float) -> None:
        """The buttons; they rise to their places when the hex is chosen."""
        table, unit = self.board.table, self.board.ring_unit
        letters = table.letters
        for deed, place in self.placed():
            rect = place.move(0, round(RISE * unit * (1 - risen)))
            text.cover(rect)
            art.frame(surface, "button-main", rect)
            brush = Brush(surface, art, unit, rect.x, rect.y, letters)
            paint_deed(brush, deed, rect.w / unit, rect.h / unit)
            if table.pointed == deed.target:
                rim(surface, rect, unit)


def paint_deed(brush: Brush, deed: Deed, width: float, height: float) -> None:
    """Picture, caption and cost of a button, side by side."""
    figure = deed.sprite.startswith(("leader", "worker"))
    brush.sprite(deed.sprite, ICON, height / 2 + (0 if figure else 1), zoom=0.62 if figure else 0.52)
    box = (2 * ICON - 1, 0.0, width - 2 * ICON - COST + 2, height)
    brush.text(deed.caption, "strong", CAPTION, INK, box, side="centre")
    paint_cost(brush, deed.cost, width - 12.5, height / 2)


def paint_cost(brush: Brush, cost: int, x: float, y: float, zoom: float = 1.0) -> None:
    """A cost on its badge."""
    brush.sprite("cost-badge", x, y, zoom=zoom)
    box = (x - 9.5 * zoom, y - 9 * zoom, 19 * zoom, 18 * zoom)
    brush.text(str(cost), "strong", 14.5 * zoom, INK, box, side="centre")
