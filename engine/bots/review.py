"""A game in review: what each turn was worth against what the hard player would have done with the same knowledge.

A turn is looked at from its player's seat alone. What the seat could not know is imagined once, and both turns
are compared in that same imagined game. Where a turn brings something to light (a treasure, three cards to look
at), it is judged in parts: up to there with what was known before, and from there on anew. A part that ends in
the middle of a turn is worth what the hard player could still make of it.

Nothing depends on the turns before, so a review can be left and taken up again at any turn.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from .. import GAMES, imagine
from ..core.action import Action
from ..core.game import Game
from ..core.reasons import Reason, most_improved, positions
from ..core.replies import answered, best_answered
from ..core.search import Level, best_turns, top_turns
from ..core.telling import Event
from .players import imagined

REVIEWER = "hard"
SEED = 1
WORLDS = 3
"""In so many imagined games an outlook is reckoned where players hide things from each other."""
DIGITS = 3
SAME = 0.01  # points
ONLY = "only"  # there was no other choice

Outlook = tuple[float, ...]
"""The points that each seat can expect to have at the end, by what it knows itself."""


class Turn(NamedTuple):
    """A turn as it was judged."""

    first: int  # moves before it
    length: int  # moves of it
    seat: int
    aside: bool  # a decision that is no turn of its own, such as a bid
    lost: float  # points by which the strongest turn is worth more, in the imagined game
    gained: float  # by how much the player's lead grew with it
    begins: int  # moves before the strongest turn begins: the first of this turn or one after it
    better: tuple[str, ...]  # the strongest turn from there on; empty where it was played
    reason: str  # why it is a good one, as in a hint; of what was played, where nothing was lost
    points: int
    place: str
    outlook: Outlook  # after it
    behind: float  # how much of what was lost was lost from where the strongest turn begins


class Valued(NamedTuple):
    """The moves of a turn, how many of them were planned at once, and what it is worth."""

    moves: tuple[Action, ...]
    planned: int
    worth: float


class Part(NamedTuple):
    """A part of a turn: up to where something came to light, or to its end."""

    length: int
    lost: float
    better: tuple[str, ...]
    reason: Reason
    aside: bool = False


NOTHING = Reason(ONLY)


def spans(movers: Sequence[int]) -> list[tuple[int, int]]:
    """The turns of a game, by who made each move: the first move of each, and how many there are."""
    found: list[tuple[int, int]] = []
    for number, seat in enumerate(movers):
        if number and movers[number - 1] == seat:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((number, 1))
    return found


def judge(
    course: Iterator[Game[Any]], moves: Sequence[Action], known: Sequence[Turn] = ()
) -> Generator[Turn | None, None, None]:
    """Judge one turn after the other, yielding each; in between yield None now and then.

    The course is a game at its beginning and after each of the moves, such as `replay` gives. Turns that
    are known already are passed over.
    """
    game = next(course)
    before = known[-1].outlook if known else (yield from outlook(game))
    done = known[-1].first + known[-1].length if known else 0
    while game.to_move is not None and len(game.moves) < len(moves):
        first, seat, start = len(game.moves), game.to_move, None
        if first >= done:
            start = game.copy()
        while game.to_move == seat and len(game.moves) < len(moves):
            next(course)
        if start is None:
            continue
        turn = yield from _judged(start, moves[first : len(game.moves)], game, before)
        before = turn.outlook
        yield turn


def outlook(game: Game[Any]) -> Generator[None, None, Outlook]:
    """What everybody can expect, each by what they know."""
    if game.to_move is None:
        return tuple(float(score) for score in game.scores)
    found = []
    for seat in range(game.players):
        found.append((yield from _expected(game, seat)))
    return tuple(found)


def lead(expected: Outlook, seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    return expected[seat] - max(points for other, points in enumerate(expected) if other != seat)


def _expected(game: Game[Any], seat: int) -> Generator[None, None, float]:
    view, worlds = game.view(seat), WORLDS if game.rules.secrets else 1
    total = 0.0
    for number in range(worlds):
        yield
        total += sum(game.rules.expert.worth(imagine(view, SEED + number), seat).values())
    return round(total / worlds, DIGITS)


def _judged(
    start: Game[Any], moves: Sequence[Action], after: Game[Any], before: Outlook
) -> Generator[None, None, Turn]:
    """The verdict on a turn."""
    seat, first = start.to_move, len(start.moves)
    assert seat is not None
    parts = yield from _parts(start, moves)
    then = yield from outlook(after)
    lost = _lost(part for _, part in parts)
    begins, worst = max(parts, key=lambda one: (one[1].lost, bool(one[1].better), -one[0]))
    reason = worst.reason
    return Turn(
        first,
        len(moves),
        seat,
        all(part.aside for _, part in parts),
        lost,
        round(lead(then, seat) - lead(before, seat), DIGITS),
        begins,
        worst.better,
        reason.name,
        reason.amount,
        reason.place,
        then,
        _lost(part for begun, part in parts if begun >= begins),
    )


def weigh(start: Game[Any], moves: Sequence[Action]) -> Generator[None, None, float]:
    """The points by which the strongest turn from here is worth more than these moves, as in a review."""
    parts = yield from _parts(start, moves)
    return _lost(part for _, part in parts)


def _lost(parts: Iterable[Part]) -> float:
    return round(sum(part.lost for part in parts), DIGITS)


def _parts(start: Game[Any], moves: Sequence[Action]) -> Generator[None, None, list[tuple[int, Part]]]:
    """The parts of a turn, each with the number of moves before it."""
    seat, now, first = start.to_move, start.copy(), len(start.moves)
    assert seat is not None
    parts: list[tuple[int, Part]] = []
    while len(now.moves) < first + len(moves):
        begun = len(now.moves)
        part = yield from _part(now, seat, moves[begun - first :])
        parts.append((begun, part))
    return parts


def _part(now: Game[Any], seat: int, moves: Sequence[Action]) -> Generator[None, None, Part]:
    """Judge the moves from here as far as everything went as this seat could foresee; `now` goes on with them."""
    view = now.view(seat)
    if len(view["legal"]) == 1 or moves[0] not in now.legal_actions():  # no choice, or one of earlier rules
        now.replay(moves[0])
        return Part(1, 0.0, (), NOTHING)
    world, _ = imagined(view, SEED)
    rules = GAMES[now.name]
    level = strongest(now.name)
    answering = rules.expert.answer(world, level.effort)
    if answering is not None:
        answer = yield from answering
        now.replay(moves[0])
        same = moves[0].verb is answer.choice.verb
        reason = Reason(answer.reason, round(answer.points))
        lost = 0.0 if same else max(0.0, answer.behind)
        return Part(1, lost, () if same else (str(answer.choice),), reason, aside=True)
    best, planned, worth = yield from _strongest_turn(world, seat, level)
    played = world.copy()
    foreseen = yield from _follow(played, now, seat, moves[:planned])
    count = len(played.moves)
    if tuple(played.moves) == best[:count]:
        return Part(count, 0.0, (), _reason(world, best))
    if foreseen:
        yield from _follow(played, now, seat, moves[planned:])
    had = yield from _worth(played, seat, level)
    lost = max(0.0, worth - had)
    told = best if lost > SAME else tuple(played.moves)
    return Part(len(played.moves), lost, tuple(map(str, best)), _reason(world, told))


def strongest(game: str) -> Level:
    """The level that a review compares with."""
    levels = GAMES[game].levels
    return levels.get(REVIEWER) or list(levels.values())[-1]


def _strongest_turn(world: Game[Any], seat: int, level: Level) -> Generator[None, None, Valued]:
    """The turn that the level would play in an imagined game.

    A plan may stop in the middle of a turn, when its effort is spent: the player then plans anew, and so do we.
    """
    moves: list[Action] = []
    planned = 0
    game = world
    while True:
        game = yield from _plan(game, seat, level)
        moves += game.moves
        planned = planned or len(moves)
        if game.to_move != seat or game.rules.expert.answer(game, level.effort) is not None:
            break
        game = game.copy()
        game.moves.clear()
    return Valued(tuple(moves), planned, (yield from _value(game, seat, level)))


def _plan(game: Game[Any], seat: int, level: Level) -> Generator[None, None, Game[Any]]:
    """The game after the plan that the level would follow, from a decision on."""
    expert = game.rules.expert
    if level.replies is None:
        turns = yield from best_turns(game, expert, level.effort)
        return turns[max(sorted(turns, key=str), key=lambda action: turns[action].value)].game
    top = yield from top_turns(game, expert, level.effort, level.replies.turns)
    return (yield from best_answered(top, seat, expert, level.replies)).game


def _follow(played: Game[Any], now: Game[Any], seat: int, moves: Sequence[Action]) -> Generator[None, None, bool]:
    """Carry out moves in the imagined game and in the real one; false where the seat sees something unforeseen."""
    for move in moves:
        yield
        if move not in played.legal_actions():
            return False
        played.apply(move)
        now.replay(move)
        if seat not in (played.to_move, now.to_move) or played.view(seat) != now.view(seat):
            return False
    return True


def _worth(played: Game[Any], seat: int, level: Level) -> Generator[None, None, float]:
    """What a turn is worth that was played so far; where it goes on, with the best that can follow."""
    if played.to_move != seat:
        return (yield from _value(played, seat, level))
    rest = played.copy()
    rest.moves.clear()
    answering = rest.rules.expert.answer(rest, level.effort)
    if answering is not None:
        return (yield from _value(rest, seat, level))
    return (yield from _strongest_turn(rest, seat, level)).worth


def _value(game: Game[Any], seat: int, level: Level) -> Generator[None, None, float]:
    """What a finished turn is worth to its player, when the others have answered if the level looks so far."""
    expert = game.rules.expert
    if level.replies is not None:
        game = yield from answered(game, seat, expert, level.replies.effort)
    yield
    value: float = expert.evaluate(game, seat, None)[0]
    return value


def _reason(world: Game[Any], moves: Sequence[Action]) -> Reason:
    """Why a turn is a good one, as a hint would say."""
    expert, seat = world.rules.expert, world.to_move
    assert seat is not None
    if expert.reason is not None:
        return expert.reason(world, moves)
    return most_improved(expert.worth, world, positions(world, moves)[-1], seat)


def shown(game: Game[Any], turn: Turn) -> list[Event]:
    """What happens in the strongest turn as its player imagines it; `game` is where it would have begun."""
    world, _ = imagined(game.view(turn.seat), SEED)
    events = world.listen()
    for move in turn.better:
        world.apply(world.parse(move))
    return events
