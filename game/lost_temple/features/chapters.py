"""The chapters of Lost Temple's rules: for each paragraph the pictures that stand beside its words.

The words are in the catalogues; sprites joined by "+" lie on each other.
"""

from game.table.gamerecord import Chapters

TILE = "tile-quiet+icon-room@-10.6,-9.5+key-pink@10.6,9.5"
PINK_ROOM = "room-pink+door-pink-5+door-pink-2+explorer-red"
TWO_DOORS = "room-green+door-green-0+door-green-3+flag-orange"
SANCTUARY = "sanctuary-blue+flag-red@-15,-13+flag-black@15,13"
WHEEL = (
    "wheel+wheel-hub+treasure-mask@0,-57.7+treasure-jade@54.9,-17.8+treasure-vase@33.9,46.7"
    "+treasure-calendar@-33.9,46.7+treasure-statuette@-54.9,-17.8"
)

CHAPTERS: Chapters = {
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
