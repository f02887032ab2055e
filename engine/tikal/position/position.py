"""Positions: the complete state as plain data, and back with every component accounted for."""

from __future__ import annotations

from ...core.errors import OptionError, PositionError
from ...core.game import Json
from ...core.options import check_names
from ...core.reader import Reader, counted
from .. import actions as do
from .. import board
from .. import components as box
from ..rules import setup
from ..rules.state import (
    IN_SUPPLY,
    NO_TILE,
    NOBODY,
    ON_GUARD,
    OUT,
    PHASES,
    SCORINGS,
    Options,
    Player,
    State,
)
from ..ruleset import EDITIONS, OLDER, RuleSet
from . import laying
from .audit import audit
from .audit.checks import on
from .laying import Laid

FLOOR_NAMES = tuple(str(number) for number in range(box.HIGHEST + 1))
ELSEWHERE = {IN_SUPPLY: "supply", OUT: "out", ON_GUARD: "guard"}
FIELDS = (
    "game",
    "options",
    "phase",
    "turn",
    "owner",
    "scoring",
    "queue",
    "action_points",
    "worked",
    "tile",
    "stack",
    "out",
    "auction",
    "board",
    "floors",
    "treasures",
    "players",
)
PLAYER_FIELDS = ("score", "supply", "removed", "leader", "workers", "camps", "guards", "treasures")


def write(state: State) -> Json:
    """The complete state."""
    options = state.options
    return {
        "game": "tikal",
        "options": {
            "edition": options.edition,
            "auction": options.auction,
            **_write_rules(options.rules),
            "names": list(options.names),
        },
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "owner": _or_none(state.owner),
        "scoring": SCORINGS[state.scoring],
        "queue": list(state.queue),
        "action_points": state.ap,
        "worked": {board.NAMES[cell]: state.worked[cell] for cell in sorted(state.worked)},
        "tile": None if state.tile == NO_TILE else box.TILES[state.tile],
        "stack": [box.TILES[tile] for tile in state.stack],
        "out": [box.TILES[tile] for tile in state.out],
        "auction": {
            "shown": [box.TILES[tile] for tile in state.shown],
            "bid": state.bid,
            "bidder": _or_none(state.bidder),
            "passed": list(state.passed),
            "played": board.cells_in(state.played),
        },
        "board": {board.NAMES[cell]: _write_hex(state, cell) for cell in board.cells_in(state.explored)},
        "floors": counted(FLOOR_NAMES, state.floors),
        "treasures": [box.TREASURES[treasure] for treasure in state.pile],
        "players": [_write_player(player) for player in state.players],
    }


def _write_rules(rules: RuleSet) -> Json:
    """Later fields are named only where they differ from what was played before, so that old digests hold."""
    return {name: value for name, value in rules._asdict().items() if OLDER.get(name) != value}


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _write_hex(state: State, cell: int) -> Json:
    tile = state.board[cell]
    data: Json = {"tile": box.TILES[tile], "rotation": state.rotations[cell]}
    if box.KIND[tile] == box.TEMPLE:
        data["value"] = state.values[cell]
    elif box.KIND[tile] == box.RUIN:
        data["treasures"] = [box.TREASURES[treasure] for treasure in state.buried[cell]]
    return data


def _write_player(player: Player) -> Json:
    led = player.leader == ON_GUARD
    return {
        "score": player.score,
        "supply": player.supply,
        "removed": player.removed,
        "leader": ELSEWHERE[player.leader] if player.leader < 0 else board.NAMES[player.leader],
        "workers": counted(board.NAMES, player.workers),
        "camps": [board.NAMES[cell] for cell in player.camps],
        "guards": {
            board.NAMES[cell]: "leader" if led and i == 0 else "worker" for i, cell in enumerate(player.guards)
        },
        "treasures": counted(box.TREASURES, player.treasures),
    }


def read(data: Json) -> State:
    """The state that a position describes; PositionError where it could not have come from play."""
    state, laid = build(data)
    audit(state, laid)
    return state


def build(data: Json) -> tuple[State, Laid]:
    """The state that a position describes, and how its tiles were laid; whether it can be is not asked yet."""
    root = Reader(data, "position")
    root.only(*FIELDS)
    state = State()
    state.events = None
    players = root.field("players").items(box.NUMBERS)
    count = len(players)
    state.options = _read_options(root.field("options"), count)
    state.phase = root.field("phase").word(PHASES)
    state.turn = root.field("turn").whole(0, count - 1)
    state.owner = _read_seat(root.field("owner"), count)
    state.scoring = root.field("scoring").word(SCORINGS)
    state.queue = tuple(seat.whole(0, count - 1) for seat in root.field("queue").items())
    state.ap = root.field("action_points").whole(0, box.ACTION_POINTS)
    state.worked = {
        cell: times.whole(1, box.MOST_PER_HEX) for cell, times in root.field("worked").entries(board.NAMES)
    }
    tile = root.field("tile")
    state.tile = NO_TILE if tile.value is None else tile.word(box.STACK_NAMES)
    state.stack = root.field("stack").words(box.STACK_NAMES)
    state.out = tuple(sorted(root.field("out").words(box.STACK_NAMES)))
    _read_auction(root.field("auction"), state, count)
    _read_board(root.field("board"), state)
    state.floors = root.field("floors").counts(FLOOR_NAMES, max(box.FLOORS))
    state.pile = root.field("treasures").words(box.TREASURES)
    state.players = [_read_player(player) for player in players]
    state.camp_cells = sum({1 << cell for player in state.players for cell in player.camps})
    state.guarded = sum({1 << cell for player in state.players for cell in player.guards})
    return state, laying.lay(state)


def _read_seat(reader: Reader, players: int) -> int:
    return NOBODY if reader.value is None else reader.whole(0, players - 1)


def _read_options(reader: Reader, players: int) -> Options:
    reader.only("edition", "auction", *RuleSet._fields, "names")
    edition = list(EDITIONS)[reader.field("edition").word(list(EDITIONS))]
    auction = reader.field("auction").flag()
    try:
        values = {name: reader.field(name).value for name in RuleSet._fields if name not in OLDER}
        rules = setup.read_rules(values | {name: reader.value.get(name, older) for name, older in OLDER.items()})
        names = check_names(reader.field("names").value, players)
    except OptionError as error:
        reader.fail(str(error))
    if auction and not rules.auction_allowed:
        reader.field("auction").fail("this rule set has no auction")
    return Options(edition, auction, rules, tuple(names))


def _read_auction(reader: Reader, state: State, players: int) -> None:
    reader.only("shown", "bid", "bidder", "passed", "played")
    state.shown = tuple(sorted(reader.field("shown").words(box.STACK_NAMES)))
    state.bid = reader.field("bid").whole(0, do.MOST_POINTS)
    state.bidder = _read_seat(reader.field("bidder"), players)
    state.passed = tuple(seat.whole(0, players - 1) for seat in reader.field("passed").items())
    played = [seat.whole(0, players - 1) for seat in reader.field("played").items()]
    if len(set(played)) != len(played):
        reader.field("played").fail("names somebody twice")
    state.played = sum(1 << seat for seat in played)


def _read_board(reader: Reader, state: State) -> None:
    setup.clear_board(state)
    for cell, entry in reader.entries(board.NAMES):
        tile = entry.field("tile").word(box.TILES)
        kind = box.KIND[tile]
        extra = {box.TEMPLE: ("value",), box.RUIN: ("treasures",)}.get(kind, ())
        entry.only("tile", "rotation", *extra)
        state.board[cell] = tile
        state.rotations[cell] = entry.field("rotation").whole(0, 5)
        state.explored |= 1 << cell
        if kind == box.TEMPLE:
            state.values[cell] = entry.field("value").whole(box.VALUE[tile], box.HIGHEST)
        elif kind == box.RUIN:
            state.buried[cell] = entry.field("treasures").words(box.TREASURES)
        if tile >= len(box.STACK_NAMES) and (cell, tile) not in board.PRINTED:
            entry.fail(f"{box.TILES[tile]} is printed elsewhere")
        if state.rotations[cell] not in board.ROTATIONS[tile]:
            entry.fail("the rotation should be the smallest of those that look the same")
    for cell, tile in board.PRINTED:
        if (state.board[cell], state.rotations[cell]) != (tile, 0):
            raise PositionError(on(cell), f"{box.TILES[tile]} with rotation 0 is printed there")


def _read_player(reader: Reader) -> Player:
    reader.only(*PLAYER_FIELDS)
    player = Player()
    player.nearest = None
    player.score = reader.field("score").whole(0, do.MOST_POINTS)
    player.supply = reader.field("supply").whole(0, box.WORKERS)
    player.removed = reader.field("removed").whole(0, box.WORKERS)
    player.workers = reader.field("workers").counts(board.NAMES, box.WORKERS)
    place = reader.field("leader").word((*board.NAMES, *ELSEWHERE.values()))
    player.leader = place if place < board.CELLS else list(ELSEWHERE)[place - board.CELLS]
    camps = reader.field("camps").words(board.NAMES)
    player.camps = tuple(sorted(camps))
    _read_guards(reader.field("guards"), player)
    player.treasures = reader.field("treasures").counts(box.TREASURES, box.TREASURES_PER_TYPE)
    player.present = sum(1 << cell for cell in range(board.CELLS) if player.members(cell))
    return player


def _read_guards(reader: Reader, player: Player) -> None:
    figures = {cell: figure.word(do.MEMBERS) for cell, figure in reader.entries(board.NAMES)}
    leading = [cell for cell, figure in figures.items() if figure == do.LEADER]
    if len(leading) != (player.leader == ON_GUARD):
        reader.fail("should name the leader once if the leader is on guard, and not otherwise")
    player.guards = (*leading, *sorted(cell for cell in figures if cell not in leading))
