"""A scene in words, for those who listen to it instead of looking."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reading:
    """What is going on, how things stand, and what happened so far, oldest first."""

    heading: str = ""
    facts: tuple[str, ...] = ()
    story: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    """An answer, read out at once and only once; it is no part of the story."""
    number: int = 0
    """Which answer this is, because the same words may be said again."""
