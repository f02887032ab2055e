"""The way to an action at the table of Lost Temple: what to open, choose or hold before it is on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action, Verb
from engine.lost_temple import actions as do
from game.screen.targets import find

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

DIALOGS: dict[Verb, str] = {
    do.LOOK_TREASURES: "treasure",
    do.PICK_UP: "treasure",
    do.SCORE: "score",
    do.RESCUE: "rescue",
    do.PLAY: "cards",
    do.TENT_EXPLORE: "tent",
    do.TENT_KEY: "tent",
}
"""The page that offers an action, where the decision does not open it by itself."""
LAID = (do.PLACE_ROOM, do.SANCTUARY)
"""What is held over the board first."""


def select_path_to(table: LostTempleTable, action: Action) -> None:
    """Go so far towards an action that one choice is left."""
    verb, dialogs, hand = action.verb, table.dialogs, table.hand
    if dialogs.waiting:
        dialogs.reopen()
    if verb not in LAID and hand.held:
        hand.hold("")  # on a phone the piece that is held has the sheet to itself
    if verb is do.TAKE:
        if table.small:
            table.show_tile(action.tile)
    elif verb in LAID:
        table.show_place(action.place)
        hand.hold(action.place, action.rotation if verb is do.PLACE_ROOM else 0)
    elif verb in (do.GO, do.DIG):
        _to_place(table, table.mine["place"] if verb is do.DIG else action.place)
    elif verb is do.KEY:
        table.chosen.choose_store(action.store)
        dialogs.show(dialogs.kind or "key")
    elif verb in DIALOGS and find(table.targets(), str(action)) is None:
        dialogs.show(DIALOGS[verb])


def _to_place(table: LostTempleTable, place: str) -> None:
    """Show a place, and open the list of what can be done there if there is more than one thing."""
    table.show_place(place)
    found = table.chosen.at(place)
    if found == table.chosen.digs:
        if table.small and len(found) > 1:
            table.dialogs.show_spaces()
    elif len(found) > 1:
        table.pathways.show(place)
