"""The climax of a game: what has come how far at which moment. Time only; nothing is drawn here."""

from __future__ import annotations

import math

SKY, BLOCKS, BLOCK, NEXT = 0.3, 0.3, 0.2, 0.12
"""Seconds: the sky fades in; when the first block rises, how long each takes, and from one to the next."""
HOP, COUNT, SUN = (0.74, 0.22), (0.96, 0.6), (1.56, 0.4)
"""When it begins and how long it takes: explorers hop on, points count up, the winner lifts the sun."""
WORDS, FADE, CALM = 1.96, 0.3, 0.15
"""When words and panels come, and how long they take; the same where nothing is to move."""
ALIVE, BEAT = 20.0, 0.5
"""For how long torches flicker and fireflies blink, and how often they change."""


class Climax:
    """How far it has come; it begins with the first moment that passes."""

    def __init__(self, motion: bool) -> None:
        self._motion = motion
        self._clock = math.inf
        self._begun = False

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true as long as something comes."""
        if not self._begun:
            self._begun = True
            self._clock = 0.0 if self._motion else WORDS
        else:
            self._clock += dt
        return self._clock < WORDS + (FADE if self._motion else CALM)

    def skip(self) -> None:
        """Jump to the end."""
        self._clock = max(self._clock, WORDS + FADE)

    @property
    def settled(self) -> bool:
        """Whether everything that can be chosen and read is there."""
        return self._clock >= WORDS

    @property
    def words(self) -> float:
        """How far words and panels have come."""
        return _part(self._clock, WORDS, FADE if self._motion else CALM)

    @property
    def sky(self) -> float:
        """How light it is."""
        return _part(self._clock, 0, SKY)

    def block(self, place: int) -> float:
        """How far a block has risen; the third one comes first."""
        return _eased(_part(self._clock, BLOCKS + (3 - place) * NEXT, BLOCK))

    @property
    def hop(self) -> float:
        """How far the explorers are on their way onto the blocks."""
        return _part(self._clock, *HOP)

    @property
    def count(self) -> float:
        """How much of the points is counted."""
        return _eased(_part(self._clock, *COUNT))

    @property
    def sun(self) -> float:
        """How far the winner has lifted the sun."""
        return _part(self._clock, *SUN)

    @property
    def alive(self) -> bool:
        """Whether torches flicker."""
        return self._motion and self._clock < ALIVE

    @property
    def beat(self) -> int:
        """The beat that torches and fireflies are at."""
        return int(self._clock / BEAT) if self.alive else 0


def _part(clock: float, start: float, length: float) -> float:
    return min(1.0, max(0.0, (clock - start) / length))


def _eased(part: float) -> float:
    return float(1 - (1 - part) ** 3)
