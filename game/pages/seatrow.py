"""One seat of the set-up page: its emblem, a field for the name, and a button for who plays it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

import engine
from game.screen import palette, text
from game.screen.palette import GOLD, INK, PALE, SOFT
from game.screen.targets import Target
from game.ui.blocks import CONTROL, Block

if TYPE_CHECKING:
    from game.pages.setup import SetupPage
    from game.ui.page import Page


class SeatRow(Block):
    """The row of one seat."""

    def __init__(self, setup: SetupPage, seat: int) -> None:
        self._setup = setup
        self._seat = seat

    def height(self, page: Page, width: int) -> int:
        """As tall as its buttons."""
        return page.px(CONTROL)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Emblem, name, kind."""
        setup, seat = self._setup, self._seat
        page.art.draw(surface, "seat", (rect.x + page.px(22), rect.centery), colour=page.colours[seat], zoom=1.4)
        name, kind = self.targets(page, rect)
        open_now = setup.writing == name.id
        pygame.draw.rect(surface, palette.FIELD, name.rect, border_radius=page.px(6))
        edge = GOLD if open_now or page.app.pointed == name.id else PALE
        pygame.draw.rect(surface, edge, name.rect, page.px(2), page.px(6))
        typed = setup.chairs[seat].name
        shown = f"{typed}|" if open_now else setup.names()[seat]
        inner = name.rect.inflate(-page.px(20), -page.px(6))
        text.draw(surface, shown, "strong", page.type(17), INK if typed or not open_now else SOFT, inner)
        sprite = {"human": "ui-person", "elsewhere": "ui-link"}.get(setup.chairs[seat].kind, "ui-bot")
        style = setup.style(seat)
        below = page.app.words(f"{setup.game}.style.{style}") if style else ""
        page.button(surface, self._short(page, kind), sprite=sprite, below=below)

    def _short(self, page: Page, kind: Target) -> Target:
        """The button with its level alone where there is no room for more: its picture shows a computer."""
        level = self._setup.chairs[self._seat].kind
        wide = text.measure(kind.label, "strong", page.type(16))[0] * 0.8
        if wide <= kind.rect.w - page.px(16 + 28) or level not in engine.GAMES[self._setup.game].levels:
            return kind
        return replace(kind, label=page.app.words(f"newgame.level.{level}"))

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The field for the name and the button for the kind."""
        words, setup, seat = page.app.words, self._setup, self._seat
        left, gap = rect.x + page.px(50), page.px(8)
        wide = max(1, (rect.right - left - gap) * 45 // 100)
        field = pygame.Rect(left, rect.y, wide, rect.h)
        kind = pygame.Rect(field.right + gap, rect.y, max(1, rect.right - field.right - gap), rect.h)
        name = setup.names()[seat]
        played = words(f"newgame.kind.{setup.chairs[seat].kind}")
        asked, style = words("newgame.kind.change", name=name), setup.style(seat)
        if style:
            liking = words("newgame.style", style=words(f"{setup.game}.style.{style}"))
            asked = f"{liking} {words(f'{setup.game}.style.{style}.note')} {asked}"
        return [
            Target(f"name-{seat}", name, field, setup.write(f"name-{seat}"), words("newgame.name.edit")),
            Target(f"kind-{seat}", played, kind, setup.kind(seat), asked),
        ]
