"""What sounds are made of: struck bars, drums, a clay flute, noise in bands, whistles that glide, and rooms.

A wave is an array of samples. Waves that are laid on a loop go round: what rings over its end rings into its
beginning. Everything random has a seed, so the same recipe gives the same samples.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave = NDArray[np.float64]
Line = Sequence[tuple[float, float]]
"""A value that changes: pairs of a second and what it is then."""

BAR = ((1.0, 1.0, 1.0), (3.93, 0.16, 0.28), (9.6, 0.05, 0.1))
"""Partials of a marimba's bar: ratio to the pitch, loudness, and how long they ring beside the first."""
BELL = ((1.0, 1.0, 1.0), (2.76, 0.5, 0.6), (5.4, 0.22, 0.32), (8.93, 0.1, 0.16))
"""Those of a thin piece of metal."""
LOG = ((1.0, 1.0, 1.0), (1.52, 0.22, 0.5), (2.71, 0.12, 0.3), (4.9, 0.05, 0.15))
"""Those of a hollowed log."""
STONE = ((1.0, 1.0, 1.0), (2.31, 0.55, 0.7), (3.87, 0.35, 0.5), (6.4, 0.18, 0.3))
"""Those of a slab of stone."""


def samples(seconds: float) -> int:
    """How many samples that is."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The moment of each sample."""
    return np.arange(samples(seconds)) / RATE


def line(points: Line, seconds: float) -> Wave:
    """A value that changes evenly from point to point."""
    moments, values = zip(*points, strict=True)
    return np.asarray(np.interp(times(seconds), moments, values))


def faded(wave: Wave, rise: float = 0.002, fall: float = 0.02) -> Wave:
    """With a soft start and end, so that nothing clicks."""
    result = wave.copy()
    for count, part in ((samples(rise), slice(None)), (samples(fall), slice(None, None, -1))):
        count = min(count, len(wave))
        result[part][:count] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(count) / count)
    return result


def together(*parts: tuple[float, Wave]) -> Wave:
    """Several waves, each begun after so many seconds."""
    whole = np.zeros(max(samples(start) + len(part) for start, part in parts))
    for start, part in parts:
        whole[samples(start) :][: len(part)] += part
    return whole


def lay(loop: Wave, start: float, wave: Wave) -> None:
    """Add a wave to a loop; what does not fit before its end goes on at its beginning."""
    np.add.at(loop, (samples(start) + np.arange(len(wave))) % len(loop), wave)


def struck(pitch: float, ring: float, partials: Sequence[tuple[float, float, float]], bright: float = 1.0) -> Wave:
    """Something struck that rings for so many seconds; the brighter, the louder its upper partials."""
    t = times(ring)
    wave = np.zeros_like(t)
    for ratio, level, lasting in partials:
        if pitch * ratio < RATE / 2.2:
            loud = level * (bright if ratio > 1 else 1)
            wave += loud * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-6.9 * t / (ring * lasting))
    return faded(wave, 0.0015, ring / 5)


def marimba(pitch: float, ring: float = 1.1, bright: float = 1.0, seed: int = 1) -> Wave:
    """A bar of rosewood under a soft mallet; low bars ring longer."""
    ring *= (220 / pitch) ** 0.35
    thump = noise(0.03, pitch * 1.5, pitch * 5, seed) * np.exp(-times(0.03) * 160)
    return together((0, struck(pitch, ring, BAR, bright)), (0, 0.12 * bright * faded(thump, 0.001, 0.01)))


def drum(pitch: float, ring: float = 0.45, bright: float = 1.0, seed: int = 1) -> Wave:
    """A log drum: its pitch drops a little while it sounds, under the knock of the stick."""
    t = times(ring)
    wave = np.zeros_like(t)
    for ratio, level, lasting in LOG:
        fall = pitch * ratio * (t + 0.05 * 0.022 * (1 - np.exp(-t / 0.022)))
        wave += (
            level * (bright if ratio > 1 else 1) * np.sin(2 * np.pi * fall) * np.exp(-6.9 * t / (ring * lasting))
        )
    knock = noise(0.025, 500, 2600, seed) * np.exp(-times(0.025) * 220)
    return together((0, faded(wave, 0.002, ring / 5)), (0, 0.16 * bright * faded(knock, 0.001, 0.008)))


def flute(pitch: float, seconds: float, seed: int = 1) -> Wave:
    """An ocarina of clay: nearly a sine, found from a little below, with breath in it and a late vibrato."""
    release = 0.14
    t = times(seconds + release)
    cents = -28 * np.exp(-t / 0.03) + 9 * np.clip((t - 0.35) / 0.5, 0, 1) * np.sin(2 * np.pi * 4.9 * t)
    phase = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200)) / RATE
    tone = np.sin(phase) + 0.055 * np.sin(2 * phase) + 0.035 * np.sin(3 * phase)
    breath = 0.05 * noise(seconds + release, pitch * 0.8, pitch * 3.2, seed)
    chiff = 0.14 * noise(seconds + release, pitch * 1.6, pitch * 4.5, seed + 1) * np.exp(-t / 0.025)
    points = [(0, 0), (0.07, 1), (max(0.08, seconds), 0.86), (seconds + release, 0)]
    return faded((tone + breath + chiff) * line(points, seconds + release), 0.004, 0.05)


def noise(seconds: float, low: float, high: float, seed: int, tilt: float = 0.0) -> Wave:
    """Noise between two pitches with soft edges, `tilt` decibels louder with each octave; it is a loop."""
    count = samples(seconds)
    random = np.random.default_rng(seed)
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    size = np.zeros_like(pitch)
    size[1:] = (pitch[1:] / low) ** (tilt / 6.02) / np.sqrt(
        (1 + (low / pitch[1:]) ** 8) * (1 + (pitch[1:] / high) ** 8)
    )
    phases = random.uniform(0, 2 * np.pi, len(pitch))
    wave = np.fft.irfft(size * np.exp(1j * phases), count)
    return np.asarray(wave / max(1e-12, float(np.sqrt(np.mean(wave**2)))))


def whistle(pitches: Line, loud: Line, overtones: Sequence[float] = (), tremble: float = 0.0) -> Wave:
    """A tone that glides from pitch to pitch; `tremble` shakes it, as birds do, by a part of its pitch."""
    seconds = max(pitches[-1][0], loud[-1][0])
    moments, values = zip(*pitches, strict=True)
    glide = np.exp(np.interp(times(seconds), moments, np.log(values)))
    glide *= 1 + tremble * np.sin(2 * np.pi * 27 * times(seconds))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    wave = np.sin(phase)
    for number, level in enumerate(overtones, 2):
        wave += level * np.sin(number * phase)
    return faded(wave * line(loud, seconds), 0.004, 0.01)


def drops(seconds: float, count: int, low: float, high: float, seed: int) -> Wave:
    """Bubbles and drops of water: short tones that rise, at random moments of a loop."""
    random = np.random.default_rng(seed)
    loop = np.zeros(samples(seconds))
    for _ in range(count):
        pitch, lasting = np.exp(random.uniform(np.log(low), np.log(high))), random.uniform(0.02, 0.06)
        rise = random.uniform(1.1, 1.7)
        bubble = whistle([(0, pitch), (lasting, pitch * rise)], [(0, 0), (0.004, 1), (lasting, 0)])
        lay(loop, random.uniform(0, seconds), bubble * random.uniform(0.1, 1) ** 2)
    return loop


def room(wave: Wave, seconds: float, wet: float, seed: int = 7, *, loop: bool = False) -> Wave:
    """The wave in a room that echoes for so long, darker the longer; a loop stays one."""
    count = samples(seconds)
    t = times(seconds)
    bright, dark = noise(seconds, 300, 6500, seed), noise(seconds, 120, 1800, seed + 1)
    echo = 0.5 * bright * np.exp(-12 * t / seconds) + dark * np.exp(-6.9 * t / seconds)
    echo *= np.clip((t - 0.012) / 0.06, 0, 1)  # walls are some metres away
    echo /= np.sqrt(np.sum(echo**2))
    length = len(wave) if loop else len(wave) + count
    padded = np.zeros(max(length, count))
    padded[: len(wave)] = wave
    spread = np.fft.irfft(np.fft.rfft(padded) * np.fft.rfft(echo, len(padded)), len(padded))
    padded += 0.6 * wet * spread
    return padded if loop else faded(padded, 0.001, min(0.2, seconds / 2))
