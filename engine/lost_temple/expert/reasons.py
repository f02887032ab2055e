"""Why a choice of Lost Temple is a good one: what it changes by itself, or else what its turn improves most.

Every reason is a fact that can be read off the table before and after. What a round's end scores is nobody's
choice and never counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.action import Action
from ...core.game import Game
from ...core.reasons import CALM, NOTICEABLE, Reason, Worth, most_improved, points_gained, positions
from .. import actions as do
from .. import board
from .. import components as box
from ..rules import explorer, pirogue, scoring
from ..rules.state import Player, State

CLOSING = (do.DONE, do.DELIVERED, do.PADDLE_ON, do.STOP, do.STAY, do.REST, do.END_TURN)
ROUND_SCORING = ("camp keys", "altar", "treasures left", "end card")
OPENING = (do.PACK, do.KEY, do.RESCUE, do.PLACE_ROOM, do.SANCTUARY)


def reason(world: Game[State], turn: Sequence[Action], worth: Worth) -> Reason:
    """Why this turn is a good one, beginning with its first choice."""
    seat = world.to_move
    assert seat is not None
    choice = turn[0]
    if choice.verb in CLOSING:
        return CALM
    after = positions(world, turn)
    scored = points_gained(world, choice, seat, ROUND_SCORING)
    if scored > 0:
        return Reason("now", scored)
    return (
        _of_the_choice(world.state, after[0].state, seat, turn)
        or _excavation(after, turn, seat)
        or _of_the_turn(world, turn, after, seat, worth)
    )


# ---- what the choice changes ---------------------------------------------------------------------


def _of_the_choice(before: State, after: State, seat: int, turn: Sequence[Action]) -> Reason | None:
    now, then = before.players[seat], after.players[seat]
    choice = turn[0]
    if choice.verb is do.KEY and choice.args[1] == do.CAMP:
        return _camp_key(before, after, seat)
    if choice.verb in (do.KEEP_TREASURE, do.PICK_UP):
        treasure = choice.args[0]
        if then.treasures[treasure] > 1:
            return Reason("type", then.treasures[treasure])
        return Reason("price", pirogue.price(after, treasure))
    if choice.verb is do.KEEP_CARD:
        return _card(before, after, seat, turn)
    if choice.verb is do.PAY:
        return CALM if within_reach(before, now) & ~within_reach(after, then) else Reason("spared")
    if choice.verb in OPENING:
        opened = (within_reach(after, then) & ~within_reach(before, now)).bit_count()
        return Reason("opens", opened) if opened else None
    return None


def _card(before: State, after: State, seat: int, turn: Sequence[Action]) -> Reason | None:
    """What an end card would score as things are, or a card that is played in the same turn."""
    card = turn[0].args[0]
    if card in (box.CARD_FIVE, box.CARD_COLOURS, box.CARD_IDOL):
        then, now = (scoring.end_card_points(state, state.players[seat], card) for state in (after, before))
        return Reason("end-card", then - now) if then > now else None
    return Reason("playable") if any(move.verb is do.PLAY and move.args[0] == card for move in turn) else None


def _camp_key(before: State, after: State, seat: int) -> Reason | None:
    """A larger set, or a majority at an altar, whichever brings more at a scoring."""
    more = scoring.key_points(after.players[seat].camp) - scoring.key_points(before.players[seat].camp)
    won = altars(after, seat) & ~altars(before, seat)
    if box.ALTAR_POINTS * won.bit_count() > more:
        return Reason("altar", box.ALTAR_POINTS, board.PLACE_NAMES[board.places_in(won)[0]])
    return Reason("set", more) if more else None


def altars(state: State, seat: int) -> int:
    """The sanctuaries whose altar this player scores as things are."""
    found = 0
    for cell in board.places_in(state.players[seat].flags & board.TEMPLE_MASK):
        if state.board[cell] in box.SANCTUARIES and seat in scoring.altar_winners(state, cell):
            found |= 1 << cell
    return found


def within_reach(state: State, player: Player) -> int:
    """The rooms that a player could walk to without a secret passage, and excavate."""
    free = state.walks.free(player.place, explorer.locked_colours(player))
    return free & explorer.open_rooms(state, player)


# ---- what the turn brings ------------------------------------------------------------------------


def _excavation(after: Sequence[Game[State]], turn: Sequence[Action], seat: int) -> Reason | None:
    """The points of an excavation that the choice leads to; every excavation gives some."""
    if turn[0].verb is not do.GO or len(turn) == 1 or turn[1].verb is not do.DIG:
        return None
    points = points_gained(after[0], turn[1], seat, ROUND_SCORING)
    return Reason("dig", points, turn[0].place)


def _of_the_turn(
    world: Game[State], turn: Sequence[Action], after: Sequence[Game[State]], seat: int, worth: Worth
) -> Reason:
    """The part that the turn improves most; where it ends the round, up to then."""
    last = [game for game in (world, *after) if game.state.round == world.state.round][-1]
    start, end = world.state, last.state
    gained = [name for name, really in GAINED.items() if really(start, end, seat)]
    best = most_improved(worth, world, last, seat, gained)
    before = [world, *after[:-1]]
    scored = sum(
        points_gained(game, action, seat, ROUND_SCORING) for game, action in zip(before, turn, strict=True)
    )
    return Reason("points", scored) if scored >= max(NOTICEABLE, best.amount) else best


def _more(things: Callable[[Player], int]) -> Callable[[State, State, int], bool]:
    return lambda start, end, seat: things(end.players[seat]) > things(start.players[seat])


GAINED: dict[str, Callable[[State, State, int], bool]] = {
    "keys": _more(lambda player: sum(player.camp)),
    "altars": lambda start, end, seat: bool(altars(end, seat) & ~altars(start, seat)),
    "treasures": _more(lambda player: sum(player.treasures)),
    "cards": _more(lambda player: sum(player.cards)),
    "passages": _more(lambda player: player.passages),
    "doors": _more(lambda player: sum(player.backpack)),
    "rooms": lambda start, end, seat: bool(
        within_reach(end, end.players[seat]) & ~within_reach(start, start.players[seat])
    ),
}
"""What a player must have got for a part of the worth to be named as gained."""
