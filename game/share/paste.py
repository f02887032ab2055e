"""A page to paste a link into, or a whole message with one in it."""

from __future__ import annotations

import pygame

from engine import LinkError
from game.app import App
from game.host.events import Arrived, Key, TextInput
from game.screen.gestures import InputEvent
from game.screen.palette import SOFT
from game.screen.targets import find
from game.session.link import found_in
from game.ui import styles
from game.ui.blocks import paragraph, text_field
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.page import Page

FIELD = "link-field"


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

    def blocks(self) -> list[Box]:
        """What to do, and the field."""
        words = self.app.words
        style, here = styles.BODY.in_ink(SOFT), words("link.paste.here")
        wrong = [paragraph(words(self._wrong), ("ui-warning",))] if self._wrong else []
        return [
            paragraph(words("link.paste.note"), ("ui-open",)),
            text_field(FIELD, here, self._turn, open_now=self._open, icon="ui-link", style=style),
            *wrong,
        ]

    def ways(self) -> list[Button]:
        """Take what is on the clipboard."""
        return [button("take", self.app.words("link.paste.take"), self.app.host.paste, main=True, icon="ui-copy")]

    def typing(self) -> pygame.Rect | None:
        """The field, while it is open."""
        found = find(self.targets(), FIELD) if self._open else None
        return found.rect if found else None

    def handle(self, event: InputEvent) -> None:
        """A text comes: it is a link, or it is not."""
        if isinstance(event, TextInput):
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
