"""The panel of the viewer's own camp, in which the tent and the cards can be chosen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from engine import Choices
from engine.lost_temple import PLAYERS, preview
from engine.lost_temple import actions as do
from game.lost_temple.features import passages
from game.lost_temple.panels import cards
from game.lost_temple.panels.camp import WEIGHTS, Camp
from game.lost_temple.panels.cards import MORE
from game.lost_temple.panels.tent import hand_buttons, use_tent, why_no_tent
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import labels, naming, tooltips
from game.screen import text
from game.screen.art import Art
from game.screen.wording import capital
from game.ui.boxes import Box, Column, Row, Stack, find
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Rule

TIPS = {
    "tent": ("lost-temple.table.tent", "lost-temple.tip.tent", "tent"),
    "backpack": ("lost-temple.table.backpack", "lost-temple.tip.backpack", "key-any"),
    "camp": ("lost-temple.table.campkeys", "lost-temple.tip.campkeys", "key-any"),
    "treasures": ("lost-temple.table.treasures", "lost-temple.tip.treasures", "treasure-back"),
    "passages": ("lost-temple.tip.passages", "lost-temple.tip.passages.text", "icon-passage"),
    "cards": ("lost-temple.table.cards", "lost-temple.table.cards.none", "icon-card"),
    "flags": ("lost-temple.table.flags", "lost-temple.tip.flags", "flag"),
}
"""Title, text and sprite of what is explained of a section."""


class OwnCamp(LostTemplePanel):
    """The viewer's own camp: a row below the board, or the first page of the camps on a small screen."""

    name = "camp"
    coming = ("", "")
    """Store and colour of a key that is shown as if it were about to be taken."""
    _with_key: OwnCamp | None = None
    """The same panel with the key to come that was pointed at last."""

    def content(self) -> object:
        """Everything of one's own, the prices, and what of it can be used now."""
        usable = [str(action) for action in self._plays], self._tent_usable
        return str(self.mine), self.view["prices"], self.session.viewer, usable

    @property
    def _plays(self) -> Choices:
        return self.session.choices.of(do.PLAY)

    @property
    def _tent_usable(self) -> bool:
        return bool(self.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY))

    def box(self) -> Box:
        """The sections; on a small screen the tent and all cards at the foot as well."""
        plays = frozenset(str(action.card) for action in self._plays)
        camp = Camp(
            self.words,
            self.view,
            self.session.viewer,
            True,
            plays,
            self._tent_usable,
            self.coming,
            self._usable,
        )
        if self.height < 140 and self.width > 500:
            return Column(children=[camp.box("wide")], pad=(4, 3))
        sections = camp.box("low" if self.height < 300 else "tall")
        foot = Row(children=hand_buttons(self), equal=True, gap=6, align="fill", tall=self.finger_units)
        return Column(children=[sections, Rule(), foot], gap=6, pad=(8, 3, 8, 8))

    def _usable(self, name: str, box: Box) -> Box:
        """A section, or a card, as what can be chosen and is explained."""
        words = self.words
        if name in WEIGHTS:
            if name == "tent":
                act, why = use_tent(self)
                label = words("lost-temple.table.tent")
                box = replace(box, id="ui-tent", label=label, act=act, hint=why, dead=bool(why))
            # The section has a name of its own, beside what can be chosen in it.
            tip = partial(self._section_tip, name)
            return Stack(children=[box], id=f"section {name}", tip=tip, wide=0, grow=WEIGHTS[name])
        if name == MORE:
            return replace(
                box,
                id="ui-cards",
                label=words("lost-temple.choose.cards"),
                act=partial(self.dialogs.show, "cards"),
            )
        tip = partial(tooltips.card_tip, words, self.session, name)
        action = self._plays.one(do.PLAY, card=name)
        if action is not None:
            label = labels.label(words, self.view, action)
            return replace(box, id=str(action), label=label, act=self.table.acting(action), tip=tip)
        called = naming.card(words, name)
        why = words(f"lost-temple.choose.why.{cards.when(name, ())}", card=called)
        label = f"{called}: {words(f'lost-temple.tip.card.{name}')}"
        say = partial(self.table.say, why)
        return replace(box, id=f"ui-card-{name}", label=label, act=say, hint=why, dead=True, tip=tip)

    def section(self, name: str) -> pygame.Rect | None:
        """Where a section lies in the window."""
        return find(self.placed, f"section {name}")

    # A key to come

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of what is pointed at, and the key that is about to be taken in its well."""
        action = self.table.pointed_key if self.open else None
        if action is not None:
            text.cover(self.rect)
            self._with(str(action.store), str(action.colour)).draw(surface, art)
        super().draw_live(surface, art)

    def _with(self, store: str, colour: str) -> OwnCamp:
        """The whole panel once more with a key to come."""
        if self._with_key is None or self._with_key.coming != (store, colour):
            self._with_key = OwnCamp(self.table)
            self._with_key.session, self._with_key.coming = self.session, (store, colour)
            self._with_key.place(self.rect, self.unit, self.narrow)
        return self._with_key

    def refresh(self) -> None:
        """Paint anew with the next drawing, with a key to come too."""
        super().refresh()
        self._with_key = None

    # Explaining

    def _section_tip(self, name: str, rect: pygame.Rect) -> Tip:
        words, view = self.words, self.view
        title, told, icon = TIPS[name]
        counts = {"passages": view["stock"]["passages"], "flags": preview.flags_left(self.mine)}
        said = words(told, count=counts[name]) if name in counts else words(told)
        lines = [TipLine(said, f"{icon}-{PLAYERS[self.session.viewer]}" if icon in ("tent", "flag") else icon)]
        if name == "tent" and (why := why_no_tent(words, self.session)):
            lines.append(TipLine(capital(why), "", "cost"))
        return Tip(rect, words(title), tuple(lines), rule=passages.SECTIONS[name])
