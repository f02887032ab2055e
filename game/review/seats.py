"""The players at a review's chart: who is ahead where, and whose turns are shown when one is chosen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import INK
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.review.frame import ChartFrame
    from game.ui.blockpage import BlockPage as Page


def seat_rects(page: Page, rect: pygame.Rect, chart: ChartFrame) -> list[tuple[int, pygame.Rect]]:
    """Where the players are named: inside the chart for two, at the ends of the lines for more."""
    area, touch = chart.plot(page, rect), not chart.roomy(page, rect)
    tall = page.px(44 if touch else 34)
    if chart.two:
        size, wide = page.type(14), page.px(30)
        found = []
        for seat in range(2):
            said = page.app.words("review.ahead", name=chart.story.session.name(seat))
            place = pygame.Rect(area.x + page.px(4), 0, wide + text.measure(said, "strong", size)[0], tall)
            middle = area.top + page.px(15) if seat == chart.seat else area.bottom - page.px(13)
            place.centery = middle
            found.append((seat, _clear(page, area, chart, place)))
        return sorted(found, key=lambda one: one[1].y)
    count = chart.story.players
    step = min(tall, (rect.h - page.px(8)) // count)
    ends = {seat: line[-1] if line else 0.0 for seat, line in enumerate(chart.lines)}
    order = sorted(ends, key=lambda seat: -ends[seat])
    tops: list[float] = []
    for y in (chart.y(area, ends[seat]) for seat in order):
        tops.append(max(y - step / 2, tops[-1] + step if tops else rect.y + page.px(4)))
    over = max(0.0, tops[-1] + step - rect.bottom + page.px(4))
    for n in reversed(range(len(tops))):
        limit = tops[n + 1] - step if n + 1 < len(tops) else tops[n] - over
        tops[n] = min(tops[n], limit)
    return [
        (seat, pygame.Rect(area.right + page.px(4), round(top), page.px(46), step))
        for seat, top in zip(order, tops, strict=True)
    ]


def _clear(page: Page, area: pygame.Rect, chart: ChartFrame, place: pygame.Rect) -> pygame.Rect:
    """A name at the same height where the line and the marks leave it free, or cover least of it."""
    turns, step = chart.story.turns, page.px(6)
    line = [(chart.x(area, n), chart.y(area, value)) for n, value in enumerate(chart.shown[0])]
    marks = [at for card in chart.marks if (at := chart.at(area, card.entry)) is not None]
    parts = [chart.x(area, n + 0.5) for n, (one, after) in enumerate(pairwise(turns)) if one.stage != after.stage]
    upper = place.centery < area.centery

    def covered(left: int) -> int:
        """How much of the name is covered there: a line through it is worse than the colour of who is ahead."""
        name = place.move(left - place.x, 0).inflate(0, page.px(22) - place.h)
        found = 6 * sum(name.inflate(page.px(22), page.px(22)).collidepoint(at) for at in marks)
        found += sum(name.left < x < name.right for x in parts)
        for (x0, y0), (x1, y1) in pairwise(line):
            if x0 <= name.right and x1 >= name.left:
                if name.clipline(x0, y0, x1, y1):
                    found += 3
                elif (min(y0, y1) < name.top) if upper else (max(y0, y1) > name.bottom):
                    found += 1
        return found

    lefts = range(place.x, max(place.x, area.right - place.w) + 1, step) if turns else [place.x]
    free = next((left for left in lefts if not covered(left)), None)
    return place.move((min(lefts, key=covered) if free is None else free) - place.x, 0)


def draw_seats(surface: pygame.Surface, page: Page, rect: pygame.Rect, chart: ChartFrame) -> None:
    """Emblems, for two players with words."""
    for seat, place in seat_rects(page, rect, chart):
        colour = page.colours[seat]
        if page.app.pointed == f"seat-{seat}":
            pygame.draw.rect(surface, palette.LIT, place.inflate(0, -page.px(8)), border_radius=page.px(6))
        if not chart.two:
            zoom = 1.0 if seat == chart.seat else 0.8
            page.art.draw(surface, "seat", place.center, colour=colour, zoom=zoom)
            continue
        page.art.draw(surface, "seat", (place.x + page.px(13), place.centery), colour=colour, zoom=0.85)
        said = page.app.words("review.ahead", name=chart.story.session.name(seat))
        label = pygame.Rect(place.x + page.px(27), place.y, place.w, place.h)
        text.draw(surface, said, "strong", page.type(14), INK, label)


def seat_targets(page: Page, rect: pygame.Rect, chart: ChartFrame) -> list[Target]:
    """Whose turns are shown."""
    words, session = page.app.words, chart.story.session
    return [
        Target(f"seat-{seat}", words("review.of", name=session.name(seat)), place, chart.choose(seat))
        for seat, place in seat_rects(page, rect, chart)
    ]
