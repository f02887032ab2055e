"""Finds texts that are hard to read: smaller than 12 CSS pixels, too faint on their ground, or with letters cut.

`python -m tests.legible [--only WORD]` lists them for every scene at the sizes that matter, in every language.
The figures printed on a board grow with the board and have no least size.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pygame

from game.host import workshop
from game.screen import text
from tests.game.sitting import Sitting
from tests.languages import LANGUAGES
from tests.shots import SCENES, seated

LEAST = 12
"""CSS pixels."""
CONTRAST = 4.5
"""What WCAG 2 asks of ordinary letters, level AA; ours may have it even where they are large."""
SCREENS = (
    ((390, 844), 3.0),
    ((844, 390), 3.0),
    ((800, 600), 1.0),
    ((1024, 768), 1.0),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((2560, 1440), 1.0),
)
"""Sizes in CSS pixels, and device pixels in each of them."""
POINTS = 9
"""How many columns and rows of points are looked at below a text."""


def device(css: tuple[int, int], ratio: float) -> tuple[int, int]:
    """A size in device pixels."""
    return round(css[0] * ratio), round(css[1] * ratio)


@contextmanager
def without_letters() -> Iterator[None]:
    """Texts are placed and noted as ever, and not painted: what remains is the ground below them."""
    painted = text._put
    forget()
    text._put = partial(_note, painted)
    try:
        yield
    finally:
        text._put = painted
        forget()


def _note(
    painted: Any, surface: pygame.Surface, words: str, role: Any, laid: Any, *more: Any, **said: Any
) -> None:
    painted(surface, words, role, laid._replace(lines=()), *more, **said)


def forget() -> None:
    """Let go of kept pictures of the games that may have letters on them, or none."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("game.lost_temple.", "game.tikal.", "game.table.")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def luminance(colour: pygame.Color) -> float:
    """How bright a colour is, as WCAG 2 counts it."""
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: pygame.Color, two: pygame.Color) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def on_ground(surface: pygame.Surface, ink: str, rect: pygame.Rect) -> float:
    """The contrast of letters in this ink with what lies below them, at most points of their rectangle."""
    rect = rect.clip(surface.get_rect())
    colour = pygame.Color(ink)
    found = sorted(
        contrast(colour, surface.get_at((rect.x + rect.w * x // POINTS, rect.y + rect.h * y // POINTS)))
        for x in range(POINTS)
        for y in range(POINTS)
    )
    return found[len(found) // 2]


def small(sitting: Sitting, least: float = LEAST) -> list[str]:
    """Texts on the screen that are too small, to the nearest CSS pixel."""
    ratio = sitting.home.ratio
    return [
        f"{one.size / ratio:.1f} px: {one.text!r}"
        for one in text.drawn
        if not one.printed and one.size < (least - 0.5) * ratio
    ]


def faint(sitting: Sitting) -> list[str]:
    """Texts that differ too little from their ground; the scene has to be drawn without letters."""
    found = []
    for one in text.drawn:
        if one.shaded:
            continue
        if one.edge:
            value = contrast(pygame.Color(one.colour), pygame.Color(one.edge))
        else:
            value = on_ground(sitting.surface, one.colour, one.rect)
        if value < CONTRAST:
            found.append(f"{value:.1f}:1 {one.colour}: {one.text!r}")
    return found


def cut(sitting: Sitting) -> list[str]:
    """Texts with letters outside of their clip."""
    return [f"cut: {one.text!r}" for one in text.drawn if not one.whole]


def main() -> None:
    """List what is hard to read."""
    parser = argparse.ArgumentParser(description="List texts that are hard to read.")
    parser.add_argument("--only", default="", metavar="WORD", help="only scenes with this in their name")
    wanted = parser.parse_args()
    workshop.prepare()
    for name in SCENES:
        for css, ratio in SCREENS:
            for language in LANGUAGES:
                whole = f"{name}-{css[0]}x{css[1]}-{language}"
                if wanted.only not in whole:
                    continue
                with without_letters():
                    sitting = seated(name, device(css, ratio), language, ratio)
                    for line in sorted({*small(sitting), *faint(sitting), *cut(sitting)}):
                        print(f"{whole}: {line}")


if __name__ == "__main__":
    main()
