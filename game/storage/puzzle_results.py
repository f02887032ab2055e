"""What came of the puzzles on this device: tries, points and stars, and the days on which one was played.

It is read before the title stands, so nothing of the engine is needed; what is damaged counts as nothing stored.
"""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass, field

from game.host.interface import Host

KEY = "puzzles"
ROOM, DAYS = 400, 400
"""How many puzzles and days are remembered; the oldest ones make way."""
LONGEST = 60_000
"""Characters of what is stored at most."""
LARGEST, NAME = 9_999, 40
LATEST = 9_999_999
"""Days are numbers up to that."""
STARS = 3


@dataclass(slots=True)
class PuzzleResult:
    """What came of one puzzle."""

    first: int
    """The points of the first try."""
    best: int
    """The most points of any try."""
    at: int
    """Which try that was."""
    tries: int
    stars: int
    shown: bool = False
    """Whether the best known turn was shown: then the stars stay as they are."""

    def values(self) -> list[int]:
        """The result as plain data."""
        return [self.first, self.best, self.at, self.tries, self.stars, int(self.shown)]


@dataclass(slots=True)
class PuzzleResults:
    """Everything that is remembered, the oldest first."""

    results: dict[str, PuzzleResult] = field(default_factory=dict)
    days: dict[int, int] = field(default_factory=dict)
    """The stars of each day on which its puzzle was played that very day."""


def today() -> int:
    """This day where the player is, as a number that grows by one from day to day."""
    return datetime.date.today().toordinal()


def load(host: Host) -> PuzzleResults:
    """What is stored, without what makes no sense in it."""
    text = host.load(KEY) or "{}"
    try:
        stored = json.loads(text) if len(text) <= LONGEST else {}
    except (ValueError, RecursionError):
        stored = {}
    return _kept(stored)


def data(host: Host) -> dict[str, object]:
    """Everything that is remembered, as plain data."""
    return _data(load(host))


def take_in(host: Host, stored: object) -> int:
    """Add what is missing or better in such data, and tell how many results that were."""
    kept, fresh = load(host), _kept(stored)
    added = 0
    for name, one in fresh.results.items():
        known = kept.results.get(name)
        if known is None or (one.best > known.best and not known.shown):
            kept.results[name] = one
            added += 1
    for day, stars in fresh.days.items():
        kept.days[day] = max(stars, kept.days.get(day, 0))
    _store(host, kept)
    return added


def _kept(stored: object) -> PuzzleResults:
    kept = PuzzleResults()
    if not isinstance(stored, dict):
        return kept
    results, days = stored.get("results"), stored.get("days")
    for name, values in results.items() if isinstance(results, dict) else ():
        if len(name) <= NAME and (found := result(values)) is not None:
            kept.results[name] = found
    for pair in days if isinstance(days, list) else ():
        if isinstance(pair, list) and len(pair) == 2 and whole(pair[0], LATEST) and whole(pair[1], STARS):
            kept.days[pair[0]] = pair[1]
    return kept


def result(values: object) -> PuzzleResult | None:
    """The result that plain data tell of; None where they make no sense."""
    if not isinstance(values, list) or len(values) != 6:
        return None
    first, best, at, tries, stars, shown = values
    points = all(type(one) is int and abs(one) <= LARGEST for one in (first, best))
    if not (points and whole(at, LARGEST) and whole(tries, LARGEST) and whole(stars, STARS)):
        return None
    return PuzzleResult(first, best, at, tries, stars, shown == 1)


def whole(value: object, most: int) -> bool:
    """Whether it is a whole number from 0 to so many."""
    return type(value) is int and 0 <= value <= most


def _data(kept: PuzzleResults) -> dict[str, object]:
    results = {name: one.values() for name, one in list(kept.results.items())[-ROOM:]}
    return {"results": results, "days": [list(pair) for pair in sorted(kept.days.items())[-DAYS:]]}


def _store(host: Host, kept: PuzzleResults) -> None:
    host.store(KEY, json.dumps(_data(kept), separators=(",", ":")))


def tried(before: PuzzleResult | None, points: int, stars: int) -> PuzzleResult:
    """The result after one more try."""
    if before is None:
        return PuzzleResult(points, points, 1, 1, stars)
    before.tries = min(LARGEST, before.tries + 1)
    if points > before.best and not before.shown:
        before.best, before.at, before.stars = points, before.tries, max(stars, before.stars)
    return before


def ended(host: Host, name: str, points: int, stars: int, *, of_today: bool) -> PuzzleResult:
    """A try was ended: remember it, and that today's puzzle was played if it is that one."""
    kept = load(host)
    kept.results[name] = found = tried(kept.results.pop(name, None), points, stars)
    if of_today:
        kept.days[today()] = found.stars
    _store(host, kept)
    return found


def shown(host: Host, name: str) -> None:
    """The best known turn was shown: the stars stay as they are from now on."""
    kept = load(host)
    found = kept.results.pop(name, None) or PuzzleResult(0, 0, 0, 0, 0)
    found.shown = True
    kept.results[name] = found
    _store(host, kept)


def erase(host: Host) -> None:
    """Forget everything."""
    host.store(KEY, None)


def in_a_row(days: dict[int, int], now: int) -> int:
    """On how many days in a row a puzzle was played until now; today need not be over."""
    day = now if now in days else now - 1
    count = 0
    while day in days:
        count, day = count + 1, day - 1
    return count
