"""Counting points on the board: one source after another lights up, and its points fly to the player as a coin.

The game has counted already; until the last coin has landed the table shows a view with the scores as they were.
Skipping fills in everything at once. What it looks like is the business of a `ScoringLook` (look.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.host.events import Key
from game.screen import shared_art, sounds
from game.screen.art import Art
from game.screen.gestures import InputEvent, Tap
from game.screen.targets import Target
from game.table.scoring.data import ScoringStep, with_scores
from game.table.scoring.progress import ScoringProgress

if TYPE_CHECKING:
    from game.session.played import AnyEvent as Event
    from game.session.played import AnyView
    from game.session.session import LogEntry
    from game.table.panels.part import Part
    from game.table.scoring.look import ScoringLook
    from game.table.table import Table

STAYS = 1.5
"""Seconds that the picture stays after the last coin where nobody is waited for."""
VEIL_SECONDS, FADE_SECONDS = 0.2, 0.15
AT_ONCE = 1000.0
"""A speed at which everything is filled in before it is seen."""


class ScoringShow(ScoringProgress):
    """The counting at one table, on the screen."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table, self.app, self.session = table, table.app, table.session
        self._motion, self._explanations = table.motion, table.explanations
        self.paused = False
        self.speed = 1.0
        self.spent = 0.0
        """Seconds since the present step lit up, or since the last coin landed."""
        self._opening: Iterator[None] | None = None
        self.look: ScoringLook

    @property
    def opening(self) -> bool:
        """Whether its first picture is being made, and the table is still seen as it was."""
        return self._opening is not None

    # The course

    def begin(self, events: list[Event], before: AnyView) -> bool:
        """Count the points of these events, if there are any; `before` is the view before them."""
        count = self.table.count_of(events, before)
        if count is None or not count.steps:
            return False
        self.count = count
        self.look = self.table.scoring_look()
        self.phase, self.paused = "waits", False
        self.lit = self.landed = self.beat = 0
        self.speed = self._speed()
        self._log = self._story_before(count.steps)
        self._show()
        return True

    def _story_before(self, steps: Sequence[ScoringStep]) -> list[LogEntry]:
        """The story up to the first of the points."""
        log, events = self.session.log, [id(step.event) for step in steps]
        first = next((index for index, entry in enumerate(log) if id(entry.event) in events), len(log))
        return log[:first]

    def _speed(self) -> float:
        """A person's own points are never hurried; those of computer players come at their pace."""
        return 1.0 if self._own and self.session.live else min(self._motion.speed, AT_ONCE)

    @property
    def _own(self) -> bool:
        """Whether a person at this table scores."""
        return any(self.session.who(step.seat).kind == "human" for step in self.count.steps)

    @property
    def _awaits(self) -> bool:
        """Whether the sums stay until somebody goes on: their own, and the last of a game, are read in peace."""
        session = self.session
        return session.live and bool(session.humans) and (self._own or session.over)

    @property
    def _read(self) -> bool:
        """Whether one of its figures is being explained."""
        tip = self._explanations.tip
        return tip is not None and any(part.rect.contains(tip.anchor) for part in self.parts)

    def update(self, dt: float, still: bool) -> bool:
        """Let time pass; nothing is counted while something else moves. True while another frame is wanted."""
        if self.phase == "waits":
            if still:
                self._start()
            return True
        if self._opening is not None:
            if next(self._opening, self) is self:
                self.open()
            return True
        if self.paused:
            return False
        if self.phase == "stays":
            if self._awaits or self._read:
                return False
            self.spent += dt
            if self.spent >= STAYS:
                self.finish()
            return True
        self.spent += dt * self.speed
        self._go_on()
        return True

    def _start(self) -> None:
        self.phase = "counts"
        self.look.open()
        if self.speed < AT_ONCE:
            self._light()
        else:
            self._stay()
        self._opening = self._in_pieces()

    def _in_pieces(self) -> Iterator[None]:
        """Paint what the first picture shows and no picture before, one panel after the other."""
        around = (part for part in self.table.all_parts if not self.covers(part))
        for part in (*around, *self.parts):
            if part.ready(shared_art.art(self.table.unit)):
                yield

    def open(self) -> None:
        """Show the first picture now; what of it is not painted yet is painted with it."""
        if self.opening:
            self._opening = None
            self.table.fade(VEIL_SECONDS)
            self.table.redraw()

    def _go_on(self) -> None:
        """Let coins land, and the next source light up."""
        while self.phase == "counts":
            steps = self.present
            if self.landed < self.lit and self.spent >= max(step.lands for step in steps):
                self._land()
            if self.spent < max(step.seconds for step in steps):
                return
            self.spent -= max(step.seconds for step in steps)
            self.beat += 1
            if self.beat == len(self.count.beats()):
                self._stay()
            else:
                self._light()

    def _light(self) -> None:
        """The next source lights up; without motion its points are there at once."""
        self.lit = self.beat_range.stop
        if self.speed < AT_ONCE:
            reason = self.present[0].event["reason"]
            sounds.play(self.table.sounds.counted.get(reason, "row"), self.app.settings.effects_volume)
        if not self.app.settings.motion:
            if self.beat:
                self.table.fade(FADE_SECONDS)
            self._land()
        else:
            self._show()

    def _land(self) -> None:
        before = [self._score(seat) for seat in range(len(self.count.scores))]
        self.landed = self.lit
        self._show()
        if self.app.settings.motion and self.speed < AT_ONCE:
            self.look.landed(before)

    def _score(self, seat: int) -> int:
        return sum(self.sums(seat))

    def _stay(self) -> None:
        self.phase, self.spent = "stays", 0.0
        self.lit = self.landed = len(self.count.steps)
        self._show()

    def _show(self) -> None:
        """Have the table show the scores that have landed and the story as far as it is told."""
        scores = [self._score(seat) for seat in range(len(self.count.scores))]
        told = [step.event for step in self.count.steps[: self.lit]] if self.shown else []
        self.session.look_back(with_scores(self.count.view, scores), self._log, told)
        self.table.arrange()

    def skip(self) -> None:
        """Fill in everything at once; once more goes on with the game."""
        if self.phase == "waits":
            self._motion.skip()
            self._start()
        if self.complete:
            self.finish()
        else:
            self.paused = False
            self._motion.skip()
            self._stay()
        self.open()

    def finish(self) -> None:
        """Leave the counting: the table shows the game as it is."""
        if self.running:
            self.phase, self._opening = "none", None
            self.session.look_ahead()
            self.table.counted()

    def pause(self) -> None:
        """Hold the picture, or go on."""
        self.paused = not self.paused
        self.table.arrange()

    def step(self) -> None:
        """Go on to the next source and hold there."""
        if self.phase == "counts":
            self.spent = max(step.seconds for step in self.present)
            self._go_on()
            self.paused = True
            self.table.arrange()

    def hold(self) -> None:
        """Hold the picture: somebody wants to read a figure."""
        if not self.paused:
            self.pause()

    # The picture, and hands

    @property
    def parts(self) -> list[Part]:
        """The panels that are on the screen while points are counted."""
        return [part for part in self.look.parts if part.open] if self.shown else []

    def covers(self, part: Part) -> bool:
        """Whether a part of the table makes room for the counting."""
        return self.shown and part.name in (*self.look.covers, self.table.replay_panel)

    def arrange(self) -> None:
        """Place the panels and let them look at the counting."""
        if self.shown:
            self.look.arrange()

    def draw_still(self, surface: pygame.Surface, art: Art) -> None:
        """The veil, what is counted, and the panels: kept with the still picture."""
        if self.shown:
            self.look.draw_still(surface, art)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What shines and flies."""
        if self.shown and not self.opening:
            self.look.draw_live(surface, art)

    def targets(self) -> list[Target]:
        """What can be chosen while points are counted."""
        menu = [target for target in self.table.bar.targets() if target.id == "ui-menu"] if self.shown else []
        return [*menu, *self.panel_targets()]

    def panel_targets(self) -> list[Target]:
        """What can be chosen of the counting itself."""
        return [target for part in self.parts for target in part.targets()]

    def handle(self, event: InputEvent) -> bool:
        """A click beside the panels skips."""
        if isinstance(event, Tap) and not any(part.rect.collidepoint(event.x, event.y) for part in self.parts):
            self.skip()
            return True
        return False

    def key(self, key: Key) -> None:
        """Space skips."""
        if key.name == " ":
            self.skip()
