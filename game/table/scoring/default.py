"""A counting for games that say nothing of their own: the reasons for points in the order of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.screen.catalogue import Catalogue
from game.screen.wording import signed
from game.table.scoring.data import FigureRow, ScoringCount, ScoringStep, scores_before, with_scores

if TYPE_CHECKING:
    from game.session.played import AnyEvent as Event
    from game.session.played import AnyView
    from game.session.session import Session
    from game.table.speech import Speech


def plain_count(
    session: Session, speech: Speech, words: Catalogue, listed: Sequence[str], events: list[Event], before: AnyView
) -> ScoringCount | None:
    """Those of the events that are for one of the listed reasons; None if there are none of them."""
    scored = [event for event in events if event.get("reason") in listed]
    if not scored:
        return None
    name = session.setup.game

    def said(reason: str) -> str:
        return words(f"{name}.reason.{reason.replace(' ', '-')}")

    reasons = [reason for reason in listed if any(event["reason"] == reason for event in scored)]
    # Several events of one reason are one figure.
    sums: dict[tuple[str, int], Event] = {}
    for event in scored:
        key = (event["reason"], event["seat"])
        points = event["points"] + (sums[key]["points"] if key in sums else 0)
        sums[key] = {**event, "points": points}
    steps = tuple(
        ScoringStep(event, reason, said(reason), f"{said(reason)}: {signed(event['points'])}")
        for reason in reasons
        for (why, _), event in sums.items()
        if why == reason
    )
    title = words("scoring.final") if session.over else speech.stage(before, words)
    rows = tuple(FigureRow(reason, said(reason)) for reason in reasons)
    return ScoringCount(
        title, title, "", steps, rows, with_scores(session.view, scores_before(session.view, scored))
    )
