"""Dialogs: a page of choices above the table, opened by the decision at hand or by a button.

A page is docked beside the board, where everything else can still be seen and chosen, or lies alone in the middle
of a quiet table. One that a decision opens can be put aside to look at the table, and waits in the tray meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.art import Art
from game.screen.cache import kept
from game.session.session import Session
from game.table.dialog.page import Cell, PageMaker
from game.table.dialog.panel import DialogPanel
from game.table.panels.panel import Panel
from game.table.panels.panelgroup import PanelGroup
from game.table.panels.part import Part

if TYPE_CHECKING:
    from game.table.table import Table

VEIL = 150
"""How little is seen through the veil over a quiet table, of 255."""


class Dialogs(PanelGroup):
    """The one dialog that may be open."""

    table: Table
    dialog = True
    digits = True
    name = "dialog"

    def __init__(self, table: Table, maker: PageMaker, forced: tuple[str, ...]) -> None:
        super().__init__(table)
        self.maker = maker
        self._forcing = forced
        """Decisions that open their page by themselves."""
        self._asked = ""
        self._aside = False
        self._moment: object = None
        self._panel = DialogPanel(table)
        self._stale = True
        """Whether the page is to be made anew before it is looked at."""

    # Opening and closing

    @property
    def forced(self) -> str:
        """The page that the decision at hand opens by itself, or empty."""
        session = self.session
        if not session.choices or session.needs_pass is not None:
            return ""
        step: str = session.step
        return step if step in self._forcing else ""

    @property
    def kind(self) -> str:
        """Which page is up, or empty."""
        return self._asked or ("" if self._aside else self.forced)

    @property
    def open(self) -> bool:
        """Whether a page is up."""
        return bool(self.kind)

    @property
    def parts(self) -> list[Part]:
        """The dialogs as parts of the table."""
        return [self]

    @property
    def waiting(self) -> bool:
        """Whether the decision's own dialog was put aside."""
        return self.session.step in self._forcing and bool(self.forced) and self._aside

    def show(self, kind: str) -> None:
        """Open a page."""
        self._asked = kind
        self._changed()

    def show_player(self, seat: int) -> None:
        """Open a page with a player's things."""
        self.maker.seat = seat
        self.show("player")

    def close(self) -> bool:
        """Close what was asked for, or put the decision's own page aside; false when nothing is open."""
        if not self.open:
            return False
        if self._asked:
            self._asked = ""
        else:
            self._aside = True
        self._changed()
        return True

    def _dismiss(self) -> None:
        self.close()

    def reopen(self) -> None:
        """Take up the decision's own page again."""
        self._aside = False
        self._changed()

    def _changed(self) -> None:
        self._stale = True
        self.table.refresh()

    def renew(self) -> None:
        """What stands on the page has changed, and nothing below it."""
        self._stale = True
        self.table.relist()

    def update(self, session: Session) -> None:
        """A new decision closes what was open for the last one."""
        moment = (len(session.game.moves), session.viewer, session.needs_pass)
        if moment != self._moment:
            self._moment = moment
            self._asked, self._aside = "", False
        self._stale = True

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """The window's size has changed."""
        super().place(rect, unit, narrow)
        self._stale = True

    # The page

    @property
    def docked(self) -> bool:
        """Whether the page that is up lies beside the board."""
        placed = self.placed
        return placed is not None and placed.page.docked

    @property
    def veil(self) -> bool:  # type: ignore[override]
        """Whether everything below is quiet."""
        return not self.docked

    @property
    def alone(self) -> bool:  # type: ignore[override]
        """Whether nothing else can be chosen."""
        return not self.docked

    @property
    def covered(self) -> pygame.Rect:
        """Where the page lies."""
        placed = self.placed
        return placed.rect if placed is not None else self.rect

    @property
    def placed(self) -> DialogPanel | None:
        """The page that is up, laid out for the window."""
        if not self.open:
            return None
        if self._stale:
            self._stale = False
            self._panel.place(self.rect, self.unit, self.narrow)
            self._panel.show(self.maker.page(self.kind), self._out())
        return self._panel

    @property
    def shown(self) -> list[Panel]:
        """The page that is up."""
        placed = self.placed
        return [placed] if placed is not None else []

    def _out(self) -> Cell:
        """The way out of a page: close what was asked for, put a decision's own page aside."""
        words = self.words
        if self._asked:
            return Cell("ui-close", words("table.close"), self._dismiss, "ui-close", words("table.close"))
        return Cell("ui-peek", words("table.peek"), self._dismiss, "ui-eye", words("table.peek"))

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The page, and below one that stands alone the veil over the table."""
        if self.docked:
            text.cover(self.covered)
        elif self.open:
            text.begin()  # what lies below the veil is not to be read now
            surface.blit(_veil(surface.get_size()), (0, 0))
        super().draw(surface, art)


@kept
def _veil(size: tuple[int, int]) -> pygame.Surface:
    """What makes the table quiet."""
    veil = pygame.Surface(size)
    veil.fill(palette.SHADE)
    veil.set_alpha(VEIL)
    return veil
