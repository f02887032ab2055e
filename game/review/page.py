"""The game in review: who was ahead when, the turns that cost most and the best ones, and where points came from.

It is thought out while it is looked at, a little in each frame. Leaving it stops the thought, and coming back goes
on with it: what is judged is kept with the game.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

import pygame

from game.app import App
from game.host.events import Key
from game.review import actions, panels
from game.review.hover import ReviewHover
from game.review.keeping import Keeping
from game.review.leadlines import LeadLines
from game.review.state import CHART, ReviewState
from game.review.story import Entry
from game.routes import Moment, RecordWanted, ReplayWanted, ReviewWanted
from game.screen.gestures import InputEvent
from game.screen.wording import day
from game.session.session import Session
from game.ui.boxes import Box, Column
from game.ui.buttons import Button, button
from game.ui.page import Page

THINKING_MS = 12.0
CARDS = ("costly-", "best-", "turn-")
"""How the ids of cards and rows begin, which look different when they are pointed at."""
TALL_ENOUGH = 700
"""Units of height from which on chart and tabs stay while the rest scrolls."""


# One subject although it has many methods: what it shows, and each thing that can be done on it.
class Review(Page):
    """Chart, cards and bars of a finished game."""

    ground = "table"
    gap = 7.0

    def __init__(self, app: App, session: Session, when: int, moment: int = -1) -> None:
        super().__init__(app)
        self.session, self._when = session, when
        self.review = ReviewState(app, session, moment)
        self.keeping = Keeping(self.review)
        self.hover = ReviewHover(self)
        self._dirty = True
        """Whether something has changed since the page was drawn."""
        self._card = ""
        """The card or row that was pointed at when everything was placed."""

    # What it says

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("review.title")

    def note(self) -> str:
        """Which game it was, and who won."""
        words, result = self.app.words, self.review.story.result()
        game = words(f"{self.session.setup.game}.title")
        return words("review.about", game=game, when=day(words, self._when), result=result)

    def side_note(self) -> str:
        """A few facts."""
        review = self.review
        return " · ".join(review.story.facts(review.seat)[:2]) if review.analysis.done else ""

    def bar_boxes(self) -> list[Box]:
        """The link, on a wide page the list of every turn, and the arrows."""
        words, every = self.app.words, self.review.every
        share = button(
            "share", words("review.share"), self._share, icon="ui-share", bare=True, enabled=self.session.over
        )
        if not self.wide:
            return [share, *self.arrows()]
        said, icon = words("review.cards" if every else "review.tab.all"), "ui-star" if every else "ui-log"
        return [button("every", said, self._turn_every, icon=icon), share, *self.arrows()]

    def ways(self) -> list[Button]:
        """Watch it, play it again, or something else."""
        words = self.app.words
        replay = partial(self.app.follow, ReplayWanted(self.session))
        return [
            button("replay", words("review.replay"), replay, icon="ui-replay"),
            button("rematch", words("review.rematch"), partial(self._rematch, 0), icon="ui-redo"),
            *(self.more_ways() if self.wide else ()),
            button("new", words("review.new"), partial(actions.new_game, self.app), main=True, icon="ui-play"),
        ]

    def more_ways(self) -> list[Button]:
        """What a phone has below everything else."""
        words, record = self.app.words, partial(self.app.follow, RecordWanted())
        return [
            button("swapped", words("review.swapped"), partial(self._rematch, 1), icon="ui-pass-device"),
            button("record", words("review.record"), record, icon="ui-trophy"),
        ]

    # Panels

    def staying(self) -> Sequence[Box]:
        """On a tall phone chart and tabs stay where they are, and on a wide page what is above every turn."""
        if self.wide:
            return [panels.upper(self)] if self.review.every else []
        if self.app.viewport.height < self.kit.px(TALL_ENOUGH):
            return []
        return [panels.chart_panel(self), panels.tabs(self)]

    def blocks(self) -> Sequence[Box]:
        """Everything side by side, or below each other."""
        if not self.wide:
            above = [] if self.staying() else [panels.chart_panel(self), panels.tabs(self)]
            return [*above, *panels.stacked(self)]
        if self.review.every:
            return [panels.every_turn(self)]
        return [Column(children=[panels.upper(self), panels.card_panels(self)], gap=panels.GAP)]

    def lead(self) -> LeadLines:
        """The lines of the chart."""
        review = self.review
        costly, best = review.cards("costly"), review.cards("best")
        marks = [*costly, *best] if self.wide else best if review.tab == "best" else costly
        return LeadLines(review.story, review.seat, marks)

    # Time

    def update(self, dt: float) -> bool:
        """Go on thinking."""
        analysis = self.review.analysis
        if analysis.done:
            return False
        if analysis.think(THINKING_MS):
            self.rebuild()
        return not analysis.done

    # What can be done

    def turn_to(self, tab: str) -> None:
        """Show other turns in a small window."""
        self.review.tab, self.review.marked = tab, -1
        self.to_top()

    def show_seat(self, seat: int) -> None:
        """Show the turns of another player."""
        self.review.seat, self.review.marked = seat, -1
        self.rebuild()

    def pick(self, entry: Entry) -> None:
        """Stand at a turn; on a phone it is marked on the chart first, and stood at when it is chosen again."""
        if self.wide or self.app.keyboard or self.review.marked == entry.turn.first:
            self.stand(entry)
        else:
            self.review.marked = entry.turn.first
            self.rebuild()

    def stand(self, entry: Entry) -> None:
        """Go to the beginning of a turn in the replay."""
        turn = entry.turn
        self.app.follow(ReplayWanted(self.session, Moment(turn.first, turn.begins, turn.better)))

    def turn_keeping(self) -> None:
        """Keep the costliest turns to find them again, or no longer."""
        self.keeping.turn()
        self.rebuild()

    def _turn_every(self) -> None:
        self.review.every = not self.review.every
        self.to_top()

    def _share(self) -> None:
        actions.share(self.app, self.session, self.review.marked)

    def _rematch(self, shift: int) -> None:
        actions.rematch(self.app, self.session, shift)

    # Pointing

    def catches(self, key: Key) -> bool:
        """On the chart the arrows go along the turns."""
        return self.app.keyboard and self.app.focus == CHART and self.hover.step(key)

    def handle(self, event: InputEvent) -> None:
        """Pointing at the chart shows a turn, choosing a point of it stands there; the rest scrolls."""
        if not self.hover.handle(event):
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
        card = self.app.pointed if self.app.pointed.startswith(CARDS) else ""
        if card != self._card:
            self._card = card
            self.layout(self.app.viewport)
        super().draw(surface)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The tooltip of the turn that is pointed at."""
        self.hover.draw(surface)

    def state(self) -> dict[str, object]:
        """How far it is, and what was found."""
        analysis = self.review.analysis
        return {
            "judged": len(analysis.turns),
            "turns": len(analysis.spans),
            "done": analysis.done,
            "seat": self.review.seat,
            "review": [list(turn) for turn in analysis.turns],
        }


def show(app: App, what: ReviewWanted) -> None:
    """Look at a game once more."""
    app.push(Review(app, what.session, what.when or int(time.time()), what.moment))
