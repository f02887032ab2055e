"""The rules of the games in chapters: contents beside the sheet, worked examples, editions, and a search."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app import App
from game.host.events import Key, Text
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import RulesWanted
from game.rulebook import field as rulebook_field
from game.rulebook.blocks import Passage
from game.rulebook.contents import Contents
from game.rulebook.exampleblock import ExampleBlock
from game.rulebook.field import FIELD
from game.rulebook.finding import Finding
from game.screen import shared_art, text
from game.screen.gestures import Hover, InputEvent, Press
from game.screen.palette import CREAM
from game.screen.targets import Target
from game.ui import boxes
from game.ui.blocks import CONTROL, Block
from game.ui.boxes import Box, Placed
from game.ui.widgets import button

SIDE = 236
FIELD_WIDE, IN_BAR = 290, 620
"""The width of the field, and of the smallest window that has it in its bar."""


class RulesPage(Finding):
    """The page: bar, contents, and a sheet with one chapter."""

    def __init__(self, app: App, game: str = "", paragraph: str = "", edition: str = "") -> None:
        super().__init__(app, game, paragraph, edition)
        self._side: tuple[Contents, pygame.Rect] | None = None
        self._chosen_sum = self._hovered = ("", -1)

    # Examples

    def lit_sum(self, example: str) -> int | None:
        """The sum of an example that is pointed at, in the picture or in its box."""
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        start = f"sum-{example}-"
        if pointed.startswith(start):
            return int(pointed.removeprefix(start))
        for name, number in (self._hovered, self._chosen_sum):
            if name == example:
                return number
        return None

    def lighting(self, example: str, number: int) -> Callable[[], None]:
        """What choosing a sum does: it stays bright until another is chosen."""

        def turn() -> None:
            self._chosen_sum = ("", -1) if self._chosen_sum == (example, number) else (example, number)
            self.changed()

        return turn

    def _hover(self, x: float, y: float) -> None:
        found = ("", -1)
        for block, place in zip(self.laid, self.shown(), strict=True):
            if isinstance(block, ExampleBlock) and place.collidepoint(x, y) and self.body.collidepoint(x, y):
                number = block.sum_under(self, place, x, y)
                found = (block.name, number) if number is not None else found
        if found != self._hovered:
            self._hovered = found
            self.changed()

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Measure everything for the window: bar, contents, field and sheet."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.art = shared_art.art(self.unit)
        low = viewport.height < 480 * self.unit
        bar, gap = self.px(52 if low else 56), self.px(12 if self.beside else 6)
        foot = self.px(CONTROL + (8 if low else 20)) if self.ways() else 0
        self.bar = pygame.Rect(0, 0, viewport.width, bar)
        self.foot = pygame.Rect(0, viewport.height - foot, viewport.width, foot)
        area = pygame.Rect(gap, bar + gap, viewport.width - 2 * gap, viewport.height - bar - foot - 2 * gap)
        area.h = max(1, area.h)
        side, between = self.px(CONTROL), self.px(8)
        if viewport.width >= self.px(IN_BAR):
            right = viewport.width - 2 * (side + between) - between
            self._field = pygame.Rect(right - self.px(FIELD_WIDE), (bar - side) // 2, 0, side)
            self._field.w = self.px(FIELD_WIDE)
        else:
            wide = area.w - 2 * (side + between)
            self._field = pygame.Rect(area.x, area.y, max(1, wide), side)
            area.y, area.h = area.y + side + between, max(1, area.h - side - between)
        self._side = None
        if self.beside:
            self._side = self._contents(), pygame.Rect(area.x, area.y, self.px(SIDE), area.h)
            area.x, area.w = area.x + self.px(SIDE) + gap, area.w - self.px(SIDE) - gap
        self.sheet = area
        # What is lit stands out a little from the column of the text.
        pad, edge = min(self.px(8), area.w // 16), min(self.px(10), area.w // 16)
        self.body = area.inflate(-2 * pad, -2 * self.px(12))
        self.body.h = max(1, self.body.h)
        self.stack(max(1, self.body.w - 2 * edge), False)
        self.places = [place.move(edge, 0) for place in self.places]
        self.scroll_to(self.scroll)
        if self._arriving:
            self._arriving = False
            found = (n for n, one in enumerate(self.laid) if isinstance(one, Passage) and one.id == self.lit)
            number = next(found, 0)
            place = self.places[number]
            self.scroll_to(0 if place.bottom <= self.body.h * 2 // 3 else place.y - self.body.h // 4)

    def fixed(self) -> list[tuple[Block, pygame.Rect]]:
        """The contents."""
        return [self._side] if self._side is not None else []

    def draw_bar(self, surface: pygame.Surface) -> None:
        """The bar with the title and the field of the search, and the buttons."""
        self.art.frame(surface, "bar", self.bar)
        beside = [rect for box, rect in self.frame if box.act is not None and box.id != "back"]
        inside = [one.x for one in (*beside, self._field) if one.bottom <= self.bar.bottom]
        ends = [self.bar.right - self.px(8), *inside]
        room = pygame.Rect(self.px(60), 0, min(ends) - self.px(68), self.bar.h - self.px(4))
        text.draw(surface, self.title(), "head", self.px(24), CREAM, room, "wrap")
        search, words = self.search, self.app.words
        count = words("rules.hit", at=search.at + 1, total=len(search.hits)) if search.query else ""
        rulebook_field.draw_field(
            self, surface, self._field, search.query, words("rules.search"), count, self._writing
        )
        boxes.paint(self.kit, surface, self.frame)

    def targets(self) -> list[Target]:
        """The bar, the contents, and what is in sight on the sheet."""
        return self.listed

    def gather(self) -> None:
        super().gather()
        side = self._side[0].targets(self, self._side[1]) if self._side is not None else []
        label = self.search.query or self.app.words("rules.search")
        field = Target(FIELD, label, self._field, self._write, self.app.words("rules.search.hint"))
        bar = [target for target in self.listed if target.rect.bottom <= self._field.bottom]
        rest = [target for target in self.listed if target not in bar]
        first = [target for target in bar if target.id in ("back", "contents")]
        bar = [*first, field, *(target for target in bar if target not in first)]
        self.listed = [*bar, *(self.heard(target) for target in side), *rest]

    def lay_frame(self) -> list[Placed]:
        """The way back, the contents where they have no column, the arrows beside the field, and the foot."""
        words, size, gap = self.app.words, self.px(CONTROL), self.px(8)
        y = (self.bar.h - size) // 2
        ways: list[tuple[int, int, Box]] = []
        if len(self.app.scenes) > 1:
            ways.append((gap, y, button("back", words("page.back"), self.leave, icon="ui-back", bare=True)))
        arrows = self._field.y + (self._field.h - size) // 2
        right = self.bar.w - (gap if self._field.bottom <= self.bar.bottom else self.sheet.x)
        hits = bool(self.search.hits)
        if not self.beside:
            x = self._field.x - size - gap if self._field.bottom <= self.bar.bottom else self.bar.w - size - gap
            said, chosen = words("rules.contents"), self._contents_only
            ways.append((x, y, button("contents", said, self._fold, icon="ui-menu", bare=True, chosen=chosen)))
        if hits or self.overflows or self._field.y > self.bar.y + self.bar.h:
            up = words("rules.hit.previous" if hits else "page.up")
            down = words("rules.hit.next" if hits else "page.down")
            step, last = self._go if hits else self.leaf, self.scroll >= self.total - self.body.height
            more = hits or self.scroll > 0, hits or not last
            upwards = button("page-up", up, lambda: step(-1), icon="ui-up", bare=True, enabled=more[0])
            downwards = button("page-down", down, lambda: step(1), icon="ui-down", bare=True, enabled=more[1])
            ways += [(right - 2 * size - gap, arrows, upwards), (right - size, arrows, downwards)]
        placed = [one for x, top, way in ways for one in way.lay(self.kit, pygame.Rect(x, top, size, size))]
        return [*placed, *self.lay_foot()]

    def leave(self) -> None:
        """Go back to where the rules were opened."""
        super().back()

    def reading(self) -> Reading:
        """Title and everything on the sheet; what a search has found."""
        said = super().reading()
        search, words = self.search, self.app.words
        if not search.query:
            return said
        found = words("rules.hits", count=len(search.hits))
        return Reading(said.heading, (found, *said.facts), said.story)

    def state(self) -> dict[str, object]:
        """What is read, and what was found."""
        search = self.search
        return {
            "game": self.game.name,
            "chapter": self.chapter,
            "lit": self.lit,
            "edition": self.note_edition(),
            "query": search.query,
            "hits": len(search.hits),
            "hit": search.at + 1,
        }

    def handle(self, event: InputEvent) -> None:
        """Type into the field, walk through hits, scroll."""
        if isinstance(event, Hover):
            self._hover(event.x, event.y)
        elif isinstance(event, Text):
            self._type(event.text)
        elif isinstance(event, Key) and self._writing:
            self._key(event)
        elif isinstance(event, Key) and event.name == "/":
            self._writing = self._slash = True
            self.changed()
        else:
            if isinstance(event, Press) and self._writing and not self._field.collidepoint(event.x, event.y):
                self._write()
            self._glide = None
            super().handle(event)


def show(app: App, what: RulesWanted) -> None:
    """Open the rules of a game, at a paragraph if one is named."""
    app.push(RulesPage(app, what.game, what.paragraph, what.edition))
