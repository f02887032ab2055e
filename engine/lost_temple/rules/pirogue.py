"""The pirogue phase: a tile is chosen, and the river brings seaplanes and the forest on the way."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import components as box
from .state import Player, State, Step

TAKE = [do.TAKE(tile) for tile in range(len(box.TILES))]
PAY = [do.PAY(colour) for colour in range(len(box.COLOURS))]
PAY_FINE = [do.PAY_FINE()]
DELIVER = [
    [do.DELIVER(treasure, count) for count in range(1, box.TREASURES_PER_TYPE + 1)]
    for treasure in range(len(box.TREASURES))
]
PADDLE_ON = do.PADDLE_ON()
DELIVERED = do.DELIVERED()


def tile_choices(state: State, player: Player, step: Step) -> list[Action]:
    """Any tile on the board: no site is more than five away."""
    return [TAKE[tile] for site in state.river for tile in site]


def way(start: int, goal: int) -> list[str]:
    """What the river brings between two sites: "seaplane" or "forest", in order."""
    events = []
    for i in range((goal - start) % box.SITES):
        site = (start + i) % box.SITES
        if site in box.SEAPLANES_AFTER:
            events.append("seaplane")
        elif site == box.FOREST_AFTER:
            events.append("forest")
    return events


def take(state: State, tile: int) -> None:
    """Paddle to a tile's site and take it, after what lies on the way."""
    player = state.players[state.turn]
    goal = next(site for site, tiles in enumerate(state.river) if tile in tiles)
    state.steps[-1] = ("icons", tile, 0)
    for event in reversed(way(player.site, goal)):
        state.steps.append(("forest",) if event == "forest" else ("delivery", True, False, False, 0))
    state.tell("paddle", start=player.site, site=goal, tile=box.TILES[tile])
    player.site = goal
    player.tiles = (*player.tiles, tile)
    state.river[goal] = tuple(other for other in state.river[goal] if other != tile)


def forest_choices(state: State, player: Player, step: Step) -> list[Action]:
    """A key from the backpack, or the fine for having none."""
    return [PAY[colour] for colour, count in enumerate(player.backpack) if count] or PAY_FINE


def pay(state: State, colour: int) -> None:
    """Pay a key for crossing the forest."""
    state.players[state.turn].backpack[colour] -= 1
    state.keys[colour] += 1
    state.steps.pop()
    state.tell("forest", key=box.COLOURS[colour])


def pay_fine(state: State) -> None:
    """Cross the forest without a key."""
    state.steps.pop()
    state.gain(state.players[state.turn], -box.FOREST_FINE, "forest")


def price(state: State, treasure: int) -> int:
    """What one treasure of a type is worth now."""
    return box.PRICES[(treasure - state.wheel) % len(box.PRICES)]


def delivery_choices(state: State, player: Player, step: Step) -> list[Action]:
    """How many treasures of which type to deliver, and whether to leave it at that."""
    _, optional, _, several, types = step
    found: list[Action] = []
    for treasure, count in enumerate(player.treasures):
        if count and (not types or (several and not int(types) >> treasure & 1)):
            found += DELIVER[treasure][:count]
    if types:
        found.append(DELIVERED)
    elif optional:
        found.append(PADDLE_ON)
    return found


def skip_delivery(state: State, player: Player, step: Step) -> bool:
    """Nothing to deliver, or nothing more: the delivery is over without asking."""
    *_, types = step
    if any(player.treasures) and (not types or len(delivery_choices(state, player, step)) > 1):
        return False
    finish_delivery(state)
    return True


def deliver(state: State, treasure: int, count: int) -> None:
    """Deliver treasures of one type at the wheel's price."""
    player = state.players[state.turn]
    _, optional, plus_two, several, types = state.steps[-1]
    player.treasures[treasure] -= count
    state.delivered[treasure] += count
    each = price(state, treasure) + (box.DELIVERY_PLUS if plus_two else 0)
    state.gain(player, count * each, "delivery", treasure=box.TREASURES[treasure], count=count, price=each)
    state.steps[-1] = ("delivery", optional, plus_two, several, int(types) | 1 << treasure)


def finish_delivery(state: State) -> None:
    """End a delivery; the wheel turns if anything was delivered."""
    step = state.steps.pop()
    if step[4]:
        state.wheel = (state.wheel + 1) % len(box.PRICES)
        state.tell("wheel", wheel=state.wheel)
