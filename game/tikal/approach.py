"""The way to an action at the table of Tikal: the hex to choose, the tile to turn, the dialog to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action
from game.tikal.bids import Bids
from game.tikal.sheet import Sheet

if TYPE_CHECKING:
    from game.tikal.scene import Jungle


def approach(table: Jungle, action: Action) -> None:
    """Go so far towards an action that one choice is left."""
    verb, (_, *rest) = action.verb.name, str(action).split()
    if table.page != "board":
        table.turn_to("board")
    if verb == "bid":
        for part in table.parts:
            if isinstance(part, Bids | Sheet):
                (part.bids if isinstance(part, Sheet) else part).offer_points(int(rest[0]))
    elif verb == "place":
        table.board.show(rest[0])
        table.board.hand.hold_turned(rest[0], int(rest[2]) if len(rest) > 1 else 0)
    elif verb == "move":
        table.board.show(rest[2])
        table.moves.lead(rest[1], rest[0])
    elif verb in ("uncover", "recover", "bring"):
        place = rest[-1]
        table.board.show(place)
        table.moves.lead(place)
        table.spot(place)
    elif verb == "camp":
        table.board.show(rest[0])
        table.moves.clear()
        table.moves.set_mode("camp")
    elif verb == "guard":
        table.board.show(rest[0])
        table.dialogs.show_guard(rest[0])
    elif verb == "exchange":
        table.dialogs.maker.give = rest[0]
        table.dialogs.show("exchange")
    elif verb == "end turn" and len(table.session.choices) > 1:
        table.dialogs.show("end")
