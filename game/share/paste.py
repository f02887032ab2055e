"""A page to paste a link into, or a whole message with one in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import LinkError
from game.app import App
from game.host.events import Arrived, Key, Text
from game.screen import palette, text
from game.screen.gestures import InputEvent
from game.screen.palette import GOLD, PALE, SOFT
from game.screen.targets import Target, find
from game.session.link import found_in
from game.ui.blocks import CONTROL, Block, Paragraph
from game.ui.page import Page, PageButton

if TYPE_CHECKING:
    from collections.abc import Callable

FIELD = "link-field"


class PasteField(Block):
    """The field, which takes what is pasted or typed."""

    def __init__(self, words: str, open_now: bool, act: Callable[[], None]) -> None:
        self._words = words
        self._open = open_now
        self._act = act

    def height(self, page: Page, width: int) -> int:
        """As tall as a button."""
        return page.px(CONTROL)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The field with a chain before it."""
        pygame.draw.rect(surface, palette.FIELD, rect, border_radius=page.px(6))
        lit = self._open or page.app.pointed == FIELD
        pygame.draw.rect(surface, GOLD if lit else PALE, rect, page.px(2), page.px(6))
        page.art.draw(surface, "ui-link", (rect.x + page.px(22), rect.centery), tint=SOFT)
        inner = pygame.Rect(rect.x + page.px(40), rect.y, rect.w - page.px(50), rect.h)
        text.draw(
            surface, f"{self._words}|" if self._open else self._words, "body", page.type(16), SOFT, inner, "wrap"
        )

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The field."""
        return [Target(FIELD, self._words, rect, self._act)]


class PastePage(Page):
    """Takes a link in."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._open = True
        self._wrong = ""
        """What is the matter with the last text, as a key of words."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("link.paste")

    def blocks(self) -> list[Block]:
        """What to do, and the field."""
        words = self.app.words
        blocks: list[Block] = [
            Paragraph(words("link.paste.note"), ("ui-open",)),
            PasteField(words("link.paste.here"), self._open, self._turn),
        ]
        if self._wrong:
            blocks.append(Paragraph(words(self._wrong), ("ui-warning",)))
        return blocks

    def ways(self) -> list[PageButton]:
        """Take what is on the clipboard."""
        return [
            PageButton("take", self.app.words("link.paste.take"), self.app.host.paste, main=True, sprite="ui-copy")
        ]

    def typing(self) -> pygame.Rect | None:
        """The field, while it is open."""
        found = find(self.targets(), FIELD) if self._open else None
        return found.rect if found else None

    def handle(self, event: InputEvent) -> None:
        """A text comes: it is a link, or it is not."""
        if isinstance(event, Text):
            self._take(event.text)
        elif self._open and isinstance(event, Key):
            if event.name in ("Enter", "Escape", "Tab"):
                self._turn()
        else:
            super().handle(event)

    def _turn(self) -> None:
        self._open = not self._open
        self.rebuild()

    def _take(self, pasted: str) -> None:
        try:
            found = found_in(pasted)
        except LinkError:
            # An empty one comes where the clipboard is empty, or kept from us.
            self._wrong = "link.error.foreign" if pasted.strip() else "link.paste.empty"
            self.rebuild()
            return
        self.app.follow(Arrived(found))
