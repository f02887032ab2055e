"""What a table asks about a choice before it is made, and about an event after it: pure questions, no effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..core import bits
from ..core.action import Action
from ..core.game import Game
from ..core.telling import Event
from . import actions as do
from . import board
from . import components as box
from .rules import explorer, icons, pirogue, scoring
from .rules import shut_in as shut
from .rules.state import State
from .views import Count, PlayerView, View

Worth = explorer.Worth
"""What an excavation gives."""


class Leg(NamedTuple):
    """One place of a route, and whether a secret passage leads into it."""

    place: str
    passage: bool


def route(game: Game[State], action: Action) -> list[Leg]:
    """The places that a "go" leads through, from where the explorer stands to where it ends."""
    seat = game.to_move
    if seat is None or action.verb is not do.GO:
        return []
    goal, start, _, _ = action.args
    legs = explorer.route(game.state, seat, goal, start)
    return [Leg(board.PLACE_NAMES[place], passage) for place, passage in legs]


def worth(game: Game[State], seat: int, place: str, space: int = 0) -> Worth | None:
    """What a flag on a space (counted from 0) would give this player now; None where there is no such space."""
    at = board.PLACE_NAMES.index(place)
    if not 0 <= space < len(board.rewards(game.state.board, at)):
        return None
    return explorer.worth(game.state, seat, at, space)


class ShutIn(NamedTuple):
    """An explorer that has no way on: where it stands, and the colours of doors there that lack a key."""

    place: str
    colours: tuple[str, ...]


def shut_in(game: Game[State], seat: int) -> ShutIn | None:
    """Whether a player has no way on with all that is held and could still be taken in this turn."""
    state = game.state
    if not shut.shut_in(state, seat):
        return None
    colours = tuple(box.COLOURS[colour] for colour in shut.locked_doors(state, seat))
    return ShutIn(board.PLACE_NAMES[state.players[seat].place], colours)


def known_on_top(game: Game[State], events: Iterable[Event], seat: int) -> list[list[str]]:
    """What a player knows to lie on top of each treasure pile, from all that has happened in a game.

    Whoever looked at three knows the two that went back, until somebody else has looked there too.
    """
    known = [0] * len(game.state.piles)
    for event in events:
        if "pile" not in event:
            continue
        pile, own = event["pile"] - 1, event["seat"] == seat
        if event["kind"] == "look":
            known[pile] = icons.LOOK if own else known[pile]
        elif event["kind"] == "keep treasure":
            known[pile] = known[pile] - 1 if own else 0
        elif event["kind"] == "refill":
            known[pile] = max(0, known[pile] - 1)
    piles = zip(game.state.piles, known, strict=True)
    return [[box.TREASURES[treasure] for treasure in pile[:count]] for pile, count in piles]


def way(start: int, goal: int) -> list[str]:
    """What the river brings from one site to another: "seaplane" or "forest", in order."""
    return pirogue.way(start, goal)


def spaces(room: str) -> tuple[box.Reward, ...]:
    """What the spaces of a room give, such as of "pink-bend"."""
    return box.SPACES[box.ROOMS.index(room)]


def secret(place: str) -> box.Reward:
    """What the space of a secret room gives."""
    return box.SECRET_ROOMS[board.PLACE_NAMES.index(place) - board.CELLS]


def doors(room: str, rotation: int) -> list[int]:
    """The sides of a turned room that have a door: 0 is north-east, then clockwise."""
    return bits.members(board.ROOM_DOORS[box.ROOMS.index(room)][rotation])


def opened(view: View, cell: str, room: str, rotation: int) -> list[tuple[int, str, bool]]:
    """For each door of a room put there: its side, the place behind it, and whether one can walk through now."""
    found = []
    for side in doors(room, rotation):
        other = board.PLACE_NAMES[board.NEIGHBOURS[board.PLACE_NAMES.index(cell)][side]]
        found.append((side, other, other == "out" or other in view["temple"]))
    return found


class Joint(NamedTuple):
    """A side that a room would share: the place behind it, and the colours of the doors there (none: a wall)."""

    side: int
    place: str
    colours: tuple[str, ...]


def joints(view: View, cell: str, room: str, rotation: int) -> list[Joint]:
    """What a room put there would join: each discovered neighbour, and the outside where a door leads there."""
    own, found = doors(room, rotation), []
    for side, other in enumerate(board.NEIGHBOURS[board.PLACE_NAMES.index(cell)]):
        name = board.PLACE_NAMES[other]
        there = view["temple"].get(name)
        rooms = [room] if side in own else []
        if there is not None and (side + 3) % len(box.SIDES) in doors(there["room"], there["rotation"]):
            rooms.append(there["room"])
        if there is not None or (name == "out" and rooms):
            found.append(Joint(side, name, tuple(dict.fromkeys(one.partition("-")[0] for one in rooms))))
    return found


def reveals(event: Event) -> bool:
    """Whether an event showed somebody something that was hidden before, so that it cannot be taken back."""
    kind = event["kind"]
    if kind == "room":
        return str(event["room"]).endswith("-sanctuary")  # the next one is turned up at once
    return kind in ("look", "refill", "round", "over")


def unsaid(action: Action) -> bool:
    """Whether an action can end a turn without saying so; packing comes before the first turn."""
    return action.verb not in (do.END_TURN, do.PACK)


def key_points(camp: Count) -> int:
    """What camp keys, counted by colour, would score now."""
    return scoring.key_points([camp.get(colour, 0) for colour in box.COLOURS])


def door_points(view: View, seat: int, colour: str) -> int:
    """What a scoring of a colour would give a player now."""
    rooms = [view["temple"][place] for place in view["players"][seat]["flags"]]
    numbers = [box.ROOMS.index(room["room"]) for room in rooms if "room" in room]
    wanted = box.COLOURS.index(colour)
    return sum(board.ROOM_DOOR_COUNT[number] for number in numbers if board.ROOM_COLOUR[number] == wanted)


def delivery_points(view: View, treasure: str, count: int) -> int:
    """What delivering so many treasures of a type would score in the delivery at hand."""
    plus = box.DELIVERY_PLUS if view["decision"].get("plus_two") else 0
    return count * (view["prices"][treasure] + plus)


def flags_left(player: PlayerView) -> int:
    """How many flags a player of a view has not placed yet."""
    return box.FLAGS - len(player["flags"])
