"""Where the bubble of a lesson stands: beside what it points at, where it hides the least; and its tip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.screen import palette

WINDOW, CHOICE, FAR = 60.0, 5.0, 0.5
"""How bad it is to hide a pixel of what is talked about or of a choice, and to stand a pixel farther away, by the
width of the bubble."""

FARTHEST = 90
"""Units over which a bubble still has a tip."""


def best(
    size: tuple[int, int],
    area: pygame.Rect,
    at: pygame.Rect | None,
    windows: Sequence[pygame.Rect],
    choices: Sequence[pygame.Rect],
    gap: int,
) -> pygame.Rect:
    """The place of a bubble of this size in an area; `at` is what it points at."""

    def cost(rect: pygame.Rect) -> float:
        hidden = WINDOW * sum(_common(rect, one) for one in windows)
        hidden += CHOICE * sum(_common(rect, one) for one in choices)
        away = _distance(rect, at) if at is not None else 0
        return hidden + FAR * away * rect.w

    return min((rect.clamp(area) for rect in _places(size, area, at, gap)), key=cost)


def _places(size: tuple[int, int], area: pygame.Rect, at: pygame.Rect | None, gap: int) -> Iterator[pygame.Rect]:
    rect = pygame.Rect((0, 0), size)
    if at is not None:
        xs = (at.left - gap - rect.w, at.right + gap)
        ys = (at.top - gap - rect.h, at.bottom + gap)
        along_x = (at.left - rect.w // 8, at.centerx - rect.w // 2, at.right - rect.w * 7 // 8)
        along_y = (at.top - rect.h // 8, at.centery - rect.h // 2, at.bottom - rect.h * 7 // 8)
        for x in xs:
            yield from (rect.move(x, y) for y in (*along_y, *ys))
        for y in ys:
            yield from (rect.move(x, y) for x in along_x)
    for name in ("center", "midtop", "midbottom", "topleft", "topright", "bottomleft", "bottomright"):
        placed = rect.copy()
        setattr(placed, name, getattr(area, name))
        yield placed
    for share in range(1, 8):
        yield rect.move(area.centerx - rect.w // 2, area.y + (area.h - rect.h) * share // 8)


def _common(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


def _distance(one: pygame.Rect, other: pygame.Rect) -> int:
    right = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return right + down


def draw_tip(surface: pygame.Surface, rect: pygame.Rect, at: pygame.Rect, unit: float) -> None:
    """The tip of a bubble towards what it points at."""
    points = _tip(rect, at, unit)
    if points:
        pygame.draw.polygon(surface, palette.PARCHMENT, points)
        pygame.draw.lines(surface, palette.BARK, False, [points[0], points[2], points[1]], max(1, round(unit)))


def _tip(rect: pygame.Rect, at: pygame.Rect, unit: float) -> list[tuple[float, float]]:
    """The corners of the bubble's tip: two on its edge, the third at what it points at; none where that is far."""
    half, inset = 13 * unit, 26 * unit
    if rect.colliderect(at) or _distance(rect, at) > FARTHEST * unit:
        return []
    x = min(max(at.centerx, rect.left + inset), rect.right - inset)
    y = min(max(at.centery, rect.top + inset), rect.bottom - inset)
    goal = min(max(rect.centerx, at.left), at.right), min(max(rect.centery, at.top), at.bottom)
    if at.top >= rect.bottom or at.bottom <= rect.top:
        edge = rect.bottom - 1 if at.top >= rect.bottom else rect.top
        return [(x - half, edge), (x + half, edge), goal]
    edge = rect.right - 1 if at.left >= rect.right else rect.left
    return [(edge, y - half), (edge, y + half), goal]
