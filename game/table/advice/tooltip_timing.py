"""When an explanation comes up and when it goes: under a resting pointer, for the focused target, or when asked.

One that is up follows the pointer from thing to thing at once. After a click nothing is explained until the
pointer has gone elsewhere: who has just chosen wants to see what comes of it.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.screen import shared_art
from game.screen.art import Art
from game.screen.targets import Target, find
from game.table.advice import tooltip
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.table.table import Table

AFTER = 0.25
"""Seconds that a pointer or the focus rests before something is explained."""
ELSEWHERE = 24.0
"""CSS pixels that a pointer goes after a click before it asks again."""
REACH = 14.0
"""Units round an explanation in which a pointer does not lose it: it may be on its way to the rules."""
LINK, KEY = "ui-rule-tip", "i"
"""The target that leads to the rules, and its key."""
Place = tuple[float, float]


class TooltipTiming:
    """The explanation of a table, if one is up."""

    def __init__(self, table: Table) -> None:
        self._table, self._app = table, table.app
        self.tip: Tip | None = None
        self._shown: tooltip.Tooltip | None = None
        self._placing = False
        self._pointer: Place | None = None
        self._clicked: Place | None = None
        self._focus = ""
        self._waited = 0.0

    @property
    def rect(self) -> pygame.Rect | None:
        """Where the explanation lies, if one is up."""
        return self._placed().rect if self.tip is not None else None

    def show(self, tip: Tip | None) -> None:
        """Explain this until the player goes on; None takes the explanation away."""
        if tip is not self.tip:
            linked = any(one is not None and one.rule for one in (tip, self.tip))
            self.tip, self._shown = tip, None
            if linked:
                self._table.relist()
            self._table.changed()

    def hide(self) -> None:
        """Take the explanation away."""
        self.show(None)

    def hover(self, at: Place | None) -> None:
        """A pointer is here, or has left the window."""
        self._pointer, self._waited = at, 0.0
        if self._clicked is not None and (at is None or self._far(at, self._clicked)):
            self._clicked = None
        if self.tip is None:
            return
        found = self._at(*at) if at is not None else None
        if found != self.tip and not self._on_the_way(at, found):
            self.show(found)

    def press(self, at: Place) -> None:
        """A pointer goes down: nothing is explained here meanwhile, unless it is on the way to the rules."""
        if any(link.rect.collidepoint(at) for link in self.links()):
            return
        self._clicked = at
        self.hide()

    def ask(self, x: float, y: float) -> None:
        """Explain what lies at this point."""
        self._waited = AFTER
        self.show(self._at(x, y))

    def pass_time(self, dt: float) -> bool:
        """Whether an explanation is about to come up under a resting pointer, or for the focused target."""
        self._follow_focus()
        at = self._asked()
        if at is None or self.tip is not None or self._waited >= AFTER:
            return False
        self._waited += dt
        if self._waited >= AFTER:
            self.ask(*at)
        return True

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The explanation beside what it explains, where it hides the least."""
        if self.tip is not None:
            tooltip.draw(self._table, surface, art, self._placed())

    def links(self) -> list[Target]:
        """The way from the explanation that is up to the paragraph of the rules about it."""
        # Where it lies depends on what else can be chosen.
        if self.tip is None or not self.tip.rule or self._placing:
            return []
        table, rule = self._table, self.tip.rule
        rect = tooltip.corner(table, self._placed().rect, table.finger)
        label, hint = table.words("rules.link"), table.words("rules.link.hint")
        return [Target(LINK, label, rect, lambda: table.open_rules(rule), hint, key=KEY)]

    def _placed(self) -> tooltip.Tooltip:
        """The explanation in its place."""
        assert self.tip is not None
        if self._shown is None:
            window = self._table.window
            self._placing = True
            self._shown = tooltip.place(self._table, window, shared_art.art(self._table.unit), self.tip)
            self._placing = False
        return self._shown

    def _on_the_way(self, at: Place | None, found: Tip | None) -> bool:
        """Whether a pointer is on its way to the rules: on the explanation, on its link, or just before it."""
        if at is None or self.tip is None or not self.tip.rule:
            return False
        rect, reach = self._placed().rect, round(REACH * self._table.unit)
        if any(held.collidepoint(at) for held in (rect, *(link.rect for link in self.links()))):
            return True
        return found is None and rect.inflate(2 * reach, 2 * reach).collidepoint(at)

    def _follow_focus(self) -> None:
        focus = self._app.focus if self._app.keyboard else ""
        if focus not in (self._focus, LINK):
            self._focus, self._waited = focus, 0.0
            self.hide()

    def _asked(self) -> Place | None:
        """The point that is to be explained: the focused target, or what the pointer rests on."""
        if self._focus:
            target = find(self._table.targets(), self._focus)
            return target.rect.center if target is not None else None
        return self._pointer if self._clicked is None else None

    def _far(self, here: Place, there: Place) -> bool:
        return hypot(here[0] - there[0], here[1] - there[1]) > self._app.viewport.px(ELSEWHERE)

    def _at(self, x: float, y: float) -> Tip | None:
        parts = [part for part in self._table.parts_at(x, y) if part.open]
        found = (part.tip(x, y) for part in reversed(parts) if part.rect.collidepoint(x, y))
        return next((tip for tip in found if tip is not None), None)
