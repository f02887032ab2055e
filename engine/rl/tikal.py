"""Tikal in numbers: its actions, and what a seat sees."""

from __future__ import annotations

from collections import Counter

from ..core.action import Action
from ..tikal import actions as do
from ..tikal import board
from ..tikal import components as box
from ..tikal.rules.state import PHASES, SCORINGS
from ..tikal.ruleset import VALUES
from ..tikal.views import HexView, PlayerView, View
from .actions import ActionIndex
from .layout import Layout, Vector, count, from_seat, mark

SEATS = len(box.PLAYERS)
TILES = len(box.STACK_NAMES)
KINDS = len(box.KIND_NAMES)
AWAY = ("supply", "out", "guard")  # where a leader is when on no hex
ALL_TILES = Counter(name for names in box.SETS.values() for name in names)
MOST_EQUAL = max(ALL_TILES.values())

LAYOUT = Layout(
    table=len(box.NUMBERS),  # how many players there are
    seat=SEATS,  # one's own
    rules=len(VALUES) + 1,  # of the edition, and whether turns are auctioned
    decision=len(PHASES),
    to_move=SEATS,  # from here on players are counted from oneself clockwise
    owner=SEATS,  # whose turn it is, which differs from who moves in a scoring round
    scoring=len(SCORINGS),
    queue=SEATS,  # in which order they follow in a scoring round
    action_points=1,
    tile=TILES,  # in hand
    stack=1,
    to_come=TILES,  # in the stack, which follows from what has been turned up
    out=TILES,
    shown=TILES,  # in the auction
    bid=1,
    bidder=SEATS,
    passed=SEATS,
    played=SEATS,
    floors=len(box.FLOORS),
    treasures_left=1,
    worked=board.CELLS,  # levels and treasures of each hex in this turn
    kind=(board.CELLS, KINDS),
    stones=(board.CELLS, 6),  # on the sides, clockwise from the north
    value=board.CELLS,
    buried=board.CELLS,
    present=SEATS,  # who takes part
    score=SEATS,
    supply=SEATS,
    removed=SEATS,
    treasures=(SEATS, len(box.TREASURES)),
    leader_away=(SEATS, len(AWAY)),
    leader=(SEATS, board.CELLS),
    workers=(SEATS, board.CELLS),
    camps=(SEATS, board.CELLS),
    guards=(SEATS, len(do.MEMBERS), board.CELLS),
)


def _possible(action: Action) -> bool:
    """Nobody walks on the spot."""
    return action.verb is not do.MOVE or action.fields["start"] != action.fields["place"]


ACTIONS = ActionIndex(do.GRAMMAR, _possible)


def encode(view: View) -> Vector:
    """What a seat sees as numbers."""
    observation = LAYOUT.blank()
    parts = LAYOUT.parts(observation)
    places = from_seat(view)
    parts["table"][box.NUMBERS.index(len(places))] = 1
    parts["seat"][view["seat"]] = 1
    for i, (field, values) in enumerate(VALUES.items()):
        parts["rules"][i] = values.index(view["options"][field])  # type: ignore[literal-required]
    parts["rules"][-1] = view["options"]["auction"]
    _turn(view, parts, places)
    _tiles(view, parts)
    for name, entry in view["board"].items():
        _hex(entry, parts, board.NAMES.index(name))
    for place, player in zip(places, view["players"], strict=True):
        _player(player, parts, place)
    return observation


def _turn(view: View, parts: dict[str, Vector], places: list[int]) -> None:
    mark(parts["decision"], PHASES, view["decision"]["step"])
    mark(parts["scoring"], SCORINGS, view["scoring"])
    for name, seat in (
        ("to_move", view["to_move"]),
        ("owner", view["owner"]),
        ("bidder", view["auction"]["bidder"]),
    ):
        if seat is not None:
            parts[name][places[seat]] = 1
    for name, seats in (("queue", view["queue"]), ("passed", view["auction"]["passed"])):
        for i, seat in enumerate(seats):
            parts[name][places[seat]] = (i + 1) / SEATS
    for seat in view["auction"]["played"]:
        parts["played"][places[seat]] = 1
    parts["action_points"][0] = view["action_points"] / box.ACTION_POINTS
    parts["bid"][0] = view["auction"]["bid"] / 100
    count(parts["worked"], board.NAMES, view["worked"], box.MOST_PER_HEX)


def _tiles(view: View, parts: dict[str, Vector]) -> None:
    mark(parts["tile"], box.STACK_NAMES, view["tile"])
    parts["stack"][0] = view["stack"] / len(box.SET_AT)
    turned_up = [entry["tile"] for entry in view["board"].values()] + view["out"] + view["auction"]["shown"]
    if view["tile"] is not None:
        turned_up.append(view["tile"])
    count(parts["to_come"], box.STACK_NAMES, ALL_TILES - Counter(turned_up), MOST_EQUAL)
    count(parts["out"], box.STACK_NAMES, view["out"], MOST_EQUAL)
    count(parts["shown"], box.STACK_NAMES, view["auction"]["shown"], MOST_EQUAL)
    for name, left in view["floors"].items():
        parts["floors"][int(name)] = left / max(box.FLOORS)
    parts["treasures_left"][0] = view["treasures"] / (len(box.TREASURES) * box.TREASURES_PER_TYPE)


def _hex(entry: HexView, parts: dict[str, Vector], cell: int) -> None:
    tile = box.TILES.index(entry["tile"])
    parts["kind"][cell, box.KIND[tile]] = 1
    parts["stones"][cell] = board.STONES[tile][entry["rotation"]]
    parts["stones"][cell] /= 3
    parts["value"][cell] = entry.get("value", 0) / box.HIGHEST
    parts["buried"][cell] = entry.get("treasures", 0) / 4


def _player(player: PlayerView, parts: dict[str, Vector], place: int) -> None:
    parts["present"][place] = 1
    parts["score"][place] = player["score"] / 100
    parts["supply"][place] = player["supply"] / box.WORKERS
    parts["removed"][place] = player["removed"] / box.WORKERS
    count(parts["treasures"][place], box.TREASURES, player["treasures"], box.TREASURES_PER_TYPE)
    if player["leader"] in AWAY:
        mark(parts["leader_away"][place], AWAY, player["leader"])
    else:
        mark(parts["leader"][place], board.NAMES, player["leader"])
    count(parts["workers"][place], board.NAMES, player["workers"], box.WORKERS)
    count(parts["camps"][place], board.NAMES, player["camps"], 1)
    for name, member in player["guards"].items():
        parts["guards"][place, do.MEMBERS.index(member), board.NAMES.index(name)] = 1
