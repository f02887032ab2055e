"""The sheet of a small screen while a hex is chosen: points, who goes, where to, and what can be done there.

Nothing of it lies on the board, so that all of the hexes can be seen and everything is under the thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.tikal import PLAYERS, prospects
from game.screen import text
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.palette import DIM, INK
from game.screen.wording import capital
from game.table.panels.panel import Button
from game.tikal.forecast import outcome, planned
from game.tikal.hexmenu import deeds
from game.tikal.hexmenu import party as hexmenu_party
from game.tikal.hexmenu.actions import paint_cost
from game.tikal.hexmenu.deeds import Deed
from game.tikal.hexmenu.rows import EDGE, GAP, HexRows, Rows
from game.tikal.panels import points
from game.tikal.words import naming
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class HexSheet(HexRows):
    """The choices of the chosen hex."""

    name = "hex"
    table: TikalTable

    def content(self) -> object:
        """What is chosen, and everything it depends on."""
        chosen = self.table.chosen
        return (
            len(self.session.game.moves),
            (chosen.place, chosen.mode, chosen.party, chosen.goal, chosen.incoming, chosen.asking),
            planned.planned(self.table),
        )

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Painted anew when something else is planned, as by dragging."""
        shown = (self.content(), self.words.language, self.letters)
        if self.table.chosen.place and shown != self.shown:
            self.shown = shown
            self.refresh()
            text.cover(self.rect)
            self.draw(surface, art)
        super().draw_live(surface, art)

    # Picture

    def paint(self, brush: Brush) -> None:
        """All rows."""
        rows, plan = self.rows(), planned.planned(self.table)
        left, cost = self.table.view["action_points"], plan.cost if plan else 0
        if rows.head:
            self._paint_head(brush, rows.head, left, cost)
            top, tall = rows.who
            brush.frame("well-warm", (EDGE, top, self.width - 2 * EDGE, tall))
        else:
            top, tall = rows.who
            points.paint_disc(brush, self.words, left, EDGE + 20, top + tall / 2, min(0.7, tall / 62))
        self._paint_who(brush, rows)
        self._paint_main(brush, (EDGE, rows.main[0], self.width - 2 * EDGE, rows.main[1]))
        for deed, box in self._deeds():
            self._paint_deed(brush, deed, box)
        x, y, w, h = self._others_box()
        brush.frame("button-normal", (x, y, w, h))
        told = self.words("tikal.ring.others")
        brush.text(told, "strong", 15.5, INK, (x + 8, y, w - 40, h), fit="wrap")
        brush.sprite("ui-up", x + w - 20, y + h / 2, tint=INK, zoom=0.7)

    def _paint_head(self, brush: Brush, row: tuple[float, float], left: int, cost: int) -> None:
        top, tall = row
        words, chosen = self.words, self.table.chosen
        points.paint_disc(brush, words, left, EDGE + 22, top + tall / 2, 0.74)
        points.paint_pips(brush, left, cost, EDGE + 58, top + 12, 10)
        room = self.close_box()[0] - GAP - 84 - (EDGE + 50)
        told = words("tikal.bar.left")
        if cost:
            told = words("tikal.ring.planned.both", count=cost, left=left - cost)
        brush.text(told, "body", 14, DIM, (EDGE + 50, top + 22, room, tall - 22))
        x = self.close_box()[0] - GAP - 82
        brush.text(chosen.place, "head", 17, INK, (x, top, 82, 22), side="centre")
        brush.text(self._kind(), "body", 13.5, DIM, (x, top + 22, 82, 19), side="centre")

    def _kind(self) -> str:
        """What the chosen hex is, in two words."""
        words, view, place = self.words, self.table.view, self.table.chosen.place
        kind, there = naming.kind_at(view, place), view["board"][place]
        if prospects.camp_of(view, place) == view["turn"]:
            return words("tikal.ring.is.camp")
        if kind == "ruin" and not there.get("treasures"):
            return words("tikal.ring.is.empty")
        return words(f"tikal.ring.is.{kind}", value=there.get("value", there.get("treasures", 0)))

    def _paint_who(self, brush: Brush, rows: Rows) -> None:
        chosen, words = self.table.chosen, self.words
        colour, counted = PLAYERS[self.table.view["turn"]], hexmenu_party.count(chosen)
        top, tall = rows.who
        if rows.head:
            told = words("tikal.ring.who" if chosen.there.size else "tikal.ring.arrive")
            room = (self.switch()[0] if self._has_switch else EDGE + 106) - EDGE - 14
            brush.text(told, "head", 15.5, INK, (EDGE + 10, top, room, tall))
        if self._has_switch:
            self._paint_switch(brush, bool(rows.head))
        if counted is None:
            figure = "leader" if chosen.there.leader and not chosen.there.workers else "worker"
            x, y, w, h = self.stepper()
            brush.sprite(f"{figure}-{colour}", x + w - 70, y + h / 2 + 1, zoom=0.9)
            brush.text(words("tikal.ring.count", number=1, most=1), "body", 14.5, DIM, (x + w - 54, y, 54, h))
            return
        x, y, w, h = self.stepper()
        finger = self.finger_units
        brush.frame("button-normal", (x, y, w, h))
        for left, icon, lit in (
            (x, "ui-minus", counted.now > counted.least),
            (x + w - finger, "ui-plus", counted.now < counted.most),
        ):
            brush.frame("button-main" if lit else "button-disabled", (left, y, finger, h))
            brush.sprite(icon, left + finger / 2, y + h / 2, tint=INK if lit else DIM, zoom=0.9)
        inner = w - 2 * finger
        brush.sprite(f"worker-{colour}", x + finger + 12, y + h / 2, zoom=0.75)
        told, room = words("tikal.ring.count", number=counted.now, most=counted.most), inner - 24
        if brush.wide(told, "strong", 15) > room:
            told = f"{counted.now}/{counted.most}"
        brush.text(told, "strong", 15, INK, (x + finger + 22, y, room, h), side="centre")

    @property
    def _has_switch(self) -> bool:
        chosen = self.table.chosen
        return bool(chosen.there.leader and chosen.there.workers and chosen.mobile)

    def _paint_switch(self, brush: Brush, worded: bool) -> None:
        chosen, colour = self.table.chosen, PLAYERS[self.table.view["turn"]]
        x, y, w, h = self.switch()
        at = (x + 22, y + h / 2)
        zoom = min(22 / 17.5, h / 37)
        brush.sprite("switch-on" if chosen.party.leader else "switch-off", *at, zoom=zoom)
        brush.sprite(f"leader-{colour}", *at, zoom=0.85 * zoom)
        if chosen.party.leader:
            brush.sprite("tick", at[0] + 14, at[1] - 13)
        if worded:
            brush.text(self.words("tikal.ring.the-leader"), "strong", 14.5, INK, (x + 47, y, w - 47, h))

    def _main(self) -> tuple[Deed | None, str, str, str, bool]:
        """Row 3: what it does if that is a deed, its two lines, its picture, and whether one tap does it."""
        chosen, words, view = self.table.chosen, self.words, self.table.view
        move = deeds.picture("move", view["turn"])
        if chosen.goal:
            who = naming.party(words, chosen.party)
            told = capital(words("tikal.ring.send", who=who, place=naming.hex_name(words, chosen.goal)))
            change = outcome.lines(self.table, chosen.goals()[chosen.goal])
            return None, told, change[0].text if change else "", move, True
        if not chosen.there.size:
            for deed in deeds.deeds(self.table):
                if deed.kind == "bring":
                    return deed, deed.label, "", deed.sprite, True
        if not chosen.mobile:
            return None, words("tikal.ring.stay", place=naming.hex_name(words, chosen.place)), "", "", False
        if not chosen.party.size:
            return None, words("tikal.ring.nobody"), "", "", False
        key = "tikal.ring.armed" if chosen.mode == "move" else "tikal.ring.tap"
        return None, words(key), words("tikal.ring.tap.note"), move, False

    def _paint_main(self, brush: Brush, box: Area) -> None:
        x, y, w, h = box
        deed, told, note, sprite, gold = self._main()
        brush.frame("button-main" if gold else "button-normal", box)
        if sprite:
            brush.sprite(sprite, x + 30, y + h / 2, zoom=min(1.0, h / 44))
        left, right = x + (62 if sprite else 12), x + w - (46 if gold else 10)
        if not note:
            brush.text(told, "strong", 16.5, INK, (left, y + 3, right - left, h - 6), fit="wrap")
        else:
            brush.text(told, "strong", 16.5, INK, (left, y + h * 0.34 - 11, right - left, 22))
            brush.text(note, "body", 14, INK if gold else DIM, (left, y + h * 0.74 - 10, right - left, 20))
        if gold:
            chosen = self.table.chosen
            cost = deed.cost if deed else chosen.cost(*chosen.goals()[chosen.goal])
            paint_cost(brush, cost, x + w - 26, y + h / 2, min(1.4, h / 32))

    def _deeds(self) -> list[tuple[Deed, Area]]:
        """What can be done on the hex, without what row 3 does already."""
        shown, main = deeds.deeds(self.table), self._main()[0]
        listed = [deed for deed in shown if main is None or deed.target != main.target]
        top, tall = self.rows().here
        step = (self.width - 2 * EDGE + GAP) / 3
        return [(deed, (EDGE + step * column, top, step - GAP, tall)) for column, deed in enumerate(listed)]

    def _others_box(self) -> Area:
        top, tall = self.rows().here
        step = (self.width - 2 * EDGE + GAP) / 3
        column = min(2, len(self._deeds()))
        return EDGE + step * column, top, step * (3 - column) - GAP, tall

    def _paint_deed(self, brush: Brush, deed: Deed, box: Area) -> None:
        x, y, w, h = box
        brush.frame("button-main", box)
        figure = deed.sprite.startswith(("leader", "worker"))
        low = h < 56
        zoom = min(1.0, h / 46) * (0.95 if figure else 0.85)
        brush.sprite(deed.sprite, x + (17 if low else 24), y + h / 2, zoom=zoom * (0.8 if low else 1))
        caption = (x + 32, y, w - 32 - 27, h) if low else (x + 44, y + h - 30, w - 48, 26)
        brush.text(deed.caption, "strong", 15.5, INK, caption, side="centre")
        paint_cost(brush, deed.cost, x + w - (14 if low else 17), y + h / 2 if low else y + 16)

    # Choosing

    def buttons(self) -> list[Button]:
        """Close, who goes, where to, what can be done here, and all other actions."""
        chosen, words = self.table.chosen, self.words
        if not chosen.place:
            return []
        close = words("tikal.ring.close", place=naming.hex_name(words, chosen.place))
        found = [Button("ui-let-go", close, self.close_box(), self._let_go, icon="ui-close")]
        if self._has_switch:
            way = "on" if chosen.party.leader else "off"
            told = words(f"tikal.ring.switch.{way}")
            found.append(Button("ui-member-leader", told, self.switch(), chosen.switch_leader, bare=True))
        found += self._steps()
        found += self._main_buttons()
        for deed, box in self._deeds():
            found.append(Button(deed.target, deed.label, box, deed.act, bare=True))
        others = words("tikal.ring.others")
        found.append(Button("ui-others", others, self._others_box(), chosen.unfold, bare=True))
        return found

    def _steps(self) -> list[Button]:
        _chosen, words, counted = self.table.chosen, self.words, hexmenu_party.count(self.table.chosen)
        if counted is None:
            return []
        x, y, w, h = self.stepper()
        finger = self.finger_units
        fewer, more = words("tikal.ring.fewer"), words("tikal.ring.more-workers")
        return [
            Button("ui-fewer", fewer, (x, y, finger, h), _stepping(self.table, -1), bare=True),
            Button("ui-more", more, (x + w - finger, y, finger, h), _stepping(self.table, 1), bare=True),
        ]

    def _main_buttons(self) -> list[Button]:
        chosen = self.table.chosen
        top, tall = self.rows().main
        box = (EDGE, top, self.width - 2 * EDGE, tall)
        deed = self._main()[0]
        if chosen.goal:
            actions, goal = chosen.goals()[chosen.goal], chosen.goal
            label = deeds.told(self.table, actions)
            return [Button(str(actions[0]), label, box, lambda: chosen.go(goal), bare=True)]
        if deed is not None:
            return [Button(deed.target, deed.label, box, deed.act, bare=True)]
        if chosen.mobile:
            return [Button("ui-go", self.words("tikal.ring.go"), box, lambda: chosen.set_mode("move"), bare=True)]
        return []

    def _let_go(self) -> None:
        self.table.chosen.clear()
        self.table.look_round()

    def tip(self, x: float, y: float) -> Tip | None:
        """What a button is for."""
        shown = {deed.target: deed for deed in deeds.deeds(self.table)}
        for button in self._listed():
            rect = self._place_of(button)
            if rect.collidepoint(x, y):
                deed = shown.get(button.target)
                return deeds.tip(self.table, deed, rect) if deed else Tip(rect, button.label)
        return None


def _stepping(table: TikalTable, by: int) -> Callable[[], None]:
    return lambda: table.chosen.step(by)
