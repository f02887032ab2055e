"""The panel with the advice, where it hides nothing that the decision is about.

On a wide table it stands over the story, beside the board and whatever page is up. A phone held upright has it
at the bottom, at most half the window, or at the top while a page is up at the bottom; one held sideways has it
beside the board, or on the board while a page is up beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.fonts import Role
from game.screen.palette import INK, SOFT
from game.table.panels.panel import CAPTION, Button, Panel

WIDE = 202.0
"""Units of width on a wide table: as wide as the story."""
EDGE, TITLE, SPACE = 12.0, 34.0, 6.0
GAP = 6.0


class LineStyle(NamedTuple):
    """How a line is written."""

    role: Role
    size: float
    ink: str


NOTE = LineStyle("body", 15, SOFT)
ANSWER = (LineStyle("strong", 16, INK), LineStyle("body", 15, INK), LineStyle("body", 15, SOFT))
"""The choice, the reason and the next best."""


class AdvicePanel(Panel):
    """What is to be decided, or the answer to who asked."""

    dialog = True
    veil = False
    alone = False

    @property
    def open(self) -> bool:
        """Whether somebody wants to know."""
        return self.table.hint.open

    def content(self) -> object:
        """What it says, and on which table."""
        return self.open, self._lines(), [button.target for button in self.buttons()] if self.open else ()

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie where there is room in the window."""
        self._window = rect
        super().place(rect, unit, narrow)
        if self.open:
            self._lay()

    # Layout

    def _lay(self) -> None:
        self._within(*min(self._areas(), key=lambda one: self._in_the_way(self._within(*one))))
        self.refresh()

    def _areas(self) -> list[tuple[pygame.Rect, int]]:
        """Where it may stand, the usual place first, and how tall it may be there."""
        table, window = self.table, self._window
        bar, gap = table.bar.rect, round(GAP * self.unit)
        if not self.narrow:
            story = table.rect_named("log")
            area = pygame.Rect(
                gap, bar.bottom, story.w or round(WIDE * self.unit), window.bottom - gap - bar.bottom
            )
            return [(area, area.h)]
        if window.w > window.h:
            dock, board = table.dock, table.rect_named("board")
            return [(dock, dock.h), (board, board.h)] if board.w else [(dock, dock.h)]
        below = pygame.Rect(0, bar.bottom, window.w, window.bottom - bar.bottom)
        half = window.h // 2
        return [(below, half), (pygame.Rect(0, bar.bottom, window.w, 0), half)]

    def _within(self, area: pygame.Rect, most: int) -> pygame.Rect:
        """The panel at the foot of an area, or at the top of one that has no height; over all of the story."""
        self.rect = pygame.Rect(area.x, area.y, area.w, 0)
        self._titled = True
        self._titled = self._tall() * self.unit <= most
        self.rect.height = min(round(self._tall() * self.unit), most)
        if not self.narrow:
            self.rect.height = max(self.rect.height, self.table.rect_named("log").h)
        if area.h:
            self.rect.bottom = area.bottom
        return self.rect

    def _in_the_way(self, rect: pygame.Rect) -> int:
        """Pixels of height by which it would hide the page that is up."""
        placed = self.table.dialogs.placed
        return rect.clip(placed.rect).height if placed is not None else 0

    def _tall(self) -> float:
        rows = self._rows()
        written = sum(height for _, _, height in rows) + SPACE * max(0, len(rows) - 1)
        buttons = self._button_rows() * (self._finger + GAP)
        return (TITLE if self._titled else EDGE) + written + SPACE + buttons + EDGE - GAP

    @property
    def _finger(self) -> float:
        return max(self.finger_units, 40.0)

    @property
    def _text_width(self) -> float:
        return self.width - 2 * EDGE

    def _lines(self) -> list[str]:
        hint = self.table.hint
        return hint.lines() if hint.asked else [self.table.speech.advice(self.table.session, self.words)]

    def _rows(self) -> list[tuple[str, LineStyle, float]]:
        """What is written, how, and how many units high."""
        looks = ANSWER if self.table.hint.asked else (NOTE,)
        inner = round(self._text_width * self.unit)
        return [
            (line, look, text.height(line, look.role, self._px(look), inner) / self.unit + 1)
            for line, look in zip(self._lines(), looks, strict=False)
        ]

    def _px(self, look: LineStyle) -> int:
        return max(6, round(look.size * self.unit * self.letters))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The page that the decision is about, and the advice beside it."""
        if self.table.dialogs.open:
            self.table.dialogs.draw(surface, art)
        text.cover(self.rect)
        super().draw(surface, art)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Also what is pointed at on that page."""
        if self.table.dialogs.open:
            self.table.dialogs.draw_live(surface, art)
        super().draw_live(surface, art)

    def paint(self, brush: Brush) -> None:
        """What is to be decided, or the answer."""
        y = EDGE
        if self._titled:
            brush.head(self.words("dialog.hint"), self.width)
            y = TITLE
        for line, look, height in self._rows():
            brush.text(
                line, look.role, look.size, look.ink, (EDGE, y, self._text_width, height), fit="wrap", level="top"
            )
            y += height + SPACE

    # Choosing

    def _button_rows(self) -> int:
        return 1 if self.narrow or self._side_by_side else len(self._offered())

    @property
    def _side_by_side(self) -> bool:
        """Whether the buttons of a wide table have room in one row."""
        offered = self._offered()
        wide = round((self.width - 2 * EDGE + GAP) / len(offered) * self.unit) - round((GAP + 14) * self.unit)
        size = round(CAPTION * self.unit * self.letters)
        return all(text.measure(caption, "strong", size)[0] <= wide for _, caption, _, _ in offered)

    def _offered(self) -> list[tuple[str, str, Callable[[], None], bool]]:
        """Ask or be shown, and close: target, words, what it does, and whether it is the main one."""
        hint, words = self.table.hint, self.words
        found: list[tuple[str, str, Callable[[], None], bool]] = []
        if hint.offered and not hint.asked:
            found.append(("ui-ask", words("hint.ask"), hint.ask, True))
        elif hint.advice is not None:
            found.append(("ui-show", words("hint.show"), hint.show, True))
        found.append(("ui-close", words("table.close"), self._close, False))
        return found

    def _close(self) -> None:
        self.table.hint.close()

    def buttons(self) -> list[Button]:
        """Side by side at the foot, or one below the other where a column is narrow."""
        offered, tall = self._offered(), self._finger
        wide = (self.width - 2 * EDGE + GAP) / len(offered)
        found = []
        for index, (target, caption, act, main) in enumerate(offered):
            from_below = (len(offered) - index) * (tall + GAP)
            y = self.height - EDGE + GAP - from_below
            if self.narrow or self._side_by_side:
                box = (EDGE + wide * index, self.height - EDGE - tall, wide - GAP, tall)
            else:
                box = (EDGE, y, self.width - 2 * EDGE, tall)
            found.append(Button(target, caption, box, act, caption, main=main))
        return found
