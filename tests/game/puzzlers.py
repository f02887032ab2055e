"""Somebody who looks for turns in tests: plays a line by targets or at once, and waits for the card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.app import App
from game.puzzle.mode import PuzzleMode
from game.puzzle.open import puzzling
from game.session.puzzles import Puzzle
from game.table.gamerecord import mode_of
from game.table.table import Table
from tests.game.sitting import Sitting


def natural(puzzle: Puzzle) -> tuple[str, ...]:
    """The shortest turn there is: whatever ends it soonest."""
    game = puzzle.begin()
    moves = []
    while game.to_move == puzzle.seat:
        ends = [one for one in game.legal_actions() if str(one) in ("end turn", "rest", "done", "stop", "stay")]
        action = (ends or game.legal_actions())[0]
        moves.append(str(action))
        game.apply(action)
    return tuple(moves)


def ended(app: App, puzzle: Puzzle) -> Table:
    """A table at which the natural turn was played and ended."""
    table = puzzling(app, puzzle)
    for move in natural(puzzle):
        table.carry_out(table.session.game.parse(move))
    table.motion.skip()
    table.counting.finish()
    if table.session.held:
        table.end_turn()
    return table


class Puzzler:
    """Tries a puzzle of a sitting."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def mode(self) -> PuzzleMode:
        """The puzzle at its table."""
        mode = mode_of(self.sitting.app.top, PuzzleMode)
        assert mode is not None
        return mode

    @property
    def table(self) -> Table:
        """The table of the puzzle."""
        return self.mode.table

    def play(self, line: Sequence[str]) -> None:
        """Make these moves, each by its target; one may bring those after it along."""
        first, asked = len(self.table.session.game.moves), Counter[str]()
        for move in line:
            self._step()
            asked[move] += 1
            made = Counter(str(one) for one in self.table.session.game.moves[first:])
            if made[move] >= asked[move]:
                continue
            if move not in self.sitting.ids():
                self.table.select_path_to(self.table.session.game.parse(move))
                self.sitting.see()
            self.sitting.choose(move)

    def _step(self) -> None:
        """Wait until the table is still."""
        while self.table.showing:
            self.sitting.app.step((), 0.1)
        self.sitting.see()

    def end(self) -> str:
        """Have the turn ended, and hear what the card says."""
        for _ in range(400):
            if self.mode.card_up:
                self.sitting.see(dt=1.0)
                return self.mode.card.told
            if "count-skip" in self.sitting.ids():
                self.sitting.choose("count-skip")
            elif "ui-end-turn" in self.sitting.ids():
                self.sitting.choose("ui-end-turn")
            self.sitting.app.step((), 0.1)
        raise AssertionError("No card has come.")
