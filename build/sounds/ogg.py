"""Writes a wave as Ogg Vorbis, the same bytes for the same samples."""

from __future__ import annotations

import io
import struct

import numpy as np
import soundfile

from build.sounds.synth import RATE, Wave

SERIAL = 1
"""The number of each file's stream: libsndfile would take one by chance."""
HEAD = struct.Struct("<4sBBqIIIB")
POLYNOMIAL = 0x04C11DB7


def encode(wave: Wave, quality: float = 0.0, parts: int = 1) -> bytes:
    """The wave in one channel; a quality of 0 makes the smallest files, 1 the best. `parts` lowers the rate."""
    rate, wave = RATE // parts, lowered(wave, parts)
    file = io.BytesIO()
    how = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    with soundfile.SoundFile(file, "w", rate, 1, **how) as out:
        for start in range(0, len(wave), rate):  # libsndfile crashes on more than some seconds at a time
            out.write(np.asarray(wave[start : start + rate], np.float32))
    return _numbered(file.getvalue())


def lowered(wave: Wave, parts: int) -> Wave:
    """The wave at a part of its rate, without what is too high for that; a loop stays one."""
    count = len(wave) // parts
    return np.asarray(np.fft.irfft(np.fft.rfft(wave)[: count // 2 + 1], count) / parts) if parts > 1 else wave


def _numbered(data: bytes) -> bytes:
    """The file with our number of the stream in every page, and the pages' check sums to fit."""
    pages, at = [], 0
    while at < len(data):
        mark, version, kind, moment, _, number, _, segments = HEAD.unpack_from(data, at)
        table = data[at + HEAD.size : at + HEAD.size + segments]
        end = at + HEAD.size + segments + sum(table)
        rest = data[at + HEAD.size : end]
        page = HEAD.pack(mark, version, kind, moment, SERIAL, number, 0, segments) + rest
        pages.append(page[:22] + struct.pack("<I", _check_sum(page)) + page[26:])
        at = end
    return b"".join(pages)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


TABLE = _table()


def _check_sum(page: bytes) -> int:
    """Ogg's own: not reflected, so zlib has none like it."""
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ TABLE[value >> 24 ^ byte]
    return value
