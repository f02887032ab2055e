"""The panel of what everybody would score now: a sum for each player, a chip for each temple, and the tied ones.

While a choice is pointed at, it shows what would become of that: sums before and after, chips won and lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.tikal import PLAYERS
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK, LOSS, SOFT
from game.screen.wording import capital
from game.table.panels.panel import Panel
from game.tikal.features import passages
from game.tikal.forecast import forecast
from game.tikal.forecast.forecast import TREASURES, ScoreChange, Stakes
from game.tikal.panels.sums import paint_sum, sum_width
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

TOP, LEFT, FOOT = 30.0, 12.0, 5.0
HEAD, TIGHT_HEAD = 29.0, 23.0
"""Units of a player's name and sum where there is room, and where many players share the panel."""
EMBLEM = 30.0
"""Units of the emblem before the chips of a player, where there is no room for the name."""
CHIP, STEP = (44.0, 22.0), (46.0, 24.5)
TIED, SUM = 29.0, 18.0
SUM_ROOM = 62.0
"""Units that a sum takes with what it would become."""
NAME, VALUE = 13.5, 14.0
"""The size of letters on a chip."""


class Rest(NamedTuple):
    """Temples that share a chip because there is no room for all: how many, and what they are worth together."""

    temples: int
    before: int
    after: int


class Laid(NamedTuple):
    """How the panel is shared: the height of a player's first line, chips in it, and rows of chips below it."""

    head: float
    beside: int
    rows: tuple[int, ...]


class ForecastPanel(Panel):
    """What every player would score now, and after what is pointed at."""

    name = "forecast"
    table: TikalTable

    # What is shown

    @property
    def _now(self) -> Stakes:
        return forecast.after(self.session.game, ())

    def content(self) -> object:
        """What everybody would score."""
        return self._now, self.session.to_move

    def refresh(self) -> None:
        """Paint anew with the next drawing."""
        super().refresh()
        self._expected: tuple[Stakes, text.PaintedSheet] | None = None

    def paint(self, brush: Brush) -> None:
        """Everybody as it is."""
        self._paint(brush, self._now)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What would become of it, while a choice is pointed at."""
        super().draw_live(surface, art)
        then = forecast.expected(self.table) if self.open else None
        if then is None:
            return
        if self._expected is None or self._expected[0] != then:
            self._expected = then, self.painted(art, lambda brush: self._paint(brush, then))
        self.show_over(surface, self._expected[1])

    # Layout

    @property
    def _per(self) -> int:
        """How many chips stand in a row."""
        return max(1, int((self.width - 2 * LEFT + STEP[0] - CHIP[0]) // STEP[0]))

    def _laid(self, items: Sequence[Sequence[ScoreChange]], tied: bool) -> Laid:
        """How the panel is shared: names where there is room for them and for all temples, else emblems alone."""
        room = self.height - TOP - FOOT - (TIED if tied else 0)
        head = HEAD if len(items) < 4 else TIGHT_HEAD
        rows, whole = self._shared(items, 0, room - head * len(items))
        if whole:
            return Laid(head, 0, tuple(rows))
        beside = max(0, int((self.width - 2 * LEFT - EMBLEM - SUM_ROOM) // STEP[0]))
        tight, _ = self._shared(items, beside, room - STEP[1] * len(items))
        return Laid(STEP[1], beside, tuple(tight))

    def _shared(self, items: Sequence[Sequence[ScoreChange]], beside: int, room: float) -> tuple[list[int], bool]:
        """How many rows of chips each player gets below the first line, and whether that is enough for all."""
        rows = [0] * len(items)
        wanted = [max(0, ceil((len(own) - beside) / self._per)) for own in items]
        for _ in range(max(0, int(room // STEP[1]))):
            short = [n for n in range(len(items)) if rows[n] < wanted[n]]
            if not short:
                break
            rows[min(short, key=lambda n: rows[n])] += 1
        return rows, rows == wanted

    # Picture

    def _paint(self, brush: Brush, then: Stakes) -> None:
        before = self._now
        brush.head(self.words("tikal.stakes"), self.width)
        items = [forecast.changes(*pair) for pair in zip(before.scores, then.scores, strict=True)]
        laid = self._laid(items, bool(then.tied))
        y = TOP
        for seat, (own, count) in enumerate(zip(items, laid.rows, strict=True)):
            old, new = before.scores[seat].points, then.scores[seat].points
            self._paint_head(brush.at(0, y), seat, old, new, laid)
            shown = chosen(own, laid.beside + count * self._per)
            for number, item in enumerate(shown[: laid.beside]):
                self._paint_chip(brush.at(LEFT + EMBLEM + STEP[0] * number, y), item)
            self._paint_chips(brush.at(LEFT, y + laid.head), shown[laid.beside :])
            y += laid.head + count * STEP[1]
        if then.tied:
            y = min(y + 2, self.height - TIED - FOOT + 4)
            brush.line(LEFT + 2, y, self.width - LEFT - 2, y)
            self._paint_tied(brush.at(0, y + 5), then.tied)

    def _paint_head(self, brush: Brush, seat: int, old: int, new: int, laid: Laid) -> None:
        tall = laid.head
        brush.sprite("seat", 26, tall / 2, colour=PLAYERS[seat], zoom=0.95 if tall == HEAD else 0.82)
        left = self.width - LEFT - 4 - sum_width(brush, old, new, SUM)
        paint_sum(brush.at(left, 0), old, new, tall, size=SUM)
        if not laid.beside:
            brush.text(self.session.name(seat), "head", 16.5, INK, (44, 0, left - 50, tall))

    def _paint_chips(self, brush: Brush, items: Sequence[ScoreChange | Rest]) -> None:
        for number, item in enumerate(items):
            row, column = divmod(number, self._per)
            self._paint_chip(brush.at(STEP[0] * column, STEP[1] * row), item)

    def _paint_chip(self, brush: Brush, item: ScoreChange | Rest, kind: str = "") -> None:
        """A chip with the name and the value of a temple: won is gold, lost is dashed and struck through."""
        width, tall = CHIP
        lost, won = not item.after, item.after > item.before
        if lost:
            brush.sprite("stake-lost", 0, 0)
        else:
            brush.frame(kind or ("stake-new" if won else "stake"), (0, 0, width, tall))
        value = str(item.after or item.before)
        room = brush.wide(value, "strong", VALUE)
        if isinstance(item, ScoreChange) and item.place == TREASURES:
            brush.sprite("treasure-hidden", 12, tall / 2, zoom=0.68)
        else:
            name = self.words("tikal.stakes.more", temples=item.temples) if isinstance(item, Rest) else item.place
            brush.text(name, "body", NAME, SOFT if not won else INK, (5, 0, width - room - 11, tall))
        ink = SOFT if lost else INK
        brush.text(value, "strong", VALUE, ink, (width - room - 7, 0, room + 2, tall), side="right")
        if lost:
            brush.line(width - room - 7, tall / 2, width - 3, tall / 2, LOSS, 1.6)

    def _paint_tied(self, brush: Brush, tied: Sequence[tuple[str, int]]) -> None:
        brush.sprite("owner-tie", 25, 11)
        word = self.words("tikal.stakes.tied")
        used = brush.text(word, "body", NAME, SOFT, (44, 0, self.width - 44 - LEFT - CHIP[0], 22))
        start = (used.right - brush.x) / brush.unit + 4
        most = max(1, int((self.width - LEFT + STEP[0] - CHIP[0] - start) // STEP[0]))
        items = chosen([ScoreChange(place, value, value) for place, value in tied], most)
        left = self.width - LEFT - 2 - STEP[0] * len(items) + STEP[0] - CHIP[0]
        for number, item in enumerate(items):
            self._paint_chip(brush.at(left + STEP[0] * number, 0), item, "stake-tied")

    # Explanation

    def tip(self, x: float, y: float) -> Tip | None:
        """Everything that the player under the pointer would score, by name."""
        if not self.rect.collidepoint(x, y):
            return None
        items = [forecast.changes(score, score) for score in self._now.scores]
        laid = self._laid(items, bool(self._now.tied))
        down = (y - self.rect.y) / self.unit - TOP
        for seat, count in enumerate(laid.rows):
            down -= laid.head + count * STEP[1]
            if down < 0:
                return self._player_tip(seat, items[seat])
        return self._tied_tip()

    def _player_tip(self, seat: int, items: Sequence[ScoreChange]) -> Tip:
        words, score = self.words, self._now.scores[seat]
        lines = [TipLine(words("tikal.stakes.sum", points=score.points), "", "head")]
        for item in items:
            lines.append(self._line(item.place, item.after))
        return Tip(
            self.rect, self.session.name(seat), tuple(lines[1:] + lines[:1]), rule=passages.PANELS["forecast"]
        )

    def _tied_tip(self) -> Tip:
        lines = [self._line(place, value) for place, value in self._now.tied]
        lines.append(TipLine(self.words("tikal.stakes.tip")))
        return Tip(self.rect, self.words("tikal.stakes"), tuple(lines), rule=passages.PANELS["forecast"])

    def _line(self, place: str, value: int) -> TipLine:
        words = self.words
        told = capital(naming.at(words, self.table.view, place)) if place else words("tikal.stakes.treasures")
        return TipLine(words("tikal.stakes.line", what=told, points=value))


def chosen(items: Sequence[ScoreChange], most: int) -> list[ScoreChange | Rest]:
    """As many as there is room for: what changes and what is worth most, the others together, treasures last."""
    if len(items) <= most:
        return list(items)
    last = [item for item in items if item.place == TREASURES]
    temples = [item for item in items if item.place != TREASURES]
    room = max(0, most - len(last) - 1)
    ranked = sorted(temples, key=lambda item: (item.before == item.after, -item.after))
    kept, others = ranked[:room], ranked[room:]
    rest = Rest(len(others), sum(one.before for one in others), sum(one.after for one in others))
    found: list[ScoreChange | Rest] = [item for item in temples if item in kept]
    return [*found, rest, *last][:most]
