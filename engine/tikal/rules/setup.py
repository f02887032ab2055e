"""Set-up: options are checked, the sets of tiles and the treasures are shuffled."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.errors import OptionError
from ...core.game import Json
from ...core.options import (
    Option,
    check_first,
    check_flag,
    check_known,
    check_names,
    check_option,
    check_players,
    check_word,
    flag,
)
from .. import board
from .. import components as box
from ..ruleset import EDITIONS, OLDER, VALUES, RuleSet
from . import flow, jungle
from .state import IN_SUPPLY, NO_SCORING, NO_TILE, NOBODY, Options, Player, State

TITLE = "Tikal"
EDITION = "1999"
OPTIONS = (
    Option("edition", tuple(EDITIONS), EDITION),
    flag("auction"),
    *(Option(field, values) for field, values in VALUES.items()),
)
NAMES = (*(option.name for option in OPTIONS), "first", "names")


def check_options(players: object, options: Json) -> Json:
    """All options with their values; OptionError where one does not fit."""
    count = check_players(TITLE, players, box.NUMBERS)
    check_known(TITLE, options, NAMES)
    edition = check_word("edition", options.get("edition", EDITION), EDITIONS)
    # A record names every option, so one that lacks exactly the later fields was played before there were any.
    recorded = OLDER if options.keys() == set(NAMES) - OLDER.keys() else {}
    rules = read_rules(EDITIONS[edition]._asdict() | recorded | options)
    auction = check_flag("auction", options.get("auction", False))
    if auction and not rules.auction_allowed:
        raise OptionError(
            f"The {edition} edition has no auction; choose another edition, or set auction_allowed to true."
        )
    names = options.get("names")
    return {
        "edition": edition,
        "auction": auction,
        **rules._asdict(),
        "first": check_first(options.get("first"), count),
        "names": list(box.PLAYERS[:count]) if names is None else check_names(names, count),
    }


def read_rules(values: Json) -> RuleSet:
    """The rule set with these values; OptionError where one does not fit."""
    checked = {field: check_option(Option(field, VALUES[field]), values[field]) for field in RuleSet._fields}
    return RuleSet(**checked)  # type: ignore[arg-type]  # each field has one of its own values now


def set_up(players: int, seed: int, options: Json) -> State:
    """The state before the first decision."""
    chance = Chance.seeded(seed)
    state = State()
    state.options = Options(options["edition"], options["auction"], read_rules(options), tuple(options["names"]))
    state.events = None
    state.players = [new_player(box.AUCTION_SCORE if options["auction"] else 0) for _ in range(players)]
    state.owner = state.bidder = NOBODY
    state.scoring = NO_SCORING
    state.tile = NO_TILE
    state.ap = state.bid = state.played = 0
    state.queue = state.passed = state.shown = state.out = ()
    state.worked = {}
    state.stack = tuple(tile for tiles in box.SET_TILES for tile in chance.shuffled(tiles))
    state.pile = tuple(chance.shuffled(list(range(len(box.TREASURES))) * box.TREASURES_PER_TYPE))
    state.floors = list(box.FLOORS)
    state.camp_cells = state.guarded = 0
    set_up_board(state)
    first = options["first"]
    flow.begin(state, chance.below(players) if first is None else first)
    return state


def new_player(score: int) -> Player:
    """A player before the first turn."""
    player = Player()
    player.score = score
    player.supply = box.WORKERS
    player.removed = player.present = 0
    player.leader = IN_SUPPLY
    player.workers = [0] * board.CELLS
    player.camps = player.guards = ()
    player.treasures = [0] * len(box.TREASURES)
    player.nearest = None
    return player


def set_up_board(state: State) -> None:
    """The four hexes that are printed on the board."""
    clear_board(state)
    for cell, tile in board.PRINTED:
        state.board[cell] = tile
        state.explored |= 1 << cell
        if box.KIND[tile] == box.TEMPLE:
            state.values[cell] = box.VALUE[tile]
    jungle.begin(state)


def clear_board(state: State) -> None:
    """A board without any hex."""
    state.board = [board.EMPTY] * board.CELLS
    state.rotations = [0] * board.CELLS
    state.values = [0] * board.CELLS
    state.buried = [()] * board.CELLS
    state.explored = 0
