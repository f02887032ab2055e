"""The players of Tikal: points, members, camps and guards left, and treasures for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import prospects
from engine.tikal.components import PLAYERS, TREASURES
from engine.tikal.views import PlayerView, View
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.table.part import Tip
from game.table.players import Players, role
from game.tikal import tooltips

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable


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
    tallest_row = 72.0

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
        return rows, view["to_move"], view["scoring"], view["queue"], self.session.viewer

    def paint_row(self, brush: Brush, seat: int, player: PlayerView) -> None:
        """Name and points above, members and treasures below; who plays it only where there is room."""
        row, right, colour = self.row, self.width - 14, PLAYERS[seat]
        score = str(player["score"])
        half = (self.width - 20) * 0.54
        self._paint_left(brush.at(12, row - 18), half, seat)
        paint_small_treasures(brush.at(12 + half, row - 18), right - 12 - half + 4, player["treasures"])
        if row < 58:
            brush.sprite("seat", 22, 11, colour=colour, zoom=0.82)
            brush.text(self.session.name(seat), "head", 15.5, INK, (38, 1, right - 42 - 38, 19))
            brush.text(score, "title", 19, INK, (right - 40, 0, 40, 21), side="right")
            return
        brush.sprite("seat", 24, 17, colour=colour, zoom=1.12)
        brush.text(score, "title", 25, INK, (right - 48, -1, 48, 36), side="right")
        brush.text(self.session.name(seat), "head", 16.5, INK, (42, -1, right - 54 - 42, 18))
        told, ink = self._role(seat)
        brush.text(told, "body", 13, ink, (42, 17, right - 54 - 42, 16))

    def _role(self, seat: int) -> tuple[str, str]:
        """Who plays a seat, or its part in the scoring round."""
        view = self.table.view
        if view["scoring"] != "none":
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
    """The types a player has in a row, with how many of each."""
    kinds = [name for name in TREASURES if held.get(name)]
    if not kinds:
        return
    step = min(24.0, width / len(kinds))
    for index, name in enumerate(kinds):
        x = step * (index + 0.5)
        brush.sprite(f"treasure-{name}", x, 1, zoom=min(0.72, step / 22))
        if held[name] > 1:
            brush.sprite("count-badge", x + step * 0.3, -8, zoom=0.62)
            brush.text(
                str(held[name]), "strong", 10.5, "#FFFFFF", (x + step * 0.3 - 6, -14, 12, 12), side="centre"
            )


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
            brush.text(str(count), "strong", 12.5, "#FFFFFF", at, side="centre")
    score = prospects.would_score(table.session.game, seat)
    box = (4.0, 114.0, width - 8, height - 116)
    brush.text(tooltips.score_line(table, score).text, "body", 15, INK, box, fit="wrap", side="centre")
