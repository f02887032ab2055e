"""The steps of a game at a table: actions are carried out, what comes of them moves, sounds and is counted."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from engine import Action
from game.screen import sounds
from game.session.played import AnyEvent, AnyView
from game.table.board.fading import FADE_SECONDS

if TYPE_CHECKING:
    from game.table.table import Table


class Moves:
    """Carries out one step after another at one table, and shows what happens."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._warned = False

    @property
    def showing(self) -> bool:
        """Whether something that has happened is still being shown."""
        return self._table.motion.moving or self._table.counting.running

    def carry_out(self, *actions: Action) -> None:
        """Carry out actions of the player to move as one step, and show what happens."""
        table = self._table
        table.motion.skip()
        table.counting.finish()
        table.explanations.hide()
        table.hint.forget()
        seen = table.session.view
        table.shown_players = seen["players"]
        table.motion.run_at(table.opponents.speed())
        before = len(table.session.game.moves)
        try:
            table.session.apply(*actions)
        finally:
            # Of several actions some may be done although one of them is refused.
            if len(table.session.game.moves) > before:
                self._show(seen)

    def set_moving(self, events: list[AnyEvent]) -> bool:
        """Have things move to their new places; false when the player wants nothing to move."""
        table = self._table
        table.foresee(events)
        if not table.app.settings.motion:
            return False
        table.motion.begin([event for event in events if event.get("reason") not in table.scored_apart])
        return True

    def pass_time(self, dt: float) -> bool:
        """Let things move and points be counted; true while another frame is wanted."""
        table = self._table
        moving = table.motion.moving
        table.motion.update(dt)
        if moving and not table.motion.moving and table.session.held:
            table.arrange()
        if not table.counting.running:
            return True
        busy = table.explanations.pass_time(dt) or moving
        busy = table.picture.pass_time(dt) or busy
        return table.counting.update(dt, not moving) or busy

    def _show(self, before: AnyView) -> None:
        """Show what has just happened, and begin the next decision."""
        table = self._table
        events = table.session.take_events()
        sounds.play_events(events, table.sounds, table.app.settings.sound)
        if table.motion.speed < inf and not self.set_moving(events):
            table.picture.fade(FADE_SECONDS)
        table.begin_decision()
        table.opponents.rest()
        if not table.counting.begin(events, before):
            table.arrange()
        if notice := table.herald(events):
            table.say(notice)
            table.remark(notice)
        self._warn()

    def _warn(self) -> None:
        """Say once that the game can not be stored."""
        table = self._table
        if not table.session.stored and not self._warned:
            self._warned = True
            table.say(table.words("table.unsaved"))
