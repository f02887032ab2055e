"""The game's sounds, made by build/sounds: effects in variants, the ambience of a place with its calls, and music.

The mixer starts with the first sound, which in a page is after the first touch, as browsers want it. Where
there is no sound device, or the files are not there yet, the game is silent and goes on; a name that no file has
is a mistake.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.host.files import made

RATE, BLOCK = 44_100, 2048
"""Samples a second, and those that the mixer makes at a time: a frame of 40 ms leaves no hole."""
LAYERS = 2
"""Loops that the ambience of a place has at most."""
CALLS = 2 * LAYERS
"""The channel of calls, after those of two places, of which one fades into the other."""
CHANNELS = CALLS + 9
_files: dict[str, list[Path]] = {}
"""The files of every sound by its name, once they are there."""
_played: dict[str, int] = {}
"""How often each sound was played: variants take turns, and the game's chance knows nothing of it."""


@dataclass(frozen=True, slots=True)
class EventSounds:
    """The sounds of a game: by kind of event, and which kinds are heard first when one choice brings several."""

    of: Mapping[str, str]
    loudest: tuple[str, ...]
    counted: Mapping[str, str] = field(default_factory=dict)
    """What is heard when points are counted, by their reason, where it is not the usual note."""
    place: str = ""
    """What is heard around its table: a row of game/soundscape.py."""


def play(name: str, volume: float) -> None:
    """Play the next variant of a sound, so loud from 0 to 1; returns at once."""
    sound = following(name) if volume > 0 else None
    if sound is not None:
        sound.set_volume(volume)
        sound.play()


def play_events(events: Sequence[Mapping[str, Any]], sounds: EventSounds, volume: float) -> None:
    """Play the one sound that tells best what has just happened."""
    kinds = [event["kind"] for event in events if event["kind"] in sounds.of]
    if kinds:
        loudest = next((kind for kind in sounds.loudest if kind in kinds), kinds[0])
        play(sounds.of[loudest], volume)


def following(name: str) -> "pygame.mixer.Sound | None":
    """The next variant of a sound; None where nothing can be heard, or not yet."""
    if not there(name):
        return None
    files = files_of(name)
    _played[name] = _played.get(name, -1) + 1
    return _sound(files[_played[name] % len(files)])


def files_of(name: str) -> list[Path]:
    """The files of a sound's variants; none as long as no sound is there at all: a page fetches them late."""
    if not _files:
        for path in sorted(made("sounds").glob("*.ogg")):
            stem, _, number = path.stem.rpartition("-")
            _files.setdefault(stem if number.isdecimal() else path.stem, []).append(path)
    if _files and name not in _files:
        raise KeyError(f"There is no sound called {name}; there is {', '.join(sorted(_files))}.")
    return _files.get(name, [])


def there(name: str) -> bool:
    """Whether a sound can be heard: its files are there, and so is a device."""
    return bool(files_of(name)) and _mixer()


def load(path: Path) -> "pygame.mixer.Sound | None":
    """A sound of which the caller takes care; None where its file is damaged."""
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError):
        return None


@cache
def _sound(path: Path) -> "pygame.mixer.Sound | None":
    return load(path)


@cache
def _mixer() -> bool:
    """Start the mixer, once; false where there is no device for it."""
    try:
        pygame.mixer.init(RATE, -16, 2, BLOCK, allowedchanges=0)
    except (pygame.error, NotImplementedError):
        return False
    pygame.mixer.set_num_channels(CHANNELS)
    pygame.mixer.set_reserved(CALLS + 1)
    return True
