"""The panel with the advice, where it hides nothing that the decision is about.

On a wide table it stands in the lower left corner, over the story, beside the board and whatever page is up. On a
small one it is a sheet at the bottom, at most half the window, or at the top while a page is up at the bottom.
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
from game.table.panel import Button, Panel

WIDE = 202.0
"""Units of width on a wide table: as wide as the story."""
BESIDE = 190.0
"""Units of width for the buttons of a low window, which stand beside the text."""
EDGE, TITLE, SPACE = 12.0, 34.0, 6.0
GAP = 6.0


class Look(NamedTuple):
    """How a line is written."""

    role: Role
    size: float
    ink: str


NOTE = Look("body", 15, SOFT)
ANSWER = (Look("strong", 16, INK), Look("body", 15, INK), Look("body", 15, SOFT))
"""The choice, the reason and the next best."""


class HintPanel(Panel):
    """What is to be decided, or the answer to who asked."""

    dialog = True
    veil = False

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

    @property
    def _low(self) -> bool:
        return self.narrow and self._window.w > self._window.h

    def _lay(self) -> None:
        window, unit = self._window, self.unit
        self._titled = True
        width = round(WIDE * unit * self.letters) if not self.narrow else window.w
        self.rect = pygame.Rect(0, 0, width, 0)
        most = window.h // 2 if self.narrow else window.h - self.table.bar.rect.bottom
        if self._tall() * unit > most:
            self._titled = False
        self.rect.height = min(round(self._tall() * unit), most)
        self.rect.bottomleft = window.bottomleft
        if not self.narrow:
            self.rect.move_ip(round(GAP * unit), -round(GAP * unit))
        elif self._in_the_way(self.rect):
            top = self.rect.copy()
            top.top = self.table.bar.rect.bottom
            if self._in_the_way(top) < self._in_the_way(self.rect):
                self.rect = top
        self.refresh()

    def _in_the_way(self, rect: pygame.Rect) -> int:
        """Pixels of height by which it would hide the page that is up."""
        placed = self.table.dialogs.placed
        return rect.clip(placed.rect).height if placed is not None else 0

    def _tall(self) -> float:
        rows = self._rows()
        written = sum(height for _, _, height in rows) + SPACE * max(0, len(rows) - 1)
        buttons = self._button_rows() * (self._finger + GAP)
        top = TITLE if self._titled else EDGE
        return top + max(written, buttons) + EDGE if self._low else top + written + SPACE + buttons + EDGE - GAP

    @property
    def _finger(self) -> float:
        return max(self.finger_units, 40.0)

    @property
    def _text_width(self) -> float:
        beside = BESIDE * self.letters + EDGE if self._low else 0.0
        return self.width - 2 * EDGE - beside

    def _lines(self) -> list[str]:
        hint = self.table.hint
        return hint.lines() if hint.asked else [self.table.speech.advice(self.table.session, self.words)]

    def _rows(self) -> list[tuple[str, Look, float]]:
        """What is written, how, and how many units high."""
        looks = ANSWER if self.table.hint.asked else (NOTE,)
        inner = round(self._text_width * self.unit)
        return [
            (line, look, text.height(line, look.role, self._px(look), inner) / self.unit + 1)
            for line, look in zip(self._lines(), looks, strict=False)
        ]

    def _px(self, look: Look) -> int:
        return max(6, round(look.size * self.unit * self.letters))

    # Drawing

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The page that the decision is about, and the advice beside it."""
        if self.table.dialogs.open:
            self.table.dialogs.draw(surface, art)
        text.cover(self.rect)
        super().draw(surface, art)

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
        return len(self._offered()) if self._low or not self.narrow else 1

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
        """One below the other, or side by side at the foot of an upright sheet."""
        offered, tall = self._offered(), self._finger
        wide = (self.width - 2 * EDGE + GAP) / len(offered)
        found = []
        for index, (target, caption, act, main) in enumerate(offered):
            from_below = (len(offered) - index) * (tall + GAP)
            y = self.height - EDGE + GAP - from_below
            if self._low:
                box = (self.width - EDGE - BESIDE * self.letters, y, BESIDE * self.letters, tall)
            elif self.narrow:
                box = (EDGE + wide * index, self.height - EDGE - tall, wide - GAP, tall)
            else:
                box = (EDGE, y, self.width - 2 * EDGE, tall)
            found.append(Button(target, caption, box, act, caption, main=main))
        return found
