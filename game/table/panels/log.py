"""The story so far, newest first: one sentence for each thing that happened, as the viewer saw it.

Choosing an entry shows where it happened. Beside the viewer's own ones that can still be taken back stands the way
back to them; the others say why they cannot be. Older and newer entries are a page away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.palette import DEEP_GOLD, SOFT
from game.session.session import LogEntry
from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text, heading

if TYPE_CHECKING:
    from game.table.table import Table

LOW = 260.0
"""Units of height below which the two pages stand beside the entries and not below them."""
SLIM = 200.0
"""Units of width of a log that has no room for an emblem beside the way back."""


class Log(Panel):
    """The log."""

    table: Table
    name = "log"
    _count = -1
    """How many events there were when it was looked at last."""
    from_newest = 0
    """How many entries are scrolled away."""
    _before: tuple[int, ...] = ()
    """Where the pages began that were leafed through to get there."""
    _in_sight = 0

    def content(self) -> object:
        """The entries change with every event, and with who looks."""
        if len(self.session.log) != self._count:
            self._count = len(self.session.log)
            self.from_newest, self._before = 0, ()
        session = self.session
        return len(session.log), session.viewer, self.from_newest, self._goes_back and session.anew

    @property
    def _goes_back(self) -> bool:
        """Whether entries say if they can be taken back: at a game that is played, while nothing is counted."""
        return self.table.mode.goes_back and not self.table.counting.shown

    def box(self) -> Box:
        """Heading, the entries that have room, and the two pages below or beside them."""
        head = heading(self.words("table.log"), pad=(6, 0))
        side, low = self.finger_units, self.height < LOW
        room = self.height - 16 - head.height(self.kit, self.rect.w) / self.unit - (0 if low else side + 6)
        entries, more = self._entries(self.width - 17 - (side + 6 if low else 0), room)
        self._in_sight = len(entries)
        pages: list[Box] = [
            self._pager("newer", "ui-up", self._newer, self.from_newest > 0),
            self._pager("older", "ui-down", self._older, more),
        ]
        listed = Column(children=entries, grow=1)
        if low:
            beside = Row(children=[listed, Column(children=pages, gap=6, wide=side)], gap=6, align="fill", grow=1)
            return Column(children=[head, beside], gap=2, pad=(8, 6))
        below = Row(children=pages, gap=6, equal=True, pad=(5, 0))
        return Column(children=[head, listed, below], gap=2, pad=(8, 6))

    def _pager(self, name: str, icon: str, act: Act, enabled: bool) -> Box:
        side, label = self.finger_units, self.words(f"table.log.{name}")
        return button(f"ui-log-{name}", "", act, icon=icon, label=label, enabled=enabled, tall=side, zoom=0.8)

    def _entries(self, wide: float, tall: float) -> tuple[list[Box], bool]:
        """The entries that have room, and whether there are older ones."""
        kit, found = self.kit, list[Box]()
        left = kit.px(tall)
        for number, (index, entry, sentence) in enumerate(self._told()):
            if number >= self.from_newest:
                box = self._entry(index, entry, sentence)
                left -= box.height(kit, kit.px(wide))
                if left < 0:
                    return found, True
                found.append(box)
        return found, False

    def _told(self) -> Iterator[tuple[int, LogEntry, str]]:
        """Entries with their sentences, newest first."""
        session = self.session
        for index in range(len(session.log) - 1, -1, -1):
            entry = session.log[index]
            if sentence := self.table.told(entry.event):
                yield index, entry, sentence

    def _entry(self, index: int, entry: LogEntry, sentence: str) -> Box:
        newest = entry.move_index >= len(self.session.game.moves) - 3
        style = styles.SMALL if newest else styles.SMALL.in_ink(SOFT)
        emblem = Sprite(sprite="seat", seat=self.table.colours[entry.seat], zoom=0.6, wide=24)
        told: list[Box] = [emblem, Text(words=sentence, style=style, grow=1)]
        why = self._why_not(entry) if self._goes_back else ""
        if self._goes_back and not why and self._begins_step(index):
            way = self._way_back(index, entry, sentence)
            # In a slim column it stands where the emblem would: nobody else's entries have it.
            told = [*told, way] if self.width >= SLIM else [way, told[-1]]
        return Row(
            children=told,
            gap=1,
            pad=(0, 2),
            least=self.finger_units + 1,
            id=f"ui-log-{index}",
            label=sentence,
            hint=why if entry.seat == self.session.viewer else "",
            act=partial(self.table.point_out, entry.event),
            tip=partial(self._explain, why) if why else None,
        )

    def _way_back(self, index: int, entry: LogEntry, sentence: str) -> Box:
        """The arrow that goes back to where this was still to be done."""
        label, side = self.words("table.back", line=sentence), self.finger_units
        return Sprite(
            sprite="ui-undo",
            ink=DEEP_GOLD,
            zoom=0.72,
            wide=side,
            tall=side,
            id=f"ui-back-{index}",
            label=label,
            act=partial(self.table.mode.go_back_to, entry.move_index),
            told=False,
            reach=self.narrow,
            tip=partial(self._explain, self.words("table.back.redo")),
        )

    def _why_not(self, entry: LogEntry) -> str:
        """Why an entry cannot be taken back, in words; nothing where it can be."""
        key = self.session.why_not_back(entry.move_index)
        return self.words(key) if key else ""

    def _begins_step(self, index: int) -> bool:
        """Whether an entry is the first that is told of its step: the others are taken back with it."""
        session = self.session
        first = session.steps.begin(session.log[index].move_index)
        while index and session.log[index - 1].move_index >= first:
            index -= 1
            if self.table.told(session.log[index].event):
                return False
        return True

    def _explain(self, told: str, rect: pygame.Rect) -> Tip:
        """What going back to an entry does, or why that cannot be."""
        return Tip(rect, self.words("table.back.short"), (TipLine(told),))

    def _older(self) -> None:
        self._before = (*self._before, self.from_newest)
        self.from_newest += max(1, self._in_sight)
        self._leafed()

    def _newer(self) -> None:
        *before, self.from_newest = self._before or (0,)
        self._before = tuple(before)
        self._leafed()

    def _leafed(self) -> None:
        self.refresh()
        self.table.redraw()
