"""How an explanation is drawn: beside what it explains, inside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import COST, CREAM, GLOW, INK
from game.table.advice import obstacles
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.table.table import Table

WIDTH, PADDING = 216.0, 12.0
LINK = 13.0
"""Units of the radius of the book that leads to the rules."""
TITLE, HEAD, BODY = 16.5, 14.0, 14.0
COLOURS = {"plain": CREAM, "head": GLOW, "cost": COST, "gain": GLOW}


def place(table: Table, window: pygame.Rect, art: Art, tip: Tip) -> pygame.Rect:
    """Where an explanation lies: beside what it explains, over as little as can be of what one wants to see."""
    brush = _brush(table, pygame.Surface((1, 1)), art)
    unit = table.unit
    tall = sum(row[1] for row in _measured(brush, tip)) * unit + 2 * PADDING * unit
    size = min(round(WIDTH * unit * brush.letters), window.width), min(round(tall), window.height)
    return obstacles.best(spots(tip.anchor, size, window, round(12 * unit)), tip, table)


def draw(table: Table, surface: pygame.Surface, art: Art, tip: Tip, rect: pygame.Rect) -> None:
    """Draw an explanation in its rectangle, with a tip towards what it explains."""
    brush, unit = _brush(table, surface, art), table.unit
    brush.frame("tooltip", (rect.x / unit, rect.y / unit, rect.w / unit, rect.h / unit))
    _point(brush, tip.anchor, rect, unit)
    text.cover(rect)
    _write(brush, tip, _measured(brush, tip), rect, unit)
    if tip.rule:
        _link(table, brush, corner(table, rect, round(2 * LINK * unit)))


def _link(table: Table, brush: Brush, rect: pygame.Rect) -> None:
    """The book at the corner that leads to the rules."""
    lit, unit = table.pointed == "ui-rule-tip", brush.unit
    middle, radius = rect.center, round(LINK * unit)
    pygame.draw.circle(brush.surface, GLOW if lit else palette.NIGHT, middle, radius)
    pygame.draw.circle(brush.surface, palette.HONEY, middle, radius, max(1, round(1.5 * unit)))
    brush.sprite("ui-rules", middle[0] / unit, middle[1] / unit, zoom=0.62, tint=INK if lit else GLOW)


def corner(table: Table, rect: pygame.Rect, side: int) -> pygame.Rect:
    """A square at the corner of an explanation, beside its words and inside the window."""
    place = pygame.Rect(0, 0, side, side)
    place.center = rect.topright
    return place.clamp(pygame.Rect((0, 0), table.app.viewport.size))


def _brush(table: Table, surface: pygame.Surface, art: Art) -> Brush:
    return Brush(surface, art, table.unit, letters=table.letters)


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
            brush.line(x, y + 3, x + width, y + 3, palette.OCHRE)
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


def spots(anchor: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Where a box of this size can go next to an anchor, the usual places first."""
    width, height = size
    y, x = anchor.centery - height // 2, anchor.centerx - width // 2
    left, right = anchor.left - gap - width, anchor.right + gap
    above, below = anchor.top - gap - height, anchor.bottom + gap
    # The side panels lie at the edges: prefer the side that is nearer to an edge of the window.
    near, far = (left, right) if anchor.centerx < window.centerx else (right, left)
    corners = [
        (side, level) for side in (near, far) for level in (anchor.top, anchor.bottom - height, above, below)
    ]
    further = [(side + way, y) for side, way in ((left, -anchor.w), (right, anchor.w))]
    higher = [(x, above - anchor.h), (x, below + anchor.h)]
    places = [(near, y), (far, y), (x, above), (x, below), *corners, *further, *higher]
    found = [pygame.Rect(place, size) for place in places]
    inside = [rect for rect in found if window.contains(rect)]
    slid = [rect.clamp(window) for rect in found]
    return inside or [rect for rect in slid if not rect.colliderect(anchor)] or slid


def _point(brush: Brush, anchor: pygame.Rect, rect: pygame.Rect, unit: float) -> None:
    """A small triangle at the edge that faces the anchor, where it lies straight beside it and near."""
    edge = 16 * unit
    if not rect.inflate(round(4 * edge), round(4 * edge)).colliderect(anchor):
        return
    x = max(rect.left + edge, min(anchor.centerx, rect.right - edge))
    y = max(rect.top + edge, min(anchor.centery, rect.bottom - edge))
    if anchor.top <= y <= anchor.bottom and not rect.left <= anchor.centerx <= rect.right:
        side = "left" if anchor.centerx < rect.left else "right"
    elif anchor.left <= x <= anchor.right and not rect.top <= anchor.centery <= rect.bottom:
        side = "up" if anchor.centery < rect.top else "down"
    else:
        return
    at = {
        "left": (rect.left / unit - 10, y / unit),
        "right": (rect.right / unit + 10, y / unit),
        "up": (x / unit, rect.top / unit - 10),
        "down": (x / unit, rect.bottom / unit + 10),
    }[side]
    brush.sprite(f"tooltip-tip-{side}", *at)
