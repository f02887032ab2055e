"""Where everything lies on a share sheet: at the right of a wide window, below on a phone, low in a low window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.host.viewport import Viewport
from game.screen import qrcode, text

if TYPE_CHECKING:
    from game.share.sheet import ShareSheet

Pixels = Callable[[float], int]
SIDE, TALL = 400, 640
"""Units of a sheet at the right."""
BELOW = 506
"""Units of height of a sheet from below."""
LOWEST = 540
"""Units of height that a window needs for one column."""
CONTROL = 44
SQUARE_BESIDE, SQUARE_BELOW = 4, 3
"""Units of a square of the code."""
CODE = 240
"""Units that the code of a short link is wide, in larger squares."""
NOTE, PROMISE = 16, 15
"""The sizes of letters."""
LARGE = 1.2


@dataclass(slots=True)
class Places:
    """The rectangles of a sheet."""

    unit: float
    gap: int
    beside: bool
    """Whether it lies beside what is below, which can still be used."""
    sheet: pygame.Rect
    title: pygame.Rect
    close: pygame.Rect
    note: pygame.Rect
    code: pygame.Rect
    square: int
    """Pixels of a square of the code; 0 where there is none."""
    field: pygame.Rect
    copy: pygame.Rect
    system: pygame.Rect
    file: pygame.Rect
    promise: pygame.Rect
    letters: float
    """How much larger than usual letters are."""

    @classmethod
    def nowhere(cls) -> Places:
        """Before the first layout."""
        r = pygame.Rect(0, 0, 1, 1)
        return cls(1.0, 1, False, r, r, r, r, r, 0, r, r, r, r, r, 1.0)


def arrange(sharing: ShareSheet, viewport: Viewport, unit: float) -> Places:
    """Lay out a sheet for a window."""

    def px(units: float) -> int:
        return max(1, round(units * unit))

    places = Places.nowhere()
    places.unit, places.gap = unit, px(14)
    low = viewport.height < LOWEST * unit
    # A low window has no room for larger letters.
    places.letters = LARGE if sharing.app.settings.large_text and not low else 1.0
    places.beside = not viewport.narrow and not low and viewport.width >= px(760)
    if places.beside:
        tall = min(px(TALL), viewport.height - px(56 + 14 + 12))
        places.sheet = pygame.Rect(viewport.width - px(SIDE + 14), px(70), px(SIDE), tall)
    elif low:
        places.sheet = pygame.Rect(0, 0, min(viewport.width, px(860)), viewport.height - px(6))
        places.sheet.midbottom = viewport.width // 2, viewport.height
    else:
        tall = min(viewport.height - px(60), px(BELOW) + _extra(sharing, viewport, px, places.letters))
        places.sheet = pygame.Rect(px(5), viewport.height - tall, viewport.width - px(10), tall)
    inner = places.sheet.inflate(-px(36), -px(24))
    places.close = pygame.Rect(inner.right - px(CONTROL), inner.y, px(CONTROL), px(CONTROL))
    places.title = pygame.Rect(inner.x, inner.y, places.close.x - inner.x - px(8), px(CONTROL))
    left, right = inner, inner
    if low:
        half = (inner.w - px(18)) * 45 // 100
        left = pygame.Rect(inner.x, places.title.bottom + px(6), half, inner.bottom - places.title.bottom - px(6))
        right = pygame.Rect(left.right + px(18), left.y, inner.right - left.right - px(18), left.h)
    _controls(sharing, places, right, px)
    wide = right.w if low else inner.w
    top = places.title.bottom + px(4)
    tall = text.height(sharing.note, "body", px(NOTE * places.letters), wide) + px(2)
    places.note = pygame.Rect(right.x, top if not low else right.y, wide, tall)
    if low:
        room = left
    else:
        room = pygame.Rect(inner.x, places.note.bottom + px(8), inner.w, 0)
        room.height = places.field.y - px(12) - room.y
    _code(sharing, places, room, px(SQUARE_BESIDE if places.beside else SQUARE_BELOW), px(CODE))
    return places


def _extra(sharing: ShareSheet, viewport: Viewport, px: Pixels, letters: float) -> int:
    """What a sheet from below needs beyond its usual height: for the note above the code."""
    wide = viewport.width - px(46)
    return text.height(sharing.note, "body", px(NOTE * letters), wide)


def _controls(sharing: ShareSheet, places: Places, area: pygame.Rect, px: Pixels) -> None:
    """The promise at the bottom, buttons above it, the field above those."""
    gap, control = px(10), px(CONTROL)
    bold, rest = sharing.promise
    wide = area.w - px(62)
    tall = text.height(bold, "strong", px(PROMISE * places.letters), wide)
    tall += text.height(rest, "body", px(PROMISE * places.letters), wide)
    places.promise = pygame.Rect(area.x, area.bottom - tall - px(16), area.w, tall + px(16))
    y = places.promise.y - gap - control
    if sharing.system and sharing.offer.file is not None:
        first = (area.w - gap) * 49 // 100
        places.system = pygame.Rect(area.x, y, first, control)
        places.file = pygame.Rect(area.x + first + gap, y, area.w - first - gap, control)
    else:
        places.system = places.file = pygame.Rect(area.x, y, area.w, control)
    if not sharing.system and sharing.offer.file is None:
        y += control + gap
    copy = px(118 * places.letters)
    y -= gap + control
    places.copy = pygame.Rect(area.right - copy, y, copy, control)
    places.field = pygame.Rect(area.x, y, area.w - copy - gap, control)


def _code(sharing: ShareSheet, places: Places, room: pygame.Rect, usual: int, whole: int) -> None:
    """The code as large as it may be, in the middle of its room."""
    squares = qrcode.side(sharing.link) if sharing.link and sharing.app.host.address() else 0
    places.square = min(max(usual, whole // squares), min(room.w, room.h) // squares) if squares else 0
    side = places.square * squares
    places.code = pygame.Rect(0, 0, side, side)
    places.code.center = room.center
