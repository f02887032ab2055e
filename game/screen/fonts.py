"""The game's fonts by role and size, kept as pictures are, and their measures.

Sizes are device pixels. Where the bundled fonts are missing, as in a fresh clone, pygame's own stands in.
"""

from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.host.files import made
from game.screen.cache import kept

Role = Literal["title", "head", "body", "strong"]
FILES: dict[Role, str] = {
    "title": "Alegreya_800ExtraBold.ttf",
    "head": "Alegreya_700Bold.ttf",
    "body": "AlegreyaSans_400Regular.ttf",
    "strong": "AlegreyaSans_700Bold.ttf",
}
FIGURES: Role = "head"
"""The letters of figures on boards and pieces."""
KEYS: Role = "strong"
"""The letters of keys beside what they choose."""
HIGHEST, STEMS, LOWEST = "ÀÂÉÈÊÎÔÛ", "bdfhkl", "gjpqyÇ("
"""Letters with the highest accents, those with the longest stems, and those with the lowest tails."""


class Measures(NamedTuple):
    """Heights of a font in pixels, the same for every text: letters of one size always stand on one line."""

    capital: int
    stem: int
    """From the baseline up to the top of a d or l."""
    rise: int
    """From the baseline up to the accent of a capital."""
    drop: int
    """From the baseline down to the tail of a g or p."""
    line: int
    """From one baseline to the next."""

    @property
    def base(self) -> int:
        """From the top of a line to its baseline, with the same space above the accents and below the tails."""
        return self.rise + (self.line - self.rise - self.drop) // 2


@kept
def font(role: Role, size: int) -> pygame.font.Font:
    """The font of a role at a size."""
    if role not in FILES:
        raise KeyError(f"There is no font for the role {role}; there is {', '.join(FILES)}.")
    path = made("fonts") / FILES[role]
    return pygame.font.Font(path if path.exists() else None, size)


@lru_cache(maxsize=256)
def measures(role: Role, size: int) -> Measures:
    """The heights of a font."""
    face = font(role, size)
    # Each entry: left, right, bottom and top of a letter's ink from its place on the baseline, and its advance.
    capital, *_ = face.metrics("H")
    rise = max(letter[3] for letter in face.metrics(HIGHEST))
    drop = -min(letter[2] for letter in face.metrics(LOWEST))
    stem = max(letter[3] for letter in face.metrics(STEMS))
    return Measures(capital[3], stem, rise, drop, max(rise + drop, face.get_linesize()))
