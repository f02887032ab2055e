"""What a chapter of the rules is made of: heading, paragraphs with pictures, what editions do differently."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import marked_text, palette, text
from game.screen.palette import DEEP_GOLD, DIM, GOLD, INK, PALE, SOFT
from game.ui.blocks import Block

if TYPE_CHECKING:
    from game.rulebook.page import RulesPage
    from game.ui.blockpage import BlockPage as Page

SIZE, TITLE, TAG = 17, 24, 14
PICTURES = 56
"""Units of the column with the pictures."""
OWN, OTHER = (palette.LIT, GOLD), (palette.GROOVE, PALE)
"""Ground and edge of what the edition at hand does, and of what others do."""


class Leaf(Block):
    """A block whose texts can be searched; `number` is its place in the chapter."""

    number: int

    def texts(self) -> tuple[str, ...]:
        """Everything that is written in it, in the order of reading."""
        raise NotImplementedError

    def told(self) -> tuple[str, ...]:
        """All of it."""
        return self.texts()

    def offset(self, page: Page, width: int, which: int, letter: int) -> int:
        """How far below its top a letter of one of its texts stands."""
        return 0


def rules_of(page: Page) -> RulesPage:
    """The page as what it is."""
    from game.rulebook.page import RulesPage

    assert isinstance(page, RulesPage)
    return page


@dataclass(frozen=True)
class ChapterTitle(Leaf):
    """The heading of a chapter, with a rule to the right."""

    number: int
    words: str

    def texts(self) -> tuple[str, ...]:
        """The heading."""
        return (self.words,)

    def height(self, page: Page, width: int) -> int:
        """A line."""
        return text.height(self.words, "head", page.type(TITLE), width) + page.px(4)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The line and the rule."""
        size = page.type(TITLE)
        marked_text.draw(surface, self.words, "head", size, INK, rect, rules_of(page).spans(self.number, 0))
        wide, tall = text.measure(self.words, "head", size)
        start, y = rect.x + wide + page.px(10), rect.y + tall // 2 + page.px(1)
        if rect.right - start > page.px(40):
            pygame.draw.line(surface, PALE, (start, y), (rect.right, y), page.px(1))
            page.art.draw(surface, "rule-end", (rect.right - page.px(2), y))


@dataclass(frozen=True)
class Difference:
    """What some editions do, with their names."""

    editions: tuple[str, ...]
    words: str
    own: bool


@dataclass(frozen=True)
class Passage(Leaf):
    """A paragraph with its pictures on the left, and below it what editions do differently."""

    number: int
    id: str
    words: str
    sprites: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()

    def texts(self) -> tuple[str, ...]:
        """The paragraph, then each difference."""
        return (self.words, *(one.words for one in self.differences))

    def told(self) -> tuple[str, ...]:
        """The differences with the names of their editions."""
        return (self.words, *(f"{', '.join(one.editions)}: {one.words}" for one in self.differences))

    def height(self, page: Page, width: int) -> int:
        """The lines, or the pictures if they are taller, and the differences."""
        return self._main(page, width) + self._below(page, width)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Pictures, lines and differences; lit when somebody was sent here."""
        rules, main = rules_of(page), self._main(page, rect.w)
        if rules.lit == self.id:
            glow = rect.inflate(page.px(16), page.px(6))
            pygame.draw.rect(surface, palette.GLEAM, glow, border_radius=page.px(8))
            pygame.draw.rect(surface, GOLD, glow, page.px(2), border_radius=page.px(8))
        column = self._column(page)
        y = rect.y + (main - self._pictures_tall(page)) // 2
        for picture in self._pictures(page):
            x = rect.x + (column - page.px(10)) // 2
            surface.blit(picture, picture.get_rect(center=(x, y + picture.get_height() // 2)))
            y += picture.get_height() + page.px(4)
        room = pygame.Rect(rect.x + column, rect.y, rect.w - column, main)
        tall = text.height(self.words, "body", page.type(SIZE), room.w)
        room.y += max(0, (main - tall) // 2)
        marked_text.draw(surface, self.words, "body", page.type(SIZE), INK, room, rules.spans(self.number, 0))
        for number, (one, box) in enumerate(zip(self.differences, self._boxes(page, rect.w), strict=True), 1):
            self._draw_difference(surface, page, one, box.move(rect.x, rect.y + main), number)

    def offset(self, page: Page, width: int, which: int, letter: int) -> int:
        """The line of the letter, or the box of the difference."""
        if which:
            return self._main(page, width) + self._boxes(page, width)[which - 1].y
        return marked_text.line_of(self.words, "body", page.type(SIZE), width - self._column(page), letter)

    # Measures

    def _column(self, page: Page) -> int:
        return page.px(PICTURES) if self.sprites else 0

    def _pictures(self, page: Page) -> list[pygame.Surface]:
        return [page.sprite(sprite, PICTURES - 10, 64, SOFT, 1.2) for sprite in self.sprites]

    def _pictures_tall(self, page: Page) -> int:
        listed = self._pictures(page)
        return sum(one.get_height() for one in listed) + page.px(4) * max(0, len(listed) - 1)

    def _main(self, page: Page, width: int) -> int:
        lines = text.height(self.words, "body", page.type(SIZE), width - self._column(page))
        return max(lines, self._pictures_tall(page)) + page.px(4)

    def _below(self, page: Page, width: int) -> int:
        boxes = self._boxes(page, width)
        return max((box.bottom for box in boxes), default=0)

    def _boxes(self, page: Page, width: int) -> list[pygame.Rect]:
        """The boxes of the differences: beside each other where there is room."""
        count, left, gap = len(self.differences), self._column(page), page.px(10)
        if not count:
            return []
        room = width - left
        beside = room >= page.px(280) * count
        wide = (room - gap * (count - 1)) // count if beside else room
        talls = [self._box_tall(page, one, wide) for one in self.differences]
        if beside:
            return [pygame.Rect(left + n * (wide + gap), page.px(4), wide, max(talls)) for n in range(count)]
        found, y = [], page.px(4)
        for tall in talls:
            found.append(pygame.Rect(left, y, wide, tall))
            y += tall + page.px(6)
        return found

    def _tags(self, page: Page, one: Difference) -> list[tuple[str, int]]:
        size = page.type(TAG)
        return [(name, text.measure(name, "strong", size)[0] + page.px(18)) for name in one.editions]

    def _beside(self, page: Page, one: Difference, wide: int) -> int:
        """Pixels of the tags, where the words stand beside them; 0 where they stand below."""
        tags = sum(width + page.px(6) for _, width in self._tags(page, one)) + page.px(8)
        return tags if tags < wide * 45 // 100 else 0

    def _box_tall(self, page: Page, one: Difference, wide: int) -> int:
        tags, pad = self._beside(page, one, wide), page.px(24)
        lines = text.height(one.words, "body", page.type(SIZE - 1), wide - pad - tags)
        return max(lines, page.px(24)) + page.px(16) + (0 if tags else page.px(28))

    def _draw_difference(
        self, surface: pygame.Surface, page: Page, one: Difference, box: pygame.Rect, number: int
    ) -> None:
        ground, edge = OWN if one.own else OTHER
        pygame.draw.rect(surface, ground, box, border_radius=page.px(6))
        pygame.draw.rect(surface, edge, (box.x, box.y, page.px(4), box.h), border_radius=page.px(2))
        x, tall, size = box.x + page.px(14), page.px(24), page.type(TAG)
        tags = self._beside(page, one, box.w)
        y = box.centery - tall // 2 if tags else box.y + page.px(8)
        for name, wide in self._tags(page, one):
            tag = pygame.Rect(x, y, wide, tall)
            pygame.draw.rect(surface, GOLD if one.own else palette.PALE_PARCHMENT, tag, border_radius=tall // 2)
            rim = DEEP_GOLD if one.own else palette.GROOVE_EDGE
            pygame.draw.rect(surface, rim, tag, page.px(1), border_radius=tall // 2)
            text.draw(surface, name, "strong", size, INK if one.own else DIM, tag, "shrink", "centre")
            x += wide + page.px(6)
        room = pygame.Rect(box.x + page.px(14) + tags, box.y, box.w - page.px(24) - tags, box.h)
        lines = text.height(one.words, "body", page.type(SIZE - 1), room.w)
        room.y = box.y + (box.h - lines) // 2 if tags else y + tall + page.px(4)
        spans = rules_of(page).spans(self.number, number)
        colour = INK if one.own else palette.BARK
        marked_text.draw(surface, one.words, "body", page.type(SIZE - 1), colour, room, spans)
