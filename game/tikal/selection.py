"""What is chosen so far on the way to an action: one object for the whole table.

Clicking a hex chooses it and shows what its members can do and where they can go; a button of the action bar
acts on that hex, or chooses a kind of action first and shows where it is possible. Both end in the same actions of
the engine. Parts read what is chosen and ask for changes; only the tile over the board is in the board's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action, Choices
from game.tikal.action_kinds import WALKS
from game.tikal.options_left import Mode, OptionsLeft
from game.tikal.party import Party

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class TikalSelection(OptionsLeft):
    """The choices so far. They are given up as soon as they lead nowhere any more."""

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table.session)
        self.table = table
        self._moment = -1
        self._found = True
        """Whether members of the player stood on the chosen hex when it was last looked at."""

    def update(self) -> None:
        """The game has changed, or what is chosen: keep of it what is still possible."""
        session = self.session
        if self._moment != len(session.game.moves):
            self._moment, self.bid = len(session.game.moves), 0
        choices = session.choices if session.step == "act" else Choices()
        if choices != self._choices:
            self._choices, self._costs = choices, {}
        self._kept = {}
        if self.mode and not self.of(self.mode):
            self.mode, self._kept = "", {}
        if self.place and self.place not in self.sources():
            self.place, self._kept = "", {}
        self._see_party()
        self.incoming = max(1, min(self.incoming, self.most_incoming))
        self.asking = self.asking and len(self.of("guard").at(self.place)) > 1
        if self.goal not in self.goals():
            self.goal = ""

    def _see_party(self) -> None:
        """Keep who is still there of those who are to go; the usual ones where all of them came or went."""
        there, wanted = self.there, self.party.size or not self._found
        self.party, self._found = self.party.within(there), bool(there.size)
        if wanted and not self.party.size:
            self.party = there.usual

    # Choosing

    def set_mode(self, mode: Mode) -> None:
        """Choose a kind of action; the same once more gives it up. Who is to walk stays chosen."""
        self.mode = "" if mode == self.mode else mode
        self.asking, self._kept = False, {}
        sources, walking = self.sources(), self.mode in WALKS
        if self.mode and not (walking and self.place in sources):
            self.choose(sources[0] if walking and len(sources) == 1 else "")
        self.table.refresh()

    def choose(self, place: str, party: Party | None = None) -> None:
        """Have this hex chosen, with a party or the usual one."""
        self.place, self.goal, self.asking, self.unfolded, self.incoming = place, "", False, False, 1
        self.party, self._found, self._kept = party or self.there.usual, bool(self.there.size), {}

    def select(self, place: str) -> None:
        """Choose a hex; the same once more gives it up."""
        self.choose("" if place == self.place else place)
        self.table.show_choice()
        self.table.refresh()

    def start_from(self, place: str, party: Party | None = None) -> None:
        """Choose a hex and who of the members there, whatever was chosen before."""
        self.mode = ""
        self.choose(place, party)
        self.table.refresh()

    def send(self, workers: int, leader: bool) -> None:
        """Choose who is to go."""
        self.party = Party(workers, leader).within(self.there)
        self.table.refresh()

    def step(self, by: int) -> None:
        """One worker more or fewer, to go or to be brought in."""
        if self.there.size:
            self.send(self.party.workers + by, self.party.leader)
        else:
            self.incoming += by
            self.table.refresh()

    def switch_leader(self) -> None:
        """The leader goes too, or stays."""
        self.send(self.party.workers, not self.party.leader)

    def aim(self, place: str) -> None:
        """Show the way to a hex; the same once more goes there."""
        if place == self.goal:
            self.go(place)
        else:
            self.goal = place
            self.table.refresh()

    def ask_guard(self, place: str) -> None:
        """Ask who becomes the guard of a temple."""
        self.mode = ""
        if place != self.place:
            self.choose(place)
        self.asking, self.unfolded = True, False
        self.table.refresh()

    def unfold(self) -> None:
        """Show all actions on a small screen, or those of the hex again."""
        self.unfolded = not self.unfolded
        self.table.refresh()

    def offer(self, points: int) -> None:
        """Make up a bid."""
        self.bid = points
        self.table.arrange()

    def clear(self) -> bool:
        """Give up kind and hex; false when neither was chosen."""
        chosen = bool(self.place or self.mode)
        self.mode = ""
        self.choose("")
        return chosen

    def let_go(self) -> bool:
        """Give up the latest of the choices; false when there is none."""
        if self.asking or self.goal:
            self.asking, self.goal = False, ""
        elif self.mode and self.place:
            self.mode = ""
        else:
            return self.clear()
        self._kept = {}
        return True

    # Acting

    def go(self, place: str) -> None:
        """Send the party on its way together, and stay with it."""
        actions, party = self.goals()[place], self.party
        self.mode = ""
        self.choose(place, party)
        self.table.act(*actions)

    def do(self, *actions: Action) -> None:
        """Carry actions out as one step; the hex stays chosen, or else where they are done."""
        self.mode, self.asking, self.incoming = "", False, 1
        if not self.place and "place" in actions[0].fields:
            self.choose(actions[0].place)
        self.table.act(*actions)
