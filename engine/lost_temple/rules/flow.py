"""The course of the game: whose turn it is, which decisions it brings, and what ends a round."""

from __future__ import annotations

from collections.abc import Callable

from ...core.chance import Chance
from . import explorer, extras, icons, pirogue, scoring, setup
from .state import Player, State, Step

SETUP, FIRST, SECOND, LAST_TURN, OVER = range(5)
KEYS_TO_PACK = 2

# The decisions each turn begins with, the first one last.
TURNS: dict[int, tuple[Step, ...]] = {
    SETUP: (("pack",),) * KEYS_TO_PACK,
    FIRST: (("end",), ("explore", False), ("pirogue",)),
    SECOND: (("end",), ("explore", False), ("pirogue",)),
    LAST_TURN: (("end",), ("explore", False)),
}


def start_turn(state: State) -> None:
    """Lay out the decisions of the turn that begins."""
    state.steps = list(TURNS[state.round])
    state.tell("turn", round=state.round)


def skip_end(state: State, player: Player, step: Step) -> bool:
    """The turn is over without asking, unless the player has a card or the tent.

    Whoever holds any card at all is asked, even if none can be played now: whether a turn ends by itself must
    not tell the others what is in a hand.
    """
    if any(player.cards) or extras.choices(state, player, step):
        return False
    state.steps.pop()
    return True


# Decisions that may have nothing to decide.
SKIPS: dict[str | int, Callable[[State, Player, Step], bool]] = {
    "delivery": pirogue.skip_delivery,
    "icons": icons.skip,
    "dig": explorer.skip_arrival,
    "end": skip_end,
}


def advance(state: State) -> None:
    """Go on to the next decision that somebody has to make."""
    while state.round != OVER:
        if not state.steps:
            next_turn(state)
            continue
        step = state.steps[-1]
        skip = SKIPS.get(step[0])
        if skip is None or not skip(state, state.players[state.turn], step):
            return


def next_turn(state: State) -> None:
    """Hand over to the next player, or end the round."""
    players = len(state.players)
    if state.round == SETUP:
        state.turn = (state.turn + 1) % players
        if state.turn == state.first:
            state.round = FIRST
    elif state.round == LAST_TURN:
        state.turn = (state.turn - 1) % players
        if state.turn == second_starter(state):
            finish(state)
            return
    elif any(state.river):
        state.turn = next_seat(state)
    elif state.round == FIRST:
        scoring.score_round(state)
        begin_second_round(state)
    else:
        state.round = LAST_TURN
        state.turn = second_starter(state)
    start_turn(state)


def next_seat(state: State) -> int:
    """Who comes next while a round lasts: round 1 goes one way round, round 2 the other."""
    return (state.turn + (1 if state.round <= FIRST else -1)) % len(state.players)


def second_starter(state: State) -> int:
    """The last player of round 1 starts round 2, and so the last turn."""
    return (state.first - 1) % len(state.players)


def begin_second_round(state: State) -> None:
    """Tents up, pirogues back, the same tiles dealt again; explorers stay where they are."""
    chance = Chance(state.chance)
    state.river = setup.deal(len(state.players), chance)
    state.chance = chance.state
    for player in state.players:
        player.tiles = ()
        player.site = 0
        player.tent = not state.options.short_game
    state.round = SECOND
    state.turn = second_starter(state)
    state.tell("round", round=SECOND)


def finish(state: State) -> None:
    """The final scoring."""
    scoring.score_round(state)
    scoring.score_end(state)
    state.round = OVER
    state.tell("over")
