"""A worked example at the table of its game, to be tried out."""

from __future__ import annotations

from game.app import App
from game.routes import TryWanted
from game.rulebook.example import examples
from game.rulebook.sandbox import SandboxMode
from game.table.gamerecord import games
from game.table.table import Table


def trying(app: App, game: str, name: str) -> Table:
    """The table of a game in the position of an example."""
    example = next(one for one in examples(game) if one.name == name)
    return games(app)[game].table(app, example.session(app), SandboxMode())


def show(app: App, what: TryWanted) -> None:
    """Sit down at the position."""
    app.push(trying(app, what.game, what.example))
