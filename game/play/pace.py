"""How fast computer players play, so that people can follow or get on with it."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds of rest between decisions, how many times faster things move, and the time to think in a frame."""

    rest: float
    speed: float
    thinking_ms: float


PACES = {
    "normal": Pace(0.4, 1.0, 9.0),
    "fast": Pace(0.0, 4.0, 10.0),
    "once": Pace(0.0, inf, 12.0),
}
"""The paces by name; at the last one nothing is seen to move."""


def following(name: str) -> str:
    """The pace after this one; the first one after the last."""
    names = list(PACES)
    return names[(names.index(name) + 1) % len(names)]
