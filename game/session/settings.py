"""The player's settings, kept in the host's storage.

A damaged or foreign value counts as not set, so that nothing stored can keep the game from starting.
"""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, fields

from game.host.interface import Host
from game.screen.catalogue import Catalogue
from game.session.pace import PACES

KEY = "settings"
LONGEST = 400
"""Characters of stored settings at most: too few to nest too deep for the parser, so that the engine with its
bounded reader need not be loaded before the title stands."""
LOUDEST = 10
LEVELS = range(LOUDEST + 1)
ALLOWED: dict[str, Collection[object]] = {
    "pace": PACES,
    "effects": LEVELS,
    "ambience": LEVELS,
    "music": LEVELS,
}
"""What a setting can be, where not every value of its type makes sense."""


@dataclass(slots=True)
class Settings:
    """What a player can set. An empty language follows the browser or the system."""

    language: str = ""
    sound: bool = True
    """Whether anything is heard at all."""
    effects: int = 8
    ambience: int = 8
    music: int = 7
    """How loud each kind of sound is."""
    motion: bool = True
    large_text: bool = False
    countdown: bool = False
    """Whether a turn with nothing left to do ends by itself."""
    pace: str = "normal"
    """How fast computer players play."""

    @property
    def effects_volume(self) -> float:
        """How loud effects are, from 0 to 1."""
        return self._volume(self.effects)

    @property
    def ambience_volume(self) -> float:
        """How loud the ambience of places is."""
        return self._volume(self.ambience)

    @property
    def music_volume(self) -> float:
        """How loud the music is."""
        return self._volume(self.music)

    def _volume(self, level: int) -> float:
        """Ears hear steps of equal ratio as equal; a curve comes near to that and reaches silence."""
        return float((level / LOUDEST) ** 1.5) if self.sound else 0.0


def load(host: Host) -> Settings:
    """The stored settings, with the defaults for whatever is missing or damaged."""
    settings = Settings(motion=not host.reduced_motion())
    text = host.load(KEY) or "{}"
    try:
        stored = json.loads(text) if len(text) <= LONGEST else None
    except ValueError:
        return settings
    if not isinstance(stored, dict):
        return settings
    for field in fields(Settings):
        value = stored.get(field.name)
        if type(value) is type(getattr(settings, field.name)) and value in ALLOWED.get(field.name, (value,)):
            setattr(settings, field.name, value)
    return settings


def store(host: Host, settings: Settings) -> None:
    """Keep the settings for the next visit."""
    host.store(KEY, json.dumps(asdict(settings)))


def spoken(host: Host, settings: Settings) -> Catalogue:
    """The words of the language that is set, or else of the player's first one, which the host speaks as well."""
    words = Catalogue(settings.language, host.languages())
    host.speak(words.language)
    return words
