"""The chapters of both rule books: for each paragraph the pictures that stand beside its words.

The words are in the catalogues; sprites joined by "+" lie on each other.
"""

Paragraphs = tuple[tuple[str, ...], ...]

TILE = "tile-quiet+icon-room@-10.6,-9.5+key-pink@10.6,9.5"
PINK_ROOM = "room-pink+door-pink-5+door-pink-2+explorer-red"
TWO_DOORS = "room-green+door-green-0+door-green-3+flag-orange"
SANCTUARY = "sanctuary-blue+flag-red@-15,-13+flag-black@15,13"
WHEEL = (
    "wheel+wheel-hub+treasure-mask@0,-57.7+treasure-jade@54.9,-17.8+treasure-vase@33.9,46.7"
    "+treasure-calendar@-33.9,46.7+treasure-statuette@-54.9,-17.8"
)

LOST_TEMPLE: dict[str, Paragraphs] = {
    "aim": (("explorer-red",), ("chest-red", "treasure-mask"), ("key-pink", "key-blue")),
    "turn": (("pirogue-red",), (TILE,), ("explorer-red",), ("card-back",)),
    "river": (("pirogue-orange",), ("seaplane", WHEEL), ("forest",)),
    "icons": (
        ("key-green",),
        ("key-any",),
        ("treasure-back",),
        ("icon-card",),
        ("icon-room",),
        ("icon-sanctuary",),
        ("icon-passage",),
        ("icon-points",),
        ("icon-scoring",),
        ("treasure-room",),
    ),
    "explorer": (("key-pink", PINK_ROOM), ("icon-passage",), ("secret-room",), ("key-back",)),
    "dig": (("flag-orange",), (TWO_DOORS,), (SANCTUARY,), ("icon-passage",)),
    "extras": (
        ("tent-red",),
        ("card-secret-passage",),
        ("card-delivery-plus-two",),
        ("card-end-idol",),
    ),
    "rounds": (("key-yellow", "key-brown"), ("altar-blue", "altar-multi"), ("tent-black",), ("treasure-vase",)),
    "hands": (("room-pink+hex-legal",), ("ui-undo",), ("ui-info",), ("ui-save",)),
}

TEMPLE_TILE = "terrain-temple+scrub-0+way-bed-0+way-bed-3+way-0+way-3+temple-5+stones-2-0+stones-1-3"
RUIN_TILE = "terrain-ruin+scrub-1+ruin+ruin-stack-3@0,-5+stones-3-0"
CLEARING_TILE = "terrain-clearing+scrub-2+way-bed-1+way-bed-4+way-1+way-4+stones-2-1+stones-1-4"
CAMP_TILE = "terrain-clearing+scrub-3+camp-red@0,-8"
GUARDED_TILE = "terrain-temple+scrub-0+temple-7+guard-blue@-19,5"
HELD_TILE = "terrain-temple+scrub-0+temple-6+group-red@-15.5,23+group-orange@15.5,23"
SPACE = "terrain-unknown-0+terrain-space"
VOLCANO_TILE = "terrain-volcano"

TIKAL: dict[str, Paragraphs] = {
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
    "hands": (("group-red",), ("action-uncover",), ("ui-rotate-right",), ("ui-undo",)),
}

CHAPTERS = {"lost-temple": LOST_TEMPLE, "tikal": TIKAL}
"""The chapters of each game."""
