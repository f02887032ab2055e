"""The table in words, for screen readers: the decision, how everybody stands, the story so far; and as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.host.reading import Reading
from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.session.played import AnyEvent, AnyView
from game.session.session import Session

if TYPE_CHECKING:
    from game.table.table import Table

STORY = 40
"""Sentences kept in the log; who listens wants the last ones."""


class EventSpeech(Protocol):
    """How a game speaks of events."""

    def line(self, event: AnyEvent, view: AnyView, words: Catalogue, names: Callable[[int], str]) -> str:
        """An event as a sentence, or nothing."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said to one viewer between two events of the story."""

    after: int
    """How many events had happened."""
    viewer: int
    language: str
    sentence: str


class ScreenReader:
    """Puts a session into words, anew only when something has happened."""

    def __init__(self) -> None:
        self._key: object = None
        self._reading = Reading()
        self._remarks: list[Remark] = []

    def remark(self, session: Session, sentence: str, words: Catalogue) -> None:
        """Say something that is no event of the game; only who is looking now hears it."""
        self._remarks.append(Remark(len(session.log), session.viewer, words.language, sentence))

    def read(self, session: Session, decision: tuple[str, str], speech: EventSpeech, words: Catalogue) -> Reading:
        """The table as it is now; `decision` is what is to be decided, and a hint."""
        moves, told = len(session.game.moves), len(session.log)
        scores = tuple(player["score"] for player in session.view["players"])
        key = (decision, moves, told, scores, session.viewer, words.language, len(self._remarks))
        if key != self._key:
            self._key = key
            self._reading = self._put(session, *decision, speech, words)
        return self._reading

    def _put(self, session: Session, decision: str, hint: str, speech: EventSpeech, words: Catalogue) -> Reading:
        facts = [
            words("table.standing", count=player["score"], name=session.name(seat), points=player["score"])
            for seat, player in enumerate(session.view["players"])
        ]
        return Reading(in_one_line(words, decision, hint), tuple(facts), self._story(session, speech, words))

    def _story(self, session: Session, speech: EventSpeech, words: Catalogue) -> tuple[str, ...]:
        """The last sentences, oldest first, with what was said between them."""
        story: list[str] = []
        # What was said about moves that are taken back, or to somebody else, is not to be heard.
        self._remarks = [one for one in self._remarks if one.after <= len(session.log)]
        said = [one for one in self._remarks if (one.viewer, one.language) == (session.viewer, words.language)]
        for count in range(len(session.log), -1, -1):
            story += [one.sentence for one in reversed(said) if one.after == count]
            event = session.log[count - 1].event if count else None
            sentence = speech.line(event, session.view, words, session.name) if event is not None else ""
            story += [sentence] if sentence else []
            if len(story) >= STORY:
                break
        return tuple(reversed(story[:STORY]))


def in_one_line(words: Catalogue, decision: str, hint: str) -> str:
    """The decision and its hint as one line; a question already has its mark."""
    if not hint:
        return decision
    if decision.endswith("?"):
        return f"{decision} {capital(hint)}"
    return words("join.says", first=decision, second=hint)


def table_state(table: Table) -> dict[str, Any]:
    """What the viewer sees, and whose decision it is."""
    session, tip = table.session, table.explanations.tip
    decision, hint = table.decision()
    return {
        "decision": decision,
        "hint": hint,
        "page": table.page,
        "tip": tip.title if tip is not None else "",
        "moving": table.motion.moving,
        "recap": [line.words for line in table.recap.lines],
        "counting": table.counting.state(),
        "viewer": session.viewer,
        "to_move": session.to_move,
        "scores": list(session.game.scores),
        "game": session.view,
    }
