"""The players of Lost Temple: points, tent, and how much each has of everything; hidden things are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS, Count, PlayerView, preview
from game.lost_temple.features import passages
from game.lost_temple.words import naming
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.screen.wording import capital, printed
from game.table.panels.players import Players, role
from game.table.scoring.panel import STRONG
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

COUNTS = (("key-any", 0.62), ("treasure-back", 0.6), ("icon-passage", 0.55), ("icon-card", 0.6), ("flag", 0.62))
ROOMY = 70.0
"""Units of a row from which on the sum of a counting has a line of its own."""


def total(held: Count | int) -> int:
    """How many things these are, whether their kinds are known or not."""
    return held if isinstance(held, int) else sum(held.values())


def counts(player: PlayerView) -> tuple[int, int, int, int, int]:
    """Keys, treasures, passages, cards and flags of a player."""
    return (
        total(player["backpack"]) + total(player["camp"]),
        total(player["treasures"]),
        player["passages"],
        total(player["cards"]),
        preview.flags_left(player),
    )


class LostTemplePlayers(Players):
    """A row for each player."""

    table: LostTempleTable
    tallest_row = 84.0

    def content(self) -> object:
        """All that the rows show."""
        view = self.table.view
        rows = [(player["score"], player["tent"], counts(player)) for player in view["players"]]
        sums = [self.table.counting.sum_line(seat) for seat in range(len(rows))]
        return rows, self.table.acting_seat, self.session.viewer, sums

    def paint_row(self, brush: Brush, seat: int, player: PlayerView) -> None:
        """One player."""
        width, row, colour = self.width, self.row, PLAYERS[seat]
        right = width - 14
        score = printed(player["score"])
        if row < 48:
            middle = row / 2 - 4
            brush.sprite("seat", 24, middle, colour=colour, zoom=0.9)
            brush.text(self.session.name(seat), "head", 16, INK, (42, middle - 11, 62, 22))
            self._paint_counts(brush.at(108, middle), right - 46 - 108, seat, player)
            brush.text(score, "title", 21, INK, (right - 40, middle - 13, 40, 26), side="right")
            return
        brush.sprite("seat", 24, 17, colour=colour, zoom=1.12)
        brush.text(score, "title", 25, INK, (right - 40, -1, 40, 36), side="right")
        brush.text(self.session.name(seat), "head", 16.5, INK, (42, -1, right - 91 - 42, 18))
        tent = "tent" if player["tent"] else "tent-used"
        told, who = self.table.counting.sum_line(seat), role(self, self.session, seat)
        if row >= ROOMY:
            # Tent and chest stand beside the name, so that the line below it has room for any words.
            brush.sprite("chest", right - 53, 11, colour=colour, zoom=0.75)
            brush.sprite(tent, right - 77, 10, colour=colour, zoom=0.68)
            brush.text(who, "body", 13, SOFT, (41, 20, right - (80 if told else 44) - 41, 16))
            if told:
                self.paint_sum(brush, seat, 39)
            self._paint_counts(brush.at(14, row - 20), width - 28, seat, player)
            return
        brush.sprite("chest", right - 53, 17, colour=colour, zoom=0.85)
        if told:
            # Nobody uses a tent while points are counted.
            brush.text(told, "strong", 13, STRONG, (41, 17, right - 70 - 41, 16))
        else:
            brush.sprite(tent, right - 78, 13, colour=colour, zoom=0.66)
            room = right - 90 - 41
            if brush.wide(who, "body", 13) > room:
                who = role(self, self.session, seat, short=True)
            brush.text(who, "body", 13, SOFT, (41, 17, room, 16))
        self._paint_counts(brush.at(14, row - 15), width - 28, seat, player)

    def _paint_counts(self, brush: Brush, width: float, seat: int, player: PlayerView) -> None:
        """How much of everything, in one line."""
        step = width / len(COUNTS)
        for index, ((sprite, zoom), count) in enumerate(zip(COUNTS, counts(player), strict=True)):
            x = step * index
            name = f"flag-{PLAYERS[seat]}" if sprite == "flag" else sprite
            brush.sprite(name, x + 10, 0, zoom=zoom)
            brush.text(str(count), "strong", 13.5, INK, (x + 19, -9, step - 18, 18))

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        return player_tip(self.table, seat, self.rect)


def player_tip(table: LostTempleTable, seat: int, anchor: pygame.Rect) -> Tip:
    """What a player has, in words."""
    words, player = table.words, table.view["players"][seat]
    _, treasures, secret, cards, flags = counts(player)
    keys = words("lost-temple.tip.player.keys", backpack=total(player["backpack"]), camp=total(player["camp"]))
    rest = words("lost-temple.tip.player.rest", treasures=treasures, passages=secret, cards=cards, flags=flags)
    tent = naming.tent(words, table.view, seat)
    lines = (
        TipLine(words("table.player.points", count=player["score"]), "", "head"),
        TipLine(keys, "key-any"),
        TipLine(rest, f"flag-{PLAYERS[seat]}"),
        TipLine(capital(tent), f"tent-{PLAYERS[seat]}"),
    )
    return Tip(anchor, table.session.name(seat), lines, rule=passages.PANELS["player"])
