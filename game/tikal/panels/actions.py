"""The action bar: ten action points that empty, and a button with its cost for everything they can do.

A gold button carries its action out at once, on the hex that is written on its tag. One of parchment asks where,
and a grey one says why it cannot help. While a step is planned, the bar shows what it would cost and leave.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.tikal import ACTION_POINTS
from game.screen.art import Art
from game.screen.palette import DEEP_GOLD, GLOW, INK, OFF, SOFT
from game.tikal import action_kinds
from game.tikal.action_kinds import COSTS, KINDS, WALKS, Kind
from game.tikal.features import passages
from game.tikal.forecast.planned import PlannedStep
from game.tikal.hexmenu import hexaction
from game.tikal.keys import LETTERS
from game.tikal.panels import pressing
from game.tikal.panels.panel import TikalPanel
from game.tikal.panels.points import cost_badge, points_disc, points_pips
from game.tikal.panels.preview import Preview
from game.tikal.words import naming
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import button
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

GAP = 5.0
IN_A_ROW, LEAST_FOR_TWO, MOST_FOR_TWO = 700.0, 300.0, 250.0
"""Units of width for all buttons in a row, and of width and height for two rows instead of three."""
ROOMY = 150.0
"""Units of height from which on the points have a taller row in a sheet."""


class ActionBar(TikalPanel):
    """Points left and nine buttons."""

    name = "actions"
    digits = True

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self._preview = Preview(self)

    @property
    def open(self) -> bool:
        """While no turn is auctioned."""
        return super().open and self.session.step not in ("bid", "choose")

    def content(self) -> object:
        """Points, and what the buttons offer."""
        view, chosen = self.view, self.chosen
        return (
            view["decision"]["step"],
            view["action_points"],
            view["scoring"],
            self.session.choices,
            view["to_move"],
            (chosen.mode, chosen.place, chosen.party, chosen.goal, chosen.incoming, chosen.asking),
        )

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What a planned step would cost, over the still picture; and the rim of what is pointed at."""
        plan = self.table.planned() if self.open else None
        if plan is not None:
            self._preview.draw(surface, art, plan, partial(self._bar_box, plan))
        super().draw_live(surface, art)

    def press(self, name: Kind) -> None:
        """Do what a button is for; say in the bar and at the button why nothing comes of it."""
        if why := self.table.press(name):
            place = boxes.find(self.placed, f"ui-act-{name}") or self.rect
            self.table.explain(Tip(place, why, rule=passages.KINDS[name]))

    # Boxes

    def box(self) -> Box:
        """The bar as it is."""
        return self._bar_box(None)

    def _bar_box(self, plan: PlannedStep | None) -> Box:
        """The points, then the buttons: in one row on a wide table, in two or three in a sheet."""
        shown = [self._action_box(name, plan) for name in KINDS]
        if self.width > IN_A_ROW:
            buttons = Row(children=shown, gap=GAP, equal=True, align="fill", pad=(0, 4, 0, 2), grow=1)
            return Row(children=[self._points_box(plan), buttons], gap=8, pad=(8, 6), align="fill")
        rows = 2 if self.width > LEAST_FOR_TWO and self.height < MOST_FOR_TWO else 3
        per = -(-len(shown) // rows)
        wide = (self.width - 16 + GAP) / per - GAP
        # The last button, the end of the turn, takes what is over in its row.
        shown = [*(replace(one, wide=wide) for one in shown[:-1]), replace(shown[-1], grow=1)]
        lines = [
            Row(children=shown[first : first + per], gap=GAP, align="fill", grow=1)
            for first in range(0, len(shown), per)
        ]
        whole = Column(children=[self._points_row(plan), *lines], gap=GAP, pad=(8, 2, 8, 8))
        return Stack(children=[whole, self._fold_box()]) if self._folds else whole

    @property
    def _left(self) -> int:
        """The points that are left, or that there will be once the tile is placed."""
        return ACTION_POINTS if self.session.step == "place" else self.view["action_points"]

    def _points_box(self, plan: PlannedStep | None) -> Box:
        """Disc and pips of a wide table, with words above and below."""
        left, cost = self._left, plan.cost if plan else 0
        below: Box = Box(tall=18)
        if plan:
            remains = self.words("tikal.ring.remains", count=left - cost, left=left - cost)
            below = Text(words=remains, style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink")
        elif self.view["scoring"] != "none":
            below = self._scoring_mark()
        pips = Row(children=[points_pips(left, cost, 5)], pack="centre")
        lines = Column(children=[self._told_box(plan), pips, below], pack="between", wide=90)
        return Row(children=[points_disc(self.words, left, 61), lines], gap=2, align="fill")

    def _points_row(self, plan: PlannedStep | None) -> Box:
        """Disc, pips and words of a sheet, side by side."""
        left, cost, tall = self._left, plan.cost if plan else 0, 48.0 if self.height > ROOMY else 32.0
        scoring = self.view["scoring"] != "none" and not plan
        told = self._scoring_mark() if scoring else self._told_box(plan)
        disc, pips = points_disc(self.words, left, min(45.0, tall)), points_pips(left, cost, ACTION_POINTS)
        room = Box(wide=self.finger_units if self._folds else 0)
        return Row(children=[disc, pips, replace(told, grow=1), room], gap=6, tall=tall)

    def _told_box(self, plan: PlannedStep | None) -> Text:
        """What the points are for, or how many of them are planned."""
        if plan:
            told, style = self.words("tikal.ring.planned", count=plan.cost), styles.FINE_LABEL.in_ink(DEEP_GOLD)
        else:
            placing = self.session.step == "place"
            told = self.words("tikal.bar.then" if placing else "tikal.bar.left")
            style = styles.FINE.in_ink(SOFT)
        return Text(words=told, style=style, side="centre", fit="shrink")

    def _scoring_mark(self) -> Text:
        """That this is a scoring turn."""
        told, style = self.words("tikal.bar.scoring"), styles.FINE_LABEL
        return Text(words=told, style=style, side="centre", fit="shrink", frame="row-active", pad=(3, 0), tall=20)

    def _action_box(self, name: Kind, plan: PlannedStep | None) -> Stack:
        """A button: picture and name, its cost in a corner, and the hex that it acts on."""
        chosen, actions = self.chosen, self.chosen.ready(name)
        ready, badge, tag = (
            bool(chosen.of(name)),
            self._badge(name, plan),
            naming.short(self.words, self._tag(name, plan)),
        )
        main = ready and (bool(self._acts(name, plan)) or chosen.mode == name)
        picture = Sprite(
            sprite=hexaction.picture(name, self.chosen.seat), pad=(3, 0, 17 if badge else 3, 0), grow=1
        )
        style = styles.FINE_LABEL.in_ink(INK if ready else OFF)
        caption = Text(words=self.words(f"tikal.bar.{name}"), style=style, side="centre", fit="shrink")
        parts: list[Box] = [Column(children=[picture, caption], pad=(2, 4))]
        if badge:
            corner = cost_badge(badge, ready=ready)
            parts.append(Row(children=[corner], align="start", pack="end", pad=(0, 2, 2, 0)))
        if tag:
            style = styles.FINE_LABEL.in_ink(GLOW)
            written = Text(words=tag, style=style, side="centre", fit="shrink", frame="tag", pad=(6, 0), tall=18)
            parts.append(Row(children=[written], align="start", pad=(-3, -5, 0, 0)))
        return Stack(
            children=parts,
            frame=f"button-{'main' if main else 'normal' if ready else 'disabled'}",
            id=self._target(name),
            label=hexaction.told(self.words, self.chosen, actions) if actions else self._label(name),
            act=partial(self.press, name),
            tip=partial(self._explained, name),
        )

    def _target(self, name: Kind) -> str:
        """The id of a button; one that carries an action out has that action's own name."""
        actions = self.chosen.ready(name)
        if not actions:
            return f"ui-act-{name}"
        found = str(actions[0])
        here = not self.narrow and any(
            one.target == found for one in hexaction.hex_actions(self.words, self.chosen)
        )
        return f"{found} #bar" if here or name == "move" else found

    @property
    def _folds(self) -> bool:
        """Whether the bar stands in for the choices of a hex, to which one can go back."""
        return self.narrow and bool(self.chosen.place)

    def _fold_box(self) -> Box:
        """The way back to the choices of the hex, in the upper right corner; the last of all to be read."""
        chosen, tall = self.chosen, 48.0 if self.height > ROOMY else 36.0
        told = self.words("tikal.ring.fewer-actions", place=naming.hex_name(self.words, chosen.place))
        side = self.finger_units
        fold = button(
            "ui-fold", "", chosen.unfold, label=told, icon="ui-down", bare=True, wide=side, least=min(side, tall)
        )
        return Row(children=[fold], align="start", pack="end", pad=(0, 2, 8, 0))

    # What is written on the buttons

    def _acts(self, name: Kind, plan: PlannedStep | None) -> bool:
        """Whether one click on a button does it."""
        return bool((name == "move" and plan is not None and plan.goal) or self.chosen.ready(name))

    def _tag(self, name: Kind, plan: PlannedStep | None) -> str:
        """The hex that a button acts on."""
        chosen = self.chosen
        if name in WALKS:
            return chosen.place if chosen.mode == name or (name == "move" and self._acts(name, plan)) else ""
        actions = chosen.ready(name)
        if actions and "place" in actions[0].fields:
            return str(actions[0].place)
        asked = name == "guard" and chosen.place and chosen.of(name).at(chosen.place)
        return chosen.place if asked else ""

    def _badge(self, name: Kind, plan: PlannedStep | None) -> str:
        """What stands on a button's badge: the cost, of the step that is meant if that is known."""
        if name == "move" and plan is not None and plan.goal:
            return str(plan.cost)
        actions = self.chosen.ready(name)
        return str(self.chosen.cost(*actions)) if actions and name != "end" else action_kinds.costs(name)

    def _label(self, name: Kind) -> str:
        """What a button stands for, with its cost."""
        told = self.words(f"tikal.bar.{name}.label")
        if name in ("move", "end"):
            return told
        return self.words("tikal.bar.cost", count=COSTS[name], label=told)

    def _explained(self, name: Kind, rect: pygame.Rect) -> Tip:
        """What an action does, what it would bring or why it cannot be done now, and its key."""
        words, chosen = self.words, self.chosen
        actions, lines = chosen.ready(name), [TipLine(words(f"tikal.bar.{name}.tip"))]
        if self.session.choices and name != "end" and not chosen.of(name):
            lines.append(TipLine(pressing.why_not(words, chosen, name), "", "cost"))
        elif actions and name != "end":
            cost = chosen.cost(*actions)
            left = chosen.view["action_points"] - cost
            lines.append(TipLine(words("tikal.ring.cost", count=left, cost=cost, left=left), "", "cost"))
        if not self.narrow:
            lines.append(TipLine(words("tikal.ring.key", letter=LETTERS[name].upper())))
        title = hexaction.told(words, chosen, actions) if actions else self._label(name)
        return Tip(rect, title, tuple(lines), rule=passages.KINDS[name])
