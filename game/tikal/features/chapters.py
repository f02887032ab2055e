"""The chapters of Tikal's rules: for each paragraph the pictures that stand beside its words.

The words are in the catalogues; sprites joined by "+" lie on each other.
"""

from game.table.gamerecord import Chapters

TEMPLE_TILE = "terrain-temple+scrub-0+way-bed-0+way-bed-3+way-0+way-3+temple-5+stones-2-0+stones-1-3"
RUIN_TILE = "terrain-ruin+scrub-1+ruin+ruin-stack-3@0,-5+stones-3-0"
CLEARING_TILE = "terrain-clearing+scrub-2+way-bed-1+way-bed-4+way-1+way-4+stones-2-1+stones-1-4"
CAMP_TILE = "terrain-clearing+scrub-3+camp-red@0,-8"
GUARDED_TILE = "terrain-temple+scrub-0+temple-7+guard-blue@-19,5"
HELD_TILE = "terrain-temple+scrub-0+temple-6+group-red@-15.5,23+group-orange@15.5,23"
SPACE = "terrain-unknown-0+terrain-space"
VOLCANO_TILE = "terrain-volcano"

CHAPTERS: Chapters = {
    "aim": (("leader-red", "worker-red"), (TEMPLE_TILE,), ("ui-trophy",)),
    "turn": (("set-now", TEMPLE_TILE), ("ap-disc",), (VOLCANO_TILE,)),
    "tiles": ((SPACE,), (TEMPLE_TILE,), (RUIN_TILE,), (CLEARING_TILE,), (VOLCANO_TILE,), ("floor-gone",)),
    "move": (("action-bring-red",), ("action-move-red",), ("action-hop-red",), (HELD_TILE,)),
    "actions": (
        ("action-uncover",),
        ("action-treasure",),
        ("action-exchange",),
        (CAMP_TILE,),
        (GUARDED_TILE,),
    ),
    "scoring": (
        (HELD_TILE,),
        ("treasure-plume", "treasure-frog"),
        (VOLCANO_TILE,),
        ("temple-10",),
    ),
    "auction": (("totem-red",), ("totem-orange",), ("totem-turned-white",), ("totem-blue",)),
    "editions": (("camp-red",), ("guard-red",), (VOLCANO_TILE,)),
    "hands": (("group-red",), ("action-uncover",), ("ui-rotate-right",), ("ui-undo",), ("ui-save",)),
}

DIFFERENCES = {
    "aim.3": (("1999",), ("2015", "classic")),
    "tiles.5": (("1999", "2015"), ("classic",)),
    "actions.4": (("1999",), ("2015", "classic")),
    "auction.1": (("1999", "2015"), ("classic",)),
    "auction.3": (("1999",), ("2015", "classic")),
}
"""What the editions do differently, at the paragraph it belongs to: those that agree stand together."""
