"""Makes the game's sounds: short knocks, plucks and splashes computed from sines and noise.

Every sound is one row of `SOUNDS`. The result is a folder of small WAV files, the same bytes for the same recipe,
which the site takes along as assets/sounds.
"""

import math
import random
import struct
from collections.abc import Callable, Iterable
from pathlib import Path

from build.cache import Report
from build.store import made, recipe

RATE = 16000
LOUDEST = 0.55
MU_LAW = 7  # among the formats of WAV files
BIAS, CLIP = 132, 32_635
Wave = list[float]


def sounds(report: Report) -> Path:
    """The folder with one WAV file for each sound."""
    return made("sounds", recipe("sounds.py"), _write_all, report)


def pluck(pitch: float, seconds: float, *, bright: float = 0.4) -> Wave:
    """A struck bar or string: overtones that die away sooner than the ground tone."""
    partials = ((1.0, 1.0), (2.0, bright), (3.01, bright * 0.5), (5.4, bright * 0.25))

    def at(t: float) -> float:
        return sum(
            level * math.sin(math.tau * pitch * ratio * t) * math.exp(-t * 5 * ratio**0.7 / seconds)
            for ratio, level in partials
        )

    return _shaped(at, seconds)


def knock(pitch: float, seconds: float, *, grit: float = 0.5, seed: int = 1) -> Wave:
    """Wood or stone on stone: a falling tone under a burst of noise."""
    noise = random.Random(seed)

    def at(t: float) -> float:
        fall = pitch * (1 + 0.6 * math.exp(-t * 60))
        body = math.sin(math.tau * fall * t) * math.exp(-t * 7 / seconds)
        return body + grit * noise.uniform(-1, 1) * math.exp(-t * 22 / seconds)

    return _shaped(at, seconds)


def rush(seconds: float, *, dark: float, seed: int = 1) -> Wave:
    """Water, paper or sand: noise through a low pass (0 bright to 1 dark) that swells and goes."""
    noise, level = random.Random(seed), 0.0

    def at(t: float) -> float:
        nonlocal level
        level += (noise.uniform(-1, 1) - level) * (1 - dark)
        swell = math.sin(math.pi * min(1.0, t / seconds))
        return level * swell * swell

    return _shaped(at, seconds)


def together(*parts: tuple[float, Wave]) -> Wave:
    """Several sounds, each begun after so many seconds."""
    whole = [0.0] * max(round(start * RATE) + len(part) for start, part in parts)
    for start, part in parts:
        for index, value in enumerate(part, round(start * RATE)):
            whole[index] += value
    return whole


def chord(seconds: float, step: float, *pitches: float) -> Wave:
    """Plucked notes one after another that ring on together."""
    return together(*((index * step, pluck(pitch, seconds)) for index, pitch in enumerate(pitches)))


# Pitches of a marimba in D: D4, A4, D5, E5, F#5, A5, D6.
D4, A4, D5, E5, FIS5, A5, D6 = 293.66, 440.0, 587.33, 659.26, 739.99, 880.0, 1174.66

SOUNDS: dict[str, Callable[[], Wave]] = {
    "tap": lambda: knock(520, 0.07, grit=0.25),
    "paddle": lambda: together((0, rush(0.32, dark=0.82, seed=3)), (0.2, rush(0.3, dark=0.88, seed=4))),
    "tile": lambda: together((0, rush(0.12, dark=0.5, seed=5)), (0.08, knock(310, 0.12, seed=6))),
    "key": lambda: chord(0.35, 0.05, A5, D6),
    "card": lambda: rush(0.2, dark=0.35, seed=7),
    "room": lambda: together((0, rush(0.3, dark=0.9, seed=8)), (0.22, knock(95, 0.3, grit=0.7, seed=9))),
    "step": lambda: knock(210, 0.09, grit=0.8, seed=10),
    "flag": lambda: together((0, knock(180, 0.16, grit=0.9, seed=11)), (0.1, pluck(A4, 0.3))),
    "wheel": lambda: together(*((n * 0.055, knock(420 + 20 * n, 0.06, seed=12 + n)) for n in range(6))),
    "points": lambda: chord(0.4, 0.06, D5, FIS5),
    "turn": lambda: chord(0.5, 0.12, D4, A4),
    "row": lambda: pluck(FIS5, 0.25, bright=0.2),
    "end": lambda: chord(1.3, 0.13, D4, A4, D5, FIS5, A5, D6),
}


def _shaped(at: Callable[[float], float], seconds: float) -> Wave:
    """Samples with a soft start and end, so that nothing clicks."""
    count = round(seconds * RATE)
    rise, fall = 0.002 * RATE, 0.02 * RATE
    return [at(n / RATE) * min(1.0, n / rise, (count - 1 - n) / fall) for n in range(count)]


def _write_all(folder: Path) -> None:
    for name, make in SOUNDS.items():
        samples = make()
        loudest = max(abs(value) for value in samples)
        scale = 32767 * LOUDEST / loudest
        data = [round(value * scale) for value in samples]
        (folder / f"{name}.wav").write_bytes(mu_law(data))


def mu_law(samples: Iterable[int]) -> bytes:
    """A WAV file with one byte for each sample: fine steps for soft ones, coarse steps for loud ones."""
    data = bytes(map(_byte, samples))
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, MU_LAW, 1, RATE, RATE, 1, 8)
    body = b"WAVE" + form + struct.pack("<4sI", b"data", len(data)) + data + b"\0" * (len(data) % 2)
    return struct.pack("<4sI", b"RIFF", len(body)) + body


def _byte(sample: int) -> int:
    """Sign, exponent and the four digits after the first one, all turned over."""
    size = min(abs(sample), CLIP) + BIAS
    exponent = size.bit_length() - 8
    return ~((0x80 if sample < 0 else 0) | exponent << 4 | size >> exponent + 3 & 0xF) & 0xFF
