"""The scoring of one player of Tikal as data: temples by name, then treasures, beside the figures of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.tikal import TREASURES, Event, View, prospects
from game.screen.catalogue import Catalogue, listed
from game.session.session import GameSession
from game.table.recap.data import Names
from game.table.scoring.data import Figure, FigureRow, ScoringCount, ScoringStep, scores_before, with_scores

REASONS = ("temple", "treasures")
TREASURE_ROW, TREASURE_SPRITE = "treasures", "treasure-hidden"
TYPE_SECONDS = 0.25
"""How long the light on each type of treasure stays alone."""


def count_of(
    words: Catalogue, session: GameSession[View, Event], events: Sequence[Event], before: View
) -> ScoringCount | None:
    """The points that these events gave a player at the end of a scoring turn; None if they gave none."""
    scored = sorted((event for event in events if event.get("reason") in REASONS), key=_order)
    if not scored:
        return None
    steps = tuple(_step(words, event) for event in scored)
    earlier = {
        (row_of(event), event["seat"]): Figure(event["points"], explanation(words, event))
        for event in _counted_before(session, scored)
    }
    names = sorted(
        {step.row for step in steps} | {row for row, _ in earlier}, key=lambda row: (row == TREASURE_ROW, row)
    )
    after = session.view
    view = {**after, **_turn_of(scored[0]["seat"], before)}
    heading = words(f"tikal.stage.{before['scoring']}")
    return ScoringCount(
        heading=heading,
        title=words("tikal.count.title", scoring=heading, name=session.name(scored[0]["seat"])),
        note=_note(words, session.name, before),
        steps=steps,
        rows=tuple(_row(words, name) for name in names),
        view=with_scores(view, scores_before(after, scored)),
        earlier=earlier,
    )


def row_of(event: Event) -> str:
    """The row of the figures that an event belongs to."""
    return event["place"] if event["reason"] == "temple" else TREASURE_ROW


def _order(event: Event) -> tuple[bool, str]:
    return event["reason"] == "treasures", event.get("place", "")


def _turn_of(seat: int, before: View) -> dict[str, Any]:
    """What of a view still belongs to the scoring turn that has just ended."""
    kept = {name: before[name] for name in ("scoring", "queue", "tile", "owner")}
    return {**kept, "turn": seat, "action_points": 0, "decision": {"step": "act"}}


def _note(words: Catalogue, name: Names, before: View) -> str:
    """Who scores next, or what comes after the last one."""
    if before["queue"]:
        return words("tikal.count.next", name=name(before["queue"][0]))
    owner = before["owner"]
    if before["scoring"] == "volcano" and owner is not None:
        return words("tikal.count.then", name=name(owner))
    return words("tikal.count.last")


def _counted_before(session: GameSession[View, Event], scored: Sequence[Event]) -> list[Event]:
    """The points that others got in the same scoring round."""
    found: list[Event] = []
    for entry in reversed(session.log):
        event = entry.event
        if event["kind"] == "volcano" or (event["kind"] == "turn" and event["scoring"] == "none"):
            break
        if event.get("reason") in REASONS and not any(event is one for one in scored):
            found.append(event)
    return found


def _step(words: Catalogue, event: Event) -> ScoringStep:
    if event["reason"] == "temple":
        place = event["place"]
        return ScoringStep(event, place, place, explanation(words, event), (place,))
    types = [name for name in TREASURES if event["sets"].get(name)]
    places = tuple(f"treasure {name}" for name in types)
    lead = TYPE_SECONDS * len(types)
    label = words("tikal.count.treasures")
    return ScoringStep(event, TREASURE_ROW, label, explanation(words, event), places, lead, sprite=TREASURE_SPRITE)


def _row(words: Catalogue, name: str) -> FigureRow:
    if name == TREASURE_ROW:
        return FigureRow(name, words("tikal.count.treasures"), TREASURE_SPRITE)
    return FigureRow(name, name)


def explanation(words: Catalogue, event: Event) -> str:
    """Why an event gave its points."""
    points = event["points"]
    if event["reason"] == "treasures":
        worth = prospects.treasure_points(event["sets"])
        parts = []
        for size in (3, 2, 1):
            names = [name for name, count in event["sets"].items() if count == size]
            if names:
                told = words(f"tikal.treasures.of-{size}", count=len(names))
                parts.append(words("tikal.count.sets", sets=told, points=sum(worth[name] for name in names)))
        return words("tikal.count.why.treasures", points=points, sets=listed(parts))
    if event["guarded"]:
        return words("tikal.count.why.guarded", points=points, place=event["place"])
    own = event["strengths"][event["seat"]]
    rival = max((one for seat, one in enumerate(event["strengths"]) if seat != event["seat"]), default=0)
    key = "tikal.count.why.against" if rival else "tikal.count.why.alone"
    return words(key, points=points, place=event["place"], own=own, rival=rival)
