"""Decisions as plain data, for positions and views.

Each kind of step is one row: the names of what it needs to know, and how that is written and read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...core.reader import Reader
from .. import components as box
from ..board import PLACE_NAMES
from ..rules.state import Step


class Part(NamedTuple):
    """How one part of a step is written and read."""

    write: Callable[[int], Any]
    read: Callable[[Reader], int]


def read_set(reader: Reader, names: tuple[str, ...]) -> int:
    """A list of different words, as the set of their numbers."""
    found = 0
    for i in reader.words(names):
        if found >> i & 1:
            reader.fail(f"has {names[i]} twice")
        found |= 1 << i
    return found


def _mask(names: tuple[str, ...]) -> Part:
    return Part(
        lambda mask: [name for i, name in enumerate(names) if mask >> i & 1],
        lambda reader: read_set(reader, names),
    )


TILE = Part(lambda tile: box.TILES[tile], lambda reader: reader.word(box.TILES))
ROOM = Part(lambda room: box.ROOMS[room], lambda reader: reader.word(box.ROOMS[: box.LIGHT_ROOMS]))
ICONS_USED = _mask(("1", "2", "3"))
TYPES = _mask(box.TREASURES)
PILE = Part(lambda pile: pile + 1, lambda reader: reader.whole(1, len(box.TREASURE_PILES)) - 1)
YES_NO = Part(bool, Reader.flag)
FROM = Part(
    lambda place: None if place < 0 else PLACE_NAMES[place],
    lambda reader: -1 if reader.value is None else reader.word(PLACE_NAMES),
)
CAME_FROM = Part(lambda place: PLACE_NAMES[place], lambda reader: reader.word(PLACE_NAMES))

PARTS: dict[str, dict[str, Part]] = {
    "pack": {},
    "pirogue": {},
    "delivery": {"optional": YES_NO, "plus_two": YES_NO, "several": YES_NO, "types": TYPES},
    "forest": {},
    "icons": {"tile": TILE, "used": ICONS_USED},
    "treasure": {},
    "look treasures": {"pile": PILE},
    "look cards": {},
    "look rooms": {},
    "place": {"room": ROOM},
    "refill": {},
    "explore": {"rescued": YES_NO},
    "dig": {"from": FROM},
    "back": {"from": CAME_FROM},
    "card key": {},
    "tent key": {},
    "end": {},
}


def write(step: Step) -> dict[str, Any]:
    """A step as plain data."""
    name, *values = step
    parts = PARTS[str(name)]
    return {"step": name} | {
        key: part.write(int(value)) for (key, part), value in zip(parts.items(), values, strict=True)
    }


def read(reader: Reader) -> Step:
    """The step that plain data describes."""
    name = list(PARTS)[reader.field("step").word(list(PARTS))]
    parts = PARTS[name]
    reader.only("step", *parts)
    return (name, *(part.read(reader.field(key)) for key, part in parts.items()))
