"""Boxes: what panels, cards, rows, sheets and pages are made of.

A tree of boxes is only a description. `lay` gives every box of it a place, once; painting, choosing, explaining
and reading aloud walk that one list, so no rectangle is worked out twice. Lengths are units of the design;
`Kit.unit` says how many device pixels one is. What boxes are filled with is in game/ui/widgets.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.targets import Target
from game.ui.tip import Tip

Align = Literal["start", "centre", "end", "fill"]
Pack = Literal["start", "centre", "end", "between"]
Act = Callable[[], None]
Padding = tuple[float, float] | tuple[float, float, float, float]
"""Units at left and right and above and below; or at left, above, right and below."""
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
    pad: Padding = (0, 0)
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
        if len(self.pad) == 2:
            x, y = (kit.px(side) for side in self.pad)
            return x, y, x, y
        left, top, right, bottom = (kit.px(side) for side in self.pad)
        return left, top, right, bottom

    def room(self, kit: Kit, rect: pygame.Rect) -> pygame.Rect:
        """The inside of its place."""
        left, top, right, bottom = self.sides(kit)
        return pygame.Rect(
            rect.x + left, rect.y + top, max(0, rect.w - left - right), max(0, rect.h - top - bottom)
        )

    def lay(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """This box and everything in it with their places, the lowest first."""
        yield Placed(self, rect)
        yield from self.inside(kit, self.room(kit, rect))

    def inner_width(self, kit: Kit) -> int:
        """The width of what is in it."""
        return 0

    def inner_height(self, kit: Kit, width: int) -> int:
        """The height of what is in it."""
        return 0

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """What is in it, placed."""
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
        return Target(self.id, self.label or self.says(), rect, self.act, self.hint, self.enabled, self.key)


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(Box):
    """What rows, columns and stacks have in common."""

    children: Sequence[Box]
    gap: float = 0
    align: Align = "fill"
    """Where children stand across its direction."""
    pack: Pack = "start"
    """Where they stand along it when nothing grows."""

    def gaps(self, kit: Kit) -> int:
        """The room between all children."""
        return kit.px(self.gap) * max(0, len(self.children) - 1)

    def share(self, wanted: list[int], room: int) -> list[int]:
        """The lengths of the children along its direction."""
        loose = [one.gives_way or one.grow > 0 for one in self.children]
        return shared(wanted, [one.grow for one in self.children], room, loose)


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Several):
    """Boxes side by side."""

    align: Align = "centre"
    equal: bool = False
    """Whether all are equally wide, whatever is in them."""

    def inner_width(self, kit: Kit) -> int:
        """All of them and the gaps."""
        widths = [one.width(kit) for one in self.children]
        whole = max(widths, default=0) * len(widths) if self.equal else sum(widths)
        return whole + self.gaps(kit)

    def widths(self, kit: Kit, width: int) -> list[int]:
        """How wide each is in a row of this width."""
        room = width - self.gaps(kit)
        if self.equal:
            return shared([0] * len(self.children), [1.0] * len(self.children), room)
        return self.share([one.width(kit) for one in self.children], room)

    def inner_height(self, kit: Kit, width: int) -> int:
        """The tallest."""
        pairs = zip(self.children, self.widths(kit, width), strict=True)
        return max((one.height(kit, wide) for one, wide in pairs), default=0)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """From left to right."""
        widths = self.widths(kit, rect.w)
        x, gap = packed(self.pack, rect.x, rect.w - sum(widths), kit.px(self.gap), len(widths))
        for one, wide in zip(self.children, widths, strict=True):
            tall = rect.h if self.align == "fill" else min(rect.h, one.height(kit, wide))
            yield from one.lay(kit, pygame.Rect(x, rect.y + aside(self.align, rect.h - tall), wide, tall))
            x += wide + gap


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Several):
    """Boxes below each other, all as wide as the column unless it says where narrower ones stand."""

    def inner_width(self, kit: Kit) -> int:
        """The widest."""
        return max((one.width(kit) for one in self.children), default=0)

    def child_width(self, kit: Kit, one: Box, width: int) -> int:
        """How wide a child is in a column of this width."""
        return width if self.align == "fill" else min(width, one.width(kit))

    def inner_height(self, kit: Kit, width: int) -> int:
        """All of them and the gaps."""
        heights = (one.height(kit, self.child_width(kit, one, width)) for one in self.children)
        return sum(heights) + self.gaps(kit)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """From the top down."""
        widths = [self.child_width(kit, one, rect.w) for one in self.children]
        wanted = [one.height(kit, wide) for one, wide in zip(self.children, widths, strict=True)]
        heights = self.share(wanted, rect.h - self.gaps(kit))
        y, gap = packed(self.pack, rect.y, rect.h - sum(heights), kit.px(self.gap), len(heights))
        for one, wide, tall in zip(self.children, widths, heights, strict=True):
            yield from one.lay(kit, pygame.Rect(rect.x + aside(self.align, rect.w - wide), y, wide, tall))
            y += tall + gap


@dataclass(frozen=True, slots=True, kw_only=True)
class Flow(Several):
    """Boxes side by side as long as they fit, then in the next row."""

    align: Align = "start"

    def rows(self, kit: Kit, width: int) -> list[Row]:
        """The rows that a width has room for."""
        rows: list[list[Box]] = [[]]
        used = 0
        for one in self.children:
            wide = one.width(kit)
            if rows[-1] and used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(one)
            used += wide + kit.px(self.gap)
        return [Row(children=row, gap=self.gap, pack=_PACKS[self.align]) for row in rows]

    def inner_width(self, kit: Kit) -> int:
        """All in one row."""
        return sum(one.width(kit) for one in self.children) + self.gaps(kit)

    def inner_height(self, kit: Kit, width: int) -> int:
        """All rows and the gaps between them."""
        rows = self.rows(kit, width)
        return sum(row.inner_height(kit, width) for row in rows) + kit.px(self.gap) * (len(rows) - 1)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """Row by row."""
        y = rect.y
        for row in self.rows(kit, rect.w):
            tall = row.inner_height(kit, rect.w)
            yield from row.inside(kit, pygame.Rect(rect.x, y, rect.w, tall))
            y += tall + kit.px(self.gap)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack(Several):
    """Boxes upon each other, each in the whole place."""

    def inner_width(self, kit: Kit) -> int:
        """The widest."""
        return max((one.width(kit) for one in self.children), default=0)

    def inner_height(self, kit: Kit, width: int) -> int:
        """The tallest."""
        return max((one.height(kit, width) for one in self.children), default=0)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The first lies lowest."""
        for one in self.children:
            yield from one.lay(kit, rect)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitting(Box):
    """The first of several forms that has room at the width at hand, or else the last."""

    forms: Sequence[Box]
    slack: float = 1.0
    """The part of the width it would like that is enough for a form."""

    def fit(self, kit: Kit, width: int) -> Box:
        """The form for a width."""
        return next((one for one in self.forms if one.width(kit) * self.slack <= width), self.forms[-1])

    def inner_width(self, kit: Kit) -> int:
        """What the first one would like."""
        return self.forms[0].width(kit)

    def inner_height(self, kit: Kit, width: int) -> int:
        """The height of the one that fits."""
        return self.fit(kit, width).height(kit, width)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The one that fits; of those, the first that is not too tall for its place."""
        wide = [one for one in self.forms if one.width(kit) * self.slack <= rect.w] or [self.forms[-1]]
        low = next((one for one in wide if one.height(kit, rect.w) <= rect.h), wide[0])
        yield from low.lay(kit, rect)


_PACKS: dict[Align, Pack] = {"start": "start", "fill": "start", "centre": "centre", "end": "end"}


def aside(align: Align, spare: int) -> int:
    """How far from the start something begins that leaves so much over."""
    return {"start": 0, "fill": 0, "centre": spare // 2, "end": spare}[align]


def packed(pack: Pack, start: int, spare: int, gap: int, count: int) -> tuple[int, int]:
    """Where the first of some boxes begins and the room between them; `spare` is left over with the gaps."""
    over = max(0, spare - gap * max(0, count - 1))
    if pack == "between" and count > 1:
        return start, gap + over // (count - 1)
    return start + {"start": 0, "between": 0, "centre": over // 2, "end": over}[pack], gap


def shared(wanted: list[int], shares: list[float], room: int, loose: list[bool] | None = None) -> list[int]:
    """Lengths that fill a room: those that grow share what is over, or give way; only then all get smaller.

    `loose` says which give way, where those are not the same that grow.
    """
    spare = room - sum(wanted)
    if spare == 0 or (spare > 0 and not any(shares)):
        return wanted
    if spare < 0:
        first = loose if loose is not None else [share > 0 for share in shares]
        given = [length if one else 0 for length, one in zip(wanted, first, strict=True)]
        shares = [float(length) for length in (given if sum(given) >= -spare else wanted)]
    whole, found, before = sum(shares) or 1, [], 0.0
    for length, share in zip(wanted, shares, strict=True):
        part = round((before + share) * spare / whole) - round(before * spare / whole)
        found.append(max(0, length + part))
        before += share
    return found


def paint(kit: Kit, surface: pygame.Surface, placed: Sequence[Placed]) -> None:
    """Everything that was placed, the lowest first."""
    for box, rect in placed:
        if box.frame:
            kit.art.frame(surface, box.frame, rect, colour=box.colour)
        box.paint(kit, surface, box.room(kit, rect))


def targets(kit: Kit, placed: Sequence[Placed]) -> list[Target]:
    """Everything that can be chosen, in reading order."""
    return [box.choice(kit, rect) for box, rect in placed if box.act is not None]


def told(placed: Sequence[Placed]) -> tuple[str, ...]:
    """Everything that is to be read and cannot be chosen, in reading order."""
    return tuple(said for box, _ in placed if box.told and box.act is None and (said := box.says()))


def tip(placed: Sequence[Placed], x: float, y: float) -> Tip | None:
    """What is explained at a point: the topmost box there that has something to say."""
    for box, rect in reversed(placed):
        if box.tip is not None and rect.collidepoint(x, y) and (found := box.tip(rect)) is not None:
            return found
    return None


def find(placed: Sequence[Placed], wanted: str) -> pygame.Rect | None:
    """Where the box with an id lies."""
    return next((rect for box, rect in placed if box.id == wanted), None)
