"""A task of a turn of Lost Temple as a line: two rows of words, an icon, a tag for the board, and a weight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.lost_temple import PLAYERS, Event, View
from game.lost_temple.recap.tasks import LostTempleTask
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue
from game.screen.wording import capital, signed
from game.table.recap.data import RecapLine, RecapWay

Maker = Callable[[Catalogue, View, int, LostTempleTask], RecapLine]


def line(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    """What was done."""
    return MAKERS[task.kind](words, view, seat, task)


def _river(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    event, delivered = task.events[0], task.of("points")
    tile, site = naming.tile(words, event["tile"]), event["site"]
    moved = event["start"] != site
    said = words("lost-temple.recap.river" if moved else "lost-temple.recap.took", count=site, tile=tile)
    if delivered:
        said = words(
            "recap.both", first=words("lost-temple.recap.site", count=site), second=_told(words, delivered)
        )
    icon = _treasures(delivered) or f"pirogue-{PLAYERS[seat]}"
    ways = (RecapWay((f"site {event['start']}", f"site {site}")),) if moved else ()
    tag = signed(task.points) if delivered else ""
    return RecapLine(seat, icon, said, (task.place,), ways, tuple(task.events), 66 if delivered else 50, tag)


def _treasures(events: list[Event]) -> str:
    """The sprites of what was delivered."""
    return "+".join(f"treasure-{one}" for one in list(dict.fromkeys(event["treasure"] for event in events))[:2])


def _told(words: Catalogue, events: list[Event]) -> str:
    """What was delivered, and what it gave."""
    points = signed(sum(event["points"] for event in events))
    return words("lost-temple.recap.delivery", treasures=naming.delivered(words, events), points=points)


def _room(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    (event,) = task.events
    room, place = event["room"], task.place
    kind, _, form = room.partition("-")
    said = words("lost-temple.recap.room", of=naming.kind(room), room=naming.room(words, room), place=place)
    icon = "treasure-room" if kind == "treasure" else f"room-{kind}"
    icon = naming.altar_sprite(room) if form == "sanctuary" else icon
    weight = 60 if form == "sanctuary" else 40
    return RecapLine(seat, icon, said, (place,), (), tuple(task.events), weight, words("recap.new"))


def _walk(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    where = naming.at(words, view, task.place)
    values: dict[str, Any] = {"room": where, "place": task.place, "points": signed(task.points)}
    dug, came, outside = bool(task.of("flag")), bool(task.stops), task.place == "out"
    if dug:
        said = words("lost-temple.recap.dig" if came else "lost-temple.recap.dig.here", **values)
    else:
        said = words("lost-temple.recap.outside" if outside else "lost-temple.recap.walk", **values)
    ways = (RecapWay(tuple(task.stops)),) if came else ()
    icon = f"flag-{PLAYERS[seat]}" if dug else f"explorer-{PLAYERS[seat]}"
    tag = signed(task.points) if task.points else ""
    places = () if outside else (task.place,)
    return RecapLine(seat, icon, said, places, ways, tuple(task.events), 70 if dug else 20, tag)


def _delivery(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    events = task.events
    return RecapLine(seat, _treasures(events), capital(_told(words, events)), (), (), tuple(events), 65)


def _scoring(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    colour = naming.colour(words, task.events[-1]["colour"])
    said = words("lost-temple.recap.scoring", colour=colour, points=signed(task.points))
    return RecapLine(seat, "icon-scoring", said, (), (), tuple(task.events), 55)


def _card(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    (event,) = task.events
    said = words("lost-temple.recap.card", card=naming.card(words, event["card"]))
    return RecapLine(seat, naming.card_sprite(event["card"]), said, (), (), tuple(task.events), 45)


def _tent(words: Catalogue, view: View, seat: int, task: LostTempleTask) -> RecapLine:
    said = words("lost-temple.recap.tent")
    return RecapLine(seat, f"tent-used-{PLAYERS[seat]}", said, (), (), tuple(task.events), 25)


MAKERS: dict[str, Maker] = {
    "river": _river,
    "room": _room,
    "walk": _walk,
    "delivery": _delivery,
    "scoring": _scoring,
    "card": _card,
    "tent": _tent,
}
