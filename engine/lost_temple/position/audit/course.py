"""How far a game has come: whether round, turn, tiles, pirogues and tents of a position belong to one moment."""

from __future__ import annotations

from ....core.errors import PositionError
from ... import components as box
from ...rules import flow, setup
from ...rules.state import Player, State


def check(state: State) -> None:
    """Raise PositionError when parts of the state belong to different moments of a game."""
    if state.round == flow.SETUP:
        _check_packing(state)
    else:
        _check_tiles(state)
        _check_pirogues(state)
    if state.round in (flow.FIRST, flow.SECOND):
        _check_untouched(state)
    if state.round == flow.OVER and state.turn != flow.second_starter(state):
        raise PositionError("turn", "the game ends when the turn has come back to who started round 2")


def _check_packing(state: State) -> None:
    """Before the first turn nobody has anything but the keys packed so far, and nothing has left its pile."""
    players = len(state.players)
    for seat, player in enumerate(state.players):
        before = (state.turn - state.first) % players - (seat - state.first) % players
        packed = flow.KEYS_TO_PACK if before > 0 else flow.KEYS_TO_PACK - len(state.steps) if not before else 0
        _check_new(state, seat, player, packed)
    moved = {
        "treasures.delivered": any(state.delivered),
        "cards.discards": bool(state.discards),
        "rooms": len(state.rooms) != len(box.ROOM_PILE),
        "sanctuaries": len(state.sanctuaries) != len(box.SANCTUARIES),
    }
    for where, changed in moved.items():
        if changed:
            raise PositionError(where, "nothing has been played yet")


def _check_new(state: State, seat: int, player: Player, packed: int) -> None:
    new = setup.new_player(not state.options.short_game)
    for field in Player.__slots__:
        if field != "backpack" and getattr(player, field) != getattr(new, field):
            raise PositionError(
                f"players[{seat}].{field}", "should be as at the start, before the player's first turn"
            )
    if sum(player.backpack) != packed:
        raise PositionError(f"players[{seat}].backpack", f"should hold {packed} keys, not {sum(player.backpack)}")


def _check_tiles(state: State) -> None:
    """Everybody takes one tile a turn, and it is the turn of who took the fewest."""
    players = state.players
    if state.round in (flow.LAST_TURN, flow.OVER):
        each = sum(box.DEALS[len(players)]) // len(players)
        wanted = [each] * len(players)
    else:
        waiting = any(step[0] == "pirogue" for step in state.steps)
        own = len(players[state.turn].tiles)
        if not own and not waiting:
            raise PositionError(f"players[{state.turn}].tiles", "is empty, but the pirogue phase is over")
        before = own if waiting else own - 1
        ahead = _place_in_order(state, state.turn) + (not waiting)
        wanted = [before + (_place_in_order(state, seat) < ahead) for seat in range(len(players))]
    for seat, player in enumerate(players):
        if len(player.tiles) != wanted[seat]:
            found = len(player.tiles)
            raise PositionError(
                f"players[{seat}].tiles",
                f"there should be {wanted[seat]} after the turns of this round so far, not {found}",
            )


def _place_in_order(state: State, seat: int) -> int:
    """How many players come before a seat in each turn of this round."""
    if state.round == flow.FIRST:
        return (seat - state.first) % len(state.players)
    return (flow.second_starter(state) - seat) % len(state.players)


def _check_pirogues(state: State) -> None:
    """Each pirogue lies where its last tile was taken, or at the start."""
    deal = box.DEALS[len(state.players)]
    came = [0] * box.SITES
    for seat, player in enumerate(state.players):
        if player.tiles:
            came[player.site] += 1
        elif player.site:
            raise PositionError(f"players[{seat}].site", "should be 0, because no tile was taken in this round")
    for site, dealt in enumerate(deal):
        left = len(state.river[site])
        if left > dealt:
            raise PositionError(f"river[{site}]", f"was dealt {dealt} tiles, and has {left}")
        if dealt - left < came[site]:
            told = f"of its tiles {dealt - left} are gone, but pirogues that took one there are {came[site]}"
            raise PositionError(f"river[{site}]", told)


def _check_untouched(state: State) -> None:
    """Who has not had a turn yet in this round has not used the tent, and in round 1 has done nothing at all."""
    for seat, player in enumerate(state.players):
        if player.tiles or seat == state.turn:
            continue
        if state.round == flow.FIRST:
            _check_new(state, seat, player, flow.KEYS_TO_PACK)
        elif player.tent == state.options.short_game:
            raise PositionError(f"players[{seat}].tent", "should be up before the first turn of the round")
