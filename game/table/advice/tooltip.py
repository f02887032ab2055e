"""How an explanation is drawn: beside what it explains, inside the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import COST, CREAM, GLOW, INK
from game.table.advice import obstacles
from game.table.layout import centred_at
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Kit, Placed, Row, Stack
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Ground, Rule, Sprite, Text

if TYPE_CHECKING:
    from game.table.table import Table

WIDTH, PADDING = 216.0, 12.0
LINK = 13.0
"""Units of the radius of the book that leads to the rules."""
ICON = 24.0
"""Units of the disc that an icon lies on."""
COLOURS = {"plain": CREAM, "heading": GLOW, "cost": COST, "gain": GLOW}


@dataclass(frozen=True, slots=True)
class Tooltip:
    """An explanation in its place."""

    tip: Tip
    rect: pygame.Rect
    placed: Sequence[Placed]


def place(table: Table, window: pygame.Rect, art: Art, tip: Tip) -> Tooltip:
    """Where an explanation lies: beside what it explains, over as little as can be of what one wants to see."""
    kit, box = _kit(table, art), tip_box(tip)
    wide = min(round(WIDTH * kit.unit * kit.letters), window.width)
    size = wide, min(box.height(kit, wide), window.height)
    rect = obstacles.best(spots(tip.anchor, size, window, kit.px(12)), tip, table)
    return Tooltip(tip, rect, box.lay(kit, rect))


def draw(table: Table, surface: pygame.Surface, art: Art, shown: Tooltip) -> None:
    """Draw an explanation in its place, with a tip towards what it explains."""
    tip, rect, unit = shown.tip, shown.rect, table.unit
    brush = Brush(surface, art, unit, letters=table.letters)
    art.frame(surface, "tooltip", rect)
    _point(brush, tip.anchor, rect, unit)
    text.cover(rect)
    boxes.paint(_kit(table, art), surface, shown.placed)
    if tip.rule:
        _link(table, brush, corner(table, rect, round(2 * LINK * unit)))


def tip_box(tip: Tip) -> Box:
    """The title, and the lines below it."""
    title = Text(words=tip.title, style=styles.SMALL_HEAD.in_ink(GLOW), level="top")
    return Column(children=[title, *map(_line_box, tip.lines)], gap=3, pad=(PADDING, PADDING))


def _line_box(line: TipLine) -> Box:
    """A heading with a rule above it; or words, beside their icon if there is one."""
    if line.tone == "heading":
        said = Text(words=line.text, style=styles.SMALL_FIGURE.in_ink(GLOW))
        return Column(children=[Rule(ink=palette.OCHRE), said], gap=3, pad=(0, 2, 0, 0))
    words = Text(words=line.text, style=styles.SMALL.in_ink(COLOURS[line.tone]), grow=1)
    if not line.icon:
        return words
    disc = Ground(ink=CREAM, radius=ICON / 2)
    icon = Stack(children=[disc, Sprite(sprite=line.icon, pad=(3, 3), wide=ICON, tall=ICON)], wide=ICON, tall=ICON)
    return Row(children=[icon, words], gap=4)


def _kit(table: Table, art: Art) -> Kit:
    return Kit(art, table.unit, table.letters)


def _link(table: Table, brush: Brush, rect: pygame.Rect) -> None:
    """The book at the corner that leads to the rules."""
    lit, unit = table.pointed == "ui-rule-tip", brush.unit
    middle, radius = rect.center, round(LINK * unit)
    pygame.draw.circle(brush.surface, GLOW if lit else palette.NIGHT, middle, radius)
    pygame.draw.circle(brush.surface, palette.HONEY, middle, radius, max(1, round(1.5 * unit)))
    brush.sprite("ui-rules", middle[0] / unit, middle[1] / unit, zoom=0.62, tint=INK if lit else GLOW)


def corner(table: Table, rect: pygame.Rect, side: int) -> pygame.Rect:
    """A square at the corner of an explanation, beside its words and inside the window."""
    return centred_at(rect.topright, side, side).clamp(table.window)


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
