"""What a choice on the board would bring, in words: a tile laid on a space, or members sent to a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import preview
from engine.tikal.components import PLAYERS
from game.table.naming import capital
from game.table.part import Tip, TipLine
from game.tikal import naming, tooltips

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable


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
    lines += _brought(table, place)
    lines.append(TipLine(words("tikal.board.tip.place"), "", "head"))
    if preview.kind(hand.piece) != "volcano":
        lines.append(TipLine(words("tikal.board.tip.turn")))
    return Tip(rect, capital(naming.tile(words, hand.piece)), tuple(lines))


def _brought(table: TikalTable, place: str) -> list[TipLine]:
    """What the tile would bring there: what it is worth, and how near each player's members are."""
    words, session, action = table.words, table.session, table.hand.action(place)
    kind, worth = preview.kind(table.hand.piece), preview.worth(table.hand.piece)
    if kind == "volcano":
        return [TipLine(words("tikal.tip.volcano"))]
    value = {"temple": "tikal.tip.temple.value", "ruin": "tikal.tip.ruin"}.get(kind)
    told = words(value, count=worth) if value else words("tikal.tip.clearing")
    twin = session.game.copy()
    twin.apply(action)
    near = {seat: preview.nearest(twin, seat, place) for seat in range(twin.players)}
    ways = [
        TipLine(words("tikal.stakes.near", name=session.name(seat), cost=cost), f"seat-{PLAYERS[seat]}")
        for seat, cost in near.items()
        if cost is not None
    ]
    return [TipLine(told, "", "gain"), *(ways or [TipLine(words("tikal.stakes.far"))])]


def way_tip(table: TikalTable, place: str, rect: pygame.Rect) -> Tip:
    """A hex in reach: what is there, what the way costs those who are to go, and what is left then."""
    words, moves = table.words, table.chosen
    tip = tooltips.place_tip(table, place, rect)
    cost = moves.cost_to(place) * moves.count
    left = table.view["action_points"] - cost
    line = TipLine(words("tikal.board.tip.way", cost=cost, left=left), "", "head")
    return Tip(tip.anchor, tip.title, (*tip.lines, line))
