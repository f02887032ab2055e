"""A puzzle at a real table: one turn to be found, as often as one likes.

The attempt itself is in game/puzzle/attempt.py; here is what is said of it, when its card comes, and how the best
known turn is shown.
"""

from __future__ import annotations

from typing import Any

import pygame

from game.app import App
from game.host.events import Key
from game.host.reading import Reading
from game.puzzle.attempt import Attempt
from game.puzzle.bar import PuzzleBar
from game.puzzle.card import MAIN, PuzzleCard
from game.puzzle.gauge import Gauge
from game.puzzle.kept import Kept
from game.puzzle.panel import PuzzlePanel
from game.puzzle.strip import PuzzleStrip
from game.puzzle.wording import PuzzleWords
from game.routes import Following, ShareWanted, TurnsWanted
from game.screen import shared_art, text
from game.screen.catalogue import Catalogue
from game.screen.targets import Target, find
from game.session.offer import Offer
from game.table.layout import Layout
from game.table.mode import Mode
from game.table.panels.log import Log
from game.table.panels.part import Part
from game.table.table import Table
from game.ui.boxes import Act

BETWEEN = 0.9
"""Seconds between two moves of the best known turn."""
THINKING_MS = 12.0
"""Milliseconds of a frame in which an ended turn may be thought about."""
AFTER = 0.35
"""Seconds after the turn until its result comes."""
STRIP = 44
"""Units of height of the goal above the board of a small window."""


class PuzzleMode(Mode):
    """One turn is tried; nothing is stored but what came of it."""

    name = "Puzzle"
    bots = recap = goes_back = False
    no_advice = "puzzle.hint.not"
    """Why there is no advice while there is none."""

    def __init__(self, app: App, attempt: Attempt, kept: Kept, day: int = 0) -> None:
        self.app, self.attempt, self.puzzle, self.day = app, attempt, attempt.puzzle, day
        self.session = attempt.session
        self._kept = kept
        self.result = kept.result()
        self.says = self.told()
        self.gauge = Gauge(attempt.points)
        self._card_wanted = "goal"
        self._noted = False
        self._known = False
        """Whether the best known turn plays itself."""
        self._rest = 0.0

    def told(self) -> PuzzleWords:
        """What it says of itself."""
        return PuzzleWords(self)

    # The table

    def bar(self, table: Table) -> PuzzleBar:
        """The bar with the way out."""
        return PuzzleBar(table, self)

    def parts(self, table: Table, listed: list[Part]) -> list[Part]:
        """The goal in place of the story, and above the board of a small window."""
        told = [PuzzlePanel(table, self) if isinstance(part, Log) else part for part in listed]
        return [*told, PuzzleStrip(table, self)]

    def sit(self, table: Table) -> None:
        """Be at this table."""
        super().sit(table)
        self.card = PuzzleCard(table, self)

    # What it says

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.app.words

    @property
    def stars(self) -> int:
        """The stars so far."""
        return self.result.stars if self.result is not None else 0

    @property
    def advised(self) -> bool:
        """Whether there is advice: once the first try is over."""
        return self.result is not None and (self.result.tries > 0 or self.result.shown)

    def decision(self, decision: str, hint: str) -> tuple[str, str]:
        """On a wide table the puzzle's name stands before what is to be decided."""
        if self.attempt.over and not self.table.counting.shown:
            return self.words("puzzle.title"), self.says.over
        return (decision, hint) if self.table.small else (self.words("puzzle.title"), decision)

    def reading(self, found: Reading) -> Reading:
        """Also the goal, and where one stands."""
        told = self.says.goal, self.says.limits, self.says.now
        return Reading(found.heading, (*told, *found.facts), found.story)

    @property
    def acting_seat(self) -> int | None:
        """Whose turn it is or was."""
        return self.puzzle.seat

    @property
    def ended(self) -> bool:
        """Whether the turn is over: nobody else moves here."""
        return self.attempt.over

    # What the player asks for

    def begin_again(self) -> None:
        """Put the position back."""
        self._known = self._noted = False
        self._card_wanted = ""
        self.attempt.again()
        self.table.begin_decision()
        self.table.travelled()

    def show_goal(self) -> None:
        """Tell again what is to be done."""
        self._card_wanted = "goal"
        self.table.arrange()

    def start(self) -> None:
        """The goal is read."""
        self._card_wanted = ""
        self.table.arrange()

    def show_known(self) -> None:
        """Play the best known turn; the stars stay as they are from now on."""
        self._kept.shown()
        self.result = self._kept.result()
        self.begin_again()
        self._known, self._rest = True, BETWEEN

    def aside(self) -> tuple[str, str, Act, str]:
        """What can be done besides trying, as a button: its id, words, effect and icon."""
        return "puzzle-share", self.words("share.open"), self.share, "ui-share"

    def share(self) -> None:
        """Open the share sheet."""
        offer = Offer("puzzle", self.session.setup, puzzle=self.puzzle, message=self.says.message())
        self.app.follow(ShareWanted(offer))

    def more(self) -> None:
        """See all the others."""
        self.app.follow(TurnsWanted())

    def leave(self) -> None:
        """Go back to where it was chosen."""
        self.app.pop()

    def undo(self) -> None:
        """Take the last step back, as long as the turn is not ended."""
        if not self.attempt.over and not self._known:
            super().undo()

    def key(self, key: Key) -> bool:
        """There is no advice before the first try is over, and no key while the best known turn plays."""
        if key.name.lower() == "h" and not self.advised:
            self.table.say(self.words(self.no_advice))
            return True
        return self._known

    # Layout and time

    def laid(self, layout: Layout) -> Layout:
        """In a small window the goal stands above the board."""
        board = layout.rect("board")
        if layout.shape != "wide" and board.w:
            tall = max(round(STRIP * layout.unit), self.app.viewport.px(STRIP))
            layout.rects["puzzle"] = pygame.Rect(board.x, board.y, board.w, tall)
            layout.rects["board"] = pygame.Rect(board.x, board.y + tall, board.w, max(1, board.h - tall))
        return layout

    def arrange(self) -> None:
        """Place the card anew."""
        wanted = self._card_wanted
        if wanted == "goal" and not self.table.small:
            wanted = ""  # the panel tells it
        self.card.open_for(wanted)
        self.table.relist()

    def update(self, dt: float) -> bool:
        """Let time pass: the best known turn, the gauge, and the result."""
        busy = super().update(dt)
        busy = self.card.pass_time(dt) or busy
        if self.gauge.pass_time(self.attempt.points, dt, self.app.settings.motion):
            self.table.changed()
            busy = True
        if self.table.showing or self.app.top is not self.table:
            return busy
        if self._known and not self.attempt.over:
            self._rest -= dt
            if self._rest <= 0:
                self._rest = BETWEEN
                self._play_known()
            return True
        if self.attempt.over and not self._noted:
            if not self.attempt.think(THINKING_MS):
                return True
            self._rest = AFTER if self._rest <= 0 else self._rest - dt
            if self._rest <= 0 or not self.app.settings.motion:
                self._note()
            return True
        return busy

    def _play_known(self) -> None:
        action = self.attempt.next_known()
        if action is not None:
            self.table.carry_out(action)
        if self.session.held:
            self.table.end_turn()
        elif action is None and not self.attempt.over:
            self._note()

    def _note(self) -> None:
        """The turn is ended: remember what came of it, and tell."""
        self._noted = True
        self._rest = 0.0
        points = self.attempt.points
        if not self._known:
            self._kept.ended(points, self.puzzle.stars(points))
            self.result = self._kept.result()
        self._card_wanted = "shown" if self._known else "result"
        self._known = False
        self.table.arrange()
        self.table.remark(self.card.told)

    def following(self) -> Following | None:
        """Nothing follows by itself: a puzzle has an end of its own."""
        return None

    def draw_over(self, surface: pygame.Surface) -> None:
        """The card."""
        if self.card_up:
            art = shared_art.art(self.table.unit)
            text.cover(self.card.rect)
            self.card.draw_rising(surface, art)

    @property
    def card_up(self) -> bool:
        """Whether the card is to be seen and used."""
        return self.card.open and not self.table.showing and self.table.dialog() is None

    def targets(self) -> list[Target]:
        """With the card up only what is on it, and the bar; while the known turn plays only the bar."""
        if self.table.counting.running:
            return super().targets()
        if self._known:
            return [one for one in self.table.bar.targets() if one.id == "puzzle-leave"]
        if self.card_up:
            return [*self.table.bar.targets(), *self.card.targets()]
        return super().targets()

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """What goes on from the card."""
        if self.card_up and (found := find(self.card.targets(), MAIN[self.card.kind])) is not None:
            return found
        return super().sensible(near)

    @property
    def above(self) -> pygame.Rect | None:
        """The card."""
        return self.card.rect if self.card_up else None

    def state(self) -> dict[str, Any]:
        """Also the puzzle and what came of it."""
        result = self.result
        told = {
            "id": self.puzzle.id,
            "points": self.attempt.points,
            "stars": self.stars,
            "tries": result.tries if result is not None else 0,
            "card": self.card.kind if self.card_up else "",
        }
        return {"puzzle": told}
