"""The steps of a game at a table: actions are carried out, what comes of them moves, sounds and is counted."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from engine import Action
from game.screen import sounds
from game.session.played import AnyEvent, AnyGame, AnyView
from game.table.board.fading import FADE_SECONDS

if TYPE_CHECKING:
    from game.table.table import Table


class Moves:
    """Carries out one step after another at one table, and shows what happens."""

    def __init__(self, table: Table) -> None:
        self._table, self._session, self._app = table, table.session, table.app
        self._motion, self._counting, self._picture = table.motion, table.counting, table.picture
        self._opponents, self._hint, self._explanations = table.opponents, table.hint, table.explanations
        self._warned = False

    @property
    def showing(self) -> bool:
        """Whether something that has happened is still being shown."""
        return self._motion.moving or self._counting.running

    def carry_out(self, *actions: Action, then: Callable[[AnyGame], Action | None] | None = None) -> None:
        """Carry out actions of the player to move as one step with what `then` adds, and show what happens."""
        self._motion.skip()
        self._counting.finish()
        self._explanations.hide()
        self._hint.forget()
        seen, game = self._session.view, self._session.game
        self._table.shown_players = seen["players"]
        self._motion.run_at(self._opponents.speed())
        before = len(game.moves)
        try:
            self._session.apply(*actions, then=then)
        finally:
            # Of several actions some may be done although one of them is refused.
            if len(game.moves) > before:
                self._show(seen)

    def set_moving(self, events: list[AnyEvent]) -> bool:
        """Have things move to their new places; false when the player wants nothing to move."""
        apart = self._table.scored_apart
        self._table.bring_into_view(events)
        if not self._app.settings.motion:
            return False
        self._motion.begin([event for event in events if event.get("reason") not in apart])
        return True

    def pass_time(self, dt: float) -> bool:
        """Let things move and points be counted; true while another frame is wanted."""
        moving = self._motion.moving
        self._motion.update(dt)
        if moving and not self._motion.moving and self._session.held:
            self._table.arrange()
        if not self._counting.running:
            return True
        busy = self._explanations.pass_time(dt) or moving
        busy = self._picture.pass_time(dt) or busy
        return self._counting.update(dt, not moving) or busy

    def _show(self, before: AnyView) -> None:
        """Show what has just happened, and begin the next decision."""
        table = self._table
        events = self._session.take_events()
        sounds.play_events(events, table.sounds, self._app.settings.effects_volume)
        if self._motion.speed < inf and not self.set_moving(events):
            self._picture.fade(FADE_SECONDS)
        table.begin_decision()
        self._opponents.rest()
        if not self._counting.begin(events, before):
            table.arrange()
        if notice := table.announce(events):
            table.say(notice)
            table.remark(notice)
        self._warn()

    def _warn(self) -> None:
        """Say once that the game can not be stored."""
        if not self._session.stored and not self._warned:
            self._warned = True
            self._table.say(self._app.words("table.unsaved"))
