"""The label of every action of Tikal: what a button says and a screen reader speaks."""

from __future__ import annotations

from collections.abc import Callable

from engine import Action
from game.screen.catalogue import Catalogue
from game.table.naming import View, capital, several
from game.tikal import naming


def label(words: Catalogue, view: View, action: Action) -> str:
    """What choosing this action does, in a few words."""
    name = action.verb.name
    return capital(LABELS[name](words, view, action.text[len(name) :].split()))


def _place(words: Catalogue, view: View, rest: list[str]) -> str:
    if len(rest) == 1:
        return words("jungle.act.place", place=rest[0])
    return words("jungle.act.place.turned", place=rest[0], turn=rest[2])


def _bring(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("jungle.act.bring", member=naming.member(words, rest[0]), where=naming.at(words, view, rest[1]))


def _move(words: Catalogue, view: View, rest: list[str]) -> str:
    member = naming.member(words, rest[0])
    start, goal = (naming.at(words, view, place) for place in rest[1:])
    return words("jungle.act.move", member=member, start=start, where=goal)


def _uncover(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("jungle.act.uncover", where=naming.at(words, view, rest[0]))


def _recover(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("jungle.act.recover", where=naming.at(words, view, rest[0]))


def _exchange(words: Catalogue, view: View, rest: list[str]) -> str:
    gave, took = (naming.the_treasure(words, name) for name in rest[:2])
    return words("jungle.act.exchange", gave=gave, took=took, other=words(f"player.{rest[2]}"))


def _camp(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("jungle.act.camp", where=naming.at(words, view, rest[0]))


def _guard(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("jungle.act.guard", where=naming.at(words, view, rest[0]), member=naming.member(words, rest[1]))


LABELS: dict[str, Callable[[Catalogue, View, list[str]], str]] = {
    "bid": lambda words, view, rest: several(words, "jungle.act.bid", int(rest[0])),
    "pass": lambda words, view, rest: words("jungle.act.pass"),
    "choose": lambda words, view, rest: words("jungle.act.choose", tile=naming.tile(words, rest[0])),
    "place": _place,
    "bring": _bring,
    "move": _move,
    "uncover": _uncover,
    "recover": _recover,
    "exchange": _exchange,
    "camp": _camp,
    "guard": _guard,
    "end turn": lambda words, view, rest: words("act.end-turn"),
}
