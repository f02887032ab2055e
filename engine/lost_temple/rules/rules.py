"""The rules of Lost Temple in two tables: from decision to choices, and from verb to effect."""

from __future__ import annotations

from collections.abc import Callable

from ...core.action import Action, Verb
from ...core.game import Json
from .. import actions as do
from .. import components as box
from . import explorer, extras, flow, icons, pirogue, setup
from .state import Player, State, Step

PACK = [do.PACK(colour) for colour in range(len(box.COLOURS))]
END_TURN = [do.END_TURN()]


def pack_choices(state: State, player: Player, step: Step) -> list[Action]:
    """A key of any colour for the backpack, before the game begins."""
    return [PACK[colour] for colour, count in enumerate(state.keys) if count]


def pack(state: State, colour: int) -> None:
    """Put a key into the backpack before the game begins."""
    state.steps.pop()
    state.keys[colour] -= 1
    state.players[state.turn].backpack[colour] += 1
    state.tell("key", colour=box.COLOURS[colour], store="backpack")


CHOICES: dict[str | int, Callable[[State, Player, Step], list[Action]]] = {
    "pack": pack_choices,
    "pirogue": pirogue.tile_choices,
    "delivery": pirogue.delivery_choices,
    "forest": pirogue.forest_choices,
    "icons": icons.choices,
    "treasure": lambda state, player, step: icons.treasure_choices(state),
    "look treasures": icons.seen_choices,
    "look cards": icons.seen_choices,
    "look rooms": icons.seen_choices,
    "place": icons.place_choices,
    "refill": icons.refill_choices,
    "explore": explorer.choices,
    "dig": explorer.arrived_choices,
    "back": explorer.back_choices,
    "card key": lambda state, player, step: icons.any_key_choices(state),
    "tent key": lambda state, player, step: icons.backpack_key_choices(state),
    "end": lambda state, player, step: END_TURN,
}

EFFECTS: dict[Verb, Callable[..., None]] = {
    do.PACK: pack,
    do.TAKE: pirogue.take,
    do.PAY: pirogue.pay,
    do.PAY_FINE: pirogue.pay_fine,
    do.DELIVER: pirogue.deliver,
    do.DELIVERED: pirogue.finish_delivery,
    do.PADDLE_ON: pirogue.finish_delivery,
    do.KEY: icons.key,
    do.LOOK_TREASURES: icons.look_treasures,
    do.LOOK_CARDS: icons.look_cards,
    do.LOOK_ROOMS: icons.look_rooms,
    do.PICK_UP: icons.pick_up,
    do.REFILL: icons.refill,
    do.SANCTUARY: icons.sanctuary,
    do.PASSAGE: icons.passage,
    do.POINTS: icons.points,
    do.SCORE: icons.score,
    do.DONE: icons.done,
    do.KEEP_TREASURE: icons.keep_treasure,
    do.KEEP_CARD: icons.keep_card,
    do.KEEP_ROOM: icons.keep_room,
    do.PLACE_ROOM: icons.place_room,
    do.GO: explorer.go,
    do.DIG: explorer.dig,
    do.STOP: explorer.stop,
    do.BACK: explorer.back,
    do.STAY: explorer.stop,
    do.RESCUE: explorer.rescue,
    do.REST: explorer.stop,
    do.PLAY: extras.play,
    do.TENT_EXPLORE: extras.tent_explore,
    do.TENT_KEY: extras.tent_key,
    do.END_TURN: explorer.stop,
}


def set_up(players: int, seed: int, options: Json) -> State:
    """The state before the first decision."""
    return setup.set_up(players, seed, options, flow.start_turn)


def to_move(state: State) -> int | None:
    """The seat that decides."""
    return None if state.round == flow.OVER else state.turn


def legal(state: State) -> list[Action]:
    """Every choice of the current decision, cards and tent last."""
    if state.round == flow.OVER:
        return []
    step = state.steps[-1]
    player = state.players[state.turn]
    return CHOICES[step[0]](state, player, step) + extras.choices(state, player, step)


def numbered(state: State) -> list[Action]:
    """The choices as links number them: with the rescues that were offered when links began."""
    found = legal(state)
    if found and (bought := explorer.rescues_beside_a_tent(state)):
        rest = found.index(explorer.REST)
        found[rest:rest] = bought
    return found


def effect(state: State, action: Action) -> None:
    """Carry out a legal action and go on to the next decision."""
    EFFECTS[action.verb](state, *action.args)
    flow.advance(state)


def winners(state: State) -> list[int]:
    """Most points wins; ties share."""
    if state.round != flow.OVER:
        return []
    most = max(player.score for player in state.players)
    return [seat for seat, player in enumerate(state.players) if player.score == most]
