"""What the tables of both games share: it owns one object for each subject, and is where they meet.

A game's own table says which parts there are and where (game/table/hooks.py), a mode what the table is for
(game/table/mode.py). Most methods hand on to the object whose business it is: parts ask the table for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from engine import Action, IllegalAction
from game.app import App
from game.host.events import Key
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.screen import shared_art
from game.screen.gestures import InputEvent
from game.session.played import AnyEvent, AnyView
from game.session.session import Session
from game.table.advice.adviser import Adviser
from game.table.advice.panel import AdvicePanel
from game.table.advice.tooltip_timing import TooltipTiming
from game.table.arrangement import Arrangement
from game.table.board.animation import Motion
from game.table.board.highlight import Highlight
from game.table.endturn import EndTurn
from game.table.hooks import TableHooks
from game.table.input import TableInput
from game.table.mode import Mode
from game.table.moves import Moves
from game.table.opponents import Opponents
from game.table.panels.part import Part
from game.table.picture import Picture
from game.table.recap.show import RecapShow
from game.table.scoring.data import ScoringCount
from game.table.scoring.default import plain_count
from game.table.scoring.look import ScoringLook
from game.table.scoring.show import ScoringShow
from game.table.screenreader import ScreenReader, table_state
from game.table.targetlist import TargetList
from game.table.typed.field import TypedField

if TYPE_CHECKING:
    from game.table.panels.bar import Bar


class Table(TableHooks):
    """A game, played. `parts` and `dialogs` come from the game's own table."""

    bar: Bar
    parts: list[Part]

    def __init__(self, app: App, session: Session, mode: Mode | None = None) -> None:
        super().__init__(app)
        shared_art.play(session.setup.game)
        self.session = session
        self.mode = mode or Mode()
        self.page = "board"
        """The page that a small window shows."""
        self._reader = ScreenReader()
        self.shown_players: list[Any] = session.view["players"]
        """The players as they are on the screen, before the events that are about to be shown."""
        if not self.mode.recap:
            self.recap_rules = None
        # Each works with those before it.
        self.target_list = TargetList(self)
        self.pointing = Highlight(self)
        self.motion = Motion(self, self.animations)
        self.opponents = Opponents(self)
        self.explanations = TooltipTiming(self)
        self.hint = Adviser(self)
        self.hint_panel = AdvicePanel(self)
        self.counting = ScoringShow(self)
        self.recap = RecapShow(self)
        self.turn_end = EndTurn(self)
        self.picture = Picture(self)
        self.arrangement = Arrangement(self)
        self.typed_field = TypedField(self)
        self.steps = Moves(self)
        self.controls = TableInput(self)

    def furnish(self, parts: Sequence[Part]) -> None:
        """Have these parts below the bar; a game's table says so at the end of its making."""
        self.bar = self.mode.bar(self)
        self.parts = self.mode.parts(self, [self.bar, *parts])
        self.mode.sit(self)

    @property
    def name(self) -> str:
        """What is done at the table, or which game is played."""
        return self.mode.name or super().name

    # What a game's table may say otherwise

    def rect_of(self, part: Part) -> pygame.Rect:
        """Where a part lies; empty when it is out of sight."""
        if part is self.turn_end:
            return self.turn_end.within(self.arrangement.layout)
        return self.rect_named(part.name)

    def overlays(self) -> Sequence[tuple[Part, pygame.Rect]]:
        """The dialogs, lowest first, and the rectangle each may use."""
        return [(dialog, self.window) for dialog in (*self.dialogs.parts, self.typed_field.panel, self.hint_panel)]

    def count_of(self, events: list[AnyEvent], before: AnyView) -> ScoringCount | None:
        """The points of these events that are counted on the board; `before` is the view before them."""
        return plain_count(self.session, self.speech, self.words, self.scored_apart, events, before)

    def scoring_look(self) -> ScoringLook:
        """How points are counted at this table."""
        return ScoringLook(self)

    # What parts ask of the table

    @property
    def all_parts(self) -> list[Part]:
        """The game's own parts, and above them what every table has."""
        return [*self.parts, self.turn_end]

    @property
    def acting_seat(self) -> int | None:
        """Who decides, whose points are counted, or whose turn waits for its end; None when the game is over."""
        return self.counting.seat if self.counting.shown else self.mode.acting_seat

    @property
    def ended(self) -> bool:
        """Whether nobody goes on although the game is not over: the turn of a puzzle is at its end."""
        return self.mode.ended

    def decision(self) -> tuple[str, str]:
        """The decision at hand and a hint, as the bar says them."""
        return self.mode.decision(*self.question())

    @property
    def showing(self) -> bool:
        """Whether something that has happened is still being shown."""
        return self.steps.showing

    def dialog(self) -> Part | None:
        """The topmost dialog that is up, advice before everything; none while points are counted."""
        if self.counting.running or not self.mode.asks:
            return None
        above = (self.hint_panel, self.typed_field.panel, *(part for part, _ in reversed(self.overlays())))
        return next((part for part in above if part.open), None)

    def turn_to(self, page: str) -> None:
        """Show another page of a small window."""
        self.page = page
        self.arrange()

    def say(self, notice: str, rule: str = "") -> None:
        """Show a sentence in the bar until the game goes on, with the paragraph of the rules behind it."""
        self.bar.say(notice, rule)

    def remark(self, sentence: str) -> None:
        """Tell those who listen something that did not happen in the game."""
        self._reader.remark(self.session, sentence, self.words)

    # Looking anew

    def refresh(self) -> None:
        """The game or what is shown of it has changed: look at it anew."""
        self.motion.skip()
        self.explanations.hide()
        self.arrange()

    def travelled(self) -> None:
        """Something was taken back or done again."""
        self.hint.forget()
        self.refresh()

    def arrange(self) -> None:
        """Place every part and let it look at the game."""
        self.arrangement.renew()
        self.redraw()
        self.mode.arrange()

    def redraw(self) -> None:
        """Make the still picture anew with the next frame."""
        self.picture.forget()
        self.relist()

    def relist(self) -> None:
        """Something else can be chosen, and the still picture stays."""
        self.target_list.forget()
        self.changed()

    # Playing

    def act(self, *actions: Action) -> None:
        """The person to move does this as one step with what leaves no choice; a refusal is said in the bar."""
        try:
            self.steps.carry_out(*actions, then=self.left_over if self.mode.hastens else None)
        except IllegalAction as error:
            self.say(self.speech.refusal(error, self.words), self.passages.get(error.code, ""))

    def acting(self, action: Action) -> Callable[[], None]:
        """What a target does that stands for an action."""
        return lambda: self.act(action)

    def carry_out(self, *actions: Action) -> None:
        """Carry out actions of the player to move as one step, and show what happens."""
        self.steps.carry_out(*actions)

    def counted(self) -> None:
        """All points are counted: go on."""
        self.explanations.hide()
        self.opponents.rest()
        self.arrange()

    def undo(self) -> None:
        """Take the last step back, or say why that cannot be."""
        self.mode.undo()

    def end_turn(self) -> None:
        """The person whose turn is over says so."""
        self.session.end_turn()
        self.begin_decision()
        self.opponents.rest()
        self.refresh()

    # Scene

    def layout(self, viewport: Viewport) -> None:
        """Place everything."""
        self.motion.skip()
        self.explanations.hide()
        self.picture.end_fade()
        self.arrange()

    def changed(self) -> None:
        """Ask for the table to be drawn again."""
        self.mode.changed()
        super().changed()

    def update(self, dt: float) -> bool:
        """Let time pass."""
        return self.mode.update(dt)

    def pass_time(self, dt: float) -> bool:
        """Let time pass: motion, bots, explanations, and the scenes that follow."""
        self.typed_field.tell()
        if self.showing:
            return self.steps.pass_time(dt)
        following = self.mode.following()
        if following is not None:
            self.app.follow(following)
            return True
        busy = self.picture.pass_time(dt)
        busy = self.opponents.play(dt) or self.recap.play(dt) or self.hint.think() or busy
        busy = self.pointing.pass_time(dt) or busy
        busy = self.turn_end.pass_time(dt) or busy
        return self.explanations.pass_time(dt) or busy

    def in_pieces(self) -> Iterator[None]:
        """The first still picture."""
        return self.picture.in_pieces()

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, everything that lives above it, and what lies over the table."""
        if not self.mode.still:
            self.picture.draw(surface)
            self.mode.draw_over(surface)

    def reading(self) -> Reading:
        """The table in words."""
        found = self._reader.read(self.session, self.decision(), self.speech, self.words)
        return self.typed_field.heard(self.mode.reading(found))

    def catches(self, key: Key) -> bool:
        """A place that is being named takes the keys."""
        self.mode.noticed()
        return self.controls.catches(key)

    def handle(self, event: InputEvent) -> None:
        """React to what chose no target, unless the mode does."""
        self.mode.noticed()
        if not self.typed_field.takes(event) and not self.mode.handle(event):
            self.gesture(event)

    def back(self) -> None:
        """Escape leaves whatever is up, and opens the menu where nothing is."""
        self.mode.back()

    def state(self) -> dict[str, Any]:
        """What the viewer sees, and whose decision it is."""
        return {**table_state(self), **self.mode.state()}
