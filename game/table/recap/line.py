"""How a line of a recap is painted: its number, its icon, and two rows of words."""

from __future__ import annotations

import pygame

from game.screen import palette
from game.screen.brush import Area, Brush
from game.screen.cache import kept
from game.screen.palette import INK, SEATS
from game.table.recap.data import RecapLine

WORDS = 14.5
ICON = 42.0
SMALL_ICON = 30.0
DISC = 12.5
NARROW = 150.0
"""Units of width below which a line has no room for its icon."""
DARK, PALE = palette.UMBER, palette.IVORY
LIGHT_SEATS = ("orange", "beige", "white")
"""Colours on which letters are dark."""
FINE = 4
"""How many times bigger discs are drawn than they are shown, to be smooth."""


def paint_line(brush: Brush, line: RecapLine, number: int, colour: str, box: Area, *, faint: bool = False) -> None:
    """A line in a box: number and icon at the left, words beside them."""
    x, y, w, h = box
    if line.loud:
        brush.frame("row-loud", box)
    side = _icon_side(brush, line.words, w, h)
    middle = y + h / 2
    if side > DISC:
        paint_icon(brush, line.icon, (x + 13, middle - side / 2, side, side))
    paint_number(brush, number, colour, x + 12, middle - side / 2 + 4)
    left = x + 13 + side + 8
    ink = palette.GROOVE_EDGE if faint else INK
    brush.text(line.words, "body", WORDS, ink, (left, y + 1, x + w - left - 3, h - 2), fit="wrap")


def _icon_side(brush: Brush, words: str, w: float, h: float) -> float:
    """How large an icon may be so that the words beside it keep their size; as small as the number: none."""
    side = min(ICON, h - 6) if w >= NARROW else DISC
    longest = max(brush.wide(row, "body", WORDS) for row in words.split("\n"))
    left = w - 24 - longest
    return side if side <= left else min(side, SMALL_ICON) if left >= SMALL_ICON else DISC


def paint_icon(brush: Brush, names: str, box: Area, *, bare: bool = False) -> None:
    """One sprite or two, as big as a box allows, on a light ground."""
    x, y, w, h = box
    if not bare:
        brush.frame("recap-icon", box)
    listed = names.split("+")
    apart = 0.0 if len(listed) == 1 else 0.2
    room = (0.84 if len(listed) == 1 else 0.56) * min(w, h) * brush.unit
    for number, name in enumerate(listed):
        wide, tall = brush.art.get(name).get_size()
        size = room / max(wide, tall)
        picture = brush.art.get(name, size=(max(1, round(wide * size)), max(1, round(tall * size))))
        aside = 0.0 if len(listed) == 1 else apart * (2 * number - 1)
        at = (brush.x + (x + w * (0.5 + aside)) * brush.unit, brush.y + (y + h * (0.5 + aside / 2)) * brush.unit)
        brush.surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


def paint_number(brush: Brush, number: int, colour: str, x: float, y: float) -> None:
    """The number of a line on its disc."""
    picture = disc(round(DISC * brush.unit), colour)
    at = (round(brush.x + x * brush.unit), round(brush.y + y * brush.unit))
    brush.surface.blit(picture, picture.get_rect(center=at))
    brush.text(str(number), "strong", 15, ink_on(colour), (x - 10, y - 10, 20, 20), side="centre")


def ink_on(colour: str) -> str:
    """The ink that can be read on a player's colour."""
    return DARK if colour in LIGHT_SEATS else PALE


@kept
def disc(radius: int, colour: str) -> pygame.Surface:
    """A disc in a player's colour with a dark rim."""
    side = 2 * (radius + 2)
    big = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    middle = (side * FINE // 2, side * FINE // 2)
    rim = palette.CREAM if colour == "black" else DARK
    pygame.draw.circle(big, rim, middle, radius * FINE)
    pygame.draw.circle(big, SEATS[colour], middle, round(radius * 0.86 * FINE))
    pygame.draw.circle(big, PALE, middle, round(radius * 0.78 * FINE), max(1, round(radius * 0.07 * FINE)))
    return pygame.transform.smoothscale(big, (side, side))
