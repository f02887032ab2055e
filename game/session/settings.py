"""The player's settings, kept in the host's storage.

A damaged or foreign value counts as not set, so that nothing stored can keep the game from starting.
"""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, fields

from game.host.interface import Host
from game.session.pace import PACES

KEY = "settings"
LONGEST = 400
"""Characters of stored settings at most: too few to nest too deep for the parser, so that the engine with its
bounded reader need not be loaded before the title stands."""
ALLOWED: dict[str, Collection[object]] = {"pace": PACES}
"""What a setting can be, where not every value of its type makes sense."""


@dataclass(slots=True)
class Settings:
    """What a player can set. An empty language follows the browser or the system."""

    language: str = ""
    sound: bool = True
    motion: bool = True
    large_text: bool = False
    countdown: bool = False
    """Whether a turn with nothing left to do ends by itself."""
    pace: str = "normal"
    """How fast computer players play."""


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
