"""What a choice on the board would bring, in words: a tile laid on a space, or members sent to a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import preview
from engine.tikal.components import PLAYERS
from game.table.naming import capital
from game.table.part import Tip, TipLine
from game.tikal import naming, outcome

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable


VITAL = 12
"""How much worse it is to cover a hex that matters for a choice than any other."""


def space_tip(table: TikalTable, place: str, rect: pygame.Rect) -> Tip:
    """The tile in hand on a space: the paths it opens with their costs, the neighbours it does not reach."""
    words, view, hand = table.words, table.view, table.hand
    opened = preview.openings(view, hand.piece, place, hand.turned(place))
    lines = [
        TipLine(words("tikal.board.tip.path", where=naming.at(words, view, other), cost=cost), "", "cost")
        for _, other, cost in opened
    ]
    reached = {opening.place for opening in opened}
    for other in preview.beside(view, place):
        if other not in reached:
            lines.append(TipLine(words("tikal.board.tip.no-path", where=naming.at(words, view, other))))
    lines.append(TipLine(words("tikal.board.tip.place"), "", "head"))
    if preview.kind(hand.piece) != "volcano":
        lines.append(TipLine(words("tikal.board.tip.turn")))
    return Tip(rect, capital(naming.tile(words, hand.piece)), tuple(lines))


def way_tip(table: TikalTable, place: str, rect: pygame.Rect) -> Tip:
    """A hex in reach: who goes over how many stones, what is left then, and what changes hands."""
    words, chosen, view = table.words, table.chosen, table.view
    actions = chosen.goals()[place]
    cost, size = chosen.cost(*actions), len(actions)
    legs = preview.route(table.session.game, actions[0])[1:]
    who = capital(naming.party(words, chosen.party))
    stones = " + ".join(str(leg.cost) for leg in legs)
    key = "tikal.ring.way.one" if size == 1 else "tikal.ring.way.sum"
    member = "leader" if chosen.party.leader else "worker"
    lines = [
        TipLine(words(key, who=who, count=size, stones=stones, cost=cost), f"{member}-{PLAYERS[view['turn']]}")
    ]
    left = view["action_points"] - cost
    via = ", ".join(leg.place for leg in legs[:-1])
    if via:
        lines.append(TipLine(words("tikal.ring.way.via", places=via, left=left)))
    else:
        lines.append(TipLine(words("tikal.ring.way.straight", left=left)))
    lines += outcome.lines(table, actions)
    if not chosen.armed and chosen.own(place).size:
        lines.append(TipLine(words("tikal.ring.way.own"), "", "head"))
    title = words("tikal.ring.way", where=naming.at(words, view, place))
    return Tip(rect, title, tuple(lines), _kept_clear(table, place, [leg.place for leg in legs]))


def _kept_clear(table: TikalTable, goal: str, way: list[str]) -> tuple[tuple[pygame.Rect, int], ...]:
    """What the tooltip had better not cover: the way and the hexes in reach, then other explored hexes."""
    board, chosen = table.board, table.chosen
    matter = {chosen.place, *way, *chosen.goals(), *preview.beside(table.view, goal)}
    ring = [(target.rect, VITAL) for target in board.ring.targets()]
    panels = [(part.rect, VITAL // 3) for part in table.parts if part is not board and part.name != "log"]
    return (
        *ring,
        *panels,
        *((board.area(place), VITAL if place in matter else 1) for place in table.view["board"]),
    )
