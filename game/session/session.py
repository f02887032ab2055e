"""One game at the table: whose eyes we look through, what they may choose, undo and redo, and the story so far.

Scenes ask the session and never the engine's hidden state: `view` holds what the viewer may know, `log` what the
viewer has witnessed. Every step is stored at once, so that a closed tab comes back to the same decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeAlias

import engine
from engine import Action, EngineError, RecordError
from game.host.interface import Host
from game.session import notes, storing
from game.session.played import AnyEvent, AnyGame, AnyView, PlayedGame, replayed
from game.session.seats import Seat, Setup
from game.session.seen import Event, SeenGame, StoryEntry, View
from game.session.steps import StepStack

KEY = "game"


# One subject although it has many methods: a third of them are one-line questions that scenes ask.
class GameSession(SeenGame[View, Event]):
    """A game under way, with its players, seen by one of them; views and events are of the game's own types."""

    live = True
    """Whether this is being played, and not watched."""
    held = False
    """Whether a person's turn is over by its last action, and waits for the person to say so."""
    tried = False
    """Whether this goes on from the middle of another game, to try something out."""
    undo_block: str
    """Why nothing can be taken back, as the key of a sentence; empty when something can."""

    def __init__(self, host: Host, setup: Setup, course: Iterator[AnyGame] | None = None) -> None:
        """A new game, or one that is under way: `course` is the game at its beginning and after each move."""
        super().__init__(setup, PlayedGame(course or replayed(setup)))
        self.host = host
        self.stored = True
        """Whether the last autosave reached the storage; false when it is kept in memory only."""
        self.sent = -1
        """How many moves the last link held that was shown to be sent; -1 before there was one."""
        self.comments: dict[int, str] = {}
        """What is said of the game, by how many moves had been made."""
        self._pass_to: int | None = None
        self.setup = replace(setup, options=self.game.options)
        self.steps = StepStack(len(self.game.moves))
        if self.game.to_move in self.humans:
            # A game that is taken up again may be in anybody's hands.
            self._pass_to = self.game.to_move if self.anything_hidden() else None
            self.viewer = self.viewer if self._pass_to is not None else self.game.to_move
        self.look()

    # Whose turn it is, here or elsewhere

    @property
    def redoable(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self.steps.taken_back) and self.game.to_move == self.viewer and self._pass_to is None

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
        self.look()
        self.save()

    @property
    def needs_pass(self) -> int | None:
        """The seat that must take the device before anything hidden shows."""
        return self._pass_to

    def passed(self) -> None:
        """The device is in the right hands now."""
        if self._pass_to is not None:
            self.viewer, self._pass_to = self._pass_to, None
            self.look()

    # What changes the game

    def apply(self, *actions: Action, then: Callable[[AnyGame], Action | None] | None = None) -> None:
        """Carry out actions of the player to move as one step; IllegalAction when one is not among the choices.

        What was done before an action that is refused stays done. To the step belongs what leaves no choice
        afterwards, as `then` says.
        """
        self.end_turn()
        done, made = 0, len(self.game.moves)
        try:
            for action in actions:
                self.played.do(action, self.game.apply)
                done += 1
            while then is not None and (action_left := then(self.game)) is not None:
                self.played.do(action_left, self.game.apply)
                done += 1
        finally:
            if done:
                # What was said of moves that were taken back is said of no others.
                self.comments = {moment: said for moment, said in self.comments.items() if moment <= made}
                self.steps.add(done)
                self._end_step()
                self.look()
                self.save()

    def end_turn(self) -> None:
        """The person whose turn is over says so: the others go on."""
        if self.held:
            self.held = False
            self.hand_over()
            self.look()
            self.save()

    def undo(self) -> bool:
        """Take back the last step, if the rule of the table allows it."""
        return not self.undo_block and self._take_back(len(self.game.moves) - 1)

    def take_back(self, move: int) -> bool:
        """Take back the step of a move and all that came after it, if the rule of the table allows it."""
        return not self.why_not_back(move) and self._take_back(move)

    def redo(self) -> bool:
        """Do again what was last taken back."""
        if not self.redoable:
            return False
        for action in self.steps.do_again():
            self.played.do(action, self.game.replay)
        self._end_step()
        self.after_travel()
        return True

    def restore(self, redo: Sequence[Sequence[str]], groups: dict[int, int], held: bool) -> None:
        """Know again what was taken back, which moves were one step, and whether a turn waits for its end."""
        try:
            self.steps.taken_back = self.played.possible(redo) if all(redo) else []
        except EngineError:
            self.steps.taken_back = []
        self.steps.group(groups, len(self.game.moves))
        if held and self.movers and self.movers[-1] in self.humans:
            eyes, self.viewer, self._pass_to = (self.viewer, self._pass_to), self.movers[-1], None
            self.held = self._ends_unsaid()
            if not self.held:
                self.viewer, self._pass_to = eyes
        self.look()

    # What sessions of other kinds may do otherwise

    def travel(self, moves: Sequence[Action]) -> None:
        """Be where only these moves were made."""
        self.played = PlayedGame(replayed(self.setup, moves))
        self.tell_anew()
        self.after_travel()

    def after_travel(self) -> None:
        """Something was taken back or done again."""
        self.played.fresh.clear()
        self.look()
        self.save()

    def look(self) -> None:
        """See the game as it is now."""
        super().look()
        self.undo_block = self.why_not_undo()

    def hand_over(self) -> None:
        """Look through the eyes of the person to move, or ask for the device to be passed first."""
        seat = self.game.to_move
        if seat is None or seat == self.viewer or seat not in self.humans:
            return
        self._pass_to = seat if self.anything_hidden() else None
        if self._pass_to is None:
            self.viewer = seat

    def anything_hidden(self) -> bool:
        """Whether the person to move has something that the others must not see."""
        seat = self.game.to_move
        assert seat is not None
        mine = self.game.view(seat)["players"][seat]
        return len(self.humans) > 1 and any(mine.get(secret) for secret in self.game.rules.secrets)

    def why_not_undo(self) -> str:
        """Why nothing can be taken back now, as the key of a sentence; empty when something can."""
        return self.why_not_back(len(self.game.moves) - 1)

    def why_not_back(self, move: int) -> str:
        """Why the step of a move and all after it cannot be taken back, as such a key; empty when they can."""
        if not 0 <= move < len(self.game.moves):
            return "table.undo.nothing"
        first = self.steps.begin(move)
        if self.sent > first:
            return "table.undo.sent"
        if set(self.movers[first:]) != {self.viewer} or self.viewer not in self.humans:
            return "table.undo.others"
        if self._pass_to is not None:
            return "table.undo.others"
        return "table.undo.seen" if self.played.sealed(len(self.game.moves) - first) else ""

    @property
    def anew(self) -> int:
        """How many moves are left when everything is taken back that can be: where the turn can be begun anew."""
        moves = len(self.game.moves)
        while not self.why_not_back(moves - 1):
            moves = self.steps.begin(moves - 1)
        return moves

    def save(self) -> None:
        """Store the game."""
        self.stored = self.host.store(KEY, self.saved())

    def saved(self) -> str:
        """The game as it is stored."""
        return storing.saved(self)

    # Inside

    def _take_back(self, move: int) -> bool:
        moves = self.game.moves
        while len(moves) > move:
            moves = self.steps.take_back(moves)
        self.held = False
        self.travel(moves)
        return True

    def _end_step(self) -> None:
        """The move goes to whoever is next, or waits until a person has said that the turn is over."""
        self.held = self._ends_unsaid()
        if not self.held:
            self.hand_over()

    def _ends_unsaid(self) -> bool:
        """Whether the last step ended a person's turn without a word, and could still be taken back."""
        return (
            self.movers[-1] == self.viewer
            and self.viewer in self.humans
            and self.game.to_move != self.viewer
            and not self.played.sealed(self.steps.last)
            and self.game.rules.unsaid(self.game.moves[-1])
        )


Session: TypeAlias = GameSession[AnyView, AnyEvent]
"""A session of any game."""
LogEntry: TypeAlias = StoryEntry[AnyEvent]
"""A line of the story of any game."""


def under_way(host: Host) -> Session:
    """The game under way, as it was left; RecordError when there is none, or a damaged one."""
    return read(host, host.load(KEY) or "")


def read(host: Host, text: str) -> Session:
    """The session of a stored game or a file; RecordError with a sentence when it is damaged or foreign."""
    try:
        text = storing.present(text)
        noted = engine.notes(text)
        course = engine.replay(text)
        game = next(course)
        if game.seed is None:
            raise RecordError("This record begins in the middle of a game.")
        seats = notes.seats(noted, game.name)
        if len(seats) != game.players:
            seats = tuple(Seat(name, "human") for name in game.options["names"])
        setup = Setup(game.name, seats, game.options, game.seed)
        session: Session = GameSession(host, setup, chain((game,), course))
        session.tried = notes.tried(noted)
        turn = notes.turn(noted, len(seats))
        session.sent = turn.sent if turn is not None else -1
        session.restore(notes.redo(noted), notes.groups(noted, len(session.game.moves)), notes.held(noted))
        known = len(session.game.moves) + sum(map(len, session.steps.taken_back))
        session.comments = notes.comments(noted, known)
    except RecordError:
        raise
    except EngineError as error:
        raise RecordError(f"The saved game cannot be read: {error}") from error
    return session
