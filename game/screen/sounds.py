"""The game's sounds, made by build/sounds.py: named, short, and never in the way.

The mixer starts with the first sound, which in a page is after the first touch, as browsers want it. Where
there is no sound device or no file, the game is silent and goes on.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from game.host.files import made

OF_EVENT = {
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
    "place": "room",
    "bring": "step",
    "move": "step",
    "uncover": "tile",
    "recover": "card",
    "exchange": "card",
    "camp": "flag",
    "guard": "flag",
    "volcano": "wheel",
}
"""The sound of each kind of event of both games."""
WEIGHT = ("volcano", "turn", "wheel", "room", "flag", "paddle", "points", "key", "passage")
"""When one choice brings several events, the first of these kinds that is among them is heard."""


def play(name: str, on: bool) -> None:
    """Play a sound if the player wants sounds; returns at once."""
    sound = _sound(name) if on else None
    if sound is not None:
        sound.play()


def play_events(events: Sequence[dict[str, Any]], on: bool) -> None:
    """Play the one sound that tells best what has just happened."""
    kinds = [event["kind"] for event in events if event["kind"] in OF_EVENT]
    if kinds:
        loudest = next((kind for kind in WEIGHT if kind in kinds), kinds[0])
        play(OF_EVENT[loudest], on)


@cache
def _sound(name: str) -> "pygame.mixer.Sound | None":
    if not _mixer():
        return None
    try:
        return pygame.mixer.Sound(made("sounds") / f"{name}.wav")
    except (pygame.error, OSError):
        return None


@cache
def _mixer() -> bool:
    try:
        pygame.mixer.init(22050, -16, 2, 1024)
    except (pygame.error, NotImplementedError):
        return False
    return True
