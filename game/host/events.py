"""What a host reports: pointers as they are, wheel, keys, text, and files that were opened.

All positions are device pixels. The screen turns pointers into gestures (game/screen/gestures.py).
"""

from dataclasses import dataclass
from typing import Literal

Device = Literal["mouse", "touch", "pen"]
Phase = Literal["down", "move", "up", "cancel"]


@dataclass(frozen=True, slots=True)
class Pointer:
    """One report about a mouse, finger or pen. Button 1 is the main one, 3 the other one."""

    phase: Phase
    id: int
    device: Device
    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class Focus:
    """The keyboard's focus went to a target of the accessible mirror."""

    id: str


@dataclass(frozen=True, slots=True)
class Quit:
    """The player closes the window."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel or a two-finger scroll: how far the content should move, in device pixels."""

    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers move: the point between them, the change of their distance as a factor, the shift, and the turn.

    The turn is in degrees clockwise.
    """

    x: float
    y: float
    factor: float
    dx: float
    dy: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. `name` is the character it gives on this layout, or a name such as "ArrowLeft"."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class TextInput:
    """Characters typed, after dead keys and input methods have done their work."""

    text: str


@dataclass(frozen=True, slots=True)
class FileOpened:
    """The player has chosen a file, or dropped one here: what it says, nothing when it cannot be read as text."""

    text: str


@dataclass(frozen=True, slots=True)
class Arrived:
    """The page was opened with a link, or has got one: what stands in its address behind the #."""

    text: str


@dataclass(frozen=True, slots=True)
class Shown:
    """The window is seen again, or is not seen any more."""

    seen: bool


RawInput = Pointer | Wheel | Pinch | Key | TextInput | FileOpened | Arrived | Focus | Shown | Quit
