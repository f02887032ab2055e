"""Positions: the complete state as plain data, and back with every component accounted for."""

from __future__ import annotations

from ...core.errors import OptionError
from ...core.game import Json
from ...core.options import check_names
from ...core.plain import quoted
from ...core.reader import Reader, counted
from .. import board
from .. import components as box
from ..rules import temple
from ..rules.state import Options, Player, State
from ..rules.walks import Walks
from . import steps
from .audit import audit

ROUNDS = ("set-up", "first", "second", "last-turn", "over")
FIELDS = (
    "game",
    "options",
    "round",
    "first",
    "turn",
    "steps",
    "chance",
    "wheel",
    "stock",
    "treasures",
    "cards",
    "rooms",
    "sanctuaries",
    "river",
    "temple",
    "players",
)
PLAYER_FIELDS = (
    "score",
    "site",
    "place",
    "backpack",
    "camp",
    "treasures",
    "cards",
    "passages",
    "tent",
    "flags",
    "tiles",
)


def write(state: State) -> Json:
    """The complete state."""
    return {
        "game": "lost-temple",
        "options": {
            "more_control": state.options.more_control,
            "short_game": state.options.short_game,
            "names": list(state.options.names),
        },
        "round": ROUNDS[state.round],
        "first": state.first,
        "turn": state.turn,
        "steps": [steps.write(step) for step in state.steps],
        "chance": f"{state.chance:016x}",
        "wheel": state.wheel,
        "stock": {"keys": counted(box.COLOURS, state.keys), "passages": state.passages},
        "treasures": {
            "piles": [[box.TREASURES[treasure] for treasure in pile] for pile in state.piles],
            "face_up": [box.TREASURES[treasure] for treasure in state.face_up],
            "delivered": counted(box.TREASURES, state.delivered),
        },
        "cards": {
            "deck": [box.CARDS[card] for card in state.deck],
            "discards": [box.CARDS[card] for card in state.discards],
        },
        "rooms": [box.ROOMS[room] for room in state.rooms],
        "sanctuaries": [box.ROOMS[room] for room in state.sanctuaries],
        "river": [[box.TILES[tile] for tile in site] for site in state.river],
        "temple": {
            board.PLACE_NAMES[place]: _write_room(state, place)
            for place in board.places_in(state.discovered & ~board.OUTSIDE_MASK)
        },
        "players": [write_player(player) for player in state.players],
    }


def _write_room(state: State, place: int) -> Json:
    spaces = [None if seat < 0 else seat for seat in state.spaces[place]]
    if place >= board.CELLS:
        return {"spaces": spaces}
    return {
        "room": box.ROOMS[state.board[place]],
        "rotation": state.rotations[place],
        "spaces": spaces,
    }


def write_player(player: Player) -> Json:
    """What one player has."""
    return {
        "score": player.score,
        "site": player.site,
        "place": board.PLACE_NAMES[player.place],
        "backpack": counted(box.COLOURS, player.backpack),
        "camp": counted(box.COLOURS, player.camp),
        "treasures": counted(box.TREASURES, player.treasures),
        "cards": counted(box.CARDS, player.cards),
        "passages": player.passages,
        "tent": player.tent,
        "flags": [board.PLACE_NAMES[place] for place in board.places_in(player.flags)],
        "tiles": [box.TILES[tile] for tile in player.tiles],
    }


def read(data: Json) -> State:
    """The state that a position describes; PositionError where it is impossible."""
    root = Reader(data, "position")
    root.only(*FIELDS)
    state = State()
    state.events = None
    players = root.field("players").items((2, 3, 4))
    state.options = _read_options(root.field("options"), len(players))
    state.round = root.field("round").word(ROUNDS)
    state.first = root.field("first").whole(0, len(players) - 1)
    state.turn = root.field("turn").whole(0, len(players) - 1)
    state.steps = [steps.read(step) for step in root.field("steps").items()]
    state.chance = _read_chance(root.field("chance"))
    state.wheel = root.field("wheel").whole(0, len(box.PRICES) - 1)
    stock = root.field("stock")
    stock.only("keys", "passages")
    state.keys = stock.field("keys").counts(box.COLOURS, box.KEYS_PER_COLOUR)
    state.passages = stock.field("passages").whole(0, box.PASSAGES)
    treasures = root.field("treasures")
    treasures.only("piles", "face_up", "delivered")
    sizes = box.CONTROL_PILES if state.options.more_control else box.TREASURE_PILES
    state.piles = [pile.words(box.TREASURES) for pile in treasures.field("piles").items((len(sizes),))]
    state.face_up = treasures.field("face_up").words(box.TREASURES)
    state.delivered = treasures.field("delivered").counts(box.TREASURES, box.TREASURES_PER_TYPE)
    cards = root.field("cards")
    cards.only("deck", "discards")
    state.deck = cards.field("deck").words(box.CARDS)
    state.discards = cards.field("discards").words(box.CARDS)
    state.rooms = root.field("rooms").words(box.ROOMS)
    state.sanctuaries = root.field("sanctuaries").words(box.ROOMS)
    state.river = [tuple(sorted(site.words(box.TILES))) for site in root.field("river").items((box.SITES,))]
    _read_temple(root.field("temple"), state, len(players))
    state.players = [_read_player(player) for player in players]
    audit(state)
    return state


def _read_options(reader: Reader, players: int) -> Options:
    reader.only("more_control", "short_game", "names")
    try:
        names = check_names(reader.field("names").value, players)
    except OptionError as error:
        reader.field("names").fail(str(error))
    return Options(reader.field("more_control").flag(), reader.field("short_game").flag(), tuple(names))


def _read_chance(reader: Reader) -> int:
    text = reader.text()
    if len(text) != 16 or not set(text) <= set("0123456789abcdef"):
        reader.fail(f"should be 16 hexadecimal digits, not {quoted(text)}")
    return int(text, 16)


def _read_temple(reader: Reader, state: State, players: int) -> None:
    temple.clear(state)
    for place, entry in reader.entries(board.PLACE_NAMES[: board.OUTSIDE]):
        secret = place >= board.CELLS
        entry.only(*(("spaces",) if secret else ("room", "rotation", "spaces")))
        if not secret:
            state.board[place] = entry.field("room").word(box.ROOMS)
            state.rotations[place] = entry.field("rotation").whole(box.SIDES[0], box.SIDES[-1])
        spaces = entry.field("spaces").items((len(board.rewards(state.board, place)),))
        state.spaces[place] = tuple(
            board.FREE_SPACE if space.value is None else space.whole(0, players - 1) for space in spaces
        )
        state.discovered |= 1 << place
        if secret and board.FREE_SPACE not in state.spaces[place]:
            state.closed |= 1 << place
    for place in board.SECRETS:
        if not state.discovered >> place & 1:
            reader.fail(f"lacks {board.PLACE_NAMES[place]}")
    state.doors = board.all_doors(state.board, state.rotations)
    state.walks = Walks(state.doors)


def _read_player(reader: Reader) -> Player:
    reader.only(*PLAYER_FIELDS)
    player = Player()
    player.score = reader.field("score").whole(-1000, 1000)
    player.site = reader.field("site").whole(0, box.SITES - 1)
    player.place = reader.field("place").word(board.PLACE_NAMES)
    player.backpack = reader.field("backpack").counts(box.COLOURS, box.KEYS_PER_COLOUR)
    player.camp = reader.field("camp").counts(box.COLOURS, box.KEYS_PER_COLOUR)
    player.treasures = reader.field("treasures").counts(box.TREASURES, box.TREASURES_PER_TYPE)
    player.cards = reader.field("cards").counts(box.CARDS, max(box.CARD_COUNTS))
    player.passages = reader.field("passages").whole(0, box.PASSAGES)
    player.tent = reader.field("tent").flag()
    player.flags = steps.read_set(reader.field("flags"), board.PLACE_NAMES[: board.OUTSIDE])
    player.tiles = reader.field("tiles").words(box.TILES)
    return player
