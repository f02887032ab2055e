"""Positions that came from play, for tests that change them."""

from __future__ import annotations

from typing import Any

import engine
from tests.engine.playing import play

# Eight tiles: red has two camps and the leader at b3, orange a worker in each of two ruins and the leader at c5,
# white a guard at b5. A volcano at b1 was scored. In this turn orange uncovered c5 twice and recovered a treasure.
MOVES = (
    *("place a3 turn 5", "camp b4", "end turn"),
    *("place c4 turn 3", "bring worker base", "move worker base c4", "bring worker base", "end turn"),
    *("place a2 turn 2", "bring worker base", "move worker base b5", "end turn"),
    *("place c5 turn 4", "bring leader base", "end turn"),
    *("place b3", "move worker base a3", "end turn"),
    *("place a1 turn 2", "end turn"),
    *("place b2 turn 5", "camp a1", "move leader base b3", "end turn"),
    *("recover a3", "recover c4", "bring leader base", "move leader base c5", "bring worker base", "end turn"),
    *("guard b5 worker", "bring worker base", "move worker base c4", "bring worker base", "bring worker base"),
    *("end turn", "uncover b3", "end turn"),
    *("place b1", "uncover c5", "recover a3", "move worker base c5", "uncover c5"),
)


def after(*moves: str) -> dict[str, Any]:
    """The position after these moves."""
    return play(engine.new_game("tikal", players=3, seed=2121, options={"first": 0}), *moves).position()


def acting() -> dict[str, Any]:
    """Orange acts with one point left."""
    return after(*MOVES)


def scoring() -> dict[str, Any]:
    """Orange has drawn the volcano: orange, white and red are to score."""
    return after(*MOVES[: MOVES.index("recover a3")])


def hex_of(tile: str, rotation: int = 0) -> dict[str, Any]:
    """The entry of a tile on the board on which nothing was done yet, but a ruin is empty."""
    value = {"value": int(tile.split("-")[1])} if tile.startswith("temple") else {}
    treasures: dict[str, Any] = {"treasures": []} if tile.startswith("ruin") else {}
    return {"tile": tile, "rotation": rotation, **value, **treasures}


def bidding(**options: Any) -> dict[str, Any]:
    """Red is to answer a bid of orange, and white has passed: the first auction."""
    options = {"auction": True, "first": 1, **options}
    return play(engine.new_game("tikal", players=3, options=options), "bid 4", "pass").position()


def walled_off(tiles: int, players: int = 2, seed: int = 1, **options: Any) -> engine.Game[Any]:
    """A game after so many tiles in which nobody acts and volcanoes go round a1: nothing can be placed there."""
    game = engine.new_game("tikal", players=players, seed=seed, options=options)
    corner = ("a1", "a2", "b1")
    while len(game.position()["stack"]) > 36 - tiles or game.position()["phase"] != "act":
        texts = [str(action) for action in game.legal_actions()]
        if texts[-1] == "end turn":
            play(game, "end turn")
        elif game.position()["tile"] == "volcano":
            play(game, next((text for text in ("place a2", "place b1") if text in texts), texts[-1]))
        else:
            play(game, next(text for text in texts if text.split()[1] not in corner))
    return game


def to_the_end(players: int = 2, seed: int = 1, opening: tuple[str, ...] = (), **options: Any) -> engine.Game[Any]:
    """A game up to its final scoring: after these moves nobody bids or acts, and tiles go to the last place."""
    game = engine.new_game("tikal", players=players, seed=seed, options={"first": 0, **options})
    play(game, *opening)
    while game.position()["scoring"] != "final":
        choices = [str(action) for action in game.legal_actions()]
        play(game, "pass" if "pass" in choices else choices[-1])
    return game
