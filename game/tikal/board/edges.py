"""Gold hexes that lie outside the view: a pill at that edge of the board says how many, and pans there.

Those are the spaces in reach of who is chosen, or else the hexes that can be chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import GLOW
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

TALL, GAP, LETTERS = 26.0, 6.0, 15.0
STEP, TRIES = 8.0, 40
"""How finely a pill looks for a place along its edge, and how often."""
ICONS = {"left": ("ui-back", -1), "right": ("ui-next", 1), "up": ("ui-up", -1), "down": ("ui-down", 1)}
"""The arrow of each edge, and at which end of the pill it is."""


class Pill(NamedTuple):
    """One edge: which, what it says, where it lies, and the hexes it leads to."""

    side: str
    words: str
    rect: pygame.Rect
    places: list[str]


class Edges:
    """The pills, as long as something gold is out of sight."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board
        self._keep_off: list[pygame.Rect] = []  # middles of hexes to be chosen, the ring, other pills

    def pills(self) -> list[Pill]:
        """One for each edge behind which there are such hexes."""
        board, sides = self.board, dict[str, list[str]]()
        if not board.ground.close or not board.open:
            return []
        chosen = board.table.chosen
        for place in chosen.goals() or chosen.sources():
            if not board.at_hand(place):
                sides.setdefault(self._side(place), []).append(place)
        in_sight = [place for place in {*chosen.goals(), *chosen.sources()} if board.at_hand(place)]
        self._keep_off = [pygame.Rect(board.area(place).center, (1, 1)) for place in in_sight]
        self._keep_off += [target.rect for target in board.ring.targets()]
        return [self._pill(side, places) for side, places in sides.items()]

    def _side(self, place: str) -> str:
        rect, (x, y) = self.board.rect, self.board.ground.places[place]
        out = {"left": rect.left - x, "right": x - rect.right, "up": rect.top - y, "down": y - rect.bottom}
        return max(out, key=lambda side: out[side])

    def _pill(self, side: str, places: list[str]) -> Pill:
        board, unit = self.board, self.board.unit
        words = board.table.words("tikal.ring.outside", number=len(places))
        wide = text.measure(words, "strong", round(LETTERS * unit))[0] + round(38 * unit)
        rect = pygame.Rect(0, 0, wide, round(TALL * unit))
        points = [board.ground.places[place] for place in places]
        rect.center = tuple(round(sum(values) / len(points)) for values in zip(*points, strict=True))
        # A finger needs more than the pill is tall.
        room = board.rect.inflate(*(-2 * round(max(GAP * unit, (board.least - TALL * unit) / 2)),) * 2)
        rect = self._beside(rect.clamp(room), side, room)
        self._keep_off.append(self._touched(rect))
        return Pill(side, words, rect, places)

    def _beside(self, rect: pygame.Rect, side: str, room: pygame.Rect) -> pygame.Rect:
        """The pill moved along its edge until who taps a hex in sight or another pill does not hit it."""
        step = round(STEP * self.board.unit)
        across, down = (0, step) if side in ("left", "right") else (step, 0)
        for far in sorted(range(-TRIES, TRIES + 1), key=abs):
            moved = rect.move(far * across, far * down)
            if room.contains(moved) and self._touched(moved).collidelist(self._keep_off) < 0:
                return moved
        return rect

    def _touched(self, rect: pygame.Rect) -> pygame.Rect:
        """What a finger can hit of a pill."""
        least = self.board.least
        return rect.inflate(max(0, least - rect.w), max(0, least - rect.h))

    def targets(self) -> list[Target]:
        """The pills."""
        words = self.board.table.words
        found = []
        for pill in self.pills():
            label = words("tikal.ring.outside.label", number=len(pill.places))
            found.append(
                Target(f"ui-more-{pill.side}", label, self._touched(pill.rect), self._showing(pill.places[0]))
            )
        return found

    def _showing(self, place: str) -> Callable[[], None]:
        return lambda: self.board.show(place)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """A dark pill with its words."""
        for pill in self.pills():
            text.cover(pill.rect)
            art.frame(surface, "tag", pill.rect)
            icon, end = ICONS[pill.side]
            unit = self.board.unit
            x = pill.rect.centerx + end * (pill.rect.w / 2 - 13 * unit)
            art.draw(surface, icon, (x, pill.rect.centery), tint=GLOW, zoom=0.5 * unit / art.scale)
            room = pill.rect.move(-end * round(8 * unit), 0)
            text.draw(surface, pill.words, "strong", round(LETTERS * unit), GLOW, room, side="centre")

    def inward(self, at: Point, place: str) -> Point:
        """A point of a hex in sight, moved so far that what is written there is not cut off."""
        board = self.board
        if not board.ground.in_sight(place):
            return at
        margin = 13 * board.ground.pixels * board.bold
        inner = board.rect.inflate(-2 * round(margin), -2 * round(margin))
        return min(max(at[0], inner.left), inner.right), min(max(at[1], inner.top), inner.bottom)
