"""Explanations of everything in the jungle: spaces with who holds them, tiles, actions, players, treasures."""

from __future__ import annotations

import pygame

from engine.tikal import HIGHEST, PLAYERS, Event, View, preview, prospects
from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.session.session import GameSession
from game.tikal.features import passages
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine


def place_tip(words: Catalogue, session: GameSession[View, Event], place: str, rect: pygame.Rect) -> Tip:
    """A space of the jungle: what lies there, who is there, and what can still be found."""
    view = session.view
    kind = naming.kind_at(view, place)
    title = capital(naming.at(words, view, place))
    lines = []
    if kind == "temple":
        lines = temple_lines(words, session, place)
    elif kind == "ruin":
        lines = _ruin_lines(words, session, place)
    elif kind == "clearing":
        lines = _camp_lines(words, session, place)
    else:
        lines = [TipLine(words(f"tikal.tip.{kind}"))]
    return Tip(rect, title, (*lines, *_people_lines(words, session, place)), rule=passages.PLACES[kind])


def temple_lines(words: Catalogue, session: GameSession[View, Event], place: str) -> list[TipLine]:
    view = session.view
    value = view["board"][place]["value"]
    lines = [TipLine(words("tikal.tip.temple.value", count=value), "", "gain")]
    hold = preview.hold(session.view, place)
    if hold.guarded:
        told = words("tikal.tip.temple.guard", name=session.name(hold.seat))
        return [*lines, TipLine(told, f"guard-{PLAYERS[hold.seat]}")]
    if hold.seat >= 0:
        told = words("tikal.tip.temple.held", name=session.name(hold.seat), lead=hold.lead)
        lines.append(TipLine(told, f"seat-{PLAYERS[hold.seat]}"))
    else:
        anybody = any(preview.strength(player, place) for player in view["players"])
        lines.append(TipLine(words("tikal.tip.temple.tie" if anybody else "tikal.tip.temple.free")))
    if value < HIGHEST:
        left = prospects.floors_left(view)[value + 1]
        lines.append(TipLine(words("tikal.tip.temple.next", count=left, number=value + 1)))
    return lines


def _ruin_lines(words: Catalogue, session: GameSession[View, Event], place: str) -> list[TipLine]:
    left = session.view["board"][place]["treasures"]
    if not left:
        return _camp_lines(words, session, place)
    return [TipLine(words("tikal.tip.ruin", count=left), "treasure-hidden")]


def _camp_lines(words: Catalogue, session: GameSession[View, Event], place: str) -> list[TipLine]:
    seat = prospects.camp_of(session.view, place)
    if seat is None:
        needed = session.view["options"]["camp_needs_member"]
        return [TipLine(words("tikal.tip.clearing.member" if needed else "tikal.tip.clearing"))]
    return [TipLine(words("tikal.tip.camp", name=session.name(seat)), f"camp-{PLAYERS[seat]}")]


def _people_lines(words: Catalogue, session: GameSession[View, Event], place: str) -> list[TipLine]:
    """Everybody's members on a space, and what they count for."""
    view, found = session.view, list[TipLine]()
    for seat, player in enumerate(view["players"]):
        strength = preview.strength(player, place)
        if not strength:
            continue
        workers = player["workers"].get(place, 0)
        told = words("tikal.tip.workers", count=workers) if workers else ""
        if player["leader"] == place:
            leader = words("tikal.member.leader")
            told = words("tikal.tip.with-leader", workers=told, leader=leader) if told else leader
        strong = words("tikal.tip.strength", name=session.name(seat), members=told, strength=strength)
        found.append(TipLine(strong, f"worker-{PLAYERS[seat]}"))
    return found


def tile_tip(words: Catalogue, tile: str, rect: pygame.Rect) -> Tip:
    """A tile that is not placed yet."""
    kind = preview.kind(tile)
    line = TipLine(words(f"tikal.tip.tile.{kind}"))
    return Tip(rect, capital(naming.tile(words, tile)), (line,), rule=passages.TILES[kind])


def player_tip(words: Catalogue, session: GameSession[View, Event], seat: int, rect: pygame.Rect) -> Tip:
    """What a player has, and what would score now."""
    view, colour = session.view, PLAYERS[seat]
    workers, camps, guards = prospects.members_left(view, seat)
    score = prospects.would_score(session.game, seat)
    player = view["players"][seat]
    lines = [
        TipLine(words("table.player.points", count=player["score"]), "", "heading"),
        TipLine(words("tikal.tip.player.workers", count=workers), f"worker-{colour}"),
        TipLine(words(f"tikal.tip.leader.{_whereabouts(player['leader'])}"), f"leader-{colour}"),
        TipLine(words("tikal.tip.player.camps", count=camps), f"camp-{colour}"),
        TipLine(words("tikal.tip.player.guards", count=guards), f"guard-{colour}"),
        score_line(words, score),
    ]
    return Tip(rect, session.name(seat), tuple(lines), rule=passages.PANELS["player"])


def _whereabouts(leader: str) -> str:
    return leader if leader in ("supply", "out", "guard") else "jungle"


def score_line(words: Catalogue, score: prospects.Score) -> TipLine:
    """What a scoring would give now, as a sum."""
    temples = " + ".join(str(value) for _, value in score.temples) or "0"
    told = words("tikal.tip.would-score", temples=temples, treasures=score.treasures, points=score.points)
    return TipLine(told, "", "gain")
