"""A puzzle at the table of its game, and the way back from it."""

from __future__ import annotations

from game.app import App
from game.puzzle.attempt import Attempt
from game.puzzle.kept import KeptPuzzle
from game.puzzle.mode import PuzzleMode
from game.routes import PuzzleWanted
from game.session.puzzles import Puzzle, called, of_day
from game.storage import puzzle_results
from game.table.gamerecord import games, mode_of
from game.table.table import Table


def puzzling(app: App, puzzle: Puzzle, day: int = 0) -> Table:
    """The table of a game at which one turn is looked for; `day` is that of the puzzle, if it is one's."""
    record = games(app)[puzzle.game]
    attempt = Attempt(app.host, puzzle, [app.words.data(f"player.{colour}") for colour in record.colours])
    mode = PuzzleMode(app, attempt, KeptPuzzle(app.host, puzzle, day), day)
    return record.table(app, mode.session, mode)


def show(app: App, what: PuzzleWanted) -> None:
    """Sit down at a puzzle."""
    today = puzzle_results.today()
    day = what.day or (0 if what.id else today)
    puzzle = of_day(day) if day else called(what.id)
    if puzzle is None:
        return
    if not day and puzzle.id == of_day(today).id:
        day = today
    sit_down(app, puzzling(app, puzzle, day))


def sit_down(app: App, table: Table) -> None:
    """Show the table of a puzzle, in place of another one."""
    if mode_of(app.top, PuzzleMode):
        app.replace(table)
    else:
        app.push(table)
