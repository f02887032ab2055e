"""What a button of the action bar does: it acts on what is chosen, asks where, opens a dialog, or says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import IllegalAction
from game.tikal import action_kinds
from game.tikal.action_kinds import COSTS, Kind
from game.tikal.words import speech

if TYPE_CHECKING:
    from game.screen.catalogue import Catalogue
    from game.tikal.selection import TikalSelection
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
        return why_not(table.words, chosen, kind)
    elif kind in ("exchange", "end"):
        table.show_dialog(kind)
    elif kind == "guard" and possible.at(chosen.place):
        chosen.ask_guard(chosen.place)
    else:
        chosen.set_mode(kind)
    return ""


def why_not(words: Catalogue, chosen: TikalSelection, kind: Kind) -> str:
    """Why a button has nothing to offer now; on the chosen hex the engine knows best."""
    view, place, session = chosen.view, chosen.place, chosen.session
    if not session.choices:
        return words("tikal.bar.wait")
    if view["decision"]["step"] != "act":
        return words("tikal.bar.place-first")
    if view["action_points"] < COSTS.get(kind, 0):
        return words("tikal.refuse.too-few-points", cost=COSTS[kind], ap=view["action_points"])
    meant = action_kinds.meant(kind, place) if place else None
    if meant is not None:
        try:
            session.game.copy().apply(meant)
        except IllegalAction as error:
            return speech.refusal(error, words)
    return words(f"tikal.bar.none.{kind}")
