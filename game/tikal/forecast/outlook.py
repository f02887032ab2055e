"""What a choice on the board would bring, in words: a tile laid on a space, or members sent to a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import PLAYERS, Event, View, preview
from game.screen.catalogue import Catalogue, listed
from game.screen.wording import capital
from game.session.session import GameSession
from game.table.board.hand import Hand
from game.tikal.features import passages
from game.tikal.forecast import outcome
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard


def space_tip(
    words: Catalogue, session: GameSession[View, Event], hand: Hand, place: str, rect: pygame.Rect
) -> Tip:
    """The tile in hand on a space: the paths it opens with their costs, the neighbours it does not reach."""
    view = session.view
    opened = preview.openings(view, hand.piece, place, hand.turned(place))
    lines = [
        TipLine(words("tikal.board.tip.path", where=naming.at(words, view, other), cost=cost), "", "cost")
        for _, other, cost in opened
    ]
    reached = {opening.place for opening in opened}
    for other in preview.beside(view, place):
        if other not in reached:
            lines.append(TipLine(words("tikal.board.tip.no-path", where=naming.at(words, view, other))))
    lines += _brought(words, session, hand, place)
    lines.append(TipLine(words("tikal.board.tip.place"), "", "heading"))
    if preview.kind(hand.piece) != "volcano":
        lines.append(TipLine(words("tikal.board.tip.turn")))
    rule = passages.PLACES["volcano" if preview.kind(hand.piece) == "volcano" else "unknown"]
    return Tip(rect, capital(naming.tile(words, hand.piece)), tuple(lines), rule=rule)


def _brought(words: Catalogue, session: GameSession[View, Event], hand: Hand, place: str) -> list[TipLine]:
    """What the tile would bring there: what it is worth, and how near each player's members are."""
    kind, worth = preview.kind(hand.piece), preview.worth(hand.piece)
    if kind == "volcano":
        return [TipLine(words("tikal.tip.volcano"))]
    value = {"temple": "tikal.tip.temple.value", "ruin": "tikal.tip.ruin"}.get(kind)
    told = words(value, count=worth) if value else words("tikal.tip.clearing")
    twin = session.game.copy()
    twin.apply(hand.action(place))
    near = {seat: preview.nearest(twin, seat, place) for seat in range(twin.players)}
    ways = [
        TipLine(words("tikal.stakes.near", name=session.name(seat), cost=cost), f"seat-{PLAYERS[seat]}")
        for seat, cost in near.items()
        if cost is not None
    ]
    return [TipLine(told, "", "gain"), *(ways or [TipLine(words("tikal.stakes.far"))])]


def way_tip(words: Catalogue, board: TikalBoard, place: str, rect: pygame.Rect) -> Tip:
    """A hex in reach: who goes over how many stones, what is left then, and what changes hands."""
    chosen, view = board.chosen, board.chosen.view
    actions = chosen.goals()[place]
    cost, size = chosen.cost(*actions), len(actions)
    legs = preview.route(chosen.session.game, actions[0])[1:]
    who = capital(naming.party(words, chosen.party))
    stones = " + ".join(str(leg.cost) for leg in legs)
    key = "tikal.ring.way.alone" if size == 1 else "tikal.ring.way.sum"
    member = "leader" if chosen.party.leader else "worker"
    lines = [
        TipLine(words(key, who=who, number=size, stones=stones, cost=cost), f"{member}-{PLAYERS[view['turn']]}")
    ]
    left = view["action_points"] - cost
    via = listed(naming.hex_name(words, leg.place) for leg in legs[:-1])
    if via:
        lines.append(TipLine(words("tikal.ring.way.via", count=left, places=via, left=left)))
    else:
        lines.append(TipLine(words("tikal.ring.way.straight", count=left, left=left)))
    lines += outcome.lines(words, chosen.session, actions)
    if chosen.own(place).size:
        lines.append(TipLine(words("tikal.ring.way.own"), "", "heading"))
    title = words("tikal.ring.way", where=naming.at(words, view, place))
    talked_of = _talked_of(board, [leg.place for leg in legs])
    return Tip(rect, title, tuple(lines), talked_of, rule=passages.KINDS["move"])


def _talked_of(board: TikalBoard, way: list[str]) -> tuple[pygame.Rect, ...]:
    """The way, and what stands round the hex where it begins."""
    return (*board.ring.choices, *(board.area(place) for place in (board.chosen.place, *way)))
