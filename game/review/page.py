"""The game in review: who was ahead when, the turns that cost most and the best ones, and where points came from.

It is thought out while it is looked at, a little in each frame. Leaving it stops the thought, and coming back goes
on with it: what is judged is kept with the game.
"""

from __future__ import annotations

import time
from dataclasses import replace

import pygame

from game.app import App
from game.host.events import Key
from game.review.hover import CHART
from game.review.panels import ReviewPanels
from game.routes import ReviewWanted
from game.screen.gestures import InputEvent
from game.screen.wording import day
from game.ui.blockpage import PageButton
from game.ui.boxes import Box
from game.ui.widgets import button

THINKING_MS = 12.0


# One subject although it has many methods: each panel is one, and each thing to choose another.
class Review(ReviewPanels):
    """Chart, cards and bars of a finished game."""

    _dirty = True
    """Whether something has changed since the page was drawn."""

    # What it says

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("review.title")

    def note(self) -> str:
        """Which game it was, and who won."""
        words, session = self.app.words, self.session
        game = words(f"{session.setup.game}.title")
        return words("review.about", game=game, when=day(words, self._when), result=self.story.result())

    def side_note(self) -> str:
        """A few facts."""
        return " · ".join(self.story.facts(self.seat)[:2]) if self.reviewing.done else ""

    def ways(self) -> list[PageButton]:
        """Watch it, play it again, or something else."""
        words = self.app.words
        found = [
            PageButton("replay", words("review.replay"), self._replay, sprite="ui-replay"),
            PageButton("rematch", words("review.rematch"), self._rematch, sprite="ui-redo"),
            PageButton("new", words("review.new"), self._new, main=True, sprite="ui-play"),
        ]
        if self.wide:
            found[2:2] = [
                PageButton("swapped", words("review.swapped"), self._swapped, sprite="ui-pass-device"),
                PageButton("record", words("review.record"), self._record, sprite="ui-trophy"),
            ]
        return found

    # Time

    def update(self, dt: float) -> bool:
        """Go on thinking."""
        if self.reviewing.done:
            return False
        if self.reviewing.think(THINKING_MS):
            self.rebuild()
        return not self.reviewing.done

    # The bar

    def bar_buttons(self) -> list[Box]:
        """The link, and on a wide page the list of every turn."""
        words, over = self.app.words, self.session.over
        share = button("share", words("review.share"), self._share, icon="ui-share", bare=True, enabled=over)
        if not self.wide:
            return [share]
        said = words("review.cards" if self.every else "review.tab.all")
        every = button("every", said, self._turn_every, icon="ui-star" if self.every else "ui-log")
        return [replace(every, air=6), share]

    def _turn_every(self) -> None:
        self.every, self.scroll = not self.every, 0
        self.rebuild()

    # Pointing

    def catches(self, key: Key) -> bool:
        """On the chart the arrows go along the turns."""
        return self.app.keyboard and self.app.focus == CHART and self._pointing.step(key)

    def handle(self, event: InputEvent) -> None:
        """Pointing at the chart shows a turn, choosing a point of it stands there; the rest scrolls."""
        if not self._pointing.handle(event):
            super().handle(event)

    def changed(self) -> None:
        """Ask for the page to be drawn again."""
        self._dirty = True
        super().changed()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; while only the thought goes on, what is on the surface is left as it is."""
        if not self._dirty and not self.app.keyboard:
            return
        self._dirty = False
        self._renew_chart()
        super().draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The tooltip of the turn that is pointed at."""
        self._pointing.draw(surface)

    def _renew_chart(self) -> None:
        found = self.chart_place()
        if found is None or found[0].lit == self.lit:
            return
        fresh = replace(found[0], lit=self.lit)
        self.laid = [fresh if block is found[0] else block for block in self.laid]
        self.held = [(fresh if block is found[0] else block, rect) for block, rect in self.held]

    def state(self) -> dict[str, object]:
        """How far it is, and what was found."""
        return {
            "judged": len(self.reviewing.turns),
            "turns": len(self.reviewing.spans),
            "done": self.reviewing.done,
            "seat": self.seat,
            "review": [list(turn) for turn in self.reviewing.turns],
        }


def show(app: App, what: ReviewWanted) -> None:
    """Look at a game once more."""
    app.push(Review(app, what.session, what.when or int(time.time()), what.moment))
