"""What the events of Lost Temple sound like."""

from game.screen.sounds import EventSounds

SOUNDS = EventSounds(
    of={
        "turn": "turn",
        "paddle": "paddle",
        "key": "key",
        "passage": "key",
        "keep treasure": "card",
        "keep card": "card",
        "card": "card",
        "tent": "tile",
        "pick": "tile",
        "room": "room",
        "go": "step",
        "back": "step",
        "flag": "flag",
        "wheel": "wheel",
        "points": "points",
    },
    counted={"altar": "altar"},
    place="river",
    loudest=("turn", "wheel", "room", "flag", "paddle", "points", "key", "passage"),
)
