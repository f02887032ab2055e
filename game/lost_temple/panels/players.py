"""The players of Lost Temple: points, tent, and how much each has of everything; hidden things are counted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS, PlayerView, preview
from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePart
from game.lost_temple.view import LostTempleSession, total
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue
from game.screen.palette import DEEP_GOLD, SOFT
from game.screen.wording import capital, printed
from game.table.panels.players import Players, role
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

COUNTS = (("key-any", 0.62), ("treasure-back", 0.6), ("icon-passage", 0.55), ("icon-card", 0.6), ("flag", 0.62))
LOW, LOW_ON_PHONES, ROOMY = 48.0, 52.0, 70.0
"""Units of a row below which it is one line, on phones times the size of letters, and from which on the sum of a
counting has a line of its own."""


def counts(player: PlayerView) -> tuple[int, int, int, int, int]:
    """Keys, treasures, passages, cards and flags of a player."""
    return (
        total(player["backpack"]) + total(player["camp"]),
        total(player["treasures"]),
        player["passages"],
        total(player["cards"]),
        preview.flags_left(player),
    )


class LostTemplePlayers(LostTemplePart, Players):
    """A row for each player."""

    table: LostTempleTable
    tallest_row = 84.0

    def content(self) -> object:
        """All that the rows show."""
        view = self.view
        rows = [(player["score"], player["tent"], counts(player)) for player in view["players"]]
        sums = [self.table.counting.sum_line(seat) for seat in range(len(rows))]
        return rows, self.table.acting_seat, self.session.viewer, sums

    def row_box(self, seat: int, player: PlayerView) -> Box:
        """One player's row."""
        return Column(children=[replace(self._row(seat, player), grow=1)], pad=(10, 0, 14, 2))

    def _row(self, seat: int, player: PlayerView) -> Box:
        """Who it is and the points, and below how much of everything; in one line where there is little room."""
        emblem = Sprite(sprite="seat", seat=PLAYERS[seat], zoom=1.12, wide=28)
        name = Text(words=self.session.name(seat), style=styles.SMALL_HEAD, fit="shrink", grow=1, wide=0, tall=18)
        points = Text(
            words=printed(player["score"]), style=styles.CHIP_SCORE, fit="shrink", side="right", wide=40, tall=34
        )
        counted = Row(
            children=[_count(*one) for one in self._counts(seat, player)], equal=True, wide=0, grow=1, tall=20
        )
        if self.row < (LOW_ON_PHONES * self.letters if self.narrow else LOW):
            return Row(children=[emblem, replace(name, wide=64, grow=0), counted, points], gap=4)
        tent = Sprite(sprite="tent" if player["tent"] else "tent-used", seat=PLAYERS[seat], zoom=0.68, wide=24)
        chest = Sprite(sprite="chest", seat=PLAYERS[seat], zoom=0.75, wide=22)
        told, who = self.table.counting.sum_line(seat), self._who(seat)
        added = Text(words=told, style=styles.FINE_LABEL.in_ink(DEEP_GOLD), fit="shrink", wide=0, tall=16)
        if self.row >= ROOMY:
            # Tent and chest stand beside the name, so that the line below it has room for any words.
            beside = Row(children=[name, tent, chest], gap=1, tall=18)
            lines: list[Box] = [Column(children=[beside, who], grow=1, wide=0)]
            below = [replace(added, side="right", wide=None)] if told else []
        else:
            # Nobody uses a tent while points are counted.
            lines = [Column(children=[name, added if told else who], grow=1, wide=0)]
            lines += [chest] if told else [tent, chest]
            below = []
        top = Row(children=[emblem, *lines, points], gap=3)
        return Column(children=[top, *below, counted], pack="between", pad=(0, 1))

    def _who(self, seat: int) -> Box:
        """Who plays, in short where there is little room."""
        forms = [role(self, self.session, seat), role(self, self.session, seat, short=True)]
        style = styles.FINE.in_ink(SOFT)
        return Fitting(forms=[Text(words=said, style=style, fit="shrink") for said in forms], wide=0, tall=16)

    def _counts(self, seat: int, player: PlayerView) -> list[tuple[str, float, int]]:
        """How much of everything, each with its sprite."""
        sprites = [(f"flag-{PLAYERS[seat]}" if name == "flag" else name, zoom) for name, zoom in COUNTS]
        return [(*sprite, count) for sprite, count in zip(sprites, counts(player), strict=True)]

    def explain(self, seat: int) -> Tip:
        """What a player has, in words."""
        return player_tip(self.words, self.session, seat, self.rect)


def _count(sprite: str, zoom: float, count: int) -> Box:
    figure = Text(words=str(count), style=styles.FINE_LABEL, fit="shrink", grow=1, wide=0)
    return Row(children=[Sprite(sprite=sprite, zoom=zoom, wide=19), figure], wide=0)


def player_tip(words: Catalogue, session: LostTempleSession, seat: int, anchor: pygame.Rect) -> Tip:
    """What a player has, in words."""
    view = session.view
    player = view["players"][seat]
    _, treasures, secret, cards, flags = counts(player)
    keys = words("lost-temple.tip.player.keys", backpack=total(player["backpack"]), camp=total(player["camp"]))
    rest = words("lost-temple.tip.player.rest", treasures=treasures, passages=secret, cards=cards, flags=flags)
    tent = naming.tent(words, view, seat)
    lines = (
        TipLine(words("table.player.points", count=player["score"]), "", "heading"),
        TipLine(keys, "key-any"),
        TipLine(rest, f"flag-{PLAYERS[seat]}"),
        TipLine(capital(tent), f"tent-{PLAYERS[seat]}"),
    )
    return Tip(anchor, session.name(seat), lines, rule=passages.PANELS["player"])
