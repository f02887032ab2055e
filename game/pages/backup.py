"""Everything of the player as one file: the games, the record, puzzles, turns to find, lessons and settings.

Bringing it back adds to what is here and takes nothing away.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engine import Reader, read_json
from game.host.interface import Host
from game.lesson import progress
from game.session import session, settings
from game.session.storing import STORED
from game.statistics import results
from game.storage import own_turns, shelf

FILE = "expeditions.json"
FORMAT = "expedition-backup"
FIELDS = ("format", "version", "game", "shelf", "record", "lessons", "settings", "turns")


@dataclass(frozen=True, slots=True)
class Added:
    """What a file has brought: how many games to play or look at, and how many lines of the record."""

    games: int
    lines: int


def text(host: Host) -> str:
    """Everything that is stored, as a file."""
    data = {
        "format": FORMAT,
        "version": 1,
        "game": host.load(session.KEY),
        "shelf": [kept.text for kept in shelf.games(host)],
        "record": results.text(host),
        "lessons": host.load(progress.KEY),
        "settings": host.load(settings.KEY),
        "turns": own_turns.data(host),
    }
    return json.dumps(data)


def take_in(host: Host, text: str) -> Added:
    """Add what is missing and take the settings; if the file is none, an EngineError and no change."""
    root = Reader(read_json(text, STORED), "backup")
    root.only(*FIELDS)
    root.field("format").word((FORMAT,))
    root.field("version").whole(1, 1)
    under_way, lessons, chosen = (_text(root.field(name)) for name in ("game", "lessons", "settings"))
    listed = [one.text() for one in root.field("shelf").items()]
    lines, _ = results.take_in(host, root.field("record").text())
    games = _games(host, under_way, listed)
    progress.take_in(host, lessons)
    own_turns.take_in(host, root.table().get("turns"))  # files of former versions have none
    if chosen:
        host.store(settings.KEY, chosen)
    return Added(games, lines)


def _text(data: Reader) -> str:
    """A text; empty where nothing was stored."""
    return "" if data.value is None else data.text()


def _games(host: Host, under_way: str, listed: Sequence[str]) -> int:
    """Add games that are not here, the newest first as long as there is room, and tell how many."""
    here = shelf.games(host)
    mine = shelf.look_at(host.load(session.KEY))
    known = {(one.digest, one.moves) for one in (*here, mine) if one is not None}
    found = {(one.digest, one.moves): one for text in (under_way, *listed) if (one := shelf.look_at(text))}
    missing = [one for key, one in found.items() if key not in known]
    added = 0
    if host.load(session.KEY) is None and missing and missing[0].text == under_way:
        host.store(session.KEY, missing.pop(0).text)
        added = 1
    room = sorted(missing, key=lambda one: one.when, reverse=True)[: shelf.ROOM - len(here)]
    for one in reversed(room):
        shelf.put(host, one.text)
    return added + len(room)
