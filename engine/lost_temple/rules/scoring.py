"""The scorings at the end of each round."""

from __future__ import annotations

from .. import board
from .. import components as box
from . import temple
from .state import Player, State


def key_sets(camp: list[int]) -> list[int]:
    """The sizes of the sets of different colours that camp keys make, largest first."""
    return [sum(1 for count in camp if count > i) for i in range(max(camp))]


def key_points(camp: list[int]) -> int:
    """The points for camp keys."""
    return sum(box.KEY_SET_POINTS[size] for size in key_sets(camp))


def altar_keys(state: State, cell: int) -> dict[int, int]:
    """The camp keys that count at a sanctuary's altar, of each seat with a flag there."""
    colour = state.board[cell] - box.LIGHT_ROOMS
    return {
        seat: sum(player.camp) if colour == box.MULTICOLOURED else player.camp[colour]
        for seat, player in enumerate(state.players)
        if player.flags >> cell & 1
    }


def altar_winners(state: State, cell: int) -> list[int]:
    """The seats that score a sanctuary's altar."""
    keys = altar_keys(state, cell)
    return [seat for seat, count in keys.items() if count == max(keys.values())]


def score_round(state: State) -> None:
    """Camp keys and altars."""
    for player in state.players:
        # Keys are turned face up to be counted, so everybody sees their colours.
        keys = {box.COLOURS[colour]: count for colour, count in enumerate(player.camp) if count}
        state.gain(player, key_points(player.camp), "camp keys", sets=key_sets(player.camp), keys=keys)
    for cell, room in enumerate(state.board):
        if room in box.SANCTUARIES:
            there = altar_keys(state, cell)
            for seat in altar_winners(state, cell):
                state.gain(
                    state.players[seat],
                    box.ALTAR_POINTS,
                    "altar",
                    place=board.PLACE_NAMES[cell],
                    room=box.ROOMS[room],
                    counts=[there.get(other) for other in range(len(state.players))],
                )


def score_end(state: State) -> None:
    """What only the final scoring counts: undelivered treasures and end cards."""
    for player in state.players:
        state.gain(player, sum(player.treasures), "treasures left")
        for card in (box.CARD_FIVE, box.CARD_COLOURS, box.CARD_IDOL):
            if player.cards[card]:
                told: dict[str, object] = {"card": box.CARDS[card], "count": player.cards[card]}
                if card == box.CARD_COLOURS:
                    flagged = sorted(temple.flagged_colours(state, player.flags))
                    told["colours"] = [box.COLOURS[colour] for colour in flagged]
                state.gain(player, end_card_points(state, player, card), "end card", **told)


def end_card_points(state: State, player: Player, card: int) -> int:
    """What an end card is worth to a player."""
    if card == box.CARD_FIVE:
        return box.END_FIVE * player.cards[card]
    if card == box.CARD_COLOURS:
        return box.END_PER_COLOUR * len(temple.flagged_colours(state, player.flags)) * player.cards[card]
    return box.END_IDOL[player.cards[card]]
