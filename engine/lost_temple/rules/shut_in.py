"""Whether an explorer is shut in: no way leads on, whatever its player holds and can still take in this turn.

The rules let it happen; who is shut in buys a key or waits for one. Tables ask before they let a player do it.
"""

from __future__ import annotations

from .. import actions as do
from .. import board
from .. import components as box
from .explorer import locked_colours, passages_held, reach
from .extras import tent_ready
from .state import Player, State


def shut_in(state: State, seat: int) -> bool:
    """Whether this player's explorer has no way on."""
    player = state.players[seat]
    if player.place == board.OUTSIDE or (seat == state.turn and _can_step_back(state)):
        return False
    keys, passages, any_keys = _still_to_come(state, seat)
    locked = locked_colours(player) & ~keys
    rings = {locked}
    stock = [1 << colour for colour, count in enumerate(state.keys) if count]
    for _ in range(any_keys + player.cards[box.CARD_KEY] + tent_ready(state, player)):
        rings |= {ring & ~key for ring in rings for key in stock}
    held = passages_held(player) + passages
    return not any(leads_on(state, player, ring, held) for ring in rings)


def leads_on(state: State, player: Player, locked: int, passages: int) -> bool:
    """Whether any other place can be reached with these colours locked."""
    return any(layer & ~(1 << player.place) for layer in reach(state, player.place, locked, passages))


def locked_doors(state: State, seat: int) -> list[int]:
    """The colours of the doors of the explorer's room that its player has no key for."""
    player = state.players[seat]
    locked = locked_colours(player)
    masks = [colours & locked for _, colours in state.doors[player.place]]
    return [colour for colour in range(len(box.COLOURS)) if any(mask >> colour & 1 for mask in masks)]


def _can_step_back(state: State) -> bool:
    """Whether the explorer came by a passage that is still open."""
    return bool(state.steps) and state.steps[-1][0] in ("dig", "back") and state.steps[-1][1] != do.NOWHERE


def _still_to_come(state: State, seat: int) -> tuple[int, int, int]:
    """What unused icons of the tile give this player: colours of keys, passages, and keys of any colour."""
    keys = passages = any_keys = 0
    for name, *more in state.steps if seat == state.turn else ():
        if name != "icons":
            continue
        tile, used = more
        for number, icon in enumerate(box.TILE_ICONS[int(tile)]):
            if int(used) >> number & 1:
                continue
            if icon < box.ANY_KEY and state.keys[icon]:
                keys |= 1 << icon
            elif icon <= box.ANY_KEY:
                any_keys += 1
            elif icon == box.PASSAGE:
                passages += bool(state.passages)
    return keys, passages, any_keys
