"""What lies in the camps, turned over at the foot of the table to be counted: keys in sets, treasures, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.lost_temple import KEY_SET_POINTS
from game.lost_temple.panels.piecerow import piece_row
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.scoring.data import KEY_SECONDS, SET_SECONDS, key_sets, told_set
from game.lost_temple.words import naming
from game.screen.art import Point
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.table.scoring.data import ScoringStep
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row, find
from game.ui.styles import Style
from game.ui.widgets import Rule, Sprite, Text

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

WELL = 58.0
"""Units of height of a set of keys."""
KEY, THING, TOTAL = 36.0, 52.0, 58.0
"""Units of width of a key, of a treasure or a card, and of a player's points."""
ALL = 99
"""As many as there are."""
NAMES = {"camp keys": "keys-of", "treasures left": "treasures-of", "end card": "cards-of"}


class ScoringKeys(LostTemplePanel):
    """Everybody's keys, or the treasures and end cards of the final scoring."""

    name = "foot"

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.counting = table.counting

    @property
    def kind(self) -> str:
        """What is counted from the camps now: "camp keys", "treasures left" or "end card"."""
        counting = self.counting
        reason = str(counting.count.steps[max(0, counting.lit - 1)].event["reason"])
        return "camp keys" if reason == "altar" else reason

    def content(self) -> object:
        """How far the counting is; keys are turned over one after another."""
        counting = self.counting
        return counting.lit, self._turned(), self._added(), counting.complete

    def _turned(self) -> int:
        """How many keys of the present player lie face up."""
        counting = self.counting
        if not counting.present or not self.app.settings.motion:
            return ALL
        return int(counting.spent / KEY_SECONDS)

    def _added(self) -> int:
        """How many sets of the present player are added up."""
        counting = self.counting
        if not counting.present or not self.app.settings.motion:
            return ALL
        keys = sum(_keys(counting.present[0]).values())
        return max(0, int((counting.spent - KEY_SECONDS * keys) / SET_SECONDS))

    def source(self, seat: int) -> Point:
        """Where a player's coin begins: at the total."""
        found = find(self.placed, f"total {seat}")
        return self.rect.center if found is None else found.center

    def box(self) -> Box:
        """A column for each player, and beside few of them what sets give."""
        counted: dict[int, list[tuple[int, ScoringStep]]] = {}
        for number, step in enumerate(self.counting.count.steps):
            if step.event["reason"] == self.kind:
                counted.setdefault(step.seat, []).append((number, step))
        found: list[Box] = []
        for seat, steps in counted.items():
            found += [Rule(wide=1, pad=(0, 4))] if found else []
            found.append(self._player(seat, steps))
        players = Row(children=found, gap=2, align="fill", grow=1, wide=0)
        ruled = [self._rule()] if self.kind == "camp keys" and len(counted) < 4 else []
        return Row(children=[players, *ruled], gap=8, align="fill", pad=(10, 8))

    def _player(self, seat: int, steps: Sequence[tuple[int, ScoringStep]]) -> Box:
        """Whose they are, what is counted, and how many points that gave."""
        counting, keys = self.counting, self.kind == "camp keys"
        who = [
            Sprite(sprite="seat", seat=self.table.colours[seat], zoom=1.2),
            _text(self.session.name(seat), styles.PANEL_HEAD),
            _text(self.words(f"lost-temple.count.{NAMES[self.kind]}"), styles.FINE.in_ink(SOFT)),
        ]
        points = [step.points for number, step in steps if number < counting.lit]
        last = steps[-1][1]
        counted = last not in counting.present or self._added() >= len(key_sets(_keys(last)))
        told = f"= {sum(points)}" if points and counted else ""
        style = styles.LARGE_FIGURE.in_ink(DEEP_GOLD)
        total = Text(
            words=told, style=style, fit="shrink", side="right", wide=TOTAL, pad=(0, 0, 4, 0), id=f"total {seat}"
        )
        things = self._sets(steps) if keys else self._things(steps)
        named = Column(children=who, wide=56 if keys else 80, pack="centre")
        return Row(
            children=[named, Row(children=things, grow=1, align="fill"), total],
            gap=4,
            align="fill",
            wide=420 if keys else 145 + THING * len(things),
        )

    def _sets(self, steps: Sequence[tuple[int, ScoringStep]]) -> list[Box]:
        """Keys in sets that are turned over one by one, and what each set gives."""
        found: list[Box] = []
        for number, step in steps:
            present = step in self.counting.present
            turned = self._turned() if present else ALL if number < self.counting.lit else 0
            added = self._added() if present else turned
            for index, one in enumerate(key_sets(_keys(step))):
                faces = [f"key-{colour}" if at < turned else "key-back" for at, colour in enumerate(one)]
                turned -= len(one)
                found.append(self._set(one, faces, told=index < added))
        return found

    def _set(self, colours: Sequence[str], faces: Sequence[str], *, told: bool) -> Box:
        sums = (told_set(self.words, colours), f"= {KEY_SET_POINTS[len(colours)]}") if told else ("",)
        said = Fitting(forms=[_text(one, styles.FINE.in_ink(INK)) for one in sums])
        keys = piece_row(faces, 1.25, KEY, grow=1)
        well = Row(children=[keys], frame="well-green", align="fill", grow=1, pad=(3, 0))
        # The sum may be a little wider than the keys above it.
        above = Row(children=[Box(wide=8), well, Box(wide=8)], align="fill", tall=WELL)
        return Column(children=[above, said], gap=4, pad=(0, 4), wide=KEY * len(faces) + 22)

    def _things(self, steps: Sequence[tuple[int, ScoringStep]]) -> list[Box]:
        """Treasures left side by side, or end cards that are turned over."""
        found: list[Box] = []
        for number, step in steps:
            event = step.event
            if self.kind == "end card":
                face = naming.card_sprite(event["card"]) if number < self.counting.lit else "card-back"
                found += [Sprite(sprite=face, zoom=0.95, wide=THING, pad=(1, 0))] * event["count"]
            else:
                found += [Sprite(sprite="treasure-back", zoom=1.4, wide=THING)] * step.points
        return found

    def _rule(self) -> Box:
        """What sets give."""
        figures = [
            Column(children=[_text(str(size), styles.FINE), _text(str(KEY_SET_POINTS[size]), styles.SMALL_FIGURE)])
            for size in range(1, 6)
        ]
        told = [_text(self.words(f"lost-temple.count.{word}"), styles.FINE) for word in ("different", "points")]
        rows = [told[0], Row(children=figures, equal=True), told[1]]
        return Column(children=rows, pack="between", frame="well-warm", pad=(4, 4), wide=110)


def _text(words: str, style: Style) -> Box:
    return Text(words=words, style=style, fit="shrink", side="centre")


def _keys(step: ScoringStep) -> dict[str, int]:
    keys: dict[str, int] = step.event.get("keys", {})
    return keys
