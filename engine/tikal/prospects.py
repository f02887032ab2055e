"""What lies ahead, for a table that explains: tiles to come, what would score now, what a guard costs.

Everything here lies open for all players. Views are read, nothing is changed.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core.game import Game
from . import board
from . import components as box
from .rules import members, scoring
from .rules.state import NOBODY, State
from .views import PlayerView, View


class TileSet(NamedTuple):
    """One of the seven sets of tiles: its letter, its size, and how many of it are still face down."""

    letter: str
    size: int
    left: int


class Score(NamedTuple):
    """What a player would score now: each temple held with its value, and the treasures together."""

    temples: list[tuple[str, int]]
    treasures: int

    @property
    def points(self) -> int:
        """All of it."""
        return sum(value for _, value in self.temples) + self.treasures


def tile_sets(view: View) -> list[TileSet]:
    """The sets in the order they come up, counted from the height of the stack."""
    left = view["stack"]
    found = []
    for letter, tiles in reversed(box.SETS.items()):
        here = min(left, len(tiles))
        left -= here
        found.append(TileSet(letter, len(tiles), here))
    return found[::-1]


def set_now(view: View) -> str:
    """The letter of the set that the last tile turned up belongs to."""
    return next((one.letter for one in reversed(tile_sets(view)) if one.left < one.size), next(iter(box.SETS)))


def drawn(view: View) -> int:
    """How many tiles have been turned up."""
    return sum(map(len, box.SETS.values())) - view["stack"]


def volcanoes_to_come(view: View) -> int:
    """How many volcanoes are still face down."""
    all_of_them = sum(tiles.count(box.VOLCANO_NAME) for tiles in box.SETS.values())
    seen: list[str | None] = [entry["tile"] for entry in view["board"].values()]
    seen += [view["tile"], *view["out"], *view["auction"]["shown"]]
    return all_of_them - seen.count(box.VOLCANO_NAME)


def treasure_points(treasures: dict[str, int]) -> dict[str, int]:
    """What each type of treasure, counted by name, gives at a scoring."""
    return {name: box.SET_POINTS[count] for name, count in treasures.items() if count}


def would_score(game: Game[State], seat: int) -> Score:
    """What a scoring of this player would give now."""
    state = game.state
    temples = [(board.NAMES[cell], state.values[cell]) for cell in scoring.temples_held(state, seat)]
    return Score(temples, scoring.treasure_points(state.players[seat]))


def tied_temples(game: Game[State]) -> list[tuple[str, int]]:
    """The temples with their values that nobody holds although members are there: several are equally strong."""
    state = game.state
    present = 0
    for player in state.players:
        present |= player.present
    return [
        (board.NAMES[cell], state.values[cell])
        for cell in board.cells_in(present & ~state.guarded)
        if state.values[cell] and members.strongest(state, cell) == NOBODY
    ]


def guard_removes(view: View, seat: int, place: str, member: str) -> tuple[int, bool]:
    """How many workers leave the game when this member goes on guard there, and whether the leader does."""
    player = view["players"][seat]
    workers = player["workers"].get(place, 0) - (member == "worker")
    return workers, member == "worker" and player["leader"] == place


def tie_broken_by(view: View, winner: int) -> str:
    """What made one of several players with the most points win: "guard", "treasures", or nothing."""
    players = view["players"]
    rivals = [
        player
        for seat, player in enumerate(players)
        if seat != winner and player["score"] == players[winner]["score"]
    ]
    if not rivals:
        return ""

    def highest(player: PlayerView) -> int:
        return max((view["board"][place]["value"] for place in player["guards"]), default=0)

    return "guard" if highest(players[winner]) > max(map(highest, rivals)) else "treasures"


def camp_of(view: View, place: str) -> int | None:
    """Whose camp stands on a hex."""
    return next((seat for seat, player in enumerate(view["players"]) if place in player["camps"]), None)


def floors_left(view: View) -> dict[int, int]:
    """The floors of the supply: for each number how many are left."""
    return {number: view["floors"].get(str(number), 0) for number, count in enumerate(box.FLOORS) if count}


def members_left(view: View, seat: int) -> tuple[int, int, int]:
    """What a player has in the supply: workers, camps, and guards that may still be placed."""
    player = view["players"][seat]
    return player["supply"], box.CAMPS - len(player["camps"]), box.GUARDS - len(player["guards"])
