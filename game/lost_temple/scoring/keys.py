"""What lies in the camps, turned over at the foot of the table to be counted: keys in sets, treasures, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.lost_temple import KEY_SET_POINTS, Event
from game.lost_temple.scoring.data import KEY_SECONDS, SET_SECONDS, key_sets, told_set
from game.lost_temple.words import naming
from game.screen.art import Point
from game.screen.brush import Brush
from game.screen.palette import DIM, INK, SOFT
from game.table.panels.panel import Panel
from game.table.scoring.data import ScoringStep
from game.table.scoring.panel import STRONG

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

WELL = 58.0
THING = 52.0
"""Units that a treasure or a card takes."""
RULE = 118.0
"""Units of the box that says what sets give."""


class ScoringKeys(Panel):
    """Everybody's keys, or the treasures and end cards of the final scoring."""

    name = "foot"
    table: LostTempleTable

    @property
    def kind(self) -> str:
        """What is counted from the camps now: "camp keys", "treasures left" or "end card"."""
        counting = self.table.counting
        reason = str(counting.count.steps[max(0, counting.lit - 1)].event["reason"])
        return "camp keys" if reason == "altar" else reason

    def content(self) -> object:
        """How far the counting is; keys are turned over one after another."""
        counting = self.table.counting
        return counting.lit, self._turned(), self._added(), counting.complete

    @property
    def _steps(self) -> list[tuple[int, ScoringStep]]:
        """What is counted here, by the number of the step."""
        steps = enumerate(self.table.counting.count.steps)
        return [(number, step) for number, step in steps if step.event["reason"] == self.kind]

    @property
    def _seats(self) -> list[int]:
        return list(dict.fromkeys(step.seat for _, step in self._steps))

    def _turned(self) -> int:
        """How many keys of the present player lie face up."""
        counting = self.table.counting
        if not counting.present or not self.table.app.settings.motion:
            return 99
        return int(counting.spent / KEY_SECONDS)

    def _added(self) -> int:
        """How many sets of the present player are added up."""
        counting = self.table.counting
        if not counting.present or not self.table.app.settings.motion:
            return 99
        step = counting.present[0]
        keys = sum(step.event.get("keys", {}).values())
        return max(0, int((counting.spent - KEY_SECONDS * keys) / SET_SECONDS))

    def _columns(self) -> list[tuple[int, float, float]]:
        """Each seat, where it begins and how wide it is."""
        seats = self._seats
        room = self.width - 20 - (RULE if self._ruled else 0)
        most = 420.0 if self.kind == "camp keys" else THING * max(map(self._things, seats)) + self._named + 68
        wide = min(most, room / max(1, len(seats)))
        return [(seat, 10 + wide * index, wide) for index, seat in enumerate(seats)]

    @property
    def _named(self) -> float:
        """Units that a player's name takes, and what is counted below it."""
        return 60.0 if self.kind == "camp keys" else 84.0

    def _things(self, seat: int) -> int:
        """How many treasures or cards of a player are counted here."""
        steps = [step for _, step in self._steps if step.seat == seat]
        return sum(step.event["count"] if self.kind == "end card" else step.points for step in steps)

    @property
    def _ruled(self) -> bool:
        return self.kind == "camp keys" and len(self._seats) < 4

    def source(self, seat: int) -> Point:
        """Where a player's coin begins: at the total."""
        for owner, x, wide in self._columns():
            if owner == seat:
                return self.rect.x + (x + wide - 26) * self.unit, self.rect.y + 44 * self.unit
        return self.rect.center

    def paint(self, brush: Brush) -> None:
        """A column for each player."""
        for index, (seat, x, wide) in enumerate(self._columns()):
            if index:
                brush.line(x, 12, x, self.height - 12)
            self._paint_player(brush.at(x, 0), seat, wide)
        if self._ruled:
            self._paint_rule(brush.at(self.width - RULE - 6, 10))

    def _paint_player(self, brush: Brush, seat: int, wide: float) -> None:
        counting, words = self.table.counting, self.words
        steps = [(number, step) for number, step in self._steps if step.seat == seat]
        named = self._named - 6
        brush.sprite("seat", named / 2 + 1, 36, colour=self.table.colours[seat], zoom=1.2)
        name = {"camp keys": "keys-of", "treasures left": "treasures-of", "end card": "cards-of"}[self.kind]
        brush.text(self.session.name(seat), "head", 14.5, INK, (2, 56, named, 19), side="centre")
        brush.text(words(f"lost-temple.count.{name}"), "body", 13, SOFT, (2, 74, named, 17), side="centre")
        room = (self._named, 14.0, wide - self._named - 58, self.height - 20)
        if self.kind == "camp keys":
            self._paint_sets(brush, steps, room)
        else:
            self._paint_things(brush, steps, room)
        told = [step.points for number, step in steps if number < counting.lit]
        if told and (steps[-1][1] not in counting.present or self._added() >= len(key_sets(_keys(steps[-1][1])))):
            brush.text(f"= {sum(told)}", "title", 30, STRONG, (wide - 60, 22, 56, 44), side="right")

    def _paint_sets(self, brush: Brush, steps: list[tuple[int, ScoringStep]], room: tuple[float, ...]) -> None:
        x, y, width, _ = room
        for number, step in steps:
            sets = key_sets(_keys(step))
            present = step in self.table.counting.present
            turned = self._turned() if present else 99 if number < self.table.counting.lit else 0
            added = self._added() if present else turned
            cells = sum(len(one) for one in sets) + 0.5 * len(sets)
            cell = min(38.0, width / max(1.0, cells))
            for index, one in enumerate(sets):
                wide = cell * (len(one) + 0.2)
                brush.frame("well-green", (x, y, wide, WELL))
                for spot, colour in enumerate(one):
                    face = f"key-{colour}" if turned > 0 else "key-back"
                    turned -= 1
                    brush.sprite(face, x + cell * (spot + 0.6), y + WELL / 2, zoom=min(1.25, cell / 26))
                if index < added:
                    told = told_set(self.words, one)
                    if brush.wide(told, "body", 13) > wide + 16:
                        told = f"= {KEY_SET_POINTS[len(one)]}"
                    brush.text(told, "body", 13.5, INK, (x - 8, y + WELL + 4, wide + 16, 20), side="centre")
                x += wide + cell * 0.3

    def _paint_things(self, brush: Brush, steps: list[tuple[int, ScoringStep]], room: tuple[float, ...]) -> None:
        """Treasures left side by side, or end cards that are turned over."""
        x, y, width, _ = room
        lit = self.table.counting.lit
        listed: list[tuple[str, bool]] = []
        for number, step in steps:
            event: Event = step.event
            if self.kind == "end card":
                face = naming.card_sprite(event["card"]) if number < lit else "card-back"
                listed += [(face, True)] * event["count"]
            else:
                listed += [("treasure-back", False)] * step.points
        step_x = min(THING, width / max(1, len(listed)))
        for index, (sprite, card) in enumerate(listed):
            zoom = min(0.95, step_x / 58) if card else min(1.4, step_x / 27)
            brush.sprite(sprite, x + step_x * (index + 0.5), y + 40, zoom=zoom)

    def _paint_rule(self, brush: Brush) -> None:
        """What sets give."""
        words, tall = self.words, self.height - 20
        brush.frame("well-warm", (0, 0, RULE - 8, tall))
        brush.text(words("lost-temple.count.different"), "body", 13, DIM, (4, 3, RULE - 16, 18), side="centre")
        step = (RULE - 16) / 5
        for size in range(1, 6):
            x = 4 + step * (size - 1)
            brush.text(str(size), "body", 13.5, DIM, (x, 22, step, 18), side="centre")
            brush.text(str(KEY_SET_POINTS[size]), "head", 14.5, INK, (x, 43, step, 20), side="centre")
        brush.text(
            words("lost-temple.count.points"), "body", 13, DIM, (4, tall - 22, RULE - 16, 18), side="centre"
        )


def _keys(step: ScoringStep) -> dict[str, int]:
    found: dict[str, int] = step.event.get("keys", {})
    return found
