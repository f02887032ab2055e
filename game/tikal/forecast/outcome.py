"""What a step would change: who takes or loses which temple, what it scores more, and who leaves the game."""

from __future__ import annotations

from typing import NamedTuple

from engine import Action
from engine.tikal import PLAYERS, Event, View, preview, prospects
from engine.tikal import actions as do
from game.screen.catalogue import Catalogue
from game.screen.wording import signed
from game.session.session import GameSession
from game.tikal.words import naming
from game.ui.tip import TipLine


class TempleChange(NamedTuple):
    """A temple that a player would score otherwise: how much more or less, and the strengths there."""

    seat: int
    place: str
    points: int
    own: int
    best_other: int
    held: bool
    """Whether the player holds the temple then."""


def changes(session: GameSession[View, Event], actions: tuple[Action, ...]) -> list[TempleChange]:
    """What temples score otherwise after a step, for the player in turn first."""
    game = session.game
    after = game.copy()
    for action in actions:
        after.apply(action)
    turn, seats = session.view["turn"], range(len(session.view["players"]))
    view = session.seen_by(session.viewer, after)
    found = []
    for seat in sorted(seats, key=lambda seat: (seat != turn, seat)):
        before, then = (dict(prospects.would_score(one, seat).temples) for one in (game, after))
        for place in dict.fromkeys((*then, *before)):
            points = then.get(place, 0) - before.get(place, 0)
            if points:
                strengths = [preview.strength(player, place) for player in view["players"]]
                own = strengths.pop(seat)
                found.append(TempleChange(seat, place, points, own, max(strengths), place in then))
    return found


def lines(words: Catalogue, session: GameSession[View, Event], actions: tuple[Action, ...]) -> list[TipLine]:
    """The changes in words, each with the emblem of its player; who leaves the game when a guard is placed."""
    found = [
        TipLine(
            _told(words, session, change), f"seat-{PLAYERS[change.seat]}", "gain" if change.points > 0 else "cost"
        )
        for change in changes(session, actions)
    ]
    return found + [TipLine(removed(words, session.view, one)) for one in actions if one.verb is do.GUARD]


def _told(words: Catalogue, session: GameSession[View, Event], change: TempleChange) -> str:
    points = signed(change.points)
    where, name = naming.at(words, session.view, change.place), session.name(change.seat)
    if not change.held:
        return words("tikal.ring.loses", name=name, where=where, points=points)
    before = prospects.would_score(session.game, change.seat).temples
    if change.place in dict(before):
        return words("tikal.ring.more", name=name, points=points)
    return words(
        "tikal.ring.takes", name=name, where=where, own=change.own, other=change.best_other, points=points
    )


def removed(words: Catalogue, view: View, guard: Action) -> str:
    """Who leaves the game when this member becomes the guard, as a sentence."""
    workers, leader = prospects.guard_removes(view, view["turn"], guard.place, guard.member)
    told = [words("tikal.tip.workers", count=workers)] if workers else []
    told += [words("tikal.member.leader")] if leader else []
    if not told:
        return words("tikal.dialog.guard.nobody")
    who = told[0] if len(told) == 1 else words("tikal.tip.with-leader", workers=told[0], leader=told[1])
    return words("tikal.dialog.guard.removes", who=who)
