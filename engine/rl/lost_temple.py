"""Lost Temple in numbers: its actions, and what a seat sees."""

from __future__ import annotations

from ..core.action import Action
from ..lost_temple import actions as do
from ..lost_temple import board
from ..lost_temple import components as box
from ..lost_temple.position.position import ROUNDS
from ..lost_temple.position.steps import PARTS
from ..lost_temple.views import Count, PlayerView, RoomView, View
from .actions import ActionIndex
from .layout import Layout, Vector, count, from_seat, mark

SEATS = len(box.PLAYERS)
NUMBERS = tuple(box.DEALS)
DECISIONS = (*PARTS, "over")
CELL_NAMES = board.PLACE_NAMES[: board.CELLS]
SECRET_NAMES = board.PLACE_NAMES[board.CELLS : board.OUTSIDE]
LIGHT = box.ROOMS[: box.LIGHT_ROOMS]
SANCTUARIES = tuple(box.ROOMS[room] for room in box.SANCTUARIES)
SPACES = max(map(len, box.SPACES))
DEEPEST = 4  # equal decisions that wait at once, at most
PILE = max(*box.TREASURE_PILES, *box.CONTROL_PILES)
CARDS = sum(box.CARD_COUNTS)
MOST_CARDS = max(box.CARD_COUNTS)

LAYOUT = Layout(
    table=len(NUMBERS),  # how many players there are
    seat=SEATS,  # one's own
    options=2,
    round=len(ROUNDS),
    first=SEATS,  # from here on players are counted from oneself clockwise
    to_move=SEATS,
    decision=len(DECISIONS),
    waiting=len(DECISIONS),  # how many decisions of each kind the turn still brings
    icons_tile=len(box.TILES),  # whose icons are being used, and which of them are
    icons_used=3,
    delivery=3,  # may be left out, two points more, several types
    delivered_now=len(box.TREASURES),
    pile=len(box.TREASURE_PILES),  # that is looked at
    room=box.LIGHT_ROOMS,  # in hand
    rescued=1,
    came_from=board.PLACES,
    seen_treasures=len(box.TREASURES),
    seen_cards=len(box.CARDS),
    seen_rooms=box.LIGHT_ROOMS,
    wheel=len(box.PRICES),
    prices=len(box.TREASURES),
    stock_keys=len(box.COLOURS),
    stock_passages=1,
    piles=len(box.TREASURE_PILES),
    face_up=len(box.TREASURES),
    delivered=len(box.TREASURES),
    deck=1,
    discards=len(box.CARDS),
    rooms_left=1,
    next_sanctuary=len(SANCTUARIES),
    sanctuaries_left=1,
    river=(box.SITES, len(box.TILES)),
    light=(board.CELLS, box.LIGHT_ROOMS),
    dark=(board.CELLS, len(SANCTUARIES) + 1),
    doors=(board.CELLS, 6),  # clockwise from the north-east
    spaces=(board.OUTSIDE, SPACES, SEATS),  # whose flag is on each space
    secret=len(SECRET_NAMES),  # secret rooms that are there
    present=SEATS,  # who takes part
    score=SEATS,
    site=(SEATS, box.SITES),
    place=(SEATS, board.PLACES),
    backpack=(SEATS, len(box.COLOURS)),
    camp=(SEATS, len(box.COLOURS)),  # by name as far as one may know, and how many in all
    camp_keys=SEATS,
    treasures=(SEATS, len(box.TREASURES)),
    treasure_count=SEATS,
    cards=(SEATS, len(box.CARDS)),
    card_count=SEATS,
    passages=SEATS,
    tent=SEATS,
    flags=(SEATS, board.PLACES),
    tiles=(SEATS, len(box.TILES)),
)


def _possible(action: Action) -> bool:
    """A move by a passage comes from a neighbour and costs something."""
    if action.verb is not do.GO:
        return True
    goal, start, tokens, cards = action.args
    return start == do.NOWHERE or bool(board.NEAR[goal] >> start & 1 and tokens + cards)


ACTIONS = ActionIndex(do.GRAMMAR, _possible)


def encode(view: View) -> Vector:
    """What a seat sees as numbers."""
    observation = LAYOUT.blank()
    parts = LAYOUT.parts(observation)
    places = from_seat(view)
    parts["table"][NUMBERS.index(len(places))] = 1
    parts["seat"][view["seat"]] = 1
    parts["options"][:] = view["options"]["more_control"], view["options"]["short_game"]
    mark(parts["round"], ROUNDS, view["round"])
    parts["first"][places[view["first"]]] = 1
    if view["to_move"] is not None:
        parts["to_move"][places[view["to_move"]]] = 1
    _decisions(view, parts)
    _stock(view, parts)
    for site, tiles in enumerate(view["river"]):
        count(parts["river"][site], box.TILES, tiles, 1)
    for name, room in view["temple"].items():
        _room(room, parts, board.PLACE_NAMES.index(name), places)
    for place, player in zip(places, view["players"], strict=True):
        _player(player, parts, place)
    return observation


def _decisions(view: View, parts: dict[str, Vector]) -> None:
    mark(parts["decision"], DECISIONS, view["decision"]["step"])
    for step in view["steps"]:
        parts["waiting"][DECISIONS.index(step["step"])] += 1 / DEEPEST
        if "used" in step:
            mark(parts["icons_tile"], box.TILES, step["tile"])
            for number in step["used"]:
                parts["icons_used"][int(number) - 1] = 1
        if "optional" in step:  # of several deliveries only the last can have begun
            parts["delivery"][:] = step["optional"], step["plus_two"], step["several"]
            count(parts["delivered_now"], box.TREASURES, step["types"], 1)
        if "pile" in step:
            parts["pile"][step["pile"] - 1] = 1
        if "room" in step:
            mark(parts["room"], LIGHT, step["room"])
        if step.get("rescued"):
            parts["rescued"][0] = 1
        if "from" in step:
            mark(parts["came_from"], board.PLACE_NAMES, step["from"])
    for name in view["seen"]:
        for part, names in (("treasures", box.TREASURES), ("cards", box.CARDS), ("rooms", LIGHT)):
            if name in names:
                parts[f"seen_{part}"][names.index(name)] += 1 / 3


def _stock(view: View, parts: dict[str, Vector]) -> None:
    parts["wheel"][view["wheel"]] = 1
    count(parts["prices"], box.TREASURES, view["prices"], max(box.PRICES) + box.DELIVERY_PLUS)
    count(parts["stock_keys"], box.COLOURS, view["stock"]["keys"], box.KEYS_PER_COLOUR)
    parts["stock_passages"][0] = view["stock"]["passages"] / box.PASSAGES
    for i, size in enumerate(view["treasures"]["piles"]):
        parts["piles"][i] = size / PILE
    count(parts["face_up"], box.TREASURES, view["treasures"]["face_up"], box.FACE_UP)
    count(parts["delivered"], box.TREASURES, view["treasures"]["delivered"], box.TREASURES_PER_TYPE)
    parts["deck"][0] = view["cards"]["deck"] / CARDS
    count(parts["discards"], box.CARDS, view["cards"]["discards"], MOST_CARDS)
    parts["rooms_left"][0] = view["rooms"] / len(box.ROOM_PILE)
    mark(parts["next_sanctuary"], SANCTUARIES, view["sanctuaries"]["next"])
    parts["sanctuaries_left"][0] = view["sanctuaries"]["left"] / len(SANCTUARIES)


def _room(room: RoomView, parts: dict[str, Vector], place: int, places: list[int]) -> None:
    for space, seat in enumerate(room["spaces"]):
        if seat is not None:
            parts["spaces"][place, space, places[seat]] = 1
    if place >= board.CELLS:
        parts["secret"][place - board.CELLS] = 1
        return
    number = box.ROOMS.index(room["room"])
    if number < box.LIGHT_ROOMS:
        parts["light"][place, number] = 1
        for side in range(6):
            parts["doors"][place, side] = board.ROOM_DOORS[number][room["rotation"]] >> side & 1
    else:
        parts["dark"][place, number - box.LIGHT_ROOMS] = 1


def _player(player: PlayerView, parts: dict[str, Vector], place: int) -> None:
    parts["present"][place] = 1
    parts["score"][place] = player["score"] / 100
    parts["site"][place, player["site"]] = 1
    mark(parts["place"][place], board.PLACE_NAMES, player["place"])
    count(parts["backpack"][place], box.COLOURS, player["backpack"], box.KEYS_PER_COLOUR)
    keys = len(box.COLOURS) * box.KEYS_PER_COLOUR
    treasures = len(box.TREASURES) * box.TREASURES_PER_TYPE
    parts["camp_keys"][place] = (
        _known(parts["camp"][place], box.COLOURS, player["camp"], box.KEYS_PER_COLOUR) / keys
    )
    held = _known(parts["treasures"][place], box.TREASURES, player["treasures"], box.TREASURES_PER_TYPE)
    parts["treasure_count"][place] = held / treasures
    parts["card_count"][place] = _known(parts["cards"][place], box.CARDS, player["cards"], MOST_CARDS) / CARDS
    parts["passages"][place] = player["passages"] / box.PASSAGES
    parts["tent"][place] = player["tent"]
    count(parts["flags"][place], board.PLACE_NAMES, player["flags"], 1)
    count(parts["tiles"][place], box.TILES, player["tiles"], 1)


def _known(part: Vector, names: tuple[str, ...], found: Count | int, most: int) -> int:
    """Count what is known by name; how many there are in all is known of everybody."""
    if isinstance(found, int):
        return found
    count(part, names, found, most)
    return sum(found.values())
