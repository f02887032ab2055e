"""Dialogs: a page of choices above the table, opened by the decision at hand or by a button.

A page is docked beside the board, where everything else can still be seen and chosen, or lies alone in the middle
of a quiet table. One that a decision opens can be put aside to look at the table, and waits in the tray meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, DIM, INK, SOFT
from game.screen.targets import Target
from game.session.session import Session
from game.table.dialog.centred import Placed, lay_out
from game.table.dialog.docked import NOTE, dock
from game.table.dialog.listrow import paint_line
from game.table.dialog.page import Cell, PageMaker
from game.table.panels.panel import MARGIN, Button, paint_button, rim
from game.table.panels.part import Part
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.table.table import Table

FINGER, LOW_FINGER = 44.0, 34.0
"""Units of a button's height in the middle of the window, and in the column beside a wide board."""
VEIL = (8, 20, 13, 150)


class Dialogs(Part):
    """The one dialog that may be open."""

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
        self._placed: Placed | None = None
        self._sheet: text.PaintedSheet | None = None

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
    def _letters(self) -> float:
        return self.table.letters

    @property
    def placed(self) -> Placed | None:
        """The page that is up, laid out for the window."""
        if not self.open:
            return None
        if self._placed is None:
            page, viewport = self.maker.page(self.kind), self.table.app.viewport
            finger = max(FINGER, FINGER * viewport.ratio / self.unit) if self.narrow else FINGER
            if page.docked:
                area, tops = self.table.dock, self.table.arrangement.dock_tops()
                low = finger if self.narrow else LOW_FINGER
                self._placed = dock(page, self._out(), area, tops, self.unit, self._letters, low)
            else:
                page = replace(page, foot=(*page.foot, self._out()))
                window = pygame.Rect((0, 0), viewport.size)
                self._placed = lay_out(page, window, self.unit, self._letters, finger)
            self._sheet = None
        return self._placed

    def _out(self) -> Cell:
        """The way out of a page: close what was asked for, put a decision's own page aside."""
        words = self.table.app.words
        if self._asked:
            return Cell("ui-close", words("table.close"), self._dismiss, "ui-close", words("table.close"))
        return Cell("ui-peek", words("table.peek"), self._dismiss, "ui-eye", words("table.peek"))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The veil over the table, and the page."""
        placed = self.placed
        if placed is None:
            return
        if placed.page.docked:
            margin = round(MARGIN * self.unit)
            x, y = placed.rect.x - margin, placed.rect.y - margin
            size = placed.rect.w + 2 * margin, placed.rect.h + 2 * margin
            text.cover(placed.rect)
        else:
            x, y, size = 0, 0, surface.get_size()
            text.begin()  # what lies below the veil is not to be read now
        if self._sheet is None:
            with text.sheet(size) as sheet:
                if not placed.page.docked:
                    sheet.surface.fill(VEIL)
                self._paint(Brush(sheet.surface, art, self.unit, -x, -y, self._letters), placed)
            self._sheet = sheet
        self._sheet.show(surface, x, y)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of what is pointed at, and what follows the pointer."""
        placed = self.placed
        if placed is None:
            return
        if placed.page.below is not None:
            x, y, w, h = _units(placed.below, self.unit)
            placed.page.below(Brush(surface, art, self.unit, letters=self._letters).at(x, y), w, h)
        for cell, rect in placed.choices():
            if cell.target == self.table.pointed and cell.enabled:
                rim(surface, rect, self.unit)

    def _paint(self, brush: Brush, placed: Placed) -> None:
        unit, page = self.unit, placed.page
        box = _units(placed.rect, unit)
        brush.frame("panel", box)
        if placed.corner is not None:
            self._paint_head(brush, placed, *placed.corner)
        else:
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
            (paint_line if cell in placed.lines else _paint_cell)(brush, cell, _units(rect, unit))
        for cell, rect in placed.foot:
            caption = Button(cell.target, cell.label, _units(rect, unit), cell.act, cell.caption, main=cell.main)
            paint_button(brush, caption)
        if page.picture is not None:
            x, y, w, h = _units(placed.picture, unit)
            page.picture(brush.at(x, y), w, h)

    def _paint_head(self, brush: Brush, placed: Placed, out: Cell, corner: pygame.Rect) -> None:
        """The title of a docked page, the way out beside it, and the note."""
        x, y, w, _ = _units(placed.rect, self.unit)
        button = _units(corner, self.unit)
        brush.text(
            placed.page.title, "head", 16.5, INK, (x + 12, y + 3, w - button[2] - 20, button[3]), fit="wrap"
        )
        paint_button(brush, Button(out.target, out.label, button, out.act, icon=out.sprite, zoom=0.7))
        note = _units(placed.note, self.unit)
        brush.text(placed.page.note, "body", NOTE, SOFT, note, fit="wrap", level="top")

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
        if placed is None:
            return None
        for cell, rect in placed.cells:
            shown = cell in placed.lines or _note_fits(cell, rect.h / self.unit, self._letters)
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
    usual = "well-warm" if not cell.enabled else "button-main" if cell.main else "button-normal"
    brush.frame(cell.frame or usual, box)
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
