"""Text on the screen: one line or several, fitted into a rectangle, with a note of every place text was put.

Scenes call `begin` when they start to draw and `draw` for each text. `drawn` then lists what is to be read on
the screen and where its ink lies, so that tests can find texts that overlap or are cut off. A `PaintedSheet` is a
picture kept for reuse that remembers the texts on it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.host.viewport import Viewport
from game.screen.fonts import Role, measures
from game.screen.letters.fit import Fit, LaidText, Level, Side, has_lines, laid_mark, laid_out, wrapped_lines
from game.screen.letters.lines import line, width
from game.screen.letters.sanitize import sanitize

LEAST = 12
"""CSS pixels of the smallest letters that are easy to read."""


class Drawn(NamedTuple):
    """One text on the screen: the words, where their ink lies, and how they can be read."""

    text: str
    rect: pygame.Rect
    cut: bool = False
    """Whether some of the words had to be left out."""
    size: int = 0
    """The size of the letters in device pixels."""
    colour: str = ""
    whole: bool = True
    """Whether all of the ink lies inside the surface and its clip."""
    printed: bool = False
    """Whether it is a part of a picture, as the figures on a board are."""
    edge: str = ""
    """The colour round the letters, if they have an edge of their own."""
    shaded: bool = False
    """Whether a veil lies over it: it can be known again, and is not to be read now."""

    def shown(self, dx: int, dy: int, clip: pygame.Rect) -> "Drawn":
        """The same text on a surface that its picture was put on."""
        rect = self.rect.move(dx, dy)
        return self._replace(rect=rect, whole=self.whole and clip.contains(rect))


@dataclass(slots=True)
class PaintedSheet:
    """A picture kept for reuse, with the texts on it; their rectangles count from its upper left corner."""

    surface: pygame.Surface
    texts: list[Drawn] = field(default_factory=list)

    def show(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Blit the picture and note its texts."""
        surface.blit(self.surface, (x, y))
        if self.texts:
            clip = surface.get_clip()
            drawn.extend(one.shown(x, y, clip) for one in self.texts)


drawn: list[Drawn] = []
_least = LEAST
"""`LEAST` in device pixels."""


def fit_to(viewport: Viewport) -> None:
    """Draw for a window: no text is asked for in letters that are too small there."""
    global _least
    _least = viewport.px(LEAST)


def begin() -> None:
    """Start a new picture of the whole screen: nothing has been drawn yet."""
    drawn.clear()


def cover(rect: pygame.Rect) -> None:
    """Something opaque was drawn over this area: the texts below it cannot be read any more."""
    drawn[:] = [one for one in drawn if not one.rect.colliderect(rect)]


def fade(rect: pygame.Rect) -> None:
    """What stands in this area fades because it is on its way in or out: it is read when it has come."""
    drawn[:] = [one for one in drawn if not rect.collidepoint(one.rect.center)]


def shade(veil: pygame.Surface, x: int, y: int) -> None:
    """A veil was drawn with its corner there: the texts below it are shaded, but for those in its windows."""
    area = veil.get_rect(topleft=(x, y))
    for number, one in enumerate(drawn):
        at = one.rect.center
        if area.collidepoint(at) and veil.get_at((at[0] - x, at[1] - y)).a:
            drawn[number] = one._replace(shaded=True)


@contextmanager
def sheet(size: tuple[int, int]) -> Iterator[PaintedSheet]:
    """A clear sheet to draw on; texts drawn meanwhile are noted on it and not on the screen."""
    global _window
    page = PaintedSheet(pygame.Surface(size, pygame.SRCALPHA))
    before, window = drawn[:], _window
    drawn.clear()
    # A sheet that is made while something scrolls has edges of its own.
    _window = None
    try:
        yield page
        page.texts = drawn[:]
    finally:
        drawn[:], _window = before, window


@contextmanager
def noting(keep: Callable[[Drawn], bool]) -> Iterator[None]:
    """Of what is drawn meanwhile note only texts for which this holds."""
    # By identity and not by number: something opaque that is drawn meanwhile takes texts below it away. They are
    # kept alive until then, so that no new text has the identity of one that is gone.
    before = {id(one): one for one in drawn}
    try:
        yield
    finally:
        drawn[:] = [one for one in drawn if id(one) in before or keep(one)]


@contextmanager
def scrolled(surface: pygame.Surface, window: pygame.Rect) -> Iterator[None]:
    """Draw a part of something longer, seen through a window: no line of text is cut in half at its edges."""
    global _window
    _window = window
    surface.set_clip(window)
    try:
        with noting(lambda one: one.whole):
            yield
    finally:
        _window = None
        surface.set_clip(None)


_window: pygame.Rect | None = None


def draw(
    surface: pygame.Surface,
    text: str,
    role: Role,
    size: int,
    colour: str,
    rect: pygame.Rect,
    fit: Fit = "shrink",
    side: Side = "left",
    level: Level = "middle",
) -> pygame.Rect:
    """Draw a text inside a rectangle and return the area its lines take up.

    `shrink` makes one line smaller until it fits, `wrap` breaks it into lines (and makes them smaller if they
    are too many), `ellipsis` keeps the size. What still does not fit is cut off with three dots.
    """
    text = sanitize(text)
    if not text or rect.w <= 0 or rect.h <= 0:
        return pygame.Rect(rect.topleft, (0, 0))
    laid = laid_out(text, role, max(size, _least), colour, rect.w, rect.h, fit, side, level, _least)
    _put(surface, text, role, laid, rect.x, rect.y, colour)
    return laid.area.move(rect.topleft)


def mark(
    surface: pygame.Surface, text: str, role: Role, size: int, colour: str, at: tuple[float, float]
) -> pygame.Rect:
    """Draw a figure of a picture with its middle at a point, and return where its ink lies."""
    text = sanitize(text)
    laid = laid_mark(text, role, max(1, size), colour)
    _put(surface, text, role, laid, round(at[0] - laid.ink.w / 2), round(at[1]), colour, printed=True)
    return drawn[-1].rect


def _put(
    surface: pygame.Surface,
    text: str,
    role: Role,
    laid: LaidText,
    left: int,
    top: int,
    colour: str,
    printed: bool = False,
) -> None:
    lines, ink, _, cut, size, slim = laid
    for words, x, base in lines:
        picture, dx, dy = line(words, role, size, colour, slim)
        y = top + base + dy
        if _window is None or _window.top <= y <= _window.bottom - picture.get_height():
            surface.blit(picture, (left + x + dx, y))
    ink = ink.move(left, top)
    drawn.append(Drawn(text, ink, cut, size, colour, surface.get_clip().contains(ink), printed))


def measure(text: str, role: Role, size: int) -> tuple[int, int]:
    """Width and height of one line."""
    size = max(size, _least)
    return width(sanitize(text), role, size), measures(role, size).line


def height(text: str, role: Role, size: int, wide: int) -> int:
    """How tall a text gets when it is broken into lines of this width."""
    return len(wrapped(text, role, size, wide)) * measures(role, max(size, _least)).line


def has_room(text: str, role: Role, size: int, wide: int, tall: int) -> bool:
    """Whether all of a text that may break and shrink can be drawn in so much room."""
    return min(wide, tall) > 0 and has_lines(sanitize(text), role, max(size, _least), wide, tall, _least)


def wrapped(text: str, role: Role, size: int, wide: int) -> tuple[str, ...]:
    """The lines of a text broken at spaces to a width; a word that is wider stays whole."""
    return wrapped_lines(sanitize(text), role, max(size, _least), wide)
