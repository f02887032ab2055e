"""What is chosen so far on the way to an action, and what can be done with it: one object for the whole table.

Clicking a hex chooses it and shows what its members can do and where they can go; a button of the action bar
chooses a kind of action first and shows where it is possible. Both end in the same actions of the engine. Parts
read what is chosen and ask for changes; only the tile over the board is in the board's own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from engine import Action, Choices
from engine.tikal import actions as do
from engine.tikal import preview
from game.tikal import kinds
from game.tikal.kinds import AT_A_HEX, Kind

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable

Mode = Kind | Literal[""]
"""A kind of action that is chosen before the hex, or none."""
T = TypeVar("T")


class Chosen:
    """The choices so far. They are given up as soon as they lead nowhere any more."""

    def __init__(self, table: TikalTable) -> None:
        self.table = table
        self.mode: Mode = ""
        self.place = ""
        """The hex that is chosen."""
        self.member = do.MEMBERS[0]
        """Who of the members there is to go."""
        self.count = 1
        """How many of them."""
        self.bid = 0
        """What is offered in the auction; the lowest bid as long as that is more."""
        self.give = ""
        """The treasure to give in an exchange."""
        self.temple = ""
        """The temple that is about to get a guard."""
        self._moment = -1
        self._choices = Choices()
        self._costs: dict[Action, int] = {}
        self._kept: dict[str, Any] = {}
        """Answers about the present choices, worked out once."""

    def update(self) -> None:
        """The game has changed, or what is chosen: keep of it what is still possible."""
        session = self.table.session
        if self._moment != len(session.game.moves):
            self._moment, self.bid = len(session.game.moves), 0
        choices = session.choices if session.step == "act" else Choices()
        if choices != self._choices:
            self._choices, self._costs = choices, {}
        self._kept = {}
        if self.mode and not self.of(self.mode):
            self.mode = ""
            self._kept = {}
        if self.place and self.place not in self.sources():
            self.place = ""
            self._kept = {}
        who = self.movers()
        if who and self.member not in who:
            self.member = who[0]
        self.count = max(1, min(self.count, self.most()))

    # What is possible with it

    def _once(self, name: str, work_out: Callable[[], T]) -> T:
        if name not in self._kept:
            self._kept[name] = work_out()
        found: T = self._kept[name]
        return found

    def of(self, kind: Kind) -> Choices:
        """The choices of a kind, wherever they are."""
        return self._once(f"of {kind}", lambda: kinds.of(kind, self._choices, self.table.view))

    def actions(self) -> Choices:
        """The choices that the chosen kind leaves, all of them without one."""
        return self.of(self.mode) if self.mode else self._choices

    def sources(self) -> list[str]:
        """The hexes that can be chosen to see what can be done there."""
        return self._once("sources", self._sources)

    def _sources(self) -> list[str]:
        found: dict[str, None] = {}
        for action in self.actions():
            if action.verb is do.MOVE:
                found[action.start] = None
            elif action.verb in (do.BRING, do.UNCOVER, do.RECOVER, do.GUARD) or self.mode == "camp":
                found[action.place] = None
        return list(found)

    def movers(self) -> list[str]:
        """Who of the members on the chosen hex can go somewhere."""
        moves = self._once("moves", lambda: self.actions().of(do.MOVE).where(start=self.place))
        return [member for member in do.MEMBERS if member in moves.values("member")]

    def direct(self, place: str, kind: Mode = "") -> Action | None:
        """The one action of a kind, or of the chosen one, at a hex; none where something is to be asked."""
        wanted = kind or self.mode
        if not wanted or wanted not in AT_A_HEX or wanted == "guard":
            return None
        return _only(self.of(wanted).at(place))

    def sole(self, kind: Kind) -> Action | None:
        """The one action that a kind can only mean now; none where something is to be asked."""
        if kind == "end":
            return _only(self._choices) if self.of(kind) else None
        if kind == "bring" and not self.of(kind).at(self.place):
            return _only(self.of(kind))
        return self.direct(self.place, kind)

    def most(self) -> int:
        """How many equal members there are on the chosen hex."""
        if not self.place or self.member == "leader":
            return 1
        view = self.table.view
        return view["players"][view["turn"]]["workers"].get(self.place, 1)

    def goals(self) -> dict[str, Action]:
        """Every hex that all of those chosen can get to."""
        return self._once("goals", self._goals)

    def _goals(self) -> dict[str, Action]:
        moves = self.actions().of(do.MOVE).where(member=self.member, start=self.place)
        return {action.place: action for action in moves if self.cost(action) <= self.table.view["action_points"]}

    def here(self) -> Choices:
        """What can be done on the chosen hex besides leaving it."""
        verbs = [kinds.VERBS[kind] for kind in AT_A_HEX]
        return self._once("here", lambda: self.actions().of(*verbs).at(self.place))

    def meant(self, place: str) -> Action | None:
        """The action that a hex stands for with what is chosen before, be it possible or not."""
        if self.place and place != self.place:
            return do.MOVE.of(member=self.member, start=self.place, place=place)
        return kinds.meant(self.mode, place, self.member) if self.mode else None

    def cost(self, action: Action) -> int:
        """The action points that an action takes, a move for all of those chosen."""
        if action not in self._costs:
            self._costs[action] = preview.cost(self.table.session.game, action)
        return self._costs[action] * (self.count if action.verb is do.MOVE else 1)

    def cost_to(self, place: str) -> int:
        """What the way there costs one of those chosen."""
        return self.cost(self.goals()[place]) // self.count

    # Choosing

    def set_mode(self, mode: Mode) -> None:
        """Choose a kind of action; the same once more gives it up."""
        self.mode = "" if mode == self.mode else mode
        self.place, self.count, self._kept = "", 1, {}
        sources = self.sources()
        if self.mode in ("move", "hop") and len(sources) == 1:
            self.place = sources[0]
        self.table.refresh()

    def select(self, place: str) -> None:
        """Choose a hex; the same once more gives it up."""
        self.place = "" if place == self.place else place
        self.count = 1
        self.member = do.MEMBERS[0]
        self.table.refresh()

    def start_from(self, place: str, member: str = do.MEMBERS[0]) -> None:
        """Choose a hex and who of the members there, whatever was chosen before."""
        self.mode, self.place, self.member, self.count = "", place, member, 1
        self.table.refresh()

    def pick(self, member: str) -> None:
        """Choose who is to go: workers or the leader."""
        self.member, self.count = member, 1
        self.table.refresh()

    def step(self, by: int) -> None:
        """More or fewer of them."""
        self.count = max(1, min(self.count + by, self.most()))
        self.table.refresh()

    def offer(self, points: int) -> None:
        """Make up a bid."""
        self.bid = points
        self.table.arrange()

    def clear(self) -> bool:
        """Give up kind and hex; false when neither was chosen."""
        chosen = bool(self.place or self.mode)
        self.place, self.mode, self.count, self._kept = "", "", 1, {}
        return chosen

    def go(self, action: Action) -> None:
        """Send those chosen on their way together, and stay with them."""
        count = self.count
        self.mode, self.count = "", 1
        self.place, self.member = action.place, action.member
        self.table.act(*[action] * count)


def _only(actions: Choices) -> Action | None:
    return actions[0] if len(actions) == 1 else None
