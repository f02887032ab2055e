"""The bar at the top: whose decision it is and what it is in one line, the order of play, undo, help and menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.art import Art
from game.screen.catalogue import Catalogue
from game.screen.palette import GLOW, INK
from game.screen.wording import capital
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Act, Box, Column, Fitting, Row, Stack
from game.ui.buttons import Button, button
from game.ui.progressring import draw_ring
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.table.table import Table

EMBLEM, RING = "emblem", 18.5
"""The box of the emblem, and the radius of the ring round it."""
LIGHT, HINT = palette.IVORY, palette.MINT
SLIM = 0.85
"""The part of its width that a line needs where it takes slim letters."""
FASTER = {"fast": ("ui-play", "ui-play"), "once": ("ui-step",), "slow": ("ui-slow",), "normal": ("ui-play",)}
"""The pictures of each pace that can be asked for."""


class Bar(Panel):
    """The decision bar."""

    table: Table
    name = "bar"
    frame = "bar"

    _notice = ""
    _said_at: tuple[int, Catalogue] | None = None
    """The move after which it was said, and in which language."""
    rule = ""
    """The paragraph of the rules that the sentence is about."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.opponents, self.counting = table.opponents, table.counting
        self.hint, self.speech, self._typed = table.hint, table.speech, table.typed_field

    def say(self, notice: str, rule: str = "") -> None:
        """Show a sentence in place of the hint until the game goes on; a refusal with the rule behind it."""
        self._notice, self.rule = notice, rule
        self._said_at = len(self.session.game.moves), self.words
        self.refresh()
        self.table.redraw()

    @property
    def notice(self) -> str:
        """The sentence to show in place of the hint: others are paused, or one was said since the last move (and
        since the language was changed)."""
        if self.opponents.paused:
            return self.words("table.paused")
        return self._notice if self._said_at == (len(self.session.game.moves), self.words) else ""

    def content(self) -> object:
        """What the bar shows."""
        session = self.session
        return (
            self.table.decision(),
            self.table.acting_seat,
            self.speech.stage(session.view, self.words),
            session.undo_block,
            session.redoable,
            (self.notice, self.rule),
            self.opponents.deciding and (self.opponents.pace, self.opponents.paused),
        )

    # What is said

    def box(self) -> Box:
        """Emblem, decision and hint; on a wide table round and order of play too; and the buttons."""
        acting = self.table.acting_seat
        colour = self.table.colours[acting if acting is not None else self.session.viewer]
        emblem = Sprite(sprite="seat", seat=colour, zoom=1.18, wide=36, id=EMBLEM)
        said = Row(children=[emblem, self._said_narrow() if self.narrow else self._said_wide()], gap=4, grow=1)
        choices = Row(children=self.choices(), gap=6)
        if self.narrow:
            return Row(children=[said, choices], gap=8, pad=(8, 0, 6, 0))
        return Row(children=[said, self.aside(), choices], gap=18, pad=(8, 0, 6, 0))

    def _said_wide(self) -> Box:
        """Decision and hint side by side; where that is too long the decision is said without the name."""
        decision, hint, ink = self._told()
        small = Text(words=hint, style=styles.TEXT.in_ink(ink), fit="shrink", grow=1)
        small = replace(small, wide=0.8 * small.width(self.kit) / self.unit)
        heads = [Text(words=one, style=styles.HEAD.in_ink(LIGHT), fit="shrink") for one in self._titles(decision)]
        return Fitting(forms=[Row(children=[head, small], gap=22) for head in heads], grow=1)

    def _said_narrow(self) -> Box:
        """Decision and hint below each other; where that is too long the decision is shortened, never the hint."""
        decision, hint, ink = self._told()
        told = Text(words=hint, style=styles.TEXT.in_ink(ink), grow=1)
        if self.notice:
            return told
        heads = [
            Text(words=one, style=styles.SUBHEAD.in_ink(LIGHT), fit="shrink", tall=22)
            for one in self._titles(decision)
        ]
        if not hint:
            return replace(heads[0], fit="wrap", tall=None, grow=1)
        small = Text(words=hint, style=styles.SMALL.in_ink(ink), fit="shrink", tall=19)
        forms: list[Box] = [
            Column(
                children=[head, small], wide=SLIM * max(one.width(self.kit) for one in (head, small)) / self.unit
            )
            for head in heads
        ]
        below = Text(words=hint, style=styles.SMALL.in_ink(ink), tall=34, wide=0)
        last = replace(heads[-1], tall=20, wide=SLIM * heads[-1].width(self.kit) / self.unit)
        return Fitting(forms=[*forms, Column(children=[last, below]), replace(told, wide=0)], grow=1)

    def _titles(self, decision: str) -> list[str]:
        """The decision, and how it is said without the name: the emblem before it tells whose it is."""
        acting = self.table.acting_seat
        name = f"{self.session.name(acting)}, " if acting is not None else ""
        return [decision, capital(decision.removeprefix(name))]

    def _told(self) -> tuple[str, str, str]:
        """The decision, the hint or the notice in its place, and the ink of that."""
        decision, hint = self.table.decision()
        return decision, self.notice or hint, GLOW if self.notice else HINT

    def aside(self) -> Box:
        """Round and order of play."""
        view, order = self.session.view, list[Box]()
        for index, seat in enumerate(self.table.order(view)):
            acts, colour = seat == self.table.acting_seat, self.table.colours[seat]
            emblem = Sprite(sprite="seat", seat=colour, zoom=0.95 if acts else 0.78)
            badge = [Sprite(sprite="badge-gold", zoom=1.45)] if acts else []
            if index:
                order.append(Sprite(sprite="ui-next", zoom=0.4, ink=HINT, wide=6))
            order.append(Stack(children=[*badge, emblem], wide=29 if acts else 23))
        return Row(children=[self.small_print(self.speech.stage(view, self.words)), Row(children=order)], gap=8)

    def small_print(self, words: str) -> Text:
        """What stands beside the buttons."""
        return Text(words=words, style=styles.TEXT.in_ink(HINT), fit="shrink", side="right")

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A ring round the emblem of a computer player that thinks for a while."""
        super().draw_live(surface, art)
        progress, emblem = self.opponents.progress, boxes.find(self.placed, EMBLEM)
        if progress is not None and emblem is not None:
            draw_ring(surface, emblem.center, RING * self.unit, 3 * self.unit, progress)

    # Choosing

    def choices(self) -> list[Box]:
        """Undo, redo where there is room, help, menu; the pace of computer players while one of them decides."""
        waiting = self.opponents.deciding and not self.counting.shown
        if self.narrow:
            return [self.undo_button(), self._pace_button() if waiting else self.help_button(), self.menu_button()]
        redo = self.icon_button("ui-redo", self.words("table.redo"), self.redo, enabled=self.session.redoable)
        return [
            self.undo_button(),
            self._pace_button() if waiting else redo,
            *([self._type_button()] if self.table.mode.writes else []),
            self.help_button(),
            self.menu_button(),
        ]

    def icon_button(
        self,
        id: str,
        label: str,
        act: Act,
        icon: str = "",
        *,
        hint: str = "",
        main: bool = False,
        enabled: bool = True,
        dead: bool = False,
    ) -> Button:
        """A button of the bar with its icon, which has the name of the target unless another is said."""
        wide, tall = self._side
        tip = self._tip_of(id, label, hint)
        return button(
            id,
            "",
            act,
            icon=icon or id,
            label=label,
            hint=hint,
            main=main,
            enabled=enabled,
            dead=dead,
            wide=wide,
            tall=tall,
            zoom=0.8,
            tip=tip,
        )

    @property
    def _side(self) -> tuple[float, float]:
        """Units of a button's width and height."""
        side = min(self.finger_units, self.height)
        return (side, side) if self.narrow else (40.0, 34.0)

    def undo_button(self) -> Button:
        """Take back, or why not."""
        block = self.words(self.session.undo_block) if self.session.undo_block else ""
        enabled = not self.counting.shown
        label = self.words("table.undo")
        return self.icon_button("ui-undo", label, self.table.undo, hint=block, dead=bool(block), enabled=enabled)

    def help_button(self) -> Button:
        """What is to be decided now; after a refusal the rule behind it."""
        words, enabled = self.words, not self.counting.shown
        if self.notice and self.rule:
            label, hint = words("rules.link"), words("rules.link.hint")
            return self.icon_button("ui-rule", label, self.read, "ui-rules", hint=hint, main=True, enabled=enabled)
        return self.icon_button("ui-hint", words("table.hint"), self._explain, enabled=enabled)

    def _type_button(self) -> Button:
        """The field for moves and questions."""
        return self.icon_button("ui-type", self.words("typed.open"), self._typed.begin)

    def menu_button(self) -> Button:
        """The menu."""
        return self.icon_button("ui-menu", self.words("table.menu"), self._menu)

    def _pace_button(self) -> Button:
        """The button that hurries computer players on, with one picture or two; golden while they are hurried."""
        opponents, (wide, tall) = self.opponents, self._side
        label = self.words(f"table.pace.{opponents.next_pace}")
        pictures = [Sprite(sprite=icon, zoom=0.8, ink=INK, wide=13) for icon in FASTER[opponents.next_pace]]
        return Button(
            children=[Row(children=pictures, pack="centre")],
            id="ui-faster",
            act=opponents.hurry,
            label=label,
            kind="main" if opponents.pace != "normal" else "normal",
            wide=wide,
            tall=tall,
            tip=self._tip_of("ui-faster", label, ""),
        )

    def _tip_of(self, id: str, label: str, hint: str) -> Callable[[pygame.Rect], Tip | None]:
        """What a button does, and why not; a replay has buttons of its own in their place."""

        def explain(rect: pygame.Rect) -> Tip | None:
            if not any(target.id == id for target in self.table.targets()):
                return None
            return Tip(rect, label, (TipLine(hint),) if hint else ())

        return explain

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.redo():
            self.table.travelled()
        else:
            self.say(self.words("table.redo.nothing"))

    def read(self) -> None:
        """Open the rules at what was said, if they say anything about it."""
        if self.notice and self.rule:
            self.table.open_rules(self.rule)

    def _explain(self) -> None:
        self.hint.explain()

    def _menu(self) -> None:
        self.counting.finish()
        self._typed.close()
        self.table.show_dialog("menu")
