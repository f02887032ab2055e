"""Draws a share sheet: parchment, code, field, buttons and the promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, qrcode, text
from game.screen.art import Art
from game.screen.palette import DIM, GOLD, INK, PALE
from game.screen.targets import Target
from game.share.sheetlayout import NOTE, PROMISE, Places

if TYPE_CHECKING:
    from game.share.sheet import ShareSheet

FIELD, CHOSEN = palette.FIELD, palette.LIT
PROMISED = palette.FOREST
"""Letters on the green well."""


class Painter:
    """Draws one sheet."""

    def __init__(self, sharing: ShareSheet, places: Places, surface: pygame.Surface, art: Art) -> None:
        self._sharing = sharing
        self._at = places
        self._surface = surface
        self._art = art

    def paint(self, targets: Sequence[Target]) -> None:
        """Everything on the sheet."""
        sharing, at = self._sharing, self._at
        self._art.frame(self._surface, "panel", at.sheet)
        if not at.beside:
            grip = pygame.Rect(0, 0, self._px(48), self._px(5))
            grip.midtop = at.sheet.centerx, at.sheet.y + self._px(9)
            pygame.draw.rect(self._surface, PALE, grip, border_radius=grip.h // 2)
        text.draw(self._surface, sharing.title, "head", self._type(24), INK, at.title, "wrap")
        note = sharing.saved or sharing.note
        text.draw(self._surface, note, "body", self._type(NOTE), DIM, at.note, "wrap", level="top")
        self._code()
        for target in targets:
            if target.id == "share-field":
                self._field(target)
            else:
                self._button(target)
        self._promise()

    def _code(self) -> None:
        at = self._at
        if not at.square:
            return
        pygame.draw.rect(self._surface, qrcode.PAPER, at.code, border_radius=self._px(7))
        self._surface.blit(qrcode.picture(self._sharing.link, at.square), at.code)
        edge = at.code.inflate(self._px(2), self._px(2))
        pygame.draw.rect(self._surface, PALE, edge, self._px(1.4), self._px(7))

    def _field(self, target: Target) -> None:
        """The link without what every link begins with, from its first letters on."""
        sharing, rect = self._sharing, target.rect
        pygame.draw.rect(self._surface, FIELD, rect, border_radius=self._px(7))
        lit = sharing.selected or sharing.app.pointed == target.id
        pygame.draw.rect(self._surface, GOLD if lit else PALE, rect, self._px(2), self._px(7))
        middle = (rect.x + self._px(20), rect.centery)
        self._art.draw(self._surface, "ui-link", middle, tint=DIM, zoom=0.9)
        room = pygame.Rect(rect.x + self._px(36), rect.y, rect.w - self._px(46), rect.h)
        shown = shortened(sharing.link.split("//", 1)[-1], self._type(15), room.w)
        if sharing.selected:
            wide = text.measure(shown, "body", self._type(15))[0]
            mark = pygame.Rect(room.x - self._px(2), 0, min(room.w, wide) + self._px(4), rect.h * 6 // 10)
            mark.centery = rect.centery
            pygame.draw.rect(self._surface, CHOSEN, mark)
        text.draw(self._surface, shown, "body", self._type(15), INK, room)

    def _button(self, target: Target) -> None:
        sharing = self._sharing
        copied = target.id == "share-copy" and sharing.copied > 0
        golden = "share-system" if sharing.system else "share-copy"
        state = "main" if target.id == golden and not copied else "normal"
        if sharing.app.pointed == target.id:
            state = "hover"
        self._art.frame(self._surface, f"button-{state}", target.rect)
        icon = "ui-check" if copied else ICONS[target.id]
        if target.id == "share-close":
            self._art.draw(self._surface, icon, target.rect.center, tint=INK)
            return
        room = target.rect.inflate(-self._px(14), -self._px(6))
        side = self._px(28)
        wide = min(room.w - side, text.measure(target.label, "strong", self._type(16))[0])
        left = room.centerx - (wide + side) // 2
        self._art.draw(self._surface, icon, (left + side // 2 - self._px(2), room.centery), tint=INK)
        words = pygame.Rect(left + side, room.y, room.right - left - side, room.h)
        text.draw(self._surface, target.label, "strong", self._type(16), INK, words)

    def _promise(self) -> None:
        rect, (bold, rest) = self._at.promise, self._sharing.promise
        self._art.frame(self._surface, "well-green", rect)
        self._art.draw(self._surface, "ui-lock", (rect.x + self._px(27), rect.centery), tint=PROMISED)
        room = pygame.Rect(
            rect.x + self._px(50), rect.y + self._px(8), rect.w - self._px(62), rect.h - self._px(16)
        )
        tall = text.height(bold, "strong", self._type(PROMISE), room.w)
        head = pygame.Rect(room.x, room.y, room.w, tall)
        text.draw(self._surface, bold, "strong", self._type(PROMISE), PROMISED, head, "wrap", level="top")
        body = pygame.Rect(room.x, room.y + tall, room.w, room.h - tall)
        text.draw(self._surface, rest, "body", self._type(PROMISE), PROMISED, body, "wrap", level="top")

    def _px(self, units: float) -> int:
        return max(1, round(units * self._at.unit))

    def _type(self, size: float) -> int:
        return self._px(size * self._at.letters)


ICONS = {
    "share-close": "ui-close",
    "share-copy": "ui-copy",
    "share-system": "ui-share",
    "share-file": "ui-save",
}


def shortened(link: str, size: int, wide: int) -> str:
    """As much of a link as there is room for, so that nothing of it counts as cut by accident."""
    if text.measure(link, "body", size)[0] <= wide:
        return link
    low, high = 0, min(len(link), 200)
    while low < high:
        middle = (low + high + 1) // 2
        if text.measure(f"{link[:middle]}…", "body", size)[0] <= wide:
            low = middle
        else:
            high = middle - 1
    return f"{link[:low]}…"
