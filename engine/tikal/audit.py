"""Whether a state can be: every component is somewhere and nowhere twice, and the pieces agree with each other.

Positions from outside are checked with it, and so are the states of random games in the tests.
"""

from __future__ import annotations

from collections import Counter

from engine.core.errors import PositionError
from engine.tikal import board, paths
from engine.tikal import components as box
from engine.tikal.ruleset import CLOCKWISE
from engine.tikal.state import (
    ACT,
    BID,
    CHOOSE,
    FINAL_SCORING,
    NO_SCORING,
    NO_TILE,
    NOBODY,
    ON_GUARD,
    OUT,
    OVER,
    PLACE,
    VOLCANO_SCORING,
    State,
)


def audit(state: State) -> None:
    """Raise PositionError when anything is missing, double or out of place."""
    _board(state)
    _tiles(state)
    _floors(state)
    _treasures(state)
    for seat in range(len(state.players)):
        _members(state, seat)
    _claims(state)
    _course(state)
    _auction(state)
    _work(state)


def _expect(where: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise PositionError(where, f"there should be {wanted} in all, not {found}")


def _ensure(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise PositionError(where, what)


def _on(cell: int) -> str:
    return f"board.{board.NAMES[cell]}"


def _board(state: State) -> None:
    for cell, tile in board.PRINTED:
        right = (state.board[cell], state.rotations[cell]) == (tile, 0)
        _ensure(right, _on(cell), f"{box.TILES[tile]} with rotation 0 is printed there")
    printed = [cell for cell, _ in board.PRINTED]
    for cell in board.cells_in(state.explored):
        tile = state.board[cell]
        name = box.TILES[tile]
        _ensure(cell in printed or tile < len(box.STACK_NAMES), _on(cell), f"{name} is printed elsewhere")
        smallest = state.rotations[cell] in board.ROTATIONS[tile]
        _ensure(smallest, _on(cell), "the rotation should be the smallest of those that look the same")
        if tile == box.VOLCANO:
            _ensure(bool(board.NEAR[cell] & state.explored), _on(cell), "touches no explored hex")
        else:
            near = state.distances[board.BASE_CELL][cell] < paths.FAR
            _ensure(near, _on(cell), "no path leads there from the base camp")


def _tiles(state: State) -> None:
    placed = [tile for tile in state.board if tile != board.EMPTY and tile < len(box.STACK_NAMES)]
    held = [] if state.tile == NO_TILE else [state.tile]
    found = Counter([*placed, *held, *state.stack, *state.shown, *state.out])
    wanted = Counter(tile for tiles in box.SET_TILES for tile in tiles)
    for tile, name in enumerate(box.STACK_NAMES):
        _expect(f"tiles ({name})", found[tile], wanted[tile])
    rest = list(state.stack)
    for letter, tiles in reversed(list(zip(box.SETS, box.SET_TILES, strict=True))):
        lowest = rest[-len(tiles) :]
        del rest[-len(tiles) :]
        _ensure(Counter(lowest) <= Counter(tiles), "stack", f"set {letter} is not where it belongs")


def _floors(state: State) -> None:
    used = [0] * len(box.FLOORS)
    for cell, value in enumerate(state.values):
        if value:
            for number in range(box.VALUE[state.board[cell]] + 1, value + 1):
                used[number] += 1
    for number, count in enumerate(box.FLOORS):
        _expect(f"floors ({number})", state.floors[number] + used[number], count)


def _treasures(state: State) -> None:
    lying = Counter([*state.pile, *(treasure for pile in state.buried for treasure in pile)])
    for i, name in enumerate(box.TREASURES):
        total = lying[i] + sum(player.treasures[i] for player in state.players)
        _expect(f"treasures ({name})", total, box.TREASURES_PER_TYPE)
    for cell, pile in enumerate(state.buried):
        if pile and len(pile) > box.VALUE[state.board[cell]]:
            raise PositionError(_on(cell), f"there are only {box.VALUE[state.board[cell]]} treasures")
    to_come = [*state.stack, *state.shown, *([] if state.tile == NO_TILE else [state.tile])]
    needed = sum(box.VALUE[tile] for tile in to_come if box.KIND[tile] == box.RUIN)
    _ensure(len(state.pile) >= needed, "treasures", f"the ruins to come need {needed}")


def _members(state: State, seat: int) -> None:
    player = state.players[seat]
    where = f"players[{seat}]"
    guards = len(player.guards) - (player.leader == ON_GUARD)
    workers = player.supply + player.removed + sum(player.workers) + guards
    _expect(f"{where} (workers)", workers, box.WORKERS)
    _ensure(len(player.guards) <= box.GUARDS, f"{where}.guards", f"there are only {box.GUARDS}")
    _ensure(len(player.camps) <= box.CAMPS, f"{where}.camps", f"there are only {box.CAMPS}")
    for cell in board.cells_in(player.present):
        entered = cell in state.cells
        _ensure(entered, where, f"a member is at {board.NAMES[cell]}, where nobody can be")
    gone = player.removed or player.leader == OUT
    _ensure(bool(player.guards) or not gone, where, "members leave the game for a guard only")


def _claims(state: State) -> None:
    for what, claims in (
        ("camps", [cell for player in state.players for cell in player.camps]),
        ("guards", [cell for player in state.players for cell in player.guards]),
    ):
        _ensure(len(set(claims)) == len(claims), what, "two are on the same hex")
        for cell in claims:
            right = bool(state.sites >> cell & 1 if what == "camps" else state.values[cell])
            _ensure(right, what, f"{board.NAMES[cell]} is no place for one")


def _course(state: State) -> None:
    held = state.tile
    running = state.phase == ACT
    if state.phase in (BID, OVER):
        _ensure(state.owner == NOBODY, "owner", "nobody is in turn now")
    else:
        _ensure(state.owner != NOBODY, "owner", "somebody is in turn now")
    _ensure(running or not state.ap, "action_points", "nobody has any now")
    _ensure(running or state.scoring == NO_SCORING, "scoring", "is a matter of action points")
    if state.scoring == NO_SCORING:
        _ensure(not state.queue, "queue", "nobody waits without a scoring round")
        _ensure(state.owner in (state.turn, NOBODY), "turn", "should be the owner's")
        _ensure((held != NO_TILE) == (state.phase == PLACE), "tile", "is in hand only while it is to be placed")
    else:
        _queue(state)
    last = state.phase == OVER or state.scoring == FINAL_SCORING
    _ensure(not last or not (state.stack or state.shown), "stack", "the last tile comes before the final scoring")


def _queue(state: State) -> None:
    volcano = state.scoring == VOLCANO_SCORING
    _ensure((state.tile == box.VOLCANO) == volcano, "tile", "a volcano is set aside while it is scored")
    _ensure(volcano or state.tile == NO_TILE, "tile", "there is none in the final scoring")
    count = len(state.players)
    order = [state.turn, *state.queue]
    _ensure(len(set(order)) == len(order), "queue", "somebody waits twice")
    if volcano or not state.options.auction:
        first = state.owner if volcano else state.owner + 1
        left = count - (state.turn - first) % count
        wanted = [(state.turn + i) % count for i in range(left)]
        _ensure(order == wanted, "queue", f"should be {wanted[1:]}")


def _auction(state: State) -> None:
    count = len(state.players)
    waiting = [seat for seat in range(count) if not state.played >> seat & 1]
    if not state.options.auction or state.phase == OVER or state.scoring == FINAL_SCORING:
        _ensure(not state.shown and not state.played, "auction", "there is none now")
    else:
        # Who chose a tile has still to finish the turn.
        chosen = state.phase in (PLACE, ACT)
        _ensure(state.turn in waiting or state.scoring != NO_SCORING, "turn", "had a turn in this round already")
        _ensure(state.owner in (NOBODY, *waiting), "owner", "had a turn in this round already")
        _expect("auction.shown", len(state.shown), len(waiting) - chosen)
        _ensure(len(state.stack) % count == 0, "stack", "should be enough for whole rounds")
        alone = state.phase in (BID, CHOOSE) and len(waiting) < 2
        _ensure(not alone, "auction.played", "the last player takes the last tile without asking")
    if state.phase != BID:
        quiet = not state.bid and state.bidder == NOBODY
        _ensure(quiet, "auction", "nobody bids now")
        _follow(state, waiting)
        _ensure(state.phase != CHOOSE or state.options.auction, "phase", "this game has no auction")
        return
    _ensure(state.options.auction, "phase", "this game has no auction")
    _ensure(len(set(state.passed)) == len(state.passed), "auction.passed", "somebody passed twice")
    _ensure(set(state.passed) <= set(waiting), "auction.passed", "somebody passed who had a turn already")
    bidding = [seat for seat in waiting if seat not in state.passed]
    _ensure(state.turn in bidding, "turn", "has passed already")
    _ensure((state.bid > 0) == (state.bidder != NOBODY), "auction.bid", "a bid has a bidder")
    if state.bidder == NOBODY:
        return
    _ensure(state.bidder in bidding and state.bidder != state.turn, "auction.bidder", "cannot have bid last")
    _ensure(state.bid <= state.players[state.bidder].score, "auction.bid", "is more than the bidder has")


def _follow(state: State, waiting: list[int]) -> None:
    """Outside an auction only those have passed who follow because nobody bid: everybody who waits, clockwise."""
    if state.passed:
        allowed = state.options.rules.nobody_bids == CLOCKWISE
        _ensure(allowed, "auction.passed", "nobody bids now")
        count = len(state.players)
        wanted = sorted((seat for seat in waiting if seat != state.owner), key=lambda s: (s - state.owner) % count)
        _ensure(list(state.passed) == wanted, "auction.passed", f"should be {wanted} or nobody")


def _work(state: State) -> None:
    _ensure(state.phase == ACT or not state.worked, "worked", "nobody works now")
    spent = box.ACTION_POINTS - state.ap
    for cell, times in state.worked.items():
        where = f"worked.{board.NAMES[cell]}"
        tile = state.board[cell]
        kind = box.KIND[tile] if tile != board.EMPTY else None
        if kind == box.TEMPLE:
            _ensure(state.values[cell] - times >= box.VALUE[tile], where, "the temple is not that high")
            spent -= times * box.UNCOVER_COST
        elif kind == box.RUIN:
            _ensure(len(state.buried[cell]) + times <= box.VALUE[tile], where, "not so many treasures are gone")
            spent -= times * box.RECOVER_COST
        else:
            _ensure(False, where, "there is nothing to work on")
    _ensure(spent >= 0, "worked", "that took more action points than were spent")
