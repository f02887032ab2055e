"""A state as text for people: the temple, the river, the camps."""

from __future__ import annotations

from .. import board
from .. import components as box
from ..rules import flow, pirogue
from ..rules.state import Player, State
from .position import ROUNDS

SIDES = ("NE", "E", "SE", "SW", "W", "NW")
WIDTH = 14
SEAT_LETTERS = "ROKB"  # red, orange, blacK, beige


def show(state: State) -> str:
    """The whole table."""
    return "\n".join([*_head(state), "", *_temple(state), "", *_river(state), "", *_camps(state)])


def _head(state: State) -> list[str]:
    if state.round == flow.OVER:
        return ["The game is over."]
    names = state.options.names
    waiting = str(state.steps[-1][0])
    return [f"Round: {ROUNDS[state.round]}. {names[state.turn]} decides: {waiting}."]


def _temple(state: State) -> list[str]:
    lines = [_outside(state)]
    for row, width in enumerate(board.ROWS):
        indent = " " * (WIDTH // 2) if width == 5 else ""
        cells = [board.CELL_AT[row, col] for col in range(width)]
        for part in (_cell_name, _cell_doors, _cell_people):
            lines.append((indent + "".join(part(state, cell).ljust(WIDTH) for cell in cells)).rstrip())
        lines.append("")
    secrets = (f"{board.PLACE_NAMES[s]} {_spaces(state, s)} {_people(state, s)}".rstrip() for s in board.SECRETS)
    lines.append("secret rooms: " + " | ".join(secrets))
    return lines


def _outside(state: State) -> str:
    people = _people(state, board.OUTSIDE)
    return f"outside: {people or 'nobody'}"


def _cell_name(state: State, cell: int) -> str:
    room = state.board[cell]
    if room == board.EMPTY:
        return f"{board.PLACE_NAMES[cell]} ......"
    name = box.ROOMS[room].replace("-sanctuary", "-altar").replace("multicoloured", "multi")
    return f"{board.PLACE_NAMES[cell]} {name}"[: WIDTH - 1]


def _cell_doors(state: State, cell: int) -> str:
    room = state.board[cell]
    if room == board.EMPTY:
        return ""
    doors = board.ROOM_DOORS[room][state.rotations[cell]]
    return "   " + (" ".join(name for side, name in enumerate(SIDES) if doors >> side & 1) or "no doors")


def _cell_people(state: State, cell: int) -> str:
    if state.board[cell] == board.EMPTY:
        return ""
    flags = "".join(SEAT_LETTERS[seat] for seat, p in enumerate(state.players) if p.flags >> cell & 1)
    spaces = _spaces(state, cell)
    return f"   {spaces}{' ' + flags if flags and len(state.spaces[cell]) == 1 else ''} {_people(state, cell)}"


def _spaces(state: State, place: int) -> str:
    texts = []
    for seat, reward in zip(state.spaces[place], board.rewards(state.board, place), strict=True):
        text = f"{reward.points or ''}{'t' * reward.treasure}{'c' * reward.card}"
        texts.append(SEAT_LETTERS[seat] if seat >= 0 else text)
    return "/".join(texts)


def _people(state: State, place: int) -> str:
    return "".join(f"*{SEAT_LETTERS[seat]}" for seat, p in enumerate(state.players) if p.place == place)


def _river(state: State) -> list[str]:
    lines = []
    for site, tiles in enumerate(state.river):
        boats = "".join(f" ~{SEAT_LETTERS[seat]}" for seat, p in enumerate(state.players) if p.site == site)
        lines.append(f"site {site}{boats}: {', '.join(box.TILES[tile] for tile in tiles) or 'no tiles'}")
        after = {1: "seaplane", 3: "seaplane", 5: "forest"}.get(site)
        if after:
            lines.append(f"  ({after})")
    prices = ", ".join(f"{name} {pirogue.price(state, i)}" for i, name in enumerate(box.TREASURES))
    piles = " ".join(str(len(pile)) for pile in state.piles)
    lines.append(f"prices: {prices}")
    lines.append(f"keys in stock: {_counts(box.COLOURS, state.keys)}; passages {state.passages}")
    lines.append(
        f"treasure piles: {piles}; cards {len(state.deck)}; rooms {len(state.rooms)}; "
        f"sanctuaries {len(state.sanctuaries)}"
    )
    return lines


def _camps(state: State) -> list[str]:
    lines = []
    for seat, player in enumerate(state.players):
        lines += _camp(state, seat, player)
    return lines


def _camp(state: State, seat: int, player: Player) -> list[str]:
    tent = "tent up" if player.tent else "tent used"
    flags = box.FLAGS - player.flags.bit_count()
    return [
        f"{SEAT_LETTERS[seat]} {state.options.names[seat]}: {player.score} points, {flags} flags, "
        f"{player.passages} passages, {tent}",
        f"    backpack: {_counts(box.COLOURS, player.backpack)}; camp: {_counts(box.COLOURS, player.camp)}",
        f"    treasures: {_counts(box.TREASURES, player.treasures)}; cards: {_counts(box.CARDS, player.cards)}",
    ]


def _counts(names: tuple[str, ...], counts: list[int]) -> str:
    words = [name if count == 1 else f"{count} {name}" for name, count in zip(names, counts, strict=True) if count]
    return ", ".join(words) or "none"
