"""A line of a recap: its number, its icon, and two rows of words."""

from __future__ import annotations

import pygame

from game.screen import palette
from game.screen.brush import Area, Brush
from game.screen.cache import kept
from game.screen.palette import INK, SEATS
from game.table.recap.data import RecapLine
from game.ui import styles
from game.ui.boxes import Box, Fitting, Row
from game.ui.widgets import Painting, Text

ICON, SMALL_ICON, DISC = 42.0, 30.0, 12.5
"""Units of an icon's side, of a small one, and of the radius of a number's disc."""
DARK, PALE = palette.UMBER, palette.IVORY
LIGHT_SEATS = ("orange", "beige", "white")
"""Colours on which letters are dark."""
FINE = 4
"""How many times bigger discs are drawn than they are shown, to be smooth."""


def line_box(line: RecapLine, number: int, colour: str, *, faint: bool = False) -> Box:
    """A line: number and icon at the left, words beside them; the icon leaves them room."""
    style = styles.SMALL.in_ink(palette.GROOVE_EDGE if faint else INK)
    words = Text(words=line.words, style=style, grow=1)

    def form(side: float) -> Box:
        def paint(brush: Brush, width: float, height: float) -> None:
            size = min(side, height - 6)
            if side > DISC:
                paint_icon(brush, line.icon, (13, (height - size) / 2, size, size))
            paint_number(brush, number, colour, 12, (height - size) / 2 + 4)

        return Row(children=[Painting(by=paint, wide=side + 21), words], align="fill", pad=(0, 1, 3, 1))

    forms = [form(side) for side in (ICON, SMALL_ICON, DISC)]
    return Fitting(forms=forms, frame="row-loud" if line.loud else "", grow=1)


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
    brush.write(str(number), styles.LABEL.in_ink(ink_on(colour)), (x - 10, y - 10, 20, 20), side="centre")


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
