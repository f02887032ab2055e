"""The game object: one face for every game.

It holds a state and the moves that led there, keeps the current list of choices, and checks
every action against it. What the choices are and what they do is the business of the game's rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .action import Action
from .chance import Chance
from .errors import IllegalAction, NotationError, SeatError
from .options import Option
from .plain import quoted
from .telling import Event

if TYPE_CHECKING:
    from .search import Expert, Level

Json = dict[str, Any]


class Player(Protocol):
    """What a game needs of any player."""

    score: int


class State(Protocol):
    """What a game needs of any state."""

    events: list[Event] | None

    @property
    def players(self) -> Sequence[Player]:
        """Everybody, by seat."""

    def copy(self: S) -> S:
        """An independent copy, without listeners."""


S = TypeVar("S", bound=State)


def _never(state: Any, action: Action) -> bool:
    return False


def _always_said(action: Action) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[S]):
    """What each game provides, as functions of its state."""

    name: str
    players: tuple[int, ...]
    """The numbers of players it can be played by."""
    options: tuple[Option, ...]
    """What can be chosen before it begins, besides who is first and what people are called."""
    check_options: Callable[[object, Json], Json]
    """All options with their values; OptionError where one does not fit."""
    setup: Callable[[int, int, Json], S]
    """The state before the first decision, from the number of players, the seed and checked options."""
    to_move: Callable[[S], int | None]
    """The seat that decides, None when the game is over."""
    legal: Callable[[S], list[Action]]
    """Every choice of the current decision."""
    effect: Callable[[S, Action], None]
    """Carries out a legal action in place."""
    refusal: Callable[[S, Action], IllegalAction]
    """Why an action that is not legal is refused."""
    parse: Callable[[str], Action]
    """The action that a text writes."""
    winners: Callable[[S], list[int]]
    """The seats that won; empty until the game is over."""
    position: Callable[[S], Json]
    """The complete state as plain data."""
    from_position: Callable[[Json], S]
    """The state that plain data describes; PositionError where it is impossible."""
    view: Callable[[S, int], Json]
    """What one seat may know, as plain data."""
    imagine: Callable[[Json, Chance], Json]
    """A position that this view could be a view of, dealt by chance."""
    show: Callable[[S], str]
    """The state as text for people."""
    secrets: tuple[str, ...]
    """What of a player's things the others cannot see."""
    witnessed: Callable[[Event, int], Event]
    """An event as a seat sees it that did not do it."""
    reveals: Callable[[Event], bool]
    """Whether an event showed something hidden, so that it cannot be taken back."""
    expert: Expert
    """What computer players know of the game."""
    levels: Mapping[str, Level]
    """How hard they think, the easiest level first."""
    styles: Mapping[str, Expert] = field(default_factory=dict)
    """The same knowledge with other likings, equally strong: the temperaments of computer players."""
    unsaid: Callable[[Action], bool] = _always_said
    """Whether an action may be the last of a turn without saying that the turn is over."""
    formerly_legal: Callable[[S, Action], bool] = _never
    """Whether earlier versions of the rules offered an action that is not legal now: old records hold some."""
    numbered: Callable[[S], list[Action]] | None = None
    """The choices as links number them, if not just the legal ones: old links count what was offered."""


class Game(Generic[S]):
    """A game under way. Make one with `new_game`, `load` or `from_position`."""

    __slots__ = ("_legal", "moves", "options", "origin", "players", "rules", "seed", "state")

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        players: int,
        seed: int | None,
        options: Json,
        origin: Json | None = None,
    ) -> None:
        self.rules = rules
        self.state = state
        self.players = players
        self.seed = seed
        self.options = options
        self.origin = origin
        self.moves: list[Action] = []
        self._legal: tuple[Action, ...] | None = None

    @property
    def name(self) -> str:
        """Which game this is."""
        return self.rules.name

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return self.rules.to_move(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat, now."""
        return [player.score for player in self.state.players]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty until the game is over."""
        return self.rules.winners(self.state)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal choice of the current decision; empty only when the game is over."""
        if self._legal is None:
            self._legal = tuple(self.rules.legal(self.state))
        return self._legal

    def apply(self, action: Action) -> None:
        """Carry out one of the legal actions, or raise IllegalAction and change nothing."""
        if action not in self.legal_actions():
            raise self._refusal(action)
        self._legal = None
        self.moves.append(action)
        self.rules.effect(self.state, action)

    def replay(self, action: Action) -> None:
        """Carry out an action of a record: as `apply`, but what used to be legal still has its effect."""
        if action not in self.legal_actions() and self.rules.formerly_legal(self.state, action):
            self._legal = (action,)
        self.apply(action)

    def numbered(self) -> tuple[Action, ...]:
        """The choices in the order in which links number them, all of which `replay` takes."""
        return self.legal_actions() if self.rules.numbered is None else tuple(self.rules.numbered(self.state))

    def _refusal(self, action: object) -> IllegalAction:
        if not isinstance(action, Action):
            sentence = "{thing} is not an action; use one of legal_actions() or parse()."
            return IllegalAction("not-an-action", sentence, thing=quoted(action))
        try:
            known = self.rules.parse(action.text)
        except NotationError:
            known = None
        if known is not action:  # of another game, or made up
            sentence = "{thing} is not an action of this game; use one of legal_actions() or parse()."
            return IllegalAction("not-an-action", sentence, thing=quoted(action.text))
        return self.rules.refusal(self.state, action)

    def parse(self, text: str) -> Action:
        """The action that a text writes; it need not be legal now."""
        return self.rules.parse(text)

    def copy(self) -> Game[S]:
        """An independent copy of the game."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin.state = self.state.copy()
        twin.players = self.players
        twin.seed = self.seed
        twin.options = self.options
        twin.origin = self.origin
        twin.moves = self.moves[:]
        twin._legal = self._legal
        return twin

    def listen(self) -> list[Event]:
        """From now on collect what happens (points and their reasons, pieces that move) in this list."""
        if self.state.events is None:
            self.state.events = []
        return self.state.events

    def position(self) -> Json:
        """The complete state as plain data, ready for JSON."""
        return self.rules.position(self.state)

    def view(self, seat: int) -> Json:
        """What that seat may know, as plain data; the rest is not in it."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise SeatError(f"There is no seat {quoted(seat)}: seats are 0 to {self.players - 1}.")
        data = self.rules.view(self.state, seat)
        data["legal"] = [str(action) for action in self.legal_actions()] if seat == self.to_move else []
        return data

    def digest(self) -> str:
        """A hash of the whole state, equal on every platform and Python version."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def __str__(self) -> str:
        return self.rules.show(self.state)
