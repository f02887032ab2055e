"""The way to an action at the table of Lost Temple: what to open, choose or hold before it is on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Action
from game.screen.targets import find

if TYPE_CHECKING:
    from game.lost_temple.scene import Temple

DIALOGS = {
    "key": "key",
    "look treasures": "treasure",
    "pick": "treasure",
    "score": "score",
    "rescue": "rescue",
    "play": "cards",
    "tent exploration": "tent",
    "tent key": "tent",
}
"""The page that offers an action, where the decision does not open it by itself."""


def approach(table: Temple, action: Action) -> None:
    """Go so far towards an action that one choice is left."""
    session, verb, (_, *rest) = table.session, action.verb.name, str(action).split()
    kin = [one for one in session.choices if one.verb.name == verb]
    if table.dialogs.waiting:
        table.dialogs.reopen()
    if verb == "take":
        if table.small:
            table.turn_to("board")
            table.site = None
            table.show_tile(rest[0])
    elif verb in ("go", "place", "sanctuary"):
        _to_place(table, action, rest)
    elif verb == "dig":
        table.point_out({"place": session.view["players"][session.viewer]["place"]})
        if table.small and len(kin) > 1:
            table.dialogs.show_spaces(session.view["players"][session.viewer]["place"], kin)
    elif verb in DIALOGS and find(table.targets(), str(action)) is None:
        table.dialogs.show(DIALOGS[verb])


def _to_place(table: Temple, action: Action, rest: list[str]) -> None:
    place = rest[0]
    table.point_out({"place": place})
    if action.verb.name == "place":
        table.hand.hold(place, int(rest[1]))
    ways = [one for one in table.session.choices if str(one).split()[:2] == ["go", place]]
    if len(ways) > 1:
        table.show_ways(place, ways)
