"""A page: a bar with a title and the way back, a sheet of parchment with blocks, buttons at the foot.

Settings, rules, set-up and the end of a game are pages. What does not fit scrolls by wheel, drag, keys, or the
two arrows in the bar, which are targets like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import ShortcutsWanted
from game.scene import Scene
from game.screen import shared_art, sounds, text
from game.screen.fade import Edge, fading
from game.screen.gestures import Drag, InputEvent
from game.screen.palette import CREAM, DIM, INK, OFF
from game.screen.targets import Target
from game.ui import boxes, styles
from game.ui.blocks import CONTROL, Block
from game.ui.boxes import Box, Kit, Placed

if TYPE_CHECKING:
    from game.app import App

BELOW = 13
"""The size of letters below the label of a button."""
SHEET = 880
"""The widest a sheet gets, in units."""
TITLE, TITLE_LEAST = 24, 18
"""Sizes of the letters of a title, and of the smallest that keep it on one line before it takes two."""
FADE = 14
"""Units over which a page fades out where it goes on."""
ASIDE = ("back", "page-up", "page-down")
"""What stands in the bar of every page."""
CANVAS = 240
"""The side of the square that composed pictures are drawn on, in units."""
TWO_COLUMNS, LEAST_FOR_TWO = 1120, 760
"""The widest a sheet with two columns gets, and the window that has room for one."""


@dataclass(frozen=True)
class PageButton:
    """A button at the foot of a page."""

    id: str
    words: str
    act: Callable[[], None]
    main: bool = False
    sprite: str = ""
    enabled: bool = True
    small: bool = False
    """Whether a narrow window shows its picture alone."""


class Boxed(Block):
    """Boxes among blocks: placed once for each rectangle they get."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._placed: list[Placed] = []
        self._at: pygame.Rect | None = None

    def height(self, page: Page, width: int) -> int:
        """The height of the boxes."""
        return self.box.height(page.kit, width)

    def placed(self, page: Page, rect: pygame.Rect) -> list[Placed]:
        """The boxes in their places."""
        if rect != self._at:
            self._at, self._placed = rect.copy(), list(self.box.lay(page.kit, rect))
        return self._placed

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The boxes."""
        boxes.paint(page.kit, surface, self.placed(page, rect))

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """What can be chosen in them."""
        return boxes.targets(page.kit, self.placed(page, rect))

    def told(self) -> tuple[str, ...]:
        """What is to be read in them."""
        return boxes.told(self._placed)


# One subject although it has many methods: what subclasses may say and what blocks may ask are most of them.
class Page(Scene):
    """What every page is. Subclasses name their blocks and ways."""

    colours: tuple[str, ...] = ()
    """The players' colours by seat, on pages that show players."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.unit = 1.0
        self.aside = 0
        """Device pixels at the right that something else needs."""
        self.body = pygame.Rect(0, 0, 1, 1)
        self._bar = self._foot = self._sheet = pygame.Rect(0, 0, 1, 1)
        self._blocks: list[Block] = []
        self._places: list[pygame.Rect] = []
        self._total = 0
        self._scroll = 0
        self._targets: list[Target] = []
        self._chrome: list[tuple[Target, PageButton]] = []
        self._pictures: dict[tuple[str, float, float, float], pygame.Surface] = {}

    # What subclasses say

    def title(self) -> str:
        """The words in the bar."""
        return ""

    def blocks(self) -> Sequence[Block | Box]:
        """What is on the sheet."""
        return []

    def split(self) -> int:
        """How many of the blocks stand in the left column where there is room for two; 0 for one column."""
        return 0

    def ways(self) -> list[PageButton]:
        """The buttons at the foot."""
        return []

    # Measures for blocks

    @property
    def kit(self) -> Kit:
        """What boxes are measured and painted with."""
        large = self.app.settings.large_text
        return Kit(self.art, self.unit, styles.LARGE if large else 1.0, CONTROL, self.app.pointed)

    def px(self, units: float) -> int:
        """A length in device pixels."""
        return max(1, round(units * self.unit))

    def type(self, size: float) -> int:
        """A size of type in device pixels, larger if the player wants it."""
        return self.px(size * (styles.LARGE if self.app.settings.large_text else 1))

    def label_width(self, width: int) -> int:
        """How wide the labels are that stand beside their buttons."""
        return width * 3 // 10

    def sprite(self, id: str, wide: float, tall: float, ink: str, zoom: float = 4.0) -> pygame.Surface:
        """A sprite that fits into so many units, at most so many times its natural size; icons in this ink.

        Sprites joined by "+" lie on each other, moved by units after "@": "room-pink+flag-red@0,-4".
        """
        if "+" in id:
            return self._composed(id, wide, tall, zoom)
        tint = ink if id.startswith("ui-") else None
        width, height = self.art.get(id, tint=tint).get_size()
        return self.art.get(id, zoom=min(zoom, self.px(wide) / width, self.px(tall) / height), tint=tint)

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Measure everything for the window and stack the blocks."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.art = shared_art.art(self.unit)
        low = viewport.height < 480 * self.unit
        ways = self.ways()
        bar, gap = self.px(52 if low else 56), self.px(6 if viewport.width < 640 * self.unit else 12)
        foot = self.px(CONTROL + (8 if low else 20)) if ways else 0
        self._bar = pygame.Rect(0, 0, viewport.width, bar)
        free = viewport.width - self.aside
        self._foot = pygame.Rect(0, viewport.height - foot, free, foot)
        two = self.split() > 0 and free >= self.px(LEAST_FOR_TWO)
        wide = max(1, min(free - 2 * gap, self.px(TWO_COLUMNS if two else SHEET)))
        room = max(1, viewport.height - bar - foot - 2 * gap)
        pad = min(self.px(18), wide // 8)
        self._stack(max(1, wide - 2 * pad), two)
        tall = min(room, self._total + 2 * pad)
        top = bar + gap + (0 if viewport.narrow else min((room - tall) // 3, self.px(60)))
        self._sheet = pygame.Rect((free - wide) // 2, top, wide, tall)
        self.body = self._sheet.inflate(-2 * pad, -2 * pad)
        self.body.height = max(1, self.body.height)
        self._scroll_to(self._scroll)

    def rebuild(self) -> None:
        """Something on the page is different now."""
        self.layout(self.app.viewport)
        self.changed()

    def to_top(self) -> None:
        """Show the page from its beginning."""
        self._scroll = 0
        self.rebuild()

    def handle(self, event: InputEvent) -> None:
        """Scroll."""
        if isinstance(event, Wheel | Drag):
            self._scroll_by(-event.dy)
        elif isinstance(event, Key) and event.name in ("PageDown", "PageUp"):
            self._leaf(1 if event.name == "PageDown" else -1)
        elif isinstance(event, Key) and event.name == "?":
            self.app.follow(ShortcutsWanted())
        elif isinstance(event, Key) and event.name in ("Home", "End"):
            self._scroll_by(self._total if event.name == "End" else -self._total)

    def in_pieces(self) -> Iterator[None]:
        """The table that lies below everything; then all letters and pictures on it, which are kept."""
        yield from self.art.scene_in_pieces("table", self.app.viewport.size)
        done = 0
        # Asked for anew each time: somebody may have chosen something meanwhile, and there are other blocks now.
        while done < len(layers := self._layers()):
            with text.sheet((1, 1)) as nowhere:
                layers[done](nowhere.surface)
            done += 1
            yield

    def _layers(self) -> list[Callable[[pygame.Surface], None]]:
        """Everything on the table, each to be drawn by itself."""
        seen = [*self._in_sight(), *self.fixed()]
        blocks = (partial(block.draw, page=self, rect=place) for block, place in seen)
        return [self.draw_ground, *blocks, self.draw_bar]

    def fixed(self) -> list[tuple[Block, pygame.Rect]]:
        """Blocks that do not scroll with the others, and where they lie."""
        return []

    def _in_sight(self) -> list[tuple[Block, pygame.Rect]]:
        """The others that can be seen, and where."""
        shown = zip(self._blocks, self._shown(), strict=True)
        return [(block, place) for block, place in shown if place.colliderect(self.body)]

    def draw(self, surface: pygame.Surface) -> None:
        """Table, sheet, blocks, bar and foot."""
        text.begin()
        surface.blit(self.art.scene("table", surface.get_size()), (0, 0))
        self.draw_ground(surface)
        self._draw_blocks(surface)
        for block, place in self.fixed():
            block.draw(surface, self, place)
        self.draw_bar(surface)
        self.draw_over(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The sheet that the blocks lie on."""
        self.art.frame(surface, "panel-plain", self._sheet)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above everything, such as a tooltip."""

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The bar with the title, and the buttons on it and at the foot."""
        self.art.frame(surface, "bar", self._bar)
        left, right = self.px(60), self.px(114 if self._overflows else 14)
        room = pygame.Rect(left, 0, self._bar.w - left - right, self._bar.h - self.px(4))
        fits = text.measure(self.title(), "head", self.px(TITLE_LEAST))[0] <= room.w
        text.draw(surface, self.title(), "head", self.px(TITLE), CREAM, room, "shrink" if fits else "wrap")
        for target, way in self._chrome:
            self.button(surface, target, main=way.main, sprite=way.sprite)

    def targets(self) -> list[Target]:
        """The way back, what is in sight on the sheet, and the buttons at the foot."""
        return self._targets

    def reading(self) -> Reading:
        """The title, and everything that is to be read on the page, also below the edge."""
        return Reading(self.title(), tuple(one for block in self._blocks for one in block.told()))

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """On a new page what leads on from it, or else the first thing to choose on the sheet."""
        if near is not None:
            return super().sensible(near)
        main = [target for target, way in self._chrome if way.main and target.enabled]
        rest = [target for target in self._targets if target.enabled and target.id not in ASIDE]
        return next(iter([*main, *rest]), None) or super().sensible(near)

    def button(
        self,
        surface: pygame.Surface,
        target: Target,
        *,
        main: bool = False,
        chosen: bool = False,
        sprite: str = "",
        below: str = "",
    ) -> None:
        """Draw a button: gold when it is the main or the chosen one, lit when pointed at, grey when it is off.

        What is to stand `below` its label is set in smaller letters.
        """
        state = "main" if main else "pressed" if chosen else "normal"
        if not target.enabled:
            state = "disabled"
        elif self.app.pointed == target.id:
            state = "hover"
        self.art.frame(surface, f"button-{state}", target.rect)
        ink = INK if target.enabled else OFF
        room = target.rect.inflate(-self.px(16), -self.px(6))
        if sprite:
            icon, alone = self.px(28), target.rect.w < self.px(56)
            words = text.measure(target.label, "strong", self.type(16))[0]
            if below:
                words = max(words, text.measure(below, "body", self.type(BELOW))[0])
            words = min(room.w - icon, words)
            middle = target.rect.centerx if alone else room.centerx - (words + icon) // 2 + icon // 2
            tint = ink if sprite.startswith("ui-") else None
            self.art.draw(surface, sprite, (middle, room.centery), tint=tint)
            if alone:
                return
            room = pygame.Rect(middle + icon // 2 + self.px(2), room.y, words + self.px(2), room.h)
        if below:
            head = room.h * 56 // 100
            foot = pygame.Rect(room.x, room.y + head, room.w, room.h - head)
            text.draw(surface, below, "body", self.type(BELOW), DIM, foot, "shrink", "centre")
            room = pygame.Rect(room.x, room.y, room.w, head)
        text.draw(surface, target.label, "strong", self.type(16), ink, room, "wrap", "centre")

    # Inside

    def _draw_blocks(self, surface: pygame.Surface) -> None:
        """What is in sight of the blocks; where the page goes on, it fades into the parchment."""
        strips = [(strip.clip(surface.get_rect()), edge) for strip, edge in self._edges()]
        edges = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in strips if strip]
        with text.scrolled(surface, self.body):
            for block, place in self._in_sight():
                block.draw(surface, self, place)
        for strip, edge, parchment in edges:
            surface.blit(fading(parchment, edge), strip)
            text.fade(strip)

    def _edges(self) -> list[tuple[pygame.Rect, Edge]]:
        strip = self.body.inflate(self.px(12), 0)
        strip.height = min(self.px(FADE), self.body.h // 3)
        below = strip.move(0, self.body.h - strip.h)
        listed: list[tuple[pygame.Rect, Edge, bool]] = [
            (strip, "top", self._scroll > 0),
            (below, "bottom", self._scroll < self._total - self.body.h),
        ]
        return [(strip, edge) for strip, edge, more in listed if more]

    def _composed(self, id: str, wide: float, tall: float, zoom: float) -> pygame.Surface:
        key = (id, wide, tall, self.unit)
        if key not in self._pictures:
            side = self.px(CANVAS)
            canvas = pygame.Surface((side, side), pygame.SRCALPHA)
            for part in id.split("+"):
                name, _, move = part.partition("@")
                x, y = (float(number) * self.unit for number in (move or "0,0").split(","))
                self.art.draw(canvas, name, (side / 2 + x, side / 2 + y))
            picture = canvas.subsurface(canvas.get_bounding_rect())
            zoom = min(zoom, self.px(wide) / picture.get_width(), self.px(tall) / picture.get_height())
            self._pictures[key] = pygame.transform.smoothscale_by(picture, zoom)
        return self._pictures[key]

    def _stack(self, width: int, two: bool) -> None:
        """Put the blocks below each other, or in two columns beside each other."""
        self._blocks = [Boxed(one) if isinstance(one, Box) else one for one in self.blocks()]
        self._places, gap, between = [], self.px(10), min(self.px(36), width // 24)
        column = (width - between) // 2 if two else width
        x = y = self._total = 0
        for number, block in enumerate(self._blocks):
            if two and number == self.split():
                x, y = column + between, 0
            tall = block.height(self, column)
            self._places.append(pygame.Rect(x, y, column, tall))
            self._total = max(self._total, y + tall)
            y += tall + gap

    @property
    def _overflows(self) -> bool:
        return self._total > self.body.height

    def _shown(self) -> list[pygame.Rect]:
        return [place.move(self.body.x, self.body.y - self._scroll) for place in self._places]

    def _scroll_by(self, distance: float) -> None:
        self._scroll_to(self._scroll + round(distance))
        self.changed()

    def _leaf(self, step: int) -> None:
        self._scroll_by(step * self.body.height * 0.85)

    def _scroll_to(self, scroll: int) -> None:
        self._scroll = max(0, min(scroll, self._total - self.body.height))
        self._gather()

    def _gather(self) -> None:
        """List the targets: those of the bar, the blocks that are wholly in sight, those of the foot."""
        self._chrome = [*self._in_bar(), *self._in_foot()]
        listed = [target for target, _ in self._chrome if target.rect.bottom <= self._bar.bottom]
        for block, place in zip(self._blocks, self._shown(), strict=True):
            listed += [target for target in block.targets(self, place) if self.body.contains(target.rect)]
        listed += [target for target, _ in self._chrome if target.rect.bottom > self._bar.bottom]
        self._targets = [self._heard(target) for target in listed]

    def _heard(self, target: Target) -> Target:
        """The same target with a small sound when it is chosen."""

        def act() -> None:
            sounds.play("tap", self.app.settings.sound)
            target.act()

        return Target(target.id, target.label, target.rect, act, target.hint, target.enabled)

    def _in_bar(self) -> list[tuple[Target, PageButton]]:
        words, size = self.app.words, self.px(CONTROL)
        y = (self._bar.h - size) // 2
        ways = []
        if len(self.app.scenes) > 1:
            ways.append((self.px(8), PageButton("back", words("page.back"), self.back, sprite="ui-back")))
        if self._overflows:
            up = PageButton("page-up", words("page.up"), lambda: self._leaf(-1), False, "ui-up", self._scroll > 0)
            last = self._scroll >= self._total - self.body.height
            down = PageButton("page-down", words("page.down"), lambda: self._leaf(1), False, "ui-down", not last)
            ways += [(self._bar.w - 2 * (size + self.px(8)), up), (self._bar.w - size - self.px(8), down)]
        return [(_target(way, pygame.Rect(x, y, size, size)), way) for x, way in ways]

    def _in_foot(self) -> list[tuple[Target, PageButton]]:
        ways, gap = self.ways(), self.px(10)
        if not ways:
            return []
        side, gaps = self.px(CONTROL), gap * (len(ways) - 1)
        small = [way.small and self.app.viewport.narrow for way in ways]
        whole = min(self._foot.w - 2 * gap, self.px(SHEET)) - gaps - side * sum(small)
        wide = max(1, min(self.px(260), whole // max(1, len(ways) - sum(small))))
        widths = [side if one else wide for one in small]
        x, y = self._foot.centerx - (sum(widths) + gaps) // 2, self._foot.y + (self._foot.h - side) // 2
        found = []
        for way, width in zip(ways, widths, strict=True):
            found.append((_target(way, pygame.Rect(x, y, width, side)), way))
            x += width + gap
        return found


def _target(way: PageButton, rect: pygame.Rect) -> Target:
    return Target(way.id, way.words, rect, way.act, "", way.enabled)
