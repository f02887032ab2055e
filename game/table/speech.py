"""The words of one game, as a table wants them: what each game's own module `speech` answers."""

from __future__ import annotations

from typing import Protocol

from engine import IllegalAction
from game.screen.catalogue import Catalogue
from game.session.played import AnyView
from game.session.session import Session
from game.table import screenreader


class Speech(screenreader.EventSpeech, Protocol):
    """The words of one game: what is decided, where the game stands, what happened, and why not."""

    def decision(self, session: Session, words: Catalogue) -> tuple[str, str]:
        """The decision line and its hint."""

    def advice(self, session: Session, words: Catalogue) -> str:
        """A few sentences for whoever does not know what to do now."""

    def stage(self, view: AnyView, words: Catalogue) -> str:
        """How far the game is."""

    def refusal(self, error: IllegalAction, words: Catalogue) -> str:
        """Why an action is refused."""


def decision(speech: Speech, session: Session, words: Catalogue) -> tuple[str, str]:
    """The decision at hand and its hint; the end of a turn is one too, and waiting for somebody elsewhere."""
    if session.held:
        name = session.name(session.viewer)
        return words("table.turn.held", name=name), words("table.turn.held.hint")
    if session.waiting and session.to_move is not None:
        name = session.name(session.to_move)
        return words("table.turn.elsewhere", name=name), words("table.turn.elsewhere.hint")
    return speech.decision(session, words)
