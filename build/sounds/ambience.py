"""Ambience: for each place two layers, which are loops of different lengths, and calls, which come now and then.

Because of the lengths the two meet differently at each round, and what repeats is not heard. A layer is laid out
as a circle from the start: noise that is periodic by itself, swells in whole numbers to the loop, drops and chirps
that go on at the beginning when they reach the end. So there is no seam to hide.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from build.sounds.synth import Wave, drops, faded, lay, line, noise, room, samples, times, together, whistle

LONG, SHORT = 5.3, 4.1
"""Seconds of the two layers."""


def waves(seconds: float, part: float, *swells: tuple[int, float]) -> Wave:
    """A loudness around 1 that goes up and down by so much at most: how often in a loop, and from where."""
    t = times(seconds) / seconds
    moved = sum(np.sin(2 * np.pi * (count * t + phase)) for count, phase in swells)
    return np.asarray(1 + part * moved / len(swells))


def flicker(seconds: float, seed: int, slowest: float, quickest: float) -> Wave:
    """A loudness that goes up and down at random, so many times a second, as water does."""
    return np.asarray(np.exp(0.7 * noise(seconds, slowest, quickest, seed)))


def stream(long: float = LONG) -> Wave:
    """The broad river, and its water lapping at the bank."""
    broad = noise(long, 160, 700, 1, -3) * waves(long, 0.25, (1, 0.1), (2, 0.6), (3, 0.3))
    lapping = noise(long, 300, 1200, 6, -3) * flicker(long, 7, 0.4, 2.5)
    return np.asarray(0.26 * broad + 0.16 * lapping + 0.7 * drops(long, 55, 300, 900, 8))


def gurgle(long: float = SHORT) -> Wave:
    """Water over stones near by."""
    ripples = noise(long, 600, 2600, 2, -4) * flicker(long, 5, 0.6, 6)
    gurgling = drops(long, 60, 320, 1150, 3) + 0.5 * drops(long, 30, 900, 2300, 4)
    return np.asarray(0.1 * ripples + 0.9 * gurgling)


def forest(long: float = LONG) -> Wave:
    """Warm air, leaves, and tree frogs far away."""
    air = noise(long, 110, 420, 11, -3) * waves(long, 0.3, (1, 0), (2, 0.4))
    leaves = noise(long, 900, 3400, 12, -3) * waves(long, 0.8, (1, 0.7), (2, 0.2), (3, 0.5)) ** 2
    frogs = np.zeros(samples(long))
    for start, pitch in ((0.8, 620), (1.25, 620), (1.7, 615), (3.3, 560)):
        croak = whistle([(0, pitch), (0.12, pitch * 1.12)], [(0, 0), (0.02, 1), (0.12, 0)], (0.3, 0.1))
        lay(frogs, start, croak)
    far = room(frogs, 1.2, 1.2, 15, loop=True)
    return np.asarray(0.32 * air + 0.08 * leaves + 0.17 * far)


def cicadas(long: float = SHORT) -> Wave:
    """Two swarms of cicadas that come and go."""
    t = times(long)
    near = noise(long, 4200, 4700, 13) * (0.6 + 0.4 * np.sin(2 * np.pi * 147 / long * t))
    others = noise(long, 3050, 3350, 14) * (0.5 + 0.5 * np.sin(2 * np.pi * 101 / long * t))
    return np.asarray(
        0.2 * near * waves(long, 0.9, (1, 0.3)) + 0.14 * others * waves(long, 0.9, (1, 0.8), (2, 0.1))
    )


def evening(long: float = SHORT) -> Wave:
    """Still air, and water far away."""
    air = noise(long, 80, 340, 21, -3) * waves(long, 0.3, (1, 0.2), (2, 0.9))
    return np.asarray(0.5 * air + 0.16 * noise(long, 350, 1500, 22, -4) * waves(long, 0.4, (1, 0.7), (3, 0.1)))


def crickets(long: float = LONG) -> Wave:
    """Three crickets, each with a beat of its own."""
    loop = np.zeros(samples(long))
    voices = ((4180, 9, 3, 1.0, 0.1), (3720, 6, 4, 0.6, 0.35), (4620, 11, 2, 0.35, 0.2))
    for pitch, beats, pulses, loud, first in voices:
        chirp = whistle([(0, pitch), (0.022, pitch * 0.985)], [(0, 0), (0.008, 1), (0.022, 0)])
        for beat in range(beats):
            for pulse in range(pulses):
                start = first + long * beat / beats + 0.034 * pulse
                lay(loop, start % long, loud * (0.7 + 0.15 * pulse) * chirp)
    return room(loop, 0.8, 0.5, 23, loop=True)


def phrase(
    *notes: tuple[float, float, float, float], tremble: float = 0.0, overtones: tuple[float, ...] = ()
) -> Wave:
    """What a bird sings: for each note its start, its length, and the pitches it glides between."""
    parts = []
    for start, lasting, low, high in notes:
        loud = [(0.0, 0.0), (lasting * 0.25, 1.0), (lasting * 0.7, 0.7), (lasting, 0.0)]
        parts.append((start, whistle([(0, low), (lasting, high)], loud, overtones, tremble)))
    return together(*parts)


def thrush() -> Wave:
    """A thrush on the far bank: a few flutes, then a turn."""
    song = phrase(
        (0, 0.16, 2450, 2600), (0.22, 0.2, 3050, 2700), (0.48, 0.13, 2250, 2350), (0.66, 0.28, 2900, 3250),
    )  # fmt: skip
    return room(
        together((0, song), (1.0, 0.6 * phrase((0, 0.09, 3600, 3100), (0.11, 0.09, 3700, 3150)))), 1.3, 0.35, 31
    )


def wren() -> Wave:
    """A wren: steps down a ladder of whistles."""
    ladder = [(0.19 * k + 0.008 * k * k, 0.15, 3900 * 0.915**k, 3500 * 0.915**k) for k in range(7)]
    return room(phrase(*ladder), 1.3, 0.35, 32)


def kingfisher() -> Wave:
    """A kingfisher passes: a short rattle."""
    rattle = [(0.062 * k, 0.045, 3300 - 40 * k, 2900 - 40 * k) for k in range(9)]
    loud = line([(0, 0.3), (0.25, 1), (0.6, 0.2)], 0.62)
    wave = phrase(*rattle, overtones=(0.25, 0.1))[: len(loud)]
    return room(wave * loud[: len(wave)], 1.0, 0.35, 33)


def oropendola() -> Wave:
    """A bird of the treetops: a gurgle that falls over, like water out of a jug."""
    gurgle = [(0.05 * k, 0.06, 900 + 90 * k, 1100 + 120 * k) for k in range(6)]
    call = phrase(*gurgle, (0.34, 0.4, 2900, 760), (0.42, 0.3, 1500, 620), tremble=0.01, overtones=(0.35, 0.15))
    return room(call, 1.6, 0.35, 34)


def tinamou() -> Wave:
    """Deep in the forest: one long whistle, and a second one a little higher that shakes."""
    low = phrase((0, 0.8, 1180, 1200))
    return room(together((0, low), (1.0, phrase((0, 0.9, 1310, 1290), tremble=0.008))), 1.8, 0.35, 35)


def thunder(seed: int, seconds: float) -> Wave:
    """Thunder far away: rolls of low noise, one over another, each darker than the one before."""
    random = np.random.default_rng(seed)
    parts = []
    for number in range(6):
        lasting = random.uniform(0.7, 1.5) * seconds / 4
        start = random.uniform(0, 0.55) * seconds * (number / 5)
        shape = line([(0, 0), (lasting * 0.15, 1), (lasting, 0)], lasting) ** 1.5
        roll = noise(lasting, 45, 260 - 25 * number, seed + number, -2) * shape
        parts.append((start, roll * random.uniform(0.5, 1) * 0.85**number))
    return room(faded(together(*parts), 0.05, 0.3), 1.6, 0.5, seed)


def owl() -> Wave:
    """An owl: a long call, then two short ones."""
    call = phrase(
        (0, 0.45, 372, 362), (0.75, 0.16, 380, 370), (0.98, 0.5, 378, 350), overtones=(0.12, 0.04), tremble=0.004
    )
    return room(call, 1.6, 0.35, 37)


def nightjar() -> Wave:
    """A nightjar: a soft purr that rises and sinks."""
    purr = [(0.048 * k, 0.036, 1500 + 12 * k, 1560 + 12 * k) for k in range(22)]
    wave = phrase(*purr)
    return room(wave * np.hanning(len(wave)), 1.2, 0.35, 38)


AMBIENCE: dict[str, tuple[tuple[Callable[[], Wave], ...], tuple[Callable[[], Wave], ...]]] = {
    "river": ((stream, gurgle), (thrush, wren, kingfisher)),
    "jungle": ((forest, cicadas), (oropendola, tinamou, lambda: thunder(41, 3.4), lambda: thunder(57, 2.8))),
    "dusk": ((crickets, evening), (owl, nightjar)),
}
"""The name of each place, its layers and its calls."""
