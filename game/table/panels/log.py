"""The story so far, newest first: one sentence for each thing that happened, as the viewer saw it.

Choosing an entry shows where it happened. Older and newer entries are a page away.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.screen.palette import SOFT
from game.session.session import LogEntry
from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text, heading

if TYPE_CHECKING:
    from game.table.table import Table

LOW = 260.0
"""Units of height below which the two pages stand beside the entries and not below them."""


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
        return len(self.session.log), self.session.viewer, self.from_newest

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
        return Row(
            children=[emblem, Text(words=sentence, style=style, grow=1)],
            gap=1,
            pad=(0, 2),
            least=self.finger_units + 1,
            id=f"ui-log-{index}",
            label=sentence,
            act=partial(self.table.point_out, entry.event),
        )

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
