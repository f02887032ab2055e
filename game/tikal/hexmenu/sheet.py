"""The sheet of a small screen while a hex is chosen: points, who goes, where to, and what can be done there.

Nothing of it lies on the board, so that all of the hexes can be seen and everything is under the thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from engine.tikal import ACTION_POINTS, PLAYERS, prospects
from engine.tikal import actions as do
from game.screen import text
from game.screen.art import Art
from game.screen.palette import DIM, INK
from game.screen.wording import capital
from game.tikal.forecast import outcome
from game.tikal.hexmenu import hexaction, party
from game.tikal.hexmenu.hexaction import HexAction
from game.tikal.panels.panel import TikalPanel
from game.tikal.panels.points import cost_badge, points_disc, points_pips
from game.tikal.words import naming
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.tip import Tip
from game.ui.widgets import Sprite, Text

EDGE, GAP = 8.0, 6.0
LOW = 214.0
"""Below this height the points share a row with those who go."""
STEPPER = 74.0
"""Units between the two buttons of the stepper."""


class HexSheet(TikalPanel):
    """The choices of the chosen hex."""

    name = "hex"

    def content(self) -> object:
        """What is chosen, and everything it depends on."""
        chosen = self.chosen
        return (
            len(self.session.game.moves),
            (chosen.place, chosen.mode, chosen.party, chosen.goal, chosen.incoming, chosen.asking),
            self.table.planned(),
        )

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Painted anew when something else is planned, as by dragging."""
        shown = (self.content(), self.words.language, self.letters)
        if self.chosen.place and shown != self.shown:
            self.shown = shown
            self.refresh()
            text.cover(self.rect)
            self.draw(surface, art)
        super().draw_live(surface, art)

    def box(self) -> Box:
        """Points and close, who goes, where to, what can be done here; a low sheet has no row for the points."""
        if not self.chosen.place:
            return Column(children=[])
        rows = [replace(self._main_box(), grow=2), self._here_box()]
        if self.height < LOW:
            disc = points_disc(self.words, self.view["action_points"], min(42.0, (self.height - 18) / 3))
            who: Box = Row(children=[disc, Box(grow=1), *self._who(), self._close_box()], gap=GAP, grow=1)
            return Column(children=[who, *rows], gap=4, pad=(EDGE, 5))
        told = self.words("tikal.ring.who" if self.chosen.there.size else "tikal.ring.arrive")
        title = Text(words=told, style=styles.PANEL_HEAD, fit="shrink", grow=1)
        short = self._who()
        forms = [Row(children=one, gap=GAP) for one in ([title, *self._who(worded=True)], [title, *short])]
        forms.append(Row(children=[Box(grow=1), *short], gap=GAP))
        least = self.finger_units
        goers = Fitting(forms=forms, slack=0.9, pad=(10, 0, 4, 0), frame="well-warm", least=least, grow=0.5)
        return Column(children=[self._points_box(), goers, *rows], gap=GAP, pad=(EDGE, EDGE))

    # Points

    def _points_box(self) -> Box:
        """What is left and what is planned of it, the hex, and the way out."""
        words, chosen, plan = self.words, self.chosen, self.table.planned()
        left, cost = self.view["action_points"], plan.cost if plan else 0
        told = words("tikal.bar.left")
        if cost:
            told = words("tikal.ring.planned.both", count=cost, left=left - cost)
        note = Text(words=told, style=styles.SMALL.in_ink(DIM), fit="shrink")
        place = Text(words=naming.short(words, chosen.place), style=styles.FIGURE, side="centre", fit="shrink")
        kind = Text(words=self._kind(), style=styles.FINE, side="centre", fit="shrink")
        pips = Row(children=[points_pips(left, cost, ACTION_POINTS)])
        children = [
            points_disc(words, left, 45),
            Column(children=[pips, note], grow=1),
            Column(children=[place, kind], wide=82),
            self._close_box(),
        ]
        return Row(children=children, gap=GAP, least=self.finger_units)

    def _kind(self) -> str:
        """What the chosen hex is, in two words."""
        words, view, place = self.words, self.view, self.chosen.place
        kind, there = naming.kind_at(view, place), view["board"][place]
        if prospects.camp_of(view, place) == view["turn"]:
            return words("tikal.ring.is.camp")
        if kind == "ruin" and not there.get("treasures"):
            return words("tikal.ring.is.empty")
        return words(f"tikal.ring.is.{kind}", value=there.get("value", there.get("treasures", 0)))

    def _close_box(self) -> Box:
        """The button that lets go of the hex."""
        told = self.words("tikal.ring.close", place=naming.hex_name(self.words, self.chosen.place))
        side = self.finger_units
        return button(
            "ui-let-go", "", self._let_go, label=told, icon="ui-close", bare=True, least=side, tip=_named(told)
        )

    def _let_go(self) -> None:
        self.chosen.clear()
        self.table.look_round()

    # Who goes

    def _who(self, *, worded: bool = False) -> list[Box]:
        """The leader's switch, with its word where there is room; and the stepper, or who stands alone."""
        chosen, words = self.chosen, self.words
        counted, colour = party.count(chosen), PLAYERS[self.chosen.seat]
        found: list[Box] = []
        if party.has_switch(chosen):
            disc = replace(
                party.switch_box(self.chosen), wide=self.finger_units, tall=min(44.0, self.finger_units)
            )
            word = Text(words=words("tikal.ring.the-leader"), style=styles.CAPTION, fit="shrink")
            found.append(self._choice("ui-member-leader", Row(children=[disc, word] if worded else [disc], gap=4)))
        if counted is None:
            alone = "leader" if chosen.there.leader and not chosen.there.workers else "worker"
            one = Text(words=words("tikal.ring.count", number=1, most=1), style=styles.SMALL.in_ink(DIM))
            return [*found, Sprite(sprite=f"{alone}-{colour}", zoom=0.9), one, Box(wide=2)]
        whole, short = (
            words("tikal.ring.count", number=counted.now, most=counted.most),
            f"{counted.now}/{counted.most}",
        )
        forms = [Text(words=one, style=styles.LABEL, side="centre", fit="shrink") for one in (whole, short)]
        worker = Sprite(sprite=f"worker-{colour}", zoom=0.75)
        middle = Row(children=[worker, Fitting(forms=forms, grow=1)], gap=2, pad=(3, 0), wide=STEPPER)
        fewer, more = party.step_boxes(counted, self.finger_units)
        ends = self._choice("ui-fewer", fewer), self._choice("ui-more", more)
        return [*found, Row(children=[ends[0], middle, ends[1]], frame="button-normal")]

    def _choice(self, id: str, box: Box) -> Box:
        """A box that is one of the choices of who goes."""
        told, act = party.party_choices(self.words, self.chosen)[id]
        return _chosen(box, id, told, act)

    # Where to

    def _main_box(self) -> Box:
        """What the chosen members would do next: go to the hex that is aimed at, arrive, or wait for a hex."""
        chosen, words = self.chosen, self.words
        move = hexaction.picture("move", chosen.seat)
        if chosen.goal:
            actions, who = chosen.goals()[chosen.goal], naming.party(words, chosen.party)
            told = capital(words("tikal.ring.send", who=who, place=naming.hex_name(words, chosen.goal)))
            change = outcome.lines(words, self.session, actions)
            box = self._wide_box(told, change[0].text if change else "", move, chosen.cost(*actions))
            return _chosen(
                box, str(actions[0]), hexaction.told(words, chosen, actions), partial(chosen.go, chosen.goal)
            )
        if (arriving := self._arriving()) is not None:
            return self._action_choice(
                self._wide_box(arriving.label, "", arriving.sprite, arriving.cost), arriving
            )
        if not chosen.mobile:
            return self._wide_box(words("tikal.ring.stay", place=naming.hex_name(words, chosen.place)))
        if not chosen.party.size:
            return self._choice("ui-go", self._wide_box(words("tikal.ring.nobody")))
        return self._choice("ui-go", self._wide_box(words("tikal.ring.tap"), words("tikal.ring.tap.note"), move))

    def _arriving(self) -> HexAction | None:
        """Bringing workers in, where nobody stands yet and nothing is aimed at."""
        if self.chosen.goal or self.chosen.there.size:
            return None
        return next((one for one in hexaction.hex_actions(self.words, self.chosen) if one.kind == "bring"), None)

    def _wide_box(self, told: str, note: str = "", sprite: str = "", cost: int | None = None) -> Box:
        """A button across the sheet: picture, one or two lines, and a cost if it is gold."""
        gold = cost is not None
        lines = [Text(words=told, style=styles.BUTTON, fit="shrink" if note else "wrap")]
        if note:
            lines.append(Text(words=note, style=styles.SMALL.in_ink(INK if gold else DIM), fit="shrink"))
        children: list[Box] = [Column(children=lines, grow=1)]
        if sprite:
            children.insert(0, Sprite(sprite=sprite, wide=44))
        if cost is not None:
            children.append(cost_badge(str(cost), zoom=1.3))
        frame = "button-main" if gold else "button-normal"
        return Row(children=children, gap=8, pad=(10, 3), frame=frame, least=self.finger_units)

    # What can be done here

    def _here_box(self) -> Box:
        """What can be done on the hex without what is offered already, and the way to all other actions."""
        arriving = self._arriving()
        listed = [
            one
            for one in hexaction.hex_actions(self.words, self.chosen)
            if arriving is None or one.target != arriving.target
        ]
        third = (self.width - 2 * EDGE - 2 * GAP) / 3
        instead = self.chosen.goal and self.chosen.own(self.chosen.goal).size
        found = [self._action_choice(action_box(one), one) for one in listed]
        found = [self._instead(), *found] if instead else found
        others = [] if self.chosen.asking else [self._others(alone=len(found) < 2)]
        end = replace(self._end_box(), wide=third)
        room = self.width - 2 * EDGE - third - (len(found) + 1) * GAP - (self.finger_units if others else 0)
        found = [replace(one, wide=min(third, room / len(found))) for one in found]
        choices = [*found, *(others or [Box(grow=1)]), end]
        return Row(children=choices, gap=GAP, align="fill", least=self.finger_units, grow=2.5)

    def _others(self, *, alone: bool) -> Box:
        """The way to all other actions, with its word where there is room."""
        told = self.words("tikal.ring.others")
        arrow = Sprite(sprite="ui-up", ink=INK, zoom=0.7, wide=28)
        label = [Text(words=told, style=styles.LABEL, fit="shrink", grow=1)] if alone else []
        box = Row(children=[*label, arrow], pack="centre", pad=(4, 0), frame="button-normal", grow=1)
        return _chosen(box, "ui-others", told, self.chosen.unfold)

    def _instead(self) -> Box:
        """The way to choose those who stand on the hex that is aimed at."""
        chosen = self.chosen
        told = capital(self.words("tikal.board.choose", where=naming.at(self.words, self.view, chosen.goal)))
        figure = Sprite(sprite=f"worker-{PLAYERS[chosen.seat]}", zoom=0.75, wide=22)
        label = Text(words=self.words("tikal.ring.instead"), style=styles.FINE_LABEL, side="centre", fit="shrink")
        forms = [Column(children=[figure, label], pack="centre"), Row(children=[figure, label], gap=3), figure]
        box = Fitting(forms=forms, pad=(4, 2), frame="button-normal")
        return _chosen(box, f"hex {chosen.goal}", told, partial(chosen.select, chosen.goal))

    def _end(self) -> None:
        self.table.press("end")

    def _end_box(self) -> Box:
        """The end of the turn: gold when nothing else can be done."""
        words, choices = self.words, self.session.choices
        end, only = choices.of(do.END_TURN), len(choices) == 1
        return button(
            str(end[0]) if only else "ui-act-end",
            words("tikal.bar.end"),
            self._end,
            label=words("tikal.bar.end.label"),
            main=only,
            dead=not end,
            style=styles.CAPTION,
        )

    def _action_choice(self, box: Box, action: HexAction) -> Box:
        """A box that carries an action out."""
        tip = partial(hexaction.tip, self.words, self.chosen, action)
        return replace(_chosen(box, action.target, action.label, action.act), tip=tip)


def action_box(action: HexAction) -> Box:
    """A gold button: picture, caption and cost, and what it brings where there is room for that."""
    caption = Text(words=action.caption, style=styles.LABEL, side="centre", fit="shrink", wide=0, grow=1)
    badge, small = cost_badge(str(action.cost)), Sprite(sprite=action.sprite, zoom=0.7, wide=28)
    tall = Column(children=[Row(children=[badge], pack="end"), caption], grow=1)
    forms: list[Box] = [
        Row(children=[Sprite(sprite=action.sprite, wide=36), tall], gap=4, pad=(6, 3), align="fill"),
        Row(children=[small, caption, badge], gap=2, pad=(3, 0)),
    ]
    if action.note:
        named = replace(caption, wide=None, grow=0)
        note = Text(words=action.note, style=styles.FINE.in_ink(INK), side="centre", fit="shrink")
        above = Row(children=[small, Box(grow=1), badge])
        forms = [
            Column(children=[above, named, note], pad=(5, 3), pack="centre"),
            Row(children=[small, Column(children=[named, note], grow=1), badge], gap=2, pad=(3, 0)),
            *forms,
        ]
    return Fitting(forms=forms, frame="button-main")


def _chosen(box: Box, id: str, label: str, act: Act) -> Box:
    """A box that can be chosen, and is explained by its own label."""
    return replace(box, id=id, label=label, act=act, tip=_named(label))


def _named(label: str) -> Callable[[pygame.Rect], Tip]:
    return lambda rect: Tip(rect, label)
