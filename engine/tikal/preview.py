"""What a table asks about a choice before it is made, and about an event after it: pure questions, no effects."""

from __future__ import annotations

from typing import NamedTuple

from ..core.action import Action
from ..core.game import Game
from ..core.telling import Event
from . import actions as do
from . import board
from . import components as box
from .rules import paths
from .rules.state import State
from .views import PlayerView, View

COSTS = {
    do.BRING: box.BRING_COST,
    do.UNCOVER: box.UNCOVER_COST,
    do.RECOVER: box.RECOVER_COST,
    do.EXCHANGE: box.EXCHANGE_COST,
    do.CAMP: box.CAMP_COST,
    do.GUARD: box.GUARD_COST,
}


class Leg(NamedTuple):
    """One hex of a route: what it costs to enter, and whether by a secret path between camps."""

    place: str
    cost: int
    secret: bool


class Opening(NamedTuple):
    """A path that a tile would open: the side of the tile, the hex behind it, and what the path costs."""

    side: int
    place: str
    cost: int


class Hold(NamedTuple):
    """Who holds a temple (nobody: -1), by how much they lead, and whether a guard stands there."""

    seat: int
    lead: int
    guarded: bool


def cost(game: Game[State], action: Action) -> int:
    """The action points that an action takes."""
    if action.verb is do.MOVE:
        _, start, goal = action.args
        return paths.cost(game.state, game.state.players[game.state.turn], start, goal)
    return COSTS.get(action.verb, 0)


def route(game: Game[State], action: Action) -> list[Leg]:
    """The hexes that a move leads through, from where the member stands to where it ends."""
    if action.verb is not do.MOVE:
        return []
    _, start, goal = action.args
    steps = paths.route(game.state, game.state.turn, start, goal)
    return [Leg(board.NAMES[step.cell], step.cost, step.secret) for step in steps]


def nearest(game: Game[State], seat: int, place: str) -> int | None:
    """The action points that a player's nearest member needs to get to an explored place; None without a way."""
    state, goal = game.state, board.NAMES.index(place)
    player = state.players[seat]
    costs = [paths.cost(state, player, start, goal) for start in board.cells_in(player.present)]
    least = min(costs, default=paths.FAR)
    return least if least < paths.FAR else None


def stones(tile: str, rotation: int) -> tuple[int, ...]:
    """The stones on the six sides of a tile, clockwise from the north, when it is turned so."""
    return board.STONES[box.TILES.index(tile)][rotation]


def kind(tile: str) -> str:
    """What a tile shows: clearing, temple, ruin, base or volcano."""
    return box.KIND_NAMES[box.KIND[box.TILES.index(tile)]]


def worth(tile: str) -> int:
    """A temple's value or a ruin's treasures before anything is done there; nothing for other tiles."""
    return box.VALUE[box.TILES.index(tile)]


def look(tile: str, rotation: int) -> int:
    """The smallest rotation in which a tile looks as it does in this one."""
    turned = board.STONES[box.TILES.index(tile)]
    return turned.index(turned[rotation % 6])


def openings(view: View, tile: str, place: str, rotation: int) -> list[Opening]:
    """The paths to explored hexes that a tile would open at a place."""
    if tile == box.VOLCANO_NAME:
        return []
    own, cell = stones(tile, rotation), board.NAMES.index(place)
    near = beside(view, place)
    found = []
    for side, other in board.BESIDE[cell]:
        name = board.NAMES[other]
        if name not in near:
            continue
        there = view["board"][name]
        total = own[side] + stones(there["tile"], there["rotation"])[board.OPPOSITE[side]]
        if total:
            found.append(Opening(side, name, total))
    return found


def beside(view: View, place: str) -> list[str]:
    """The explored hexes next to a place that can be entered."""
    names = [board.NAMES[other] for _, other in board.BESIDE[board.NAMES.index(place)]]
    return [name for name in names if name in view["board"] and view["board"][name]["tile"] != box.VOLCANO_NAME]


def strength(player: PlayerView, place: str) -> int:
    """What a player's members count for at a place."""
    leader = box.LEADER_STRENGTH if player["leader"] == place else 0
    return player["workers"].get(place, 0) + leader


def hold(view: View, place: str) -> Hold:
    """Who holds the temple at a place."""
    for seat, player in enumerate(view["players"]):
        if place in player["guards"]:
            return Hold(seat, 0, True)
    strengths = [strength(player, place) for player in view["players"]]
    best, second = sorted(strengths, reverse=True)[:2]
    return Hold(strengths.index(best) if best > second else -1, best - second, False)


def tied(view: View, place: str) -> list[int]:
    """The seats that are the strongest together at a temple, so that nobody holds it; none where somebody does."""
    strengths = [strength(player, place) for player in view["players"]]
    best = max(strengths)
    seats = [seat for seat, own in enumerate(strengths) if own == best > 0]
    guarded = any(place in player["guards"] for player in view["players"])
    return [] if guarded or len(seats) < 2 else seats


def reveals(event: Event) -> bool:
    """Whether an event showed something that nobody could know before: such a move is not taken back."""
    return event["kind"] in ("draw", "show", "recover")
