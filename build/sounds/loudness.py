"""How loud a wave is to people, as ITU-R BS.1770 and EBU R128 measure it, and how it is made as loud as wanted.

Short sounds have the loudness of their loudest 0.4 seconds, what goes on and on that of the whole.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from build.sounds.synth import RATE, Wave, faded

EFFECT, MUSIC, AMBIENCE = -22.0, -29.0, -34.5
"""LUFS of each kind."""
PEAK = 0.85
"""The largest sample there may be, with room for what the encoder adds."""
MOMENT = round(0.4 * RATE)


def weighted(wave: Wave) -> Wave:
    """The wave as ears hear it: BS.1770's two filters, a shelf for the head and a high pass, on its spectrum."""
    padded = np.concatenate([wave, np.zeros(MOMENT)])
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded), 1 / RATE) / RATE)
    gain, pitch, sharp = 10 ** (3.99984385397 / 20), 1681.9744509555319, 0.7071752369554193
    k = np.tan(np.pi * pitch / RATE)
    middle = gain**0.499666774155
    over = 1 + k / sharp + k * k
    shelf = (
        (gain + middle * k / sharp + k * k) + 2 * (k * k - gain) * z + (gain - middle * k / sharp + k * k) * z**2
    ) / (over + 2 * (k * k - 1) * z + (1 - k / sharp + k * k) * z**2)
    k = np.tan(np.pi * 38.13547087613982 / RATE)
    sharp = 0.5003270373253953
    over = 1 + k / sharp + k * k
    high = (1 - 2 * z + z**2) / (1 + 2 * (k * k - 1) / over * z + (1 - k / sharp + k * k) / over * z**2)
    return np.asarray(np.fft.irfft(np.fft.rfft(padded) * shelf * high, len(padded)))


def loudness(wave: Wave, *, short: bool) -> float:
    """In LUFS: of the loudest 0.4 seconds, or of the whole."""
    power = weighted(wave) ** 2
    if not short:
        return float(-0.691 + 10 * np.log10(np.sum(power) / len(wave)))
    sums = np.concatenate([np.zeros(MOMENT), np.cumsum(power)])
    return float(-0.691 + 10 * np.log10(np.max(sums[MOMENT:] - sums[:-MOMENT]) / MOMENT))


def trimmed(wave: Wave) -> Wave:
    """The wave without the end of it that nobody hears."""
    heard = np.flatnonzero(np.abs(wave) > 0.003 * np.max(np.abs(wave)))
    return faded(wave[: int(heard[-1]) + 1], 0.001, 0.06)


def levelled(wave: Wave, wanted: float, *, short: bool) -> Wave:
    """The wave at this loudness; peaks that would be cut off are rounded."""
    wave = wave - np.mean(wave)
    for _ in range(6):
        wave = wave * 10 ** ((wanted - loudness(wave, short=short)) / 20)
        if np.max(np.abs(wave)) <= PEAK:
            break
        wave = PEAK * np.tanh(wave / PEAK)
    return wave


def levelled_together(waves: Sequence[Wave], wanted: float) -> list[Wave]:
    """Waves that are heard at once, made as loud as wanted together."""
    power = sum(10 ** (loudness(wave, short=False) / 10) for wave in waves)
    return [wave * 10 ** ((wanted - 10 * np.log10(power)) / 20) for wave in waves]
