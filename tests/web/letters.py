"""How well letters stand out in a browser's own picture of the page.

The page says where texts are and in which colour. What is behind them is read from the screenshot, close round the
letters; and there have to be pixels of that colour, or of one so near as thin soft letters have, where they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, cast

import pygame

from build.progress import report
from build.site import build_site
from build.stage import App
from tests.legible import CONTRAST, contrast
from tests.web.visits import Visit

NEAR = 2
"""Pixels of a frame round a text."""
SOFTENED = 2.0
"""How much the darkest pixel of thin letters, softened at their edges, may differ from their colour."""
DOOR = Path(__file__).parent / "measured" / "main.py"


class Letters(NamedTuple):
    """A text in a screenshot, and how it differs from its ground."""

    words: str
    contrast: float
    seen: bool
    """Whether letters of that colour are there."""

    @property
    def clear(self) -> bool:
        """Whether it can be read."""
        return self.seen and self.contrast >= CONTRAST

    def __str__(self) -> str:
        return f"{self.contrast:.1f}:1 {self.words!r}" if self.seen else f"not to be seen: {self.words!r}"


def build_measured(out: Path) -> Path:
    """The site of the game that also tells what is to be read."""
    build_site(App(main=DOOR), out, report)
    return out


def seen(here: Visit) -> list[Letters]:
    """All texts on the screen, measured from a screenshot, as soon as none changes while one is taken."""

    def taken() -> list[Letters]:
        before = _still(here)
        picture = here.page.screenshot()
        if not before or before != _still(here):
            return []
        screen = pygame.image.load(BytesIO(picture), "screen.png")
        # A fine screen shows three pixels for two of the canvas.
        larger = screen.get_width() / float(here.js("document.querySelector('canvas').width"))
        return measured(screen, before, larger)

    return cast(list[Letters], here.until(taken))


def _still(here: Visit) -> list[Any]:
    """The texts on the screen; none while anything moves, or a review is still thinking."""
    state = here.state()
    return [] if state.get("moving") or not state.get("done", True) else list(state["texts"])


def measured(
    picture: pygame.Surface, texts: Iterable[tuple[str, str, str, int, int, int, int]], larger: float = 1.0
) -> list[Letters]:
    """The contrast of each of these texts in a picture that is so many times larger than where they were drawn."""
    found = []
    for words, ink, edge, *place in texts:
        rect = pygame.Rect(*(round(side * larger) for side in place)).clip(picture.get_rect())
        if rect.w and rect.h:
            inside, wanted = _colours(picture.subsurface(rect)), pygame.Color(ink)
            ground = _nearest(inside, pygame.Color(edge)) if edge else _median(_round(picture, rect), wanted)
            seen = contrast(_nearest(inside, wanted), wanted) < SOFTENED
            found.append(Letters(words, contrast(wanted, ground), seen))
    return found


def _colours(picture: pygame.Surface) -> Counter[bytes]:
    """How often each colour is in a picture."""
    data = pygame.image.tobytes(picture, "RGB")
    return Counter(data[at : at + 3] for at in range(0, len(data), 3))


def _nearest(colours: Iterable[bytes], wanted: pygame.Color) -> pygame.Color:
    goal = wanted[:3]
    return pygame.Color(*min(colours, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, goal, strict=True))))


def _round(picture: pygame.Surface, rect: pygame.Rect) -> Counter[bytes]:
    """The colours of a frame that is `NEAR` pixels wide round a rectangle."""
    outer = rect.inflate(2 * NEAR, 2 * NEAR).clip(picture.get_rect())
    return _colours(picture.subsurface(outer)) - _colours(picture.subsurface(rect))


def _median(colours: Counter[bytes], letter: pygame.Color) -> pygame.Color:
    """The colour that half of all pixels differ more from the letters than."""
    left = colours.total() / 2
    for one in sorted(colours, key=lambda one: contrast(pygame.Color(*one), letter)):
        left -= colours[one]
        if left <= 0:
            return pygame.Color(*one)
    raise AssertionError("there is ground round every text")
