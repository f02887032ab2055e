"""Questions about a table that can be asked in words and are answered in words: those of every game.

A game adds its own as a table in its `words` folder. An answer knows the session, and so what the viewer may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine import Action
from game.screen.catalogue import Catalogue
from game.session.session import Session
from game.ui.tip import Tip

FEW = 8
"""Choices that are read out one by one; of more it is said how many begin with which word."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What answers are made from."""

    words: Catalogue
    session: Session
    decision: str
    """The decision at hand and its hint."""
    stage: str
    label: Callable[[Action], str]

    def say(self, first: str, second: str) -> str:
        """Two things in one line, as the language writes it."""
        return self.words("join.says", first=first, second=second)

    def listed(self, things: Mapping[str, int]) -> str:
        """Things by name with how many there are of each."""
        told = [
            name if count == 1 else self.words("ask.several", count=count, name=name)
            for name, count in things.items()
            if count
        ]
        return ", ".join(told) or self.words("ask.nothing")


def nothing(asked: Asked) -> Mapping[str, str]:
    """A question is about the table as a whole."""
    return {}


def seats(asked: Asked) -> Mapping[str, str]:
    """Everybody by name."""
    return {str(seat): asked.session.name(seat) for seat in range(len(asked.session.setup.seats))}


def in_sentences(tip: Tip) -> list[str]:
    """What an explanation says, to be read out."""
    return [f"{tip.title}.", *(line.text for line in tip.lines)]


@dataclass(frozen=True, slots=True)
class Question:
    """A question: the key of its words, which may be about a `{thing}`, and the answer in sentences."""

    key: str
    answer: Callable[[Asked, str], Sequence[str]]
    things: Callable[[Asked], Mapping[str, str]] = nothing
    """What it can be about, each with its name in the language."""
    alone: bool = False
    """Whether the name of a thing is question enough."""

    @property
    def about_all(self) -> bool:
        """Whether it is about the table as a whole."""
        return self.things is nothing


def _turn(asked: Asked, thing: str) -> list[str]:
    return [asked.decision, asked.stage]


def _choices(asked: Asked, thing: str) -> list[str]:
    choices, words = asked.session.choices, asked.words
    if not choices:
        return [asked.decision]
    if len(choices) <= FEW:
        return [asked.say(str(action), asked.label(action)) for action in choices]
    verbs: dict[str, int] = {}
    for action in choices:
        verbs[action.verb.name] = verbs.get(action.verb.name, 0) + 1
    return [words("typed.verb", count=count, text=verb) for verb, count in verbs.items()]


def _scores(asked: Asked, thing: str) -> list[str]:
    players = enumerate(asked.session.view["players"])
    return [
        asked.words("table.standing", name=asked.session.name(seat), points=player["score"])
        for seat, player in players
    ]


SHARED = (
    Question("ask.turn", _turn),
    Question("ask.choices", _choices),
    Question("ask.scores", _scores),
)
