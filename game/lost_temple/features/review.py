"""Turns of Lost Temple in review: in a few words, where points came from, and what is worth remembering."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.lost_temple import Event, View
from game.lost_temple.recap.tasks import LostTempleTask, gather
from game.lost_temple.words import naming
from game.screen import palette
from game.screen.catalogue import Catalogue, listed
from game.session.played import AnyEvent
from game.session.session import LogEntry
from game.table.reviewfacts import Clause, Feat, ReviewFacts, Source, reason_of

Maker = Callable[[Catalogue, LostTempleTask, frozenset[str]], list[Clause]]


def tell(words: Catalogue, events: Sequence[AnyEvent], seat: int) -> list[Clause]:
    """What was done; which room was found is not named, for it may only be thought of."""
    mine: list[Event] = [event for event in events if event["seat"] == seat]
    new = frozenset(event["place"] for event in mine if event["kind"] == "room" and _drawn(event))
    found = [clause for task in gather(mine) for clause in MAKERS[task.kind](words, task, new)]
    kept = [event["colour"] for event in mine if event["kind"] == "key" and event["store"] == "camp"]
    if kept:
        keys = listed(naming.key(words, colour) for colour in kept)
        found.append(Clause(words("lost-temple.review.camp", keys=keys), "", 30))
    packed = [event["colour"] for event in mine if event["kind"] == "key" and event["store"] == "backpack"]
    if packed:
        keys = listed(naming.key(words, colour) for colour in packed)
        found.append(Clause(words("lost-temple.review.backpack", keys=keys), "", 12))
    if any(event["kind"] == "passage" for event in mine):
        found.append(Clause(words("lost-temple.review.passage"), "", 10))
    return found


def _drawn(event: Event) -> bool:
    """Whether a room was looked at among others, so that it was not known before."""
    return not event["room"].endswith("-sanctuary")


def _river(words: Catalogue, task: LostTempleTask, new: frozenset[str]) -> list[Clause]:
    event = task.events[0]
    tile = naming.tile(words, event["tile"])
    said = words("lost-temple.review.river", tile=tile, count=event["site"])
    return [Clause(said, "", 34), *_delivered(words, task)]


def _delivered(words: Catalogue, task: LostTempleTask) -> list[Clause]:
    treasures = naming.delivered(words, task.of("points", "delivery"))
    if not treasures:
        return []
    return [Clause(words("lost-temple.review.delivery", treasures=treasures, count=task.points), "", 65)]


def _room(words: Catalogue, task: LostTempleTask, new: frozenset[str]) -> list[Clause]:
    (event,) = task.events
    name = "room" if _drawn(event) else "sanctuary"
    return [Clause(words(f"lost-temple.review.{name}", place=task.place), task.place, 40)]


def _walk(words: Catalogue, task: LostTempleTask, new: frozenset[str]) -> list[Clause]:
    place = task.place
    if place == "out":
        return [Clause(words("lost-temple.review.outside"), "", 18)]
    where = words("lost-temple.review.secret") if place.startswith("s") else place
    if not task.of("flag"):
        return [Clause(words("lost-temple.review.walk", place=where), place, 20)]
    if place in new:  # how much it scores hangs on the room that was found
        return [Clause(words("lost-temple.review.dig.new", place=where), place, 70)]
    return [Clause(words("lost-temple.review.dig", place=where, count=task.points), place, 70)]


def _scoring(words: Catalogue, task: LostTempleTask, new: frozenset[str]) -> list[Clause]:
    doors = naming.doors(words, task.events[-1]["colour"])
    return [Clause(words("lost-temple.review.doors", doors=doors, count=task.points), "", 55)]


def _card(words: Catalogue, task: LostTempleTask, new: frozenset[str]) -> list[Clause]:
    card = naming.card(words, task.events[0]["card"])
    return [Clause(words("lost-temple.review.card", card=card), "", 45)]


MAKERS: dict[str, Maker] = {
    "river": _river,
    "room": _room,
    "walk": _walk,
    "delivery": lambda words, task, new: _delivered(words, task),
    "scoring": _scoring,
    "card": _card,
    "tent": lambda words, task, new: [Clause(words("lost-temple.review.tent"), "", 25)],
}


def stage(view: View) -> str:
    """The round, or that it is the last turn."""
    return str(view["round"])


def caption(words: Catalogue, stage: str, number: int) -> str:
    """The round and the number of a player's turn in it."""
    return words(f"lost-temple.review.turn.{stage.replace(' ', '-')}", number=number)


def _dearest_delivery(log: Sequence[LogEntry], seat: int) -> int:
    points = [
        entry.event["points"] for entry in log if entry.seat == seat and entry.event.get("reason") == "delivery"
    ]
    return max(points, default=0)


def _left(better: Sequence[AnyEvent], after: Sequence[AnyEvent]) -> str:
    """A tile that the better turn would have taken, and that the next of the others took."""
    taken = {(event["site"], event["tile"]) for event in after if event["kind"] == "paddle"}
    wanted = [event for event in better if event["kind"] == "paddle"]
    return "left" if any((event["site"], event["tile"]) in taken for event in wanted) else ""


REVIEWED = ReviewFacts(
    tell=tell,
    caption=caption,
    stage=stage,
    division=lambda words, stage: words(f"lost-temple.review.part.{stage}"),
    prelude=lambda view: view["round"] == "set-up",
    per_player=True,
    sources=(
        Source("excavations", "flag-red", palette.STONE, reason_of("excavation")),
        Source("keys", "key-any", palette.LEAF, reason_of("camp keys", "altar")),
        Source("deliveries", "seaplane", palette.RIVER, reason_of("delivery", "treasures left")),
        Source("tiles", "icon-points", palette.SUN, reason_of("tile", "scoring", "end card")),
        Source("paid", "key-any", palette.DEEP_RED, reason_of("forest", "rescue")),
    ),
    subjects={
        "left": (),
        "altar": ("altar", "altars"),
        "keys": ("set", "keys"),
        "rooms": ("dig", "rooms", "doors", "opens", "spared", "passages"),
        "delivery": ("type", "price", "treasures"),
        "cards": ("end-card", "playable", "cards", "tent"),
        "points": ("now", "points"),
    },
    left=_left,
    feats={"delivery": Feat("treasure-mask", _dearest_delivery)},
)
