"""The label of every action of Tikal: what a button says and a screen reader speaks."""

from __future__ import annotations

from collections.abc import Callable

from engine import Action, Verb
from engine.tikal import PLAYERS, View, preview
from engine.tikal import actions as do
from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.tikal.party import Party
from game.tikal.words import naming


def label(words: Catalogue, view: View, action: Action) -> str:
    """What choosing this action does, in a few words."""
    return capital(LABELS[action.verb](words, view, action))


def _choose(words: Catalogue, view: View, action: Action) -> str:
    return words("tikal.act.choose", of=preview.kind(action.tile), tile=naming.tile(words, action.tile))


def _place(words: Catalogue, view: View, action: Action) -> str:
    if not action.rotation:
        return words("tikal.act.place", place=action.place)
    return words("tikal.act.place.turned", place=action.place, turn=action.rotation)


def _bring(words: Catalogue, view: View, action: Action) -> str:
    member, where = naming.member(words, action.member), naming.at(words, view, action.place)
    return words("tikal.act.bring", member=member, where=where)


def _move(words: Catalogue, view: View, action: Action) -> str:
    member = naming.member(words, action.member)
    start, goal = naming.at(words, view, action.start), naming.at(words, view, action.place)
    return words("tikal.act.move", member=member, start=start, where=goal)


def _uncover(words: Catalogue, view: View, action: Action) -> str:
    return words("tikal.act.uncover", where=naming.at(words, view, action.place))


def _recover(words: Catalogue, view: View, action: Action) -> str:
    return words("tikal.act.recover", where=naming.at(words, view, action.place))


def _exchange(words: Catalogue, view: View, action: Action) -> str:
    gave, took = naming.the_treasure(words, action.gives), naming.the_treasure(words, action.takes)
    return words("tikal.act.exchange", gave=gave, took=took, other=words(f"player.{PLAYERS[action.seat]}"))


def _camp(words: Catalogue, view: View, action: Action) -> str:
    return words("tikal.act.camp", where=naming.at(words, view, action.place))


def _guard(words: Catalogue, view: View, action: Action) -> str:
    member, where = naming.member(words, action.member), naming.at(words, view, action.place)
    return words("tikal.act.guard", where=where, member=member)


def move_several(words: Catalogue, view: View, party: Party, start: str, goal: str) -> str:
    """What sending a party on its way does."""
    began, ends = naming.at(words, view, start), naming.at(words, view, goal)
    return capital(words("tikal.act.move", member=naming.party(words, party), start=began, where=ends))


def bring_several(words: Catalogue, view: View, party: Party, place: str) -> str:
    """What bringing in several members at once does."""
    where = naming.at(words, view, place)
    return capital(words("tikal.act.bring", member=naming.party(words, party), where=where))


LABELS: dict[Verb, Callable[[Catalogue, View, Action], str]] = {
    do.BID: lambda words, view, action: words("tikal.act.bid", count=action.points),
    do.PASS: lambda words, view, action: words("tikal.act.pass"),
    do.CHOOSE: _choose,
    do.PLACE: _place,
    do.BRING: _bring,
    do.MOVE: _move,
    do.UNCOVER: _uncover,
    do.RECOVER: _recover,
    do.EXCHANGE: _exchange,
    do.CAMP: _camp,
    do.GUARD: _guard,
    do.END_TURN: lambda words, view, action: words("table.end-turn"),
}
