"""The end of a turn: a button when nothing is left to do, so that the last step can still be taken back.

Who does not want to say it every time sets a countdown; anything else that the player does stops it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.palette import INK
from game.table.layout import Layout, nowhere
from game.table.panels.newest_story import newest_story
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import button
from game.ui.widgets import Text

if TYPE_CHECKING:
    from game.table.table import Table

SECONDS = 3.0
"""How long the countdown is."""
SIZE, LOW = (372.0, 56.0), 90.0
"""Units of its own sides over a board, and the height below which words and buttons stand side by side."""
EDGE = 6.0
"""Units that its buttons keep from its edge."""
STORY = 56.0
"""Units of height from which on the story goes on below the buttons."""
PLACES = ("turn", "sheet")
"""What it lies in the place of, where the table has such a thing: the choices of the turn."""
END = "ui-end-turn"


class EndTurn(Panel):
    """What says that the turn is over: in the place of its choices, or above the lower edge of the board."""

    table: Table
    name = "turn-end"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._motion = table.motion
        self._left = SECONDS
        self._stopped = False
        self._moment = -1

    def within(self, laid: Layout) -> pygame.Rect:
        """Where it lies, so that it hides nothing one may still want to see; empty while no turn waits."""
        if not self.session.held or self._motion.moving:
            return nowhere()
        for name in PLACES:
            if laid.rect(name).h >= self.table.finger + 2 * EDGE * laid.unit:
                return laid.rect(name)
        board, (wide, tall) = laid.rect("board"), SIZE
        width, height = min(round(wide * laid.unit), board.w), round(tall * laid.unit)
        lowest = self.app.viewport.size[1] - height - round(EDGE * laid.unit)
        top = min(board.bottom + round(2 * laid.unit) - height // 2, lowest)
        return pygame.Rect(board.centerx - width // 2, top, width, height)

    @property
    def counting(self) -> bool:
        """Whether the turn ends by itself in a moment."""
        return self.open and self.app.settings.countdown and not self._stopped

    def content(self) -> object:
        """What the picture depends on."""
        return self.session.held, self.session.undo_block, len(self.session.game.moves), self.counting

    def pass_time(self, dt: float) -> bool:
        """Count down where the player has set it; true while it goes on."""
        moment = len(self.session.game.moves)
        if moment != self._moment:
            self._moment, self._left, self._stopped = moment, SECONDS, False
        if not self.counting or self.table.dialogs.open:
            return False
        self._left -= dt
        if self._left <= 0:
            self.table.end_turn()
        else:
            self.table.changed()
        return True

    def stop(self) -> None:
        """The player does something: the turn ends when they say so."""
        if self.counting:
            self._stopped = True
            self.table.arrange()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The panel above whatever lies there."""
        if self.open:
            text.cover(self.rect)
        super().draw(surface, art)

    def box(self) -> Box:
        """That the turn is over; the buttons below it, or beside it where it is low; then the story."""
        words, tall = self.words, max(38.0, self.finger_units)
        said = Text(words=words("table.turn.over"), style=styles.FIGURE, pad=(5, 0), grow=1)
        back, side = words("table.undo"), tall + 4
        undo = button(
            "ui-take-back", "", self.table.undo, icon="ui-undo", label=back, wide=side, tall=tall, zoom=0.8
        )
        low = self.height < LOW
        end = button(
            END,
            words("table.end-turn"),
            self.table.end_turn,
            main=True,
            wide=128.0 if low else None,
            tall=tall,
            grow=not low,
            style=styles.CAPTION,
        )
        if low:
            return Row(children=[said, undo, end], gap=6, pad=(9, 0))
        top = min(self.height - tall - 18, 38.0 * self.letters)
        below = self.height - top - tall - 24
        told = [newest_story(self, below)] if self.narrow and below > STORY - 6 else []
        children = [Row(children=[said], tall=top), Row(children=[undo, end], gap=6), Box(tall=4), *told]
        return Column(children=children, gap=4, pad=(9, 6, 9, 4))

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The time that is left, as a line in the button that gets shorter."""
        super().draw_live(surface, art)
        if self.counting and self._left < SECONDS:
            bar = (boxes.find(self.placed, END) or self.rect).inflate(-round(16 * self.unit), 0)
            bar.update(
                bar.x, bar.bottom - round(9 * self.unit), round(bar.w * self._left / SECONDS), round(3 * self.unit)
            )
            pygame.draw.rect(surface, INK, bar, border_radius=bar.h // 2)
