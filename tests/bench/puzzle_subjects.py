"""What the search for puzzles knows of each game: which choices can make points in one turn, and where to hope."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import Action, Game
from engine.lost_temple import actions as temple_do
from engine.lost_temple import board as temple_board
from engine.lost_temple import components as temple_box
from engine.lost_temple.expert.candidates import candidates
from engine.lost_temple.rules import explorer, temple
from engine.tikal import actions as tikal_do
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.rules import members, paths
from engine.tikal.rules.state import IN_SUPPLY
from tests.bench.puzzle_search import Subject

# ---- Tikal ---------------------------------------------------------------------------------------


def tikal_choices(game: Game[Any]) -> Iterator[Action]:
    """Everything but treasures from the ground, and walks that lead to nothing one can do there."""
    return (action for action in tikal_open(game) if action.verb is not tikal_do.RECOVER)


def tikal_open(game: Game[Any]) -> Iterator[Action]:
    """Everything but walks that lead to nothing one can do there."""
    state = game.state
    last = game.moves[-1] if game.moves else None
    for action in game.legal_actions():
        if action.verb is tikal_do.MOVE:
            _, start, goal = action.args
            open_temple = state.values[goal] and not state.guarded >> goal & 1
            if not (open_temple or state.buried[goal] or state.sites >> goal & 1):
                continue
            if last is not None and last.verb is tikal_do.MOVE and start == last.args[2]:
                continue
        if last is not None and action.verb is last.verb and action.args < last.args:
            continue  # the same in another order
        yield action


def tikal_hope(game: Game[Any], seat: int) -> float:
    """What the points left could buy at best: temples to take and floors to uncover, the cheapest points first."""
    state = game.state
    player = state.players[seat]
    spots = list(board.cells_in(player.present))
    near = paths.nearest(state, player)
    offers: list[tuple[float, int, float]] = []  # points per action point, what it costs, points
    for cell in state.cells:
        value = state.values[cell]
        if not value or state.guarded >> cell & 1:
            continue
        own = members.strength(player, cell)
        top = max(members.strength(other, cell) for i, other in enumerate(state.players) if i != seat)
        lacking = top - own + 1
        if lacking > 0:
            costs = [paths.cost(state, player, spot, cell) for spot in spots if spot != cell]
            if player.supply:
                costs.append(1 + near[cell])
            each = min(costs, default=paths.FAR)
            price = lacking * each
            led = paths.FAR
            if player.leader >= 0 and player.leader != cell:
                led = paths.cost(state, player, player.leader, cell)
            elif player.leader == IN_SUPPLY:
                led = 1 + near[cell]
            if led < paths.FAR:
                price = min(price, led + max(0, lacking - box.LEADER_STRENGTH) * each)
            if price <= state.ap:
                offers.append((value / max(1, price), price, value))
        if own and lacking <= 0:
            offers.append((0.5, 4, 2.0))
    offers.sort(reverse=True)
    left, hope = state.ap, 0.0
    for _, price, value in offers:
        if left <= 0:
            break
        share = min(1.0, left / max(1, price))
        hope += share * value
        left -= price
    return hope


def tikal_key(game: Game[Any], seat: int) -> object:
    """Everything that a turn can change."""
    state = game.state
    player = state.players[seat]
    return (
        state.ap,
        tuple(player.workers),
        player.leader,
        player.camps,
        player.guards,
        tuple(player.treasures),
        tuple(state.values),
        tuple(sorted(state.worked.items())),
    )


def tikal_stage(game: Game[Any]) -> int:
    """Action points spent."""
    return 1 + box.ACTION_POINTS - int(game.state.ap)


# ---- Lost Temple ---------------------------------------------------------------------------------

SHOWING = (temple_do.LOOK_CARDS, temple_do.LOOK_ROOMS, temple_do.LOOK_TREASURES)


def temple_choices(game: Game[Any]) -> list[Action]:
    """What can make points with what lies open; hidden things are looked at only where a turn demands it."""
    found = temple_open(game)
    return [action for action in found if action.verb not in SHOWING] or found


def temple_open(game: Game[Any]) -> list[Action]:
    """All choices, of placements and walks one of each kind; a key for the camp makes no points in this turn."""
    state = game.state
    legal = candidates(game) if state.steps[-1][0] == "place" else game.legal_actions()
    rooms = explorer.open_rooms(state, state.players[state.turn])
    found = []
    for action in legal:
        if action.verb is temple_do.KEY and action.args[1] == temple_do.CAMP:
            continue
        if action.verb is temple_do.GO and not rooms >> action.args[0] & 1:
            continue
        found.append(action)
    return found or list(legal)


def temple_hope(game: Game[Any], seat: int) -> float:
    """The best excavations in reach, as many as the turn still has, and what the tile gives."""
    state = game.state
    player = state.players[seat]
    names = [step[0] for step in state.steps]
    times = names.count("explore") + player.cards[temple_box.CARD_EXPLORATION] + player.tent
    rooms = explorer.open_rooms(state, player)
    hope = 0.0
    if times and rooms:
        doors = temple.flagged_doors(state, player.flags)
        layers = explorer.reach(
            state, player.place, explorer.locked_colours(player), explorer.passages_held(player)
        )
        reachable = 0
        for layer in layers:
            reachable |= layer
        worths = []
        for place in temple_board.places_in(reachable & rooms):
            spaces = state.spaces[place]
            gained = explorer.worth(state, seat, place, spaces.index(-1) if -1 in spaces else 0, doors)
            worths.append(gained.points)
        hope += sum(sorted(worths, reverse=True)[:times])
    for step in state.steps:
        if step[0] == "icons":
            for i, icon in enumerate(temple_box.TILE_ICONS[int(step[1])]):
                if int(step[2]) >> i & 1:
                    continue
                if icon >= temple_box.POINTS:
                    hope += icon - temple_box.POINTS
                elif icon == temple_box.SCORING:
                    hope += max(temple.flagged_doors(state, player.flags))
    return hope


def temple_key(game: Game[Any], seat: int) -> object:
    """Everything that a turn can change and that can matter for its points."""
    state = game.state
    player = state.players[seat]
    return (
        tuple(state.steps),
        player.score,
        player.site,
        player.place,
        tuple(player.backpack),
        tuple(player.treasures),
        tuple(player.cards),
        player.passages,
        player.tent,
        player.flags,
        state.wheel,
        tuple(state.board),
        tuple(state.rotations),
        tuple(state.spaces),
    )


def temple_stage(game: Game[Any]) -> int:
    """Decisions made."""
    return len(game.moves)


SUBJECTS = {
    "tikal": Subject(tikal_choices, tikal_open, tikal_hope, tikal_key, tikal_stage),
    "lost-temple": Subject(temple_choices, temple_open, temple_hope, temple_key, temple_stage),
}
