"""The saved games: finished ones to watch, others to go on with, and files of games to give away and to open."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pygame

from engine import RecordError
from game.app import App
from game.games import GAMES
from game.host.events import FileOpened
from game.pages.savedrow import saved_row
from game.routes import (
    PasteWanted,
    ReplayWanted,
    ReviewWanted,
    SavedGamesWanted,
    SendFollows,
    ShareWanted,
    TableWanted,
    to_title,
)
from game.screen.catalogue import Catalogue
from game.screen.gestures import InputEvent
from game.screen.wording import printed
from game.session import offer, session
from game.session.notes import LinkTurn
from game.session.session import Session
from game.share.help import numbered_steps
from game.storage import shelf
from game.storage.shelf import SavedGame
from game.ui.blocks import heading_line, paragraph
from game.ui.boxes import Box, Row
from game.ui.buttons import Button, button
from game.ui.page import Page

SHEET = 480
"""Units of height of a sheet that comes from below."""
BARE = 52
"""Units that a button with an icon alone is wide."""


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

    def blocks(self) -> list[Box]:
        """The newest game first."""
        told = [paragraph(self._notice, ("ui-info",))] if self._notice else []
        if not self._games:
            return [*told, paragraph(self.app.words("saved.none"), ("ui-shelf",), soft=True)]
        rows = [self._row(number, kept) for number, kept in enumerate(self._games)]
        below = [Box(tall=SHEET)] if self._covered else []
        return [*told, *rows, *self._how(), *below]

    @property
    def _covered(self) -> bool:
        """Whether a sheet lies over the lower part of a phone: every row must be able to stand above it."""
        return self._shared in self._games and self.app.viewport.narrow and self.app.top is not self

    def _how(self) -> list[Box]:
        """How a game by link goes: there until the first one is over, and then for those who ask."""
        words, by_link = self.app.words, [kept for kept in self._games if kept.turn is not None]
        if not by_link:
            return []
        if any(kept.over for kept in by_link) and not self._explained:
            return [Row(children=[button("how", words("saved.how"), self._explain, icon="ui-info")])]
        steps = [words(f"saved.how.{number}") for number in (1, 2, 3)]
        return [heading_line(words("saved.how")), *numbered_steps(steps, words("saved.how.note"))]

    def _explain(self) -> None:
        self._explained = True
        self.rebuild()

    def ways(self) -> list[Button]:
        """A game from elsewhere."""
        words = self.app.words
        return [
            button("open", words("saved.open"), self._ask, icon="ui-open"),
            button("paste", words("link.paste"), lambda: self.app.follow(PasteWanted()), icon="ui-link"),
        ]

    def handle(self, event: InputEvent) -> None:
        """A file comes."""
        if isinstance(event, FileOpened):
            self._open(event.text)
        else:
            super().handle(event)

    # Rows

    def _row(self, number: int, kept: SavedGame) -> Box:
        words, doing = self.app.words, self._doing
        if kept.turn is not None and not kept.over:
            return self._by_link(number, kept, kept.turn)
        share = words("share.open")
        options = [
            button(f"watch-{number}", words("saved.watch"), doing(self._watch, kept), icon="ui-replay"),
            button(f"share-{number}", share, doing(self._share, kept), icon="ui-share", bare=True, wide=BARE),
            self._delete_button(number, kept),
        ]
        if kept.secret and not kept.over:
            del options[0]
        if kept.over:
            first = button(f"review-{number}", words("review.open"), doing(self._review, kept), icon="ui-eye")
        else:
            going_on = doing(self._take_up, kept)
            first = button(f"continue-{number}", words("saved.continue"), going_on, icon="ui-play")
        return self._lined(number, kept, words(f"{kept.game}.title"), _standing(words, kept), [first, *options])

    def _delete_button(self, number: int, kept: SavedGame) -> Button:
        """Deletes a game when it is chosen for the second time."""
        doomed, act = kept == self._doomed, self._doing(self._delete, kept)
        words = self.app.words("saved.delete.sure" if doomed else "saved.delete")
        if doomed:
            return button(f"delete-{number}", words, act, icon="ui-bin", chosen=True)
        return button(f"delete-{number}", words, act, icon="ui-bin", bare=True, wide=BARE)

    def _lined(
        self, number: int, kept: SavedGame, title: str, standing: str, options: list[Button], mark: str = ""
    ) -> Box:
        """The row of a game: its lines, and what can be done with it."""
        words = self.app.words
        names = ", ".join(
            words("saved.player", name=name, score=printed(score))
            for name, score in zip(kept.names, kept.scores, strict=True)
        )
        about = words("saved.about", game=title, names=names, standing=standing)
        options = [replace(one, hint=about) for one in options]
        return saved_row(f"saved-{number}", title, names, standing, GAMES[kept.game].cover, options, mark)

    def _by_link(self, number: int, kept: SavedGame, turn: LinkTurn) -> Box:
        """A game by link: whose turn it is, and what comes next."""
        words, doing, delete = self.app.words, self._doing, self._delete_button(number, kept)
        title = words("saved.by-link", game=words(f"{kept.game}.title"))
        mover = turn.to_move
        if mover is not None and kept.kinds[mover] == "elsewhere":
            standing, look = words("saved.turn.elsewhere", name=kept.names[mover]), doing(self._look, kept)
            again, came = doing(self._share, kept), doing(self._paste, kept)
            options = [
                button(f"share-{number}", words("link.again"), again, icon="ui-share", main=True),
                button(f"came-{number}", words("saved.came"), came, icon="ui-open"),
                button(f"look-{number}", words("saved.look"), look, icon="ui-eye", bare=True, wide=BARE),
                delete,
            ]
            return self._lined(number, kept, title, standing, options, "ui-waiting")
        giver = turn.mover
        came_here = giver is not None and kept.kinds[giver] != "human" and turn.sent < 0
        name = kept.names[giver] if came_here and giver is not None else ""
        standing = words("saved.turn.came", name=name) if name else words("saved.turn.here")
        taking = doing(self._take_up, kept)
        play = button(f"continue-{number}", words("link.play"), taking, icon="ui-play", main=True)
        return self._lined(number, kept, title, standing, [play, delete], "ui-check")

    def _shared_row(self) -> pygame.Rect | None:
        """Where the row lies whose game is shared now."""
        if self._shared not in self._games or self.app.top is self:
            return None
        return self.rect_of(f"saved-{self._games.index(self._shared)}")

    def shared_part(self) -> pygame.Rect | None:
        """Where that can be seen of it lies."""
        rect = self._shared_row()
        if rect is None or not rect.colliderect(self.view.window):
            return None
        return rect.clip(self.view.window).inflate(self.kit.px(20), self.kit.px(10))

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The row whose game is shared is lit."""
        super().draw_ground(surface)
        if (lit := self.shared_part()) is not None:
            self.kit.art.frame(surface, "row-active", lit)

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
            row = self._shared_row()
            if self.app.viewport.narrow and row is not None:  # the row is to be seen above the sheet
                self.scroll_by(row.y - self.view.window.y)

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


def _standing(words: Catalogue, kept: SavedGame) -> str:
    """How far a game has come, and when it was played."""
    at = time.localtime(kept.when)
    month = words("record.months").split()[at.tm_mon - 1]
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
        to_title(app)
    page = SavedGamesPage(app)
    app.push(page)
    if isinstance(what, SendFollows):
        page.share_first()
