"""The players: a row for each, who plays it, and a way to look at what it has. Each game says what a row shows."""

from collections.abc import Callable
from typing import Any

from game.screen.brush import Brush
from game.session.session import Session
from game.table.panels.panel import Button, Panel
from game.table.scoring.panel import STRONG
from game.ui.tip import Tip

TOP = 31.0


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

    name = "players"
    tallest_row = 64.0
    """Units that a row takes where there is room."""

    @property
    def row(self) -> float:
        """Units that a row takes."""
        return min(self.tallest_row, (self.height - TOP - 4) / len(self.session.setup.seats))

    def paint(self, brush: Brush) -> None:
        """Heading and rows."""
        brush.head(self.words("table.players"), self.width)
        acting = self.table.acting_seat
        for seat, player in enumerate(self.session.view["players"]):
            row = brush.at(0, TOP + seat * self.row)
            if seat == acting:
                row.frame("row-active", (4, -3, self.width - 8, self.row - 2))
            elif seat and seat - 1 != acting:
                row.line(14, -3, self.width - 14, -3)
            self.paint_row(row, seat, player)

    def score_at(self, seat: int) -> tuple[float, float]:
        """The middle of a player's score, in the window."""
        x, y = self.width - 36, TOP + seat * self.row + 14
        return self.rect.x + x * self.unit, self.rect.y + y * self.unit

    def paint_sum(self, brush: Brush, seat: int, middle: float) -> None:
        """What a score is made of while points are counted, at this height of the row."""
        told = self.table.counting.sum_line(seat)
        brush.text(told, "strong", 13, STRONG, (self.width - 94, middle - 8, 80, 16), side="right")

    def paint_row(self, brush: Brush, seat: int, player: Any) -> None:
        """One player."""
        raise NotImplementedError

    def buttons(self) -> list[Button]:
        """Each row opens that player's camp."""
        return [
            Button(
                f"ui-player-{seat}",
                self.session.name(seat),
                (6, TOP + seat * self.row - 3, self.width - 12, self.row - 1),
                self._shower(seat),
                bare=True,
            )
            for seat in range(len(self.session.setup.seats))
        ]

    def _shower(self, seat: int) -> Callable[[], None]:
        return lambda: self.table.dialogs.show_player(seat)

    def tip(self, x: float, y: float) -> Tip | None:
        """What a player has."""
        seat = self.seat_at(x, y)
        return None if seat is None else self.explain(seat)

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        raise NotImplementedError

    def seat_at(self, x: float, y: float) -> int | None:
        """Whose row lies under a point."""
        seat = int(((y - self.rect.y) / self.unit - TOP + 3) // self.row)
        inside = self.rect.collidepoint(x, y) and 0 <= seat < len(self.session.setup.seats)
        return seat if inside else None
