"""The action bar: ten action points that empty, and a button with its cost for everything they can do.

A gold button carries its action out at once, on the hex that is written on its tag. One of parchment asks where,
and a grey one says why it cannot help. While a step is planned, the bar shows what it would cost and leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.tikal import ACTION_POINTS
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.palette import DEEP_GOLD, GLOW, INK, OFF, SOFT
from game.table.panels.panel import MARGIN, Button, Panel, paint_button
from game.tikal.action_kinds import COSTS, KINDS, WALKS, Kind
from game.tikal.features import passages
from game.tikal.forecast import planned
from game.tikal.forecast.planned import Plan
from game.tikal.hexmenu import deeds
from game.tikal.keys import LETTERS
from game.tikal.panels import points, pressing
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

WIDEST_STONES = 6


def costs(name: Kind) -> str:
    """What an action costs, as it stands on its badge."""
    return f"1-{WIDEST_STONES}" if name == "move" else str(COSTS.get(name, ""))


class ActionBar(Panel):
    """Points left and nine buttons."""

    name = "actions"
    digits = True
    table: TikalTable

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self._plan: Plan | None = None
        """The step that is being painted."""
        self._ahead: tuple[object, text.PaintedSheet | None] = (None, None)
        """The picture of the bar with a step that is planned, and which step."""

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
            (chosen.mode, chosen.place, chosen.party, chosen.goal, chosen.incoming, chosen.asking),
        )

    # What the buttons do

    def _act(self, name: Kind) -> Callable[[], None]:
        return lambda: self.press(name)

    def press(self, name: Kind) -> None:
        """Do what a button is for; say in the bar and at the button why nothing comes of it."""
        if why := pressing.press(self.table, name):
            rule = passages.KINDS[name]
            self.table.bar.say(why, rule)
            self.table.explanations.show(Tip(self._place_of(self._listed()[KINDS.index(name)]), why, rule=rule))

    # Picture

    @property
    def _rows(self) -> int:
        """Rows of buttons: one on a wide table, two or three in a sheet."""
        if self.width > 700:
            return 1
        return 2 if self.width > 300 and self.height < 250 else 3

    def _boxes(self) -> list[Area]:
        rows = self._rows
        left, top = (165.0, 10.0) if rows == 1 else (8.0, 55.0 if self.height > 150 else 38.0)
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

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What a planned step would cost, over the still picture; and the rim of what is pointed at."""
        plan = planned.planned(self.table) if self.open else None
        if plan is not None:
            key = (plan, self.shown, self.rect.size)
            if self._ahead[0] != key:
                self._ahead = key, self._painted(art, plan)
            sheet, margin = self._ahead[1], round(MARGIN * self.unit)
            assert sheet is not None
            text.cover(self.rect)
            surface.set_clip(self.rect)
            sheet.show(surface, self.rect.x - margin, self.rect.y - margin)
            surface.set_clip(None)
        super().draw_live(surface, art)

    def _painted(self, art: Art, plan: Plan) -> text.PaintedSheet:
        margin = round(MARGIN * self.unit)
        with text.sheet((self.rect.w + 2 * margin, self.rect.h + 2 * margin)) as sheet:
            brush = Brush(sheet.surface, art, self.unit, margin, margin, self.letters)
            brush.frame(self.frame, (0, 0, self.width, self.height))
            self._plan = plan
            self.paint(brush)
            self._plan = None
            for button in self._listed():
                if not button.bare:
                    paint_button(brush, button)
        return sheet

    def paint(self, brush: Brush) -> None:
        """The points, then the buttons."""
        view, plan = self.table.view, self._plan
        placing = self.session.step == "place"
        left = ACTION_POINTS if placing else view["action_points"]
        cost, scoring = plan.cost if plan else 0, view["scoring"] != "none"
        usual = self.words("tikal.bar.then" if placing else "tikal.bar.left")
        if self._rows == 1:
            points.paint_disc(brush, self.words, left, 38, self.height / 2 + 1, 1.0)
            points.paint_pips(brush, left, cost, 84, self.height / 2 - 2, 5)
            told = self.words("tikal.ring.planned", count=cost) if plan else usual
            ink = DEEP_GOLD if plan else SOFT
            brush.text(told, "strong" if plan else "body", 13.5, ink, (68, 7, 90, 18), side="centre")
            if plan:
                told = self.words("tikal.ring.remains", left=left - cost)
                brush.text(told, "body", 13.5, SOFT, (68, self.height - 25, 90, 18), side="centre")
            elif scoring:
                self._paint_mark(brush, 74, self.height - 25, 82)
        else:
            y = self._boxes()[0][1] / 2 + 1
            points.paint_disc(brush, self.words, left, 30, y, min(0.75, (2 * y - 6) / 60))
            points.paint_pips(brush, left, cost, 68, y, 10)
            room = self.width - 14 - 212 - (self.finger_units + 4 if self._folds else 0)
            if plan:
                told = self.words("tikal.ring.planned", count=cost)
                brush.text(told, "strong", 14, DEEP_GOLD, (212, y - 10, room, 20))
            elif scoring:
                self._paint_mark(brush, 212, y - 10, room)
            else:
                brush.text(usual, "body", 14, SOFT, (212, y - 10, room, 20))
        for name, box_ in zip(KINDS, self._boxes(), strict=True):
            self._paint_action(brush, name, box_)

    def _paint_mark(self, brush: Brush, x: float, y: float, width: float) -> None:
        """That this is a scoring turn."""
        brush.frame("row-active", (x, y, width, 20))
        told = self.words("tikal.bar.scoring")
        brush.text(told, "strong", 12.5, INK, (x + 3, y, width - 6, 20), side="centre")

    def _paint_action(self, brush: Brush, name: Kind, box_: Area) -> None:
        x, y, w, h = box_
        chosen = self.table.chosen
        ready, tag = bool(chosen.of(name)), self._tag(name)
        main = ready and (bool(self._acts(name)) or chosen.mode == name)
        brush.frame(f"button-{'main' if main else 'normal' if ready else 'disabled'}", box_)
        sprite = deeds.picture(name, self.table.view["turn"])
        caption = 18.0 if h >= 48 else 14.0
        zoom = min(1.0, (h - caption - 2) / 42, w / 54)
        badge = self._badge(name)
        shift = min(8.0, w / 9) if badge else 0.0
        brush.sprite(sprite, x + w / 2 - shift, y + 4 + (h - caption - 4) / 2, zoom=zoom)
        if badge:
            at = (x + w - 13, y + 14)
            brush.sprite("cost-badge" if ready else "cost-badge-off", *at)
            size = 15 if badge.isdigit() else 11
            brush.text(
                badge, "strong", size, INK if ready else OFF, (at[0] - 10.5, at[1] - 9, 21, 18), side="centre"
            )
        told = self.words(f"tikal.bar.{name}")
        ink = INK if ready else OFF
        brush.text(told, "strong", 13.5, ink, (x + 1, y + h - caption - 4, w - 2, caption), side="centre")
        if tag:
            wide = brush.wide(tag, "strong", 13) + 13
            brush.frame("tag", (x - 3, y - 5, wide, 18))
            brush.text(tag, "strong", 13, GLOW, (x - 3, y - 5, wide, 18), side="centre")

    def _acts(self, name: Kind) -> bool:
        """Whether one click on a button does it, as it is to be painted."""
        if name == "move" and self._plan is not None and self._plan.goal:
            return True
        return bool(self.table.chosen.ready(name))

    def _tag(self, name: Kind) -> str:
        """The hex that a button acts on."""
        chosen = self.table.chosen
        if name in WALKS:
            return chosen.place if chosen.mode == name or (name == "move" and self._acts(name)) else ""
        actions = chosen.ready(name)
        if actions and "place" in actions[0].fields:
            return str(actions[0].place)
        asked = name == "guard" and chosen.place and chosen.of(name).at(chosen.place)
        return chosen.place if asked else ""

    def _badge(self, name: Kind) -> str:
        """What stands on a button's badge: the cost, of the step that is meant if that is known."""
        if name == "move" and self._plan is not None and self._plan.goal:
            return str(self._plan.cost)
        actions = self.table.chosen.ready(name)
        return str(self.table.chosen.cost(*actions)) if actions and name != "end" else costs(name)

    @property
    def _folds(self) -> bool:
        """Whether the bar stands in for the choices of a hex, to which one can go back."""
        return self.narrow and bool(self.table.chosen.place)

    def buttons(self) -> list[Button]:
        """All nine; one that carries an action out has that action's own name."""
        found, chosen = [], self.table.chosen
        here = {deed.target for deed in deeds.deeds(self.table)} if not self.narrow else set[str]()
        for name, box_ in zip(KINDS, self._boxes(), strict=True):
            actions = chosen.ready(name)
            if actions:
                label, target = deeds.told(self.table, actions), str(actions[0])
                if target in here or name == "move":
                    target += " #bar"
            else:
                label, target = self._label(name), f"ui-act-{name}"
            found.append(Button(target, label, box_, self._act(name), bare=True))
        if self._folds:
            side = min(self.finger_units, self._boxes()[0][1] - 2)
            box_ = (self.width - 8 - self.finger_units, 2.0, self.finger_units, side)
            told = self.words("tikal.ring.fewer-actions", place=naming.hex_name(self.words, chosen.place))
            found.append(Button("ui-fold", told, box_, chosen.unfold, icon="ui-down"))
        return found

    def _label(self, name: Kind) -> str:
        """What a button stands for, with its cost."""
        told = self.words(f"tikal.bar.{name}.label")
        if name in ("move", "end"):
            return told
        return self.words("tikal.bar.cost", count=COSTS[name], label=told)

    def tip(self, x: float, y: float) -> Tip | None:
        """What an action does, and why it cannot be done now."""
        for name, button in zip(KINDS, self._listed(), strict=False):
            rect = self._place_of(button)
            if rect.collidepoint(x, y):
                return Tip(rect, self._told(name), self._lines(name), rule=passages.KINDS[name])
        return None

    def _told(self, name: Kind) -> str:
        actions = self.table.chosen.ready(name)
        return deeds.told(self.table, actions) if actions else self._label(name)

    def _lines(self, name: Kind) -> tuple[TipLine, ...]:
        """The rule of an action, what it would bring or why it cannot be done now, and its key."""
        words, table = self.words, self.table
        lines = [TipLine(words(f"tikal.bar.{name}.tip"))]
        if self.session.choices and name != "end" and not table.chosen.of(name):
            lines.append(TipLine(pressing.why_not(table, name), "", "cost"))
        elif (actions := table.chosen.ready(name)) and name != "end":
            cost = table.chosen.cost(*actions)
            left = table.view["action_points"] - cost
            lines.append(TipLine(words("tikal.ring.cost", cost=cost, left=left), "", "cost"))
        if not self.narrow:
            lines.append(TipLine(words("tikal.ring.key", letter=LETTERS[name].upper())))
        return tuple(lines)
