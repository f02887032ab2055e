"""Boxes that are longer than the window they are seen through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from game.app import App
from game.screen import text
from game.screen.fade import Edge, fading
from game.ui import boxes
from game.ui.boxes import Box, Kit, Placed
from game.ui.buttons import button

FADE = 14
"""Units over which it fades out where it goes on."""
BESIDE = 12
"""Units by which the fading is wider than the window, on both sides together."""


class ScrollView:
    """A tree of boxes, and how far it is scrolled; lengths are device pixels."""

    def __init__(self) -> None:
        self.window = pygame.Rect(0, 0, 1, 1)
        self.offset = 0
        """How far below its beginning the window is."""
        self.seen: list[Placed] = []
        """The boxes where they lie now."""
        self._laid: list[Placed] = []
        self._total = 0

    def lay(self, kit: Kit, box: Box, window: pygame.Rect, area: pygame.Rect, below: int) -> None:
        """Place the boxes from the top of an area on, seen through a window; some room is left below them."""
        tall = box.height(kit, area.w)
        self.window = window
        self._laid = box.lay(kit, pygame.Rect(area.x, area.y, area.w, tall))
        self._total = area.y - window.y + tall + below
        self.go_to(self.offset)

    def go_to(self, offset: int) -> None:
        """Scroll to a place, as far as the boxes go."""
        self.offset = self.within(offset)
        self.seen = [Placed(box, rect.move(0, -self.offset)) for box, rect in self._laid]

    def within(self, offset: int) -> int:
        """The nearest place that can be scrolled to."""
        return max(0, min(offset, self._total - self.window.h))

    @property
    def more(self) -> tuple[bool, bool]:
        """Whether there is more above, and below."""
        return self.offset > 0, self.offset < self._total - self.window.h

    @property
    def end(self) -> int:
        """The last place that can be scrolled to; 0 where everything is in sight."""
        return self.within(self._total)

    def draw(self, kit: Kit, surface: pygame.Surface, *, letters: bool) -> None:
        """What is in sight; where there is more it fades into what lies below, with or without its letters."""
        strip = self.window.inflate(kit.px(BESIDE), 0)
        strip.height = min(kit.px(FADE), self.window.h // 3)
        above, below = self.more
        edges: list[tuple[pygame.Rect, Edge]] = [(strip, "top")] if above else []
        if below:
            edges.append((strip.move(0, self.window.h - strip.h), "bottom"))
        with fading_edges(surface, self.window, edges, letters=letters):
            boxes.paint(kit, surface, [one for one in self.seen if one.rect.colliderect(self.window)])


@contextmanager
def fading_edges(
    surface: pygame.Surface, window: pygame.Rect, edges: Sequence[tuple[pygame.Rect, Edge]], *, letters: bool
) -> Iterator[None]:
    """Draw what scrolls behind a window: at its edges it fades into what is on the surface already.

    Without `letters` no lines of text stand where it fades.
    """
    strips = [(strip.clip(surface.get_rect()), edge) for strip, edge in edges]
    grounds = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in strips if strip]
    top = max([window.top, *(strip.bottom for strip, edge in strips if edge == "top" and not letters)])
    bottom = min([window.bottom, *(strip.top for strip, edge in strips if edge == "bottom" and not letters)])
    clear = pygame.Rect(window.x, top, window.w, max(0, bottom - top))
    with (
        text.noting(lambda one: letters or top <= one.rect.top <= one.rect.bottom <= bottom),
        text.scrolled(surface, clear),
    ):
        surface.set_clip(window)
        yield
    for strip, edge, ground in grounds:
        surface.blit(fading(ground, edge), strip)
        text.fade(strip)


def leafing(app: App, leaf: Callable[[int], None], more: tuple[bool, bool]) -> list[Box]:
    """The two arrows that leaf through something, as far as there is more of it."""
    words, (up, down) = app.words, more
    return [
        button("page-up", words("page.up"), lambda: leaf(-1), icon="ui-up", bare=True, enabled=up),
        button("page-down", words("page.down"), lambda: leaf(1), icon="ui-down", bare=True, enabled=down),
    ]
