"""The game's sounds, made by build/sounds.py: named, short, and never in the way.

The mixer starts with the first sound, which in a page is after the first touch, as browsers want it. Where
there is no sound device or no file at all, the game is silent and goes on; a name that no file has is a mistake.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame

from game.host.files import made


@dataclass(frozen=True, slots=True)
class EventSounds:
    """The sounds of a game: by kind of event, and which kinds are heard first when one choice brings several."""

    of: Mapping[str, str]
    loudest: tuple[str, ...]


def play(name: str, on: bool) -> None:
    """Play a sound if the player wants sounds; returns at once."""
    sound = _sound(name) if on else None
    if sound is not None:
        sound.play()


def play_events(events: Sequence[Mapping[str, Any]], sounds: EventSounds, on: bool) -> None:
    """Play the one sound that tells best what has just happened."""
    kinds = [event["kind"] for event in events if event["kind"] in sounds.of]
    if kinds:
        loudest = next((kind for kind in sounds.loudest if kind in kinds), kinds[0])
        play(sounds.of[loudest], on)


@cache
def _sound(name: str) -> "pygame.mixer.Sound | None":
    path = made("sounds") / f"{name}.wav"
    known = sorted(file.stem for file in path.parent.glob("*.wav"))
    if known and name not in known:
        raise KeyError(f"There is no sound called {name}; there is {', '.join(known)}.")
    if not _mixer():
        return None
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError):
        return None


@cache
def _mixer() -> bool:
    try:
        pygame.mixer.init(22050, -16, 2, 1024)
    except (pygame.error, NotImplementedError):
        return False
    return True
