"""The bar of the chosen hex: who is to go and how many, and everything else that can be done there with its cost.

It lies at the edge of the board that is farther from the hex, where there is jungle and no hex below it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.tikal import actions as do
from engine.tikal.components import PLAYERS
from game.screen import text
from game.screen.art import Art
from game.screen.palette import INK
from game.screen.pen import Pen
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.tikal.board import Board

ICONS = {do.UNCOVER: "action-uncover", do.RECOVER: "action-treasure"}
"""Icons that are the same for every player."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on the bar: what it is called, how it looks, and what it does."""

    target: str
    label: str
    sprite: str
    act: Callable[[], None] | None
    cost: int = 0
    number: str = ""
    lit: bool = False
    enabled: bool = True


class Rail:
    """The bar, as long as a hex is chosen."""

    def __init__(self, board: Board) -> None:
        self.board = board

    @property
    def _items(self) -> list[Item]:
        return [*self._who(), *self._how_many(), *self._doing()]

    def _who(self) -> list[Item]:
        """Workers or the leader, where there is a choice."""
        table, who = self.board.table, self.board.table.chosen.movers()
        if len(who) < 2:
            return []
        colour = PLAYERS[table.session.viewer]
        return [
            Item(
                f"ui-member-{member}",
                table.words(f"tikal.board.member.{member}"),
                f"{member}-{colour}",
                self._picking(member),
                lit=member == table.chosen.member,
            )
            for member in who
        ]

    def _how_many(self) -> list[Item]:
        """Fewer, how many, more, where several equal members could go together."""
        moves, words = self.board.table.chosen, self.board.table.words
        if moves.most() < 2 or moves.member not in moves.movers():
            return []
        colour = PLAYERS[self.board.table.session.viewer]
        return [
            Item("ui-fewer", words("tikal.board.fewer"), "ui-minus", self._stepping(-1), enabled=moves.count > 1),
            Item("", "", f"worker-{colour}", None, number=str(moves.count)),
            Item(
                "ui-more",
                words("tikal.board.more"),
                "ui-plus",
                self._stepping(1),
                enabled=moves.count < moves.most(),
            ),
        ]

    def _doing(self) -> list[Item]:
        """Everything else that can be done on the hex; who is to stand guard is asked afterwards."""
        table, chosen = self.board.table, self.board.table.chosen
        found: dict[str, Item] = {}
        for action in chosen.here():
            id, label, act = str(action), self.board.label(action), table.acting(action)
            if action.verb is do.GUARD:
                id, label = f"ui-guard {chosen.place}", table.words("tikal.board.guard")
                act = self._guarding(chosen.place)
            found[id] = Item(id, label, self._sprite(action), act, cost=chosen.cost(action))
        return list(found.values())

    def _sprite(self, action: Action) -> str:
        colour = PLAYERS[self.board.table.session.viewer]
        if action.verb is do.BRING and action.member == "leader":
            return f"leader-{colour}"
        return ICONS.get(action.verb) or f"action-{action.verb.name}-{colour}"

    def _picking(self, member: str) -> Callable[[], None]:
        return lambda: self.board.table.chosen.pick(member)

    def _stepping(self, by: int) -> Callable[[], None]:
        return lambda: self.board.table.chosen.step(by)

    def _guarding(self, place: str) -> Callable[[], None]:
        return lambda: self.board.table.dialogs.show_guard(place)

    def _placed(self) -> list[tuple[Item, pygame.Rect]]:
        """The items with their places, along the edge farther from the chosen hex."""
        board, items = self.board, self._items
        if not items or not board.table.chosen.place:
            return []
        x, y = board.ground.places[board.table.chosen.place]
        size, gap = max(board.table.finger, round(44 * board.unit)), round(4 * board.unit)
        upright = board.rect.w > board.rect.h
        step = min(size + gap, ((board.rect.h if upright else board.rect.w) - 2 * gap) // len(items))
        long = step * len(items) - gap
        if upright:
            left = board.rect.right - size - gap if x < board.rect.centerx else board.rect.left + gap
            top = board.rect.centery - long // 2
            return [(item, pygame.Rect(left, top + step * n, size, size)) for n, item in enumerate(items)]
        top = board.rect.bottom - size - gap if y < board.rect.centery else board.rect.top + gap
        left = board.rect.centerx - long // 2
        return [(item, pygame.Rect(left + step * n, top, size, size)) for n, item in enumerate(items)]

    def targets(self) -> list[Target]:
        """Everything on the bar that does something."""
        return [
            Target(item.target, item.label, rect, item.act, enabled=item.enabled)
            for item, rect in self._placed()
            if item.act is not None
        ]

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The buttons with icons, costs and numbers."""
        pointed = self.board.table.pointed
        for item, rect in self._placed():
            text.cover(rect)
            zoom = rect.h / 44 / art.scale
            pen = Pen(surface, art, rect.h / 44)
            if item.act is None:
                art.frame(surface, "chip", rect)
            else:
                lit = "main" if item.lit else "hover" if item.target == pointed else "normal"
                art.frame(surface, f"button-{lit if item.enabled else 'disabled'}", rect)
            tint = INK if item.sprite.startswith("ui-") else None
            small = 0.72 if item.sprite.startswith("action-") else 1.0
            at = (rect.centerx - (7 * pen.pixels if item.number else 0), rect.centery + (3 if item.cost else 0))
            art.draw(surface, item.sprite, at, tint=tint, zoom=zoom * small)
            if item.number:
                pen.number(item.number, rect.center, 11, 0, size=17)
            if item.cost:
                corner = (rect.right - 8 * pen.pixels, rect.top + 8 * pen.pixels)
                pen.put("cost-badge", corner, zoom=0.8)
                pen.number(str(item.cost), corner, size=10.5)
