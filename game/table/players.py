"""The players: points, tent, and how much of everything each has; hidden things are only counted."""

from collections.abc import Callable
from typing import Any

from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS
from game.session import Session
from game.table import naming
from game.table.brush import INK, SOFT, Brush
from game.table.panel import Button, Panel
from game.table.part import Tip, TipLine

TOP = 31.0
COUNTS = (("key-any", 0.62), ("treasure-back", 0.6), ("icon-passage", 0.55), ("icon-card", 0.6), ("flag", 0.62))


def total(held: int | dict[str, int]) -> int:
    """How many things these are, whether their kinds are known or not."""
    return held if isinstance(held, int) else sum(held.values())


def counts(player: dict[str, Any]) -> tuple[int, int, int, int, int]:
    """Keys, treasures, passages, cards and flags of a player."""
    return (
        total(player["backpack"]) + total(player["camp"]),
        total(player["treasures"]),
        player["passages"],
        total(player["cards"]),
        preview.flags_left(player),
    )


def role(panel: Panel, session: Session, seat: int) -> str:
    """Who plays a seat: you, another person, or a bot."""
    who, words = session.setup.seats[seat], panel.words
    if who.kind == "bot":
        level = words(f"newgame.level.{who.level}") if who.level else ""
        return words("table.bot.level", level=level) if level else words("table.bot")
    return words("table.you") if seat == session.viewer else words("table.human")


class Players(Panel):
    """A row for each player."""

    name = "players"
    tallest_row = 64.0
    """Units that a row takes where there is room."""

    def content(self) -> object:
        """All that the rows show."""
        view = self.session.view
        rows = [(player["score"], player["tent"], counts(player)) for player in view["players"]]
        return rows, view["to_move"], self.session.viewer

    @property
    def _row(self) -> float:
        return min(self.tallest_row, (self.height - TOP - 4) / len(self.session.view["players"]))

    def paint(self, brush: Brush) -> None:
        """Heading and rows."""
        brush.head(self.words("table.players"), self.width)
        for seat, player in enumerate(self.session.view["players"]):
            row = brush.at(0, TOP + seat * self._row)
            if seat == self.session.view["to_move"]:
                row.frame("row-active", (4, -3, self.width - 8, self._row - 2))
            elif seat and seat - 1 != self.session.view["to_move"]:
                row.line(14, -3, self.width - 14, -3)
            self.paint_row(row, seat, player)

    def paint_row(self, brush: Brush, seat: int, player: dict[str, Any]) -> None:
        """One player."""
        width, row, colour = self.width, self._row, PLAYERS[seat]
        right = width - 14
        score = str(player["score"]).replace("-", naming.MINUS)
        if row < 48:
            middle = row / 2 - 4
            brush.sprite("seat", 24, middle, colour=colour, zoom=0.9)
            brush.text(self.session.name(seat), "head", 16, INK, (42, middle - 11, 62, 22))
            self._paint_counts(brush.at(108, middle), right - 46 - 108, seat, player)
            brush.text(score, "title", 21, INK, (right - 40, middle - 13, 40, 26), side="right")
            return
        brush.sprite("seat", 24, 17, colour=colour, zoom=1.12)
        brush.text(score, "title", 25, INK, (right - 40, -1, 40, 36), side="right")
        brush.sprite("chest", right - 53, 17, colour=colour, zoom=0.85)
        brush.sprite("tent" if player["tent"] else "tent-used", right - 79, 17, colour=colour, zoom=0.78)
        brush.text(self.session.name(seat), "head", 16.5, INK, (42, -1, right - 91 - 42, 18))
        brush.text(role(self, self.session, seat), "body", 13, SOFT, (42, 17, right - 91 - 42, 16))
        self._paint_counts(brush.at(14, row - 15), width - 28, seat, player)

    def _paint_counts(self, brush: Brush, width: float, seat: int, player: dict[str, Any]) -> None:
        """How much of everything, in one line."""
        step = width / len(COUNTS)
        for index, ((sprite, zoom), count) in enumerate(zip(COUNTS, counts(player), strict=True)):
            x = step * index
            name = f"flag-{PLAYERS[seat]}" if sprite == "flag" else sprite
            brush.sprite(name, x + 10, 0, zoom=zoom)
            brush.text(str(count), "strong", 13.5, INK, (x + 20, -9, step - 20, 18))

    def buttons(self) -> list[Button]:
        """Each row opens that player's camp."""
        return [
            Button(
                f"ui-player-{seat}",
                self.session.name(seat),
                (6, TOP + seat * self._row - 3, self.width - 12, self._row - 1),
                self._shower(seat),
                bare=True,
            )
            for seat in range(len(self.session.view["players"]))
        ]

    def _shower(self, seat: int) -> Callable[[], None]:
        return lambda: self.table.dialogs.show_player(seat)

    def tip(self, x: float, y: float) -> Tip | None:
        """What a player has."""
        seat = self.seat_at(x, y)
        return None if seat is None else player_tip(self, seat, self.rect)

    def seat_at(self, x: float, y: float) -> int | None:
        """Whose row lies under a point."""
        seat = int(((y - self.rect.y) / self.unit - TOP + 3) // self._row)
        inside = self.rect.collidepoint(x, y) and 0 <= seat < len(self.session.view["players"])
        return seat if inside else None


def player_tip(panel: Panel, seat: int, anchor: Any) -> Tip:
    """What a player has, in words."""
    words, player = panel.words, panel.session.view["players"][seat]
    _, treasures, passages, cards, flags = counts(player)
    keys = words("tip.player.keys", backpack=total(player["backpack"]), camp=total(player["camp"]))
    rest = words("tip.player.rest", treasures=treasures, passages=passages, cards=cards, flags=flags)
    tent = words("table.tent.ready" if player["tent"] else "table.tent.used")
    lines = (
        TipLine(naming.several(words, "tip.player.points", player["score"]), "", "head"),
        TipLine(keys, "key-any"),
        TipLine(rest, f"flag-{PLAYERS[seat]}"),
        TipLine(naming.capital(tent), f"tent-{PLAYERS[seat]}"),
    )
    return Tip(anchor, panel.session.name(seat), lines)
