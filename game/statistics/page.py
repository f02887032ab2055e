"""One's own record: games won by level, the last twenty, best scores, and what is worth remembering.

It is kept on this device only, can leave as a file, take in what is missing from one, and begin anew.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine import EngineError, RecordError
from game.app import App
from game.host.events import FileOpened
from game.routes import PuzzleWanted, RecordWanted, ReviewWanted, TurnsWanted
from game.screen import text
from game.screen.gestures import Hover, InputEvent, Tap
from game.session import session
from game.statistics import results as statistics_results
from game.statistics.chart import LastGames, said
from game.statistics.days import LastDays
from game.statistics.results import Finished
from game.statistics.tables import BestScores, Remembered, Wins, against_words
from game.storage import puzzle_results as puzzle_results
from game.storage import shelf
from game.ui.blockpage import PageButton
from game.ui.blocks import Block, Note
from game.ui.panelpage import PALE_NOTE, PanelPage, Placed

FILE = "expeditions-record.json"
FILL, LATER = 0.3, 0.04
"""Seconds in which a bar fills, and after which the next one begins."""


class StatisticsPage(PanelPage):
    """Everything that is remembered of finished games."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._age = 0.0 if app.settings.motion else 1e9
        self._sure = False
        """Whether the next choice of the button erases everything."""
        self._notice = ""
        self._filter: tuple[str, str] | None = None
        self._lit: Finished | None = None
        self._look()

    def _look(self) -> None:
        self.games = statistics_results.games(self.app.host)
        self._turns = puzzle_results.load(self.app.host)
        self._kept = {(kept.digest, kept.moves): kept for kept in shelf.games(self.app.host)}

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("record.title")

    def note(self) -> str:
        """How many games, and how many of them won."""
        words, won = self.app.words, sum(one.won for one in self.games)
        games = words("record.count", count=len(self.games))
        return words("record.both", games=games, won=words("record.won", count=won))

    def ways(self) -> list[PageButton]:
        """Files, and beginning anew."""
        words, some = self.app.words, bool(self.games)
        any_turn = bool(self._turns.results)
        erase = words("record.erase.sure" if self._sure else "record.erase")
        return [
            PageButton("save", words("record.save"), self._give, sprite="ui-save", enabled=some or any_turn),
            PageButton("open", words("record.open"), self._ask, sprite="ui-open"),
            PageButton("erase", erase, self._erase, main=self._sure, sprite="ui-bin", enabled=some or any_turn),
        ]

    # Time

    def update(self, dt: float) -> bool:
        """Let the bars fill."""
        if self._age > 2:
            return False
        self._age += dt
        self.changed()
        return True

    def _grown(self, number: int) -> float:
        part = min(1.0, max(0.0, (self._age - LATER * number) / FILL))
        return 1 - (1 - part) ** 3

    # Panels

    def placed(self, area: pygame.Rect) -> Placed:
        """Side by side, or below each other."""
        blocks = self._blocks_above()
        days = LastDays(self._turns, self._playing, partial(self.app.follow, TurnsWanted()))
        below: list[Block] = [BestScores(self.games), days, Remembered(self.games)]
        if not self.wide:
            kept = Note(self.app.words("record.kept"))
            return self._below_each_other([*self._notes(), *blocks, *below, kept], area)
        gap, upper = self.px(13), self.px(324)
        left = self.px(519)
        found: Placed = [
            (blocks[0], pygame.Rect(area.x, area.y, left, upper)),
            (blocks[1], pygame.Rect(area.x + left + gap, area.y, area.w - left - gap, upper)),
        ]
        # Every panel of the lower row gets an equal share: one more needs no other change.
        y, wide = area.y + upper + gap, (area.w - gap * (len(below) - 1)) // len(below)
        for number, block in enumerate(below):
            place = pygame.Rect(area.x + number * (wide + gap), y, wide, min(self.px(246), area.bottom - y))
            found.append((block, place))
        return found

    def _blocks_above(self) -> list[Block]:
        return [Wins(self.games, self._filter, self._filtering, self._grown), self._chart()]

    def _notes(self) -> list[Block]:
        """What came of the last thing that was done."""
        return [Note(self._notice)] if self._notice else []

    def _chart(self) -> LastGames:
        words = self.app.words
        if self._filter is None:
            none = "" if self.games else words("record.none")
            return LastGames(self.games, words("record.last"), self._lit, self._reviewing, none)
        game, against = self._filter
        games = [one for one in self.games if (one.game, one.against) == self._filter]
        title = words("record.last.of", game=words(f"{game}.title"), against=against_words(self, against).lower())
        return LastGames(games, title, self._lit, self._reviewing)

    def _below_each_other(self, blocks: list[Block], area: pygame.Rect) -> Placed:
        found: Placed = []
        y = area.y
        for block in blocks:
            tall = block.height(self, area.w)
            found.append((block, pygame.Rect(area.x, y, area.w, tall)))
            y += tall + self.px(7)
        return found

    def draw_over(self, surface: pygame.Surface) -> None:
        """The note at the left of the foot, and the tooltip of a game."""
        if self.wide:
            told = self._notice or self.app.words("record.kept")
            ends = min(target.rect.x for target, way in self._chrome if way.id in ("save", "open", "erase"))
            self.art.draw(surface, "ui-lock", (self.px(34), self.foot.centery), zoom=0.9, tint=PALE_NOTE)
            place = pygame.Rect(self.px(56), self.foot.y, ends - self.px(66), self.foot.h)
            text.draw(surface, told, "body", self.type(15), PALE_NOTE, place, "wrap")
        found = self._chart_place()
        one = self._pointed()
        if found is not None and one is not None and one in found[0].shown:
            found[0].draw_tip(surface, self, found[1], one, (one.digest, one.moves) in self._kept)

    def _pointed(self) -> Finished | None:
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        for one in self.games:
            if pointed == f"game-{one.digest}-{one.moves}":
                return one
        return self._lit

    def _chart_place(self) -> tuple[LastGames, pygame.Rect] | None:
        for block, rect in zip(self.laid, self.shown(), strict=True):
            if isinstance(block, LastGames):
                return block, rect
        return None

    # What can be done

    def handle(self, event: InputEvent) -> None:
        """A file comes; pointing at the chart names a game, and on a phone a second tap opens its review."""
        if isinstance(event, FileOpened):
            self._open(event.text)
            return
        found = self._chart_place()
        if isinstance(event, Hover | Tap) and found is not None:
            one = found[0].at(self, found[1], event.x, event.y)
            if isinstance(event, Tap) and one is not None and one is self._lit:
                self._reviewing(one)()
                return
            if one is not self._lit:
                self._lit = one
                self.rebuild()
        super().handle(event)

    def _filtering(self, game: str, against: str) -> Callable[[], None]:
        def choose() -> None:
            self._filter = None if self._filter == (game, against) else (game, against)
            self._lit = None
            self.rebuild()

        return choose

    def _playing(self, day: int) -> Callable[[], None]:
        return lambda: self.app.follow(PuzzleWanted(day=day))

    def _reviewing(self, one: Finished) -> Callable[[], None]:
        def review() -> None:
            kept = self._kept.get((one.digest, one.moves))
            if kept is None:
                self._say(said(self, one))
                return
            try:
                found = session.read(self.app.host, kept.text)
            except RecordError:
                self._say(self.app.words("saved.damaged"))
                return
            self.app.follow(ReviewWanted(found, one.when))

        return review

    def _give(self) -> None:
        place = self.app.host.give(FILE, statistics_results.text(self.app.host))
        if place is None:
            self._say(self.app.words("record.given.not"))
        else:
            self._say(self.app.words("record.given", place=place) if place else "")

    def _ask(self) -> None:
        asked = self.app.host.ask()
        self._say("" if asked else self.app.words("record.drop"))

    def _open(self, text: str) -> None:
        try:
            games, turns = statistics_results.take_in(self.app.host, text)
        except EngineError:
            self._say(self.app.words("record.foreign"))
            return
        words = self.app.words
        told = [words("record.turns", count=turns)] if turns else []
        if games or not told:
            told.insert(0, words("record.added", count=games))
        self._say(" ".join(told))

    def _erase(self) -> None:
        if not self._sure:
            self._sure = True
            self.rebuild()
            return
        statistics_results.erase(self.app.host)
        puzzle_results.erase(self.app.host)
        self._say("")

    def _say(self, notice: str) -> None:
        self._notice, self._sure, self._filter, self._lit = notice, False, None, None
        self._look()
        self.rebuild()


def show(app: App, what: RecordWanted) -> None:
    """Open the record."""
    app.push(StatisticsPage(app))
