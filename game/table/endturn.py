"""The end of a turn: a button with one place, so that the thumb finds it and the last step can be taken back.

It is grey with what has to be done first, parchment while something could still be done, and gold when nothing
else can. Who does not want to say it every time sets a countdown; anything else that the player does stops it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine import Action
from game.screen import text
from game.screen.art import Art
from game.screen.palette import INK
from game.screen.wording import capital
from game.table.layout import Layout, nowhere
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box
from game.ui.buttons import button

if TYPE_CHECKING:
    from game.table.table import Table

SECONDS = 3.0
"""How long the countdown is."""
SIZE, EDGE, LOW = (210.0, 52.0), 6.0, 42.0
"""Units of the button above the lower edge of a board, where a table has no place for it, its least distance from
the window's edge, and the height below which there is no room for smaller words."""
END, LATER = "ui-end-turn", "ui-end-later"
"""The button of a turn that only waits for its end, and one that says what has to be done first."""


class Ending(NamedTuple):
    """What ending the turn means now: the id of the button, the actions, and a few words below."""

    id: str
    actions: tuple[Action, ...]
    """What is left to be said, as far as the game still asks for it; nothing when the turn cannot end yet."""
    note: str
    main: bool = False
    """Whether nothing else can be done."""


class EndTurn(Panel):
    """The button that ends a turn. A layout says where; a table without a place for it has it over the board."""

    table: Table
    name = "turn-end"
    frame = ""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._motion = table.motion
        self._left = SECONDS
        self._stopped = False
        self._moment = -1

    def within(self, laid: Layout) -> pygame.Rect:
        """Where it lies: always at the place that the table has for it; elsewhere only while a turn waits."""
        own = laid.rect(self.name)
        if own.w or not self.session.held or self._motion.moving:
            return own
        if self.table.ends_elsewhere:
            return nowhere()
        board, (wide, tall) = laid.rect("board"), (round(side * laid.unit) for side in SIZE)
        lowest = self.app.viewport.size[1] - tall - round(EDGE * laid.unit)
        found = pygame.Rect(0, 0, min(wide, board.w), tall)
        found.midtop = board.centerx, min(board.bottom + round(2 * laid.unit) - tall // 2, lowest)
        return found

    @property
    def ending(self) -> Ending | None:
        """What ending the turn means now; nothing while others decide."""
        if self.session.held:
            return Ending(END, (), "", main=True)
        return self.table.ending() if self.session.choices else None

    @property
    def counting(self) -> bool:
        """Whether the turn ends by itself in a moment."""
        return self.open and self.session.held and self.app.settings.countdown and not self._stopped

    def content(self) -> object:
        """What the picture depends on."""
        return self.ending, self._motion.moving, len(self.session.game.moves), self.counting

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
        """The button above whatever lies there."""
        if self.open:
            text.cover(self.rect)
        super().draw(surface, art)

    def box(self) -> Box:
        """The button, with what it means or what has to be done first."""
        said, ending = self.words("table.end-turn"), self.ending or Ending("", (), "")
        note, dead = ending.note, not ending.id
        return button(
            ending.id or LATER,
            said,
            partial(self.table.say, capital(note)) if dead else self.end,
            icon="" if self.narrow else "ui-check",
            below="" if self.height < LOW or (dead and self.narrow) else note,
            label=self.words("join.says", first=said, second=note) if note else said,
            main=ending.main,
            dead=dead,
            enabled=self.ending is not None,
            hint=note if dead else "",
            style=styles.CAPTION,
            zoom=0.8,
        )

    def end(self) -> None:
        """Do what is left to be done for it, and end the turn."""
        ending, session = self.ending, self.session
        twin, asked, seat = session.game.copy(), list[Action](), session.viewer
        for action in ending.actions if ending is not None else ():
            if twin.to_move == seat and action in twin.legal_actions():
                twin.apply(action)
                asked.append(action)
        if asked:
            self.table.act(*asked)
        if session.held:
            self.table.end_turn()

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The time that is left, as a line in the button that gets shorter."""
        super().draw_live(surface, art)
        if self.counting and self._left < SECONDS:
            bar = (boxes.find(self.placed, END) or self.rect).inflate(-round(16 * self.unit), 0)
            bar.update(
                bar.x, bar.bottom - round(9 * self.unit), round(bar.w * self._left / SECONDS), round(3 * self.unit)
            )
            pygame.draw.rect(surface, INK, bar, border_radius=bar.h // 2)
