"""The question before one shuts one's own explorer in: what is missing, the way out, and doing it all the same."""

from __future__ import annotations

from functools import partial

import pygame

from engine import Action
from engine.lost_temple.preview import ShutIn
from game.lost_temple import warning
from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import naming
from game.screen import text
from game.screen.art import Art
from game.screen.palette import LOSS
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text

WIDE, GAP, EDGE = 356.0, 12.0, 2.0
"""Units of the bubble, between it and the explorer's room, and of its red rim."""


class ShutInQuestion(LostTemplePanel):
    """A bubble at the explorer, while the player is asked."""

    dialog = True
    veil = alone = False
    frame = "panel-plain"
    _found: ShutIn | None = None
    _asked: object = None
    """The turn in which it was asked."""

    def asks(self, *actions: Action) -> bool:
        """Whether it asks first, as it does once a turn."""
        session, first = self.session, len(self.session.movers)
        while first and session.movers[first - 1] == session.viewer:
            first -= 1
        if not self.table.mode.hastens or self._asked == (session.viewer, first):
            return False
        found = warning.shuts_in(session.game, session.viewer, actions)
        if found is not None:
            self._asked, self._found = (session.viewer, first), found
            self._actions = actions
            self._ask(found)
        return found is not None

    def _ask(self, found: ShutIn) -> None:
        self._moment = len(self.session.game.moves)
        self.table.show_place(found.place)
        words = self.words
        self.table.remark(f"{words('lost-temple.shut.title')}. {self._told()}")
        self.table.refresh()

    @property
    def open(self) -> bool:
        """While the player is asked, and the game stands as it did."""
        return self._found is not None and self._moment == len(self.session.game.moves)

    def close(self) -> None:
        """Do something else."""
        self._found = None
        self.table.refresh()

    def _do_it(self) -> None:
        self._found = None
        self.table.act(*self._actions)

    def content(self) -> object:
        """What is missing."""
        return self._found, self.open

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Below or above the explorer's room, inside the board."""
        super().place(rect, unit, narrow)
        if self._found is None or not self.open:
            return
        box, window = self.box(), rect
        wide = min(round(WIDE * unit), window.w)
        own = pygame.Rect(0, 0, wide, box.height(self.kit, wide))
        area, away = self.table.board.area(self._found.place), round(GAP * unit)
        own.midtop = area.centerx, area.bottom + away
        if own.bottom > window.bottom:
            own.midbottom = area.centerx, area.top - away
        self.rect = own.clamp(window)
        self.refresh()

    def _told(self) -> str:
        """What is missing, and what coming out again costs."""
        words, found = self.words, self._found
        assert found is not None  # the player is asked
        place = naming.goal(words, found.place)
        if not found.colours:
            return words("lost-temple.shut.wall", place=place)
        if len(found.colours) == 1:
            missing = words("lost-temple.shut.door", item=naming.key(words, found.colours[0]), place=place)
        else:
            missing = words("lost-temple.shut.doors", place=place)
        return f"{missing} {words('lost-temple.shut.price')}"

    def _way_out(self) -> Action | None:
        return warning.way_out(self.session.game, self._found) if self._found is not None else None

    def box(self) -> Box:
        """What would happen and why, and the ways on: the gold one leads out of it."""
        words, key = self.words, self._way_out()
        title = Text(words=words("lost-temple.shut.title"), style=styles.HEAD.in_ink(LOSS), fit="shrink", grow=1)
        why = button(
            "ui-shut-why",
            "",
            partial(self.table.open_rules, passages.REFUSALS["rescue-locked-in"]),
            icon="ui-rules",
            label=words("lost-temple.shut.why"),
            bare=True,
            least=self.finger_units,
            zoom=0.8,
        )
        told = Text(words=self._told(), style=styles.SMALL)
        head = Row(children=[Sprite(sprite="ui-warning", ink=LOSS, wide=34), title, why], gap=4)
        tall = max(40.0, self.finger_units)
        if key is not None:
            said = capital(words("lost-temple.shut.key", item=naming.key(words, str(key.colour))))
            out = button(str(key), said, self.table.acting(key), icon="ui-back", main=True, tall=tall, grow=1)
        else:
            out = button("ui-shut-back", words("lost-temple.shut.back"), self.close, main=True, tall=tall, grow=1)
        anyway = button("ui-shut-anyway", words("lost-temple.shut.anyway"), self._do_it, tall=tall, grow=1)
        choices = Row(children=[out, anyway], gap=8)
        return Column(children=[head, told, choices], gap=5, pad=(14, 8, 12, 12))

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The bubble above everything, with its red rim."""
        if not self.open:
            return
        text.cover(self.rect)
        super().draw(surface, art)
        pygame.draw.rect(surface, LOSS, self.rect, max(1, round(EDGE * self.unit)), round(6 * self.unit))
