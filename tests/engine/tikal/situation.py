"""Setting up a rules question: a position changed piece by piece, with every component still accounted for.

A situation begins with ten action points for seat 0, nobody on the board and only the four printed hexes explored.
The tiles of sets A and B are drawn and lie out of the game until one is placed; later ones are drawn when needed.
"""

from __future__ import annotations

from typing import Any

import engine
from engine import Game
from engine.tikal import components as box
from engine.tikal.game import RULES
from engine.tikal.position import position
from engine.tikal.position.audit import components, people
from tests.engine.playing import shift

DRAWN = len(box.SETS["A"]) + len(box.SETS["B"])


class Situation:
    """A position under construction."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        game = engine.new_game("tikal", players=players, options={"first": 0, **options, "auction": False})
        self.data = game.position()
        self.data["options"]["auction"] = options.get("auction", False)
        self.data["out"] = [self.data["tile"], *self.data["stack"][: DRAWN - 1]]
        del self.data["stack"][: DRAWN - 1]
        self.data |= {"tile": None, "phase": "act", "action_points": 10}

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.data["players"][seat]
        return player

    def draw(self, tile: str) -> Situation:
        """Take a tile that is drawn already, or draw until it comes."""
        out, stack = self.data["out"], self.data["stack"]
        while tile not in out:
            out.append(stack.pop(0))
        out.remove(tile)
        return self

    def tile(self, place: str, tile: str, rotation: int = 0, **more: Any) -> Situation:
        """Place a tile; a temple may be given another value, and a ruin's treasures may be named."""
        self.draw(tile)
        entry: dict[str, Any] = {"tile": tile, "rotation": rotation}
        if tile.startswith("temple"):
            entry["value"] = int(tile.split("-")[1])
        if tile.startswith("ruin"):
            names = more.get("treasures")
            wanted = self.data["treasures"][: int(tile.split("-")[1])] if names is None else names.split()
            entry["treasures"] = [self._treasure(name) for name in list(wanted)]
        self.data["board"][place] = entry
        return self.value(place, more["value"]) if "value" in more else self

    def _treasure(self, name: str) -> str:
        self.data["treasures"].remove(name)
        return name

    def value(self, place: str, value: int) -> Situation:
        """Put floors on a temple."""
        entry = self.data["board"][place]
        for number in range(entry["value"] + 1, value + 1):
            shift(self.data["floors"], str(number), -1)
        entry["value"] = value
        return self

    def hold(self, tile: str) -> Situation:
        """The tile is in the hand of seat 0 and has to be placed."""
        self.draw(tile)
        self.data |= {"tile": tile, "phase": "place", "action_points": 0}
        return self

    def workers(self, place: str, count: int = 1, seat: int = 0) -> Situation:
        self.player(seat)["supply"] -= count
        shift(self.player(seat)["workers"], place, count)
        return self

    def leader(self, place: str, seat: int = 0) -> Situation:
        self.player(seat)["leader"] = place
        return self

    def camp(self, place: str, seat: int = 0) -> Situation:
        self.player(seat)["camps"].append(place)
        return self

    def guard(self, place: str, seat: int = 0, member: str = "worker") -> Situation:
        player = self.player(seat)
        player["guards"][place] = member
        if member == "leader":
            player["leader"] = "guard"
        else:
            player["supply"] -= 1
        return self

    def treasures(self, names: str, seat: int = 0) -> Situation:
        for name in names.split():
            shift(self.player(seat)["treasures"], self._treasure(name), 1)
        return self

    def points(self, left: int) -> Situation:
        """How many action points are left."""
        self.data["action_points"] = left
        return self

    def score(self, points: int, seat: int = 0) -> Situation:
        self.player(seat)["score"] = points
        return self

    def last_turn(self) -> Situation:
        """All tiles are drawn: the final scoring follows when seat 0 ends the turn."""
        self.data["out"] += self.data["stack"]
        self.data["stack"] = []
        return self

    def scoring(self, kind: str, *queue: int) -> Situation:
        """Seat 0 has ten points of a scoring round, and these seats follow."""
        self.data |= {"scoring": kind, "queue": list(queue)}
        if kind == "volcano":
            self.draw("volcano")
            self.data["tile"] = "volcano"
        else:
            self.last_turn()
        return self

    def game(self) -> Game[Any]:
        """The game at this point; pieces are counted, but it need not have come from play."""
        state, _ = position.build(self.data)
        components.audit(state)
        people.audit(state)
        return Game(RULES, state, len(state.players), None, {}, origin={})


def mine(game: Game[Any], seat: int = 0) -> dict[str, Any]:
    """What a player has."""
    player: dict[str, Any] = game.position()["players"][seat]
    return player


def left(game: Game[Any]) -> int:
    """The action points left."""
    points: int = game.position()["action_points"]
    return points
