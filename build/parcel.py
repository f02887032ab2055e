"""Compresses what the page fetches, as hard as it goes: LZMA, which the page unpacks itself (page/unpack.c).

It takes a while, so it is kept.
"""

import lzma
from pathlib import Path
from typing import Any

from build import store
from build.cache import Report

FILTERS: list[dict[str, Any]] = [
    {
        "id": lzma.FILTER_LZMA1,
        "preset": 9 | lzma.PRESET_EXTREME,
        "dict_size": 1 << 24,
        "nice_len": 273,
        # These three are written into page/unpack.c. Nothing in bytecode and wasm lies at even places.
        "lc": 3,
        "lp": 0,
        "pb": 0,
    }
]


def parcel(data: bytes, report: Report) -> bytes:
    """The data compressed, now or by an earlier build."""

    def make(out: Path) -> None:
        report(f"Compressing {len(data) / 1e6:.1f} MB once and for all")
        (out / "parcel.lzma").write_bytes(lzma.compress(data, format=lzma.FORMAT_RAW, filters=FILTERS))

    made = store.made("parcel", store.key_of(data, store.recipe("parcel.py")), make, report)
    return (made / "parcel.lzma").read_bytes()


def opened(parcel: bytes) -> bytes:
    """What a parcel holds."""
    return lzma.decompress(parcel, format=lzma.FORMAT_RAW, filters=FILTERS)
