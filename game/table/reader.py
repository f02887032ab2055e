"""The table in words, for screen readers: the decision, how everybody stands, and the story so far."""

from __future__ import annotations

from typing import Any, Protocol

from game.reading import Reading
from game.session import Session
from game.words import Words

STORY = 40
"""Sentences kept in the log; who listens wants the last ones."""


class Speech(Protocol):
    """How a game speaks of decisions and events."""

    def decision(self, session: Session, words: Words) -> tuple[str, str]:
        """The decision line and its hint."""

    def line(self, event: dict[str, Any], view: dict[str, Any], words: Words, names: Any) -> str:
        """An event as a sentence, or nothing."""


class Reader:
    """Puts a session into words, anew only when something has happened."""

    def __init__(self) -> None:
        self._key: object = None
        self._reading = Reading()

    def read(self, session: Session, speech: Speech, words: Words) -> Reading:
        """The table as it is now."""
        key = (len(session.game.moves), len(session.log), session.viewer, words.language)
        if key != self._key:
            self._key = key
            self._reading = self._put(session, speech, words)
        return self._reading

    def _put(self, session: Session, speech: Speech, words: Words) -> Reading:
        decision, hint = speech.decision(session, words)
        facts = [
            words("table.standing", name=session.name(seat), points=points)
            for seat, points in enumerate(session.game.scores)
        ]
        story: list[str] = []
        for entry in reversed(session.log):
            sentence = speech.line(entry.event, session.view, words, session.name)
            if sentence:
                story.append(sentence)
            if len(story) == STORY:
                break
        heading = f"{decision}: {hint}" if hint else decision
        return Reading(heading, tuple(facts), tuple(reversed(story)))
