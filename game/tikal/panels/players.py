"""The players of Tikal: points, members, camps and guards left, and treasures for all to see."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.tikal import PLAYERS, TREASURES, Event, PlayerView, View, prospects
from game.screen.catalogue import Catalogue
from game.screen.palette import DEEP_GOLD, SOFT
from game.session.session import GameSession
from game.table.panels.players import Players, role
from game.tikal.panels.treasures import paint_treasure
from game.tikal.words import tooltips
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.tip import Tip
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


TALL, SUMMED, LOW = 80.0, 96.0, 58.0
"""A row of so many units has three lines, room for a sum below the score, and less than two lines for the name."""
COUNTS = 108.0
"""Units that the counts of what is left take."""
LEAST_STEP, STEP = 22.0, 34.0
"""Units of one type of treasure with its number, at least and at most."""


class TikalPlayers(Players):
    """A row for each player."""

    table: TikalTable
    tallest_row = 104.0

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.counting = table.counting

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
        acting, sums = self.table.acting_seat, [self.counting.sum_line(seat) for seat in range(len(rows))]
        return rows, acting, view["scoring"], view["queue"], self.session.viewer, sums

    def row_box(self, seat: int, player: PlayerView) -> Box:
        """Name and points, what is left in the supply, and the treasures: in three lines, or two in flat rows."""
        held, width = player["treasures"], self.width - 24
        left = Row(children=[count_box(*one) for one in counts(self.table.view, seat)], equal=True, wide=COUNTS)
        if self.row >= TALL:
            whole = count_box("treasure-hidden", 0.74, str(sum(held.values())))
            second = Row(children=[left, Box(grow=1), whole])
            lines = [self._name_box(seat), second, small_treasures(held, width)]
        else:
            second = Row(children=[left, small_treasures(held, width - COUNTS - 4)], gap=4)
            lines = [self._name_box(seat), second]
        return Column(children=lines, pack="between", pad=(12, 1, 12, 2))

    def _name_box(self, seat: int) -> Box:
        """Emblem, name, who plays it, and points with what they are made of while they are counted."""
        flat, sum_line = self.row < LOW, self.counting.sum_line(seat)
        told, ink = self._role(seat)
        summed = bool(sum_line) and self.row >= SUMMED
        if sum_line and not summed:
            told, ink = sum_line, DEEP_GOLD
        name = Text(words=self.session.name(seat), style=styles.SMALL_HEAD, fit="shrink")
        note = Text(words=told, style=styles.FINE.in_ink(ink), fit="shrink")
        score = str(self.table.view["players"][seat]["score"])
        points = Text(words=score, style=styles.SCORE if flat else styles.CHIP_SCORE, side="right", fit="shrink")
        below = Text(words=sum_line, style=styles.FINE_LABEL.in_ink(DEEP_GOLD), side="right", fit="shrink")
        emblem = Sprite(sprite="seat", seat=PLAYERS[seat], zoom=0.82 if flat else 1.12)
        lines = Column(children=[name] if flat else [name, note], grow=1)
        return Row(children=[emblem, lines, Column(children=[points, below] if summed else [points])], gap=5)

    def _role(self, seat: int) -> tuple[str, str]:
        """Who plays a seat, or its part in the scoring round."""
        view = self.table.view
        if view["scoring"] != "none":
            if self.counting.shown and seat == self.table.acting_seat:
                return self.words("tikal.players.counts"), DEEP_GOLD
            if seat == view["turn"]:
                return self.words("tikal.players.scoring"), DEEP_GOLD
            waits = seat in view["queue"]
            return self.words("tikal.players.waits" if waits else "tikal.players.scored"), SOFT
        return role(self, self.session, seat), SOFT

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        return tooltips.player_tip(self.words, self.session, seat, self.rect)


def counts(view: View, seat: int) -> list[tuple[str, float, str]]:
    """Sprite, zoom and number of what a player has left: workers, camps, guards."""
    workers, camps, guards = prospects.members_left(view, seat)
    colour = PLAYERS[seat]
    return [
        (f"worker-{colour}", 0.72, str(workers)),
        (f"camp-{colour}", 0.42, str(camps)),
        (f"guard-{colour}", 0.46, str(guards)),
    ]


def count_box(sprite: str, zoom: float, number: str, *, large: bool = False) -> Box:
    """A picture, and how many of it there are."""
    said = Text(words=number, style=styles.CHOICE if large else styles.FINE_LABEL, fit="shrink")
    return Row(children=[Sprite(sprite=sprite, zoom=zoom), said], gap=6 if large else 2)


def small_treasures(held: dict[str, int], width: float) -> Box:
    """The types a player has in a row, with how many of each; where not all have room, how many more."""
    kinds = [name for name in TREASURES if held.get(name)]
    room = int(width // LEAST_STEP)
    if room < min(3, len(kinds)):
        return count_box("treasure-hidden", 0.74, str(sum(held.values())))
    shown = kinds if len(kinds) <= room else kinds[: max(0, room - 1)]
    wide = min(STEP, width / max(1, len(shown) + (shown != kinds)))
    found: list[Box] = []
    for name in shown:
        number = [Text(words=str(held[name]), style=styles.FINE_LABEL, fit="shrink")] if held[name] > 1 else []
        zoom = min(0.74, (wide - 9) / 20)
        found.append(Row(children=[Sprite(sprite=f"treasure-{name}", zoom=zoom), *number], wide=wide))
    if shown != kinds:
        more = f"+{sum(held[name] for name in kinds[len(shown) :])}"
        found.append(Text(words=more, style=styles.FINE_LABEL, fit="shrink", wide=wide))
    return Row(children=found, least=20)


def player_box(words: Catalogue, session: GameSession[View, Event], seat: int) -> Box:
    """Everything a player has, for a page of its own: members above, treasures below, what would score."""
    view = session.view
    player, listed = view["players"][seat], counts(view, seat)
    listed.insert(1, (f"leader-{PLAYERS[seat]}", 0.8, "1" if player["leader"] == "supply" else "0"))
    members = [
        Row(children=[count_box(sprite, 1.4 * zoom, number, large=True)], pack="centre")
        for sprite, zoom, number in listed
    ]
    held = player["treasures"]
    treasures = [Painting(by=partial(paint_treasure, name=name, count=held.get(name, 0))) for name in TREASURES]
    supply = words("tikal.players.supply")
    score = tooltips.score_line(words, prospects.would_score(session.game, seat)).text
    return Column(
        children=[
            Row(children=members, equal=True),
            Text(words=supply, style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink"),
            Row(children=treasures, equal=True, align="fill", tall=54),
            Text(words=score, style=styles.TEXT, side="centre", grow=1),
        ],
        gap=4,
    )
