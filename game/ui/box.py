"""A box: a place of its own, a frame, a choice, words, a tip; and the kit that boxes are measured with.

Lengths are units of the design; `Kit.unit` says how many device pixels one is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.targets import Target
from game.ui.tip import Tip

Act = Callable[[], None]
Padding = tuple[float, float] | tuple[float, float, float, float]
"""Units at left and right and above and below; or at left, above, right and below."""
BARE = (0, 0)
"""No padding, as most boxes have it."""
NATURAL = -1
"""Asks the memo of a kit for a width instead of a height."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What boxes are measured and painted with."""

    art: Art
    unit: float
    letters: float = 1.0
    """How much bigger than in the table of styles letters are."""
    finger: float = 44.0
    """Units that everything to be chosen has at least on each side."""
    pointed: str = ""
    """The id of what the pointer is on, where that is painted and not drawn live."""
    measured: dict[tuple[int, int], tuple[Box, int]] = field(default_factory=dict, compare=False, repr=False)
    """Widths and heights that are known already, by box and width; the box stays alive, so its id is its own."""

    def px(self, units: float) -> int:
        """A length in device pixels."""
        return round(units * self.unit)

    def type(self, size: float) -> int:
        """A size of letters in device pixels."""
        return max(6, round(size * self.unit * self.letters))

    def brush(self, surface: pygame.Surface, rect: pygame.Rect) -> Brush:
        """A brush for the inside of a rectangle."""
        return Brush(surface, self.art, self.unit, rect.x, rect.y, self.letters)


class Placed(NamedTuple):
    """A box and where it lies."""

    box: Box
    rect: pygame.Rect


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """What every box can say of itself: a size of its own, a frame, a choice, words, a tip."""

    wide: float | None = None
    tall: float | None = None
    least: float = 0
    """Units of height at least."""
    least_wide: float = 0
    """Units of width at least."""
    most_wide: float | None = None
    """Units of width that it would like at most."""
    grow: float = 0
    """Its share of what is over along a row or column; one that grows also gives way first."""
    gives_way: bool = False
    """Whether it gives way first although it does not grow."""
    pad: Padding = BARE
    frame: str = ""
    """The sliced frame that lies on its edge, from the drawings."""
    colour: str | None = None
    """The player's colour of that frame."""
    id: str = ""
    act: Act | None = None
    label: str = ""
    """What a choice is called; its own words where nothing is said."""
    hint: str = ""
    key: str = ""
    group: str = ""
    """What it is chosen from, in words."""
    checked: bool | None = None
    """Whether it is the one of its group that is chosen, where there is one."""
    enabled: bool = True
    dead: bool = False
    """Whether it looks as if it could not be chosen; choosing it says why."""
    reach: bool = True
    """Whether a finger's room is added to a smaller choice."""
    told: bool = True
    """Whether its words are read out with what it stands on."""
    tip: Callable[[pygame.Rect], Tip | None] | None = None
    """What is explained there, by where it lies."""

    def width(self, kit: Kit) -> int:
        """The width that it would like, in device pixels."""
        if self.wide is not None:
            return kit.px(self.wide)
        if (key := (id(self), NATURAL)) not in kit.measured:
            left, _, right, _ = self.sides(kit)
            found = max(kit.px(self.least_wide), self.inner_width(kit) + left + right)
            kit.measured[key] = self, found if self.most_wide is None else min(found, kit.px(self.most_wide))
        return kit.measured[key][1]

    def height(self, kit: Kit, width: int) -> int:
        """Its height at a width, in device pixels."""
        if self.tall is not None:
            return kit.px(self.tall)
        if (key := (id(self), width)) not in kit.measured:
            left, top, right, bottom = self.sides(kit)
            inner = self.inner_height(kit, max(1, width - left - right))
            kit.measured[key] = self, max(kit.px(self.least), inner + top + bottom)
        return kit.measured[key][1]

    def sides(self, kit: Kit) -> tuple[int, int, int, int]:
        """Its padding in device pixels: left, top, right, bottom."""
        if self.pad == BARE:
            return 0, 0, 0, 0
        if len(self.pad) == 2:
            x, y = (kit.px(side) for side in self.pad)
            return x, y, x, y
        left, top, right, bottom = (kit.px(side) for side in self.pad)
        return left, top, right, bottom

    def room(self, kit: Kit, rect: pygame.Rect) -> pygame.Rect:
        """The inside of its place."""
        if self.pad == BARE:
            return rect.copy()
        left, top, right, bottom = self.sides(kit)
        return pygame.Rect(
            rect.x + left, rect.y + top, max(0, rect.w - left - right), max(0, rect.h - top - bottom)
        )

    def lay(self, kit: Kit, rect: pygame.Rect) -> list[Placed]:
        """This box and everything in it with their places, the lowest first."""
        found, waiting = [], [Placed(self, rect)]
        while waiting:
            placed = waiting.pop()
            found.append(placed)
            box, rect = placed
            waiting += reversed([*box.inside(kit, box.room(kit, rect))])
        return found

    def inner_width(self, kit: Kit) -> int:
        """The width of what is in it."""
        return 0

    def inner_height(self, kit: Kit, width: int) -> int:
        """The height of what is in it."""
        return 0

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """What is in it, placed; what is in that in turn is not told."""
        return iter(())

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Its own picture in its inside, without frame and children."""

    def says(self) -> str:
        """Its words, for those who listen."""
        return ""

    def choice(self, kit: Kit, rect: pygame.Rect) -> Target:
        """What it is to those who choose; a small one reaches as far as a finger needs."""
        assert self.act is not None
        if self.reach:
            least = kit.px(kit.finger)
            rect = rect.inflate(max(0, least - rect.w), max(0, least - rect.h))
        return Target(
            self.id,
            self.label or self.says(),
            rect,
            self.act,
            self.hint,
            self.enabled,
            self.key,
            group=self.group,
            checked=self.checked,
        )
