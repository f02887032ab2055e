"""Set-up: options are checked, everything is shuffled and dealt."""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import Chance
from ...core.game import Json
from ...core.options import check_first, check_known, check_names, check_option, check_players, flag
from .. import board
from .. import components as box
from . import temple
from .state import Options, Player, State
from .walks import Walks

TITLE = "Lost Temple"
OPTIONS = (flag("more_control"), flag("short_game"))


def check_options(players: object, options: Json) -> Json:
    """All options with their values; OptionError where one does not fit."""
    count = check_players(TITLE, players, box.DEALS)
    check_known(TITLE, options, (*(option.name for option in OPTIONS), "first", "names"))
    names = options.get("names")
    return {
        **{one.name: check_option(one, options.get(one.name, one.default)) for one in OPTIONS},
        "first": check_first(options.get("first"), count),
        "names": list(box.PLAYERS[:count]) if names is None else check_names(names, count),
    }


def set_up(players: int, seed: int, options: Json, start_turn: Callable[[State], None]) -> State:
    """The state before the first decision."""
    chance = Chance.seeded(seed)
    state = State()
    state.options = Options(options["more_control"], options["short_game"], tuple(options["names"]))
    state.events = None
    state.players = [new_player(not options["short_game"]) for _ in range(players)]
    state.round = 0
    state.wheel = chance.below(len(box.PRICES))
    state.keys = [box.KEYS_PER_COLOUR] * len(box.COLOURS)
    state.passages = box.PASSAGES
    state.rooms = tuple(chance.shuffled(box.ROOM_PILE))
    state.sanctuaries = tuple(chance.shuffled(box.SANCTUARIES))
    state.deck = tuple(chance.shuffled(k for k, n in enumerate(box.CARD_COUNTS) for _ in range(n)))
    state.discards = ()
    state.delivered = [0] * len(box.TREASURES)
    treasures = chance.shuffled(list(range(len(box.TREASURES))) * box.TREASURES_PER_TYPE)
    sizes = box.CONTROL_PILES if options["more_control"] else box.TREASURE_PILES
    state.piles = []
    for size in sizes:
        state.piles.append(tuple(treasures[:size]))
        del treasures[:size]
    state.face_up = tuple(treasures)
    state.river = deal(players, chance)
    set_up_temple(state)
    first = options["first"]
    state.first = chance.below(players) if first is None else first
    state.turn = state.first
    state.chance = chance.state
    start_turn(state)
    return state


def new_player(tent: bool) -> Player:
    """A player before the first turn."""
    player = Player()
    player.score = player.site = player.passages = player.flags = 0
    player.place = board.OUTSIDE
    player.backpack = [0] * len(box.COLOURS)
    player.camp = [0] * len(box.COLOURS)
    player.treasures = [0] * len(box.TREASURES)
    player.cards = [0] * len(box.CARDS)
    player.tent = tent
    player.tiles = ()
    return player


def set_up_temple(state: State) -> None:
    """The ten rooms everybody knows, and the secret rooms round the temple."""
    temple.clear(state)
    state.discovered |= board.SECRET_MASK
    for place in board.SECRETS:
        state.spaces[place] = (board.FREE_SPACE,)
    for cell, room, rotation in board.START_CELLS:
        state.board[cell] = room
        state.rotations[cell] = rotation
        state.spaces[cell] = (board.FREE_SPACE,)
        state.discovered |= 1 << cell
    state.doors = board.all_doors(state.board, state.rotations)
    state.walks = Walks(state.doors)


def tiles_in_game(players: int) -> list[int]:
    """The action tiles for this number of players."""
    return [tile for tile, fewest in enumerate(box.TILE_PLAYERS) if players >= fewest]


def deal(players: int, chance: Chance) -> list[tuple[int, ...]]:
    """Shuffle the action tiles and deal them to the sites."""
    tiles = chance.shuffled(tiles_in_game(players))
    river = []
    for size in box.DEALS[players]:
        river.append(tuple(sorted(tiles[:size])))
        del tiles[:size]
    return river
