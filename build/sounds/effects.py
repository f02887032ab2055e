"""The effects: short sounds for what happens, each in a few variants, so that steps do not sound like a machine.

An effect is a function of the variant's number; one row of `EFFECTS` says how many there are.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from build.sounds.synth import (
    BELL,
    STONE,
    Wave,
    drops,
    drum,
    faded,
    flute,
    line,
    marimba,
    noise,
    room,
    struck,
    times,
    together,
    whistle,
)

# Pitches of the theme's scale, D mixolydian, which everything with a pitch keeps to.
D3, F3, A3, D4, F4, FIS4, A4, BES4, D5, E5, FIS5, A5, B5, D6, FIS6, A6 = (
    146.83, 174.61, 220.0, 293.66, 349.23, 369.99, 440.0, 466.16,
    587.33, 659.26, 739.99, 880.0, 987.77, 1174.66, 1479.98, 1760.0,
)  # fmt: skip


def puff(seconds: float, low: float, high: float, seed: int, *, swell: float = 0.3, tilt: float = 0.0) -> Wave:
    """Noise that swells up to a part of its length and goes."""
    shape = line([(0, 0), (swell * seconds, 1), (seconds, 0)], seconds) ** 1.6
    return noise(seconds, low, high, seed, tilt) * shape


def grains(seconds: float, count: int, low: float, high: float, seed: int) -> Wave:
    """Grit under a foot, pebbles: many tiny bursts of noise, fewer towards the end."""
    random = np.random.default_rng(seed)
    parts = []
    for number in range(count):
        lasting = random.uniform(0.006, 0.022)
        burst = noise(lasting, low, high * random.uniform(0.6, 1), seed + number) * random.uniform(0.15, 1)
        parts.append((seconds * random.uniform(0, 1) ** 1.7, faded(burst, 0.001, lasting * 0.8)))
    return together(*parts)


def thud(pitch: float, seconds: float, drop: float = 1.6) -> Wave:
    """Something heavy: a low tone that falls."""
    t = times(seconds)
    fall = pitch * (1 + (drop - 1) * np.exp(-t / 0.03))
    return faded(np.sin(2 * np.pi * np.cumsum(fall) / 44_100) * np.exp(-6 * t / seconds), 0.002, seconds / 3)


def tap(n: int) -> Wave:
    """A finger on wood."""
    pitch = (610, 655, 575)[n]
    wood = struck(pitch, 0.07, ((1, 1, 1), (2.57, 0.4, 0.6), (4.2, 0.2, 0.4)))
    return together((0, wood), (0, 0.25 * grains(0.004, 2, 900, 4000, 20 + n)))


def step(n: int) -> Wave:
    """A boot on stone with grit on it: heel, then sole."""
    heel, sole = thud((118, 104, 126, 110)[n], 0.1), thud((92, 98, 86, 101)[n], 0.09)
    apart = (0.055, 0.07, 0.048, 0.062)[n]
    grit = grains(0.09, 9 + n, 900, 5200, 40 + 10 * n)
    scuff = puff(0.11, 700, 3800, 90 + n, swell=0.25)
    dry = together((0, heel), (apart, 0.7 * sole), (0.004, 0.55 * grit), (apart * 0.7, 0.16 * scuff))
    return room(dry, 0.35, 0.18, 60 + n)


def paddle(n: int) -> Wave:
    """Two strokes of a paddle: the blade draws water, which drips off it."""
    first, second = (0.0, 0.36), (0.33 + 0.04 * n, 0.3)
    parts = []
    for number, (start, lasting) in enumerate((first, second)):
        seed = 100 + 10 * n + number
        parts += [
            (start, puff(lasting, 220, 1500, seed, swell=0.45, tilt=-2)),
            (start + 0.05, 0.35 * puff(lasting * 0.7, 1800, 6000, seed + 3, swell=0.3)),
            (start + 0.08, 1.1 * drops(lasting + 0.12, 9, 420, 1300, seed + 5)),
        ]
    return faded(together(*parts), 0.02, 0.08)


def tile(n: int) -> Wave:
    """A tile slides over the table and is set down."""
    slide = puff(0.16, 900, 4200, 130 + n, swell=0.7)
    pitch = (330, 355, 312)[n]
    set_down = together((0, struck(pitch, 0.16, STONE)), (0, 0.5 * thud(150, 0.08)))
    return room(together((0, 0.22 * slide), (0.13, set_down)), 0.3, 0.1, 140 + n)


def key(n: int) -> Wave:
    """A key of metal, turned in the hand."""
    first, second = ((A5, D6), (B5, D6))[n]
    jingle = ((0.0, 0.6 * struck(first, 0.5, BELL, 0.6)), (0.075, struck(second, 0.7, BELL, 0.6)))
    return room(together(*jingle, (0.03, 0.1 * struck(A6 * 1.9, 0.12, BELL))), 0.6, 0.2, 150 + n)


def card(n: int) -> Wave:
    """A card is drawn and laid down."""
    flick = puff((0.1, 0.12, 0.09)[n], 1500, 8500, 160 + n, swell=0.7)
    laid = puff(0.08, 600, 5000, 165 + n, swell=0.1)
    return together((0, 0.7 * flick), (0.12, laid), (0.125, 0.5 * thud(210, 0.05)))


def slab(n: int) -> Wave:
    """A slab of stone is pushed until it falls into place."""
    push = puff(0.42, 60, 420, 170 + n, swell=0.75, tilt=-2)
    grit = puff(0.4, 900, 3200, 174 + n, swell=0.8)
    fall = together((0, thud((76, 70)[n], 0.4, 2.0)), (0, 0.35 * struck((208, 190)[n], 0.3, STONE)))
    pebbles = 0.12 * grains(0.25, 8, 1200, 5000, 178 + n)
    return room(together((0, 0.35 * push), (0, 0.05 * grit), (0.36, fall), (0.42, pebbles)), 0.8, 0.25, 180 + n)


def flag(n: int) -> Wave:
    """A stake goes into the ground, and its cloth flaps twice."""
    stake = together((0, thud((165, 150)[n], 0.16)), (0, 0.3 * grains(0.05, 6, 700, 3500, 190 + n)))
    cloth = [(at, 0.2 * puff(0.09, 350, 2400, 195 + n + k, swell=0.2)) for k, at in enumerate((0.14, 0.23, 0.3))]
    return room(together((0, stake), *cloth, (0.08, 0.28 * marimba((A4, D5)[n], 0.5))), 0.4, 0.15, 200 + n)


def wheel(n: int) -> Wave:
    """A wheel of wood clicks on by a notch of seven teeth, slower towards the end."""
    starts = np.cumsum([0, 0.05, 0.05, 0.055, 0.065, 0.08, 0.105])
    clicks = []
    for number, start in enumerate(starts):
        wood = struck((430 + 14 * number) * (1, 1.06)[n], 0.07, ((1, 1, 1), (2.57, 0.5, 0.5), (5.1, 0.2, 0.3)))
        clicks.append((float(start), wood + 0.0))
        clicks.append((float(start), 0.12 * grains(0.004, 2, 1500, 5000, 210 + number)))
    return room(together(*clicks, (float(starts[-1]), 0.5 * thud(140, 0.12))), 0.4, 0.12, 220 + n)


def points(n: int) -> Wave:
    """Points: two notes that rise."""
    first, second = ((D5, FIS5), (E5, A5), (FIS5, A5))[n]
    return room(together((0, 0.8 * marimba(first, 1.1)), (0.085, marimba(second, 1.3))), 0.9, 0.22, 230)


def turn(n: int) -> Wave:
    """One's turn: the log drum calls, a fifth answers."""
    call = together((0, 0.8 * drum(D3)), (0.01, 0.7 * marimba(D4, 1.0)), (0.16, marimba((A4, D5)[n], 1.1)))
    return room(call, 1.0, 0.25, 240)


def row(n: int) -> Wave:
    """A source of points lights up: one note, a different one each time."""
    return room(marimba((D5, FIS5, E5, A5)[n], 0.9, 0.8, 250 + n), 0.7, 0.2, 250)


def end(n: int) -> Wave:
    """The game is over: a chord climbs, the flute holds its top over a last drum."""
    climb = [
        (k * 0.13, (0.7 + 0.05 * k) * marimba(pitch, 1.3)) for k, pitch in enumerate((D4, A4, D5, FIS5, A5, D6))
    ]
    last = ((0.78, 0.5 * flute(D5, 1.2, 260)), (0.78, 0.45 * flute(A4, 1.2, 262)))
    return room(together(*climb, *last, (0, 0.7 * drum(D3)), (0.78, drum(D3, 0.7))), 1.6, 0.3, 265)


def volcano(n: int) -> Wave:
    """The ground growls louder and louder, bursts, and stones come down."""
    growl = puff(1.3, 34, 190, 270 + n, swell=0.8, tilt=-1) * (1 + 0.35 * np.sin(2 * np.pi * 11 * times(1.3)))
    roar = puff(1.5, 70, 900, 274 + n, swell=0.06, tilt=-3)
    crack = together((0, thud(64, 0.9, 3.0)), (0, 0.22 * puff(0.25, 500, 4200, 278 + n, swell=0.03)))
    stones = together((0, 0.10 * grains(1.1, 34, 500, 3600, 282 + 50 * n)), (0.1, 0.2 * struck(240, 0.2, STONE)))
    return room(together((0, 0.45 * growl), (1.0, 0.5 * roar), (1.0, crack), (1.2, stones)), 1.5, 0.3, 285 + n)


def takeover(n: int) -> Wave:
    """Something of one's own is taken: two blows of the drum, and the flute sinks by a minor third."""
    blows = ((0, drum(D3, 0.5)), (0.17, 0.85 * drum(D3 * 0.84, 0.6)))
    sigh = whistle(
        [(0, F4 * 2), (0.22, F4 * 2), (0.3, D5), (0.85, D5 * 0.985)],
        [(0, 0), (0.06, 1), (0.5, 0.8), (0.85, 0)],
        (0.06, 0.03),
    )
    breath = 0.04 * puff(0.8, 500, 2400, 290 + n, swell=0.2)
    below = 0.35 * flute((BES4, F4)[n], 0.45, 292)
    return room(together(*blows, (0.2, 0.75 * sigh), (0.2, breath), (0.48, below)), 1.1, 0.28, 295)


def altar(n: int) -> Wave:
    """An altar is won: a bell in a hall of stone, and marimbas in octaves below it."""
    bell = together((0, struck(D6, 1.6, BELL, 0.5)), (0.1, 0.6 * struck((A5, FIS6)[n], 1.5, BELL, 0.5)))
    below = ((0, 0.9 * marimba(D4, 1.2)), (0.1, 0.8 * marimba(A4, 1.2)), (0.2, 0.8 * marimba(D5, 1.2)))
    return room(together((0, 0.55 * bell), *below), 1.8, 0.4, 300)


EFFECTS: dict[str, tuple[Callable[[int], Wave], int, float]] = {
    "tap": (tap, 3, -2),
    "step": (step, 4, -1),
    "paddle": (paddle, 3, 0),
    "tile": (tile, 3, 0),
    "key": (key, 2, 0),
    "card": (card, 3, 0),
    "room": (slab, 2, 0),
    "flag": (flag, 2, 0),
    "wheel": (wheel, 2, 0),
    "points": (points, 3, 0),
    "turn": (turn, 2, 0),
    "row": (row, 4, 0),
    "end": (end, 1, 0),
    "volcano": (volcano, 1, 0),
    "takeover": (takeover, 2, 0),
    "altar": (altar, 2, 0),
}
"""The name of each effect, how it is made, in how many variants, and how much softer than others in decibels."""
