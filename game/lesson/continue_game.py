"""The game that goes on for real where the last lesson has ended."""

from __future__ import annotations

from game.app import App
from game.routes import TaughtGame
from game.session import session
from game.storage import shelf
from game.table.gamerecord import table_of


def show(app: App, what: TaughtGame) -> None:
    """Sit down at the same game, which is stored from now on; one that was under way waits on the shelf."""
    text = what.session.saved()
    shelf.set_aside(app.host)
    app.host.store(session.KEY, text)
    app.replace(table_of(app, session.read(app.host, text)))
