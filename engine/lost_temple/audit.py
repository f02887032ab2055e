"""Whether a state can be: every component is somewhere and nowhere twice, and the pieces agree with each other.

Positions from outside are checked with it, and so are the states of random games in the tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import PositionError
from engine.lost_temple import board, flow, setup
from engine.lost_temple import components as box
from engine.lost_temple.state import State


def audit(state: State) -> None:
    """Raise PositionError when anything is missing, double or out of place."""
    _components(state)
    _temple(state)
    _people(state)
    _steps(state)


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
    wanted = box.FACE_UP if state.options.more_control and any(state.piles) else None
    refilling = any(step[0] == "refill" for step in state.steps)
    if wanted is not None and len(state.face_up) != wanted - refilling:
        raise PositionError("treasures.face_up", f"there should be {wanted - refilling}, not {len(state.face_up)}")
    if not state.options.more_control and state.face_up:
        raise PositionError("treasures.face_up", 'only the "more control" variant has treasures face up')


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
    light = place < board.CELLS and board.EMPTY < state.board[place] < box.LIGHT_ROOMS
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


def _steps(state: State) -> None:
    names = [str(step[0]) for step in state.steps]
    if state.round == flow.OVER:
        if names:
            raise PositionError("steps", "a game that is over has no decisions left")
        return
    if not names:
        raise PositionError("steps", "a game under way waits for a decision")
    if (state.round == flow.SETUP) != all(name == "pack" for name in names) or len(names) > 12:
        raise PositionError("steps", f"{', '.join(names)} cannot be in this round")
    if state.round != flow.SETUP and names[0] != "end":
        raise PositionError("steps", "the first step of a turn under way should be its end")
    if state.round == flow.LAST_TURN and "pirogue" in names:
        raise PositionError("steps", "there is no pirogue phase in the last turn")
    for i, step in enumerate(state.steps):
        _step(state, f"steps[{i}]", step)
    trial = state.copy()
    flow.advance(trial)
    if trial.steps != state.steps or trial.turn != state.turn:
        raise PositionError("steps", f'there is nothing to decide at "{names[-1]}"')


def _step(state: State, where: str, step: tuple[str | int, ...]) -> None:
    player = state.players[state.turn]
    name = step[0]
    if name == "look treasures" and not (int(step[1]) < len(state.piles) and state.piles[int(step[1])]):
        raise PositionError(where, "that treasure pile is empty")
    if name == "look cards" and not state.deck:
        raise PositionError(where, "the deck is empty")
    if name == "look rooms" and not state.rooms:
        raise PositionError(where, "there are no rooms left")
    if name == "icons" and step[1] not in player.tiles:
        raise PositionError(where, "the tile is not in the player's camp")
    if name == "refill" and not (state.options.more_control and all(state.piles)):
        raise PositionError(where, "there is no pile to choose")
    if name == "treasure" and not (any(state.piles) or state.face_up):
        raise PositionError(where, "there are no treasures left")
    if name == "pirogue" and not any(state.river):
        raise PositionError(where, "there are no tiles left on the river")
    if name in ("card key", "tent key") and not any(state.keys):
        raise PositionError(where, "there are no keys left in the stock")
    if name == "back" or (name == "dig" and step[1] != -1):
        start = int(step[1])
        if not board.NEAR[player.place] >> start & 1 or not state.discovered >> start & 1:
            raise PositionError(where, "the explorer cannot have come from there")
