"""The players at a review's chart: inside it for two, at the ends of their lines for more."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.review.leadlines import LeadLines, Size

TALL, WIDE = 44.0, 46.0
"""Units of a player's place; the names of two are as wide as they are written."""
UPPER, LOWER = 15, 13
"""Units from the edges of the chart to the middle of a name."""
NAME = 22
"""Units of height that are really written in."""
STEP = 6
"""Units between places that are looked at for a name."""
Area = tuple[float, float, float, float]


def named_places(lead: LeadLines, size: Size, widths: list[float]) -> list[tuple[int, Area]]:
    """Where the names of two players stand, each as wide as it needs, the upper one first."""
    own, other = lead.seat, 1 - lead.seat
    middles = ((own, UPPER), (other, size[1] - LOWER))
    return [(seat, _clear(lead, size, (4, middle - TALL / 2, widths[seat], TALL))) for seat, middle in middles]


def line_ends(lead: LeadLines, size: Size, above: float, below: float) -> list[tuple[int, Area]]:
    """Where more players stand: beside the ends of their lines, who is ahead first, and none upon another.

    They may go so many units above and below the chart.
    """
    top, bottom = 4 - above, size[1] + below - 4
    step = min(TALL, (bottom - top) / lead.story.players)
    ends = {seat: line[-1] if line else 0.0 for seat, line in enumerate(lead.lines)}
    order = sorted(ends, key=lambda seat: -ends[seat])
    tops: list[float] = []
    for seat in order:
        tops.append(max(lead.y(size, ends[seat]) - step / 2, tops[-1] + step if tops else top))
    limit = bottom - step
    for number in reversed(range(len(tops))):
        tops[number] = min(tops[number], limit)
        limit = tops[number] - step
    return [(seat, (size[0] + 4, y, WIDE, step)) for seat, y in zip(order, tops, strict=True)]


def _clear(lead: LeadLines, size: Size, place: Area) -> Area:
    """A name at the same height where the line and the marks leave it free, or cover least of it."""
    turns, (left, top, wide, tall) = lead.story.turns, place
    line = lead.points(size, lead.shown[0])
    marks = [at for card in lead.marks if (at := lead.at(size, card.entry)) is not None]
    parts = [lead.x(size, n + 0.5) for n, (one, after) in enumerate(pairwise(turns)) if one.stage != after.stage]
    middle = top + tall / 2

    def covered(x: float) -> int:
        """How much of the name is covered there: a line through it is worse than the colour of who is ahead."""
        name = pygame.FRect(x, middle - NAME / 2, wide, NAME)
        found = 6 * sum(name.inflate(NAME, NAME).collidepoint(at) for at in marks)
        found += sum(name.left < one < name.right for one in parts)
        for (x0, y0), (x1, y1) in pairwise(line):
            if x0 <= name.right and x1 >= name.left:
                if name.clipline(x0, y0, x1, y1):
                    found += 3
                elif (min(y0, y1) < name.top) if middle < size[1] / 2 else (max(y0, y1) > name.bottom):
                    found += 1
        return found

    count = int(max(0.0, size[0] - wide - left) // STEP) + 1 if turns else 1
    lefts = [left + number * STEP for number in range(count)]
    free = next((one for one in lefts if not covered(one)), None)
    return min(lefts, key=covered) if free is None else free, top, wide, tall
