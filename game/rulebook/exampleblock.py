"""A worked example on a page of the rules: the board at the left, the same as sums at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.rulebook.blocks import Leaf, rules_of
from game.rulebook.boardpicture import BoardPicture
from game.rulebook.sumblock import SumBlock
from game.screen import marked_text, palette, text
from game.screen.palette import DIM, INK
from game.screen.targets import Target
from game.ui.blocks import CONTROL

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

PICTURE = (450, 320)
BESIDE = 620
"""The width, in units, from which on the sums stand beside the picture."""
GROUND, EDGE = palette.MOSS, palette.SAGE
HEAD, BODY = 20, 16


@dataclass(frozen=True)
class ExampleBlock(Leaf):
    """An example with its picture, its sums and a way to try it out."""

    number: int
    plate: BoardPicture
    title: str
    words: str
    titles: tuple[str, ...]
    """What each sum is called."""
    note: str
    label: str
    """The words of the button."""
    act: Callable[[], None]

    @property
    def name(self) -> str:
        """The name of the example."""
        return self.plate.example.name

    def texts(self) -> tuple[str, ...]:
        """Title, words, and what the sums are called."""
        return (self.title, self.words, *self.titles)

    def told(self) -> tuple[str, ...]:
        """Also what is reckoned."""
        sums = (one.told for one in self._sums())
        return (self.title, self.words, *sums, self.note)

    def height(self, page: Page, width: int) -> int:
        """The picture or the sums, whichever is taller; both where they are stacked."""
        return self._laid(page, width)["whole"].h

    def offset(self, page: Page, width: int, which: int, letter: int) -> int:
        """The line of a letter of title or words, or the box of a sum."""
        laid = self._laid(page, width)
        if which < 2:
            return laid["words" if which else "title"].y
        return laid[f"sum-{which - 2}"].y

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Picture, words, sums and button."""
        rules = rules_of(page)
        laid = {name: one.move(rect.topleft) for name, one in self._laid(page, rect.w).items()}
        pygame.draw.rect(surface, GROUND, rect, border_radius=page.px(8))
        pygame.draw.rect(surface, EDGE, rect, page.px(1), border_radius=page.px(8))
        lit = rules.lit_sum(self.name)
        picture = laid["picture"]
        self.plate.picture(picture.size, page.unit, lit).show(surface, *picture.topleft)
        pygame.draw.rect(surface, palette.EDGE, picture, page.px(2), border_radius=page.px(4))
        size = page.type(HEAD)
        marked_text.draw(surface, self.title, "head", size, INK, laid["title"], rules.spans(self.number, 0))
        spans = rules.spans(self.number, 1)
        marked_text.draw(surface, self.words, "body", page.type(BODY), INK, laid["words"], spans)
        for number, one in enumerate(self._sums()):
            one.draw(surface, page, laid[f"sum-{number}"], rules.spans(self.number, 2 + number), number == lit)
        button = next(one for one in self.targets(page, rect) if one.id.startswith("try-"))
        page.button(surface, button, main=True, sprite="ui-play")
        text.draw(surface, self.note, "body", page.type(14), DIM, laid["note"], "wrap")

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The sums, and the button."""
        laid, rules = self._laid(page, rect.w), rules_of(page)
        found = []
        for number, one in enumerate(self._sums()):
            act = rules.lighting(self.name, number)
            place = laid[f"sum-{number}"].move(rect.topleft)
            found.append(Target(f"sum-{self.name}-{number}", one.told, place, act))
        found.append(Target(f"try-{self.name}", self.label, laid["button"].move(rect.topleft), self.act))
        return found

    def sum_under(self, page: Page, rect: pygame.Rect, x: float, y: float) -> int | None:
        """The sum that is about what lies at this point of the picture."""
        picture = self._laid(page, rect.w)["picture"].move(rect.topleft)
        if not picture.collidepoint(x, y):
            return None
        return self.plate.sum_at(x - picture.x, y - picture.y)

    # Measures

    def _sums(self) -> list[SumBlock]:
        return [SumBlock(title, one) for title, one in zip(self.titles, self.plate.sums, strict=True)]

    def _laid(self, page: Page, width: int) -> dict[str, pygame.Rect]:
        """Where everything lies, from the upper left corner."""
        pad, gap = page.px(12), page.px(8)
        beside = width >= page.px(BESIDE)
        found: dict[str, pygame.Rect] = {}
        if beside:
            wide = min(page.px(PICTURE[0]), width * 47 // 100)
            tall = wide * PICTURE[1] // PICTURE[0]
            found["picture"] = pygame.Rect(pad, pad, wide, tall)
            x, y = 2 * pad + wide + page.px(10), pad
        else:
            x, y = pad, pad
        room = max(1, width - pad - x)
        y = self._put(found, "title", x, y, room, text.height(self.title, "head", page.type(HEAD), room))
        y = self._put(
            found, "words", x, y + gap // 2, room, text.height(self.words, "body", page.type(BODY), room)
        )
        if not beside:
            y = self._put(found, "picture", x, y + gap, room, room * 3 // 4)
        y += gap
        for number, one in enumerate(self._sums()):
            y = self._put(found, f"sum-{number}", x, y, room, one.height(page, room)) + gap
        wide = text.measure(self.label, "strong", page.type(16))[0] + page.px(62)
        wide = min(room, max(wide, page.px(150)))
        side = room - wide - page.px(14) >= page.px(130)
        noted = room - wide - page.px(14) if side else room
        tall = text.height(self.note, "body", page.type(14), noted)
        line = max(page.px(CONTROL), tall if side else 0)
        if beside:
            y = max(y, found["picture"].bottom - line)
        found["button"] = pygame.Rect(x, y + (line - page.px(CONTROL)) // 2, wide, page.px(CONTROL))
        if side:
            found["note"] = pygame.Rect(x + wide + page.px(14), y, noted, line)
            y += line
        else:
            y = self._put(found, "note", x, y + line + gap // 2, room, tall)
        bottom = max(y, found["picture"].bottom)
        found["whole"] = pygame.Rect(0, 0, width, bottom + pad)
        return found

    def _put(self, found: dict[str, pygame.Rect], name: str, x: int, y: int, wide: int, tall: int) -> int:
        found[name] = pygame.Rect(x, y, wide, tall)
        return y + tall
