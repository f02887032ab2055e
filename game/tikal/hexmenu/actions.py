"""The gold buttons above the chosen hex of a wide table: what can be done there, each with its cost.

They keep to the middle of their column, where no neighbour has a value or a cost, and inside the board.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.tikal import board as jungle
from game.screen.catalogue import Catalogue
from game.tikal.hexmenu import hexaction
from game.tikal.hexmenu.hexaction import HexAction
from game.tikal.panels.points import cost_badge
from game.ui import styles
from game.ui.boxes import Kit, Placed, Row
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.tikal.hexmenu.menu import HexMenu
    from game.tikal.selection import TikalSelection

WIDE, WIDEST, TALL, GAP = 91.0, 100.0, 28.0, 3.0
"""Units of a button, and between one and the next."""
ENLARGED = 4.0
"""How much wider a button may be where letters are enlarged."""
BOTTOM = -33.0
"""Where the lowest button ends, in units from the middle of the hex."""
SUNK = 12.0
"""How much lower two buttons stand below a temple that somebody holds, so that the lead there can be read."""
ASIDE = 3.0
"""How far right of the middle the menu stands: neighbours at the left have more to show at that side."""


def neighbour(menu: HexMenu, side: int) -> str:
    """The explored hex at a side of the chosen one, or nothing."""
    chosen = menu.chosen
    if not chosen.place:
        return ""
    other = jungle.NEIGHBOURS[jungle.NAMES.index(chosen.place)][side]
    name = jungle.NAMES[other] if other != jungle.NOWHERE else ""
    return name if name in chosen.view["board"] else ""


def place_actions(menu: HexMenu, kit: Kit) -> list[Placed]:
    """The buttons in their places, the lowest first; side by side where there is no room above."""
    board, chosen, words = menu.board, menu.chosen, menu.board.words
    listed = hexaction.hex_actions(words, chosen)
    if not listed or not menu.open:
        return []
    found = [action_button(words, chosen, one, kit.letters) for one in listed]
    wide, tall, gap = max(one.width(kit) for one in found), kit.px(TALL), kit.px(GAP)
    x, y = board.ground.places[chosen.place]
    sunk = kit.px(SUNK) if len(found) > 1 and neighbour(menu, 0) in board.held else 0
    low, middle = round(y + BOTTOM * menu.scale) + sunk, round(x + ASIDE * menu.scale)
    first = pygame.Rect(middle - wide // 2, low - tall, wide, tall)
    if low - (tall + gap) * len(found) + gap < board.rect.top:
        first.x = middle - ((wide + gap) * len(found) - gap) // 2
        rects = [first.move((wide + gap) * number, 0) for number in range(len(found))]
    else:
        rects = [first.move(0, -(tall + gap) * number) for number in range(len(found))]
    whole = rects[0].unionall(rects[1:])
    kept = whole.clamp(board.rect)
    shift = (kept.x - whole.x, kept.y - whole.y)
    return [part for one, rect in zip(found, rects, strict=True) for part in one.lay(kit, rect.move(shift))]


def action_button(words: Catalogue, chosen: TikalSelection, action: HexAction, letters: float) -> Row:
    """Picture, caption and cost of a button, side by side."""
    figure = action.sprite.startswith(("leader", "worker"))
    picture = Sprite(sprite=action.sprite, zoom=0.62 if figure else 0.52, wide=20)
    caption = Text(words=action.caption, style=styles.CAPTION, side="centre", fit="shrink", grow=1)
    return Row(
        children=[picture, caption, cost_badge(str(action.cost))],
        gap=1,
        pad=(2, 0),
        frame="button-main",
        least_wide=WIDE,
        most_wide=WIDEST + (ENLARGED if letters > 1 else 0),
        id=action.target,
        label=action.label,
        act=action.act,
        reach=False,
        tip=partial(hexaction.tip, words, chosen, action),
    )
