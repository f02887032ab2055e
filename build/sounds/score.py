"""Reads a score and plays it: music written in a text of our own (docs/sound.md), a line for each part and system.

A score says its tempo in quarter notes a minute and how many steps (eighths) a bar has. Each step of a part is a
note (`F#4`), several at once (`D3+A3`), a dot that lets the note before go on, or a dash for silence.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from build.errors import BuildError
from build.sounds.synth import RATE, Wave, drum, flute, lay, marimba, room

NOTE = re.compile(r"([A-G])([#b]?)(-?\d)")
STEPS_OF = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHIFT = {"": 0, "#": 1, "b": -1}


@dataclass(frozen=True, slots=True)
class Note:
    """A note of a part: when it begins and how long it lasts, in steps, and its pitch in hertz."""

    part: str
    start: int
    steps: int
    pitch: float


@dataclass(frozen=True, slots=True)
class Score:
    """Music as data."""

    notes: tuple[Note, ...]
    steps: int
    """How long it is."""
    seconds: float
    """How long a step lasts."""


def pitch_of(name: str) -> float:
    """The pitch of a note such as A4, which is 440 hertz."""
    match = NOTE.fullmatch(name)
    if match is None:
        raise BuildError(f"There is no note called {name} in a score; notes are written like D4, F#3 or Bb5.")
    letter, sign, octave = match.groups()
    return float(440 * 2 ** ((STEPS_OF[letter] + SHIFT[sign] - 9 + 12 * (int(octave) - 4)) / 12))


def read(path: Path) -> Score:
    """The score in a file; a bar that is too short or too long is an error."""
    told: dict[str, int] = {}
    lines: dict[str, list[str]] = {}
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not text.strip() or text.startswith("#"):
            continue
        part, bar, rest = text.partition("|")
        if not bar:
            word, _, value = text.partition(" ")
            told[word] = int(value)
            continue
        steps = lines.setdefault(part.strip(), [])
        for one in rest.strip().removesuffix("|").split("|"):
            if len(one.split()) != told["steps"]:
                raise BuildError(f"{path.name}, line {number}: a bar has {told['steps']} steps, this one: {one}")
            steps += one.split()
    lengths = {len(steps) for steps in lines.values()}
    if len(lengths) != 1:
        raise BuildError(f"{path.name}: the parts are of different lengths.")
    notes = [note for part, steps in lines.items() for note in _notes(part, steps)]
    return Score(tuple(notes), lengths.pop(), 30 / told["tempo"])


def _notes(part: str, steps: list[str]) -> list[Note]:
    notes = []
    for start, word in enumerate(steps):
        if word in (".", "-"):
            continue
        length = 1 + next(
            (n for n, later in enumerate(steps[start + 1 :]) if later != "."), len(steps) - start - 1
        )
        notes += [Note(part, start, length, pitch_of(name)) for name in word.split("+")]
    return notes


PARTS: dict[str, tuple[float, Callable[[Note, float, int], Wave]]] = {
    "marimba": (0.5, lambda note, seconds, seed: marimba(note.pitch, 1.5, 0.8, seed)),
    "bells": (0.2, lambda note, seconds, seed: marimba(note.pitch, 1.2, 0.5, seed)),
    "flute": (0.2, lambda note, seconds, seed: flute(note.pitch, note.steps * seconds * 0.96, seed)),
    "drum": (0.5, lambda note, seconds, seed: drum(note.pitch, 0.5, 0.7, seed)),
}
"""The instruments: how loud each is, and how it plays a note."""
LATE = 0.012
"""Seconds by which a note comes late or early at most, as hands do."""


def play(score: Score) -> Wave:
    """The music as a loop in a wide room."""
    random = np.random.default_rng(1)
    loop = np.zeros(round(score.steps * score.seconds * RATE))
    for number, note in enumerate(score.notes):
        loud, instrument = PARTS[note.part]
        start = max(0.0, note.start * score.seconds + random.uniform(-LATE, LATE))
        accent = 1.0 if note.start % 8 == 0 else 0.82
        lay(loop, start, loud * accent * random.uniform(0.88, 1) * instrument(note, score.seconds, 1000 + number))
    return room(loop, 2.0, 0.4, 71, loop=True)
