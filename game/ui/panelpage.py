"""A page of panels: each has a place of its own, side by side where there is room, below each other where not.

Bar, foot and scrolling are those of every page. Panels that stay stand above those that scroll.
"""

from __future__ import annotations

import pygame

from game.app import App
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.screen import palette, shared_art, text
from game.screen.fade import fading
from game.screen.palette import CREAM, DIM, INK, PALE
from game.screen.targets import Target
from game.ui.blocks import CONTROL, Block
from game.ui.page import Page

Placed = list[tuple[Block, pygame.Rect]]
WIDE, TALL = 1120, 640
"""The smallest window, in units, that shows everything at once."""
PALE_NOTE = palette.MINT


class PanelPage(Page):
    """A page whose blocks are placed by the page itself."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._staying: Placed = []

    # What subclasses say

    def note(self) -> str:
        """Small words beside the title."""
        return ""

    def side_note(self) -> str:
        """Small words at the right end of the bar of a wide window."""
        return ""

    def staying(self, area: pygame.Rect) -> Placed:
        """The panels that stay where they are, from the top of the area down."""
        return []

    def placed(self, area: pygame.Rect) -> Placed:
        """The panels that scroll where they are too tall for the area, in places of the window."""
        return []

    # Measures

    @property
    def wide(self) -> bool:
        """Whether everything is shown at once."""
        view = self.app.viewport
        return view.width >= self.px(WIDE) and view.height >= self.px(TALL)

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Measure everything for the window and place the panels."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.art = shared_art.art(self.unit)
        low = viewport.height < 480 * self.unit
        bar, gap = self.px(52 if low else 56), self.px(12 if self.wide else 6)
        foot = self.px(CONTROL + (8 if low else 20)) if self.ways() else 0
        self._bar = pygame.Rect(0, 0, viewport.width, bar)
        self._foot = pygame.Rect(0, viewport.height - foot, viewport.width, foot)
        whole = pygame.Rect(0, bar, viewport.width, max(1, viewport.height - bar - foot))
        area = whole.inflate(-2 * gap, 0)
        area.y, area.height = whole.y + gap, max(1, whole.h - gap)
        area.width = max(1, area.width)
        self._staying = self.staying(area)
        if self._staying:
            bottom = max(rect.bottom for _, rect in self._staying) + gap
            area = pygame.Rect(area.x, bottom, area.w, max(1, whole.bottom - bottom))
        found = self.placed(area)
        self.body = pygame.Rect(whole.x, area.y - gap, whole.w, max(1, whole.bottom - area.y + gap))
        self._blocks = [block for block, _ in found]
        self._places = [rect.move(-self.body.x, -self.body.y) for _, rect in found]
        self._total = max((rect.bottom for rect in self._places), default=0) + (0 if self.wide else gap)
        self._scroll_to(self._scroll)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Nothing: the panels lie on the table."""

    def fixed(self) -> Placed:
        """The panels that stay."""
        return self._staying

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The bar with the title and its notes, and the buttons on it and at the foot."""
        self.art.frame(surface, "bar", self._bar)
        self._draw_title(surface)
        for target, way in self._chrome:
            self.button(surface, target, main=way.main, sprite=way.sprite)

    def _draw_blocks(self, surface: pygame.Surface) -> None:
        """What is in sight of the panels; where the page goes on they fade, and no letters stand in the fading."""
        strips = [(strip.clip(surface.get_rect()), edge) for strip, edge in self._edges()]
        grounds = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in strips if strip]
        clear = self.body.copy()
        for strip, edge, _ in grounds:
            if edge == "top":
                clear.top, clear.height = strip.bottom, clear.bottom - strip.bottom
            else:
                clear.height = max(0, strip.top - clear.top)
        before = len(text.drawn)
        with text.scrolled(surface, clear):
            surface.set_clip(self.body)
            for block, place in self._in_sight():
                block.draw(surface, self, place)
        inside = [
            one for one in text.drawn[before:] if clear.top <= one.rect.top <= one.rect.bottom <= clear.bottom
        ]
        text.drawn[before:] = inside
        for strip, edge, ground in grounds:
            surface.blit(fading(ground, edge), strip)

    def _draw_title(self, surface: pygame.Surface) -> None:
        beside = [one.rect.x for one, way in self._chrome if way.id != "back" and one.rect.bottom <= self._bar.h]
        left, end = self.px(60), min([*beside, self._bar.w - self.px(4)]) - self.px(10)
        room = pygame.Rect(left, 0, max(1, end - left), self._bar.h - self.px(4))
        used = text.draw(surface, self.title(), "head", self.px(24), CREAM, room, "wrap")
        rest = pygame.Rect(used.right + self.px(22), 0, room.right - used.right - self.px(22), room.h)
        size = self.type(15)
        note, aside = self.note(), self.side_note()
        wanted = text.measure(note, "body", size)[0] if note else 0
        if note and wanted <= rest.w:
            text.draw(surface, note, "body", size, PALE_NOTE, rest, "shrink")
            rest = pygame.Rect(rest.x + wanted + self.px(24), 0, rest.w - wanted - self.px(24), room.h)
        if aside and self.wide and text.measure(aside, "body", size)[0] <= rest.w:
            text.draw(surface, aside, "body", size, PALE_NOTE, rest, "shrink", "right")

    def _gather(self) -> None:
        """Also the targets of the panels that stay."""
        super()._gather()
        fresh = [target for block, rect in self._staying for target in block.targets(self, rect)]
        above = [target for target in self._targets if target.rect.bottom <= self._bar.bottom]
        rest = [target for target in self._targets if target.rect.bottom > self._bar.bottom]
        self._targets: list[Target] = [*above, *(self._heard(target) for target in fresh), *rest]

    def reading(self) -> Reading:
        """The title, and everything that is to be read, the panels that stay first."""
        blocks = [*(block for block, _ in self._staying), *self._blocks]
        heading = ". ".join(filter(None, (self.title(), self.note())))
        return Reading(heading, tuple(one for block in blocks for one in block.told()))


def heading(
    page: Page, surface: pygame.Surface, words: str, rect: pygame.Rect, note: str = "", *, ruled: bool = True
) -> int:
    """The heading of a panel in its first line, with a small note and a rule to the right; where the words end."""
    line = pygame.Rect(rect.x + page.px(16), rect.y + page.px(6), rect.w - page.px(32), page.px(28))
    wanted = text.measure(words, "head", page.type(20))[0]
    used = text.draw(surface, words, "head", page.type(20), INK, line, "shrink")
    x = min(used.x + wanted, line.right)
    if note and x + page.px(14) + text.measure(note, "body", page.type(14.5))[0] <= line.right:
        beside = pygame.Rect(
            x + page.px(14), line.y + page.px(2), line.right - x - page.px(14), line.h - page.px(2)
        )
        used = text.draw(surface, note, "body", page.type(14.5), DIM, beside, "shrink")
        x = used.right
    if ruled and line.right - x > page.px(40):
        start, end, y = x + page.px(10), line.right, line.centery
        pygame.draw.line(surface, PALE, (start, y), (end, y), page.px(1))
        page.art.draw(surface, "rule-end", (end, y))
    return x
