"""From a session to its table."""

from __future__ import annotations

from game.app import App
from game.routes import TableWanted
from game.table.gamerecord import table_of


def show(app: App, what: TableWanted) -> None:
    """Sit down."""
    app.push(table_of(app, what.session))
