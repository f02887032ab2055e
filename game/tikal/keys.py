"""Keys of the table of Tikal: turning the tile, groups, who goes, bids in digits, and every action by a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import actions as do
from game.host.events import Key
from game.tikal.action_kinds import Kind
from game.tikal.hexmenu import party as hexmenu_party

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

TURNS = {"r": 1, "e": 1, "q": -1}
ACTIONS: dict[str, Kind] = {
    "b": "bring",
    "k": "hop",
    "m": "move",
    "u": "uncover",
    "t": "recover",
    "x": "exchange",
    "c": "camp",
    "g": "guard",
    "f": "end",
}
STEPS = {"+": 1, "=": 1, "-": -1}
LETTERS = {kind: letter for letter, kind in ACTIONS.items()}


class TikalKeys:
    """What single keys do; arrows and Enter choose among targets as everywhere."""

    def __init__(self, table: TikalTable) -> None:
        self.table, self._app, self._session = table, table.app, table.session
        self._chosen, self._board, self._dialogs = table.chosen, table.board, table.dialogs
        self._written = 0, 0
        """How many moves had been made when digits of a bid were written last, and the number they make."""

    def press(self, key: Key) -> bool:
        """Do what a key is for; false when it is for others."""
        name, table, chosen = key.name.lower(), self.table, self._chosen
        if key.ctrl or key.alt:
            return False
        if name in TURNS:
            self._board.turn(-TURNS[name] if key.shift else TURNS[name])
        elif name in ACTIONS and self._session.choices:
            self._act(ACTIONS[name])
        elif table.dialog() is not None or not self._board.open:
            return False
        elif self._session.choices.of(do.BID):
            return self._bid(name)
        elif name == "n":
            self._next(-1 if key.shift else 1)
        elif name == "l" and chosen.there.leader and chosen.there.workers:
            chosen.switch_leader()
        elif name in STEPS and hexmenu_party.count(chosen) is not None:
            chosen.step(STEPS[name])
        else:
            return False
        return True

    def _bid(self, name: str) -> bool:
        """Offer a point more or less, or the number that is written, and have the focus on the bid."""
        if name in STEPS:
            self._app.choose("ui-bid-more" if STEPS[name] > 0 else "ui-bid-less")
        elif len(name) == 1 and name in "0123456789":
            self._chosen.offer(self._written_with(int(name)))
        else:
            return False
        bids = [action.points for action in self._session.choices.of(do.BID)]
        self._app.focus_on(f"bid {min(max(self._chosen.bid, bids[0]), bids[-1])}")
        return True

    def _written_with(self, digit: int) -> int:
        """The bid that is written with one more digit; one that gets too high begins anew."""
        session = self._session
        moves, before = self._written
        number = (before if moves == len(session.game.moves) else 0) * 10 + digit
        if number > max(action.points for action in session.choices.of(do.BID)):
            number = digit
        self._written = len(session.game.moves), number
        return number

    def _act(self, kind: Kind) -> None:
        """Press the button of a kind; the end of the turn once more means it."""
        table = self.table
        if table.dialog() is None:
            table.press(kind)
        elif kind == "end" and self._dialogs.kind == "end":
            self._app.choose("end turn")

    def _next(self, by: int) -> None:
        """Choose the next of one's groups and camps, in reading order, and have the focus there."""
        chosen = self._chosen
        listed = sorted(chosen.sources())
        if not listed:
            return
        now = listed.index(chosen.place) + by if chosen.place in listed else 0 if by > 0 else -1
        chosen.start_from(listed[now % len(listed)])
        self.table.show_choice()
        self._app.focus_on(f"hex {chosen.place}")
