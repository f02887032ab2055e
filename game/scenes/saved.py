"""The saved games: finished ones to watch, others to go on with, and files of games to give away and to open."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine import RecordError
from game.app import App
from game.games import GAMES
from game.host.events import Opened
from game.play import exchange, session, shelf
from game.play.session import Session
from game.play.shelf import Kept
from game.scenes.blocks import Block, Option, Paragraph
from game.scenes.following import ReplayWanted, ReviewWanted, SavedGamesWanted, TableWanted
from game.scenes.page import Page, Way
from game.scenes.savedrow import SavedRow
from game.screen.catalogue import Catalogue
from game.screen.gestures import InputEvent
from game.table.naming import MINUS


class SavedGames(Page):
    """A row for each game on the shelf."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._games = shelf.games(app.host)
        self._notice = ""
        """What came of the last thing that was done here."""
        self._doomed: Kept | None = None
        """The game that goes when its button is chosen once more."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("saved.title")

    def blocks(self) -> list[Block]:
        """The newest game first."""
        blocks: list[Block] = [Paragraph(self._notice, ("ui-info",))] if self._notice else []
        if not self._games:
            return [*blocks, Paragraph(self.app.words("saved.none"), ("ui-shelf",), soft=True)]
        return [*blocks, *(self._row(number, kept) for number, kept in enumerate(self._games))]

    def ways(self) -> list[Way]:
        """A game from elsewhere."""
        return [Way("open", self.app.words("saved.open"), self._ask, sprite="ui-open")]

    def handle(self, event: InputEvent) -> None:
        """A file comes."""
        if isinstance(event, Opened):
            self._open(event.text)
        else:
            super().handle(event)

    # Rows

    def _row(self, number: int, kept: Kept) -> SavedRow:
        words = self.app.words
        doomed = kept == self._doomed
        goodbye = words("saved.delete.sure" if doomed else "saved.delete")
        options = [
            Option(f"watch-{number}", words("saved.watch"), self._doing(self._watch, kept), sprite="ui-replay"),
            Option(f"export-{number}", words("saved.export"), self._doing(self._give, kept), sprite="ui-save"),
            Option(f"delete-{number}", goodbye, self._doing(self._delete, kept), chosen=doomed, sprite="ui-bin"),
        ]
        if kept.secret and not kept.over:
            del options[0]
        if kept.over:
            looking = self._doing(self._review, kept)
            options.insert(0, Option(f"review-{number}", words("review.open"), looking, sprite="ui-eye"))
        if not kept.over:
            going_on = self._doing(self._take_up, kept)
            options.insert(0, Option(f"continue-{number}", words("saved.continue"), going_on, sprite="ui-play"))
        names = ", ".join(
            words("saved.player", name=name, score=str(score).replace("-", MINUS))
            for name, score in zip(kept.names, kept.scores, strict=True)
        )
        cover = GAMES[kept.game].cover
        return SavedRow(words(f"{kept.game}.title"), names, _standing(words, kept), cover, options)

    def _doing(self, act: Callable[[Kept], None], kept: Kept) -> Callable[[], None]:
        def do() -> None:
            self._notice = ""
            self._doomed = kept if act == self._delete and self._doomed != kept else None
            if self._doomed is None:
                act(kept)
            else:
                self.rebuild()

        return do

    # What can be done

    def _take_up(self, kept: Kept) -> None:
        found = self._read(kept)
        if found is not None:
            shelf.take_up(self.app.host, kept)
            self.app.pop()
            self.app.follow(TableWanted(found))

    def _watch(self, kept: Kept) -> None:
        found = self._read(kept)
        if found is not None:
            self.app.follow(ReplayWanted(found))

    def _review(self, kept: Kept) -> None:
        found = self._read(kept)
        if found is not None:
            self.app.follow(ReviewWanted(found, kept.when))

    def _give(self, kept: Kept) -> None:
        found = self._read(kept)
        if found is not None:
            place = self.app.host.give(exchange.name(found), found.saved())
            if place is None:
                self._say(self.app.words("saved.given.not"))
            else:
                self._say(self.app.words("saved.given", place=place) if place else "")

    def _delete(self, kept: Kept) -> None:
        shelf.remove(self.app.host, kept)
        self._say("")

    def _ask(self) -> None:
        asked = self.app.host.ask()
        self._say("" if asked else self.app.words("saved.open.drop"))

    def _open(self, text: str) -> None:
        try:
            found = session.read(self.app.host, text)
        except RecordError:
            self._say(self.app.words("saved.foreign"))
            return
        shelf.put(self.app.host, found.saved())
        self._say(self.app.words("saved.opened"))
        self.to_top()

    def _read(self, kept: Kept) -> Session | None:
        """The session of a game; one that cannot be read leaves the shelf."""
        try:
            return session.read(self.app.host, kept.text)
        except RecordError:
            shelf.remove(self.app.host, kept)
            self._say(self.app.words("saved.damaged"))
            return None

    def _say(self, notice: str) -> None:
        self._notice = notice
        self._games = shelf.games(self.app.host)
        self.rebuild()


def _standing(words: Catalogue, kept: Kept) -> str:
    """How far a game has come, and when it was played."""
    at = time.localtime(kept.when)
    month = words("saved.months").split()[at.tm_mon - 1]
    clock = time.strftime("%H:%M", at)
    when = words("saved.when", count=at.tm_mday, month=month, year=at.tm_year, time=clock)
    if kept.over:
        return words("saved.over", when=when)
    return words("saved.under-way", count=kept.moves, when=when)


def show(app: App, what: SavedGamesWanted) -> None:
    """Open the list."""
    app.push(SavedGames(app))
