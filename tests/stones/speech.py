"""The words of Stones: what is decided, where the game stands, what happened, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Action, IllegalAction
from game.screen.catalogue import Catalogue
from game.session.session import Session


def decision(session: Session, words: Catalogue) -> tuple[str, str]:
    """The decision line and its hint."""
    seat = session.to_move
    if seat is None:
        return words("table.over"), words("table.over.hint")
    if not session.choices:
        said = "table.waiting" if session.live else "table.watched"
        return words(said, name=session.name(seat)), words("table.waiting.hint")
    return words("stones.decide", name=session.name(seat)), words("stones.decide.hint")


def advice(session: Session, words: Catalogue) -> str:
    """A few sentences for whoever does not know what to do now."""
    return words("stones.advice")


def stage(view: dict[str, Any], words: Catalogue) -> str:
    """How many stones are left."""
    return words("stones.left", count=view["stones"])


def line(event: dict[str, Any], view: dict[str, Any], words: Catalogue, name: Callable[[int], str]) -> str:
    """An event as a sentence, or nothing."""
    if event["kind"] == "take":
        return words("stones.log.take", count=event["count"], name=name(event["seat"]))
    return words("stones.log.last", name=name(event["seat"])) if event["kind"] == "points" else ""


def refusal(error: IllegalAction, words: Catalogue) -> str:
    """Why an action is refused."""
    known: dict[str, Any] = error.params
    return words(f"stones.refuse.{error.code}", **known)


def label(words: Catalogue, action: Action) -> str:
    """What an action does."""
    return words("stones.act.take", count=action.count)
