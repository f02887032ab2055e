"""Manners of Lost Temple: where points come from, and what is left unused."""

from __future__ import annotations

from collections import defaultdict

import engine
from engine import Game
from engine.lost_temple import actions as do
from engine.lost_temple.rules.state import State

SOURCES = ("excavation", "delivery", "camp keys", "altar", "scoring", "tile", "end card", "rescue", "forest")


def figures(played: Game[State]) -> dict[str, list[float]]:
    """Each figure once for a player."""
    assert played.seed is not None
    game = engine.new_game("lost-temple", players=played.players, seed=played.seed, options=played.options)
    events = game.listen()
    found: dict[str, list[float]] = defaultdict(list)
    rested = [0] * game.players
    tents = [0] * game.players
    for action in played.moves:
        seat = game.to_move
        assert seat is not None
        rested[seat] += action.verb is do.REST
        tents[seat] += action.verb in (do.TENT_EXPLORE, do.TENT_KEY)
        game.apply(action)
    for seat, player in enumerate(game.state.players):
        found["points"].append(player.score)
        scored = [event for event in events if event["kind"] == "points" and event["seat"] == seat]
        for source in SOURCES:
            gained = sum(event["points"] for event in scored if event["reason"] == source)
            found[f"points: {source}"].append(gained)
        found["excavations"].append(player.flags.bit_count())
        found["keys in the camp"].append(sum(player.camp))
        found["explorations without an excavation"].append(rested[seat])
        found["tents used"].append(tents[seat])
        found["treasures left"].append(sum(player.treasures))
        found["passages left"].append(player.passages)
        found["cards that were not played"].append(sum(player.cards[:7]))
    return found
