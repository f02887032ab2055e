"""How things move on a table: short animations, one after another, made from the events of a game.

The game is already where the animations end; a piece that is still moving is left out of the still picture and
drawn here. Skipping an animation only shows the end sooner.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame

from game.screen import palette, text
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.screen.wording import signed
from game.session.played import AnyEvent

if TYPE_CHECKING:
    from game.table.table import Table

Paint = Callable[[pygame.Surface, Art, float], None]

POINTS_SECONDS = 0.45
GAIN, LOSS, SHADE = palette.GLOW, palette.COST, palette.NIGHT


@dataclass(slots=True)
class Animation:
    """One piece on its way; `together` begins with the one before instead of after it."""

    piece: str
    seconds: float
    paint: Paint
    together: bool = False
    spent: float = 0.0


AnimationMaker = Callable[[Any, AnyEvent, list[int]], list[Animation]]
"""What makes animations from an event: it gets the table and the event of its game, and the scores before it,
which it brings up to date."""


class Motion:
    """The animations that are still to be shown."""

    def __init__(self, table: Table, makers: dict[str, AnimationMaker]) -> None:
        self.table = table
        self._makers = makers
        self._speed = 1.0
        self._waiting: list[Animation] = []
        self._running: list[Animation] = []
        self._hidden: Counter[str] = Counter()
        self._held: Counter[str] = Counter()

    @property
    def speed(self) -> float:
        """How many times faster than usual things move."""
        return self._speed

    def run_at(self, speed: float) -> None:
        """Move so many times faster than usual from now on; at an infinite speed everything is there at once."""
        self._speed = speed
        if speed == math.inf:
            self.skip()

    @property
    def seconds(self) -> float:
        """How long it takes until nothing moves any more, at the usual speed."""
        longest = max((one.seconds - one.spent for one in self._running), default=0.0)
        return longest + sum(one.seconds for one in self._waiting if not one.together)

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._running or self._waiting)

    def hides(self, piece: str) -> bool:
        """Whether a piece is still on its way and left out of the still picture."""
        return piece in self._hidden

    def coming(self, piece: str) -> int:
        """How many equal pieces are still on their way."""
        return self._hidden[piece]

    def begin(self, events: list[AnyEvent]) -> None:
        """Show these events; called before the parts have seen the new state."""
        scores = [player["score"] for player in self.table.shown_players]
        for event in events:
            make = self._makers.get(event["kind"])
            if make is not None:
                self._waiting += make(self.table, event, scores)
        self._advance()

    def hold(self, events: list[AnyEvent]) -> None:
        """Leave out what arrives with these events, as long as it is not shown how."""
        scores = [player["score"] for player in self.table.shown_players]
        held: Counter[str] = Counter()
        for event in events:
            make = self._makers.get(event["kind"])
            made = make(self.table, event, scores) if make is not None else []
            held.update(one.piece for one in made if one.piece.startswith(self.table.arriving))
        self._held = held
        self._advance()

    def show(self, animations: list[Animation]) -> None:
        """Show these as well."""
        self._waiting += animations
        self._advance()

    def skip(self) -> None:
        """Show the end state at once."""
        if self.moving:
            self._running.clear()
            self._waiting.clear()
            self._hidden = self._held.copy()
            self.table.redraw()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self.moving:
            return
        for one in self._running:
            one.spent += dt * self._speed
        self._running = [one for one in self._running if one.spent < one.seconds]
        self._advance()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Draw everything that is on its way."""
        for one in self._running:
            one.paint(surface, art, ease(min(1.0, one.spent / one.seconds)))

    def _advance(self) -> None:
        while self._waiting and (not self._running or self._waiting[0].together):
            self._running.append(self._waiting.pop(0))
        hidden = self._held + Counter(one.piece for one in (*self._running, *self._waiting) if one.piece)
        if hidden != self._hidden:
            self._hidden = hidden
            self.table.redraw()


def ease(part: float) -> float:
    """Quick at first, gently at the end."""
    return 1 - (1 - part) ** 3


def between(a: Point, b: Point, part: float) -> Point:
    """A point of the line from a to b."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def on_path(points: list[Point], part: float, hop: float) -> Point:
    """A point of a path that is hopped along, each leg taking the same time."""
    legs = list(pairwise(points))
    if not legs:
        return points[-1]
    place = min(part * len(legs), len(legs) - 1e-6)
    start, goal = legs[int(place)]
    x, y = between(start, goal, place % 1)
    return x, y - hop * math.sin(math.pi * (place % 1))


def rising(
    table: Table, seat: int, points: int, start: Callable[[], Point], *, together: bool = False
) -> Animation:
    """Points that rise from where they were made and fly to who made them."""

    def rise(surface: pygame.Surface, art: Art, part: float) -> None:
        x, y = between(start(), table.row_of(seat), part**2)
        lift = 30 * table.unit * math.sin(math.pi * min(1.0, part * 1.4) / 2)
        words, colour = signed(points), GAIN if points > 0 else LOSS
        with text.sheet((1, 1)):
            pen = Pen(surface, art, table.unit)
            pen.number(words, (x, y - lift), 1.5, 1.5, size=26, colour=SHADE)
            pen.number(words, (x, y - lift), size=26, colour=colour)

    return Animation("", POINTS_SECONDS, rise, together=together)
