"""A state as text for people: the jungle, the supply, the expeditions."""

from __future__ import annotations

from .. import board
from .. import components as box
from ..rules.state import (
    ACT,
    BID,
    IN_SUPPLY,
    NO_SCORING,
    NO_TILE,
    ON_GUARD,
    OVER,
    PHASES,
    SCORINGS,
    Player,
    State,
)

WIDTH = 15
SEAT_LETTERS = "ROWB"  # red, orange, white, blue


def show(state: State) -> str:
    """The whole table."""
    return "\n".join([*_head(state), "", *_jungle(state), *_supply(state), "", *_expeditions(state)])


def _head(state: State) -> list[str]:
    if state.phase == OVER:
        return ["The game is over."]
    line = f"{state.options.names[state.turn]} decides: {PHASES[state.phase]}"
    if state.phase == ACT:
        line += f", {state.ap} action points left"
    if state.scoring != NO_SCORING:
        line += f" ({SCORINGS[state.scoring]} scoring)"
    if state.tile != NO_TILE:
        line += f"; tile in hand: {box.TILES[state.tile]}"
    return [f"{line}."]


def _jungle(state: State) -> list[str]:
    """Two lines a hex; odd columns stand half a hex, one line, lower."""
    height = 3
    lines = [[" " * WIDTH] * board.COLUMNS for _ in range(board.ROWS * height + 2)]
    for cell, (col, row) in enumerate(board.COL_ROW):
        top = row * height + (1 if col % 2 else 0)
        for i, text in enumerate((_tile(state, cell), _people(state, cell))):
            lines[top + i][col] = text.ljust(WIDTH)
    return ["".join(line).rstrip() for line in lines]


def _tile(state: State, cell: int) -> str:
    name = board.NAMES[cell]
    tile = state.board[cell]
    if tile == board.EMPTY:
        return f"{name} ...."
    kind = box.KIND_NAMES[box.KIND[tile]]
    stones = "".join(str(count or ".") for count in board.STONES[tile][state.rotations[cell]])
    if tile == box.VOLCANO:
        return f"{name} volcano"
    if box.KIND[tile] == box.TEMPLE:
        return f"{name} T{state.values[cell]} {stones}"
    if box.KIND[tile] == box.RUIN:
        return f"{name} R{len(state.buried[cell])} {stones}"
    return f"{name} {kind[0]} {stones}"


def _people(state: State, cell: int) -> str:
    words = []
    for seat, player in enumerate(state.players):
        letter = SEAT_LETTERS[seat]
        workers = player.workers[cell]
        if workers or player.leader == cell:
            words.append(f"{letter}{workers or ''}{'*' if player.leader == cell else ''}")
        if cell in player.camps:
            words.append(f"{letter}^")
        if cell in player.guards:
            words.append(f"{letter}!")
    return " " + " ".join(words)


def _supply(state: State) -> list[str]:
    floors = ", ".join(f"{number}: {count}" for number, count in enumerate(state.floors) if count)
    lines = [f"tiles in the stack: {len(state.stack)}; floors: {floors or 'none'}"]
    if state.shown:
        lines.append(f"on show: {', '.join(box.TILES[tile] for tile in state.shown)}")
    if state.passed and state.phase != BID:
        names = [state.options.names[seat] for seat in state.passed]
        lines.append(f"nobody bid: {' and '.join(names)} will follow without bidding")
    if state.bid:
        lines.append(f"highest bid: {state.bid} by {state.options.names[state.bidder]}")
    return lines


def _expeditions(state: State) -> list[str]:
    return [_expedition(state, seat, player) for seat, player in enumerate(state.players)]


def _expedition(state: State, seat: int, player: Player) -> str:
    names = [f"{count} {box.TREASURES[i]}" for i, count in enumerate(player.treasures) if count]
    leader = {IN_SUPPLY: ", the leader", ON_GUARD: ""}.get(player.leader, "")
    return (
        f"{SEAT_LETTERS[seat]} {state.options.names[seat]}: {player.score} points; "
        f"in the supply {player.supply} workers{leader}; {box.CAMPS - len(player.camps)} camps and "
        f"{box.GUARDS - len(player.guards)} guards left; treasures: {', '.join(names) or 'none'}"
    )
