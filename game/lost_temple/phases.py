"""The three steps of a turn: pirogue, icons, explorer; and what ending it now would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.lost_temple import View
from engine.lost_temple import actions as do
from game.lost_temple.view import mine_of
from game.lost_temple.words import naming
from game.table.endturn import Ending

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

STEPS = ("pirogue", "icons", "explorer")
NOW = {"pirogue": 0, "delivery": 0, "forest": 0, "icons": 1, "look rooms": 1, "place": 1}
"""The step that a decision belongs to; all others are the explorer's."""
TURN = 2
"""So many decisions are left when the explorer is the last to move: where to, and the end."""
STAYS = (do.REST, do.STOP, do.STAY)
"""What leaves the explorer where it is."""


def step_of(view: View, *, held: bool) -> int:
    """Which of the three steps the turn is at; a turn that waits for its end has done all of them."""
    if held:
        return len(STEPS)
    steps = [
        "pirogue",
        *(name for step in view["steps"] if (name := step["step"]) not in ("card key", "tent key")),
    ]
    # The bonus of an excavation looks like the icons of a tile; what lies below tells them apart.
    if steps[-1] in ("look treasures", "look cards", "refill") and steps[-2] == "icons":
        return NOW["icons"]
    return NOW.get(steps[-1], 2)


def ending(table: LostTempleTable) -> Ending | None:
    """What ending the turn means now, or what has to be done before; nothing while others decide."""
    session, view, words = table.session, table.view, table.words
    choices = session.choices
    if not choices:
        return None
    end = choices.one(do.END_TURN)
    if end is not None:
        only = len(choices) == 1
        return Ending(str(end), (end,), "" if only else words("lost-temple.end.more"), main=only)
    stay = next(iter(choices.of(*STAYS)), None)
    if stay is not None and len(view["steps"]) == TURN and view["steps"][0]["step"] == "end":
        place = mine_of(session)["place"]
        named = "place" if place in view["temple"] and len(naming.goal(words, place)) == len(place) else "there"
        note = words(f"lost-temple.end.stays.{named}", place=place)
        name = str(stay) if stay.verb is do.REST else f"{stay} #end"
        return Ending(name, (stay, do.END_TURN.of()), note)
    return Ending("", (), _open(table))


def _open(table: LostTempleTable) -> str:
    """What has to be done before the turn can end."""
    words, view = table.words, table.view
    if view["round"] == "set-up":
        return ""
    if table.session.step == "icons":
        step = view["decision"]
        left = len(naming.icons(step["tile"])) - len(step["used"])
        return words("lost-temple.end.icons", count=left)
    return words(f"lost-temple.end.{'explorer' if step_of(view, held=False) else 'pirogue'}")
