"""What is remembered of one turn of one's own while it is tried."""

from __future__ import annotations

from game.host.interface import Host
from game.storage import own_turns, puzzle_results
from game.storage.own_turns import OwnTurn
from game.storage.puzzle_results import PuzzleResult


class KeptTurn:
    """A turn of the list, by its name."""

    def __init__(self, host: Host, name: str, turn: OwnTurn) -> None:
        self.name, self.turn = name, turn
        self._host = host

    def result(self) -> PuzzleResult | None:
        """What came of it since it last came back."""
        self.turn = own_turns.load(self._host).get(self.name, self.turn)
        return self.turn.current(puzzle_results.today())

    def ended(self, points: int, stars: int) -> None:
        """A try was ended."""
        own_turns.ended(self._host, self.name, points, stars)

    def shown(self) -> None:
        """The strongest turn was shown."""
        own_turns.shown(self._host, self.name)
