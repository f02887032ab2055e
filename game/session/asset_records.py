"""Recorded games among the assets, which lessons and worked examples begin from.

They lie in assets/<game>/lessons/records.json: a seed, the options and the moves of each.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import Reader, read_json

RECORDS = "records.json"


@dataclass(frozen=True, slots=True)
class AssetRecord:
    """A game whose moves a lesson begins with, and goes on with where the rival plays."""

    seed: int
    options: dict[str, Any]
    moves: tuple[str, ...]


def records(folder: Path) -> dict[str, AssetRecord]:
    """The records that lie in a folder of lessons, by their names."""
    if not (folder / RECORDS).is_file():
        return {}
    listed = load(folder / RECORDS)
    return {name: _record(listed.field(name)) for name in listed.table()}


def load(path: Path) -> Reader:
    """What a file holds, to be read field by field."""
    return Reader(read_json(path.read_text("utf-8")), path.name)


def _record(data: Reader) -> AssetRecord:
    data.only("seed", "options", "moves")
    moves = tuple(item.text() for item in data.field("moves").items())
    return AssetRecord(data.field("seed").whole(0, 2**32), data.field("options").table(), moves)


def texts(data: Reader, name: str) -> tuple[str, ...]:
    """The texts of a field that may be missing."""
    return tuple(item.text() for item in data.field(name).items()) if name in data.table() else ()
