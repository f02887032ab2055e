"""The scoring of a round of Lost Temple as data: camp keys, altars in reading order, treasures left, end cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.lost_temple import COLOURS, END_IDOL, END_PER_COLOUR, KEY_SET_POINTS, Event, View
from engine.lost_temple import Count as Counted
from game.lost_temple.order import playing_order
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue, listed
from game.table.scoring.data import FigureRow, ScoringCount, ScoringStep, scores_before, with_scores

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

REASONS = ("camp keys", "altar", "treasures left", "end card")
KEY_SECONDS, SET_SECONDS = 0.12, 0.22
"""How long a key takes to be turned over, and a set to be added up."""
ALTAR_SECONDS = 0.9


def count_of(table: LostTempleTable, events: Sequence[Event], before: View) -> ScoringCount | None:
    """The points of these events that belong to the scoring of a round; None if there are none."""
    chosen = [event for event in events if event.get("reason") in REASONS]
    if not chosen:
        return None
    if not any(event["points"] for event in chosen if event["reason"] == "treasures left"):
        chosen = [event for event in chosen if event["reason"] != "treasures left"]
    words, session = table.words, table.session
    order = playing_order(before)
    cards = list(dict.fromkeys(event["card"] for event in chosen if "card" in event))

    def place_in_order(event: Event) -> tuple[int, str, int, int]:
        card = cards.index(event["card"]) if "card" in event else 0
        return REASONS.index(event["reason"]), event.get("place", ""), card, order.index(event["seat"])

    scored = sorted(chosen, key=place_in_order)
    steps: list[ScoringStep] = []
    for event in scored:
        joined = event["reason"] == "altar" and bool(steps) and steps[-1].row == row_of(event)
        steps.append(_step(words, event, session.name, joined))
    rows = {row_of(event): _row(words, event) for event in scored}
    after = session.view
    view = {**after, **_round_of(after, before)} if not session.over else dict(after)
    heading = words("scoring.final" if session.over else "lost-temple.count.round")
    return ScoringCount(
        heading=heading,
        title=heading,
        note=words("lost-temple.count.last" if session.over else "lost-temple.count.note"),
        steps=tuple(steps),
        rows=tuple(rows.values()),
        view=with_scores(view, scores_before(view, scored)),
    )


def _round_of(after: View, before: View) -> Mapping[str, object]:
    """What of a view still belongs to the round that has just ended: nothing is dealt yet."""
    players = [
        {**new, "site": old["site"], "tent": old["tent"], "tiles": old["tiles"]}
        for new, old in zip(after["players"], before["players"], strict=True)
    ]
    return {"players": players, "river": [[] for _ in after["river"]], "round": before["round"]}


def row_of(event: Event) -> str:
    """The row of the figures that an event belongs to."""
    return event.get("place") or event.get("card") or event["reason"]


def _row(words: Catalogue, event: Event) -> FigureRow:
    reason = event["reason"]
    if reason == "altar":
        told = words("lost-temple.count.altar", place=event["place"])
        return FigureRow(row_of(event), told, naming.altar_sprite(event["room"]), event["place"])
    if reason == "end card":
        return FigureRow(row_of(event), naming.card(words, event["card"]), naming.card_sprite(event["card"]))
    sprite = "key-any" if reason == "camp keys" else "treasure-back"
    return FigureRow(row_of(event), words(f"lost-temple.count.{reason.replace(' ', '-')}"), sprite)


def _step(words: Catalogue, event: Event, names: Callable[[int], str], joined: bool) -> ScoringStep:
    reason, lead, rest = event["reason"], 0.12, 0.1
    if reason == "camp keys":
        lead = KEY_SECONDS * sum(event["keys"].values()) + SET_SECONDS * len(event["sets"]) + 0.25
    elif reason == "altar":
        lead, rest = 0.3, ALTAR_SECONDS - 0.3 - 0.45
    elif event["points"]:
        lead, rest = 0.35, 0.2
    places = (event["place"],) if reason == "altar" else ()
    label = _row(words, event).label
    told = explanation(words, event, names)
    return ScoringStep(event, row_of(event), label, told, places, lead, rest, term=reason, joined=joined)


def key_sets(keys: Counted) -> list[list[str]]:
    """The sets of different colours that camp keys make, largest first, each in the order of the colours."""
    most = max(keys.values(), default=0)
    return [[colour for colour in COLOURS if keys.get(colour, 0) > number] for number in range(most)]


def explanation(words: Catalogue, event: Event, names: Callable[[int], str]) -> str:
    """Why an event gave its points."""
    points, reason = event["points"], event["reason"]
    if reason == "camp keys":
        sets = [told_set(words, one) for one in key_sets(event["keys"])]
        key = "lost-temple.count.why.keys" if sets else "lost-temple.count.why.no-keys"
        return words(key, points=points, sets=listed(sets))
    if reason == "altar":
        counted = [f"{names(seat)} {count}" for seat, count in enumerate(event["counts"]) if count is not None]
        colour = event["room"].partition("-")[0]
        key = f"lost-temple.count.why.altar.{colour}"
        return words(key, points=points, place=event["place"], counts=", ".join(counted))
    if reason == "treasures left":
        return words("lost-temple.count.why.treasures", points=points)
    card = naming.card(words, event["card"])
    if "colours" in event:
        counted = [naming.colour(words, colour) for colour in event["colours"]]
        told = listed(counted) if counted else words("lost-temple.count.none")
        each = END_PER_COLOUR * event["count"]
        return words("lost-temple.count.why.colours", points=points, card=card, each=each, colours=told)
    if event["card"] == "end-idol":
        one, two = END_IDOL[1:]
        return words("lost-temple.count.why.idol", points=points, card=card, held=event["count"], one=one, two=two)
    return words("lost-temple.count.why.card", points=points, card=card, held=event["count"])


def told_set(words: Catalogue, colours: Sequence[str]) -> str:
    """A set of keys and its points, such as "pink + blue = 3"."""
    names = listed((naming.colour(words, colour) for colour in colours), " + ")
    return words("lost-temple.count.set", colours=names, points=KEY_SET_POINTS[len(colours)])
