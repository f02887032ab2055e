"""How fast computer players play and recaps are shown, so that people can follow or get on with it."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds of a step at least, how many times faster things move, and the time to think in a frame."""

    step: float
    speed: float
    thinking_ms: float


PACES = {
    "slow": Pace(1.1, 0.5, 9.0),
    "normal": Pace(0.55, 1.0, 9.0),
    "fast": Pace(0.15, 4.0, 10.0),
    "once": Pace(0.0, inf, 12.0),
}
"""The paces by name, slowest first; at the last one nothing is seen to move."""
WATCHED = tuple(name for name, pace in PACES.items() if pace.speed < inf)
"""The paces at which something can be watched."""


def following(name: str) -> str:
    """The pace after this one; the first one after the last."""
    names = list(PACES)
    return names[(names.index(name) + 1) % len(names)]


def slower(name: str) -> str:
    """The pace before this one, as far as there is one."""
    names = list(PACES)
    return names[max(0, names.index(name) - 1)]
