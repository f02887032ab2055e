"""From a session to its table."""

from __future__ import annotations

from game.app import App
from game.games import GAMES
from game.routes import TableWanted
from game.session.session import Session
from game.table.table import Tabletop


def table(app: App, session: Session) -> Tabletop:
    """The table of a session."""
    return GAMES[session.setup.game].table(app, session)


def show(app: App, what: TableWanted) -> None:
    """Sit down."""
    app.push(table(app, what.session))
