"""The way to an action at the table of Tikal: the hex to choose, the tile to turn, the dialog to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action
from engine.tikal import actions as do
from game.tikal.party import Party

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


def select_path_to(table: TikalTable, action: Action) -> None:
    """Go so far towards an action that one choice is left."""
    verb, chosen, hand = action.verb, table.chosen, table.hand
    if table.page != "board":
        table.turn_to("board")
    if "place" in action.fields:
        table.board.show(action.place)
    if verb is do.BID:
        chosen.offer(action.points)
    elif verb is do.PLACE:
        hand.hold(action.place, action.rotation)
    elif verb is do.MOVE:
        _send(table, action)
    elif verb in (do.UNCOVER, do.RECOVER, do.BRING):
        chosen.start_from(action.place)
        table.pointing.at_place(action.place)
    elif verb is do.CAMP:
        chosen.clear()
        chosen.set_mode("camp")
    elif verb is do.GUARD:
        chosen.start_from(action.place)
        if len(chosen.of("guard").at(action.place)) > 1:
            chosen.ask_guard(action.place)
    elif verb is do.EXCHANGE:
        chosen.give = action.gives
        table.show_dialog("exchange")
    elif verb is do.END_TURN and len(chosen.session.choices) > 1:
        table.show_dialog("end")


def _send(table: TikalTable, move: Action) -> None:
    """Choose one member and have the goal shown; where others of the player stand, going there is meant."""
    chosen = table.chosen
    chosen.start_from(move.start, Party(int(move.member == "worker"), move.member == "leader"))
    if chosen.own(move.place).size:
        chosen.set_mode("move")
    if table.small:
        chosen.aim(move.place)
