"""The players of Tikal: points, members, camps and guards left, and treasures for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import PLAYERS, TREASURES, PlayerView, View, prospects
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.table.panels.players import Players, role
from game.table.scoring.panel import STRONG
from game.tikal.words import tooltips
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


TALL, SUMMED = 80.0, 96.0
"""A row of so many units has three lines, and room for a sum below the score."""
COUNTS = 108.0
"""Units that the counts of what is left take."""
LEAST_STEP = 22.0
"""Units of one type of treasure with its number."""


def counts(view: View, seat: int) -> list[tuple[str, float, str]]:
    """Sprite, zoom and number of what a player has left: workers, camps, guards."""
    workers, camps, guards = prospects.members_left(view, seat)
    colour = PLAYERS[seat]
    return [
        (f"worker-{colour}", 0.72, str(workers)),
        (f"camp-{colour}", 0.42, str(camps)),
        (f"guard-{colour}", 0.46, str(guards)),
    ]


class TikalPlayers(Players):
    """A row for each player."""

    table: TikalTable
    tallest_row = 104.0

    def content(self) -> object:
        """All that the rows show."""
        view = self.table.view
        rows = [
            (
                player["score"],
                prospects.members_left(view, seat),
                player["treasures"],
                player["leader"] == "supply",
            )
            for seat, player in enumerate(view["players"])
        ]
        acting, sums = self.table.acting_seat, [self.table.counting.sum_line(seat) for seat in range(len(rows))]
        return rows, acting, view["scoring"], view["queue"], self.session.viewer, sums

    def paint_row(self, brush: Brush, seat: int, player: PlayerView) -> None:
        """Name and points, what is left in the supply, and the treasures: in three lines, or two in flat rows."""
        row, right = self.row, self.width - 14
        if row >= TALL:
            self._paint_name(brush, seat, player)
            self._paint_left(brush.at(12, row * 0.54), COUNTS, seat)
            total = sum(player["treasures"].values())
            brush.sprite("treasure-hidden", right - 42, row * 0.54, zoom=0.74)
            brush.text(str(total), "strong", 14, INK, (right - 28, row * 0.54 - 9, 28, 18))
            paint_small_treasures(brush.at(12, row * 0.81), right - 12, player["treasures"])
            return
        self._paint_left(brush.at(12, row - 18), COUNTS, seat)
        left = 18 + COUNTS
        paint_small_treasures(brush.at(left, row - 18), right - left + 4, player["treasures"])
        if row >= 58:
            self._paint_name(brush, seat, player)
            return
        brush.sprite("seat", 22, 11, colour=PLAYERS[seat], zoom=0.82)
        brush.text(self.session.name(seat), "head", 15.5, INK, (38, 1, right - 42 - 38, 19))
        brush.text(str(player["score"]), "title", 19, INK, (right - 40, 0, 40, 21), side="right")

    def _paint_name(self, brush: Brush, seat: int, player: PlayerView) -> None:
        """Emblem, name, who plays it, and points."""
        right = self.width - 14
        brush.sprite("seat", 24, 17, colour=PLAYERS[seat], zoom=1.12)
        brush.text(str(player["score"]), "title", 25, INK, (right - 48, -1, 48, 36), side="right")
        brush.text(self.session.name(seat), "head", 16.5, INK, (44, -1, right - 54 - 44, 18))
        told, ink = self._role(seat)
        counted = self.table.counting.sum_line(seat)
        if counted and self.row >= SUMMED:
            self.paint_sum(brush, seat, 37)
        elif counted:
            told, ink = counted, STRONG
        brush.text(told, "body", 13.5, ink, (44, 17, right - 54 - 44, 17))

    def _role(self, seat: int) -> tuple[str, str]:
        """Who plays a seat, or its part in the scoring round."""
        view = self.table.view
        if view["scoring"] != "none":
            if self.table.counting.shown and seat == self.table.acting_seat:
                return self.words("tikal.players.counts"), DEEP_GOLD
            if seat == view["turn"]:
                return self.words("tikal.players.scoring"), DEEP_GOLD
            waits = seat in view["queue"]
            return self.words("tikal.players.waits" if waits else "tikal.players.scored"), SOFT
        return role(self, self.session, seat), SOFT

    def _paint_left(self, brush: Brush, width: float, seat: int) -> None:
        view = self.table.view
        listed = counts(view, seat)
        step = width / len(listed)
        for index, (sprite, zoom, number) in enumerate(listed):
            x = step * index
            brush.sprite(sprite, x + 9, 6 if sprite.startswith(("camp", "guard")) else 0, zoom=zoom)
            brush.text(number, "strong", 13.5, INK, (x + 18, -9, step - 17, 18))

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        return tooltips.player_tip(self.table, seat, self.rect)


def paint_small_treasures(brush: Brush, width: float, held: dict[str, int]) -> None:
    """The types a player has in a row, with how many of each; where not all have room, how many more."""
    kinds = [name for name in TREASURES if held.get(name)]
    room = int(width // LEAST_STEP)
    if room < min(3, len(kinds)):
        brush.sprite("treasure-hidden", 10, 0, zoom=0.74)
        brush.text(str(sum(held.values())), "strong", 13.5, INK, (22, -9, width - 22, 18))
        return
    shown = kinds if len(kinds) <= room else kinds[: max(0, room - 1)]
    step = min(34.0, width / max(1, len(shown) + (shown != kinds)))
    icon = min(0.74, (step - 8) / 20)
    for index, name in enumerate(shown):
        x = step * index
        brush.sprite(f"treasure-{name}", x + 12 * icon, 1, zoom=icon)
        if held[name] > 1:
            brush.text(str(held[name]), "strong", 13.5, INK, (x + 24 * icon - 1, -9, 10, 18))
    if shown != kinds:
        more = f"+{sum(held[name] for name in kinds[len(shown) :])}"
        brush.text(more, "strong", 13.5, INK, (step * len(shown), -9, step, 18))


def paint_things(brush: Brush, table: TikalTable, seat: int, width: float, height: float) -> None:
    """Everything a player has, for a page of its own: members above, treasures below, what would score."""
    words, view = table.words, table.view
    player = view["players"][seat]
    step = width / 4
    listed = [*counts(view, seat)]
    listed.insert(1, (f"leader-{PLAYERS[seat]}", 0.8, "1" if player["leader"] == "supply" else "0"))
    for index, (sprite, zoom, number) in enumerate(listed):
        x = step * (index + 0.5) - 12
        brush.sprite(sprite, x, 26 if sprite.startswith(("camp", "guard")) else 20, zoom=zoom * 1.4)
        brush.text(number, "strong", 17, INK, (x + 22, 8, 30, 24))
    brush.text(words("tikal.players.supply"), "body", 13.5, SOFT, (0, 40, width, 18), side="centre")
    step, top = width / 8, 62.0
    for index, name in enumerate(TREASURES):
        x, count = step * (index + 0.5), player["treasures"].get(name, 0)
        y = top + 22
        zoom = min(1.1, step / 38)
        brush.sprite("treasure-disc" if count else "treasure-disc-empty", x, y, zoom=1.15 * zoom)
        brush.sprite(f"treasure-{name}" if count else f"treasure-faint-{name}", x, y, zoom=1.1 * zoom)
        if count > 1:
            brush.sprite("count-badge", x + 13 * zoom, y - 13 * zoom, zoom=0.9)
            at = (x + 13 * zoom - 8, y - 13 * zoom - 8, 16.0, 16.0)
            brush.text(str(count), "strong", 12.5, palette.WHITE, at, side="centre")
    score = prospects.would_score(table.session.game, seat)
    box = (4.0, 114.0, width - 8, height - 116)
    brush.text(tooltips.score_line(table, score).text, "body", 15, INK, box, fit="wrap", side="centre")
