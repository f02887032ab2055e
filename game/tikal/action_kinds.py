"""The kinds of action that points are spent on, as the action bar names them: the verb of each, and its cost."""

from __future__ import annotations

from typing import Literal, get_args

from engine import Action, Choices, Verb
from engine.tikal import View, board, preview
from engine.tikal import actions as do
from engine.tikal import components as box

BASE = board.NAMES[board.BASE_CELL]

Kind = Literal["bring", "hop", "move", "uncover", "recover", "exchange", "camp", "guard", "end"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""In the order of the action bar."""
VERBS: dict[Kind, Verb] = {
    "bring": do.BRING,
    "hop": do.MOVE,
    "move": do.MOVE,
    "uncover": do.UNCOVER,
    "recover": do.RECOVER,
    "exchange": do.EXCHANGE,
    "camp": do.CAMP,
    "guard": do.GUARD,
    "end": do.END_TURN,
}
"""The verb of each kind; a hop is a move between camps."""
COSTS: dict[Kind, int] = {
    **{kind: preview.COSTS[verb] for kind, verb in VERBS.items() if verb in preview.COSTS},
    "hop": box.HOP_COST,
    "move": 1,
}
"""The points that a kind of action takes, a move at least; the end of a turn takes none."""
WIDEST_STONES = 6
AT_A_HEX: tuple[Kind, ...] = ("bring", "uncover", "recover", "camp", "guard")
"""What is done where a member stands or comes to stand."""
WALKS: tuple[Kind, ...] = ("move", "hop")
"""What leads members from hex to hex."""


def of(kind: Kind, choices: Choices, view: View) -> Choices:
    """The choices of a kind, of a player who has this view."""
    found = choices.of(VERBS[kind])
    if kind != "hop":
        return found
    hubs = (BASE, *view["players"][view["turn"]]["camps"])
    return Choices(action for action in found if action.start in hubs and action.place in hubs)


def costs(kind: Kind) -> str:
    """What an action costs, as it stands on its badge."""
    return f"1-{WIDEST_STONES}" if kind == "move" else str(COSTS.get(kind, ""))


def meant(kind: Kind, place: str, member: str = "worker") -> Action | None:
    """What a kind of action means at a hex, be it possible or not; nothing where more is to be chosen."""
    if kind not in AT_A_HEX:
        return None
    fields, verb = {"place": place, "member": member}, VERBS[kind]
    return verb.of(**{name: fields[name] for name in verb.fields})
