"""One game at the table: whose eyes we look through, what they may choose, undo and redo, and the story so far.

Scenes ask the session and never the engine's hidden state: `view` holds what the viewer may know, `log` what the
viewer has witnessed. Every action is stored at once, so that a closed tab comes back to the same decision.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import engine
from engine import Action, EngineError, Game, RecordError
from engine.lost_temple import preview
from engine.lost_temple.view import witnessed
from engine.tikal import preview as tikal

if TYPE_CHECKING:
    from game.app import App

Event = dict[str, Any]
KEY = "game"

# What players of each game hide from each other, how it tells what others see of an event, and whether an event
# uncovers something. A game that is not named hides nothing and tells everything.
SECRETS: dict[str, tuple[str, ...]] = {"lost-temple": ("camp", "treasures", "cards")}
WITNESSED: dict[str, Callable[[Event, int], Event]] = {"lost-temple": witnessed}
REVEALS: dict[str, Callable[[Event], bool]] = {"lost-temple": preview.reveals, "tikal": tikal.reveals}


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or a bot of some level."""

    name: str
    kind: Literal["human", "bot"]
    level: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that was chosen before the game began."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the story: whose doing it was, by which move, and the event as the viewer saw it."""

    seat: int
    move_index: int
    event: Event


class Session:
    """A game under way, with its players, seen by one of them."""

    def __init__(self, app: App, setup: Setup, game: Game[Any] | None = None) -> None:
        self.app = app
        self.setup = setup
        self.stored = True
        """Whether the last autosave reached the storage; false when it is kept in memory only."""
        self._redo: list[str] = []
        self._fresh: list[Event] = []
        self._pass_to: int | None = None
        self._log_eyes: tuple[int, bool] | None = None
        self.log = []
        humans = [number for number, seat in enumerate(setup.seats) if seat.kind == "human"]
        self._humans = humans
        self.viewer = humans[0] if humans else 0
        self._rebuild(list(map(str, game.moves)) if game is not None else [])
        # With every option named, no default of a later version can change a stored game.
        self.setup = replace(setup, options=self.game.options)
        if self.game.to_move in humans:
            # A game that is taken up again may be in anybody's hands.
            self._pass_to = self.game.to_move if self._anything_hidden() else None
            self.viewer = self.viewer if self._pass_to is not None else self.game.to_move
        self._look()

    @classmethod
    def resume(cls, app: App) -> Session | None:
        """The stored game at the decision where it was left; None if there is none to go on with."""
        text = app.host.load(KEY)
        if not text:
            return None
        try:
            session = read(app, text)
        except RecordError:
            return None
        return None if session.over else session

    # What scenes look at

    live = True
    """Whether this is being played, and not watched."""
    game: Game[Any]
    view: dict[str, Any]
    choices: tuple[Action, ...]
    log: list[LogEntry]
    undo_block: str

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.to_move is None

    @property
    def people(self) -> bool:
        """Whether anybody at the table is a person."""
        return bool(self._humans)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return self.game.to_move

    @property
    def step(self) -> dict[str, Any]:
        """The current decision as plain data, such as {"step": "pirogue"}; an empty table after the end."""
        if "phase" in self.view:
            return {} if self.over else {"step": self.view["phase"]}
        steps = self.view["steps"]
        return steps[-1] if steps else {}

    @property
    def redoable(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._redo) and self.game.to_move == self.viewer and self._pass_to is None

    @property
    def needs_pass(self) -> int | None:
        """The seat that must take the device before anything hidden shows."""
        return self._pass_to

    def passed(self) -> None:
        """The device is in the right hands now."""
        if self._pass_to is not None:
            self.viewer, self._pass_to = self._pass_to, None
            self._look()

    def who(self, seat: int) -> Seat:
        """Who plays a seat."""
        return self.setup.seats[seat]

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.who(seat).name

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked, as the viewer saw it."""
        events, self._fresh = self._fresh, []
        return [self._seen(event) for event in events]

    # What changes the game

    def apply(self, action: Action) -> None:
        """Carry out an action of the player to move; IllegalAction when it is not one of the choices."""
        self._do(action)
        self._redo.clear()
        self._hand_over()
        self._look()
        self._save()

    def undo(self) -> bool:
        """Take back the last action, if the rule of the table allows it."""
        if self.undo_block:
            return False
        moves = [str(move) for move in self.game.moves]
        self._redo.append(moves.pop())
        self._rebuild(moves)
        self._after_travel()
        return True

    def redo(self) -> bool:
        """Do again what was last taken back."""
        if not self.redoable:
            return False
        self._do(self.game.parse(self._redo.pop()))
        self._hand_over()
        self._after_travel()
        return True

    # Inside

    def _rebuild(self, moves: Sequence[str]) -> None:
        setup = self.setup
        self.game = engine.new_game(setup.game, players=len(setup.seats), seed=setup.seed, options=setup.options)
        self._events: list[tuple[int, Event]] = []
        self._log_eyes = None
        self._movers: list[int] = []
        self._seals: list[bool] = []
        for move in moves:
            self._do(self.game.parse(move))
        self._fresh.clear()

    def _do(self, action: Action) -> None:
        heard = self.game.listen()
        heard.clear()
        mover, index = self.game.to_move, len(self.game.moves)
        self.game.apply(action)
        assert mover is not None
        reveals = REVEALS.get(self.setup.game)
        self._movers.append(mover)
        self._seals.append(any(map(reveals, heard)) if reveals else True)
        self._events += [(index, event) for event in heard]
        self._fresh += heard

    def _hand_over(self) -> None:
        """Look through the eyes of the person to move, or ask for the device to be passed first."""
        seat = self.game.to_move
        if seat is None or seat == self.viewer or seat not in self._humans:
            return
        self._pass_to = seat if self._anything_hidden() else None
        if self._pass_to is None:
            self.viewer = seat

    def _anything_hidden(self) -> bool:
        """Whether the person to move has something that the others must not see."""
        seat = self.game.to_move
        assert seat is not None
        mine = self.game.view(seat)["players"][seat]
        secrets = SECRETS.get(self.setup.game, ())
        return len(self._humans) > 1 and any(mine.get(secret) for secret in secrets)

    def _after_travel(self) -> None:
        self._fresh.clear()
        self._look()
        self._save()

    def _look(self) -> None:
        self.view = self.game.view(self.viewer)
        mine = self.game.to_move == self.viewer and self.viewer in self._humans
        self.choices = self.game.legal_actions() if mine else ()
        self._tell()
        self.undo_block = self._why_not_undo()

    def _tell(self) -> None:
        """Write on the story; all of it anew for other eyes, or when something was taken back."""
        eyes = (self.viewer, self.over)
        if eyes != self._log_eyes or len(self.log) > len(self._events):
            self._log_eyes, self.log = eyes, []
        for index, event in self._events[len(self.log) :]:
            self.log.append(LogEntry(event["seat"], index, self._seen(event)))

    def _why_not_undo(self) -> str:
        if not self._movers:
            return "table.undo.nothing"
        if self._movers[-1] != self.viewer or self.viewer not in self._humans:
            return "table.undo.others"
        if self._pass_to is not None:
            return "table.undo.others"
        if self._seals[-1]:
            return "table.undo.seen"
        return ""

    def _seen(self, event: Event) -> Event:
        seen = WITNESSED.get(self.setup.game)
        return seen(event, self.viewer) if seen and not self.over else event

    def _save(self) -> None:
        self.stored = self.app.host.store(KEY, self.saved())

    def saved(self) -> str:
        """The session as it is stored; the last four are for those who list games without opening them."""
        return json.dumps(
            {
                "setup": asdict(self.setup),
                "record": engine.save(self.game),
                "redo": self._redo,
                "moves": len(self.game.moves),
                "scores": self.game.scores,
                "over": self.over,
                "when": int(time.time()),
            }
        )


def read(app: App, text: str) -> Session:
    """The session that an autosave describes; RecordError with a sentence when it is damaged or foreign."""
    try:
        data = json.loads(text)
        plain = data["setup"]
        seats = tuple(Seat(**seat) for seat in plain["seats"])
        game = engine.load(data["record"])
        # Older set-ups named only what was chosen; their records say what the rest meant then.
        setup = Setup(plain["game"], seats, game.options | dict(plain["options"]), plain["seed"])
        redo = [str(game.parse(move)) for move in data["redo"]]
        session = Session(app, setup, game)
    except RecordError:
        raise
    except (ValueError, TypeError, KeyError, EngineError) as error:
        raise RecordError(f"The saved game cannot be read: {error}") from error
    if session.game.digest() != game.digest():
        raise RecordError("The saved game and its set-up do not belong together.")
    session._redo = redo
    return session
