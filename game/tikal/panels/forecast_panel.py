"""The panel of what everybody would score now: a sum for each player, a chip for each temple, and the tied ones.

While a choice is pointed at, it shows what would become of that: sums before and after, chips won and lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.tikal import PLAYERS
from game.screen.art import Art
from game.screen.palette import INK, LOSS, SOFT
from game.screen.wording import capital
from game.tikal.features import passages
from game.tikal.forecast import forecast
from game.tikal.forecast.forecast import TREASURES, ScoreChange, Stakes
from game.tikal.panels.panel import TikalPanel
from game.tikal.panels.points_change import change_box
from game.tikal.panels.preview import Preview
from game.tikal.words import naming
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Rule, Sprite, Text, heading

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

TITLE, SIDE, EDGE = 22.0, 12.0, 6.0
"""Units of the title, and of the room at both sides and above and below."""
HEAD, TIGHT_HEAD = 29.0, 23.0
"""Units of a player's name and sum where there is room, and where many players share the panel."""
EMBLEM, SUM = 30.0, 62.0
"""Units of the emblem before the chips of a player, and of a sum with what it would become."""
CHIP, STEP = (44.0, 22.0), (46.0, 24.5)
"""Units of a chip, and from one to the next beside it and below it."""
TIED = 29.0


class OtherTemples(NamedTuple):
    """Temples that share a chip because there is no room for all: how many, and what they are worth together."""

    temples: int
    before: int
    after: int


Chip = ScoreChange | OtherTemples


class ChipRows(NamedTuple):
    """How the panel is shared: the height of a player's first line, chips in it, and rows of chips below it."""

    head: float
    beside: int
    rows: tuple[int, ...]


class ForecastPanel(TikalPanel):
    """What every player would score now, and after what is pointed at."""

    name = "forecast"

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self._preview = Preview(self)

    # What is shown

    @property
    def _now(self) -> Stakes:
        return forecast.after(self.session.game, ())

    def content(self) -> object:
        """What everybody would score."""
        return self._now, self.session.to_move

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What would become of it, while a choice is pointed at."""
        super().draw_live(surface, art)
        then = self.table.expected() if self.open else None
        if then is not None:
            self._preview.draw(surface, art, then, partial(self._forecast_box, then))

    # How the room is shared

    @property
    def _per_row(self) -> int:
        """How many chips stand in a row."""
        return max(1, int((self.width - 2 * SIDE + STEP[0] - CHIP[0]) // STEP[0]))

    def _chip_rows(self, items: Sequence[Sequence[ScoreChange]], tied: bool) -> ChipRows:
        """How the panel is shared: names where there is room for them and for all temples, else emblems alone."""
        room = self.height - TITLE - 2 * EDGE - (TIED if tied else 0)
        head = HEAD if len(items) < 4 else TIGHT_HEAD
        rows, whole = self._shared(items, 0, room - head * len(items))
        if whole:
            return ChipRows(head, 0, tuple(rows))
        beside = max(0, int((self.width - 2 * SIDE - EMBLEM - SUM) // STEP[0]))
        tight, _ = self._shared(items, beside, room - STEP[1] * len(items))
        return ChipRows(STEP[1], beside, tuple(tight))

    def _shared(self, items: Sequence[Sequence[ScoreChange]], beside: int, room: float) -> tuple[list[int], bool]:
        """How many rows of chips each player gets below the first line, and whether that is enough for all."""
        rows = [0] * len(items)
        wanted = [max(0, ceil((len(own) - beside) / self._per_row)) for own in items]
        for _ in range(max(0, int(room // STEP[1]))):
            short = [n for n in range(len(items)) if rows[n] < wanted[n]]
            if not short:
                break
            rows[min(short, key=lambda n: rows[n])] += 1
        return rows, rows == wanted

    # Boxes

    def box(self) -> Box:
        """Everybody as it is."""
        return self._forecast_box(self._now)

    def _forecast_box(self, then: Stakes) -> Box:
        """Everybody as it is or would be, and the temples that are tied."""
        title = replace(heading(self.words("tikal.stakes"), pad=(2, 0, 1, 0)), tall=TITLE)
        items = [forecast.changes(*pair) for pair in zip(self._now.scores, then.scores, strict=True)]
        laid = self._chip_rows(items, bool(then.tied))
        players = [self._player_box(seat, own, then, laid) for seat, own in enumerate(items)]
        tied = [self._tied_box(then.tied)] if then.tied else []
        return Column(children=[title, *players, *tied], pad=(SIDE, EDGE), tip=self._tied_tip)

    def _player_box(self, seat: int, items: Sequence[ScoreChange], then: Stakes, laid: ChipRows) -> Box:
        """A player with sum and chips."""
        emblem = Sprite(sprite="seat", seat=PLAYERS[seat], zoom=0.95, wide=EMBLEM - 4)
        points = change_box(self._now.scores[seat].points, then.scores[seat].points)
        chips = [chip_box(self._named(one), one) for one in shown_chips(items, self._most(seat, laid))]
        middle: Box = Text(words=self.session.name(seat), style=styles.SMALL_HEAD, fit="shrink", grow=1)
        if laid.beside:
            middle = Row(children=chips[: laid.beside], gap=STEP[0] - CHIP[0], grow=1)
        head = Row(children=[emblem, middle, points], gap=4, tall=laid.head, pad=(0, 0, 4, 0))
        tip = partial(self._player_tip, seat)
        return Column(children=[head, *self._rows_of(chips[laid.beside :])], tip=tip)

    def _most(self, seat: int, laid: ChipRows) -> int:
        """How many chips of a player have room."""
        return laid.beside + laid.rows[seat] * self._per_row

    def _rows_of(self, chips: Sequence[Box]) -> list[Box]:
        """Chips in rows below the first line of a player."""
        per = self._per_row
        return [
            Row(children=chips[first : first + per], gap=STEP[0] - CHIP[0], tall=STEP[1], align="start")
            for first in range(0, len(chips), per)
        ]

    def _tied_box(self, tied: Sequence[tuple[str, int]]) -> Box:
        """The temples that nobody would score because two or more are equally strong there."""
        word = Text(words=self.words("tikal.stakes.tied"), style=styles.FINE.in_ink(SOFT), fit="shrink")
        used = EMBLEM + word.width(self.kit) / self.unit
        most = max(1, int((self.width - 2 * SIDE - used) // STEP[0]))
        items = shown_chips([ScoreChange(place, value, value) for place, value in tied], most)
        chips = [chip_box(self._named(one), one, "stake-tied") for one in items]
        emblem = Sprite(sprite="owner-tie", wide=EMBLEM - 2)
        row = Row(children=[emblem, word, Box(grow=1), *chips], gap=STEP[0] - CHIP[0])
        return Column(children=[Rule(), row], gap=4, pad=(2, 2, 2, 0))

    def _named(self, chip: Chip) -> str:
        """What stands before the value of a chip; nothing for treasures, which have a picture."""
        if isinstance(chip, OtherTemples):
            return self.words("tikal.stakes.more", temples=chip.temples)
        return chip.place

    # Explanation

    def _player_tip(self, seat: int, _: pygame.Rect) -> Tip:
        """Everything that a player would score, by name."""
        score = self._now.scores[seat]
        lines = [self._line(item.place, item.after) for item in forecast.changes(score, score)]
        lines.append(TipLine(self.words("tikal.stakes.sum", points=score.points), "", "heading"))
        return Tip(self.rect, self.session.name(seat), tuple(lines), rule=passages.PANELS["forecast"])

    def _tied_tip(self, _: pygame.Rect) -> Tip:
        """What the panel is for, and the temples that are tied."""
        lines = [self._line(place, value) for place, value in self._now.tied]
        lines.append(TipLine(self.words("tikal.stakes.tip")))
        return Tip(self.rect, self.words("tikal.stakes"), tuple(lines), rule=passages.PANELS["forecast"])

    def _line(self, place: str, value: int) -> TipLine:
        words = self.words
        told = capital(naming.at(words, self.view, place)) if place else words("tikal.stakes.treasures")
        return TipLine(words("tikal.stakes.line", what=told, points=value))


def chip_box(name: str, chip: Chip, frame: str = "") -> Box:
    """A chip with the name and the value of a temple: won is gold, lost is dashed and struck through."""
    lost, won = not chip.after, chip.after > chip.before
    number = Text(
        words=str(chip.after or chip.before), style=styles.SMALL_LABEL.in_ink(SOFT if lost else INK), fit="shrink"
    )
    struck = Column(children=[Rule(tall=1.6, ink=LOSS)], pack="centre", pad=(-1, 0))
    value = Stack(children=[number, struck]) if lost else number
    word: Box = Text(words=name, style=styles.FINE.in_ink(INK if won else SOFT), fit="shrink", grow=1)
    if not name:
        word = Row(children=[Sprite(sprite="treasure-hidden", zoom=0.68)], grow=1)
    row = Row(children=[word, value], gap=2, pad=(4, 0, 6, 0), align="fill" if name else "centre")
    ground: list[Box] = [Sprite(sprite="stake-lost")] if lost else []
    frame = "" if lost else frame or ("stake-new" if won else "stake")
    return Stack(children=[*ground, row], frame=frame, wide=CHIP[0], tall=CHIP[1])


def shown_chips(items: Sequence[ScoreChange], most: int) -> list[Chip]:
    """As many as there is room for: what changes and what is worth most, the others together, treasures last."""
    if len(items) <= most:
        return list(items)
    last = [item for item in items if item.place == TREASURES]
    temples = [item for item in items if item.place != TREASURES]
    room = max(0, most - len(last) - 1)
    ranked = sorted(temples, key=lambda item: (item.before == item.after, -item.after))
    kept, others = ranked[:room], ranked[room:]
    rest = OtherTemples(len(others), sum(one.before for one in others), sum(one.after for one in others))
    found: list[Chip] = [item for item in temples if item in kept]
    return [*found, rest, *last][:most]
