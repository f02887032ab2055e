"""Boxes: what panels, cards, rows, sheets and pages are made of.

A tree of boxes is only a description. `lay` gives every box of it a place, once; painting, choosing, explaining
and reading aloud walk that one list, so no rectangle is worked out twice. What a single box is stands in
game/ui/box.py, what boxes are filled with in game/ui/widgets.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.screen import text
from game.screen.targets import Target
from game.ui.box import Act as Act
from game.ui.box import Box as Box
from game.ui.box import Kit as Kit
from game.ui.box import Padding as Padding
from game.ui.box import Placed as Placed
from game.ui.tip import Tip

Align = Literal["start", "centre", "end", "fill"]
Pack = Literal["start", "centre", "end", "between"]


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
            yield Placed(one, pygame.Rect(x, rect.y + aside(self.align, rect.h - tall), wide, tall))
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
            yield Placed(one, pygame.Rect(rect.x + aside(self.align, rect.w - wide), y, wide, tall))
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
        return sum(row.inner_height(kit, width) for row in rows) + kit.px(self.gap) * max(0, len(rows) - 1)

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
            yield Placed(one, rect)


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
        """The one that fits; of those, the first that is not too tall for its place, or else the lowest."""
        wide = [one for one in self.forms if one.width(kit) * self.slack <= rect.w] or [self.forms[-1]]
        low = next((one for one in wide if one.height(kit, rect.w) <= rect.h), None)
        form = low or min(wide, key=lambda one: one.height(kit, rect.w))
        yield Placed(form, rect)


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


def sized(kit: Kit, box: Box, width: int) -> pygame.Rect:
    """A place for a box in the corner of the window that is so wide, and as tall as the box gets."""
    return pygame.Rect(0, 0, width, box.height(kit, width))


def put(kit: Kit, surface: pygame.Surface, box: Box, rect: pygame.Rect) -> None:
    """Paint a box that lies over everything else for a while, such as a tooltip."""
    text.cover(rect)
    paint(kit, surface, box.lay(kit, rect))


def find(placed: Sequence[Placed], wanted: str) -> pygame.Rect | None:
    """Where the box with an id lies."""
    return next((rect for box, rect in placed if box.id == wanted), None)
