"""What one seat may know.

A view has the shape of a position. What nobody can see is not in it: the stack of tiles, the treasures on the
ruins and those to come are numbers. Everything else lies open on the table for everybody.
"""

from __future__ import annotations

from ...core.game import Json
from ..rules.state import OVER, State
from ..ruleset import OLDER
from . import position


def view(state: State, seat: int) -> Json:
    """Everything that the player at this seat can see."""
    data = position.write(state)
    data["options"] = OLDER | data["options"]  # a position leaves out what older ones did not know
    data["decision"] = {"step": data.pop("phase")}
    data["seat"] = seat
    data["to_move"] = None if state.phase == OVER else state.turn
    data["stack"] = len(state.stack)
    data["treasures"] = len(state.pile)
    for entry in data["board"].values():
        if "treasures" in entry:
            entry["treasures"] = len(entry["treasures"])
    return data
