"""How an explanation is drawn: beside what it explains, inside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.brush import LARGE, Brush
from game.screen.palette import COST, CREAM, GLOW
from game.table.part import Tip, TipLine

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

WIDTH, PADDING = 216.0, 12.0
TITLE, HEAD, BODY = 16.5, 14.0, 14.0
COLOURS = {"plain": CREAM, "head": GLOW, "cost": COST, "gain": GLOW}


def draw(table: Tabletop, surface: pygame.Surface, art: Art, tip: Tip, unit: float) -> pygame.Rect:
    """Draw an explanation beside what it explains, inside the window; gives its rectangle."""
    letters = LARGE if table.app.settings.large_text else 1.0
    brush = Brush(surface, art, unit, letters=letters)
    window = surface.get_rect()
    rows = _measured(brush, tip)
    width = min(round(WIDTH * unit * letters), window.width)
    height = min(round(sum(row[1] for row in rows) * unit + 2 * PADDING * unit), window.height)
    rect, side = beside(tip.anchor, (width, height), window, round(12 * unit), tip.avoid)
    brush.frame("tooltip", (rect.x / unit, rect.y / unit, rect.w / unit, rect.h / unit))
    _point(brush, tip.anchor, rect, side, unit)
    text.cover(rect)
    _write(brush, tip, rows, rect, unit)
    return rect


def _measured(brush: Brush, tip: Tip) -> list[tuple[TipLine | None, float]]:
    """The title (None) and each line with its height in units."""
    letters = brush.letters
    inside = round((WIDTH * letters - 2 * PADDING) * brush.unit)
    rows: list[tuple[TipLine | None, float]] = [
        (None, text.height(tip.title, "head", brush.px(TITLE), inside) / brush.unit + 4)
    ]
    for line in tip.lines:
        role, size = ("head", HEAD) if line.tone == "head" else ("body", BODY)
        room = inside - round(28 * brush.unit) if line.icon else inside
        tall = text.height(line.text, role, brush.px(size), room) / brush.unit  # type: ignore[arg-type]
        rows.append((line, max(tall, 26 if line.icon else 0) + (9 if line.tone == "head" else 3)))
    return rows


def _write(
    brush: Brush, tip: Tip, rows: list[tuple[TipLine | None, float]], rect: pygame.Rect, unit: float
) -> None:
    x, y = rect.x / unit + PADDING, rect.y / unit + PADDING
    width = rect.w / unit - 2 * PADDING
    for line, tall in rows:
        if line is None:
            brush.text(tip.title, "head", TITLE, GLOW, (x, y, width, tall), fit="wrap", level="top")
        elif line.tone == "head":
            brush.line(x, y + 3, x + width, y + 3, "#9C6A14")
            brush.text(line.text, "head", HEAD, GLOW, (x, y + 6, width, tall - 6), fit="wrap")
        else:
            left = 0
            if line.icon:
                left = 28
                _icon(brush, line.icon, x + 12, y + tall / 2)
            box = (x + left, y, width - left + 1, tall)
            brush.text(line.text, "body", BODY, COLOURS[line.tone], box, fit="wrap")
        y += tall


def _icon(brush: Brush, icon: str, x: float, y: float) -> None:
    """A sprite fitted into a disc of parchment."""
    pygame.draw.circle(
        brush.surface, CREAM, (round(x * brush.unit), round(y * brush.unit)), round(12 * brush.unit)
    )
    picture = brush.art.get(icon, zoom=brush.unit / brush.art.scale)
    room = 19 * brush.unit
    zoom = min(1.0, room / max(picture.get_size()))
    if zoom < 1:
        picture = brush.art.get(icon, zoom=zoom * brush.unit / brush.art.scale)
    place = picture.get_rect(center=(round(x * brush.unit), round(y * brush.unit)))
    brush.surface.blit(picture, place)


Avoided = tuple[tuple[pygame.Rect, int], ...]
"""Rectangles that had better not be covered, and how bad that would be."""


def beside(
    anchor: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int, avoid: Avoided = ()
) -> tuple[pygame.Rect, str]:
    """Where a box of this size goes next to an anchor, and which of its sides points there ("" if none does)."""
    width, height = size
    y = min(max(anchor.centery - height // 2, window.top), window.bottom - height)
    x = min(max(anchor.centerx - width // 2, window.left), window.right - width)
    # The side panels lie at the edges: prefer the side that is nearer to an edge of the window.
    left = pygame.Rect(anchor.left - gap - width, y, width, height), "right"
    right = pygame.Rect(anchor.right + gap, y, width, height), "left"
    above = pygame.Rect(x, anchor.top - gap - height, width, height), "down"
    below = pygame.Rect(x, anchor.bottom + gap, width, height), "up"
    sides = [left, right] if anchor.centerx < window.centerx else [right, left]
    places = [(rect, side) for rect, side in (*sides, above, below) if window.contains(rect)]
    if avoid:
        places += [(moved, side) for rect, side in places for moved in _shifted(rect, side, anchor, window)]
    if not places:
        return pygame.Rect(x, y, width, height), ""
    return min(places, key=lambda place: _covered(place[0], avoid))


def _shifted(rect: pygame.Rect, side: str, anchor: pygame.Rect, window: pygame.Rect) -> list[pygame.Rect]:
    """The same box moved along its anchor, as far as it still points there."""
    across = side in ("up", "down")
    reach = (rect.w if across else rect.h) // 2
    found = []
    for part in (-1.0, -0.5, 0.5, 1.0):
        moved = rect.move(round(part * reach), 0) if across else rect.move(0, round(part * reach))
        moved.clamp_ip(window)
        if not moved.colliderect(anchor):
            found.append(moved)
    return found


def _covered(rect: pygame.Rect, avoid: Avoided) -> int:
    """How bad it would be to cover what lies below a box."""
    return sum(weight * part.w * part.h for other, weight in avoid if (part := rect.clip(other)).w)


def _point(brush: Brush, anchor: pygame.Rect, rect: pygame.Rect, side: str, unit: float) -> None:
    if not side:
        return
    edge = 16 * unit
    y = min(max(anchor.centery, rect.top + edge), rect.bottom - edge) / unit
    x = min(max(anchor.centerx, rect.left + edge), rect.right - edge) / unit
    at = {
        "left": (rect.left / unit - 10, y),
        "right": (rect.right / unit + 10, y),
        "up": (x, rect.top / unit - 10),
        "down": (x, rect.bottom / unit + 10),
    }[side]
    brush.sprite(f"tooltip-tip-{side}", *at)
