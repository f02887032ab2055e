"""One's own record: games won by level, the last twenty, best scores, and what is worth remembering.

It is kept on this device only, can leave as a file, take in what is missing from one, and begin anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine import EngineError, RecordError
from game.app import App
from game.host.events import FileOpened
from game.host.viewport import Viewport
from game.routes import PuzzleWanted, RecordWanted, ReviewWanted, TurnsWanted
from game.screen.gestures import Hover, InputEvent, Tap
from game.session import session
from game.statistics import results, tables
from game.statistics.chart import CHART, LastGames, game_tip, id_of, last_games, said
from game.statistics.days import last_days
from game.statistics.results import Finished
from game.storage import puzzle_results, shelf
from game.ui import boxes
from game.ui.blocks import note
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import Button, button
from game.ui.page import Page

FILE = "expeditions-record.json"
FILL, LATER = 0.3, 0.04
"""Seconds in which a bar fills, and after which the next one begins."""


class StatisticsPage(Page):
    """Everything that is remembered of finished games."""

    takes_files = True
    ground = "table"
    gap = 7.0

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
        self.results = results.games(self.app.host)
        self._turns = puzzle_results.load(self.app.host)
        self._kept = {(kept.digest, kept.moves): kept for kept in shelf.games(self.app.host)}

    def layout(self, viewport: Viewport) -> None:
        """Place everything for the window; what came about while the page was left is read with it."""
        self._look()
        super().layout(viewport)

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("record.title")

    def note(self) -> str:
        """How many games, and how many of them won."""
        words, won = self.app.words, sum(one.won for one in self.results)
        games = words("record.count", count=len(self.results))
        return words("record.both", games=games, won=words("record.won", count=won))

    def ways(self) -> list[Button]:
        """Files, and beginning anew."""
        words, some = self.app.words, bool(self.results or self._turns.results)
        erase = words("record.erase.sure" if self._sure else "record.erase")
        return [
            button("save", words("record.save"), self._give, icon="ui-save", enabled=some),
            button("open", words("record.open"), self._ask, icon="ui-open"),
            button("erase", erase, self._erase, main=self._sure, icon="ui-bin", enabled=some),
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

    def blocks(self) -> Sequence[Box]:
        """Side by side, or below each other."""
        wins = tables.wins(self.app, self.results, self._filter, self._choose, self._grown)
        below = [
            tables.best_scores(self.app, self.results),
            last_days(self.app, self._turns, self._play, partial(self.app.follow, TurnsWanted())),
            tables.remembered(self.app, self.results),
        ]
        if not self.wide:
            notes = [note(self._notice)] if self._notice else []
            return [*notes, wins, self._last_games(), *below, note(self.app.words("record.kept"))]
        above = Row(children=[replace(wins, wide=519), self._last_games()], gap=13, align="fill", tall=324)
        lower = Row(children=below, gap=13, equal=True, align="fill", tall=246)
        return [Column(children=[above, lower], gap=13)]

    def foot_note(self) -> str:
        """What came of the last thing that was done, or where all this is kept."""
        return self._notice or self.app.words("record.kept")

    def _last_games(self) -> Box:
        words, chart = self.app.words, self._chart()
        if self._filter is None:
            return last_games(chart, words("record.last"), "" if self.results else words("record.none"))
        game, against = self._filter
        level = tables.against_words(self.app, against)
        return last_games(chart, words("record.last.of", game=words(f"{game}.title"), against=level), "")

    def _chart(self) -> LastGames:
        results = self.results
        if self._filter is not None:
            results = [one for one in results if (one.game, one.against) == self._filter]
        tall = 220 if self.app.viewport.width >= self.kit.px(700) else 116
        return LastGames(
            app=self.app,
            results=results,
            choose=self._review,
            lit=lambda: self._lit,
            id=CHART,
            least=tall,
            grow=1,
            pad=(36, 9, 2, 0),
        )

    def draw_over(self, surface: pygame.Surface) -> None:
        """The tooltip of a game, beside its bar."""
        room, one, kit = self._room(), self._pointed(), self.kit
        if room is None or one is None:
            return
        strip = next((strip for game, strip in self._chart().strips(room) if game is one), None)
        if strip is None:
            return
        told = game_tip(self.app, one, (one.digest, one.moves) in self._kept)
        place = boxes.sized(kit, told, min(told.width(kit), self.view.window.w - kit.px(28)))
        place.midright = strip.x - kit.px(12), strip.y + kit.px(40)
        if place.x < room.x:
            place.left = strip.right + kit.px(12)
        place.clamp_ip(room.inflate(kit.px(40), 0))
        boxes.put(kit, surface, told, place)

    def _pointed(self) -> Finished | None:
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        return next((one for one in self.results if pointed == id_of(one)), self._lit)

    def _room(self) -> pygame.Rect | None:
        """Where the bars of the chart stand in the window now."""
        placed = next((one for one in self.placed if one.box.id == CHART), None)
        return placed.box.room(self.kit, placed.rect) if placed is not None else None

    # What can be done

    def handle(self, event: InputEvent) -> None:
        """A file comes; pointing at the chart names a game, and on a phone a second tap opens its review."""
        if isinstance(event, FileOpened):
            self._open(event.text)
            return
        if isinstance(event, Hover | Tap):
            room = self._room()
            one = self._chart().at(room, event.x, event.y) if room is not None else None
            if isinstance(event, Tap) and one is not None and one is self._lit:
                self._review(one)
                return
            if one is not self._lit:
                self._lit = one
                self.changed()
        super().handle(event)

    def _choose(self, game: str, against: str) -> None:
        self._filter = None if self._filter == (game, against) else (game, against)
        self._lit = None
        self.rebuild()

    def _play(self, day: int) -> None:
        self.app.follow(PuzzleWanted(day=day))

    def _review(self, one: Finished) -> None:
        kept = self._kept.get((one.digest, one.moves))
        if kept is None:
            self._say(said(self.app, one))
            return
        try:
            found = session.read(self.app.host, kept.text)
        except RecordError:
            self._say(self.app.words("saved.damaged"))
            return
        self.app.follow(ReviewWanted(found, one.when))

    def _give(self) -> None:
        place = self.app.host.give(FILE, results.text(self.app.host))
        if place is None:
            self._say(self.app.words("record.given.not"))
        else:
            self._say(self.app.words("record.given", place=place) if place else "")

    def _ask(self) -> None:
        asked = self.app.host.ask()
        self._say("" if asked else self.app.words("record.drop"))

    def _open(self, text: str) -> None:
        try:
            games, turns = results.take_in(self.app.host, text)
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
        results.erase(self.app.host)
        puzzle_results.erase(self.app.host)
        self._say("")

    def _say(self, notice: str) -> None:
        self._notice, self._sure, self._filter, self._lit = notice, False, None, None
        self.rebuild()


def show(app: App, what: RecordWanted) -> None:
    """Open the record."""
    app.push(StatisticsPage(app))
