"""The players: a row for each, who plays it, and a way to look at what it has. Each game says what a row shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.session.session import Session
from game.table.panels.panel import Panel
from game.ui import boxes
from game.ui.boxes import Box, Column, Stack
from game.ui.tip import Tip
from game.ui.widgets import Rule, heading

if TYPE_CHECKING:
    from game.table.table import Table

TOP = 28.0


def role(panel: Panel, session: Session, seat: int, *, short: bool = False) -> str:
    """Who plays a seat: you, another person, or a bot; its level alone where there is little room."""
    who, words = session.who(seat), panel.words
    if who.kind == "bot":
        level = words(f"newgame.level.{who.level}") if who.level else ""
        if short and level:
            return level
        return words("table.bot.level", level=level) if level else words("table.bot")
    if who.kind == "elsewhere":
        return words("table.elsewhere")
    return words("table.you") if seat == session.viewer else words("table.human")


class Players(Panel):
    """A row for each player."""

    table: Table
    name = "players"
    tallest_row = 64.0
    """Units that a row takes where there is room."""

    @property
    def row(self) -> float:
        """Units that a row takes."""
        return min(self.tallest_row, (self.height - TOP - 7) / len(self.session.setup.seats))

    def box(self) -> Box:
        """Heading and rows."""
        head = heading(self.words("table.players"), pad=(14, 6, 14, 0))
        rows = [self._chosen_row(seat, player) for seat, player in enumerate(self.session.view["players"])]
        return Column(children=[Column(children=[head], tall=TOP), *rows])

    def _chosen_row(self, seat: int, player: Any) -> Box:
        """A row, which opens that player's camp; the player who acts has a frame, others a line between them."""
        acting = self.table.acting_seat
        ground = Box(
            frame="row-active" if seat == acting else "",
            grow=1,
            id=f"ui-player-{seat}",
            label=self.session.name(seat),
            act=partial(self.table.dialogs.show_player, seat),
            tip=lambda rect: self.explain(seat),
        )
        children: list[Box] = [Column(children=[ground], pad=(5, 0, 5, 2)), self.row_box(seat, player)]
        if seat and acting not in (seat, seat - 1):
            children.append(Column(children=[Rule()], pad=(14, 0)))
        return Stack(children=children, tall=self.row)

    def row_box(self, seat: int, player: Any) -> Box:
        """What a row shows of a player."""
        raise NotImplementedError

    def score_at(self, seat: int) -> tuple[float, float]:
        """The middle of a player's score, in the window."""
        row = boxes.find(self.placed, f"ui-player-{seat}") or self.rect
        return row.right - 31 * self.unit, row.y + 17 * self.unit

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        raise NotImplementedError
