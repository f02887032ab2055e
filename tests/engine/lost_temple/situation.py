"""Setting up a rules question: a position changed piece by piece, with every component still accounted for.

A situation begins with the first turn of seat 0, at the pirogue decision, with empty backpacks and camps and the
ten rooms that are known from the start.
"""

from __future__ import annotations

from typing import Any

import engine
from engine import Game
from engine.lost_temple import components as box
from tests.engine.playing import shift

TURN = [{"step": "end"}, {"step": "explore", "rescued": False}, {"step": "pirogue"}]
END, EXPLORE, PIROGUE = TURN


class Situation:
    """A position under construction."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.data = engine.new_game("lost-temple", players=players, options={"first": 0, **options}).position()
        self.data["round"] = "first"
        self.data["steps"] = list(TURN)

    def player(self, seat: int) -> dict[str, Any]:
        return self.data["players"][seat]

    def backpack(self, colours: str, seat: int = 0) -> Situation:
        return self._keys(colours, seat, "backpack")

    def camp(self, colours: str, seat: int = 0) -> Situation:
        return self._keys(colours, seat, "camp")

    def _keys(self, colours: str, seat: int, store: str) -> Situation:
        for colour in colours.split():
            shift(self.data["stock"]["keys"], colour, -1)
            shift(self.player(seat)[store], colour, +1)
        return self

    def treasures(self, names: str, seat: int = 0) -> Situation:
        for name in names.split():
            next(pile for pile in self.data["treasures"]["piles"] if name in pile).remove(name)
            shift(self.player(seat)["treasures"], name, +1)
        return self

    def cards(self, names: str, seat: int = 0) -> Situation:
        for name in names.split():
            self.data["cards"]["deck"].remove(name)
            shift(self.player(seat)["cards"], name, +1)
        return self

    def passages(self, count: int, seat: int = 0) -> Situation:
        self.data["stock"]["passages"] -= count
        self.player(seat)["passages"] += count
        return self

    def room(self, place: str, room: str, rotation: int = 0) -> Situation:
        pile = self.data["rooms"] if room in self.data["rooms"] else self.data["sanctuaries"]
        pile.remove(room)
        spaces = [None] * len(box.SPACES[box.ROOMS.index(room)])
        self.data["temple"][place] = {"room": room, "rotation": rotation, "spaces": spaces}
        return self

    def flag(self, place: str, seat: int = 0, space: int | None = 0) -> Situation:
        """A flag in a room: on a space, or beside a bonus that is taken already (space None)."""
        self.player(seat)["flags"].append(place)
        if space is not None:
            self.data["temple"][place]["spaces"][space] = seat
        return self

    def at(self, place: str, seat: int = 0) -> Situation:
        self.player(seat)["place"] = place
        return self

    def site(self, site: int, seat: int = 0) -> Situation:
        self.player(seat)["site"] = site
        return self

    def tile(self, tile: str, site: int) -> Situation:
        """Exchange the sites of this tile and of another, so that it lies at this site."""
        river = self.data["river"]
        old = next(tiles for tiles in river if tile in tiles)
        if old is not river[site]:
            other = river[site][0]
            old[old.index(tile)], river[site][0] = other, tile
        return self

    def only_tiles(self, *tiles: str, site: int = 0) -> Situation:
        """All other tiles are in the camp of the last seat."""
        for other in self.data["river"]:
            for tile in other:
                if tile not in tiles:
                    self.player(-1)["tiles"].append(tile)
            other.clear()
        self.data["river"][site].extend(tiles)
        return self

    def price(self, treasure: str, price: int) -> Situation:
        """Turn the wheel until a treasure has this price."""
        i = box.TREASURES.index(treasure)
        self.data["wheel"] = next(w for w in range(5) if box.PRICES[(i - w) % 5] == price)
        return self

    def piles(self, *tops: str) -> Situation:
        """Sort the treasure piles so that these lie on top of the first."""
        piles = self.data["treasures"]["piles"]
        rest = sorted(treasure for pile in piles for treasure in pile)
        for name in tops:
            rest.remove(name)
        everything = [*tops, *rest]
        for pile in piles:
            size = len(pile)
            pile[:] = everything[:size]
            del everything[:size]
        return self

    def top(self, pile: str, *names: str) -> Situation:
        """Put these on top of a pile: "deck", "rooms" or "sanctuaries"."""
        items = self.data["cards"]["deck"] if pile == "deck" else self.data[pile]
        for name in reversed(names):
            items.remove(name)
            items.insert(0, name)
        return self

    def tent(self, up: bool, seat: int = 0) -> Situation:
        self.player(seat)["tent"] = up
        return self

    def score(self, points: int, seat: int = 0) -> Situation:
        self.player(seat)["score"] = points
        return self

    def steps(self, *steps: dict[str, Any]) -> Situation:
        self.data["steps"] = list(steps)
        return self

    def exploring(self) -> Situation:
        """The pirogue phase is over."""
        return self.steps(END, EXPLORE)

    def icons(self, tile: str) -> Situation:
        """The tile was just taken."""
        for site in self.data["river"]:
            if tile in site:
                site.remove(tile)
        self.player(0)["tiles"].append(tile)
        return self.steps(END, EXPLORE, {"step": "icons", "tile": tile, "used": []})

    def game(self) -> Game[Any]:
        return engine.from_position(self.data)


def mine(game: Game[Any], seat: int = 0) -> dict[str, Any]:
    """What a player has."""
    return game.position()["players"][seat]
