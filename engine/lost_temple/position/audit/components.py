"""Keys, treasures, cards, tiles, rooms, flags and people: every one is somewhere and nowhere twice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....core.errors import PositionError
from ... import board
from ... import components as box
from ...rules import setup
from ...rules.state import State


def check(state: State) -> None:
    """Raise PositionError where a component is missing, double or out of place."""
    _components(state)
    _temple(state)
    _people(state)


def _expect(where: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise PositionError(where, f"there should be {wanted} in all, not {found}")


def _components(state: State) -> None:
    players = state.players
    for i, colour in enumerate(box.COLOURS):
        keys = state.keys[i] + sum(player.backpack[i] + player.camp[i] for player in players)
        _expect(f"{colour} keys", keys, box.KEYS_PER_COLOUR)
    for i, treasure in enumerate(box.TREASURES):
        lying = sum(pile.count(i) for pile in state.piles) + state.face_up.count(i) + state.delivered[i]
        total = lying + sum(player.treasures[i] for player in players)
        _expect(f"treasures ({treasure})", total, box.TREASURES_PER_TYPE)
    for i, card in enumerate(box.CARDS):
        total = state.deck.count(i) + state.discards.count(i) + sum(player.cards[i] for player in players)
        _expect(f"cards ({card})", total, box.CARD_COUNTS[i])
    passages = state.passages + sum(player.passages for player in players)
    _expect("secret passages", passages, box.PASSAGES)
    tiles = [tile for site in state.river for tile in site]
    tiles += [tile for player in players for tile in player.tiles]
    _each_once("tiles", tiles, setup.tiles_in_game(len(players)), box.TILES)
    for kept in (box.CARD_FIVE, box.CARD_COLOURS, box.CARD_IDOL):
        if kept in state.discards:
            raise PositionError("cards.discards", f"{box.CARDS[kept]} is never played")
    _treasures(state)


def _treasures(state: State) -> None:
    sizes = box.CONTROL_PILES if state.options.more_control else box.TREASURE_PILES
    for i, (pile, size) in enumerate(zip(state.piles, sizes, strict=True)):
        if len(pile) > size:
            raise PositionError(f"treasures.piles[{i}]", f"began with {size} treasures, and has {len(pile)}")
    found = len(state.face_up)
    if not state.options.more_control:
        if found:
            raise PositionError("treasures.face_up", 'only the "more control" variant has treasures face up')
        return
    wanted = box.FACE_UP - any(step[0] == "refill" for step in state.steps)
    if found > wanted or (found < wanted and any(state.piles)):
        raise PositionError("treasures.face_up", f"there should be {wanted}, not {found}")


def _each_once(what: str, found: Sequence[int], wanted: Iterable[int], names: Sequence[str]) -> None:
    for item in wanted:
        if found.count(item) != 1:
            raise PositionError(what, f"{names[item]} should be there once, not {found.count(item)} times")
    foreign = set(found) - set(wanted)
    if foreign:
        raise PositionError(what, f"{names[min(foreign)]} is not in this game")


def _temple(state: State) -> None:
    rooms = [room for room in state.board if room != board.EMPTY]
    held = [int(step[1]) for step in state.steps if step[0] == "place"]
    wanted = [*range(box.LIGHT_ROOMS), *box.SANCTUARIES]
    if board.EMPTY not in state.board:
        wanted.append(box.TREASURE_ROOM)
    elif state.board.count(board.EMPTY) == 1:
        last = board.PLACE_NAMES[state.board.index(board.EMPTY)]
        raise PositionError(f"temple.{last}", "the treasure room takes the last empty cell at once")
    _each_once("rooms", [*rooms, *state.rooms, *state.sanctuaries, *held], wanted, box.ROOMS)
    for room in state.rooms:
        if room not in box.ROOM_PILE:
            raise PositionError("rooms", f"{box.ROOMS[room]} does not belong in the pile")
    for room in state.sanctuaries:
        if room not in box.SANCTUARIES:
            raise PositionError("sanctuaries", f"{box.ROOMS[room]} does not belong in the pile")
    for cell, room, rotation in board.START_CELLS:
        if (state.board[cell], state.rotations[cell]) != (room, rotation):
            raise PositionError(
                f"temple.{board.PLACE_NAMES[cell]}",
                f"{box.ROOMS[room]} with rotation {rotation} is printed there",
            )
    for cell, room in enumerate(state.board):
        if room >= box.LIGHT_ROOMS and state.rotations[cell]:
            raise PositionError(
                f"temple.{board.PLACE_NAMES[cell]}.rotation", "should be 0 for a room without doors"
            )
    for place in range(board.OUTSIDE):
        _flags(state, place)


def _flags(state: State, place: int) -> None:
    owners = {seat for seat, player in enumerate(state.players) if player.flags >> place & 1}
    on_spaces = [seat for seat in state.spaces[place] if seat >= 0]
    where = f"temple.{board.PLACE_NAMES[place]}"
    if len(set(on_spaces)) != len(on_spaces):
        raise PositionError(where, "a player has two flags in one room")
    if not set(on_spaces) <= owners:
        raise PositionError(where, "a flag is on a space that is not among its player's flags")
    light = place < board.CELLS and state.board[place] < box.LIGHT_ROOMS
    if (light and owners and not on_spaces) or (not light and owners != set(on_spaces)):
        raise PositionError(where, "a player's flag is on none of its spaces")


def _people(state: State) -> None:
    for seat, player in enumerate(state.players):
        if player.flags.bit_count() > box.FLAGS:
            raise PositionError(f"players[{seat}].flags", f"there are only {box.FLAGS}")
        if not state.discovered >> player.place & 1:
            raise PositionError(f"players[{seat}].place", "is not discovered yet")
        if player.tent and state.options.short_game:
            raise PositionError(f"players[{seat}].tent", "the short game has no tents")
