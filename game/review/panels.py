"""The panels of a review: chart, cards, bars and rows, side by side in a wide window, stacked in a small one."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app import App
from game.review.actions import ReviewActions
from game.review.analysis import Analysis
from game.review.bars import Bars, Lines
from game.review.card import TALL, WIDE, CardBlock, Waiting
from game.review.chart import LeadChart
from game.review.hover import CHART, ReviewHover
from game.review.parts import CardPanel, TurnRow
from game.review.story import SHOWN, Card, Entry, ReviewStory
from game.review.thumbnail import Thumbnails
from game.routes import Moment, ReplayWanted
from game.session import points as statistics_sums
from game.session.session import Session
from game.table.gamerecord import games
from game.ui.blocks import CONTROL, Block, Buttons, Note, Option
from game.ui.panelpage import Placed

TALL_ENOUGH = 700
"""Units of height from which on chart and tabs stay while the rest scrolls."""
TABS = ("costly", "best", "all")
COLUMNS = 3
"""Columns of a wide list of every turn."""
TAB_SPRITES = {"costly": "mark-loss", "best": "mark-gain", "all": "ui-log"}


class ReviewPanels(ReviewActions):
    """What a review shows, and where."""

    def __init__(self, app: App, session: Session, when: int, moment: int = -1) -> None:
        super().__init__(app, session)
        self._when = when
        self.chosen = moment
        self.reviewing = Analysis(app.host, session)
        self.colours = games(app)[session.setup.game].colours
        people = [seat for seat, who in enumerate(session.setup.seats) if who.kind == "human"]
        self.seat = people[0] if people else (session.game.winners or [0])[0]
        """Whose turns are shown."""
        self.tab = TABS[0]
        self.every = False
        """Whether a wide page lists every turn in place of the cards."""
        self._story = ReviewStory(app, self.reviewing)
        self._boards = Thumbnails(app, session)
        self._pointing = ReviewHover(self)
        self._scored = statistics_sums.score_lines(
            session.log,
            len(session.setup.seats),
            len(session.game.moves),
            games(app)[session.setup.game].start_score(session.setup.options),
        )

    @property
    def story(self) -> ReviewStory:
        """The review in the language in use."""
        if self._story.words is not self.app.words:
            self._story = ReviewStory(self.app, self.reviewing)
        return self._story

    # Panels

    def staying(self, area: pygame.Rect) -> Placed:
        """On a phone chart and tabs stay where they are."""
        if self.wide:
            return self._upper(area) if self.every else []
        if self.app.viewport.height < self.px(TALL_ENOUGH):
            return []
        return self._stacked([self._chart(), self._tabs()], area)

    def placed(self, area: pygame.Rect) -> Placed:
        """Everything side by side, or below each other."""
        if self.wide:
            return self._rows(area) if self.every else self._placed_wide(area)
        blocks: list[Block] = [] if self.held else [self._chart(), self._tabs()]
        blocks += self._listed()
        blocks += [Bars(self.story, apart=False)] if self.story.sources() else []
        if self.reviewing.done:
            blocks.append(Lines(self.app.words("review.facts"), self.story.facts(self.seat)))
        blocks.append(self._more())
        return self._stacked(blocks, area)

    def _stacked(self, blocks: list[Block], area: pygame.Rect) -> Placed:
        found: Placed = []
        y, gap = area.y, self.px(7)
        columns = 2 if area.w >= self.px(720) else 1
        x, beside = area.x, 0
        for block in blocks:
            small = columns == 2 and isinstance(block, CardBlock | TurnRow | Waiting)
            wide = (area.w - gap) // 2 if small else area.w
            if beside and not small:
                y, x, beside = beside + gap, area.x, 0
            tall = block.height(self, wide)
            found.append((block, pygame.Rect(x, y, wide, tall)))
            if small and not beside:
                x, beside = area.x + wide + gap, y + tall
            else:
                y, x, beside = max(y + tall, beside) + gap, area.x, 0
        return found

    def _upper(self, area: pygame.Rect) -> Placed:
        """Chart and bars of a wide page."""
        gap, upper, right = self.px(13), self.px(238), self.px(396)
        bars = Bars(self.story, apart=self._bars_apart(upper))
        return [
            (self._chart(), pygame.Rect(area.x, area.y, area.w - right - gap, upper)),
            (bars, pygame.Rect(area.right - right, area.y, right, upper)),
        ]

    def _rows(self, area: pygame.Rect) -> Placed:
        """Every turn of a wide page, in columns that are read downwards."""
        gap, rows = self.px(8), self._turn_rows()
        deep = -(-len(rows) // COLUMNS)
        wide, tall = (area.w - gap * (COLUMNS - 1)) // COLUMNS, self.px(CONTROL)
        return [
            (
                row,
                pygame.Rect(area.x + n // deep * (wide + gap), area.y + n % deep * (tall + gap // 2), wide, tall),
            )
            for n, row in enumerate(rows)
        ]

    def _placed_wide(self, area: pygame.Rect) -> Placed:
        gap, upper = self.px(13), self.px(238)
        found = self._upper(area)
        y, half = area.y + upper + gap, (area.w - gap) // 2
        lower = min(self.px(340), area.bottom - y)
        for name, x in (("costly", area.x), ("best", area.x + half + gap)):
            panel = pygame.Rect(x, y, half, lower)
            blocks = self._cards(name)
            none = "" if blocks else self.app.words(f"review.{name}.none")
            found.append((CardPanel(self._heading(name), self.app.words(f"review.{name}.note"), none), panel))
            top, step = panel.y + self.px(34), (panel.h - self.px(34 + 7)) // SHOWN
            for number, block in enumerate(blocks):
                place = pygame.Rect(x + self.px(12), top + number * step, half - self.px(24), step - self.px(3))
                found.append((block, place))
        return found

    def _bars_apart(self, room: int) -> bool:
        sources = len(self.story.sources())
        rows = sources * (20 + 15 * self.story.players)
        return self.px(rows + 72) <= room

    def _heading(self, name: str) -> str:
        words = self.app.words
        people = sum(who.kind == "human" for who in self.session.setup.seats)
        own = people == 1 and self.session.setup.seats[self.seat].kind == "human"
        return words(f"review.{name}") if own else words("review.turns.of", name=self.session.name(self.seat))

    def _chart(self) -> LeadChart:
        marks: list[Card] = []
        if self.reviewing.done:
            costly, best = self.story.costly(self.seat), self.story.best(self.seat)
            marks = [*costly, *best] if self.wide else best if self.tab == "best" else costly
        return LeadChart(self.story, self.seat, self._scored, marks, self.lit, self._showing, self._pointing)

    @property
    def lit(self) -> int:
        """The first move of the turn that is pointed at, or marked."""
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        for card in self._all_cards():
            if card.id == pointed:
                return card.entry.turn.first
        row = pointed.removeprefix("turn-")
        if row != pointed and row.isdigit():
            return int(row)
        entry = self._pointing.entry
        elsewhere = self.app.keyboard and pointed != CHART
        return entry.turn.first if entry is not None and not elsewhere else self.chosen

    def _all_cards(self) -> list[Card]:
        if not self.reviewing.done:
            return []
        return [*self.story.costly(self.seat), *self.story.best(self.seat)]

    def _tabs(self) -> Buttons:
        words = self.app.words
        return Buttons(
            [
                Option(
                    f"tab-{name}",
                    words(f"review.tab.{name}"),
                    self._turning(name),
                    self.tab == name,
                    sprite=TAB_SPRITES[name],
                )
                for name in TABS
            ]
        )

    def _listed(self) -> list[Block]:
        """What the tab shows."""
        if self.tab == "all":
            return [*self._turn_rows()]
        cards = self._cards(self.tab)
        return cards or [Note(self.app.words(f"review.{self.tab}.none"))]

    def _turn_rows(self) -> list[TurnRow]:
        return [TurnRow(entry, self.story, self._standing(entry)) for entry in self.story.entries]

    def _cards(self, name: str) -> list[Block]:
        if not self.reviewing.done:
            return [Waiting(WIDE if self.wide else TALL) for _ in range(SHOWN)]
        cards = self.story.costly(self.seat) if name == "costly" else self.story.best(self.seat)
        return [
            CardBlock(
                card,
                self.story,
                self._boards,
                self.chosen == card.entry.turn.first,
                self._picking(card),
                self._standing(card.entry),
            )
            for card in cards
        ]

    def _more(self) -> Buttons:
        words = self.app.words
        return Buttons(
            [
                Option("swapped", words("review.swapped"), self._swapped, sprite="ui-pass-device"),
                Option("record", words("review.record"), self._record, sprite="ui-trophy"),
            ]
        )

    def chart_place(self) -> tuple[LeadChart, pygame.Rect] | None:
        """The chart and where it lies in the window."""
        for block, rect in self.held:
            if isinstance(block, LeadChart):
                return block, rect
        for block, rect in zip(self.laid, self.shown(), strict=True):
            if isinstance(block, LeadChart):
                return block, rect
        return None

    # What can be done

    def _turning(self, name: str) -> Callable[[], None]:
        def turn() -> None:
            self.tab, self.chosen = name, -1
            self.scroll = 0
            self.rebuild()

        return turn

    def _showing(self, seat: int) -> Callable[[], None]:
        def show() -> None:
            self.seat, self.chosen = seat, -1
            self.rebuild()

        return show

    def _picking(self, card: Card) -> Callable[[], None]:
        """A card on a phone is marked on the chart first, and stood at when it is chosen again."""

        def pick() -> None:
            first = card.entry.turn.first
            if self.wide or self.app.keyboard or self.chosen == first:
                self._standing(card.entry)()
            else:
                self.chosen = first
                self.rebuild()

        return pick

    def _standing(self, entry: Entry) -> Callable[[], None]:
        return lambda: self.stand(entry)

    def stand(self, entry: Entry) -> None:
        """Go to the beginning of a turn in the replay."""
        turn = entry.turn
        self.app.follow(ReplayWanted(self.session, Moment(turn.first, turn.begins, turn.better)))
