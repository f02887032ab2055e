"""What would be done with what is pointed at, dragged or aimed at: the actions of one step, and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine import Action
from engine.tikal import actions as do
from game.tikal.hexmenu import hexaction

if TYPE_CHECKING:
    from game.screen.catalogue import Catalogue
    from game.tikal.board.dragging import Dragging
    from game.tikal.selection import TikalSelection


class PlannedStep(NamedTuple):
    """The actions of a step that is not done yet, where a party would go with it, and its cost."""

    actions: tuple[Action, ...]
    goal: str
    cost: int


def planned(words: Catalogue, chosen: TikalSelection, carrying: Dragging, pointed: str) -> PlannedStep | None:
    """The step at hand; nothing where nothing would cost points."""
    goal = carrying.aim or aimed(chosen, pointed) or chosen.goal
    if goal:
        actions = chosen.goals()[goal]
        return PlannedStep(actions, goal, chosen.cost(*actions))
    if carrying.active:
        return None
    actions = _pointed(words, chosen, pointed)
    cost = chosen.cost(*actions)
    return PlannedStep(actions, "", cost) if cost else None


def aimed(chosen: TikalSelection, pointed: str) -> str:
    """The hex in reach that is pointed at, by its own target or by that of going there; or nothing."""
    text, goals = pointed.split(" #")[0], chosen.goals()
    kind, _, place = text.partition(" ")
    if kind in ("hex", "goal"):
        return place if place in goals else ""
    return next((place for place, actions in goals.items() if actions[0].text == text), "")


def _pointed(words: Catalogue, chosen: TikalSelection, pointed: str) -> tuple[Action, ...]:
    """The actions of the button or hex that is pointed at."""
    text = pointed.split(" #")[0]
    action = chosen.named(text)
    if action is None or action.verb is do.MOVE:
        return ()
    return next((one.actions for one in hexaction.hex_actions(words, chosen) if one.target == text), (action,))
