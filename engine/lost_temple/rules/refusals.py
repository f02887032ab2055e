"""Why an action is refused, in a sentence for the player.

Each reason has a code, so that a table can translate it, and an English sentence with its parameters.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.action import Action, Verb
from ...core.errors import IllegalAction
from .. import actions as do
from .. import board
from .. import components as box
from . import explorer, extras, flow, temple
from .state import Player, State

SENTENCES = {
    "over": "The game is over.",
    "another-decision": 'That is not the decision at hand: now it is "{decision}".',
    "no-tile": "The tile {tile} is not on the river any more.",
    "no-key-to-pay": "You have no {colour} key in your backpack to pay with.",
    "has-keys": "You have a key in your backpack, so the forest takes a key.",
    "not-enough-treasures": "You do not have {count} of {treasure} to deliver.",
    "type-delivered": "You have delivered {treasure} in this delivery already; each type is delivered once.",
    "must-deliver": "You played a card for this delivery, so deliver at least one treasure.",
    "has-delivered": "You have delivered already, so you can only end the delivery or deliver another type.",
    "nothing-delivered": "Nothing has been delivered yet.",
    "no-key-left": "There is no {colour} key left in the supply.",
    "no-keys-left": "There are no keys left in the supply.",
    "other-key": "This icon gives a {colour} key.",
    "no-icon": "This tile has no such icon left to use.",
    "backpack-only": "This key goes into the backpack.",
    "empty-pile": "There is nothing left in that pile.",
    "not-seen": "That is not among the ones you look at.",
    "not-face-up": "No such treasure lies face up.",
    "cell-taken": "There is a room at {place} already.",
    "no-passages-left": "There are no secret passages left in the supply.",
    "undiscovered": "{place} is not discovered yet.",
    "already-there": "Your explorer is at {place} already.",
    "too-far": "Your explorer cannot get to {place} with the keys and passages you have.",
    "other-way": "That is not the way with the fewest passages to {place}.",
    "nothing-to-dig": "There is nothing to excavate outside.",
    "own-flag": "You have a flag in this room already.",
    "no-flags": "You have no flags left.",
    "space-taken": "That space is not free.",
    "which-space": "This room has several spaces: choose one of them.",
    "one-space": "This room has a single space.",
    "rescue-once": "You have bought a key in this exploration already.",
    "no-rescue": "An excavation is still possible with what you hold, so no key can be bought.",
    "rescue-no-flags": "You have no flags left, so no key would help you.",
    "rescue-locked-in": "Only a passage leads out of a secret room, so no key would help you.",
    "no-card": "You do not have the card {card}.",
    "card-not-now": "The card {card} cannot be played now.",
    "no-treasures": "You have no treasures to deliver.",
    "no-tent": "The short game is played without tents.",
    "tent-used": "You have used your tent in this round.",
    "tent-last-turn": "The tent is not used in the last turn.",
    "exploration-not-now": "An additional exploration begins before the pirogue phase, between two icons, "
    "or after the explorer phase.",
}


def refusal(state: State, action: Action) -> IllegalAction:
    """The reason why this action, which is not legal, is refused."""
    if state.round == flow.OVER:
        return _no("over")
    if action.verb not in REASONS:
        return _another(state)
    return REASONS[action.verb](state, state.players[state.turn], *action.args)


def _no(code: str, **params: object) -> IllegalAction:
    return IllegalAction(code, SENTENCES[code], **params)


def _another(state: State) -> IllegalAction:
    return _no("another-decision", decision=state.steps[-1][0])


def _at(state: State, *steps: str) -> bool:
    return state.steps[-1][0] in steps


def _take(state: State, player: Player, tile: int) -> IllegalAction:
    return _no("no-tile", tile=box.TILES[tile]) if _at(state, "pirogue") else _another(state)


def _pack(state: State, player: Player, colour: int) -> IllegalAction:
    return _no("no-key-left", colour=box.COLOURS[colour]) if _at(state, "pack") else _another(state)


def _pay(state: State, player: Player, colour: int) -> IllegalAction:
    return _no("no-key-to-pay", colour=box.COLOURS[colour]) if _at(state, "forest") else _another(state)


def _pay_fine(state: State, player: Player) -> IllegalAction:
    return _no("has-keys") if _at(state, "forest") else _another(state)


def _deliver(state: State, player: Player, treasure: int, count: int) -> IllegalAction:
    if not _at(state, "delivery"):
        return _another(state)
    # A delivery that goes on after the first type is one of several types.
    if int(state.steps[-1][4]) >> treasure & 1:
        return _no("type-delivered", treasure=box.TREASURES[treasure])
    return _no("not-enough-treasures", count=count, treasure=box.TREASURES[treasure])


def _paddle_on(state: State, player: Player) -> IllegalAction:
    if not _at(state, "delivery"):
        return _another(state)
    return _no("has-delivered") if state.steps[-1][4] else _no("must-deliver")


def _delivered(state: State, player: Player) -> IllegalAction:
    return _no("nothing-delivered") if _at(state, "delivery") else _another(state)


def _key(state: State, player: Player, colour: int, store: int) -> IllegalAction:
    if not _at(state, "icons", "card key", "tent key"):
        return _another(state)
    if not state.keys[colour]:
        return _no("no-key-left", colour=box.COLOURS[colour])
    if _at(state, "tent key"):
        return _no("backpack-only")
    _, tile, used = state.steps[-1]
    for i, icon in enumerate(box.TILE_ICONS[int(tile)]):
        if icon < box.ANY_KEY and not int(used) >> i & 1:
            return _no("other-key", colour=box.COLOURS[icon])
    return _no("no-icon")


def _look_treasures(state: State, player: Player, pile: int) -> IllegalAction:
    if not _at(state, "icons", "treasure"):
        return _another(state)
    if pile >= len(state.piles) or not state.piles[pile]:
        return _no("empty-pile")
    return _no("no-icon")


def _pick_up(state: State, player: Player, treasure: int) -> IllegalAction:
    if not _at(state, "icons", "treasure"):
        return _another(state)
    return _no("not-face-up") if treasure not in state.face_up else _no("no-icon")


def _look_cards(state: State, player: Player) -> IllegalAction:
    if not _at(state, "icons"):
        return _another(state)
    return _no("no-icon") if state.deck else _no("empty-pile")


def _look_rooms(state: State, player: Player) -> IllegalAction:
    if not _at(state, "icons"):
        return _another(state)
    return _no("no-icon") if state.rooms else _no("empty-pile")


def _refill(state: State, player: Player, pile: int) -> IllegalAction:
    return _no("empty-pile") if _at(state, "refill") else _another(state)


def _keep(state: State, player: Player, item: int) -> IllegalAction:
    looking = _at(state, "look treasures", "look cards", "look rooms")
    return _no("not-seen") if looking else _another(state)


def _place_room(state: State, player: Player, cell: int, rotation: int) -> IllegalAction:
    return _no("cell-taken", place=board.PLACE_NAMES[cell]) if _at(state, "place") else _another(state)


def _sanctuary(state: State, player: Player, cell: int) -> IllegalAction:
    if not _at(state, "icons"):
        return _another(state)
    if cell not in temple.empty_cells(state):
        return _no("cell-taken", place=board.PLACE_NAMES[cell])
    return _no("no-icon")


def _icon(state: State, player: Player, *args: int) -> IllegalAction:
    return _no("no-icon") if _at(state, "icons") else _another(state)


def _passage(state: State, player: Player) -> IllegalAction:
    if _at(state, "icons") and not state.passages:
        return _no("no-passages-left")
    return _icon(state, player)


def _go(state: State, player: Player, goal: int, start: int, tokens: int, cards: int) -> IllegalAction:
    if not _at(state, "explore"):
        return _another(state)
    place = board.PLACE_NAMES[goal]
    if not state.discovered >> goal & 1:
        return _no("undiscovered", place=place)
    if goal == player.place and start == do.NOWHERE:
        return _no("already-there", place=place)
    held = explorer.passages_held(player)
    layers = explorer.reach(state, player.place, explorer.locked_colours(player), held)
    if not any(layer >> goal & 1 for layer in layers):
        return _no("too-far", place=place)
    return _no("other-way", place=place)


def _dig(state: State, player: Player, space: int) -> IllegalAction:
    if not _at(state, "explore", "dig"):
        return _another(state)
    if player.place == board.OUTSIDE:
        return _no("nothing-to-dig")
    if player.flags >> player.place & 1:
        return _no("own-flag")
    if player.flags.bit_count() >= box.FLAGS:
        return _no("no-flags")
    single = len(state.spaces[player.place]) == 1
    if single and space:
        return _no("one-space")
    if not single and not space:
        return _no("which-space")
    return _no("space-taken")


def _rescue(state: State, player: Player, colour: int) -> IllegalAction:
    if not _at(state, "explore"):
        return _another(state)
    if state.steps[-1][1]:
        return _no("rescue-once")
    if player.flags.bit_count() >= box.FLAGS:
        return _no("rescue-no-flags")
    if explorer.can_excavate(state, player, extras.tent_ready(state, player)):
        return _no("no-rescue")
    if not explorer.key_helps(player):
        return _no("rescue-locked-in")
    return _no("no-key-left", colour=box.COLOURS[colour])


def _play(state: State, player: Player, card: int) -> IllegalAction:
    name = box.CARDS[card]
    if not player.cards[card]:
        return _no("no-card", card=name)
    if card == box.CARD_ANYWHERE and not any(player.treasures):
        return _no("no-treasures")
    if card == box.CARD_KEY and not any(state.keys):
        return _no("no-keys-left")
    if card == box.CARD_EXPLORATION:
        return _exploration(state)
    return _no("card-not-now", card=name)


def _exploration(state: State) -> IllegalAction:
    return _another(state) if _at(state, *extras.BUSY) else _no("exploration-not-now")


def _tent(state: State, player: Player) -> IllegalAction | None:
    """Why the tent cannot be used for anything at all."""
    if state.options.short_game:
        return _no("no-tent")
    if state.round == flow.LAST_TURN:
        return _no("tent-last-turn")
    return None if player.tent else _no("tent-used")


def _tent_explore(state: State, player: Player) -> IllegalAction:
    return _tent(state, player) or _exploration(state)


def _tent_key(state: State, player: Player) -> IllegalAction:
    return _tent(state, player) or (_no("no-keys-left") if not any(state.keys) else _another(state))


REASONS: dict[Verb, Callable[..., IllegalAction]] = {
    do.PACK: _pack,
    do.TAKE: _take,
    do.PAY: _pay,
    do.PAY_FINE: _pay_fine,
    do.DELIVER: _deliver,
    do.DELIVERED: _delivered,
    do.PADDLE_ON: _paddle_on,
    do.KEY: _key,
    do.LOOK_TREASURES: _look_treasures,
    do.LOOK_CARDS: _look_cards,
    do.LOOK_ROOMS: _look_rooms,
    do.PICK_UP: _pick_up,
    do.REFILL: _refill,
    do.SANCTUARY: _sanctuary,
    do.PASSAGE: _passage,
    do.POINTS: _icon,
    do.SCORE: _icon,
    do.KEEP_TREASURE: _keep,
    do.KEEP_CARD: _keep,
    do.KEEP_ROOM: _keep,
    do.PLACE_ROOM: _place_room,
    do.GO: _go,
    do.DIG: _dig,
    do.RESCUE: _rescue,
    do.PLAY: _play,
    do.TENT_EXPLORE: _tent_explore,
    do.TENT_KEY: _tent_key,
}
