"""Who leads at the altars, as far as the viewer may know: own camp keys by colour, of others only how many.

Whoever is alone with a flag leads; the multicoloured altar counts all camp keys, whose numbers are open. Where
colours decide that the viewer cannot see, nobody is named.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.lost_temple import ALTAR_POINTS, PlayerView, View
from game.lost_temple.view import total
from game.lost_temple.words import naming

POINTS = str(ALTAR_POINTS)


class AltarStanding(NamedTuple):
    """How an altar stands: who would score, or who might; how many keys count for each, None where unknown."""

    seats: tuple[int, ...]
    certain: bool
    counts: dict[int, int | None]


def colour_of(view: View, place: str) -> str:
    """The colour that an altar counts, "multicoloured" for all; empty where there is no sanctuary."""
    room = view["temple"][place].get("room", "") if place in view["temple"] else ""
    return room.removesuffix("-sanctuary") if room.endswith("-sanctuary") else ""


def sanctuaries(view: View) -> list[str]:
    """The places of all sanctuaries that are discovered."""
    return [place for place in view["temple"] if colour_of(view, place)]


def there(view: View, place: str) -> list[int]:
    """Who has a flag in a sanctuary."""
    return [seat for seat, player in enumerate(view["players"]) if place in player["flags"]]


def standing(view: View, place: str, more: str = "") -> AltarStanding | None:
    """How an altar stands now, or with one more camp key of a colour for the viewer; None without any flag."""
    colour = colour_of(view, place)
    seats = there(view, place)
    if not seats:
        return None
    least, most = {}, {}
    for seat in seats:
        least[seat], most[seat] = _bounds(view, seat, colour)
        if seat == view["seat"] and more and colour in (more, "multicoloured"):
            least[seat] += 1
            most[seat] += 1
    counts = {seat: least[seat] if least[seat] == most[seat] else None for seat in seats}
    best = max(least.values())
    open_to = [seat for seat in seats if most[seat] >= best]
    certain = len(open_to) == 1 or all(least[seat] == most[seat] for seat in open_to)
    return AltarStanding(tuple(open_to), certain, counts)


def _bounds(view: View, seat: int, colour: str) -> tuple[int, int]:
    """The least and the most keys that may count for a player at an altar."""
    camp = view["players"][seat]["camp"]
    if isinstance(camp, int):
        return (camp, camp) if colour == "multicoloured" else (0, camp)
    count = sum(camp.values()) if colour == "multicoloured" else camp.get(colour, 0)
    return count, count


def changed(view: View, more: str) -> list[str]:
    """The altars at which one more camp key of a colour counts for the viewer."""
    return [
        place
        for place in sanctuaries(view)
        if place in view["players"][view["seat"]]["flags"] and colour_of(view, place) in (more, "multicoloured")
    ]


def keys(player: PlayerView) -> int:
    """How many keys a player has in the camp; everybody can see that."""
    return total(player["camp"])


def leader(view: View, place: str) -> int | None:
    """Who leads at an altar as far as everybody can see: who is alone there, or has most keys of any colour."""
    seats = there(view, place)
    if len(seats) == 1:
        return seats[0]
    if not seats or view["temple"][place]["room"] != naming.MULTICOLOURED:
        return None
    most = max(keys(view["players"][seat]) for seat in seats)
    best = [seat for seat in seats if keys(view["players"][seat]) == most]
    return best[0] if len(best) == 1 else None
