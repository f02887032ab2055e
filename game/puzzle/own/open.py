"""A turn of one's own at the table of its game."""

from __future__ import annotations

from engine import EngineError
from game.app import App
from game.puzzle import page
from game.puzzle.open import sit_down
from game.puzzle.own.attempt import OwnAttempt
from game.puzzle.own.kept import KeptTurn
from game.puzzle.own.mode import OwnMode
from game.routes import OwnTurnWanted, TurnsWanted
from game.session import puzzles
from game.storage import own_turns
from game.table.gamerecord import games


def show(app: App, what: OwnTurnWanted) -> None:
    """Sit down at a turn of one's own; one that cannot be read is taken from the list."""
    name = what.name or next(iter(own_turns.due(app.host)), "")
    turn = own_turns.load(app.host).get(name)
    record = games(app).get(turn.game) if turn is not None else None
    try:
        if turn is None or record is None:
            raise LookupError(name)
        puzzle = puzzles.own(own_turns.text(app.host, name), turn.game)
        mode = OwnMode(app, OwnAttempt(app.host, puzzle), KeptTurn(app.host, name, turn))
    except (EngineError, LookupError):
        own_turns.forget(app.host, name)
        page.show(app, TurnsWanted(), notice="turns.own.damaged")
        return
    sit_down(app, record.table(app, mode.session, mode))
