"""The rules of the games in chapters: contents beside the sheet, worked examples, editions, and a search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.app import App
from game.host.events import Key, TextInput
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import RulesWanted
from game.rulebook.book import Leaf, RuleBook
from game.rulebook.contents import contents_panel, contents_sheet
from game.rulebook.examplebox import ExamplePicture, LitSums, WorkedExample, example_box
from game.rulebook.field import FIELD, paint_field
from game.rulebook.finder import Finder
from game.rulebook.passage import Passage, passage_box, title_box
from game.rulebook.search import Search
from game.screen.gestures import Hover, InputEvent, Press
from game.screen.letters.marked import Span
from game.table.gamerecord import GameRecord
from game.ui.boxes import Box, Row
from game.ui.buttons import Button, button
from game.ui.page import Page
from game.ui.scrollview import leafing
from game.ui.widgets import Painting

WIDE, TALL = 780, 700
"""The smallest window, in units, with the contents beside the sheet."""
FIELD_WIDE, IN_BAR = 290, 620
"""The width of the field, and of the smallest window that has it in its bar."""


# One subject although it has many methods: what it shows, and each thing that can be done on it.
class RulesPage(Page):
    """The page: bar, contents, and a sheet with one chapter."""

    ground = "whole sheet"
    gap = 5.0

    def __init__(self, app: App, game: str = "", paragraph: str = "", edition: str = "") -> None:
        super().__init__(app)
        self.book = RuleBook(app, game, paragraph, edition)
        self.search = Search()
        self.finder = Finder(self)
        self.lit_sums = LitSums(app)
        self.listing = not paragraph
        """Whether a small window shows the contents."""
        self._sent = self._arriving = bool(paragraph)
        """Whether somebody was sent to a paragraph, and whether it is still to be brought into sight."""

    # What it says

    def title(self) -> str:
        """The words in the bar."""
        return self.book.told("title")

    @property
    def wide(self) -> bool:
        """Whether the contents stand beside the sheet."""
        view, kit = self.app.viewport, self.kit
        return view.width >= kit.px(WIDE) and view.height >= kit.px(TALL)

    @property
    def contents_only(self) -> bool:
        """Whether the contents are on the sheet of a small window."""
        return self.listing and not self.wide

    @property
    def _field_in_bar(self) -> bool:
        return self.app.viewport.width >= self.kit.px(IN_BAR)

    def bar_boxes(self) -> list[Box]:
        """The contents of a small window; where there is room, the field and the arrows."""
        found: list[Box] = []
        if not self.wide:
            said, listing = self.app.words("rules.contents"), self.contents_only
            found = [button("contents", said, self._fold, icon="ui-menu", bare=True, chosen=listing)]
        return [*found, self._field(), *self.arrows()] if self._field_in_bar else found

    def staying(self) -> Sequence[Box]:
        """On a phone the field and the arrows stand below the bar."""
        return [] if self._field_in_bar else [Row(children=[self._field(), *self.arrows()], gap=8)]

    def side(self) -> Box | None:
        """The contents."""
        return contents_panel(self) if self.wide else None

    def blocks(self) -> Sequence[Box]:
        """The chapter; in a small window also the contents, when they are asked for."""
        if self.contents_only:
            return contents_sheet(self)
        return [self._leaf(number, leaf) for number, leaf in enumerate(self.book.leaves(self.book.chapter))]

    def _leaf(self, number: int, leaf: Leaf) -> Box:
        if isinstance(leaf, WorkedExample):
            return example_box(self.app, leaf, number, self._spans, self.lit_sums, self.changed)
        if isinstance(leaf, Passage):
            return passage_box(leaf, number, self._spans, leaf.id == self.book.lit)
        return title_box(leaf, number, self._spans)

    def _spans(self, block: int, which: int) -> list[Span]:
        """The letters to mark in a text of the chapter that is open."""
        return self.search.spans(self.book.chapter, block, which)

    def _field(self) -> Box:
        search, words = self.search, self.app.words
        count = words("rules.hit", at=search.at + 1, total=len(search.hits)) if search.query else ""
        return Painting(
            by=partial(paint_field, self.app, search.query, count, self.finder.writing),
            id=FIELD,
            act=self.finder.toggle,
            label=search.query or words("rules.search"),
            hint=words("rules.search.hint"),
            wide=FIELD_WIDE,
            tall=44,
            grow=0 if self._field_in_bar else 1,
        )

    def arrows(self) -> list[Box]:
        """Through the hits of a search, or else through the page; below the bar they are always there."""
        words = self.app.words
        if self.search.hits:
            return [
                button(
                    "page-up", words("rules.hit.previous"), partial(self.finder.go, -1), icon="ui-up", bare=True
                ),
                button(
                    "page-down", words("rules.hit.next"), partial(self.finder.go, 1), icon="ui-down", bare=True
                ),
            ]
        return super().arrows() if self._field_in_bar else leafing(self.app, self.leaf, self.view.more)

    def ways(self) -> list[Button]:
        """In a small window to the chapters before and after."""
        if self.wide:
            return []
        words, last, listing = self.app.words, len(self.book.chapters) - 1, self.contents_only
        now = -1 if listing else self.book.number
        before, after = (partial(self.open_chapter, now + step) for step in (-1, 1))
        return [
            button("previous", words("rules.previous"), before, enabled=now > 0),
            button("next", words("rules.next"), after, main=True, enabled=now < last),
        ]

    # What can be done

    def open_chapter(self, number: int) -> None:
        """Go to a chapter."""
        self.book.open(number)
        self.listing = False
        self.to_top()

    def take(self, game: GameRecord) -> None:
        """Read the rules of a game."""
        if game is not self.book.game:
            self.book.take(game)
            self.finder.look(self.search.query)
        self.to_top()

    def read_as(self, edition: str) -> None:
        """Read another edition."""
        self.book.read_as(edition)
        self.finder.look(self.search.query, stay=True)

    def _fold(self) -> None:
        self.listing = not self.listing
        self.to_top()

    def back(self) -> None:
        """Escape closes the search, leads from a chapter of a small window to the contents, and then out."""
        if self.search.query:
            self.finder.look("")
        elif not self.wide and not self.listing and not self._sent:
            self._fold()
        else:
            super().back()

    def leave(self) -> None:
        """Go back to where the rules were opened."""
        super().back()

    # The scene

    def layout(self, viewport: Viewport) -> None:
        """Place everything for the window; at first the paragraph that somebody was sent to is in sight."""
        super().layout(viewport)
        if self._arriving and (place := self.rect_of(self.book.lit)) is not None:
            self._arriving = False
            window = self.view.window
            far = place.bottom - window.y > window.h * 2 // 3
            self.scroll_to(place.y - window.y - window.h // 4 if far else 0)

    def update(self, dt: float) -> bool:
        """Let the search go on."""
        return self.finder.update(dt)

    def typing(self) -> pygame.Rect | None:
        """The field, while it is open."""
        return self.rect_of(FIELD) if self.finder.writing else None

    def reading(self) -> Reading:
        """Title and everything on the sheet; what a search has found."""
        said = super().reading()
        if not self.search.query:
            return said
        found = self.app.words("rules.hits", count=len(self.search.hits))
        return Reading(said.heading, (found, *said.facts), said.story)

    def state(self) -> dict[str, object]:
        """What is read, and what was found."""
        search = self.search
        return {
            "game": self.book.game.name,
            "chapter": self.chapter,
            "lit": self.book.lit,
            "edition": self.book.edition,
            "query": search.query,
            "hits": len(search.hits),
            "hit": search.at + 1,
        }

    @property
    def chapter(self) -> str:
        """The chapter that is open, empty at the contents of a small window."""
        return "" if self.contents_only else self.book.chapter

    def handle(self, event: InputEvent) -> None:
        """Type into the field, walk through hits, scroll."""
        finder = self.finder
        if isinstance(event, Hover):
            self._hover(event.x, event.y)
        elif isinstance(event, TextInput):
            finder.type(event.text)
        elif isinstance(event, Key) and finder.writing:
            finder.key(event)
        elif isinstance(event, Key) and event.name == "/":
            finder.open()
        else:
            field = self.rect_of(FIELD)
            if (
                isinstance(event, Press)
                and finder.writing
                and not (field and field.collidepoint(event.x, event.y))
            ):
                finder.toggle()
            finder.stop()
            super().handle(event)

    def _hover(self, x: float, y: float) -> None:
        """Pointing at a place in the picture of an example brightens what is reckoned there."""
        found = ("", -1)
        for box, rect in self.placed if self.view.window.collidepoint(x, y) else ():
            if isinstance(box, ExamplePicture) and rect.collidepoint(x, y):
                number = box.plate.sum_at(x - rect.x, y - rect.y)
                found = (box.plate.example.name, number) if number is not None else found
        if self.lit_sums.hover(*found):
            self.changed()


def show(app: App, what: RulesWanted) -> None:
    """Open the rules of a game, at a paragraph if one is named."""
    app.push(RulesPage(app, what.game, what.paragraph, what.edition))
