"""Going on with the game under way."""

from __future__ import annotations

from engine import RecordError
from game.app import App
from game.routes import EndFollows, ResumeWanted, TableWanted
from game.session.session import under_way


def show(app: App, what: ResumeWanted) -> None:
    """The table as it was left, or the end of a game that is over."""
    try:
        found = under_way(app.host)
    except RecordError:
        what.damaged()
        return
    app.follow(EndFollows(found) if found.over else TableWanted(found))
