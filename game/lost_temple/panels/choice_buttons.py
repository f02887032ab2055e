"""The choices of the moment that are not on the board, as buttons: a tile's icons, staying, ending the turn.

On a wide table they stand in the panel of the turn, on a small screen in the sheet below the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import Verb
from engine.lost_temple import PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.river import icons
from game.lost_temple.words import labels, naming
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

GAP = 6.0
"""Units between buttons."""
PROMPTS = {
    "pirogue": "lost-temple.table.pirogue.choose",
    "place": "lost-temple.table.icons.place",
    "explore": "lost-temple.table.explore.choose",
}


def icon_buttons(table: LostTempleTable) -> list[Box]:
    """The icons of the tile that was taken, while one can be chosen."""
    if table.session.step != "icons" or table.dialogs.waiting:
        return []
    return [icons.icon_button(icon) for icon in icons.left(table)]


def buttons(table: LostTempleTable) -> list[Box]:
    """The other buttons for the decision at hand."""
    session, words = table.session, table.words
    if not session.choices:
        return []
    if table.dialogs.waiting:
        return [_button("ui-open", words("lost-temple.table.open"), "ui-eye", table.dialogs.reopen, main=True)]
    found = BUTTONS.get(session.step)
    return found(table) if found else []


def prompt(table: LostTempleTable) -> str:
    """What to do on the board, where there is no button for it."""
    key = PROMPTS.get(table.session.step) if table.session.choices else None
    return table.words(key) if key else ""


def signature(table: LostTempleTable) -> object:
    """Everything that the buttons depend on."""
    session = table.session
    listed = [(box.id, box.label) for box in (*icon_buttons(table), *buttons(table))]
    hands = [bool(session.choices.of(verb)) for verb in (do.PLAY, do.TENT_EXPLORE, do.TENT_KEY)]
    held = table.mine["tent"], table.mine["cards"]
    return listed, prompt(table), held, hands, session.to_move, session.viewer, session.over


def in_rows(found: Sequence[Box], rows: int, tall: float | None = None) -> Box:
    """Buttons in so many rows of a height, or of what height there is."""
    each = -(-len(found) // rows)
    lines = [found[first : first + each] for first in range(0, len(found), each)]
    grow, tall = (1, 0) if tall is None else (0, tall)
    return Column(
        children=[Row(children=line, equal=True, gap=GAP, align="fill", tall=tall, grow=grow) for line in lines],
        gap=GAP,
        wide=0,
    )


def _button(
    id: str, label: str, icon: str, act: Act, caption: str = "", *, main: bool = False, zoom: float = 0.9
) -> Box:
    return button(id, caption or label, act, icon=icon, label=label, main=main, zoom=zoom, style=styles.CAPTION)


def _direct(table: LostTempleTable, verb: Verb, icon: str, *, main: bool = False) -> list[Box]:
    """A button that carries out the one choice of a verb, if there is one."""
    action = table.session.choices.one(verb)
    if action is None:
        return []
    label = labels.label(table.words, table.view, action)
    return [_button(str(action), label, icon, table.acting(action), main=main, zoom=0.8)]


def _end(table: LostTempleTable) -> list[Box]:
    """What can still be done, and ending the turn."""
    words, found = table.words, []
    for action in table.session.choices.of(do.PLAY):
        label, name = labels.label(words, table.view, action), naming.card(words, action.card)
        found.append(_button(str(action), label, "icon-card", table.acting(action), name))
    # In a small window the tent stands below these, at every decision.
    if table.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY) and not table.small:
        tent = f"tent-{PLAYERS[table.session.viewer]}"
        found.append(_button("ui-tent", words("lost-temple.table.tent"), tent, lambda: table.dialogs.show("tent")))
    return found + _direct(table, do.END_TURN, "ui-check", main=True)


def _explore(table: LostTempleTable) -> list[Box]:
    found = _dig(table)
    if table.session.choices.of(do.RESCUE):
        label = table.words("lost-temple.table.rescue")
        found.append(_button("ui-rescue", label, "key-any", lambda: table.dialogs.show("rescue")))
    return found + _direct(table, do.REST, "ui-check")


def _dig(table: LostTempleTable) -> list[Box]:
    if not table.chosen.digs:
        return []
    flag = f"flag-{PLAYERS[table.session.viewer]}"
    return [_button("ui-dig", table.words("lost-temple.act.dig"), flag, table.dialogs.show_spaces, main=True)]


BUTTONS: dict[str, Callable[[LostTempleTable], list[Box]]] = {
    "icons": lambda table: _direct(table, do.DONE, "ui-next"),
    "explore": _explore,
    "dig": lambda table: _dig(table) + _direct(table, do.STOP, "ui-close"),
    "end": _end,
}
"""By the decision at hand."""
