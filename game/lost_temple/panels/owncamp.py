"""The panel of the viewer's own camp, in which the tent and the cards can be chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine import Choices
from engine.lost_temple import PLAYERS, preview
from engine.lost_temple import actions as do
from game.lost_temple.dialog import keypreview
from game.lost_temple.features import passages
from game.lost_temple.panels import cards
from game.lost_temple.panels.camp import Camp, Section, sections
from game.lost_temple.panels.cards import MORE, Slot
from game.lost_temple.panels.tent import hand_buttons, tent_button, why_no_tent
from game.lost_temple.view import known
from game.lost_temple.words import labels, naming, tooltips
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.palette import PALE
from game.screen.wording import capital
from game.table.panels.panel import Button, Panel
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

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
    _coming = _with_key_of = ("", "")
    """Store and colour of the key that the panel is painted with, and that its second picture has."""
    _with_key: text.PaintedSheet | None = None

    def content(self) -> object:
        """Everything of one's own, the prices, and what of it can be used now."""
        usable = [str(action) for action in self._plays], self._tent_usable
        return str(self.table.mine), self.table.view["prices"], self.session.viewer, usable

    @property
    def _plays(self) -> Choices:
        return self.session.choices.of(do.PLAY)

    @property
    def _tent_usable(self) -> bool:
        return bool(self.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY))

    def _camp(self) -> Camp:
        plays = frozenset(str(action.card) for action in self._plays)
        seat, view = self.session.viewer, self.table.view
        return Camp(self.words, view, seat, True, plays, self._tent_usable, self._coming)

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
        self._camp().paint(brush.at(4, 3), self.width - 8, self._inside - 6, self._shape)
        if self._shape != "wide":
            brush.line(12, self._inside - 2, self.width - 12, self._inside - 2, PALE)

    def _sections(self) -> list[Section]:
        """Where the sections lie, from the corner of the panel."""
        found = sections(self.width - 8, self._inside - 6, self._shape)
        return [replace(section, x=section.x + 4, y=section.y + 3) for section in found]

    def section(self, name: str) -> pygame.Rect | None:
        """Where a section lies in the window."""
        found = next((one for one in self._sections() if one.name == name), None)
        if found is None:
            return None
        x, y, w, h = (round(side * self.unit) for side in (found.x, found.y, found.w, found.h))
        return pygame.Rect(self.rect.x + x, self.rect.y + y, w, h)

    def _slots(self) -> list[Slot]:
        """The cards, from the corner of the panel."""
        part = next(section for section in self._sections() if section.name == "cards")
        plays = [str(action.card) for action in self._plays]
        found = cards.slots(known(self.table.mine["cards"]), plays, part.w, part.h)
        return [replace(one, box=(one.box[0] + part.x, one.box[1] + part.y, *one.box[2:])) for one in found]

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of what is pointed at, and the key that is about to be taken in its well."""
        action = keypreview.pointed(self.table) if self.open else None
        if action is not None:
            self._draw_coming(surface, art, (str(action.store), str(action.colour)))
        super().draw_live(surface, art)

    def _draw_coming(self, surface: pygame.Surface, art: Art, coming: tuple[str, str]) -> None:
        """The whole panel once more with a key to come, from a picture of its own."""
        kept, self._coming = self._sheet, coming
        self._sheet = self._with_key if self._with_key_of == coming else None
        text.cover(self.rect)
        self.draw(surface, art)
        self._with_key, self._with_key_of = self._sheet, coming
        self._sheet, self._coming = kept, ("", "")

    def refresh(self) -> None:
        """Paint anew with the next drawing, with a key to come too."""
        super().refresh()
        self._with_key, self._with_key_of = None, ("", "")

    def buttons(self) -> list[Button]:
        """The tent and each card; on a small screen the tent and all cards at the foot as well."""
        found = [self._card_button(slot) for slot in self._slots()]
        if self._shape == "wide":
            part = next(section for section in self._sections() if section.name == "tent")
            return [tent_button(self.table, (part.x, part.y, part.w, part.h), bare=True), *found]
        half, tall = (self.width - 34) / 2, self.finger_units
        y = self.height - tall - 8
        return [*found, *hand_buttons(self.table, [(14, y, half, tall), (20 + half, y, half, tall)])]

    def _card_button(self, slot: Slot) -> Button:
        """What choosing a card does: play it, or say when it counts."""
        words, name = self.words, naming.card(self.words, slot.card) if slot.when != MORE else ""
        box = self._for_a_finger(slot.box)
        if slot.when == MORE:
            label = words("lost-temple.choose.cards")
            return Button("ui-cards", label, box, lambda: self.table.dialogs.show("cards"), bare=True)
        action = self._plays.one(do.PLAY, card=slot.card)
        if action is not None:
            label = labels.label(words, self.table.view, action)
            return Button(str(action), label, box, self.table.acting(action), bare=True)
        why = words(f"lost-temple.choose.why.{slot.when}", card=name)
        label = f"{name}: {words(f'lost-temple.tip.card.{slot.card}')}"
        say = partial(self.table.bar.say, why)
        return Button(f"ui-card-{slot.card}", label, box, say, hint=why, bare=True, dead=True)

    def _for_a_finger(self, box: Area) -> Area:
        """The same place, taller where a card is too low for a finger: into the heading, never the foot."""
        x, y, w, h = box
        more = max(0.0, self.finger_units - h) if self.narrow else 0.0
        return x, y - more, w, h + more

    def tip(self, x: float, y: float) -> Tip | None:
        """The section under the pointer, or the card."""
        if not self.rect.collidepoint(x, y):
            return None
        for slot in self._slots():
            rect = self._window_rect(slot.box)
            if slot.when != MORE and rect.collidepoint(x, y):
                return tooltips.card_tip(self.table, slot.card, rect)
        for part in self._sections():
            rect = self._window_rect((part.x, part.y, part.w, part.h))
            if rect.collidepoint(x, y):
                return self._section_tip(part, rect)
        return None

    def _window_rect(self, box: Area) -> pygame.Rect:
        x, y, w, h = (round(side * self.unit) for side in box)
        return pygame.Rect(self.rect.x + x, self.rect.y + y, w, h)

    def _section_tip(self, part: Section, rect: pygame.Rect) -> Tip:
        words, player, rule = self.words, self.table.mine, passages.SECTIONS[part.name]
        if part.name == "cards":
            return Tip(
                rect,
                words("lost-temple.table.cards"),
                (TipLine(words("lost-temple.table.cards.none"), "icon-card"),),
                rule=rule,
            )
        if part.name == "passages":
            told = words("lost-temple.tip.passages.text", count=self.table.view["stock"]["passages"])
            return Tip(rect, words("lost-temple.tip.passages"), (TipLine(told, "icon-passage"),), rule=rule)
        if part.name == "flags":
            told = words("lost-temple.tip.flags", count=preview.flags_left(player))
            line = TipLine(told, f"flag-{PLAYERS[self.session.viewer]}")
            return Tip(rect, words("lost-temple.table.flags"), (line,), rule=rule)
        title, key, icon = TIPS[part.name]
        lines = [TipLine(words(key), icon)]
        if part.name == "tent":
            lines = [TipLine(words(key), f"tent-{PLAYERS[self.session.viewer]}")]
            if why := why_no_tent(self.table):
                lines.append(TipLine(capital(why), "", "cost"))
        return Tip(rect, words(title), tuple(lines), rule=rule)
