"""Worked examples of Tikal, asked of the engine: path costs, majorities, levels, exchanges, guards, scorings."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from engine import IllegalAction
from engine.tikal import PLAYERS, Event, Leg, PlayerView, View, preview, prospects
from game.screen.catalogue import Catalogue
from game.screen.pen import Pen
from game.session.session import GameSession
from game.table.worked_sums import Sum, Term, WayStep, WorkedSums
from game.tikal.board.route import draw_trail
from game.tikal.words import naming, speech

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

STONE = "stones-1-0"


def step_cost(view: View, start: str, goal: str) -> int:
    """The stones between two neighbours; 0 where there is no way."""
    here = view["board"][start]
    opened = preview.openings(view, here["tile"], start, here["rotation"])
    return next((one.cost for one in opened if one.place == goal), 0)


def way(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """What a way over some hexes costs; the best one costs as little as any way does."""
    view, game = session.view, session.game
    costs = [step_cost(view, *pair) for pair in pairwise(about)]
    assert all(costs), about
    total = sum(costs)
    least = preview.cost(game, game.parse(f"move worker {about[0]} {about[-1]}"))
    terms = tuple(Term(words("tikal.sum.stones", count=cost), STONE) for cost in costs)
    steps = tuple(WayStep(*pair, str(cost)) for pair, cost in zip(pairwise(about), costs, strict=True))
    return Sum(terms, words("tikal.sum.ap", count=total), total == least, way=steps, words=_named(about))


def wall(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """Two neighbours without a stone between them."""
    first, second = about
    assert not step_cost(session.view, first, second), about
    return Sum(barred=True, way=(WayStep(first, second),), words=_named(about))


def temple(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """Who holds a temple, or that nobody does."""
    view, (place,) = session.view, about
    value = view["board"][place]["value"]
    terms = []
    for seat, player in enumerate(view["players"]):
        if strength := preview.strength(player, place):
            terms.append(Term(_members(words, player, place, strength), f"seat-{PLAYERS[seat]}"))
    held = preview.hold(view, place)
    if held.seat < 0:
        return Sum(tuple(terms), words("tikal.sum.nobody"), places=about, words={"place": place, "value": value})
    points = words("tikal.sum.points", count=value)
    return Sum(tuple(terms), points, True, places=about, words={"place": place, "value": value})


def _members(words: Catalogue, player: PlayerView, place: str, strength: int) -> str:
    workers, leads = player["workers"].get(place, 0), player["leader"] == place
    if workers and leads:
        return words("tikal.sum.both", workers=workers, strength=strength, leader=strength - workers)
    if leads:
        return words("tikal.sum.leader", strength=strength)
    return words("tikal.sum.workers", count=workers, strength=strength)


def uncover(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """Levels uncovered one after another: each a point more for its temple."""
    game = session.game.copy()
    spent, terms = 0, []
    before = game.view(0)["board"][about[0]]["value"]
    for place in about:
        action = game.parse(f"uncover {place}")
        spent += preview.cost(game, action)
        game.apply(action)
        now = game.view(0)["board"][place]["value"]
        terms.append(Term(words("tikal.sum.level", value=now), f"temple-{now}"))
    values = {"place": about[0], "before": before, "after": now}
    return Sum(tuple(terms), words("tikal.sum.ap", count=spent), True, places=about[:1], words=values)


def refused(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """Moves of which the last one is not allowed, and why."""
    game = session.game.copy()
    for move in about[:-1]:
        game.apply(game.parse(move))
    last = game.parse(about[-1])
    try:
        game.apply(last)
    except IllegalAction as error:
        why = speech.refusal(error, words)
        places = (str(last.place),) if "place" in last.fields else ()
        return Sum((Term(why),), barred=True, places=places)
    raise AssertionError(f"{about[-1]} is allowed")


def exchange(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """What the treasures of a player give before and after an exchange."""
    move, colour = about
    game, seat = session.game.copy(), PLAYERS.index(colour)
    before = prospects.would_score(game, seat).treasures
    action = game.parse(move)
    game.apply(action)
    after = prospects.would_score(game, seat).treasures
    gave, took = (action.gives, action.takes) if seat == session.to_move else (action.takes, action.gives)
    terms = (Term(sprite=f"treasure-{gave}"), Term("→"), Term(sprite=f"treasure-{took}"))
    change = words("tikal.sum.change", before=before, after=after)
    return Sum(terms, change, after > before, words={"name": session.name(seat)})


def guard(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """What a guard costs, and who leaves the game for it."""
    game, (move,) = session.game, about
    action = game.parse(move)
    seat = session.to_move
    assert seat is not None
    place, member = str(action.place), str(action.member)
    workers, leader = prospects.guard_removes(session.view, seat, place, member)
    value = session.view["board"][place]["value"]
    terms = [Term(naming.member(words, member), f"guard-{PLAYERS[seat]}")]
    if workers or leader:
        gone = words("tikal.sum.gone", count=workers + leader)
        terms.append(Term(gone, f"worker-{PLAYERS[seat]}"))
    cost = words("tikal.sum.ap", count=preview.cost(game, action))
    return Sum(tuple(terms), cost, True, places=(place,), words={"place": place, "value": value})


def score(words: Catalogue, session: GameSession[View, Event], about: tuple[str, ...]) -> Sum:
    """What a scoring would give a player now, temple by temple, and the treasures."""
    seat = PLAYERS.index(about[0])
    found = prospects.would_score(session.game, seat)
    best = max(prospects.would_score(session.game, one).points for one in range(session.game.players))
    terms = [Term(words("tikal.sum.at", value=value, place=place)) for place, value in found.temples]
    terms.append(Term(str(found.treasures), "treasure-sun"))
    places = tuple(place for place, _ in found.temples)
    points = words("tikal.sum.points", count=found.points)
    return Sum(tuple(terms), points, found.points == best, places=places, words={"name": session.name(seat)})


def _named(about: tuple[str, ...]) -> dict[str, str]:
    return {"start": about[0], "over": about[1], "goal": about[-1]}


def trail(pen: Pen, board: TikalBoard, steps: tuple[WayStep, ...]) -> None:
    """The dots of a way, as at the table."""
    legs = [Leg(steps[0].start, 0, False), *(Leg(step.goal, int(step.cost), False) for step in steps)]
    draw_trail(pen, board.ground, legs)


def again(pen: Pen, board: TikalBoard, places: list[str]) -> None:
    """Plates and members above the rims."""
    board.draw_tokens(pen, set(places))


RECKONED = {
    "way": way,
    "wall": wall,
    "temple": temple,
    "uncover": uncover,
    "refused": refused,
    "exchange": exchange,
    "guard": guard,
    "score": score,
}
"""By the kind of a sum."""
WORKED = WorkedSums(RECKONED, trail, again)
