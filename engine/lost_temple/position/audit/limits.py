"""What players can have at most by now: flags and points, from the turns they have had.

The limits are generous, but they grow with every turn at least as fast as anybody can earn or lose. So a position
that is accepted leads to no other that is not.
"""

from __future__ import annotations

from ....core.errors import PositionError
from ... import components as box
from ...rules import flow
from ...rules.state import Player, State

DOORS_PER_COLOUR = sum(map(len, box.SHAPE_DOORS))
PER_TREASURE = max(box.PRICES) + box.DELIVERY_PLUS
PER_FLAG = max(
    *(reward.points for spaces in (*box.SPACES, box.SECRET_ROOMS) for reward in spaces),
    max(reward.points for reward in box.SHAPE_REWARDS) + DOORS_PER_COLOUR,
)
PER_TILE = max(
    sum(DOORS_PER_COLOUR if icon == box.SCORING else icon - box.POINTS for icon in icons if icon >= box.SCORING)
    for icons in box.TILE_ICONS
)
PER_SCORING = box.KEYS_PER_COLOUR * box.KEY_SET_POINTS[-1] + len(box.SANCTUARIES) * box.ALTAR_POINTS
AT_THE_END = (
    len(box.TREASURES) * box.TREASURES_PER_TYPE
    + box.END_FIVE
    + len(box.COLOURS) * box.END_PER_COLOUR
    + box.END_IDOL[-1]
)


def check(state: State) -> None:
    """Raise PositionError when somebody has more flags, or more or fewer points, than turns can explain."""
    for seat, player in enumerate(state.players):
        explorations = explorations_begun(state, player)
        flags = min(box.FLAGS, explorations)
        placed = player.flags.bit_count()
        if placed > flags:
            raise PositionError(f"players[{seat}].flags", f"there can be {flags} by now, not {placed}")
        least = -box.FOREST_FINE * tiles_taken(state, player) - box.RESCUE_PRICE * explorations
        most = most_points(state, player)
        if not least <= player.score <= most:
            raise PositionError(
                f"players[{seat}].score", f"can be from {least} to {most} by now, not {player.score}"
            )


def tiles_taken(state: State, player: Player) -> int:
    """How many tiles a player has taken in both rounds."""
    each = sum(box.DEALS[len(state.players)]) // len(state.players)
    return len(player.tiles) + (each if state.round > flow.FIRST else 0)


def explorations_begun(state: State, player: Player) -> int:
    """How many explorations a player can have begun: one after each tile, the last turn's, and additional ones."""
    tents = 0 if state.options.short_game else (state.round > flow.FIRST) + (not player.tent)
    last = state.round in (flow.LAST_TURN, flow.OVER)
    return tiles_taken(state, player) + last + tents + state.discards.count(box.CARD_EXPLORATION)


def most_points(state: State, player: Player) -> int:
    """What a player can have earned, with all treasures delivered by this player and the best tile every time."""
    over = state.round == flow.OVER
    return (
        PER_TREASURE * sum(state.delivered)
        + PER_FLAG * player.flags.bit_count()
        + PER_TILE * tiles_taken(state, player)
        + PER_SCORING * ((state.round > flow.FIRST) + over)
        + AT_THE_END * over
    )
