"""Setting up a rules question: a position changed piece by piece, with every component still accounted for.

A situation begins in round 2, when everybody has taken one tile at site 0 and it is the turn of seat 0, at the
pirogue decision. Backpacks and camps are empty, and only the ten rooms are known that are known from the start.
"""

from __future__ import annotations

from typing import Any

import engine
from engine import Action, Game
from engine.core.chance import Chance
from engine.lost_temple import components as box
from tests.engine.playing import shift

TURN: list[dict[str, Any]] = [{"step": "end"}, {"step": "explore", "rescued": False}, {"step": "pirogue"}]
END, EXPLORE, PIROGUE = TURN
TAKEN = ("room+blue", "room+green", "room+yellow", "room+brown")
"""The tile that each seat has taken."""
EXPLORED_AFTER = "sanctuary+card"
"""The tile that seat 0 took in a turn that has come to its explorer phase."""


class Situation:
    """A position under construction."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.data = engine.new_game("lost-temple", players=players, options=options).position()
        # Who is last in round 1 begins round 2, and play goes the other way round: 0, then the last seat.
        self.data |= {"round": "second", "first": 1, "turn": 0, "steps": list(TURN)}
        for seat, tile in enumerate(TAKEN[:players]):
            self.tile(tile, 0, but=TAKEN)
            self.data["river"][0].remove(tile)
            self.player(seat)["tiles"].append(tile)

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.data["players"][seat]
        return player

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

    def discards(self, names: str) -> Situation:
        for name in names.split():
            self.data["cards"]["deck"].remove(name)
            self.data["cards"]["discards"].append(name)
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
        """A pirogue lies at this site, because its tile was taken there and not at site 0."""
        river = self.data["river"]
        spare = next(tile for tile in river[site] if tile != "scoring+2")
        river[site].remove(spare)
        river[0].append(spare)
        self.player(seat)["site"] = site
        return self

    def tile(self, tile: str, site: int, but: tuple[str, ...] = ()) -> Situation:
        """Exchange the sites of this tile and of another, so that it lies at this site."""
        river = self.data["river"]
        old = next(tiles for tiles in river if tile in tiles)
        if old is not river[site]:
            other = next(tile for tile in river[site] if tile not in but)
            old[old.index(tile)], river[site][river[site].index(other)] = other, tile
        return self

    def take(self, tile: str) -> Situation:
        """Seat 0 has taken a tile, and its pirogue lies where that was."""
        for site, tiles in enumerate(self.data["river"]):
            if tile in tiles:
                tiles.remove(tile)
                self.player(0)["site"] = site
                self.player(0)["tiles"].append(tile)
        return self

    def last_tile(self, tile: str, site: int = 1) -> Situation:
        """Round 1 is over but for the last tile, which seat 0 takes."""
        self._all_taken(tile)
        self.player(0)["tiles"].pop()
        self.data["river"][site].append(tile)
        self.data |= {"round": "first", "first": 1}
        return self

    def last_turn(self, turn: int = 0) -> Situation:
        """The last turn, in which the last seat explores first and seat 0 last."""
        self._all_taken()
        self.data |= {"round": "last-turn", "first": 0, "turn": turn}
        return self.steps(END, EXPLORE)

    def _all_taken(self, last: str = "") -> None:
        """Everybody has taken as many tiles as the others, seat 0 this one last."""
        players = self.data["players"]
        tiles = sorted(tile for site in self.data["river"] for tile in site if tile != last)
        tiles += [tile for player in players for tile in player["tiles"] if tile != last]
        tiles += [last] if last else []
        for site in self.data["river"]:
            site.clear()
        for number, player in enumerate(reversed(players)):
            player["tiles"] = tiles[number :: len(players)]

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
        return self.take(EXPLORED_AFTER).steps(END, EXPLORE)

    def icons(self, tile: str, *used: str) -> Situation:
        """The tile was just taken, and some of its icons are used."""
        return self.take(tile).steps(END, EXPLORE, {"step": "icons", "tile": tile, "used": list(used)})

    def game(self) -> Game[Any]:
        return engine.from_position(self.data)


def all_flags_placed() -> Situation:
    """The last turn of a player who has excavated in every turn, with both tents and both cards."""
    situation = Situation().at("b1").discards("exploration exploration").tent(False)
    rooms = [*situation.data["rooms"], *situation.data["sanctuaries"]]
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5"]
    for cell, room in zip(cells, rooms, strict=False):
        situation.room(cell, room)
    flagged = [f"{row}{n}" for row in "abcd" for n in range(1, 7) if f"{row}{n}" not in ("a6", "b1", "c6", "d6")]
    for place in flagged:
        situation.flag(place)
    assert len(flagged) == 20
    return situation.last_turn()


def digger(game: Game[Any], chance: Chance) -> Action:
    """A way to choose that brings up rare moments: excavate and explore when possible, and save tent and cards."""
    actions = game.legal_actions()
    again = [action for action in actions if action.text in ("tent exploration", "play exploration")]
    looking = ("dig", "passage", "look", "pick")
    dug = [action for action in actions if action.text.startswith(looking) or " by " in action.text]
    saved = [action for action in actions if not action.text.startswith(("tent", "play", "rest", "stop"))]
    for group, one_in in ((again, 10), (dug, 2), (saved, 1)):
        if group and not chance.below(one_in):
            return group[chance.below(len(group))]
    return actions[chance.below(len(actions))]


def mine(game: Game[Any], seat: int = 0) -> dict[str, Any]:
    """What a player has."""
    player: dict[str, Any] = game.position()["players"][seat]
    return player
