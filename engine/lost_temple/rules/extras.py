"""Special cards and the tent: what a player may do besides the decision at hand.

Cards may be played at any moment of one's own turn; only a card or delivery being carried out is finished first.
Secret passage cards are part of a move (explorer), end cards are never played (scoring).
"""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import components as box
from .state import Player, State, Step

# Decisions that are finished before anything else is begun.
BUSY = ("pack", "card key", "tent key")
# An additional exploration begins before the pirogue phase, between icons, or after the explorer phase. Between
# the last icon and the explorer phase it is not asked for: two explorations in a row are the same in either order.
BETWEEN = ("pirogue", "icons", "end")

PLAY_EXPLORATION = do.PLAY(box.CARD_EXPLORATION)
PLAY_KEY = do.PLAY(box.CARD_KEY)
PLAY_FOREST = do.PLAY(box.CARD_FOREST)
PLAY_PLUS_TWO = do.PLAY(box.CARD_PLUS_TWO)
PLAY_SEVERAL = do.PLAY(box.CARD_SEVERAL)
PLAY_ANYWHERE = do.PLAY(box.CARD_ANYWHERE)
TENT_EXPLORE = do.TENT_EXPLORE()
TENT_KEY = do.TENT_KEY()


def choices(state: State, player: Player, step: Step) -> list[Action]:
    """The cards that can be played now, and the uses of the tent."""
    name = step[0]
    found: list[Action] = []
    if name in BUSY:
        return found
    cards = player.cards
    if name == "delivery":
        _, optional, _, _, types = step
        if types:
            return found
        if cards[box.CARD_PLUS_TWO]:
            found.append(PLAY_PLUS_TWO)
        if cards[box.CARD_SEVERAL]:
            found.append(PLAY_SEVERAL)
        if not optional:
            return found
    elif name in BETWEEN:
        if cards[box.CARD_EXPLORATION]:
            found.append(PLAY_EXPLORATION)
        if player.tent and state.round < 3:
            found.append(TENT_EXPLORE)
    elif name == "forest" and cards[box.CARD_FOREST]:
        found.append(PLAY_FOREST)
    if cards[box.CARD_ANYWHERE] and any(player.treasures):
        found.append(PLAY_ANYWHERE)
    if (player.tent or cards[box.CARD_KEY]) and any(state.keys):
        if cards[box.CARD_KEY]:
            found.append(PLAY_KEY)
        if player.tent and state.round < 3:
            found.append(TENT_KEY)
    return found


def tent_ready(state: State, player: Player) -> bool:
    """Whether this player's tent can still be used; `choices` asks the same at every decision without a call."""
    return player.tent and state.round < 3


def play(state: State, card: int) -> None:
    """Play a card from the hand."""
    discard(state, state.players[state.turn], card)
    if card == box.CARD_EXPLORATION:
        state.steps.append(("explore", False))
    elif card == box.CARD_KEY:
        state.steps.append(("card key",))
    elif card == box.CARD_FOREST:
        state.steps.pop()
    elif card == box.CARD_ANYWHERE:
        state.steps.append(("delivery", False, False, False, 0))
    else:
        _, _, plus_two, several, types = state.steps[-1]
        plus_two = plus_two or card == box.CARD_PLUS_TWO
        several = several or card == box.CARD_SEVERAL
        # A card that was played for this delivery is not played in vain: it can no longer be passed.
        state.steps[-1] = ("delivery", False, plus_two, several, types)


def discard(state: State, player: Player, card: int) -> None:
    """Put a card face up on the discards."""
    player.cards[card] -= 1
    state.discards = (*state.discards, card)
    state.tell("card", card=box.CARDS[card])


def tent_explore(state: State) -> None:
    """Use the tent for an additional exploration."""
    use_tent(state)
    state.steps.append(("explore", False))


def tent_key(state: State) -> None:
    """Use the tent for a key, which goes into the backpack."""
    use_tent(state)
    state.steps.append(("tent key",))


def use_tent(state: State) -> None:
    """Turn the tent over until the next round."""
    state.players[state.turn].tent = False
    state.tell("tent")
