"""A page of blocks that draw themselves. It goes when the last of them is a tree of boxes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import ShortcutsWanted
from game.scene import Scene
from game.screen import shared_art, sounds, text
from game.screen.fade import Edge
from game.screen.gestures import Drag, InputEvent
from game.screen.targets import Target
from game.ui import boxes, styles
from game.ui.blocks import CONTROL, Block
from game.ui.boxed import Boxed
from game.ui.boxes import Box, Kit, Placed
from game.ui.pageframe import ALWAYS, bar_box, foot_box
from game.ui.scrollview import fading_edges, leafing
from game.ui.widgets import Button, button, composed

if TYPE_CHECKING:
    from game.app import App


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

    def box(self, narrow: bool) -> Button:
        """The same button as a box."""
        bare = self.small and narrow
        return button(
            self.id, self.words, self.act, icon=self.sprite, main=self.main, enabled=self.enabled, bare=bare
        )


SHEET = 880
"""The widest a sheet gets, in units."""
FADE = 14
"""Units over which a page fades out where it goes on."""
TWO_COLUMNS, LEAST_FOR_TWO = 1120, 760
"""The widest a sheet with two columns gets, and the window that has room for one."""
WIDE, TALL = 1120, 640
"""The smallest window, in units, that shows all panels at once."""


# One subject although it has many methods: what subclasses may say are most of them.
class BlockPage(Scene):
    """A page of blocks that draw themselves, or of boxes."""

    colours: tuple[str, ...] = ()
    """The players' colours by seat, on pages that show players."""
    on_sheet = True
    """Whether its blocks lie on a sheet, and not each on the table."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.unit = 1.0
        self.aside = 0
        """Device pixels at the right that something else needs."""
        self.body = pygame.Rect(0, 0, 1, 1)
        self.bar = self.foot = self.sheet = pygame.Rect(0, 0, 1, 1)
        self.laid: list[Block] = []
        self.places: list[pygame.Rect] = []
        self.held: list[tuple[Block, pygame.Rect]] = []
        self.frame: list[Placed] = []
        self.total = 0
        self.scroll = 0
        self.listed: list[Target] = []
        self._measured: dict[tuple[int, int], tuple[Box, int]] = {}

    # What subclasses say

    def title(self) -> str:
        """The words in the bar."""
        return ""

    def note(self) -> str:
        """Small words beside the title."""
        return ""

    def side_note(self) -> str:
        """Small words at the right end of the bar of a wide window."""
        return ""

    def bar_buttons(self) -> Sequence[Box]:
        """What can be chosen in the bar besides the way back and the arrows."""
        return []

    def blocks(self) -> Sequence[Block | Box]:
        """What is on the sheet."""
        return []

    def split(self) -> int:
        """How many of the blocks stand in the left column where there is room for two; 0 for one column."""
        return 0

    def staying(self, area: pygame.Rect) -> Sequence[tuple[Block | Box, pygame.Rect]]:
        """The panels that stay where they are, from the top of the area down."""
        return []

    def placed(self, area: pygame.Rect) -> Sequence[tuple[Block | Box, pygame.Rect]]:
        """The panels that scroll where they are too tall for the area, in places of the window."""
        return []

    def ways(self) -> Sequence[Button | PageButton]:
        """The buttons at the foot."""
        return []

    def lay_frame(self) -> list[Placed]:
        """Bar and foot with everything on them in their places."""
        kit = replace(self.kit, measured={})
        right = [*self.bar_buttons(), *(leafing(self.app, self.leaf, self._ends) if self.overflows else [])]
        titles = (self.title(), self.note(), self.side_note() if self.wide else "")
        bar = bar_box(self.app, self.back, titles, right, self.bar.h / self.unit)
        return [*bar.lay(kit, self.bar), *self.lay_foot()]

    def lay_foot(self) -> list[Placed]:
        """The buttons at the foot in their places."""
        narrow = self.app.viewport.narrow
        ways = [one.box(narrow) if isinstance(one, PageButton) else one for one in self.ways()]
        return list(foot_box(ways).lay(replace(self.kit, measured={}), self.foot))

    @property
    def _ends(self) -> tuple[bool, bool]:
        return self.scroll > 0, self.scroll < self.total - self.body.h

    # What blocks ask for

    @property
    def _chrome(self) -> list[tuple[Target, Box]]:
        """The buttons of bar and foot, and what they are."""
        return [(box.choice(self.kit, rect), box) for box, rect in self.frame if box.act is not None]

    def px(self, units: float) -> int:
        """A length in device pixels."""
        return max(1, round(units * self.unit))

    def type(self, size: float) -> int:
        """A size of type in device pixels, larger if the player wants it."""
        return self.px(size * self.kit.letters)

    def label_width(self, width: int) -> int:
        """How wide the labels are that stand beside their buttons."""
        return width * 3 // 10

    def sprite(self, id: str, wide: float, tall: float, ink: str, zoom: float = 4.0) -> pygame.Surface:
        """A sprite that fits into so many units, at most so many times its natural size; icons in this ink."""
        if "+" in id:
            width, height = composed(self.art, id, self.unit, 1.0).get_size()
            less = min(zoom, self.px(wide) / width, self.px(tall) / height)
            return composed(self.art, id, self.unit, less)
        tint = ink if id.startswith("ui-") else None
        width, height = self.art.get(id, tint=tint).get_size()
        return self.art.get(id, zoom=min(zoom, self.px(wide) / width, self.px(tall) / height), tint=tint)

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
        """Draw a button of the kit where a target lies."""
        box = button(
            target.id,
            target.label,
            target.act,
            icon=sprite,
            below=below,
            main=main,
            chosen=chosen,
            enabled=target.enabled,
        )
        boxes.paint(self.kit, surface, list(box.lay(self.kit, target.rect)))

    # Measures

    @property
    def kit(self) -> Kit:
        """What boxes are measured and painted with."""
        letters = styles.LARGE if self.app.settings.large_text else 1.0
        return Kit(self.art, self.unit, letters, CONTROL, self.app.pointed, self._measured)

    @property
    def wide(self) -> bool:
        """Whether there is room for all panels at once."""
        view = self.app.viewport
        return view.width >= self.px(WIDE) and view.height >= self.px(TALL)

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Measure everything for the window and place the blocks."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.art = shared_art.art(self.unit)
        self._measured = {}
        low = viewport.height < 480 * self.unit
        bar = self.px(52 if low else 56)
        foot = self.px(CONTROL + (8 if low else 20)) if self.ways() else 0
        free = viewport.width - (self.aside if self.on_sheet else 0)
        self.bar = pygame.Rect(0, 0, viewport.width, bar)
        self.foot = pygame.Rect(0, viewport.height - foot, free, foot)
        room = pygame.Rect(0, bar, free, max(1, viewport.height - bar - foot))
        if self.on_sheet:
            self._lay_sheet(room, viewport.narrow)
        else:
            self._lay_panels(room)
        self.scroll_to(self.scroll)

    def _lay_sheet(self, room: pygame.Rect, narrow: bool) -> None:
        """The blocks below each other on a sheet in the middle, or in two columns."""
        gap = self.px(6 if self.app.viewport.width < 640 * self.unit else 12)
        two = self.split() > 0 and room.w >= self.px(LEAST_FOR_TWO)
        wide = max(1, min(room.w - 2 * gap, self.px(TWO_COLUMNS if two else SHEET)))
        most = max(1, room.h - 2 * gap)
        pad = min(self.px(18), wide // 8)
        self.stack(max(1, wide - 2 * pad), two)
        tall = min(most, self.total + 2 * pad)
        top = room.y + gap + (0 if narrow else min((most - tall) // 3, self.px(60)))
        self.sheet = pygame.Rect((room.w - wide) // 2, top, wide, tall)
        self.body = self.sheet.inflate(-2 * pad, -2 * pad)
        self.body.height = max(1, self.body.height)

    def _lay_panels(self, room: pygame.Rect) -> None:
        """The panels where they want to be; those that stay above those that scroll."""
        gap = self.px(12 if self.wide else 6)
        area = pygame.Rect(room.x + gap, room.y + gap, max(1, room.w - 2 * gap), max(1, room.h - gap))
        self.held = [(_block(one), rect) for one, rect in self.staying(area)]
        if self.held:
            bottom = max(rect.bottom for _, rect in self.held) + gap
            area = pygame.Rect(area.x, bottom, area.w, max(1, room.bottom - bottom))
        found = self.placed(area)
        self.body = pygame.Rect(room.x, area.y - gap, room.w, max(1, room.bottom - area.y + gap))
        self.laid = [_block(one) for one, _ in found]
        self.places = [rect.move(-self.body.x, -self.body.y) for _, rect in found]
        self.total = max((rect.bottom for rect in self.places), default=0) + (0 if self.wide else gap)

    def stack(self, width: int, two: bool) -> None:
        """Put the blocks below each other, or in two columns beside each other."""
        self.laid = [_block(one) for one in self.blocks()]
        self.places, gap, between = [], self.px(10), min(self.px(36), width // 24)
        column = (width - between) // 2 if two else width
        x = y = self.total = 0
        for number, block in enumerate(self.laid):
            if two and number == self.split():
                x, y = column + between, 0
            tall = block.height(self, column)
            self.places.append(pygame.Rect(x, y, column, tall))
            self.total = max(self.total, y + tall)
            y += tall + gap

    def rebuild(self) -> None:
        """Something on the page is different now."""
        self.layout(self.app.viewport)
        self.changed()

    def to_top(self) -> None:
        """Show the page from its beginning."""
        self.scroll = 0
        self.rebuild()

    def handle(self, event: InputEvent) -> None:
        """Scroll."""
        if isinstance(event, Wheel | Drag):
            self.scroll_by(-event.dy)
        elif isinstance(event, Key) and event.name in ("PageDown", "PageUp"):
            self.leaf(1 if event.name == "PageDown" else -1)
        elif isinstance(event, Key) and event.name == "?":
            self.app.follow(ShortcutsWanted())
        elif isinstance(event, Key) and event.name in ("Home", "End"):
            self.scroll_by(self.total if event.name == "End" else -self.total)

    def reading(self) -> Reading:
        """The title, and everything that is to be read on the page, also below the edge."""
        blocks = [*(block for block, _ in self.held), *self.laid]
        heading = ". ".join(filter(None, (self.title(), self.note())))
        return Reading(heading, tuple(one for block in blocks for one in block.told()))

    def targets(self) -> list[Target]:
        """The way back, what is in sight of the blocks, and the buttons at the foot."""
        return self.listed

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """On a new page what leads on from it, or else the first thing to choose on the sheet."""
        if near is not None:
            return super().sensible(near)
        main = {box.id for box, _ in self.frame if isinstance(box, Button) and box.kind == "main"}
        live = [target for target in self.listed if target.enabled and target.id not in ALWAYS]
        return min(live, key=lambda one: one.id not in main, default=None) or super().sensible(near)

    # Drawing

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
        return self.held

    def _in_sight(self) -> list[tuple[Block, pygame.Rect]]:
        """The others that can be seen, and where."""
        shown = zip(self.laid, self.shown(), strict=True)
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
        """The sheet that the blocks lie on; panels lie on the table."""
        if self.on_sheet:
            self.art.frame(surface, "panel-plain", self.sheet)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The bar with the title, and the buttons on it and at the foot."""
        boxes.paint(self.kit, surface, self.frame)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above everything, such as a tooltip."""

    def _draw_blocks(self, surface: pygame.Surface) -> None:
        """What is in sight of the blocks; where the page goes on, it fades into what lies below."""
        with fading_edges(surface, self.body, self._edges(), letters=self.on_sheet):
            for block, place in self._in_sight():
                block.draw(surface, self, place)

    def _edges(self) -> list[tuple[pygame.Rect, Edge]]:
        strip = self.body.inflate(self.px(12), 0)
        strip.height = min(self.px(FADE), self.body.h // 3)
        below = strip.move(0, self.body.h - strip.h)
        listed: list[tuple[pygame.Rect, Edge, bool]] = [
            (strip, "top", self.scroll > 0),
            (below, "bottom", self.scroll < self.total - self.body.h),
        ]
        return [(strip, edge) for strip, edge, more in listed if more]

    def find(self, id: str) -> pygame.Rect | None:
        """Where a box lies now that stands among the blocks that scroll."""
        for block, place in zip(self.laid, self.shown(), strict=True):
            if isinstance(block, Boxed) and (found := boxes.find(block.placed(self, place), id)) is not None:
                return found
        return None

    # Scrolling

    @property
    def overflows(self) -> bool:
        """Whether it is longer than the window."""
        return self.total > self.body.height

    def shown(self) -> list[pygame.Rect]:
        """Where the blocks that scroll lie now."""
        return [place.move(self.body.x, self.body.y - self.scroll) for place in self.places]

    def scroll_by(self, distance: float) -> None:
        """Scroll by so many device pixels."""
        self.scroll_to(self.scroll + round(distance))
        self.changed()

    def leaf(self, step: int) -> None:
        """Scroll by most of what is in sight."""
        self.scroll_by(step * self.body.height * 0.85)

    def scroll_to(self, scroll: int) -> None:
        """Scroll to a place, as far as the page goes."""
        self.scroll = max(0, min(scroll, self.total - self.body.height))
        self.gather()

    def gather(self) -> None:
        """List the targets: those of the bar, panels that stay, blocks that are wholly in sight, the foot."""
        self.frame = self.lay_frame()
        chrome = boxes.targets(self.kit, self.frame)
        listed = [target for target in chrome if target.rect.bottom <= self.bar.bottom]
        for block, place in self.held:
            listed += block.targets(self, place)
        for block, place in zip(self.laid, self.shown(), strict=True):
            listed += [target for target in block.targets(self, place) if self.body.contains(target.rect)]
        listed += [target for target in chrome if target.rect.bottom > self.bar.bottom]
        self.listed = [self.heard(target) for target in listed]

    def heard(self, target: Target) -> Target:
        """The same target with a small sound when it is chosen."""

        def act() -> None:
            sounds.play("tap", self.app.settings.sound)
            target.act()

        return replace(target, act=act)


def _block(one: Block | Box) -> Block:
    return Boxed(one) if isinstance(one, Box) else one
