"""The cards in a camp, side by side: which can be played now, and what is said of the others."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

import pygame

from engine.lost_temple import CARDS, Count
from game.lost_temple.words import naming
from game.screen.brush import Area, Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM, GOLD, SOFT
from game.table.dialog.page import Painter
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Painting, Text

CARD = (64.0, 68.0)
"""Units of a card's sides."""
WIDEST, NARROWEST = 53.0, 37.0
"""Units of a card's place where there is room, and where it is scarce."""
MORE = "more"
"""The name of the button for the cards that have no room."""


def when(card: str, plays: Collection[str]) -> str:
    """When a card counts: now by playing it, in a move, at the end, or at another moment."""
    if card in plays:
        return "play"
    return "at-end" if card.startswith("end-") else "moving" if card == "secret-passage" else "later"


def hand(words: Catalogue, held: Count, plays: Collection[str], usable: Callable[[str, Box], Box]) -> Box:
    """Each kind of card: those that can be played first, and those that have no room as one button.

    `usable` gives a card, or the button by the name of `MORE`, what choosing it does.
    """
    kinds = sorted((card for card in CARDS if held.get(card)), key=lambda card: card not in plays)
    found = [usable(card, _card(words, card, held[card], when(card, plays))) for card in kinds]
    forms: list[Box] = [_row([replace(one, wide=WIDEST) for one in found])]
    for shown in range(len(kinds), -1, -1):
        listed = [replace(one, wide=NARROWEST, grow=1) for one in found[:shown]]
        if rest := sum(held[card] for card in kinds[shown:]):
            label = words("lost-temple.choose.cards.more", number=rest)
            listed.append(usable(MORE, button("", label, _nothing, style=styles.CAPTION, wide=NARROWEST, grow=1)))
        forms.append(_row(listed))
    return Fitting(forms=forms, grow=1)


def _row(found: list[Box]) -> Box:
    return Row(children=found, gap=3, align="fill", tall=0)


def _card(words: Catalogue, card: str, count: int, when: str) -> Box:
    """A card with a gold rim and its button if it can be played, else with when it counts."""

    def paint(brush: Brush, width: float, height: float) -> None:
        zoom = min((width - 4) / CARD[0], height / CARD[1], 1.0)
        x, y, half = width / 2, height / 2, (zoom * CARD[0] / 2, zoom * CARD[1] / 2)
        if when == "play":
            _paint_rim(brush, (x - half[0] - 2, y - half[1] - 2, 2 * half[0] + 4, 2 * half[1] + 4))
        brush.sprite(naming.card_sprite(card), x, y, zoom=zoom)
        if count > 1:
            paint_badge(brush, "badge-gold", count, min(x + half[0], width - 6), y - half[1] + 4)

    label = words(f"lost-temple.choose.{when}")
    if when == "play":
        foot = Text(words=label, style=styles.SMALL_LABEL, frame="button-main", tall=24, pad=(3, 0, 3, 2))
    else:
        foot = Text(words=label, style=styles.FINE.in_ink(SOFT), tall=21)
    foot = replace(foot, side="centre", fit="shrink")
    large = Column(children=[Painting(by=paint, tall=58), foot], gap=2, pack="centre", wide=0)
    small = Column(children=[Painting(by=paint, grow=1), foot], gap=2, wide=0, tall=0)
    return Fitting(forms=[large, small], tall=0)


def paint_badge(brush: Brush, sprite: str, count: int, x: float, y: float) -> None:
    """How many there are, on a round badge with its middle there."""
    ink = CREAM if sprite == "badge-dark" else styles.FINE_LABEL.ink
    brush.sprite(sprite, x, y, zoom=0.9)
    brush.write(str(count), styles.FINE_LABEL.in_ink(ink), (x - 9, y - 9, 18, 18), side="centre")


def card_painter(words: Catalogue, card: str, count: int = 1) -> Painter:
    """Paints a card as big as a cell of a dialog allows: its name in the strip, and how many there are."""

    def paint(brush: Brush, width: float, height: float) -> None:
        x, y, zoom = width / 2, height / 2, min(1.25, height / 74, width / 68)
        brush.sprite(naming.card_sprite(card), x, y, zoom=zoom)
        if zoom >= 1:
            strip = (x - 28 * zoom, y + 17 * zoom, 56 * zoom, 14 * zoom)
            brush.write(naming.card(words, card), styles.LABEL.in_ink(CREAM), strip, side="centre")
        if count > 1:
            paint_badge(brush, "badge-gold", count, x + 26 * zoom, y - 28 * zoom)

    return paint


def _paint_rim(brush: Brush, area: Area) -> None:
    rect, wide = brush.rect(area), max(2, round(2.4 * brush.unit))
    pygame.draw.rect(brush.surface, GOLD, rect, wide, round(5 * brush.unit))


def _nothing() -> None:
    """What a button does that can only be looked at."""
