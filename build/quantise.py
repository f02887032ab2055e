"""Writes a surface as a PNG with a palette of 256 colours, a third of the size of a full-colour one.
Colours are grouped by splitting the group that varies most, again and again, until 256 are left; the colours of a
transparent pixel count as little as they show. The bytes depend on the pixels alone.
"""

import heapq
import struct
import zlib
from collections import Counter

import pygame

from build.squeeze import compressed

COLOURS = 256
# Steps of 2 are not seen, and leave far fewer colours to be grouped.
COARSE = bytes(255 if value == 255 else value // 2 * 2 for value in range(256))

# red, green and blue as far as they show, alpha, weight, the pixel as it is stored
Colour = tuple[float, float, float, float, float, int]


def palette_png(surface: pygame.Surface) -> bytes:
    """The surface as PNG with a palette, alpha included."""
    width, height = surface.get_size()
    pixels = memoryview(pygame.image.tobytes(surface, "RGBA").translate(COARSE)).cast("I")
    groups = _groups([_colour(pixel, count) for pixel, count in sorted(Counter(pixels).items())])
    # Entries with transparency first, so that the list of alphas can be cut short.
    entries = sorted((_entry(group), group) for group in groups)
    index = {colour[5]: number for number, (_, group) in enumerate(entries) for colour in group}
    flat = bytes(map(index.__getitem__, pixels))
    rows = b"".join(b"\0" + flat[start : start + width] for start in range(0, width * height, width))
    palette = b"".join(bytes(entry[1:]) for entry, _ in entries)
    alphas = bytes(entry[0] for entry, _ in entries)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", palette),
            (b"tRNS", alphas.rstrip(b"\xff")),
            (b"IDAT", compressed(rows)),
            (b"IEND", b""),
        )
    )


def _colour(pixel: int, count: int) -> Colour:
    red, green, blue, alpha = struct.unpack("4B", struct.pack("=I", pixel))
    seen = alpha / 255
    # The root keeps wide even areas from taking the whole palette.
    return red * seen, green * seen, blue * seen, float(alpha), count**0.5, pixel


def _groups(colours: list[Colour]) -> list[list[Colour]]:
    """At most 256 groups of like colours; what is fully transparent is one of them."""
    clear = [colour for colour in colours if colour[3] == 0]
    shown = [colour for colour in colours if colour[3] > 0]
    done = [clear] if clear else []
    heap = [(*_spread(shown), 0, shown)] if shown else []
    made = 1
    while heap and len(heap) + len(done) < COLOURS:
        need, axis, middle, _, group = heapq.heappop(heap)
        if need == 0:
            done.append(group)
            continue
        for half in (
            [colour for colour in group if colour[axis] <= middle],
            [colour for colour in group if colour[axis] > middle],
        ):
            heapq.heappush(heap, (*_spread(half), made, half))
            made += 1
    return done + [item[4] for item in heap]


def _spread(group: list[Colour]) -> tuple[float, int, float]:
    """How badly a group wants to be split (most negative first), along which channel, and where."""
    total = sum(colour[4] for colour in group)
    worst = (0.0, 0, 0.0)
    for axis in range(4):
        mean = sum(colour[axis] * colour[4] for colour in group) / total
        spread = sum((colour[axis] - mean) ** 2 * colour[4] for colour in group)
        if len(group) > 1 and -spread < worst[0]:
            worst = (-spread, axis, mean)
    return worst


def _entry(group: list[Colour]) -> tuple[int, int, int, int]:
    """A group's colour as alpha, red, green, blue."""
    total = sum(colour[4] for colour in group)
    red, green, blue, alpha = (sum(colour[axis] * colour[4] for colour in group) / total for axis in range(4))
    if alpha == 0:
        return 0, 0, 0, 0
    return round(alpha), *(min(255, round(channel * 255 / alpha)) for channel in (red, green, blue))  # type: ignore[return-value]
