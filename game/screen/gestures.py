"""What players do with their hands, as one small set of events whatever the device.

Hosts report raw input; `Gestures` turns the pointers into taps, long presses, drags and pinches. Scenes see
`InputEvent` only. All positions are device pixels.
"""

import math
from dataclasses import dataclass
from typing import Literal

from game.host.events import Device, FileOpened, Key, Pinch, Pointer, TextInput, Wheel

LONG_PRESS_SECONDS = 0.45
SLOP = {"mouse": 5.0, "pen": 8.0, "touch": 12.0}
"""How far, in CSS pixels, a press may wander before it becomes a drag."""


@dataclass(frozen=True, slots=True)
class Hover:
    """A mouse or pen points here without pressing; `inside` is false when it has left the window."""

    x: float
    y: float
    inside: bool = True


@dataclass(frozen=True, slots=True)
class Press:
    """A pointer went down: show that the thing under it is held."""

    x: float
    y: float
    device: Device


@dataclass(frozen=True, slots=True)
class Tap:
    """A click or a tap: pressed and released in one place."""

    x: float
    y: float
    device: Device


@dataclass(frozen=True, slots=True)
class LongPress:
    """A long press or a click with the other mouse button: the player asks what this is."""

    x: float
    y: float
    device: Device


@dataclass(frozen=True, slots=True)
class Drag:
    """A pressed pointer moves: from where it was pressed, to here, by this much since the last report."""

    phase: Literal["start", "move", "end", "cancel"]
    x: float
    y: float
    dx: float
    dy: float
    from_x: float
    from_y: float


InputEvent = Wheel | Key | TextInput | FileOpened | Hover | Press | Tap | LongPress | Drag | Pinch


@dataclass(slots=True)
class _Held:
    """A pointer that is down: where it was pressed, where it is, and what became of it."""

    device: Device
    button: int
    from_x: float
    from_y: float
    x: float
    y: float
    since: float
    dragging: bool = False
    done: bool = False


class Gestures:
    """Turns raw pointers into taps, long presses, drags and pinches."""

    def __init__(self) -> None:
        self._held: dict[int, _Held] = {}

    @property
    def waiting(self) -> bool:
        """Whether a press may still become a long press, so that time must go on."""
        return any(not (held.done or held.dragging) for held in self._held.values())

    @property
    def moving(self) -> bool:
        """Whether a pressed pointer moves something, or two fingers do."""
        return len(self._held) == 2 or any(held.dragging for held in self._held.values())

    def feed(self, pointer: Pointer, now: float, ratio: float) -> list[InputEvent]:
        """The events that one raw report amounts to."""
        if pointer.phase == "down":
            return self._down(pointer, now)
        held = self._held.get(pointer.id)
        if held is None:
            hovering = pointer.device != "touch" and pointer.phase in ("move", "cancel")
            return [Hover(pointer.x, pointer.y, pointer.phase == "move")] if hovering else []
        if pointer.phase == "move":
            return self._move(held, pointer, ratio)
        return self._release(held, pointer)

    def tick(self, now: float) -> list[InputEvent]:
        """Long presses that have become due."""
        events: list[InputEvent] = []
        for held in self._held.values():
            if held.done or held.dragging or held.button != 1 or now - held.since < LONG_PRESS_SECONDS:
                continue
            # A mouse explains by hovering; holding its button down is only a slow click.
            if held.device != "mouse":
                held.done = True
                events.append(LongPress(held.from_x, held.from_y, held.device))
        return events

    def _down(self, pointer: Pointer, now: float) -> list[InputEvent]:
        x, y = pointer.x, pointer.y
        events: list[InputEvent] = []
        others = list(self._held.values())
        self._held[pointer.id] = _Held(pointer.device, pointer.button, x, y, x, y, now)
        if others:
            # A second finger: nothing that the first began is a tap or a drag any more.
            for held in others:
                if held.dragging:
                    events.append(_drag("cancel", held, held.x, held.y))
                held.done, held.dragging = True, False
            self._held[pointer.id].done = True
        else:
            events.append(Press(x, y, pointer.device))
        return events

    def _move(self, held: _Held, pointer: Pointer, ratio: float) -> list[InputEvent]:
        events: list[InputEvent] = []
        fingers = list(self._held.values())
        if len(fingers) == 2:
            events.append(_pinch(held, fingers[1] if fingers[0] is held else fingers[0], pointer))
        elif held.dragging:
            events.append(_drag("move", held, pointer.x, pointer.y))
        elif not held.done and held.button == 1:
            away = max(abs(pointer.x - held.from_x), abs(pointer.y - held.from_y))
            if away > SLOP[held.device] * ratio:
                held.dragging = True
                events.append(_drag("start", held, pointer.x, pointer.y))
            else:
                return events
        held.x, held.y = pointer.x, pointer.y
        return events

    def _release(self, held: _Held, pointer: Pointer) -> list[InputEvent]:
        del self._held[pointer.id]
        if held.dragging:
            return [_drag("end" if pointer.phase == "up" else "cancel", held, pointer.x, pointer.y)]
        if held.done or pointer.phase == "cancel":
            return []
        if held.button == 1:
            return [Tap(pointer.x, pointer.y, held.device)]
        return [LongPress(pointer.x, pointer.y, held.device)] if held.button == 3 else []


def _drag(phase: Literal["start", "move", "end", "cancel"], held: _Held, x: float, y: float) -> Drag:
    return Drag(phase, x, y, x - held.x, y - held.y, held.from_x, held.from_y)


def _pinch(held: _Held, other: _Held, pointer: Pointer) -> Pinch:
    before = max(1.0, ((held.x - other.x) ** 2 + (held.y - other.y) ** 2) ** 0.5)
    after = max(1.0, ((pointer.x - other.x) ** 2 + (pointer.y - other.y) ** 2) ** 0.5)
    angle_before = math.atan2(held.y - other.y, held.x - other.x)
    angle_after = math.atan2(pointer.y - other.y, pointer.x - other.x)
    return Pinch(
        (pointer.x + other.x) / 2,
        (pointer.y + other.y) / 2,
        after / before,
        (pointer.x - held.x) / 2,
        (pointer.y - held.y) / 2,
        math.degrees(math.remainder(angle_after - angle_before, math.tau)),
    )
