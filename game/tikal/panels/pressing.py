"""What a button of the action bar does: it acts on what is chosen, asks where, opens a dialog, or says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import IllegalAction
from game.tikal import action_kinds
from game.tikal.action_kinds import COSTS, Kind

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


def press(table: TikalTable, kind: Kind) -> str:
    """Do what a button is for; gives the reason when nothing comes of it."""
    chosen = table.chosen
    actions, possible = chosen.ready(kind), chosen.of(kind)
    if kind == "move" and actions:
        chosen.go(chosen.goal)
    elif actions:
        chosen.do(*actions)
    elif not possible:
        return why_not(table, kind)
    elif kind in ("exchange", "end"):
        table.dialogs.show(kind)
    elif kind == "guard" and possible.at(chosen.place):
        chosen.ask_guard(chosen.place)
    else:
        chosen.set_mode(kind)
    return ""


def why_not(table: TikalTable, kind: Kind) -> str:
    """Why a button has nothing to offer now; on the chosen hex the engine knows best."""
    words, view, place = table.words, table.view, table.chosen.place
    if not table.session.choices:
        return words("tikal.bar.wait")
    if view["decision"]["step"] != "act":
        return words("tikal.bar.place-first")
    if view["action_points"] < COSTS.get(kind, 0):
        return words("tikal.refuse.too-few-points", cost=COSTS[kind], ap=view["action_points"])
    meant = action_kinds.meant(kind, place) if place else None
    if meant is not None:
        try:
            table.session.game.copy().apply(meant)
        except IllegalAction as error:
            return table.speech.refusal(error, words)
    return words(f"tikal.bar.none.{kind}")
