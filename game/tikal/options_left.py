"""What is chosen at the table of Tikal, and what is possible with it: only questions, each worked out once.

How choices are made and given up is in chosen.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from engine import Action, Choices
from engine.tikal import Event, View, preview
from engine.tikal import actions as do
from game.session.session import GameSession
from game.tikal import action_kinds
from game.tikal.action_kinds import AT_A_HEX, WALKS, Kind
from game.tikal.party import Party, standing

Mode = Kind | Literal[""]
"""A kind of action that is chosen before the hex, or none."""
T = TypeVar("T")


class OptionsLeft:
    """The choices so far, and what they leave."""

    def __init__(self, session: GameSession[View, Event]) -> None:
        self.session = session
        self.mode: Mode = ""
        self.place = ""
        """The hex that is chosen."""
        self.party = Party()
        """Who of the members there is to go."""
        self.goal = ""
        """Where they are to go, on a small screen where that is shown first."""
        self.incoming = 1
        """How many workers are to be brought to a camp at once."""
        self.asking = False
        """Whether the guard of the temple is chosen: a worker or the leader."""
        self.unfolded = False
        """Whether a small screen shows all actions and not only those of the hex."""
        self.bid = 0
        """What is offered in the auction; the lowest bid as long as that is more."""
        self.give = ""
        """The treasure to give in an exchange."""
        self._choices = Choices()
        self._costs: dict[Action, int] = {}
        self._kept: dict[str, Any] = {}
        """Answers about the present choices, worked out once."""

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.session.view

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.view["turn"]

    # What is possible with it

    def _once(self, name: str, work_out: Callable[[], T]) -> T:
        if name not in self._kept:
            self._kept[name] = work_out()
        found: T = self._kept[name]
        return found

    def of(self, kind: Kind) -> Choices:
        """The choices of a kind, wherever they are."""
        return self._once(f"of {kind}", lambda: action_kinds.of(kind, self._choices, self.view))

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
            elif action.verb is do.CAMP:
                if self.mode == "camp" or self.own(action.place).size:
                    found[action.place] = None
            elif action.verb in (do.BRING, do.UNCOVER, do.RECOVER, do.GUARD):
                found[action.place] = None
        return list(found)

    def own(self, place: str) -> Party:
        """All members of the player in turn on a hex."""
        view = self.view
        return standing(view["players"][view["turn"]], place)

    @property
    def there(self) -> Party:
        """All members of the player on the chosen hex."""
        return self.own(self.place) if self.place else Party()

    @property
    def mobile(self) -> bool:
        """Whether anybody on the chosen hex can go somewhere."""
        return self._once("mobile", lambda: bool(self._moves(self.actions())))

    def _moves(self, actions: Choices) -> Choices:
        return actions.of(do.MOVE).where(start=self.place)

    def walkers(self, place: str) -> bool:
        """Whether members of the player stand on a hex who can go somewhere."""
        return place in self._once("walkers", lambda: set(self._choices.of(do.MOVE).values("start")))

    @property
    def most_incoming(self) -> int:
        """How many workers could be brought to the chosen camp at once; none where it is no camp."""
        view = self.view
        if self.of("bring").where(member="worker", place=self.place):
            return min(view["players"][view["turn"]]["supply"], view["action_points"])
        return 0

    def goals(self) -> dict[str, tuple[Action, ...]]:
        """Every hex that all of the party can get to, and the actions that take them there."""
        return self._once("goals", self._goals)

    def _goals(self) -> dict[str, tuple[Action, ...]]:
        if not self.party.size or self.mode not in ("", *WALKS):
            return {}
        moves = self._moves(self.actions()).where(member=self.party.members[0])
        left = self.view["action_points"]
        ways = {action.place: self.party.moves(self.place, action.place) for action in moves}
        return {place: actions for place, actions in ways.items() if self.cost(*actions) <= left}

    def here(self) -> Choices:
        """What can be done on the chosen hex besides leaving it."""
        verbs = [action_kinds.VERBS[kind] for kind in AT_A_HEX]
        return self._once("here", lambda: self._choices.of(*verbs).at(self.place))

    def ready(self, kind: Kind) -> tuple[Action, ...]:
        """What a kind of action can only mean now, with what is chosen; nothing where more is to be chosen."""
        return self._once(f"ready {kind}", lambda: self._ready(kind))

    def _ready(self, kind: Kind) -> tuple[Action, ...]:
        possible = self.of(kind)
        if kind == "end":
            return tuple(possible) if len(self._choices) == 1 else ()
        if kind == "move":
            return self.goals().get(self.goal, ())
        if kind == "bring":
            return self._arrivals(possible)
        return self.at(self.place, kind) if self.place else ()

    def _arrivals(self, possible: Choices) -> tuple[Action, ...]:
        """A worker to the chosen camp, or to the only one; the leader if no worker is left."""
        camps = possible.values("place")
        place = self.place if self.place in camps else str(camps[0]) if len(camps) == 1 else ""
        found = tuple(possible.at(place)[:1])
        return found * self.incoming if place == self.place and not self.there.size else found

    def at(self, place: str, kind: Mode = "") -> tuple[Action, ...]:
        """The one action of a kind, or of the chosen one, at a hex; nothing where something is to be asked."""
        wanted = kind or self.mode
        if not wanted or wanted not in AT_A_HEX:
            return ()
        found = self.of(wanted).at(place)
        return tuple(found[:1]) if len(found) == 1 or wanted == "bring" else ()

    def meant(self, place: str) -> Action | None:
        """The action that a hex stands for with what is chosen before, be it possible or not."""
        if self.place and place != self.place and self.party.size and self.mode in ("", *WALKS):
            return self.party.moves(self.place, place)[0]
        return action_kinds.meant(self.mode, place) if self.mode else None

    def cost(self, *actions: Action) -> int:
        """The action points that actions take together."""
        for action in actions:
            if action not in self._costs:
                self._costs[action] = preview.cost(self.session.game, action)
        return sum(self._costs[action] for action in actions)

    def named(self, text: str) -> Action | None:
        """The choice that is written so."""
        return self._once("named", lambda: {action.text: action for action in self._choices}).get(text)
