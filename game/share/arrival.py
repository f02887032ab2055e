"""A link has come: what is in it, what it is to the games here, and what the player can do with it.

What only looks (a replay, a set-up) opens at once. Everything else asks first, and a link that cannot be read, is
old or branches off changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from engine import LinkError
from game.app import App
from game.host.events import Arrived
from game.routes import (
    EndWanted,
    Moment,
    NewGameWanted,
    PasteWanted,
    PuzzleWanted,
    ReplayWanted,
    ResumeWanted,
    ReviewWanted,
    SavedGamesWanted,
    ShareWanted,
    to_title,
)
from game.screen.wording import printed
from game.session import offer, session
from game.session.link import Link, fragment, opened
from game.session.session import KEY
from game.share import correspondence
from game.share.correspondence import Found
from game.share.paste import PastePage
from game.storage import shelf
from game.storage.shelf import SavedGame
from game.table.gamerecord import games
from game.ui.blocks import heading_line, paragraph
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.page import Page

Act = Callable[[], None]


class Trouble(Page):
    """A link that cannot be opened, in one sentence."""

    def __init__(self, app: App, error: LinkError) -> None:
        super().__init__(app)
        self._code = error.code

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("link.title")

    def blocks(self) -> list[Box]:
        """What is wrong, and that nothing has changed."""
        words = self.app.words
        return [
            paragraph(words(f"link.error.{self._code}"), ("ui-warning",)),
            paragraph(words("link.error.calm"), soft=True),
        ]

    def ways(self) -> list[Button]:
        """Try another one, or go back."""
        words = self.app.words
        return [
            button("paste", words("link.paste"), lambda: self.app.follow(PasteWanted()), icon="ui-link"),
            button("leave", words("link.leave"), self.back, main=True),
        ]


class Arrival(Page):
    """A game that has come by link."""

    def __init__(self, app: App, link: Link) -> None:
        super().__init__(app)
        self._link = link
        assert link.game is not None
        self._game = link.game
        self._found = Found("new")
        if link.purpose == "turn":
            self._found = correspondence.find(app.host, link)
            kept = self._found.kept
            if kept and self._found.answer in ("goes on", "over") and kept.moves < len(self._game.moves):
                # Nothing is lost by that: what was here is the beginning of what has come.
                self._keep()
        self._giver = self._mover if link.mover is None else link.setup.seats[link.mover].name

    # What it says

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("link.title")

    def blocks(self) -> list[Box]:
        """The game, who plays it, what the link is to it."""
        words, link = self.app.words, self._link
        players = zip(link.setup.seats, self._game.scores, strict=True)
        names = ", ".join(words("saved.player", name=seat.name, score=printed(score)) for seat, score in players)
        cover = games(self.app)[link.setup.game].cover
        blocks: list[Box] = [
            heading_line(words(f"{link.setup.game}.title")),
            paragraph(f"{names}\n{words('link.moves', count=len(self._game.moves))}", (cover,)),
            paragraph(self._said(), (self._icon,)),
        ]
        if self._asks and link.purpose == "turn":
            blocks.append(paragraph(words("link.open"), ("ui-lock",), soft=True))
        if self._asks and self.app.host.load(KEY):
            blocks.append(paragraph(words("newgame.replaces"), ("ui-shelf",), soft=True))
        return blocks

    @property
    def _asks(self) -> bool:
        return self._link.purpose == "carry" or self._found.answer in ("new", "other seat")

    @property
    def _icon(self) -> str:
        good = self._link.purpose == "carry" or self._found.answer in ("new", "goes on", "over", "same")
        return "ui-check" if good else "ui-info"

    def _said(self) -> str:
        words = self.app.words
        if self._link.purpose == "carry":
            return words("link.carry")
        key, name = f"link.{self._found.answer.replace(' ', '-')}", self._mover
        if self._found.answer == "older":
            kept, seat = self._kept, self._kept.turn.to_move if self._kept.turn else None
            key, name = ("link.older.over", "") if kept.over or seat is None else (key, kept.names[seat])
        return words(key, name=name, giver=self._giver, here=self._here)

    @property
    def _mover(self) -> str:
        seat = self._game.to_move
        return "" if seat is None else self._link.setup.seats[seat].name

    @property
    def _kept(self) -> SavedGame:
        assert self._found.kept is not None
        return self._found.kept

    @property
    def _here(self) -> str:
        seats = correspondence.seats_here(self._found, self._link)
        return ", ".join(self._link.setup.seats[seat].name for seat in seats)

    # What can be done

    def ways(self) -> list[Button]:
        """What this link allows, the safe way first."""
        words, name = self.app.words, self._mover
        leave = button("leave", words("link.leave"), self.back)
        if self._link.purpose == "carry":
            return [
                leave,
                button("take", words("link.carry.take"), self._carry_on, main=True, icon="ui-play"),
            ]
        play = button("take", words("link.play"), self._play, main=True, icon="ui-play")
        send = button("send", words("link.again"), self._send, main=True, icon="ui-share")
        end = button("take", words("link.end"), self._see_end, main=True, icon="ui-trophy")
        if self._found.answer == "older":
            turn = self._kept.turn
            if self._kept.over or turn is None or turn.to_move is None:
                return [leave, end]
            return [leave, play if self._kept.kinds[turn.to_move] == "human" else send]
        return {
            "new": [
                leave,
                button("take", words("pass.ready", name=name), self._sit_down, main=True, icon="ui-play"),
            ],
            "goes on": [leave, play],
            "other seat": [
                leave,
                button("take", words("link.too", name=name), self._sit_down, icon="ui-person"),
            ],
            "same": [leave, play],
            "own": [leave, send],
            "branch": [
                button("leave", words("link.keep"), self.back, main=True),
                button("both", words("link.both"), self._keep_both, icon="ui-shelf"),
            ],
            "over": [leave, end],
        }[self._found.answer]

    def _carry_on(self) -> None:
        text = correspondence.record(self._link)
        shelf.set_aside(self.app.host)
        self.app.host.store(KEY, text)
        self._resume()

    def _sit_down(self) -> None:
        """Whoever is to move plays on this device, also beside others."""
        seat = self._game.to_move
        assert seat is not None
        here = {*correspondence.seats_here(self._found, self._link), seat}
        kept = correspondence.keep(self.app.host, self._found, correspondence.record(self._link, here))
        shelf.take_up(self.app.host, kept)
        self._resume()

    def _keep(self) -> None:
        here = correspondence.seats_here(self._found, self._link)
        kept = correspondence.keep(self.app.host, self._found, correspondence.record(self._link, here))
        self._found = Found(self._found.answer, kept)

    def _play(self) -> None:
        """Go on with the game that is here."""
        if not self._found.under_way:
            shelf.take_up(self.app.host, self._kept)
        self._resume()

    def _keep_both(self) -> None:
        """Take theirs as a second game."""
        here = correspondence.seats_here(self._found, self._link)
        correspondence.keep(self.app.host, self._found, correspondence.record(self._link, here))
        home(self.app)
        self.app.follow(SavedGamesWanted())

    def _send(self) -> None:
        found = session.read(self.app.host, self._kept.text)
        self.app.follow(ShareWanted(offer.of(found)))

    def _see_end(self) -> None:
        if self._found.under_way:
            self._resume()
            return
        if self._found.kept is None:
            text = correspondence.record(self._link)
            shelf.put(self.app.host, text)
        else:
            text = self._found.kept.text
        home(self.app)
        self.app.follow(EndWanted(session.read(self.app.host, text)))

    def _resume(self) -> None:
        home(self.app)
        self.app.follow(ResumeWanted(lambda: None))


def home(app: App) -> None:
    """Leave everything but the title, and store what is on tables."""
    for scene in reversed(app.scenes[1:]):
        scene.save()
    to_title(app)


def over(link: Link) -> bool:
    """Whether the game of a link has ended."""
    return link.game is not None and link.game.to_move is None


def show(app: App, what: Arrived | PasteWanted) -> None:
    """Open a link, or a page to paste one into."""
    if isinstance(what, PasteWanted):
        app.push(PastePage(app))
        return
    if isinstance(app.top, Arrival | Trouble | PastePage):
        app.scenes.pop()
    try:
        link = opened(fragment(what.text))
    except LinkError as error:
        app.push(Trouble(app, error))
        return
    if link.puzzle is not None:
        home(app)
        app.follow(PuzzleWanted(link.puzzle.id))
    elif link.purpose == "set-up":
        home(app)
        app.follow(NewGameWanted(link.setup))
    elif link.purpose == "review" and over(link):
        watched = session.read(app.host, correspondence.record(link))
        app.follow(ReviewWanted(watched, 0, link.moment or -1))
        if link.moment:
            app.follow(ReplayWanted(watched, Moment(link.moment, link.moment)))
    elif link.purpose in ("watch", "review") or (link.purpose == "carry" and over(link)):
        watched = session.read(app.host, correspondence.record(link))
        app.follow(ReplayWanted(watched, move=link.moment))
    else:
        app.push(Arrival(app, link))
