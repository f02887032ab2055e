"""A page: a bar with a title and the way back, blocks below it, buttons at the foot.

Everything on it is a box. The blocks lie below each other on a sheet in the middle, on one that fills the window,
or each on the table. What is too tall scrolls by wheel, drag, keys, or the two arrows in the bar; what is to stay
stands above what scrolls, or at its left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

import pygame

from game.app import App
from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import ShortcutsWanted
from game.scene import Scene
from game.screen import shared_art, sounds, text
from game.screen.gestures import Drag, InputEvent
from game.screen.targets import Target
from game.screen.valley import valley, valley_in_pieces
from game.ui import boxes, pageframe, sheetlayout, styles
from game.ui.blocks import CONTROL
from game.ui.boxes import Act, Box, Column, Kit, Placed
from game.ui.buttons import Button
from game.ui.scrollview import ScrollView, leafing

Ground = Literal["sheet", "whole sheet", "table"]
"""What the blocks lie on."""
WIDE, TALL = 1120, 640
"""The smallest window, in units, that shows everything at once."""
LOW = 480
"""Units of height below which bar and foot are lower."""
LEAF = 0.85
"""The part of a window by which a page is leafed on."""
STAYING = ("side", "staying", "bar", "foot")
"""What is drawn over what scrolls."""


# One subject although it has many methods: half of them are what subclasses may say.
class Page(Scene):
    """What every page is. Subclasses name their boxes and buttons."""

    ground: Ground = "sheet"
    sheet = "panel-plain"
    """The frame of the sheet, where they lie on one."""
    gap = 10.0
    """Units between blocks."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.unit = 1.0
        self.aside = 0
        """Device pixels at the right that something else needs."""
        self.view = ScrollView()
        self._places: dict[str, pygame.Rect] = {}
        self._fixed: dict[str, list[Placed]] = {}
        """What stays: the sheet, and everything of `STAYING`."""
        self._targets: list[Target] = []

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

    def bar_boxes(self) -> Sequence[Box]:
        """What stands at the right end of the bar."""
        return self.arrows()

    def side(self) -> Box | None:
        """What stands at the left and does not scroll; it says how wide it is."""
        return None

    def staying(self) -> Sequence[Box]:
        """What stands above and does not scroll."""
        return []

    def blocks(self) -> Sequence[Box]:
        """What scrolls."""
        return []

    def split(self) -> int:
        """How many of the blocks stand in the left column where a sheet has room for two; 0 for one column."""
        return 0

    def foot_note(self) -> str:
        """Small words at the left of the foot of a wide window."""
        return ""

    def ways(self) -> Sequence[Button]:
        """The buttons at the foot."""
        return []

    def bar(self, titles: tuple[str, str, str], tall: float) -> Box:
        """The bar: the way back, the title with its two notes, and what stands at the right."""
        return pageframe.bar_box(self.app, self.leave, titles, self.bar_boxes(), tall)

    def foot(self) -> Box | None:
        """What stands below everything: the buttons, with a note where there is room for it."""
        ways = self.ways()
        tall = CONTROL + (8 if self.low else 20)
        return pageframe.foot_box(ways, self.foot_note() if self.wide else "", tall) if ways else None

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What lies below the blocks: the sheet."""
        boxes.paint(self.kit, surface, self._fixed.get("sheet", ()))

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above everything, such as a tooltip."""

    # Measures

    @property
    def kit(self) -> Kit:
        """What boxes are measured and painted with."""
        letters = styles.LARGE if self.app.settings.large_text else 1.0
        return Kit(shared_art.art(self.unit), self.unit, letters, CONTROL, self.app.pointed)

    @property
    def wide(self) -> bool:
        """Whether there is room for everything at once."""
        view, kit = self.app.viewport, self.kit
        return view.width >= kit.px(WIDE) and view.height >= kit.px(TALL)

    @property
    def low(self) -> bool:
        """Whether bar and foot are lower, as on a phone held sideways."""
        return self.app.viewport.height < LOW * self.unit

    @property
    def placed(self) -> list[Placed]:
        """Every box where it lies in the window now, the lowest first."""
        parts = [self._fixed.get("sheet", ()), self.view.seen, *(self._fixed.get(name, ()) for name in STAYING)]
        return [one for part in parts for one in part]

    def rect_of(self, id: str) -> pygame.Rect | None:
        """Where the box with an id lies in the window now."""
        return boxes.find(self.placed, id)

    # Layout

    def layout(self, viewport: Viewport) -> None:
        """Place everything for the window."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        kit, below = self.kit, self.foot()
        free = viewport.width - (self.aside if self.ground == "sheet" else 0)
        bar = kit.px(52 if self.low else 56)
        foot = below.height(kit, free) if below is not None else 0
        self._places = {
            "bar": pygame.Rect(0, 0, viewport.width, bar),
            "foot": pygame.Rect(0, viewport.height - foot, free, foot),
        }
        self._places |= self.arrange(kit, pygame.Rect(0, bar, free, max(1, viewport.height - bar - foot)))
        self._lay_fixed()

    def arrange(self, kit: Kit, room: pygame.Rect) -> dict[str, pygame.Rect]:
        """Place what lies between bar and foot: what scrolls, and whatever else the page has."""
        lay = sheetlayout.in_the_middle if self.ground == "sheet" else sheetlayout.in_all
        return lay(self, kit, room)

    def _lay_fixed(self) -> None:
        """Bar, foot and everything else that stays; the arrows say whether there is more."""
        kit, places = self.kit, self._places
        titles = (self.title(), self.note(), self.side_note() if self.wide else "")
        bar = self.bar(titles, places["bar"].h / self.unit)
        trees: dict[str, Box | None] = {
            "sheet": Box(frame=self.sheet),
            "side": self.side(),
            "staying": Column(children=self.staying(), gap=self.gap),
            "bar": bar,
            "foot": self.foot(),
        }
        self._fixed = {
            name: tree.lay(kit, places[name])
            for name, tree in trees.items()
            if tree is not None and name in places
        }
        self._list_targets()

    def rebuild(self) -> None:
        """Something on the page is different now."""
        self.layout(self.app.viewport)
        self.changed()

    # Scrolling

    def arrows(self) -> list[Box]:
        """The two arrows that leaf through the page, where there is more than can be seen at once."""
        return leafing(self.app, self.leaf, self.view.more) if self.view.end else []

    def leaf(self, step: int) -> None:
        """On by about a window, or back."""
        self.scroll_by(step * self.view.window.h * LEAF)

    def scroll_by(self, distance: float) -> None:
        """On by so many pixels, or back."""
        self.scroll_to(self.view.offset + round(distance))

    def scroll_to(self, offset: int) -> None:
        """Show the page from so many pixels below its beginning on."""
        before = self.view.more
        self.view.go_to(offset)
        if self.view.more != before:
            self._lay_fixed()
        self._list_targets()
        self.changed()

    def to_top(self) -> None:
        """Show the page anew, from its beginning."""
        self.view.offset = 0
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
            self.scroll_to(self.view.end if event.name == "End" else 0)

    # Choosing and reading

    def _list_targets(self) -> None:
        """The bar, what stays, what is wholly in sight of what scrolls, the foot; each with a small sound."""
        kit, fixed = self.kit, self._fixed
        above = [one for name in ("bar", "staying", "side") for one in boxes.targets(kit, fixed.get(name, ()))]
        seen = [one for one in boxes.targets(kit, self.view.seen) if self.view.window.contains(one.rect)]
        listed = [*above, *seen, *boxes.targets(kit, fixed.get("foot", ()))]
        self._targets = [replace(one, act=self._heard(one.act)) for one in listed]

    def _heard(self, act: Act) -> Act:
        def choose() -> None:
            sounds.play("tap", self.app.settings.effects_volume)
            act()

        return choose

    def targets(self) -> list[Target]:
        """The way back, what is in sight, and the buttons at the foot."""
        return self._targets

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """On a new page what leads on from it, or else the first thing to choose on it."""
        if near is not None:
            return super().sensible(near)
        main = [way.id for way in self.ways() if way.kind == "main"]
        live = [target for target in self._targets if target.enabled and target.id not in pageframe.ALWAYS]
        return min(live, key=lambda one: one.id not in main, default=None) or super().sensible(near)

    def leave(self) -> None:
        """What the button at the left of the bar does."""
        self.back()

    def reading(self) -> Reading:
        """The title, and everything that is to be read, also below the edge; what stays first."""
        heading = ". ".join(filter(None, (self.title(), self.note())))
        fixed = self._fixed
        return Reading(heading, boxes.told([*fixed.get("staying", ()), *self.view.seen, *fixed.get("foot", ())]))

    # Drawing

    def in_pieces(self) -> Iterator[None]:
        """The valley that lies below everything; then all letters and pictures on it, which are kept."""
        yield from valley_in_pieces(shared_art.art(self.unit), self.app.viewport.size)
        for one in self.placed:
            with text.sheet((1, 1)) as nowhere:
                boxes.paint(self.kit, nowhere.surface, [one])
            yield

    def draw(self, surface: pygame.Surface) -> None:
        """The valley, what scrolls, what stays, bar and foot."""
        text.begin()
        kit = self.kit
        surface.blit(valley(kit.art, surface.get_size()), (0, 0))
        self.draw_ground(surface)
        self.view.draw(kit, surface, letters=self.ground != "table")
        boxes.paint(kit, surface, [one for name in STAYING for one in self._fixed.get(name, ())])
        self.draw_over(surface)
