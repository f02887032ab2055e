"""The game in review: who was ahead when, the turns that cost most and the best ones, and where points came from.

It is thought out while it is looked at, a little in each frame. Leaving it stops the thought, and coming back goes
on with it: what is judged is kept with the game.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace

import pygame

from game.app import App
from game.games import GAMES
from game.play import shelf
from game.play.reviewing import Reviewing
from game.play.seats import Setup
from game.play.session import Session
from game.scenes import tally
from game.scenes.blocks import Block, Option
from game.scenes.days import day
from game.scenes.following import Moment, NewGameWanted, RecordWanted, ReplayWanted, ReviewWanted, TableWanted
from game.scenes.page import Way
from game.scenes.panelpage import PanelPage, Placed
from game.scenes.reviewbars import Bars, Lines
from game.scenes.reviewcard import TALL, WIDE, CardBlock, Waiting
from game.scenes.reviewchart import LeadChart
from game.scenes.reviewparts import Buttons, CardPanel, Note, TurnRow
from game.scenes.reviewpicture import Pictures
from game.scenes.reviewstory import SHOWN, Card, Entry, Story
from game.scenes.reviewtip import Pointing
from game.screen.gestures import InputEvent

THINKING_MS = 12.0
TALL_ENOUGH = 700
"""Units of height from which on chart and tabs stay while the rest scrolls."""
TABS = ("costly", "best", "all")
TAB_SPRITES = {"costly": "mark-loss", "best": "mark-gain", "all": "ui-log"}


# One subject although it has many methods: each panel is one, and each thing to choose another.
class Review(PanelPage):
    """Chart, cards and bars of a finished game."""

    _dirty = True
    """Whether something has changed since the page was drawn."""

    def __init__(self, app: App, session: Session, when: int) -> None:
        super().__init__(app)
        self.session, self._when = session, when
        self.reviewing = Reviewing(app.host, session)
        self.colours = GAMES[session.setup.game].colours
        people = [seat for seat, who in enumerate(session.setup.seats) if who.kind == "human"]
        self.seat = people[0] if people else (session.game.winners or [0])[0]
        """Whose turns are shown."""
        self.tab = TABS[0]
        self.chosen = -1
        """The first move of the turn that was marked on the chart by a tap."""
        self._story = Story(self.reviewing, app.words)
        self._boards = Pictures(app, session)
        self._pointing = Pointing(self)
        self._scored = tally.score_lines(
            session.log,
            len(session.setup.seats),
            len(session.game.moves),
            GAMES[session.setup.game].start_score(session.setup.options),
        )

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

    @property
    def story(self) -> Story:
        """The review in the language in use."""
        if self._story.words is not self.app.words:
            self._story = Story(self.reviewing, self.app.words)
        return self._story

    def ways(self) -> list[Way]:
        """Watch it, play it again, or something else."""
        words = self.app.words
        found = [
            Way("replay", words("review.replay"), self._replay, sprite="ui-replay"),
            Way("rematch", words("review.rematch"), self._rematch, sprite="ui-redo"),
            Way("new", words("review.new"), self._new, main=True, sprite="ui-play"),
        ]
        if self.wide:
            found[2:2] = [
                Way("swapped", words("review.swapped"), self._swapped, sprite="ui-pass-device"),
                Way("record", words("review.record"), self._record, sprite="ui-trophy"),
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

    # Panels

    def staying(self, area: pygame.Rect) -> Placed:
        """On a phone chart and tabs stay where they are."""
        if self.wide or self.app.viewport.height < self.px(TALL_ENOUGH):
            return []
        return self._stacked([self._chart(), self._tabs()], area)

    def placed(self, area: pygame.Rect) -> Placed:
        """Everything side by side, or below each other."""
        if self.wide:
            return self._placed_wide(area)
        blocks: list[Block] = [] if self._staying else [self._chart(), self._tabs()]
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

    def _placed_wide(self, area: pygame.Rect) -> Placed:
        gap = self.px(13)
        upper = self.px(238)
        right = self.px(396)
        bars = Bars(self.story, apart=self._bars_apart(upper))
        found: Placed = [
            (self._chart(), pygame.Rect(area.x, area.y, area.w - right - gap, upper)),
            (bars, pygame.Rect(area.right - right, area.y, right, upper)),
        ]
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
        return LeadChart(self.story, self.seat, self._scored, marks, self.lit, self._showing)

    @property
    def lit(self) -> int:
        """The first move of the turn that is pointed at, or marked."""
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        for card in self._all_cards():
            if card.id == pointed:
                return card.entry.turn.first
        entry = self._pointing.entry
        return entry.turn.first if entry is not None else self.chosen

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
            return [TurnRow(entry, self.story, self._standing(entry)) for entry in self.story.entries]
        cards = self._cards(self.tab)
        return cards or [Note(self.app.words(f"review.{self.tab}.none"))]

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

    # Pointing

    def handle(self, event: InputEvent) -> None:
        """Pointing at the chart shows a turn, choosing a point of it stands there; the rest scrolls."""
        if not self._pointing.handle(event):
            super().handle(event)

    def chart_place(self) -> tuple[LeadChart, pygame.Rect] | None:
        """The chart and where it lies in the window."""
        for block, rect in self._staying:
            if isinstance(block, LeadChart):
                return block, rect
        for block, rect in zip(self._blocks, self._shown(), strict=True):
            if isinstance(block, LeadChart):
                return block, rect
        return None

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
        self._blocks = [fresh if block is found[0] else block for block in self._blocks]
        self._staying = [(fresh if block is found[0] else block, rect) for block, rect in self._staying]

    # What can be done

    def _turning(self, name: str) -> Callable[[], None]:
        def turn() -> None:
            self.tab, self.chosen = name, -1
            self._scroll = 0
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

    def _replay(self) -> None:
        self.app.follow(ReplayWanted(self.session))

    def _record(self) -> None:
        self.app.follow(RecordWanted())

    def _new(self) -> None:
        while len(self.app.scenes) > 1:
            self.app.scenes.pop()
        self.app.follow(NewGameWanted())

    def _rematch(self) -> None:
        self._begin(0)

    def _swapped(self) -> None:
        self._begin(1)

    def _begin(self, shift: int) -> None:
        """The same game once more, everybody moved on by so many seats."""
        setup, app = self.session.setup, self.app
        seats = (*setup.seats[shift:], *setup.seats[:shift])
        options = {**setup.options, "names": [seat.name for seat in seats]}
        shelf.set_aside(app.host)
        session = Session(app.host, Setup(setup.game, seats, options, random.randrange(10**6)))
        while len(app.scenes) > 1:
            app.scenes.pop()
        app.follow(TableWanted(session))

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
    app.push(Review(app, what.session, what.when or int(time.time())))
