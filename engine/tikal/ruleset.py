"""The editions of Tikal: three rows of one record, one field for each thing they do differently."""

from __future__ import annotations

from typing import NamedTuple

# Whether a volcano may cut off a part of the jungle when it is placed beside another volcano.
FREE, REACHABLE = "free", "reachable"
# Who wins when points are equal: all of them, or first the guard of the highest temple, then most treasures.
SHARED, GUARD = "shared", "guard"
# What follows a turn that nobody bid for: the next auction, or the rest of the round clockwise without bidding.
AUCTION, CLOCKWISE = "auction", "clockwise"


class RuleSet(NamedTuple):
    """What editions differ in."""

    camp_needs_member: bool  # an own member has to be where a camp is set up
    volcano_beside_volcano: str
    tie_break: str
    auction_allowed: bool
    nobody_bids: str


VALUES: dict[str, tuple[str | bool, ...]] = {
    "camp_needs_member": (False, True),
    "volcano_beside_volcano": (FREE, REACHABLE),
    "tie_break": (SHARED, GUARD),
    "auction_allowed": (False, True),
    "nobody_bids": (AUCTION, CLOCKWISE),
}
"""What each field can be, the first edition's way first, except for the auction."""
EDITIONS = {
    "1999": RuleSet(False, FREE, SHARED, True, AUCTION),
    "2015": RuleSet(True, FREE, GUARD, True, CLOCKWISE),
    "classic": RuleSet(True, REACHABLE, GUARD, False, CLOCKWISE),
}

# Records and positions name every field. Older ones lack those that came later, and were played like this.
OLDER = {"nobody_bids": AUCTION}
