"""Dialogs: a page of choices above the table, opened by the decision at hand or by a button.

A dialog that a decision opens can be put aside to look at the table, and waits in the tray meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.play.session import Session
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, DIM, INK, SOFT
from game.screen.targets import Target
from game.table.book import Cell, DialogPage, PageMaker
from game.table.pagelayout import Placed, dock, lay_out
from game.table.panel import Button, paint_button, rim
from game.table.part import Part, Tip, TipLine

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

FINGER = 44.0
VEIL = (8, 20, 13, 150)


class Dialogs(Part):
    """The one dialog that may be open."""

    dialog = True
    digits = True
    name = "dialog"

    def __init__(self, table: Tabletop, maker: PageMaker, forced: tuple[str, ...]) -> None:
        super().__init__(table)
        self.maker = maker
        self._forcing = forced
        """Decisions that open their page by themselves."""
        self._asked = ""
        self._aside = False
        self._moment: object = None
        self._placed: Placed | None = None
        self._sheet: text.Sheet | None = None

    # Opening and closing

    @property
    def _forced(self) -> str:
        session = self.table.session
        if not session.choices or session.needs_pass is not None:
            return ""
        step: str = session.step
        return step if step in self._forcing else ""

    @property
    def kind(self) -> str:
        """Which page is up, or empty."""
        return self._asked or ("" if self._aside else self._forced)

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
        return bool(self._forced) and self._aside

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
        self._placed = None
        self.table.refresh()

    def renew(self) -> None:
        """What stands on the page has changed, and nothing below it."""
        self._placed = None
        self.table.relist()

    def update(self, session: Session) -> None:
        """A new decision closes what was open for the last one."""
        moment = (len(session.game.moves), session.viewer, session.needs_pass)
        if moment != self._moment:
            self._moment = moment
            self._asked, self._aside = "", False
        self._placed = None

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """The window's size has changed."""
        super().place(rect, unit, narrow)
        self._placed = None

    # Layout

    @property
    def _letters(self) -> float:
        return self.table.letters

    @property
    def placed(self) -> Placed | None:
        """The page that is up, laid out for the window."""
        if not self.open:
            return None
        if self._placed is None:
            page = self._with_close(self.maker.page(self.kind))
            viewport, finger_units = self.table.app.viewport, FINGER
            if self.narrow:
                finger_units = max(FINGER, FINGER * viewport.ratio / self.unit)
            room = pygame.Rect((0, 0), viewport.size)
            if page.docked:
                room = dock(viewport.size, viewport.narrow)
            self._placed = lay_out(page, room, self.unit, self._letters, finger_units)
            self._sheet = None
        return self._placed

    def _with_close(self, page: DialogPage) -> DialogPage:
        """The page with the way out of it; a decision's own page has a way to the advice as well."""
        words = self.table.app.words
        if self._asked:
            close = Cell("ui-close", words("table.close"), self._dismiss, caption=words("table.close"))
            return replace(page, foot=(*page.foot, close))
        explain = self.table.hint.explain
        hint = Cell("ui-hint", words("table.hint"), explain, caption=words("table.hint.short"))
        peek = Cell("ui-peek", words("table.peek"), self._dismiss, caption=words("table.peek"))
        return replace(page, foot=(*page.foot, hint, peek))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The veil over the table, and the page."""
        placed = self.placed
        if placed is None:
            return
        if placed.page.docked:
            text.cover(placed.rect)
        else:
            text.begin()  # what lies below the veil is not to be read now
        if self._sheet is None:
            with text.sheet(surface.get_size()) as sheet:
                if not placed.page.docked:
                    sheet.surface.fill(VEIL)
                self._paint(Brush(sheet.surface, art, self.unit, letters=self._letters), placed)
            self._sheet = sheet
        self._sheet.show(surface, 0, 0)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of what is pointed at."""
        placed = self.placed
        if placed is None:
            return
        for cell, rect in placed.choices():
            if cell.target == self.table.pointed and cell.enabled:
                rim(surface, rect, self.unit)

    def _paint(self, brush: Brush, placed: Placed) -> None:
        unit, page = self.unit, placed.page
        box = _units(placed.rect, unit)
        brush.frame("panel", box)
        brush.at(box[0], box[1] + 4).head(page.title, box[2], size=19)
        brush.text(page.note, "body", 15, SOFT, _units(placed.note, unit), fit="wrap", level="top")
        for row, rect in placed.headings:
            x, y, w, h = _units(rect, unit)
            tint = INK if row.sprite.startswith("ui-") else None
            if h >= 62:
                brush.sprite(row.sprite, x + w / 2, y + h / 2 - 10, tint=tint, zoom=1.2)
                brush.text(row.caption, "strong", 14, INK, (x, y + h - 24, w, 22), side="centre")
            else:
                brush.sprite(row.sprite, x + 16, y + h / 2, tint=tint, zoom=1.1)
                brush.text(row.caption, "strong", 14, INK, (x + 33, y, w - 33, h), fit="wrap")
        for cell, rect in placed.cells:
            _paint_cell(brush, cell, _units(rect, unit))
        for cell, rect in placed.foot:
            caption = Button(cell.target, cell.label, _units(rect, unit), cell.act, cell.caption, main=cell.main)
            paint_button(brush, caption)
        if page.picture is not None:
            x, y, w, h = _units(placed.picture, unit)
            page.picture(brush.at(x, y), w, h)

    # Choosing

    def targets(self) -> list[Target]:
        """Everything on the page."""
        placed = self.placed
        if placed is None:
            return []
        return [
            Target(cell.target, cell.label, rect, cell.act, cell.note, cell.enabled)
            for cell, rect in placed.choices()
        ]

    def tip(self, x: float, y: float) -> Tip | None:
        """The words of a thing that has too little room for them."""
        placed = self.placed
        for cell, rect in placed.cells if placed else ():
            shown = _note_fits(cell, rect.h / self.unit, self._letters)
            if cell.note and not shown and rect.collidepoint(x, y):
                return Tip(rect, cell.caption or cell.label, (TipLine(cell.note),))
        return None


def _units(rect: pygame.Rect, unit: float) -> tuple[float, float, float, float]:
    return rect.x / unit, rect.y / unit, rect.w / unit, rect.h / unit


def _shares(cell: Cell, height: float, letters: float) -> tuple[float, float]:
    """How much of a thing's height its caption and its picture take."""
    caption = 20.0 * letters if cell.caption else 0.0
    pictured = bool(cell.sprite or cell.painter)
    return caption, min(cell.room * letters, height - caption - 8) if pictured else 0.0


def _note_fits(cell: Cell, height: float, letters: float) -> bool:
    """Whether there is room for at least a line of the note."""
    return height - 8 - sum(_shares(cell, height, letters)) >= 16


def _paint_cell(brush: Brush, cell: Cell, box: tuple[float, float, float, float]) -> None:
    """A thing to choose: picture, name, and what it means where there is room."""
    x, y, w, h = box
    brush.frame("well-warm" if not cell.enabled else "button-main" if cell.main else "button-normal", box)
    pictured = bool(cell.sprite or cell.painter)
    caption_h, picture_h = _shares(cell, h, brush.letters)
    note = cell.note if _note_fits(cell, h, brush.letters) else ""
    if not note:
        picture_h = h - 8 - caption_h if pictured else 0.0
    if cell.painter is not None:
        cell.painter(brush.at(x + 4, y + 4), w - 8, picture_h)
    elif cell.sprite:
        tint = INK if cell.sprite.startswith("ui-") else None
        zoom = min(cell.zoom, picture_h / 30, w / 34)
        brush.sprite(cell.sprite, x + w / 2, y + 4 + picture_h / 2, zoom=zoom, tint=tint)
    top = y + 4 + picture_h
    ink = INK if cell.enabled else DIM
    if not pictured and not note:
        caption_h = h - 8
    brush.text(cell.caption, "strong", 15, ink, (x + 5, top, w - 10, caption_h), side="centre", fit="wrap")
    if note:
        colour = DEEP_GOLD if not pictured else DIM
        size = 16 if not pictured else 13.5
        role = "strong" if not pictured else "body"
        below = (x + 7, top + caption_h, w - 14, y + h - 5 - top - caption_h)
        brush.text(note, role, size, colour, below, side="centre", fit="wrap", level="top")  # type: ignore[arg-type]
