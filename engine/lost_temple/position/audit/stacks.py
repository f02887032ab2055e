"""Which decisions can be waiting: what each of them stands on, and what must have happened before it is asked.

The rules put decisions on the stack in flow.TURNS, pirogue.take, extras.play, icons and explorer.dig. For
positions from outside the same is said here as a table; a test plays at random and meets every pair of it, and no
other.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ....core.errors import PositionError
from ... import actions as do
from ... import board
from ... import components as box
from ...rules import explorer, extras, flow, icons, pirogue
from ...rules.state import Player, State
from .. import steps

NOTHING = "nothing"
# Cards and the tent's key come at any moment, unless something else has to be finished first.
ANY_MOMENT = tuple(name for name in steps.PARTS if name not in extras.BUSY)
# An excavation takes the place of the exploration it belongs to, and its bonus comes before the step back.
EXCAVATED = (*extras.BETWEEN, "back")
STANDS_ON: dict[str | int, tuple[str, ...]] = {
    "pack": (NOTHING, "pack"),
    "end": (NOTHING,),
    "explore": extras.BETWEEN,
    "dig": extras.BETWEEN,
    "back": extras.BETWEEN,
    "pirogue": ("explore",),
    "icons": ("explore",),
    "forest": ("icons", "delivery"),
    "delivery": ANY_MOMENT,  # on icons one that the river brings, else that of a card
    "look rooms": ("icons",),
    "place": ("icons",),
    "treasure": EXCAVATED,
    "look treasures": EXCAVATED,
    "look cards": EXCAVATED,
    "refill": EXCAVATED,
    "card key": ANY_MOMENT,
    "tent key": ANY_MOMENT,
}
# Where the decisions of the pirogue phase stand, on the end of the turn and the explorer phase to come.
PIROGUE_PHASE = 2


def check(state: State) -> None:
    """Raise PositionError when the decisions that wait could not have come up, or do not all have a choice."""
    names = [str(step[0]) for step in state.steps]
    if state.round == flow.OVER:
        if names:
            raise PositionError("steps", "a game that is over has no decisions left")
        return
    if not names:
        raise PositionError("steps", "a game under way waits for a decision")
    _check_order(state, names)
    for i, step in enumerate(state.steps):
        need = NEEDS.get(step[0])
        if need is not None:
            _complain(f"steps[{i}]", need(state, state.players[state.turn], i))
    _complain("steps", _lacks_tent(state, state.players[state.turn]))
    trial = state.copy()
    flow.advance(trial)
    if trial.steps != state.steps or trial.turn != state.turn:
        raise PositionError("steps", f'there is nothing to decide at "{names[-1]}"')


def _complain(where: str, what: str) -> None:
    if what:
        raise PositionError(where, what)


def _check_order(state: State, names: list[str]) -> None:
    """Each decision stands on one that it can stand on, and the turn begins as turns of this round do."""
    opening = [str(step[0]) for step in flow.TURNS[state.round]]
    if state.round == flow.SETUP and names != opening[: len(names)]:
        raise PositionError("steps", f"{', '.join(names)} cannot be in this round")
    if state.round != flow.SETUP and names[0] != opening[0]:
        raise PositionError("steps", "the first step of a turn under way should be its end")
    below = NOTHING
    for i, name in enumerate(names):
        if below not in STANDS_ON[name]:
            raise PositionError(f"steps[{i}]", f'"{name}" cannot come up while "{below}" waits')
        below = name
    for i, name in enumerate(names):
        if name not in ("pirogue", "icons"):
            continue
        if "pirogue" not in opening:
            raise PositionError(f"steps[{i}]", "there is no pirogue phase in the last turn")
        if i != PIROGUE_PHASE:
            raise PositionError(f"steps[{i}]", "a turn has one pirogue phase, before its own explorer phase")


# ---- what each decision needs, or a sentence on what is wrong ------------------------------------


def _pirogue(state: State, player: Player, i: int) -> str:
    return "" if any(state.river) else "there are no tiles left on the river"


def _icons(state: State, player: Player, i: int) -> str:
    _, tile, used = state.steps[i]
    if not player.tiles or player.tiles[-1] != tile:
        return "the tile is not the one that the player took last"
    listed = box.TILE_ICONS[int(tile)]
    if int(used) >> len(listed):
        return f"the tile has only {len(listed)} icons"
    for number, (one, other) in enumerate(pairwise(listed)):
        if one == other and int(used) >> number & 3 == 2:
            return "of two equal icons the first is used first"
    return ""


def _pirogue_phase(state: State) -> str:
    """The decision of the pirogue phase that waits, if it is not over."""
    name = state.steps[PIROGUE_PHASE][0] if len(state.steps) > PIROGUE_PHASE else ""
    return str(name) if name in ("pirogue", "icons") else ""


def _on_the_way(state: State, i: int) -> bool:
    """Whether the river can bring everything between the tile's icons and this step, on the way to the tile."""
    if _pirogue_phase(state) != "icons" or state.steps[PIROGUE_PHASE][2]:
        return False
    player = state.players[state.turn]
    events = ["forest" if step[0] == "forest" else "seaplane" for step in state.steps[PIROGUE_PHASE + 1 : i + 1]]
    # Everybody begins a round at site 0, and what lies behind the pirogue already is not on the stack.
    starts = range(box.SITES) if len(player.tiles) > 1 else range(player.site)
    return any(pirogue.way(start, player.site) == events[::-1] for start in starts)


def _forest(state: State, player: Player, i: int) -> str:
    return "" if _on_the_way(state, i) else "the pirogue does not come through the forest on its way here"


def _delivery(state: State, player: Player, i: int) -> str:
    _, optional, plus_two, several, types = state.steps[i]
    if optional and (plus_two or several or types):
        return "a delivery can be left out only as long as nothing was played or delivered"
    if not optional and i < len(state.steps) - 1:
        return "a delivery that has to be made is finished before anything else is begun"
    if types and not several:
        return "a delivery of one type is over when it is made"
    for played, card in ((plus_two, box.CARD_PLUS_TWO), (several, box.CARD_SEVERAL)):
        if played and card not in state.discards:
            return f"the card {box.CARDS[card]} is not on the discards"
    for treasure, count in enumerate(state.delivered):
        if int(types) >> treasure & 1 and not count:
            return f"no {box.TREASURES[treasure]} has been delivered"
    if not optional and box.CARD_ANYWHERE in state.discards:
        return ""
    if not (optional or plus_two or several) or not _on_the_way(state, i):
        return "no card and no seaplane on the way allows a delivery here"
    return ""


def _explore(state: State, player: Player, i: int) -> str:
    if not state.steps[i][1]:
        return ""
    if i < PIROGUE_PHASE and _pirogue_phase(state):
        return "no key was bought in an explorer phase that is still to come"
    return "" if any(player.backpack) else "the key that was bought is not in the backpack"


def _dig(state: State, player: Player, i: int) -> str:
    if not explorer.open_rooms(state, player) >> player.place & 1:
        return "there is nothing to excavate where the explorer is"
    if state.steps[i][1] != do.NOWHERE:
        return _came_by_passage(state, player, int(state.steps[i][1]))
    return "only a passage leads into a secret room" if board.SECRET_MASK >> player.place & 1 else ""


def _back(state: State, player: Player, i: int) -> str:
    if not player.flags >> player.place & 1:
        return "nothing was excavated where the explorer is"
    return _came_by_passage(state, player, int(state.steps[i][1]))


def _came_by_passage(state: State, player: Player, start: int) -> str:
    if not board.NEAR[player.place] >> start & 1 or not state.discovered >> start & 1:
        return "the explorer cannot have come from there"
    if not state.passages and box.CARD_PASSAGE not in state.discards:
        return "no passage has been paid"
    return ""


def _bonus(state: State, player: Player) -> box.Reward:
    """What the space that the player took at this place has given."""
    if player.place == board.OUTSIDE or state.turn not in state.spaces[player.place]:
        return explorer.NO_REWARD
    return board.rewards(state.board, player.place)[state.spaces[player.place].index(state.turn)]


def _icon_used(state: State, icon: int, i: int) -> bool:
    """Whether a decision stands on the icons of a tile, of which such a one is used."""
    name, *known = state.steps[i - 1]
    if name != "icons":
        return False
    tile, used = map(int, known)
    return any(found == icon and used >> number & 1 for number, found in enumerate(box.TILE_ICONS[tile]))


def _treasure(state: State, player: Player, i: int) -> str:
    if not _bonus(state, player).treasure:
        return "no treasure was excavated where the explorer is"
    return "" if icons.treasure_choices(state) else "there are no treasures left"


def _treasure_icon_or_bonus(state: State, player: Player, i: int) -> str:
    if not _icon_used(state, box.TREASURE, i) and not _bonus(state, player).treasure:
        return "neither an icon nor an excavation has given a treasure"
    return ""


def _look_treasures(state: State, player: Player, i: int) -> str:
    pile = int(state.steps[i][1])
    if pile >= len(state.piles) or not state.piles[pile]:
        return "that treasure pile is empty"
    return _treasure_icon_or_bonus(state, player, i)


def _refill(state: State, player: Player, i: int) -> str:
    if not state.options.more_control or not all(state.piles):
        return "there is no pile to choose"
    return _treasure_icon_or_bonus(state, player, i)


def _look_cards(state: State, player: Player, i: int) -> str:
    if not state.deck:
        return "the deck is empty"
    if not _icon_used(state, box.CARD, i) and not _bonus(state, player).card:
        return "neither an icon nor an excavation has given a card"
    return ""


def _room_icon(state: State, player: Player, i: int) -> str:
    if state.steps[i][0] == "look rooms" and not state.rooms:
        return "there are no rooms left"
    return "" if _icon_used(state, box.ROOM, i) else "no icon has given a room"


def _card_key(state: State, player: Player, i: int) -> str:
    if not any(state.keys):
        return "there are no keys left in the stock"
    card = box.CARD_KEY
    return "" if card in state.discards else f"the card {box.CARDS[card]} is not on the discards"


def _tent_key(state: State, player: Player, i: int) -> str:
    return "" if any(state.keys) else "there are no keys left in the stock"


NEEDS: dict[str | int, Callable[[State, Player, int], str]] = {
    "pirogue": _pirogue,
    "icons": _icons,
    "forest": _forest,
    "delivery": _delivery,
    "explore": _explore,
    "dig": _dig,
    "back": _back,
    "treasure": _treasure,
    "look treasures": _look_treasures,
    "refill": _refill,
    "look cards": _look_cards,
    "look rooms": _room_icon,
    "place": _room_icon,
    "card key": _card_key,
    "tent key": _tent_key,
}


def _lacks_tent(state: State, player: Player) -> str:
    """The tent is used once in a round: for its key, or for an exploration that no card explains."""
    wanted = sum(step[0] == "tent key" for step in state.steps)
    if _explores_additionally(state) and box.CARD_EXPLORATION not in state.discards:
        wanted += 1
    if not wanted:
        return ""
    if state.options.short_game:
        return "the short game has no tents"
    if state.round == flow.LAST_TURN:
        return "the tent is not used in the last turn"
    if player.tent:
        return "the player's tent has not been used yet"
    return "" if wanted == 1 else "the tent is used once in a round, and no card gives an exploration"


def _explores_additionally(state: State) -> bool:
    """Whether an exploration is under way before the turn's own."""
    if not _pirogue_phase(state) or len(state.steps) <= PIROGUE_PHASE + 1:
        return False
    name = state.steps[PIROGUE_PHASE + 1][0]
    if name in ("explore", "dig", "back", "treasure"):
        return True
    given_by = {"look treasures": box.TREASURE, "refill": box.TREASURE, "look cards": box.CARD}
    return name in given_by and not _icon_used(state, given_by[name], PIROGUE_PHASE + 1)
