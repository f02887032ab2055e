"""Whether a position can be: every component is somewhere and nowhere twice, and the pieces agree with each other.

Positions from outside are checked with it. Which decisions can be waiting is in stacks.py, whether turn and tiles
fit together in course.py, and how much players can have by now in limits.py.
"""

from __future__ import annotations

from ...rules.state import State
from . import components, course, limits, stacks


def audit(state: State) -> None:
    """Raise PositionError when anything is missing, double or out of place."""
    components.check(state)
    stacks.check(state)
    course.check(state)
    limits.check(state)
