"""Where the game stands: phase, turn and scoring round agree, and so do the tiles that are not placed yet."""

from __future__ import annotations

from ....core.errors import PositionError
from ... import board
from ... import components as box
from ...rules import flow, members, paths, placing
from ...rules.state import (
    ACT,
    BID,
    CHOOSE,
    FINAL_SCORING,
    NO_SCORING,
    NO_TILE,
    NOBODY,
    OVER,
    PLACE,
    VOLCANO_SCORING,
    Player,
    State,
)
from .. import laying
from .checks import ensure


def audit(state: State) -> None:
    """Whose turn it is, with which tile, and what they did with it."""
    _turn(state)
    if state.scoring != NO_SCORING:
        _scoring_round(state)
    _tiles_to_place(state)
    _tile_in_hand(state)
    if state.out:
        _tiles_out(state)
    if state.worked:
        _work(state)


def _turn(state: State) -> None:
    acting = state.phase == ACT
    auction = state.options.auction
    ensure(auction or state.phase not in (BID, CHOOSE), "phase", "this game has no auction")
    if state.phase in (BID, OVER):
        ensure(state.owner == NOBODY, "owner", "nobody is in turn now")
    else:
        ensure(state.owner != NOBODY, "owner", "somebody is in turn now")
    ensure(acting or not state.ap, "action_points", "nobody has any now")
    ensure(acting or state.scoring == NO_SCORING, "scoring", "is a matter of action points")
    if state.scoring == NO_SCORING:
        ensure(not state.queue, "queue", "nobody waits without a scoring round")
        ensure(state.owner in (state.turn, NOBODY), "turn", "should be the owner's")
        held = state.tile != NO_TILE
        ensure(held == (state.phase == PLACE), "tile", "is in hand only while it is to be placed")
    last = state.phase == OVER or state.scoring == FINAL_SCORING
    ensure(not last or not (state.stack or state.shown), "stack", "the last tile comes before the final scoring")
    begun = len(state.stack) < len(box.SET_AT)
    ensure(begun, "stack", "somebody has drawn a tile as soon as a game begins")


def _scoring_round(state: State) -> None:
    volcano = state.scoring == VOLCANO_SCORING
    ensure((state.tile == box.VOLCANO) == volcano, "tile", "a volcano is set aside while it is scored")
    ensure(volcano or state.tile == NO_TILE, "tile", "there is none in the final scoring")
    order = (state.turn, *state.queue)
    ensure(len(set(order)) == len(order), "queue", "somebody waits twice")
    whole = flow.clockwise(state, state.owner) if volcano else flow.final_order(state)
    # By points, only those compare who have not scored yet.
    by_points = state.options.auction and not volcano
    wanted = tuple(seat for seat in whole if seat in order) if by_points else whole[-len(order) :]
    if order != wanted:
        raise PositionError("queue", f"with the turn it should be {list(wanted)}, not {list(order)}")


def _tiles_to_place(state: State) -> None:
    """Tiles in hand and on show are among those that were turned up last."""
    loose = [*state.shown, *([] if state.tile == NO_TILE else [state.tile])]
    drawn = len(box.SET_AT) - len(state.stack)
    room = list(box.SET_AT[drawn - laying.together(state) : drawn])
    for tile in sorted(set(loose)):
        # Copies of a tile on the board came from earlier sets.
        placed = state.board.count(tile)
        for number in box.SETS_OF[tile][placed : placed + loose.count(tile)]:
            if number not in room:
                where = "tile" if tile == state.tile else "auction.shown"
                raise PositionError(where, f"{box.TILES[tile]} is not among the last tiles that were turned up")
            room.remove(number)


def _tile_in_hand(state: State) -> None:
    if state.phase == PLACE and not placing.fits(state):
        raise PositionError("tile", f"{box.TILES[state.tile]} fits nowhere, so it would have left the game")


def _tiles_out(state: State) -> None:
    """A tile leaves the game where none fits; volcanoes cut off two spaces at most, so it is of the last set."""
    # On this board two volcanoes cut something off only side by side, so there is always a space for the next.
    ensure(box.VOLCANO not in state.out, "out", "a volcano can always be placed")
    ensure(not state.edge & ~state.explored, "out", f"{box.TILES[state.out[0]]} could have been placed")
    for tile in state.out:
        last = box.SETS_OF[tile][state.board.count(tile)] == len(box.SETS) - 1
        ensure(last, "out", f"tiles were placed after {box.TILES[tile]}, so it could have been placed")


def _work(state: State) -> None:
    """What was done at temples and ruins with these action points: it took points, and members who were there."""
    ensure(state.phase == ACT, "worked", "nobody works now")
    player = state.players[state.turn]
    spent = box.ACTION_POINTS - state.ap
    recovered = 0
    for cell, times in state.worked.items():
        where = f"worked.{board.NAMES[cell]}"
        tile = state.board[cell]
        kind = box.KIND[tile] if tile != board.EMPTY else None
        if kind == box.TEMPLE:
            ensure(state.values[cell] - times >= box.VALUE[tile], where, "the temple is not that high")
            spent -= times * box.UNCOVER_COST
        elif kind == box.RUIN:
            ensure(len(state.buried[cell]) + times <= box.VALUE[tile], where, "not so many treasures are gone")
            spent -= times * box.RECOVER_COST
            recovered += times
        else:
            raise PositionError(where, "there is nothing to work on")
        if cell in player.guards:
            spent -= box.GUARD_COST
        else:
            ensure(not state.guarded >> cell & 1, where, "another player guards the temple")
            spent -= _left(state, player, cell, times)
        ensure(members.brought_in(player) >= times, where, "not so many members are in play")
    ensure(spent >= 0, "worked", "that took more action points than were spent")
    ensure(recovered <= sum(player.treasures), "worked", "the treasures are not there")


def _left(state: State, player: Player, cell: int, times: int) -> int:
    """What it took at the least for those to leave who worked on a hex and are not there any more."""
    gone = max(0, times - player.members(cell))
    if cell in player.camps:  # the ruin was emptied with these points, so the camp was set up with them as well
        return box.CAMP_COST + gone * box.HOP_COST
    return gone * min(cost for _, cost in paths.links(state, cell))
