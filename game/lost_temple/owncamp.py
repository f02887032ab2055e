"""The panel of the viewer's own camp, and the buttons for tent and cards that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import preview
from engine.lost_temple.components import CARDS, PLAYERS
from game.lost_temple import tooltips
from game.lost_temple.camp import Camp, Section, sections
from game.lost_temple.view import known
from game.screen.brush import Brush
from game.screen.palette import PALE
from game.table.panel import Button, Panel
from game.table.part import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable

TIPS = {
    "tent": ("lost-temple.table.tent", "lost-temple.tip.tent", "icon-card"),
    "backpack": ("lost-temple.table.backpack", "lost-temple.tip.backpack", "key-any"),
    "camp": ("lost-temple.table.campkeys", "lost-temple.tip.campkeys", "key-any"),
    "treasures": ("lost-temple.table.treasures", "lost-temple.tip.treasures", "treasure-back"),
}


class OwnCamp(Panel):
    """The viewer's own camp: a row below the board, or the first page of the camps on a small screen."""

    name = "camp"
    table: LostTempleTable

    def content(self) -> object:
        """Everything of one's own, the prices, and whether the tent and cards can be asked for."""
        return str(self.table.mine), self.table.view["prices"], self.session.viewer

    @property
    def _shape(self) -> str:
        if self.height < 140 and self.width > 500:
            return "wide"
        return "low" if self.height < 300 else "tall"

    @property
    def _inside(self) -> float:
        """The height that the sections share."""
        return self.height if self._shape == "wide" else self.height - self.finger_units - 12

    def paint(self, brush: Brush) -> None:
        """The sections."""
        camp = Camp(self.words, self.table.view, self.session.viewer, own=True)
        camp.paint(brush.at(4, 3), self.width - 8, self._inside - 6, self._shape)
        if self._shape != "wide":
            brush.line(12, self._inside - 2, self.width - 12, self._inside - 2, PALE)

    def buttons(self) -> list[Button]:
        """Tent and cards, where the panel of the turn is not in sight."""
        if self._shape == "wide":
            return []
        half, tall = (self.width - 34) / 2, self.finger_units
        y = self.height - tall - 8
        return hand_buttons(self.table, [(14, y, half, tall), (20 + half, y, half, tall)])

    def tip(self, x: float, y: float) -> Tip | None:
        """The section under the pointer, or the card."""
        if not self.rect.collidepoint(x, y):
            return None
        across, down = (x - self.rect.x) / self.unit - 4, (y - self.rect.y) / self.unit - 3
        for part in sections(self.width - 8, self._inside - 6, self._shape):
            if part.x <= across < part.x + part.w and part.y <= down < part.y + part.h:
                return self._section_tip(part, across - part.x)
        return None

    def _section_tip(self, part: Section, across: float) -> Tip:
        words, player = self.words, self.table.mine
        left, top = self.rect.x + (part.x + 4) * self.unit, self.rect.y + (part.y + 3) * self.unit
        rect = pygame.Rect(round(left), round(top), round(part.w * self.unit), round(part.h * self.unit))
        if part.name == "cards":
            kinds = [card for card in CARDS if known(player["cards"]).get(card)]
            if kinds:
                step = min(74.0, (part.w - 12) / len(kinds))
                return tooltips.card_tip(self.table, kinds[min(int(across / step), len(kinds) - 1)], rect)
            return Tip(
                rect,
                words("lost-temple.table.cards"),
                (TipLine(words("lost-temple.table.cards.none"), "icon-card"),),
            )
        if part.name == "passages":
            told = words("lost-temple.tip.passages.text", count=self.table.view["stock"]["passages"])
            return Tip(rect, words("lost-temple.tip.passages"), (TipLine(told, "icon-passage"),))
        if part.name == "flags":
            told = words("lost-temple.tip.flags", count=preview.flags_left(player))
            return Tip(
                rect, words("lost-temple.table.flags"), (TipLine(told, f"flag-{PLAYERS[self.session.viewer]}"),)
            )
        title, key, icon = TIPS[part.name]
        if part.name == "tent":
            icon = f"tent-{PLAYERS[self.session.viewer]}"
        return Tip(rect, words(title), (TipLine(words(key), icon),))


def hand_buttons(table: LostTempleTable, boxes: list[tuple[float, float, float, float]]) -> list[Button]:
    """The buttons that open the tent and the cards in hand."""
    words, dialogs = table.words, table.dialogs
    sprite = f"{'tent' if table.mine['tent'] else 'tent-used'}-{PLAYERS[table.session.viewer]}"
    return [
        Button(
            "ui-tent",
            words("lost-temple.table.tent"),
            boxes[0],
            lambda: dialogs.show("tent"),
            caption=words("lost-temple.table.tent"),
            icon=sprite,
        ),
        Button(
            "ui-cards",
            words("lost-temple.table.cards"),
            boxes[1],
            lambda: dialogs.show("cards"),
            caption=words("lost-temple.table.cards"),
            icon="icon-card",
            zoom=0.9,
        ),
    ]
