"""One game at the table: whose eyes we look through, what they may choose, undo and redo, and the story so far.

Scenes ask the session and never the engine's hidden state: `view` holds what the viewer may know, `log` what the
viewer has witnessed. Every step is stored at once, so that a closed tab comes back to the same decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import engine
from engine import Action, Choices, EngineError, Game, RecordError, read_json
from game.host.interface import Host
from game.session import notes, old_formats
from game.session.seats import Seat, Setup

Event = dict[str, Any]
KEY = "game"
STORED = 4_000_000
"""Characters of a stored text at most: thirty records on the shelf are one text."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the story: whose doing it was, by which move, and the event as the viewer saw it."""

    seat: int
    move_index: int
    event: Event


# One subject although it has many methods: a third of them are one-line questions that scenes ask.
class Session:
    """A game under way, with its players, seen by one of them."""

    def __init__(self, host: Host, setup: Setup, course: Iterator[Game[Any]] | None = None) -> None:
        """A new game, or one that is under way: `course` is the game at its beginning and after each move."""
        self.host = host
        self.setup = setup
        self.stored = True
        """Whether the last autosave reached the storage; false when it is kept in memory only."""
        self.sent = -1
        """How many moves the last link held that was shown to be sent; -1 before there was one."""
        self._redo: list[list[Action]] = []
        self._fresh: list[Event] = []
        self._pass_to: int | None = None
        self._log_eyes: tuple[int, bool] | None = None
        self.log = []
        humans = [number for number, seat in enumerate(setup.seats) if seat.kind == "human"]
        self._humans = humans
        self.viewer = humans[0] if humans else 0
        self._follow(course or self._replayed(()))
        self.setup = replace(setup, options=self.game.options)
        self._steps = [1] * len(self.game.moves)
        if self.game.to_move in humans:
            # A game that is taken up again may be in anybody's hands.
            self._pass_to = self.game.to_move if self._anything_hidden() else None
            self.viewer = self.viewer if self._pass_to is not None else self.game.to_move
        self._look()

    @classmethod
    def resume(cls, host: Host) -> Session | None:
        """The stored game at the decision where it was left; None if there is none to go on with."""
        text = host.load(KEY)
        if not text:
            return None
        try:
            session = read(host, text)
        except RecordError:
            return None
        return None if session.over else session

    # What scenes look at

    live = True
    """Whether this is being played, and not watched."""
    held = False
    """Whether a person's turn is over by its last action, and waits for the person to say so."""
    tried = False
    """Whether this goes on from the middle of another game, to try something out."""
    game: Game[Any]
    view: dict[str, Any]
    choices: Choices
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
    def movers(self) -> Sequence[int]:
        """Who made each move so far."""
        return self._movers

    def stood_after(self, moves: int) -> Game[Any]:
        """The game as it stood after so many moves, when another player came to decide; not to be changed."""
        return self._stood[moves]

    @property
    def decision(self) -> dict[str, Any]:
        """The decision at hand as plain data, such as {"step": "pirogue"}; its step is "over" after the end."""
        found: dict[str, Any] = self.view["decision"]
        return found

    @property
    def step(self) -> str:
        """The name of the decision at hand."""
        return str(self.decision["step"])

    @property
    def redoable(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self._redo) and self.game.to_move == self.viewer and self._pass_to is None

    @property
    def waiting(self) -> bool:
        """Whether somebody elsewhere is to move, whose link must come first."""
        seat = self.game.to_move
        return self.live and not self.held and seat is not None and self.who(seat).kind == "elsewhere"

    @property
    def unsent(self) -> bool:
        """Whether those elsewhere do not know yet what was done here."""
        done = self.waiting or (self.live and self.over and self.setup.by_link)
        return done and self.sent < len(self.game.moves)

    def mark_sent(self) -> None:
        """The link is shown to be sent: what it holds cannot be taken back any more."""
        self.sent = len(self.game.moves)
        self._look()
        self._save()

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

    # What the table shows while points are counted

    def look_back(self, view: dict[str, Any], log: Sequence[LogEntry], told: Sequence[Event]) -> None:
        """Show an earlier view, in which nothing can be chosen, and a story that goes as far as some events."""
        self.view, self.choices = view, Choices(())
        latest = len(self.game.moves) - 1
        self.log = [*log, *(LogEntry(event["seat"], latest, event) for event in told)]

    def look_ahead(self) -> None:
        """Show the game as it is again."""
        self._log_eyes = None
        self._look()

    # What changes the game

    def apply(self, *actions: Action) -> None:
        """Carry out actions of the player to move as one step; IllegalAction when one is not among the choices.

        What was done before an action that is refused stays done.
        """
        self.end_turn()
        done = 0
        try:
            for action in actions:
                self._do(action, self.game.apply)
                done += 1
        finally:
            if done:
                self._steps.append(done)
                self._redo.clear()
                self._end_step()
                self._look()
                self._save()

    def end_turn(self) -> None:
        """The person whose turn is over says so: the others go on."""
        if self.held:
            self.held = False
            self._hand_over()
            self._look()
            self._save()

    def undo(self) -> bool:
        """Take back the last step, if the rule of the table allows it."""
        if self.undo_block:
            return False
        self.held = False
        count = self._steps.pop()
        moves = self.game.moves
        self._redo.append(moves[-count:])
        self._follow(self._replayed(moves[:-count]))
        self._after_travel()
        return True

    def redo(self) -> bool:
        """Do again what was last taken back."""
        if not self.redoable:
            return False
        step = self._redo.pop()
        for action in step:
            self._do(action, self.game.replay)
        self._steps.append(len(step))
        self._end_step()
        self._after_travel()
        return True

    def restore(self, redo: Sequence[Sequence[str]], groups: dict[int, int], held: bool) -> None:
        """Know again what was taken back, which moves were one step, and whether a turn waits for its end."""
        self._redo = self._possible(redo)
        self._steps, first = [], 0
        while first < len(self.game.moves):
            self._steps.append(groups.get(first, 1))
            first += self._steps[-1]
        if held and self._movers and self._movers[-1] in self._humans:
            eyes, self.viewer, self._pass_to = (self.viewer, self._pass_to), self._movers[-1], None
            self.held = self._ends_unsaid()
            if not self.held:
                self.viewer, self._pass_to = eyes
        self._look()

    # Inside

    def _possible(self, redo: Sequence[Sequence[str]]) -> list[list[Action]]:
        """Steps that can be done again from here, the next one last; none when any of them cannot."""
        trial, steps = self.game.copy(), []
        if not all(redo):
            return []
        try:
            for step in reversed(redo):
                steps.append([trial.parse(move) for move in step])
                for action in steps[-1]:
                    trial.replay(action)
        except EngineError:
            return []
        return steps[::-1]

    def _replayed(self, moves: Sequence[Action]) -> Iterator[Game[Any]]:
        """The game of this set-up from its beginning, after each of these moves."""
        setup = self.setup
        game = engine.new_game(setup.game, players=len(setup.seats), seed=setup.seed, options=setup.options)
        yield game
        for move in moves:
            game.replay(move)
            yield game

    def _follow(self, course: Iterator[Game[Any]]) -> None:
        """Go through a game from its beginning, and remember what happened."""
        self.game = next(course)
        self._events: list[tuple[int, Event]] = []
        self._movers: list[int] = []
        self._seals: list[bool] = []
        self._stood = {0: self.game.copy()}
        self._log_eyes = None
        heard, mover = self.game.listen(), self.game.to_move
        heard.clear()
        for _ in course:
            self._remember(mover, heard)
            mover = self.game.to_move
        self._fresh.clear()

    def _do(self, action: Action, carry_out: Callable[[Action], None]) -> None:
        heard, mover = self.game.listen(), self.game.to_move
        carry_out(action)
        self._remember(mover, heard)

    def _remember(self, mover: int | None, heard: list[Event]) -> None:
        """What the last move brought, and who made it."""
        assert mover is not None
        index = len(self.game.moves) - 1
        self._movers.append(mover)
        self._seals.append(any(map(self.game.rules.reveals, heard)))
        if self.game.to_move != mover:
            self._stood[index + 1] = self.game.copy()
        self._events += [(index, event) for event in heard]
        self._fresh += heard
        heard.clear()

    def _end_step(self) -> None:
        """The move goes to whoever is next, or waits until a person has said that the turn is over."""
        self.held = self._ends_unsaid()
        if not self.held:
            self._hand_over()

    def _ends_unsaid(self) -> bool:
        """Whether the last step ended a person's turn without a word, and could still be taken back."""
        last = self._steps[-1]
        return (
            self._movers[-1] == self.viewer
            and self.viewer in self._humans
            and self.game.to_move != self.viewer
            and not any(self._seals[-last:])
            and self.game.rules.unsaid(self.game.moves[-1])
        )

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
        return len(self._humans) > 1 and any(mine.get(secret) for secret in self.game.rules.secrets)

    def _after_travel(self) -> None:
        self._fresh.clear()
        self._look()
        self._save()

    def _look(self) -> None:
        self.view = self.game.view(self.viewer)
        mine = self.game.to_move == self.viewer and self.viewer in self._humans
        self.choices = Choices(self.game.legal_actions() if mine else ())
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
        if not self._steps:
            return "table.undo.nothing"
        if self.sent >= len(self.game.moves):
            return "table.undo.sent"
        last = self._steps[-1]
        if set(self._movers[-last:]) != {self.viewer} or self.viewer not in self._humans:
            return "table.undo.others"
        if self._pass_to is not None:
            return "table.undo.others"
        return "table.undo.seen" if any(self._seals[-last:]) else ""

    def _seen(self, event: Event) -> Event:
        return event if self.over else self.game.rules.witnessed(event, self.viewer)

    def _save(self) -> None:
        self.stored = self.host.store(KEY, self.saved())

    def saved(self) -> str:
        """The game as it is stored: the engine's record, with who sits where and how it stands in its notes."""
        redo = [[str(move) for move in step] for step in self._redo]
        groups, first = [], 0
        for count in self._steps:
            if count > 1:
                groups.append((first, count))
            first += count
        standing = notes.now(self.game.scores, self.over)
        noted = notes.write(self.setup.seats, redo, groups, standing, self.held, self.tried)
        if self.setup.by_link:
            last = self._movers[-1] if self._movers else None
            # Whoever has not said yet that the turn is over is still to move: there is nothing to send.
            noted["link"] = notes.by_link(last if self.held else self.game.to_move, last, self.sent)
        return engine.save(self.game, noted)

    def from_here(self) -> str:
        """The game as it stands at this moment, as a game to be tried out by the same players."""
        seats = tuple(self.who(seat) for seat in range(len(self.setup.seats)))
        standing = notes.now(self.game.scores, self.over)
        return engine.save(self.game, notes.write(seats, (), (), standing, held=False, tried=True))


def read(host: Host, text: str) -> Session:
    """The session of a stored game or a file; RecordError with a sentence when it is damaged or foreign."""
    try:
        text = present(text)
        noted = engine.notes(text)
        course = engine.replay(text)
        game = next(course)
        if game.seed is None:
            raise RecordError("This record begins in the middle of a game.")
        seats = notes.seats(noted, game.name)
        if len(seats) != game.players:
            seats = tuple(Seat(name, "human") for name in game.options["names"])
        session = Session(host, Setup(game.name, seats, game.options, game.seed), _from(game, course))
        session.tried = notes.tried(noted)
        turn = notes.turn(noted, len(seats))
        session.sent = turn.sent if turn is not None else -1
        session.restore(notes.redo(noted), notes.groups(noted, len(session.game.moves)), notes.held(noted))
    except RecordError:
        raise
    except EngineError as error:
        raise RecordError(f"The saved game cannot be read: {error}") from error
    return session


def present(text: str) -> str:
    """The record that a stored text is, as the present version writes it."""
    if '"setup"' not in text:  # without parsing it, for the engine's own reader does that next
        return text
    data = read_json(text, STORED)
    return old_formats.renewed(data) if isinstance(data, dict) and "setup" in data else text


def _from(game: Game[Any], course: Iterator[Game[Any]]) -> Iterator[Game[Any]]:
    yield game
    yield from course
