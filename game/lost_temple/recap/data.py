"""What others did in a turn of Lost Temple, told in a few lines, and which altars the viewer no longer leads."""

from __future__ import annotations

from typing import Any

from engine.lost_temple import Event, View
from game.lost_temple.board.altar_leads import keys, leader, there
from game.lost_temple.recap.lines import line
from game.lost_temple.recap.tasks import gather
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue
from game.session.events_since import Since
from game.table.recap.data import Names, Recap, RecapLine, RecapLoss, louder, turn

ALTAR = 100
"""The weight of a line by which the viewer has lost the lead at an altar."""


def tell(since: Since, words: Catalogue, names: Names) -> Recap | None:
    """The turns of everybody who did something that is worth a line; None if nobody did."""
    before, after = since.views
    told: dict[int, list[RecapLine]] = {}
    for seat in dict.fromkeys(seat for seat, _ in since.turns):
        events: list[Event] = [event for mover, done in since.turns if mover == seat for event in done]
        mine = [event for event in events if event["seat"] == seat]
        told[seat] = [line(words, after, seat, task) for task in gather(mine)]
    losses = [
        loss
        for place, room in after["temple"].items()
        if room.get("room", "").endswith("-sanctuary")
        if (loss := _altar(since.viewer, before, after, place, words, names, told)) is not None
    ]
    turns = tuple(
        turn(seat, lines, before["players"][seat]["score"], after["players"][seat]["score"])
        for seat, lines in told.items()
        if lines
    )
    shown = {turn.seat for turn in turns}
    losses = sorted((loss for loss in losses if loss.seat in shown), key=lambda loss: loss.rank)
    return Recap(turns, tuple(losses)) if turns else None


def _altar(
    viewer: int,
    before: View,
    after: View,
    place: str,
    words: Catalogue,
    names: Names,
    told: dict[int, list[RecapLine]],
) -> RecapLoss | None:
    """Whether the viewer led at an altar and does not any more, or cannot be sure of it."""
    if place not in before["temple"] or leader(before, place) != viewer or leader(after, place) == viewer:
        return None
    players, rivals = after["players"], [seat for seat in there(after, place) if seat != viewer]
    room = after["temple"][place]["room"]
    multi = room == naming.MULTICOLOURED
    fresh = [seat for seat in rivals if seat not in there(before, place)]
    seat = max(rivals, key=lambda one: keys(players[one])) if multi else (fresh or rivals)[0]
    kind = "shared" if not multi else "lost" if leader(after, place) == seat else "level"
    values: dict[str, Any] = {
        "name": names(seat),
        "room": naming.room(words, room),
        "place": place,
        "theirs": keys(players[seat]),
        "yours": keys(players[viewer]),
    }
    loud = louder(told.get(seat, []), place, ALTAR)
    title, note = words(f"lost-temple.recap.{kind}", **values), words(f"lost-temple.recap.{kind}.note", **values)
    return RecapLoss(
        seat, ("lost", "level", "shared").index(kind), naming.altar_sprite(room), title, note, place, loud
    )
