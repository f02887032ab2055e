"""What others did in a turn of Tikal, told in a few lines, and what the viewer lost by it."""

from __future__ import annotations

from dataclasses import replace

from engine.tikal import PLAYERS, Event, View, preview, prospects
from game.screen.catalogue import Catalogue
from game.session.events_since import Since
from game.table.recap.data import Names, Recap, RecapLine, RecapLoss, louder, turn
from game.tikal.recap import lines as recap_lines
from game.tikal.recap.tasks import gather
from game.tikal.words import naming

TAKEN, LOST, LEVEL, GUARDED = 100, 95, 93, 90
"""The weights of lines by which the viewer has lost something."""
VOLCANO, EXCHANGE, SCORED = 80, 40, 42


def tell(since: Since, words: Catalogue, names: Names) -> Recap | None:
    """The turns of everybody who did something that is worth a line; None if nobody did."""
    before, after = since.views
    told: dict[int, list[RecapLine]] = {}
    losses: list[RecapLoss] = []
    drawn = {event["seat"] for _, done in since.turns for event in done if event["kind"] == "volcano"}
    for seat in dict.fromkeys(seat for seat, _ in since.turns):
        events: list[Event] = [event for mover, done in since.turns if mover == seat for event in done]
        lines = [recap_lines.line(words, before, after, seat, task) for task in gather(events)]
        for event in events:
            if event["kind"] == "exchange":
                lines.append(_exchange(since, words, names, event))
                if event["other"] == since.viewer:
                    losses.append(_taken(after, words, names, event, lines[-1]))
        lines = _in_order(events, lines)
        if seat in drawn:  # with the end of the turn before
            lines.insert(0, RecapLine(seat, "terrain-volcano", words("tikal.recap.volcano"), weight=VOLCANO))
        points = sum(event["points"] for event in events if event.get("reason") in ("temple", "treasures"))
        if points:
            lines.append(RecapLine(seat, "value-plate", words("tikal.recap.scored", points=points), weight=SCORED))
        told[seat] = lines
    for place in after["board"]:
        losses += _temple(since.viewer, before, after, place, words, names, told)
    turns = tuple(
        turn(seat, lines, *(prospects.would_score(game, seat).points for game in (since.before, since.after)))
        for seat, lines in told.items()
        if lines
    )
    return Recap(turns, tuple(sorted(losses, key=lambda loss: loss.rank))) if turns else None


def _in_order(events: list[Event], lines: list[RecapLine]) -> list[RecapLine]:
    """The lines as they were begun, each with its events as they happened."""
    numbers = {id(event): number for number, event in enumerate(events)}
    ordered = [
        replace(line, events=tuple(sorted(line.events, key=lambda event: numbers[id(event)]))) for line in lines
    ]
    return sorted(ordered, key=lambda line: numbers[id(line.events[0])])


def _exchange(since: Since, words: Catalogue, names: Names, event: Event) -> RecapLine:
    mine = event["other"] == since.viewer
    gave, took = naming.the_treasure(words, event["gave"]), naming.the_treasure(words, event["took"])
    if mine:
        yours = naming.treasure(words, event["took"])
        said = words("tikal.recap.exchange.yours", of=event["took"], gave=gave, took=yours)
    else:
        said = words("tikal.recap.exchange", other=names(event["other"]), gave=gave, took=took)
    icon = f"treasure-{event['gave']}+treasure-{event['took']}"
    return RecapLine(event["seat"], icon, said, events=(event,), weight=TAKEN if mine else EXCHANGE, loud=mine)


def _taken(view: View, words: Catalogue, names: Names, event: Event, told: RecapLine) -> RecapLoss:
    name, took = names(event["seat"]), event["took"]
    count = view["players"][event["seat"]]["treasures"].get(took, 0)
    gave = naming.the_treasure(words, event["gave"])
    return RecapLoss(
        event["seat"],
        0,
        f"treasure-{took}",
        words("tikal.recap.taken", of=took, name=name, treasure=naming.treasure(words, took)),
        words("tikal.recap.taken.note", of=took, count=count, name=name, gave=gave),
        line=told,
    )


def _temple(
    viewer: int,
    before: View,
    after: View,
    place: str,
    words: Catalogue,
    names: Names,
    told: dict[int, list[RecapLine]],
) -> list[RecapLoss]:
    """Whether the viewer has lost a temple, or was shut out of one by a guard."""
    entry = after["board"][place]
    if "value" not in entry or place not in before["board"]:
        return []
    then, now = preview.hold(before, place), preview.hold(after, place)
    stood = preview.strength(before["players"][viewer], place)
    if then.seat == viewer and now.seat == -1:
        return _level(viewer, before, after, place, words, names, told)
    lost = then.seat == viewer and now.seat != viewer
    shut = now.guarded and not then.guarded and now.seat != viewer and bool(stood)
    if not (lost or shut):
        return []
    seat, value, name = now.seat, entry["value"], names(now.seat)
    loud = louder(told.get(seat, []), place, LOST if lost else GUARDED)
    icon = f"temple-{value}"
    if lost:
        theirs = preview.strength(after["players"][seat], place)
        yours = preview.strength(after["players"][viewer], place)
        note = "tikal.recap.lost.guarded" if now.guarded else "tikal.recap.lost.note"
        said = words(note, count=value, name=name, value=value, theirs=theirs, yours=yours)
        return [RecapLoss(seat, 1, icon, words("tikal.recap.lost", name=name, place=place), said, place, loud)]
    said = words("tikal.recap.guarded.note", count=value, name=name, value=value)
    icon = f"guard-{PLAYERS[seat]}"
    return [RecapLoss(seat, 3, icon, words("tikal.recap.guarded", name=name, place=place), said, place, loud)]


def _level(
    viewer: int,
    before: View,
    after: View,
    place: str,
    words: Catalogue,
    names: Names,
    told: dict[int, list[RecapLine]],
) -> list[RecapLoss]:
    """The viewer held a temple, and a rival is as strong there now: it scores for nobody."""
    yours = preview.strength(after["players"][viewer], place)
    rivals = [seat for seat in told if seat != viewer and preview.strength(after["players"][seat], place) == yours]
    if not rivals:
        return []
    seat, value = rivals[0], before["board"][place]["value"]
    loud = louder(told[seat], place, LEVEL)
    title = words("tikal.recap.level", count=value, name=names(seat), place=place, value=value)
    note = words("tikal.recap.level.note", strength=yours)
    return [RecapLoss(seat, 2, f"temple-{after['board'][place]['value']}", title, note, place, loud)]


def exchanged(since: Since | None) -> tuple[set[str], set[str]]:
    """The treasures that were taken from the viewer and given in exchange, before the present turn."""
    if since is None:
        return set(), set()
    swaps = [
        event
        for _, events in since.turns
        for event in events
        if event["kind"] == "exchange" and event["other"] == since.viewer
    ]
    return {event["took"] for event in swaps}, {event["gave"] for event in swaps}
