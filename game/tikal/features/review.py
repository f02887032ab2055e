"""Turns of Tikal in review: what was done in a few words, where points came from, what is worth remembering."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tikal import SET_AT, SETS, Event, View, preview
from game.screen import palette
from game.screen.catalogue import Catalogue
from game.session.played import AnyEvent
from game.session.session import LogEntry
from game.table.reviewfacts import Clause, Feat, ReviewFacts, Source, reason_of
from game.tikal.recap.lines import WEIGHTS
from game.tikal.recap.tasks import TikalTask, gather
from game.tikal.words import naming

EXCHANGE, BID = 48, 5


def tell(words: Catalogue, events: Sequence[AnyEvent], seat: int) -> list[Clause]:
    """What was done at each place; what was found is not named, for it may only be thought of."""
    mine: list[Event] = [event for event in events if event["seat"] == seat]
    found = [clause for task in gather(mine) for clause in _clauses(words, task)]
    fresh: set[str] = set()
    for event in mine:
        if event["kind"] == "recover":
            fresh.add(event["treasure"])
        elif event["kind"] == "exchange":
            gave, took = (naming.the_treasure(words, event[name]) for name in ("gave", "took"))
            key = "tikal.review.exchange.fresh" if event["gave"] in fresh else "tikal.review.exchange"
            found.append(Clause(words(key, of=event["took"], gave=gave, took=took), "", EXCHANGE))
        elif event["kind"] == "bid":
            found.append(Clause(words("tikal.review.bid", count=event["points"]), "", BID))
        elif event["kind"] == "pass":
            found.append(Clause(words("tikal.review.pass"), "", BID))
    return found


def _clauses(words: Catalogue, task: TikalTask) -> list[Clause]:
    place, found = task.place, []

    def clause(name: str, weight: int, *, count: int | None = None, value: int = 0) -> None:
        said = words(f"tikal.review.{name}", count=count, place=naming.hex_name(words, place), value=value)
        found.append(Clause(said, place, weight))

    if task.tile:
        clause(f"tile.{preview.kind(task.tile)}", WEIGHTS["tile"] - 15)
    workers = sum(leg.member == "worker" for leg in task.legs)
    leader = workers < len(task.legs)
    if task.legs:
        brought = all(len(leg.stops) == 1 for leg in task.legs)
        who = "leader" if leader and not workers else "both" if leader else "workers"
        clause(f"{who}.{'in' if brought else 'to'}", WEIGHTS["people"] + 4 * len(task.legs), count=workers)
    if task.uncovered:
        clause("uncover", WEIGHTS["uncover"], value=task.uncovered[-1])
    if task.found:
        clause("find", WEIGHTS["find"], count=len(task.found))
    if task.camp:
        clause("camp", WEIGHTS["camp"])
    if task.guarded:
        clause("guard", WEIGHTS["guard"], value=task.guarded)
    return found


def stage(view: View) -> str:
    """The set of tiles that the tile of this turn belongs to."""
    drawn = len(SET_AT) - view["stack"] - len(view["auction"]["shown"])
    return tuple(SETS)[SET_AT[max(0, min(drawn, len(SET_AT)) - 1)]]


def caption(words: Catalogue, stage: str, number: int) -> str:
    """The number of a turn and the set, or that it belongs to a scoring."""
    return words("tikal.review.turn" if number else "tikal.review.scoring", number=number, stage=stage)


def _highest_guarded(log: Sequence[LogEntry], seat: int) -> int:
    values = [entry.event["value"] for entry in log if entry.event["kind"] == "guard" and entry.seat == seat]
    return max(values, default=0)


REVIEWED = ReviewFacts(
    tell=tell,
    caption=caption,
    stage=stage,
    scoring=lambda view: view["scoring"] != "none",
    scoring_mark="terrain-volcano",
    sources=(
        Source(
            "held",
            "temple-5",
            palette.STONE,
            lambda event: event["reason"] == "temple" and not event.get("guarded"),
        ),
        Source(
            "guarded",
            "guard-red",
            palette.LEAF,
            lambda event: event["reason"] == "temple" and bool(event.get("guarded")),
        ),
        Source("treasures", "treasure-sun", palette.SUN, reason_of("treasures")),
        Source("auctions", "totem-turned-red", palette.RIVER, reason_of("bid", "start")),
    ),
    subjects={
        "majority": (
            *("majority", "majority-now", "towards", "lead", "temples", "tile-temple", "near-temple"),
            *("uncover", "uncover-held"),
        ),
        "guard": ("guard", "guards"),
        "treasure": ("recover", "exchange", "treasures", "ruin", "ruins", "near-ruin", "tile-ruin"),
        "camp": ("camp", "camps", "tile-camp", "people", "shorter"),
        "scoring": ("now", "points", "scoring", "begins"),
    },
    feats={"guard": Feat("guard-red", _highest_guarded)},
)
