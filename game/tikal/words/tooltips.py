"""Explanations of everything in the jungle: spaces with who holds them, tiles, actions, players, treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import HIGHEST, PLAYERS, preview, prospects
from game.screen.wording import capital
from game.tikal.features import passages
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


def place_tip(table: TikalTable, place: str, rect: pygame.Rect) -> Tip:
    """A space of the jungle: what lies there, who is there, and what can still be found."""
    words, view = table.words, table.view
    kind = naming.kind_at(view, place)
    title = capital(naming.at(words, view, place))
    lines = []
    if kind == "temple":
        lines = _temple_lines(table, place)
    elif kind == "ruin":
        lines = _ruin_lines(table, place)
    elif kind == "clearing":
        lines = _camp_lines(table, place)
    else:
        lines = [TipLine(words(f"tikal.tip.{kind}"))]
    return Tip(rect, title, (*lines, *_people_lines(table, place)), rule=passages.PLACES[kind])


def _temple_lines(table: TikalTable, place: str) -> list[TipLine]:
    words, view = table.words, table.view
    value = view["board"][place]["value"]
    lines = [TipLine(words("tikal.tip.temple.value", count=value), "", "gain")]
    hold = preview.hold(table.view, place)
    if hold.guarded:
        told = words("tikal.tip.temple.guard", name=table.session.name(hold.seat))
        return [*lines, TipLine(told, f"guard-{PLAYERS[hold.seat]}")]
    if hold.seat >= 0:
        told = words("tikal.tip.temple.held", name=table.session.name(hold.seat), lead=hold.lead)
        lines.append(TipLine(told, f"seat-{PLAYERS[hold.seat]}"))
    else:
        anybody = any(preview.strength(player, place) for player in view["players"])
        lines.append(TipLine(words("tikal.tip.temple.tie" if anybody else "tikal.tip.temple.free")))
    if value < HIGHEST:
        left = prospects.floors_left(view)[value + 1]
        lines.append(TipLine(words("tikal.tip.temple.next", count=left, number=value + 1)))
    return lines


def _ruin_lines(table: TikalTable, place: str) -> list[TipLine]:
    left = table.view["board"][place]["treasures"]
    if not left:
        return _camp_lines(table, place)
    return [TipLine(table.words("tikal.tip.ruin", count=left), "treasure-hidden")]


def _camp_lines(table: TikalTable, place: str) -> list[TipLine]:
    words = table.words
    seat = prospects.camp_of(table.view, place)
    if seat is None:
        needed = table.view["options"]["camp_needs_member"]
        return [TipLine(words("tikal.tip.clearing.member" if needed else "tikal.tip.clearing"))]
    return [TipLine(words("tikal.tip.camp", name=table.session.name(seat)), f"camp-{PLAYERS[seat]}")]


def _people_lines(table: TikalTable, place: str) -> list[TipLine]:
    """Everybody's members on a space, and what they count for."""
    words, view, found = table.words, table.view, []
    for seat, player in enumerate(view["players"]):
        strength = preview.strength(player, place)
        if not strength:
            continue
        workers = player["workers"].get(place, 0)
        told = words("tikal.tip.workers", count=workers) if workers else ""
        if player["leader"] == place:
            leader = words("tikal.member.leader")
            told = words("tikal.tip.with-leader", workers=told, leader=leader) if told else leader
        strong = words("tikal.tip.strength", name=table.session.name(seat), members=told, strength=strength)
        found.append(TipLine(strong, f"worker-{PLAYERS[seat]}"))
    return found


def tile_tip(table: TikalTable, tile: str, rect: pygame.Rect) -> Tip:
    """A tile that is not placed yet."""
    kind = preview.kind(tile)
    line = TipLine(table.words(f"tikal.tip.tile.{kind}"))
    return Tip(rect, capital(naming.tile(table.words, tile)), (line,), rule=passages.TILES[kind])


def player_tip(table: TikalTable, seat: int, rect: pygame.Rect) -> Tip:
    """What a player has, and what would score now."""
    words, view, colour = table.words, table.view, PLAYERS[seat]
    workers, camps, guards = prospects.members_left(view, seat)
    score = prospects.would_score(table.session.game, seat)
    player = view["players"][seat]
    lines = [
        TipLine(words("table.player.points", count=player["score"]), "", "heading"),
        TipLine(words("tikal.tip.player.workers", count=workers), f"worker-{colour}"),
        TipLine(words(f"tikal.tip.leader.{_whereabouts(player['leader'])}"), f"leader-{colour}"),
        TipLine(words("tikal.tip.player.camps", count=camps), f"camp-{colour}"),
        TipLine(words("tikal.tip.player.guards", count=guards), f"guard-{colour}"),
        score_line(table, score),
    ]
    return Tip(rect, table.session.name(seat), tuple(lines), rule=passages.PANELS["player"])


def _whereabouts(leader: str) -> str:
    return leader if leader in ("supply", "out", "guard") else "jungle"


def score_line(table: TikalTable, score: prospects.Score) -> TipLine:
    """What a scoring would give now, as a sum."""
    words = table.words
    temples = " + ".join(str(value) for _, value in score.temples) or "0"
    told = words("tikal.tip.would-score", temples=temples, treasures=score.treasures, points=score.points)
    return TipLine(told, "", "gain")
