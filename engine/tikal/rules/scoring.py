"""Scoring: temples held, sets of treasures, and who wins."""

from __future__ import annotations

from .. import board
from .. import components as box
from ..ruleset import GUARD
from . import members
from .state import Player, State


def temples_held(state: State, seat: int) -> list[int]:
    """The temples that a player guards, or is strongest at."""
    player = state.players[seat]
    held = [
        cell
        for cell in board.cells_in(player.present)
        if state.values[cell] and not state.guarded >> cell & 1 and members.strongest(state, cell) == seat
    ]
    return sorted((*held, *player.guards))


def treasure_points(player: Player) -> int:
    """The points for a player's treasures."""
    return sum(box.SET_POINTS[count] for count in player.treasures)


def score(state: State) -> None:
    """Score the player in turn."""
    player = state.players[state.turn]
    for cell in temples_held(state, state.turn):
        guarded = bool(state.guarded >> cell & 1)
        told = {"place": board.NAMES[cell], "guarded": guarded, **_strengths(state, cell)}
        state.gain(player, state.values[cell], "temple", **told)
    points = treasure_points(player)
    if points:
        sets = {box.TREASURES[i]: count for i, count in enumerate(player.treasures) if count}
        state.gain(player, points, "treasures", sets=sets)


def _strengths(state: State, cell: int) -> dict[str, list[int]]:
    """How strong each seat is at a temple, for listeners."""
    if state.events is None:
        return {}
    return {"strengths": [members.strength(player, cell) for player in state.players]}


def winners(state: State) -> list[int]:
    """The seats that win when the game ends now."""
    best = max(_rank(state, player) for player in state.players)
    return [seat for seat, player in enumerate(state.players) if _rank(state, player) == best]


def _rank(state: State, player: Player) -> tuple[int, ...]:
    if state.options.rules.tie_break != GUARD:
        return (player.score,)
    highest = max((state.values[cell] for cell in player.guards), default=0)
    return player.score, highest, sum(player.treasures)
