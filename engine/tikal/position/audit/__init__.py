"""Whether a position could have come from play: positions from outside are checked with it.

Every component is somewhere and nowhere twice, the tiles could have been placed one after another, phase and turn
agree with the tiles drawn, and everybody's turns so far explain what they have. Where the rules can answer a
question, they are asked.
"""

from __future__ import annotations

from ...rules.state import State
from ..laying import Laid
from . import bidding, components, course, laying, past, people


def audit(state: State, laid: Laid) -> None:
    """Raise PositionError where something is missing, double, out of place, or cannot have come about."""
    components.audit(state)
    laying.audit(state, laid)
    people.audit(state)
    course.audit(state)
    bidding.audit(state)
    past.audit(state)
