"""Something to give to others by link: what a share sheet shows, made ready when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import LinkError
from game.session.link import Purpose, address, link, puzzle_link
from game.session.played import AnyGame
from game.session.puzzles import Puzzle
from game.session.seats import Setup
from game.session.session import Session
from game.storage.filename import file_name


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered."""

    purpose: Purpose
    setup: Setup
    game: AnyGame | None = None
    moment: int = 0
    """How many moves have been made at the moment that a replay begins with."""
    file: tuple[str, str] | None = None
    """The same as a file: its name and its text."""
    puzzle: Puzzle | None = None
    """The turn to find, if it is one."""
    message: str = ""
    """What is sent along with the link."""
    comments: Mapping[int, str] = field(default_factory=dict)
    """What is said of the game, by how many moves had been made."""

    def address(self, page: str) -> str:
        """The link on a page at this address; empty for the few games that do not fit into one."""
        if self.puzzle is not None:
            return address(page, puzzle_link(self.puzzle))
        try:
            return address(page, link(self.purpose, self.setup, self.game, self.moment, self.comments))
        except LinkError:
            return ""

    @property
    def said(self) -> str:
        """The message to be shown and read aloud: without stars, which it has in words too."""
        return self.message.rstrip(" ★☆")

    @property
    def receiver(self) -> str:
        """The name of whoever is to move in a game by link; empty where that is nobody."""
        seat = self.game.to_move if self.purpose == "turn" and self.game is not None else None
        return "" if seat is None else self.setup.seats[seat].name


def of(session: Session) -> Offer:
    """A game as it stands: a turn to send on, a finished game to watch, or one to carry on elsewhere."""
    by_link = session.setup.by_link and (session.waiting or session.over)
    purpose: Purpose = "turn" if by_link else "watch" if session.over else "carry"
    # What somebody thinks of a game is not for those who are still to play in it.
    said = session.comments if purpose != "turn" or session.over else {}
    return Offer(purpose, session.setup, session.game, file=_file(session), comments=said)


def moment(session: Session, move: int) -> Offer:
    """A game to watch from this move on."""
    return Offer("watch", session.setup, session.game, move, _file(session), comments=session.comments)


def review(session: Session, move: int) -> Offer:
    """A finished game to look at in review, standing at the turn that begins with this move."""
    return Offer("review", session.setup, session.game, move, _file(session), comments=session.comments)


def _file(session: Session) -> tuple[str, str]:
    return file_name(session), session.saved()
