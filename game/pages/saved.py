"""The saved games: finished ones to watch, others to go on with, and files of games to give away and to open."""

from __future__ import annotations

import time
from collections.abc import Callable

import pygame

from engine import RecordError
from game.app import App
from game.games import GAMES
from game.host.events import FileOpened
from game.pages.savedrow import SavedRow
from game.routes import (
    PasteWanted,
    ReplayWanted,
    ReviewWanted,
    SavedGamesWanted,
    SendFollows,
    ShareWanted,
    TableWanted,
)
from game.screen.catalogue import Catalogue
from game.screen.gestures import InputEvent
from game.screen.wording import printed
from game.session import offer, session
from game.session.notes import LinkTurn
from game.session.session import Session
from game.share.help import NumberedSteps
from game.storage import shelf
from game.storage.shelf import SavedGame
from game.ui.blocks import Block, Choice, Heading, Option, Paragraph
from game.ui.page import Page, PageButton


class SavedGamesPage(Page):
    """A row for each game on the shelf."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._games = shelf.games(app.host)
        self._notice = ""
        """What came of the last thing that was done here."""
        self._explained = False
        self._shared: SavedGame | None = None
        """The game that was last asked to be shared."""
        self._doomed: SavedGame | None = None
        """The game that goes when its button is chosen once more."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("saved.title")

    def blocks(self) -> list[Block]:
        """The newest game first."""
        blocks: list[Block] = [Paragraph(self._notice, ("ui-info",))] if self._notice else []
        if not self._games:
            return [*blocks, Paragraph(self.app.words("saved.none"), ("ui-shelf",), soft=True)]
        blocks += [self._row(number, kept) for number, kept in enumerate(self._games)]
        return [*blocks, *self._how()]

    def _how(self) -> list[Block]:
        """How a game by link goes: there until the first one is over, and then for those who ask."""
        words, by_link = self.app.words, [kept for kept in self._games if kept.turn is not None]
        if not by_link:
            return []
        if any(kept.over for kept in by_link) and not self._explained:
            return [Choice("", [Option("how", words("saved.how"), self._explain, sprite="ui-info")])]
        steps = [words(f"saved.how.{number}") for number in (1, 2, 3)]
        return [Heading(words("saved.how")), NumberedSteps(steps, words("saved.how.note"))]

    def _explain(self) -> None:
        self._explained = True
        self.rebuild()

    def ways(self) -> list[PageButton]:
        """A game from elsewhere."""
        words = self.app.words
        return [
            PageButton("open", words("saved.open"), self._ask, sprite="ui-open"),
            PageButton("paste", words("link.paste"), lambda: self.app.follow(PasteWanted()), sprite="ui-link"),
        ]

    def handle(self, event: InputEvent) -> None:
        """A file comes."""
        if isinstance(event, FileOpened):
            self._open(event.text)
        else:
            super().handle(event)

    # Rows

    def _row(self, number: int, kept: SavedGame) -> SavedRow:
        words = self.app.words
        doomed = kept == self._doomed
        goodbye = words("saved.delete.sure" if doomed else "saved.delete")
        options = [
            Option(f"watch-{number}", words("saved.watch"), self._doing(self._watch, kept), sprite="ui-replay"),
            Option(
                f"share-{number}",
                words("share.open"),
                self._doing(self._share, kept),
                sprite="ui-share",
                bare=True,
            ),
            Option(
                f"delete-{number}",
                goodbye,
                self._doing(self._delete, kept),
                chosen=doomed,
                sprite="ui-bin",
                bare=True,
            ),
        ]
        if kept.secret and not kept.over:
            del options[0]
        if kept.turn is not None and not kept.over:
            return self._by_link(number, kept, kept.turn, options[-1])
        if kept.over:
            looking = self._doing(self._review, kept)
            options.insert(0, Option(f"review-{number}", words("review.open"), looking, sprite="ui-eye"))
        if not kept.over:
            going_on = self._doing(self._take_up, kept)
            options.insert(0, Option(f"continue-{number}", words("saved.continue"), going_on, sprite="ui-play"))
        title = words(f"{kept.game}.title")
        return self._lined(kept, title, _standing(words, kept), options)

    def _lined(
        self, kept: SavedGame, title: str, standing: str, options: list[Option], mark: str = ""
    ) -> SavedRow:
        """The row of a game: its lines, and what can be done with it."""
        words = self.app.words
        names = ", ".join(
            words("saved.player", name=name, score=printed(score))
            for name, score in zip(kept.names, kept.scores, strict=True)
        )
        lit = kept == self._shared and self.app.top is not self
        return SavedRow(title, names, standing, GAMES[kept.game].cover, options, lit, mark)

    def _by_link(self, number: int, kept: SavedGame, turn: LinkTurn, delete: Option) -> SavedRow:
        """A game by link: whose turn it is, and what comes next."""
        words, doing = self.app.words, self._doing
        title = words("saved.by-link", game=words(f"{kept.game}.title"))
        mover = turn.to_move
        if mover is not None and kept.kinds[mover] == "elsewhere":
            standing = words("saved.turn.elsewhere", name=kept.names[mover])
            again = doing(self._share, kept)
            options = [
                Option(f"share-{number}", words("link.again"), again, sprite="ui-share", main=True),
                Option(f"came-{number}", words("saved.came"), doing(self._paste, kept), sprite="ui-open"),
                Option(f"look-{number}", words("saved.look"), doing(self._look, kept), sprite="ui-eye", bare=True),
                delete,
            ]
            return self._lined(kept, title, standing, options, "ui-waiting")
        giver = turn.mover
        came = giver is not None and kept.kinds[giver] != "human" and turn.sent < 0
        name = kept.names[giver] if came and giver is not None else ""
        standing = words("saved.turn.came", name=name) if name else words("saved.turn.here")
        play = Option(
            f"continue-{number}", words("link.play"), doing(self._take_up, kept), sprite="ui-play", main=True
        )
        return self._lined(kept, title, standing, [play, delete], "ui-check")

    def shared_part(self) -> pygame.Rect | None:
        """Where the row lies whose game is shared."""
        shown = zip(self._blocks, self._shown(), strict=True)
        rect = next((place for block, place in shown if _lit(block)), None)
        if rect is None or not rect.colliderect(self.body):
            return None
        return rect.clip(self.body).inflate(self.px(20), self.px(10))

    def _draw_blocks(self, surface: pygame.Surface) -> None:
        """The row whose game is shared is lit."""
        if (lit := self.shared_part()) is not None:
            self.art.frame(surface, "row-active", lit)
        super()._draw_blocks(surface)

    def _doing(self, act: Callable[[SavedGame], None], kept: SavedGame) -> Callable[[], None]:
        def do() -> None:
            self._notice = ""
            self._doomed = kept if act == self._delete and self._doomed != kept else None
            if self._doomed is None:
                act(kept)
            else:
                self.rebuild()

        return do

    # What can be done

    def _take_up(self, kept: SavedGame) -> None:
        found = self._read(kept)
        if found is not None:
            shelf.take_up(self.app.host, kept)
            self.app.pop()
            self.app.follow(TableWanted(found))

    def _watch(self, kept: SavedGame) -> None:
        found = self._read(kept)
        if found is not None:
            self.app.follow(ReplayWanted(found))

    def _review(self, kept: SavedGame) -> None:
        found = self._read(kept)
        if found is not None:
            self.app.follow(ReviewWanted(found, kept.when))

    def _share(self, kept: SavedGame) -> None:
        found = self._read(kept)
        if found is not None:
            self._shared = kept
            self.app.follow(ShareWanted(offer.of(found)))
            if self.app.viewport.narrow:  # the row is to be seen above the sheet
                lit = [place.y for block, place in zip(self._blocks, self._places, strict=True) if _lit(block)]
                self._scroll_to(min(lit, default=0))

    def share_first(self) -> None:
        """The link of the newest game is to be sent."""
        if self._games:
            self._share(self._games[0])

    def _paste(self, kept: SavedGame) -> None:
        self.app.follow(PasteWanted())

    def _look(self, kept: SavedGame) -> None:
        """Sit down at the table of a game in which somebody elsewhere is to move; it stays on the shelf."""
        found = self._read(kept)
        if found is not None:
            self.app.follow(TableWanted(found))

    def _delete(self, kept: SavedGame) -> None:
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

    def _read(self, kept: SavedGame) -> Session | None:
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


def _lit(block: Block) -> bool:
    return isinstance(block, SavedRow) and block.lit


def _standing(words: Catalogue, kept: SavedGame) -> str:
    """How far a game has come, and when it was played."""
    at = time.localtime(kept.when)
    month = words("saved.months").split()[at.tm_mon - 1]
    clock = time.strftime("%H:%M", at)
    when = words("saved.when", count=at.tm_mday, month=month, year=at.tm_year, time=clock)
    if kept.over:
        return words("saved.over", when=when)
    return words("saved.under-way", count=kept.moves, when=when)


def show(app: App, what: SavedGamesWanted | SendFollows) -> None:
    """Open the list; after one's turn in a game by link with its link to send."""
    if isinstance(what, SendFollows):
        what.session.mark_sent()
        shelf.set_aside(app.host)
        while len(app.scenes) > 1:
            app.scenes.pop()
    page = SavedGamesPage(app)
    app.push(page)
    if isinstance(what, SendFollows):
        page.share_first()
