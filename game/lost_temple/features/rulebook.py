"""Worked examples of Lost Temple, asked of the engine: ways through doors, excavations, deliveries, scorings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from engine import IllegalAction
from engine.lost_temple import KEY_SET_POINTS, PLAYERS, View, preview
from game.lost_temple.board import altar_leads
from game.lost_temple.scoring.data import key_sets
from game.lost_temple.view import LostTempleSession
from game.lost_temple.words import naming, speech
from game.screen import text
from game.screen.catalogue import Catalogue
from game.screen.pen import Pen
from game.session.played import AnyEvent
from game.table.board import marks
from game.table.board.animation import between
from game.table.worked_sums import Sum, Term, WayStep, WorkedSums

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard

DOT_STEP = 9.0
PASSAGE = "icon-passage"
Reckon: TypeAlias = Callable[[Catalogue, LostTempleSession, tuple[str, ...]], Sum]
"""Reckons a sum about something, in the position of the example."""


def doors_between(view: View, start: str, goal: str) -> list[str]:
    """The colours of the doors between two places: of either room, or of both."""
    found = []
    for here, there in ((start, goal), (goal, start)):
        room = _light(view, here)
        if not room:
            continue
        opened = preview.opened(view, here, room, view["temple"][here]["rotation"])
        if any(other == there for _, other, _ in opened):
            found.append(room.partition("-")[0])
    return list(dict.fromkeys(found))


def go(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """The way of the explorer: which keys open its doors, and where a passage is needed."""
    game, (move,) = session.game, about
    legs = preview.route(game, game.parse(move))
    steps, terms = [], []
    for start, goal in pairwise(legs):
        colours = doors_between(session.view, start.place, goal.place)
        sprite = PASSAGE if goal.passage else f"key-{colours[0]}"
        steps.append(WayStep(start.place, goal.place, sprite=sprite))
        terms.append(Term(words("lost-temple.sum.to", place=naming.goal(words, goal.place)), sprite))
    passages = sum(leg.passage for leg in legs)
    result = words("lost-temple.sum.passages", count=passages) if passages else words("lost-temple.sum.free")
    named = {"place": legs[-1].place}
    return Sum(tuple(terms), result, not passages, way=tuple(steps), places=(legs[-1].place,), words=named)


def refused(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """A move that is not allowed, and why."""
    game, (move,) = session.game, about
    action = game.parse(move)
    try:
        game.copy().apply(action)
    except IllegalAction as error:
        why = speech.refusal(error, words)
        places = (str(action.place),) if "place" in action.fields else ()
        return Sum((Term(why),), barred=True, places=places)
    raise AssertionError(f"{move} is allowed")


def dig(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """What a flag in a room would give whoever is to move: bonus, doors, and those of its colour elsewhere."""
    game, place = session.game, about[0]
    seat = game.to_move
    assert seat is not None
    worth = preview.worth(game, seat, place)
    assert worth is not None
    room = session.view["temple"][place]["room"]
    colour = room.partition("-")[0]
    kin = [one for one in session.view["players"][seat]["flags"] if _light(session.view, one).startswith(colour)]
    terms = [
        Term(words("lost-temple.sum.bonus", count=worth.bonus), "bonus-space"),
        Term(words("lost-temple.sum.doors", count=worth.doors), f"door-{colour}-0"),
        Term(words("lost-temple.sum.elsewhere", count=worth.elsewhere), f"flag-{PLAYERS[seat]}"),
    ]
    points = words("lost-temple.sum.points", count=worth.points)
    named = {"room": naming.room(words, room), "place": place}
    return Sum(tuple(terms), points, worth.bonus > 0, places=(place, *kin), words=named)


def _light(view: View, place: str) -> str:
    """The room with doors at a place, such as "pink-bend"; nothing where there is none."""
    room = view["temple"][place].get("room", "") if place in view["temple"] else ""
    return "" if room.endswith("-sanctuary") else room


def deliver(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """What a delivery scores: so many times the price on the wheel, and the price after the wheel has turned."""
    (move,) = about
    action = session.game.parse(move)
    treasure, count = str(action.treasure), int(action.count)
    price = session.view["prices"][treasure]
    points = next(event["points"] for event in _events(session, move) if event["kind"] == "points")
    name = naming.treasure(words, treasure, count)
    terms = (Term(words("lost-temple.sum.times", count=count, price=price), f"treasure-{treasure}"),)
    best = max(prices(session)) == points
    return Sum(terms, words("lost-temple.sum.points", count=points), best, words={"what": name, "number": count})


def prices(session: LostTempleSession) -> list[int]:
    """What each possible delivery would score."""
    return [
        preview.delivery_points(session.view, str(action.treasure), int(action.count))
        for action in session.game.legal_actions()
        if {"treasure", "count"} <= set(action.fields)
    ]


def wheel(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """What the treasures pay after a delivery has turned the wheel."""
    game, (move,) = session.game.copy(), about
    before = dict(session.view["prices"])
    game.apply(game.parse(move))
    after = game.view(session.viewer)["prices"]
    terms = tuple(
        Term(words("lost-temple.sum.then", before=before[one], after=after[one]), f"treasure-{one}")
        for one in before
    )
    return Sum(terms, added=False)


def keys(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """The sets that a player's camp keys make, and what they score."""
    game, seat = session.game, PLAYERS.index(about[0])
    camp = game.view(seat)["players"][seat]["camp"]
    terms: list[Term] = []
    for colours in key_sets(camp):
        terms += [Term(sprite=f"key-{colour}") for colour in colours[:-1]]
        terms.append(Term(f"= {KEY_SET_POINTS[len(colours)]}", f"key-{colours[-1]}"))
    points = preview.key_points(camp)
    best = max(preview.key_points(game.view(one)["players"][one]["camp"]) for one in range(game.players))
    named = {"name": session.name(seat)}
    return Sum(tuple(terms), words("lost-temple.sum.points", count=points), points == best, words=named)


def altar(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """What an altar gives each player when the round ends with the next move, which is made on a copy."""
    place, colour, move = about
    seat = PLAYERS.index(colour)
    found = [one for one in _ended(session, move) if one.get("reason") == "altar" and one["place"] == place]
    mine = [one for one in found if one["seat"] == seat]
    counted = found[0]["counts"][seat] if found else None
    kind = altar_leads.colour_of(session.view, place)
    sprite = "key-any" if kind == "multicoloured" else f"key-{kind}"
    terms = (
        Term(sprite=f"flag-{colour}"),
        Term(words("lost-temple.sum.keys", count=counted or 0), sprite),
    )
    points = sum(one["points"] for one in mine)
    named = {"name": session.name(seat), "place": place}
    return Sum(terms, words("lost-temple.sum.points", count=points), points > 0, places=(place,), words=named)


def round_end(words: Catalogue, session: LostTempleSession, about: tuple[str, ...]) -> Sum:
    """Everything that the end of the round gives a player: camp keys and altars."""
    colour, move = about
    seat = PLAYERS.index(colour)
    ended = _ended(session, move)
    totals = [sum(one["points"] for one in ended if one["seat"] == other) for other in range(len(PLAYERS))]
    mine = [one for one in ended if one["seat"] == seat]
    of_keys = sum(one["points"] for one in mine if one["reason"] == "camp keys")
    altars = [one for one in mine if one["reason"] == "altar"]
    terms = [Term(words("lost-temple.sum.camp", count=of_keys), "key-any")]
    terms += [
        Term(
            words("lost-temple.sum.altar", count=one["points"], place=one["place"]),
            naming.altar_sprite(one["room"]),
        )
        for one in altars
    ]
    points = words("lost-temple.sum.points", count=totals[seat])
    named = {"name": session.name(seat)}
    places = tuple(one["place"] for one in altars)
    return Sum(tuple(terms), points, totals[seat] == max(totals), places=places, words=named)


def _ended(session: LostTempleSession, move: str) -> list[AnyEvent]:
    """The events of the scoring that a move brings about."""
    return [one for one in _events(session, move) if one.get("reason") in ("camp keys", "altar")]


def _events(session: LostTempleSession, move: str) -> list[AnyEvent]:
    """What a move brings about, made on a copy."""
    game = session.game.copy()
    heard: list[AnyEvent] = game.listen()
    heard.clear()
    game.apply(game.parse(move))
    return heard


def trail(pen: Pen, board: LostTempleBoard, steps: tuple[WayStep, ...]) -> None:
    """The dots of a way, as at the table, and the key or passage of each step."""
    lines = board.ground.legs([steps[0].start, *(step.goal for step in steps)])
    for step, (start, end) in zip(steps, lines, strict=True):
        marks.draw_dots(pen, start, end, DOT_STEP * board.ground.unit)
        text.cover(pen.put(step.sprite, between(start, end, 0.5), zoom=0.8))


def again(pen: Pen, board: LostTempleBoard, places: list[str]) -> None:
    """Values, figures and capsules above the rims."""
    board.draw_above(pen, places)


RECKONED: dict[str, Reckon] = {
    "go": go,
    "refused": refused,
    "dig": dig,
    "deliver": deliver,
    "wheel": wheel,
    "keys": keys,
    "altar": altar,
    "round": round_end,
}
"""By the kind of a sum."""
WORKED = WorkedSums(RECKONED, trail, again)
