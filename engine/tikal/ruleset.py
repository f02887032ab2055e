"""The editions of Tikal: three rows of one record, one field for each thing they do differently."""

from __future__ import annotations

from typing import NamedTuple

# Whether a volcano may cut off a part of the jungle when it is placed beside another volcano.
FREE, REACHABLE = "free", "reachable"
# Who wins when points are equal: all of them, or first the guard of the highest temple, then most treasures.
SHARED, GUARD = "shared", "guard"


class RuleSet(NamedTuple):
    """What editions differ in."""

    camp_needs_member: bool  # an own member has to be where a camp is set up
    volcano_beside_volcano: str
    tie_break: str
    auction_allowed: bool


EDITIONS = {
    "1999": RuleSet(False, FREE, SHARED, True),
    "2015": RuleSet(True, FREE, GUARD, True),
    "classic": RuleSet(True, REACHABLE, GUARD, False),
}
