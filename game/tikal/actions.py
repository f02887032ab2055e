"""The action bar: ten action points that empty, and a button with its cost for everything they can do.

A button carries its action out at once where the chosen space leaves no question. Otherwise it opens a dialog, or
lights the spaces of the board where the action can be done. A button that cannot help says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import IllegalAction
from engine.tikal import components as box
from game.screen.brush import Box, Brush
from game.screen.palette import INK, SOFT
from game.table.panel import Button, Panel
from game.table.part import Tip, TipLine
from game.tikal import kinds, labels
from game.tikal.kinds import COSTS, KINDS, Kind

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable

SPRITES: dict[Kind, str] = {
    "recover": "action-treasure",
    "uncover": "action-uncover",
    "exchange": "action-exchange",
    "end": "action-end",
}
WIDEST_STONES = 6


def costs(name: Kind) -> str:
    """What an action costs, as it stands on its badge."""
    return f"1-{WIDEST_STONES}" if name == "move" else str(COSTS.get(name, ""))


class ActionBar(Panel):
    """Points left and nine buttons."""

    name = "actions"
    digits = True
    table: TikalTable

    @property
    def open(self) -> bool:
        """While no turn is auctioned."""
        return super().open and self.table.session.step not in ("bid", "choose")

    def content(self) -> object:
        """Points, and what the buttons offer."""
        view, chosen = self.table.view, self.table.chosen
        return (
            view["decision"]["step"],
            view["action_points"],
            view["scoring"],
            self.session.choices,
            view["to_move"],
            (chosen.mode, chosen.place),
        )

    # What the buttons do

    def _act(self, name: Kind) -> Callable[[], None]:
        return lambda: self.press(name)

    def press(self, name: Kind) -> None:
        """Do what a button is for."""
        table, chosen = self.table, self.table.chosen
        action, possible = chosen.sole(name), chosen.of(name)
        if action is not None:
            table.act(action)
        elif not self.session.choices:
            self._refuse(name, self.words("tikal.bar.wait"))
        elif not possible:
            self._refuse(name, self.why_not(name))
        elif name in ("bring", "exchange", "end"):
            table.dialogs.show(name)
        elif name == "guard" and possible.at(chosen.place):
            table.dialogs.show_guard(chosen.place)
        else:
            chosen.set_mode(name)

    def _refuse(self, name: Kind, why: str) -> None:
        """Say in the bar and at the button why nothing comes of it."""
        self.table.bar.say(why)
        button = self._listed()[KINDS.index(name)]
        self.table.show_tip(Tip(self._place_of(button), why))

    def why_not(self, name: Kind) -> str:
        """Why a button has nothing to offer now; on the chosen hex the engine knows best."""
        view, place = self.table.view, self.table.chosen.place
        if view["decision"]["step"] != "act":
            return self.words("tikal.bar.place-first")
        if view["action_points"] < COSTS.get(name, 0):
            cost, left = COSTS[name], view["action_points"]
            return self.words("tikal.refuse.too-few-points", cost=cost, ap=left)
        meant = kinds.meant(name, place) if place else None
        if meant is not None:
            try:
                self.session.game.copy().apply(meant)
            except IllegalAction as error:
                return self.table.speech.refusal(error, self.words)
        return self.words(f"tikal.bar.none.{name}")

    # Picture

    @property
    def _rows(self) -> int:
        """Rows of buttons: one on a wide table, two or three in a sheet."""
        if self.width > 700:
            return 1
        return 2 if self.width > 300 and self.height < 250 else 3

    def _boxes(self) -> list[Box]:
        rows = self._rows
        left, top = (160.0, 10.0) if rows == 1 else (8.0, 52.0 if self.height > 150 else 38.0)
        per = -(-len(KINDS) // rows)
        step = (self.width - 8 - left) / per
        tall = (self.height - top - 8 + 5) / rows
        boxes = [
            (left + step * (index % per), top + tall * (index // per), step - 5, tall - 5)
            for index in range(len(KINDS))
        ]
        # The last button, the end of the turn, takes what is over in its row.
        x, y, _, h = boxes[-1]
        boxes[-1] = (x, y, self.width - 8 - 5 - x if rows > 1 else step - 5, h)
        return boxes

    def paint(self, brush: Brush) -> None:
        """The points, then the buttons."""
        if self._rows == 1:
            self._paint_points(brush, 38, self.height / 2 + 1, 1.0)
            self._paint_pips(brush, 84, self.height / 2 - 2, 5)
            brush.text(self._caption(), "body", 13, SOFT, (74, 7, 82, 18), side="centre")
            if self.table.view["scoring"] != "none":
                self._paint_mark(brush, 74, self.height - 25, 82)
        else:
            y = self._boxes()[0][1] / 2 + 1
            self._paint_points(brush, 30, y, min(0.75, (2 * y - 6) / 60))
            self._paint_pips(brush, 68, y, 10)
            scoring = self.table.view["scoring"] != "none"
            room = self.width - 14 - 212
            if scoring:
                self._paint_mark(brush, 212, y - 10, room)
            else:
                brush.text(self._caption(), "body", 14, SOFT, (212, y - 10, room, 20))
        for name, box_ in zip(KINDS, self._boxes(), strict=True):
            self._paint_action(brush, name, box_)

    def _caption(self) -> str:
        return self.words("tikal.bar.left")

    def _paint_points(self, brush: Brush, x: float, y: float, zoom: float) -> None:
        brush.sprite("ap-disc", x, y, zoom=zoom)
        left = str(self.table.view["action_points"])
        brush.text(
            left, "title", 25 * zoom, INK, (x - 22 * zoom, y - 21 * zoom, 44 * zoom, 26 * zoom), side="centre"
        )
        unit = self.words("tikal.bar.ap")
        brush.text(
            unit, "strong", 12.5 * zoom, INK, (x - 20 * zoom, y + 4 * zoom, 40 * zoom, 14 * zoom), side="centre"
        )

    def _paint_pips(self, brush: Brush, x: float, y: float, per: int) -> None:
        left = self.table.view["action_points"]
        rows = box.ACTION_POINTS // per
        for pip in range(box.ACTION_POINTS):
            row, column = divmod(pip, per)
            place = (x + column * 14, y + (row - (rows - 1) / 2) * 18)
            brush.sprite("ap-full" if pip < left else "ap-empty", *place)

    def _paint_mark(self, brush: Brush, x: float, y: float, width: float) -> None:
        """That this is a scoring turn."""
        brush.frame("row-active", (x, y, width, 20))
        told = self.words("tikal.bar.scoring")
        brush.text(told, "strong", 12.5, INK, (x + 3, y, width - 6, 20), side="centre")

    def _paint_action(self, brush: Brush, name: Kind, box_: Box) -> None:
        x, y, w, h = box_
        chosen = self.table.chosen
        ready = bool(chosen.of(name))
        main = ready and (chosen.mode == name or (name == "end" and chosen.sole(name) is not None))
        brush.frame(f"button-{'main' if main else 'normal' if ready else 'disabled'}", box_)
        colour = box.PLAYERS[self.table.view["turn"]]
        sprite = SPRITES.get(name, f"action-{name}-{colour}")
        caption = 18.0 if h >= 48 else 14.0
        zoom = min(1.0, (h - caption - 2) / 42, w / 54)
        badge = costs(name)
        shift = min(8.0, w / 9) if badge else 0.0
        brush.sprite(sprite, x + w / 2 - shift, y + 4 + (h - caption - 4) / 2, zoom=zoom)
        if badge:
            at = (x + w - 13, y + 14)
            brush.sprite("cost-badge" if ready else "cost-badge-off", *at)
            size = 11 if name == "move" else 15
            brush.text(
                badge, "strong", size, INK if ready else SOFT, (at[0] - 9.5, at[1] - 9, 19, 18), side="centre"
            )
        ink = INK if ready else SOFT
        told = self.words(f"tikal.bar.{name}")
        brush.text(told, "strong", 13.5, ink, (x + 3, y + h - caption - 4, w - 6, caption), side="centre")

    def buttons(self) -> list[Button]:
        """All nine; one that carries an action out has that action's own name."""
        found = []
        for name, box_ in zip(KINDS, self._boxes(), strict=True):
            action = self.table.chosen.sole(name)
            if action is not None:
                label = labels.label(self.words, self.table.view, action)
                target = str(action)
            else:
                label, target = self._label(name), f"ui-act-{name}"
            found.append(Button(target, label, box_, self._act(name), bare=True))
        return found

    def _label(self, name: Kind) -> str:
        """What a button stands for, with its cost."""
        told = self.words(f"tikal.bar.{name}.label")
        if name in ("move", "end"):
            return told
        return self.words("tikal.bar.cost", count=COSTS[name], label=told)

    def tip(self, x: float, y: float) -> Tip | None:
        """What an action does, and why it cannot be done now."""
        for name, button in zip(KINDS, self._listed(), strict=True):
            rect = self._place_of(button)
            if rect.collidepoint(x, y):
                lines = [TipLine(self.words(f"tikal.bar.{name}.tip"))]
                if self.session.choices and name != "end" and not self.table.chosen.of(name):
                    lines.append(TipLine(self.why_not(name), "", "cost"))
                return Tip(rect, self._label(name), tuple(lines))
        return None
