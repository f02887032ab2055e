"""What the events of Tikal sound like."""

from game.screen.sounds import EventSounds

SOUNDS = EventSounds(
    of={
        "turn": "turn",
        "points": "points",
        "place": "room",
        "bring": "step",
        "move": "step",
        "uncover": "tile",
        "recover": "card",
        "exchange": "card",
        "camp": "flag",
        "guard": "flag",
        "volcano": "volcano",
    },
    place="jungle",
    loudest=("volcano", "turn", "points"),
)
