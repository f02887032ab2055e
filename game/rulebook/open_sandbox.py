"""A worked example at the table of its game, to be tried out."""

from __future__ import annotations

from typing import cast

from game.app import App
from game.routes import TryWanted
from game.rulebook.example import examples
from game.rulebook.sandbox import SandboxTable
from game.table.gamerecord import games


def trying(app: App, game: str, name: str) -> SandboxTable:
    """The table of a game in the position of an example."""
    example = next(one for one in examples(game) if one.name == name)
    record = games(app)[game]
    made = cast(type[SandboxTable], type("TryTable", (SandboxTable, record.table), {}))
    return made(app, example.session(app))


def show(app: App, what: TryWanted) -> None:
    """Sit down at the position."""
    app.push(trying(app, what.game, what.example))
