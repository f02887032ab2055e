"""What to remember of a game: at most three facts, the rarest first; and one's own place in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.pages.gameover.result import Result
from game.screen.catalogue import Catalogue, listed
from game.screen.wording import capital, printed, signed

MOST, TURN, CHANGES, NAMED = 3, 15, 3, 3
"""How many facts there are at most, from when on a turn and a lead are some, and how many sources are named."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to remember: an icon, what it is, and a few words about it."""

    icon: str
    title: str
    note: str = ""


def facts(words: Catalogue, result: Result, *, best_ever: bool) -> list[Fact]:
    """As many as are true, in the order of how rare they are."""
    found: list[Fact | None] = []
    if best_ever and result.you is not None:
        title = words("end.best", players=words("newgame.count", count=len(result.scores)))
        found.append(Fact("ui-crown", title, words("end.points", count=result.scores[result.you])))
    found += [_haul(words, result), _lead(words, result), _decisive(words, result)]
    return [one for one in found if one is not None][:MOST]


def reason(words: Catalogue, result: Result, name: str) -> str:
    """The name of a reason for points, short where there is a short one."""
    key = f"{result.game.name}.reason.{name.replace(' ', '-')}"
    short = words(f"{key}.short")
    return words(key) if short == f"{key}.short" else short


def name(words: Catalogue, result: Result, seat: int) -> str:
    """What a player is called here: you, or by name."""
    return words("end.you") if seat == result.you else result.session.name(seat)


def headline(words: Catalogue, result: Result) -> tuple[str, str]:
    """Who won, and with what."""
    points = words("end.points", count=result.scores[result.winner])
    names = [result.session.name(seat) for seat in result.winners]
    if len(names) > 1:
        together = words("end.and", first=", ".join(names[:-1]), last=names[-1])
        return words("end.together"), words("end.share", names=together, points=points)
    lead = result.lead()
    broken = result.game.tie_broken_by(result.session.view, result.winner)
    title = words("end.won") if result.winner == result.you else words("end.wins", name=names[0])
    if broken:
        return title, words(f"{result.game.name}.wins.{broken}", name=names[0], points=points)
    if result.winner == result.you and lead is not None:
        by, name = lead
        return title, words("end.ahead", count=by, points=points, lead=by, name=result.session.name(name))
    return title, words("end.with", points=points)


def own_place(words: Catalogue, result: Result) -> tuple[str, str] | None:
    """Where the only person at this device came, and in what they were first; None where that is said already."""
    if result.you is None or result.you in result.winners:
        return None
    place, behind = result.place(result.you), result.scores[result.winner] - result.scores[result.you]
    last = place == len(result.scores) and place > 2
    said = words("end.place.last" if last else f"end.place.{place}", count=behind, behind=printed(behind))
    return said, first_in(words, result, result.you)


def first_in(words: Catalogue, result: Result, seat: int) -> str:
    """For what a player won the most points of all."""
    ahead = [reason(words, result, one) for one in result.ahead_in(seat)[:NAMED]]
    if not ahead:
        return ""
    told = ahead[0] if len(ahead) == 1 else words("end.and", first=listed(ahead[:-1]), last=ahead[-1])
    return words("end.first-in", sources=told)


def _part(words: Catalogue, result: Result, part: int) -> str:
    if not result.marks:
        return ""
    key = f"{result.game.name}.part"
    return words(key, number=part) if part <= result.game.parts else words(f"{key}.last")


def _haul(words: Catalogue, result: Result) -> Fact | None:
    """The best turn, or the best scoring where turns bring no points."""
    turn = result.best_turn()
    if turn is not None and turn.points > TURN:
        told = listed(
            words("review.listed", name=reason(words, result, one), points=printed(points))
            for one, points in turn.reasons
        )
        part = _part(words, result, turn.part)
        title = words("end.best-turn", name=name(words, result, turn.seat), points=signed(turn.points))
        return Fact("ui-flame", title, words("join.says", first=part, second=told) if part else told)
    scoring = result.best_scoring()
    if scoring is None or not result.marks:
        return None
    title = words("end.best-scoring", name=name(words, result, scoring.seat), points=signed(scoring.points))
    return Fact("ui-flame", title, _part(words, result, scoring.part))


def _lead(words: Catalogue, result: Result) -> Fact | None:
    """How often the lead changed, or since when the winner was ahead."""
    leads = result.leads()
    if not leads or len(result.winners) > 1 or leads[-1][0] != result.winner:
        return None
    since, own = result.part(leads[-1][1] - 1), result.winner == result.you
    part = _part(words, result, since)
    if len(leads) > CHANGES:
        who = "end.for-good.you" if own else "end.for-good"
        note = words(who, name=result.session.name(result.winner), part=part) if part else ""
        return Fact("ui-replay", words("end.lead-changed", count=len(leads) - 1), note)
    if not part:
        return None
    who = words("end.led.you" if own else "end.led", name=result.session.name(result.winner), part=part)
    return Fact("ui-replay", who)


def _decisive(words: Catalogue, result: Result) -> Fact | None:
    """What decided the game."""
    lead, source = result.lead(), result.decisive()
    if not source or lead is None:
        return None
    rival = result.you if result.you not in (None, result.winner) else lead[1]
    assert rival is not None
    own = result.sources[source]
    note = words(
        "end.decided.note",
        first=printed(own[result.winner]),
        winner=name(words, result, result.winner),
        second=printed(own[rival]),
        rival=name(words, result, rival),
    )
    return Fact("ui-star", capital(words("end.decided", source=reason(words, result, source))), note)
