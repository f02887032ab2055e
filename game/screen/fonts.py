"""The game's lettering: fonts by role and size, each opened once, and finished lines of text kept for reuse.

Sizes are device pixels. Where the bundled fonts are missing, as in a fresh clone, pygame's own stands in.
"""

from functools import lru_cache
from typing import Literal

import pygame

from game.host.files import made

Role = Literal["title", "head", "body", "strong"]
FILES: dict[Role, str] = {
    "title": "Alegreya_800ExtraBold.ttf",
    "head": "Alegreya_700Bold.ttf",
    "body": "AlegreyaSans_400Regular.ttf",
    "strong": "AlegreyaSans_700Bold.ttf",
}


@lru_cache(maxsize=64)
def font(role: Role, size: int) -> pygame.font.Font:
    """The font of a role at a size."""
    path = made("fonts") / FILES[role]
    return pygame.font.Font(path if path.exists() else None, size)


@lru_cache(maxsize=512)
def line(text: str, role: Role, size: int, colour: str) -> pygame.Surface:
    """One line of text as a picture. Callers only read it."""
    return font(role, size).render(text, True, colour)
