"""Dialogs: a page of choices above the table, opened by the decision at hand or by a button.

A dialog that a decision opens can be put aside to look at the table, and waits in the tray meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.play.session import Session
from game.screen import text
from game.screen.art import Art
from game.screen.brush import LARGE, Brush
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.screen.targets import Target
from game.table.book import Cell, Maker, Page, Row
from game.table.panel import Button, paint_button, rim
from game.table.part import Part, Tip, TipLine

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

PADDING, GAP, LEAD = 16.0, 6.0, 78.0
FINGER = 44.0
WIDEST, NARROWEST = 660.0, 300.0
VEIL = (8, 20, 13, 150)


@dataclass(frozen=True, slots=True)
class Placed:
    """A page laid out: its rectangle and where each thing of it lies, in device pixels."""

    page: Page
    rect: pygame.Rect
    note: pygame.Rect
    cells: tuple[tuple[Cell, pygame.Rect], ...]
    leads: tuple[tuple[Row, pygame.Rect], ...]
    foot: tuple[tuple[Cell, pygame.Rect], ...]
    picture: pygame.Rect

    def choices(self) -> list[tuple[Cell, pygame.Rect]]:
        """Everything that can be chosen; equal things side by side are one."""
        found: dict[str, tuple[Cell, pygame.Rect]] = {}
        for cell, rect in (*self.cells, *self.foot):
            known = found.get(cell.target)
            found[cell.target] = (cell, rect if known is None else known[1].union(rect))
        return list(found.values())


class Dialogs(Part):
    """The one dialog that may be open."""

    dialog = True
    name = "dialog"

    def __init__(self, table: Tabletop, maker: Maker, forced: tuple[str, ...]) -> None:
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
        return LARGE if self.table.app.settings.large_text else 1.0

    @property
    def placed(self) -> Placed | None:
        """The page that is up, laid out for the window."""
        if not self.open:
            return None
        if self._placed is None:
            page = self._with_close(self.maker.page(self.kind))
            finger = max(FINGER, FINGER * self.table.app.viewport.ratio / self.unit) if self.narrow else FINGER
            self._placed = lay_out(page, self.table.app.viewport.size, self.unit, self._letters, finger)
            self._sheet = None
        return self._placed

    def _with_close(self, page: Page) -> Page:
        """The page with the way out of it; a decision's own page has a way to the advice as well."""
        words = self.table.app.words
        if self._asked:
            close = Cell("ui-close", words("table.close"), self._dismiss, caption=words("table.close"))
            return replace(page, foot=(*page.foot, close))
        advice = self.maker.opener("hint")
        hint = Cell("ui-hint", words("table.hint"), advice, caption=words("table.hint.short"))
        peek = Cell("ui-peek", words("table.peek"), self._dismiss, caption=words("table.peek"))
        return replace(page, foot=(*page.foot, hint, peek))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The veil over the table, and the page."""
        placed = self.placed
        if placed is None:
            return
        text.begin()  # what lies below the veil is not to be read now
        if self._sheet is None:
            with text.sheet(surface.get_size()) as sheet:
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
        for row, rect in placed.leads:
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


def lay_out(page: Page, window: tuple[int, int], unit: float, letters: float, finger: float) -> Placed:
    """Find room for everything on a page inside a window, smaller than wished where it must be."""
    wide, tall = window[0] / unit - 12, window[1] / unit - 12
    rows = _rows(page, min(wide, WIDEST) - 2 * PADDING)
    lead = LEAD if any(row.sprite for row in rows) else 0.0
    columns = max((len(row.cells) for row in rows), default=0)
    inner = min(wide, WIDEST) - 2 * PADDING
    cell_w = min(page.cell[0] * letters, (inner - lead - GAP * max(0, columns - 1)) / max(1, columns))
    content = max(lead + columns * cell_w + GAP * max(0, columns - 1), page.picture_size[0])
    content = min(max(content, NARROWEST - 2 * PADDING, _foot_width(page, unit, letters)), inner)
    note_px = max(6, round(15 * unit * letters))
    note_h = text.height(page.note, "body", note_px, round(content * unit)) / unit + 8 if page.note else 0.0
    foot_rows = _foot_rows(page, content, unit, letters)
    foot_h = len(foot_rows) * (finger + 6) + 6
    chrome = 2 * PADDING + 22 + note_h + foot_h
    room = max(20.0, tall - chrome - page.picture_size[1])
    cell_h = min(page.cell[1] * letters, (room - GAP * max(0, len(rows) - 1)) / max(1, len(rows))) if rows else 0.0
    body = len(rows) * cell_h + GAP * max(0, len(rows) - 1)
    picture_h = min(page.picture_size[1], tall - chrome)
    height = min(tall, chrome + body + picture_h)
    width = content + 2 * PADDING
    left, top = (window[0] / unit - width) / 2, (window[1] / unit - height) / 2

    def rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(
            round((left + x) * unit), round((top + y) * unit), max(0, round(w * unit)), max(0, round(h * unit))
        )

    y = PADDING + 20
    note = rect(PADDING, y, content, note_h)
    y += note_h
    picture = rect(PADDING, y, content, picture_h)
    y += picture_h
    cells, leads = [], []
    for row in rows:
        span = lead + len(row.cells) * cell_w + GAP * max(0, len(row.cells) - 1)
        x = PADDING if lead else PADDING + (content - span) / 2
        if lead:
            leads.append((row, rect(x, y, lead - 4, cell_h)))
        for index, cell in enumerate(row.cells):
            cells.append((cell, rect(x + lead + index * (cell_w + GAP), y, cell_w, cell_h)))
        y += cell_h + GAP
    foot = []
    y = height - PADDING - foot_h + 12
    for buttons in foot_rows:
        step = (content + 6) / len(buttons)
        foot += [(cell, rect(PADDING + step * index, y, step - 6, finger)) for index, cell in enumerate(buttons)]
        y += finger + 6
    return Placed(page, rect(0, 0, width, height), note, tuple(cells), tuple(leads), tuple(foot), picture)


def _rows(page: Page, inner: float) -> list[Row]:
    """The page's rows; one long row is broken up where its things would get too narrow."""
    found = []
    for row in page.rows:
        if row.sprite:
            found.append(row)
            continue
        most = max(1, int((inner + GAP) / (page.cell[0] * 0.66 + GAP)))
        count = -(-len(row.cells) // most)
        per = -(-len(row.cells) // count) if count else 1
        found += [Row(row.cells[start : start + per]) for start in range(0, len(row.cells), per)]
    return found


def _button_width(cell: Cell, unit: float, letters: float) -> float:
    return text.measure(cell.caption, "strong", max(6, round(14.5 * unit * letters)))[0] / unit + 24


def _foot_width(page: Page, unit: float, letters: float) -> float:
    return min(sum(_button_width(cell, unit, letters) + 6 for cell in page.foot), WIDEST / 2)


def _foot_rows(page: Page, content: float, unit: float, letters: float) -> list[list[Cell]]:
    """The buttons of the foot in as few rows as their words allow."""
    rows: list[list[Cell]] = []
    for cell in page.foot:
        together = [*rows[-1], cell] if rows else [cell]
        widest = max(_button_width(one, unit, letters) for one in together)
        if rows and (widest + 6) * len(together) <= content + 40:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


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
    ink = INK if cell.enabled else SOFT
    if not pictured and not note:
        caption_h = h - 8
    brush.text(cell.caption, "strong", 15, ink, (x + 5, top, w - 10, caption_h), side="centre", fit="wrap")
    if note:
        colour = DEEP_GOLD if not pictured else SOFT
        size = 16 if not pictured else 13.5
        role = "strong" if not pictured else "body"
        below = (x + 7, top + caption_h, w - 14, y + h - 5 - top - caption_h)
        brush.text(note, role, size, colour, below, side="centre", fit="wrap", level="top")  # type: ignore[arg-type]
