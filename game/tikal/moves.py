"""What the player has chosen on the way to an action: a kind of action, a hex, who of the members there, how many.

Clicking a hex chooses it and shows what its members can do and where they can go; a button of the action bar
chooses a kind of action first and shows where it is possible. Both end in the same actions of the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from engine import Action
from engine.tikal import preview
from game.play.session import Session

if TYPE_CHECKING:
    from game.tikal.scene import Jungle

Mode = Literal["", "bring", "hop", "move", "uncover", "recover", "exchange", "camp", "guard"]
MODES: tuple[Mode, ...] = ("bring", "hop", "move", "uncover", "recover", "exchange", "camp", "guard")
MEMBERS = ("worker", "leader")
BASE = "base"
T = TypeVar("T")


class Moves:
    """The choices so far. They are given up as soon as they lead nowhere any more."""

    def __init__(self, table: Jungle) -> None:
        self.table = table
        self.mode: Mode = ""
        self.place = ""
        self.member = "worker"
        self.count = 1
        self._choices: tuple[Action, ...] = ()
        self._asked: dict[str, int] = {}
        self._kept: dict[str, Any] = {}
        """Answers about the present choices, worked out once."""

    @property
    def session(self) -> Session:
        """The game."""
        return self.table.session

    # Looking at the game

    def update(self) -> None:
        """The game has changed, or what is chosen: keep of it what is still possible."""
        choices = self.session.choices if self.session.step == "act" else ()
        if choices != self._choices:
            self._choices, self._asked = choices, {}
        self._kept = {}
        if self.mode and not self.available(self.mode):
            self.mode = ""
            self._kept = {}
        if self.place and self.place not in self.sources():
            self.place = ""
            self._kept = {}
        who = self.movers()
        if who and self.member not in who:
            self.member = who[0]
        self.count = max(1, min(self.count, self.most()))

    def _once(self, name: str, work_out: Callable[[], T]) -> T:
        if name not in self._kept:
            self._kept[name] = work_out()
        found: T = self._kept[name]
        return found

    def available(self, mode: str) -> bool:
        """Whether a kind of action is possible anywhere."""
        return any(self._belongs(action, mode) for action in self._choices)

    def _belongs(self, action: Action, mode: str) -> bool:
        verb, *rest = str(action).split()
        if mode == "hop":
            return verb == "move" and rest[1] in self._hubs() and rest[2] in self._hubs()
        return verb == mode

    def _hubs(self) -> tuple[str, ...]:
        """The places that secret paths join for the player to move."""
        view = self.session.view
        return (BASE, *view["players"][view["turn"]]["camps"])

    def actions(self) -> list[Action]:
        """The actions that the chosen kind leaves, all of them without one."""
        return self._once("actions", self._left)

    def _left(self) -> list[Action]:
        return [action for action in self._choices if not self.mode or self._belongs(action, self.mode)]

    def sources(self) -> list[str]:
        """The hexes that can be chosen to see what can be done there."""
        return self._once("sources", self._sources)

    def _sources(self) -> list[str]:
        found: dict[str, None] = {}
        for action in self.actions():
            verb, *rest = str(action).split()
            if verb in ("move", "bring"):
                found[rest[1]] = None
            elif verb in ("uncover", "recover", "guard") or (verb == "camp" and self.mode == "camp"):
                found[rest[0]] = None
        return list(found)

    def movers(self) -> list[str]:
        """Who of the members on the chosen hex can go somewhere."""
        return self._once("movers", self._movers)

    def _movers(self) -> list[str]:
        start = [str(action).split()[1:3] for action in self.actions() if str(action).startswith("move ")]
        return [member for member in MEMBERS if [member, self.place] in start]

    def direct(self, place: str) -> Action | None:
        """The one action of the chosen kind on a hex; nothing where there is a choice or a goal to be found."""
        if self.mode in ("", "move", "hop"):
            return None
        found = [action for action in self.actions() if self._on(action) == place]
        return found[0] if len(found) == 1 else None

    def most(self) -> int:
        """How many equal members there are on the chosen hex."""
        if not self.place or self.member == "leader":
            return 1
        view = self.session.view
        return int(view["players"][view["turn"]]["workers"].get(self.place, 1))

    def goals(self) -> dict[str, Action]:
        """Every hex that all of those chosen can get to."""
        return self._once("goals", self._goals)

    def _goals(self) -> dict[str, Action]:
        start = f"move {self.member} {self.place} "
        points = self.session.view["action_points"]
        return {
            str(action).split()[3]: action
            for action in self.actions()
            if self.place and str(action).startswith(start) and self._cost(action) * self.count <= points
        }

    def here(self) -> list[Action]:
        """What can be done on the chosen hex besides leaving it."""
        return self._once("here", self._here)

    def _here(self) -> list[Action]:
        return [action for action in self.actions() if self.place and self._on(action) == self.place]

    def _on(self, action: Action) -> str:
        verb, *rest = str(action).split()
        if verb in ("uncover", "recover", "camp", "guard"):
            return rest[0]
        return rest[1] if verb == "bring" else ""

    def cost(self, target: str) -> int:
        """The action points that choosing a target takes; nothing for what is no action."""
        action = next((one for one in self._choices if str(one) == target), None)
        if action is None:
            return 0
        return self._cost(action) * (self.count if action.verb.name == "move" else 1)

    def _cost(self, action: Action) -> int:
        text = str(action)
        if text not in self._asked:
            self._asked[text] = preview.cost(self.session.game, action)
        return self._asked[text]

    def cost_to(self, place: str) -> int:
        """What the way there costs one of those chosen."""
        return self._cost(self.goals()[place])

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
        self.member = MEMBERS[0]
        self.table.refresh()

    def lead(self, place: str, member: str = MEMBERS[0]) -> None:
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

    def clear(self) -> bool:
        """Give everything up; false when nothing was chosen."""
        chosen = bool(self.place or self.mode)
        self.place, self.mode, self.count, self._kept = "", "", 1, {}
        return chosen

    def go(self, action: Action) -> None:
        """Send those chosen on their way, one after another, and stay with them."""
        _, member, _, goal = str(action).split()
        count = self.count
        self.mode, self.count = "", 1
        self.place, self.member = goal, member
        self.table.act(*[action] * count)
