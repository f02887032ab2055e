"""Words of a lesson: a box of lines in which some words are bold, *like these*."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.screen import text
from game.ui.boxes import Box, Kit
from game.ui.styles import Style

BOLD = "*"


class Run(NamedTuple):
    """Words of one style, and how many pixels from the beginning of their line they stand."""

    words: str
    style: Style
    x: int


def plain(words: str) -> str:
    """The words alone, for those who listen."""
    return words.replace(BOLD, "")


@dataclass(frozen=True, slots=True, kw_only=True)
class RichText(Box):
    """Sentences with bold words, in as many lines as their width makes."""

    words: str
    style: Style

    def inner_height(self, kit: Kit, width: int) -> int:
        """As many lines as it takes."""
        return len(self._lines(kit, width)) * self._step(kit)

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words, run by run."""
        size, step = kit.type(self.style.size), self._step(kit)
        for number, line in enumerate(self._lines(kit, rect.w)):
            for run in line:
                wide = text.measure(run.words, run.style.role, size)[0] + 1
                room = pygame.Rect(rect.x + run.x, rect.y + number * step, wide, step + 1)
                text.draw(surface, run.words, run.style.role, size, run.style.ink, room, "ellipsis")

    def says(self) -> str:
        """The words alone."""
        return plain(self.words)

    def _step(self, kit: Kit) -> int:
        """Pixels from one line to the next."""
        return text.measure("x", self.style.role, kit.type(self.style.size))[1]

    def _lines(self, kit: Kit, width: int) -> list[list[Run]]:
        found: list[list[Run]] = [[]]
        size, x, bold = kit.type(self.style.size), 0, False
        space = text.measure(" ", self.style.role, size)[0]
        for part in self.words.split(BOLD):
            style = self.style.in_bold() if bold else self.style
            # Only plain spaces part words: some marks keep to the word before them.
            for number, word in enumerate(filter(None, part.split(" "))):
                wide = text.measure(word, style.role, size)[0]
                # What follows a bold word without a space, such as a full stop, stays with it.
                joined = number == 0 and not part.startswith(" ") and bool(found[-1]) and not bold
                gap = 0 if joined or not found[-1] else space
                if found[-1] and x + gap + wide > width and not joined:
                    found.append([])
                    x, gap = 0, 0
                line = found[-1]
                if line and line[-1].style == style and not joined:
                    last = line.pop()
                    line.append(last._replace(words=f"{last.words} {word}"))
                else:
                    line.append(Run(word, style, x + gap))
                x = line[-1].x + text.measure(line[-1].words, style.role, size)[0]
            bold = not bold
        return [line for line in found if line]
