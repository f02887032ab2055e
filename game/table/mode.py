"""What a table is for: a game is played at it, or it shows a lesson, a puzzle, a position to try out, or a replay.

A table gets its mode when it is made and asks it wherever these differ. Here are the answers of a game that is
played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.host.events import Key
from game.host.reading import Reading
from game.routes import Following, due
from game.screen.gestures import Hover, InputEvent, Press, Tap
from game.screen.targets import Target
from game.table.layout import Layout
from game.table.panels.bar import Bar
from game.table.panels.part import Part

if TYPE_CHECKING:
    from game.table.table import Table


class Mode:
    """A game, played."""

    name = ""
    """What the scene is called; as the table where nothing is said."""
    bots = True
    """Whether computer players decide for themselves."""
    recap = True
    """Whether it is told what others did."""
    hastens = True
    """Whether what leaves no choice is done by itself."""
    asks = True
    """Whether dialogs come up."""
    writes = True
    """Whether moves and questions can be typed."""
    moves_board = False
    """Whether it brings what is chosen on a small board near by itself."""
    table: Table

    # What is on the table

    def bar(self, table: Table) -> Bar:
        """The bar at the top of a table."""
        return Bar(table)

    def parts(self, table: Table, listed: list[Part]) -> list[Part]:
        """The parts of a table; these are the bar and the game's own."""
        return listed

    def sit(self, table: Table) -> None:
        """Be at this table from now on; it has all its parts."""
        self.table = table

    def laid(self, layout: Layout) -> Layout:
        """Where everything lies; this is what the game says."""
        return layout

    def arrange(self) -> None:
        """All parts are placed: place what else there is."""

    # What is said

    @property
    def ended(self) -> bool:
        """Whether nobody goes on although the game is not over."""
        return False

    @property
    def acting_seat(self) -> int | None:
        """Who decides, or whose turn waits for its end; None when the game is over."""
        session = self.table.session
        return session.viewer if session.held else session.to_move

    def decision(self, decision: str, hint: str) -> tuple[str, str]:
        """The decision at hand and a hint in one line each; these are the game's own words."""
        return decision, hint

    def reading(self, found: Reading) -> Reading:
        """The table in words."""
        return found

    def state(self) -> dict[str, Any]:
        """What else there is to say of the table, as plain data."""
        return {}

    # Time and picture

    def following(self) -> Following | None:
        """What comes next by itself."""
        return due(self.table.session)

    def update(self, dt: float) -> bool:
        """Let time pass; true while another frame is wanted."""
        return self.table.pass_time(dt)

    def changed(self) -> None:
        """The table is to be drawn again."""

    @property
    def still(self) -> bool:
        """Whether only time has passed: what is on the surface is left as it is."""
        return False

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over the table."""

    # What can be chosen

    @property
    def above(self) -> pygame.Rect | None:
        """What lies over the table and keeps clicks from it, if anything does."""
        return None

    @property
    def pointed(self) -> str:
        """The target that looks as if it were pointed at while the pointer is on nothing."""
        return ""

    def targets(self) -> list[Target]:
        """What can be chosen now."""
        return self.table.target_list.targets()

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """What is to be decided now."""
        return self.table.target_list.sensible(near)

    # What the player does

    def noticed(self) -> None:
        """Somebody does anything at all."""

    def handle(self, event: InputEvent) -> bool:
        """Whether this is not for the table: a click on what lies above is no click on what lies below it."""
        above = self.above
        if above is None or not isinstance(event, Tap | Press | Hover):
            return False
        return above.collidepoint(event.x, event.y)

    def key(self, key: Key) -> bool:
        """Whether this key is not for the table."""
        return False

    def undo(self) -> None:
        """Take the last step back, or say why that cannot be."""
        table, session = self.table, self.table.session
        if session.undo_block:
            table.say(table.words(session.undo_block))
        elif session.undo():
            table.travelled()

    def back(self) -> None:
        """Escape leaves whatever is up, and then the table."""
        if not self.table.controls.close():
            self.leave()

    def leave(self) -> None:
        """There is nothing up to be left: open the menu."""
        self.table.show_dialog("menu")
