"""The cards in a camp, side by side: which can be played now, and what is said of the others."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from engine.lost_temple import CARDS, Count
from game.lost_temple.words import naming
from game.screen.brush import Area, Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM, GOLD, INK, SOFT
from game.table.dialog.page import Painter
from game.table.panels.panel import Button, paint_button

CARD = (64.0, 68.0)
"""Units of a card's sides."""
WIDEST, NARROWEST = 56.0, 40.0
"""Units from card to card where there is room, and where it is scarce."""
FOOT = 26.0
"""Units below a card for the button that plays it, or for when it counts."""
PLAY = (46.0, 24.0)
MORE = "more"


@dataclass(frozen=True, slots=True)
class Slot:
    """One kind of card and where it stands with what is said of it; or how many more there are."""

    card: str
    count: int
    box: Area
    when: str
    """ "play", "later", "moving", "at-end", or "more" for the rest."""


def when(card: str, plays: Collection[str]) -> str:
    """When a card counts: now by playing it, in a move, at the end, or at another moment."""
    if card in plays:
        return "play"
    return "at-end" if card.startswith("end-") else "moving" if card == "secret-passage" else "later"


def slots(held: Count, plays: Collection[str], width: float, height: float) -> list[Slot]:
    """Where each kind of card stands below the heading: those that can be played first, the rest in one place."""
    kinds = sorted((card for card in CARDS if held.get(card)), key=lambda card: card not in plays)
    room = int((width - 8) / NARROWEST)
    shown = kinds if len(kinds) <= room else kinds[: max(0, room - 1)]
    places = len(shown) + (len(shown) < len(kinds))
    step = min(WIDEST, (width - 8) / max(1, places))
    found = [
        Slot(card, held[card], (6 + step * number, 26.0, step - 3, height - 28), when(card, plays))
        for number, card in enumerate(shown)
    ]
    if len(shown) < len(kinds):
        rest = sum(held[card] for card in kinds[len(shown) :])
        found.append(Slot(MORE, rest, (6 + step * len(shown), 26.0, step - 3, height - 28), MORE))
    return found


def paint_slot(brush: Brush, words: Catalogue, slot: Slot) -> None:
    """A card with a gold rim and its button if it can be played, else with when it counts."""
    x, y, w, h = slot.box
    if slot.when == MORE:
        label = words("lost-temple.choose.cards.more", number=slot.count)
        paint_button(brush, Button("", label, (x, y + 6, w, h - FOOT - 6), _nothing, caption=label))
        return
    zoom = min((w - 4) / CARD[0], (h - FOOT) / CARD[1], 1.0)
    middle, half = x + w / 2, zoom * CARD[1] / 2
    if slot.when == "play":
        _paint_rim(brush, (middle - zoom * CARD[0] / 2 - 2, y - 2, zoom * CARD[0] + 4, 2 * half + 4))
    brush.sprite(naming.card_sprite(slot.card), middle, y + half, zoom=zoom)
    if slot.count > 1:
        brush.sprite("badge-gold", x + w - 6, y + 4, zoom=0.9)
        brush.text(str(slot.count), "strong", 13, INK, (x + w - 15, y - 5, 18, 18), side="centre")
    label = words(f"lost-temple.choose.{slot.when}")
    top = y + 2 * half + 1
    if slot.when == "play":
        wide = min(PLAY[0], w + 1)
        box = (middle - wide / 2, top, wide, min(PLAY[1], y + h - top))
        brush.frame("button-main", box)
        brush.text(label, "strong", 14, INK, (box[0] + 3, box[1], box[2] - 6, box[3] - 2), side="centre")
    else:
        brush.text(label, "body", 13.5, SOFT, (x - 1, top + 2, w + 2, 20), side="centre")


def paint_card(
    brush: Brush, words: Catalogue, card: str, at: tuple[float, float], zoom: float, count: int = 1
) -> None:
    """A card with its name in the strip below, and how many there are if more than one."""
    x, y = at
    brush.sprite(naming.card_sprite(card), x, y, zoom=zoom)
    if zoom >= 1:
        box = (x - 28 * zoom, y + 17 * zoom, 56 * zoom, 14 * zoom)
        brush.text(naming.card(words, card), "strong", 13 * zoom, CREAM, box, side="centre")
    if count > 1:
        brush.sprite("badge-gold", x + 26 * zoom, y - 28 * zoom, zoom=0.9)
        box = (x + 26 * zoom - 9, y - 28 * zoom - 9, 18, 18)
        brush.text(str(count), "strong", 13, INK, box, side="centre")


def card_painter(words: Catalogue, card: str, count: int = 1) -> Painter:
    """Paints a card as big as a cell of a dialog allows."""

    def paint(brush: Brush, width: float, height: float) -> None:
        paint_card(brush, words, card, (width / 2, height / 2), min(1.25, height / 74, width / 68), count)

    return paint


def _paint_rim(brush: Brush, box: Area) -> None:
    rect, wide = brush.rect(box), max(2, round(2.4 * brush.unit))
    pygame.draw.rect(brush.surface, GOLD, rect, wide, round(5 * brush.unit))


def _nothing() -> None:
    """The button is only painted here."""
