"""The choices of the moment that are not on the board, as buttons: a tile's icons, staying, ending the turn.

On a wide table they stand in the panel of the turn, on a small screen in the sheet below the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Verb
from engine.lost_temple import actions as do
from engine.lost_temple.components import COLOURS, PLAYERS
from game.lost_temple import labels, naming, speech
from game.lost_temple.owncamp import hand_buttons
from game.screen.brush import Brush
from game.screen.palette import INK
from game.table.naming import capital
from game.table.panel import Button, Panel
from game.table.story import paint_story

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable


@dataclass(frozen=True, slots=True)
class Item:
    """One button of the tray, not yet placed."""

    target: str
    label: str
    icon: str
    act: Callable[[], None]
    caption: str = ""
    main: bool = False
    zoom: float = 0.9
    number: str = ""


def items(table: LostTempleTable) -> list[Item]:
    """The buttons for the decision at hand."""
    session, words = table.session, table.words
    if not session.choices:
        return []
    if table.dialogs.waiting:
        act = table.dialogs.reopen
        return [
            Item(
                "ui-open",
                words("lost-temple.table.open"),
                "ui-eye",
                act,
                words("lost-temple.table.open"),
                main=True,
            )
        ]
    tray = TRAYS.get(session.step)
    return tray(table) if tray else []


def _direct(
    table: LostTempleTable,
    verb: Verb,
    icon: str,
    *,
    caption: str = "",
    main: bool = False,
    zoom: float = 0.9,
    number: str = "",
) -> list[Item]:
    """A button that carries out the one choice of a verb, if there is one."""
    action = table.session.choices.one(verb)
    if action is None:
        return []
    label = labels.label(table.words, table.view, action)
    return [Item(str(action), label, icon, table.acting(action), caption or label, main, zoom, number)]


def _icons(table: LostTempleTable) -> list[Item]:
    step = table.view["decision"]
    unused = [
        name for number, name in enumerate(naming.icons(step["tile"]), start=1) if str(number) not in step["used"]
    ]
    found = [item for name in dict.fromkeys(unused) for item in _icon(table, name)]
    return found + _direct(table, do.DONE, "ui-next", zoom=0.8)


def _icon(table: LostTempleTable, name: str) -> list[Item]:
    words, dialogs, choices = table.words, table.dialogs, table.session.choices
    label = capital(naming.icon(words, name))
    sprite = naming.icon_sprite(name)
    if name in (*COLOURS, "any") and choices.of(do.KEY):
        return [Item("ui-icon-key", label, sprite, lambda: dialogs.show("key"), label)]
    if name == "treasure" and choices.of(do.LOOK_TREASURES, do.PICK_UP):
        return [Item("ui-icon-treasure", label, sprite, lambda: dialogs.show("treasure"), label)]
    if name == "scoring" and choices.of(do.SCORE):
        return [Item("ui-icon-scoring", label, sprite, lambda: dialogs.show("score"), label)]
    coming = table.view["sanctuaries"]["next"]
    if name == "sanctuary" and coming is not None and choices.of(do.SANCTUARY):
        told = words("lost-temple.table.icons.sanctuary", room=naming.room(words, coming))
        return [Item("ui-icon-sanctuary", told, sprite, lambda: table.bar.say(told), label)]
    if name.isdigit():
        return _direct(table, do.POINTS, sprite, caption=label, number=name)
    verb = AT_ONCE.get(name)
    return _direct(table, verb, sprite, caption=label) if verb else []


def _explore(table: LostTempleTable) -> list[Item]:
    found = _dig(table)
    if table.session.choices.of(do.RESCUE):
        label = table.words("lost-temple.table.rescue")
        found.append(Item("ui-rescue", label, "key-any", lambda: table.dialogs.show("rescue"), label))
    return found + _direct(table, do.REST, "ui-check", zoom=0.8)


def _dig(table: LostTempleTable) -> list[Item]:
    if not table.chosen.digs:
        return []
    label = table.words("lost-temple.act.dig")
    flag = f"flag-{PLAYERS[table.session.viewer]}"
    return [Item("ui-dig", label, flag, table.dialogs.show_spaces, label, main=True)]


AT_ONCE = {"card": do.LOOK_CARDS, "room": do.LOOK_ROOMS, "passage": do.PASSAGE}
"""What icons do that leave nothing to choose."""
TRAYS: dict[str, Callable[[LostTempleTable], list[Item]]] = {
    "icons": _icons,
    "explore": _explore,
    "dig": lambda table: _dig(table) + _direct(table, do.STOP, "ui-close", zoom=0.8),
    "end": lambda table: _direct(table, do.END_TURN, "ui-check", main=True, zoom=0.8),
}
PROMPTS = {
    "pirogue": "lost-temple.table.pirogue.choose",
    "place": "lost-temple.table.icons.place",
    "explore": "lost-temple.table.explore.choose",
}


def prompt(table: LostTempleTable) -> str:
    """What to do on the board, where the tray has no button for it."""
    if not table.session.choices:
        return ""
    key = PROMPTS.get(table.session.step)
    return table.words(key) if key else ""


def signature(table: LostTempleTable) -> object:
    """Everything that the buttons depend on."""
    session = table.session
    listed = [(item.target, item.label) for item in items(table)]
    return listed, prompt(table), table.mine["tent"], session.to_move, session.viewer, session.over


def spread(listed: list[Item], box: tuple[float, float, float, float], rows: int) -> list[Button]:
    """Place buttons in a box, row by row; in one row wide ones keep their captions."""
    if not listed:
        return []
    x, y, w, h = box
    gap = 6.0
    rows = min(rows, len(listed))
    per = -(-len(listed) // rows)
    tall = (h - gap * (rows - 1)) / rows
    found = []
    for index, item in enumerate(listed):
        row, column = divmod(index, per)
        here = min(per, len(listed) - row * per)
        wide = (w - gap * (here - 1)) / here
        place = (x + column * (wide + gap), y + row * (tall + gap), wide, tall)
        found.append(
            Button(
                item.target,
                item.label,
                place,
                item.act,
                item.caption,
                item.icon,
                item.main,
                zoom=item.zoom,
                number=item.number,
            )
        )
    return found


class Tray(Panel):
    """The sheet of a small screen: the choices of the moment, or the latest of the story while others play."""

    name = "sheet"
    digits = True
    table: LostTempleTable

    def content(self) -> object:
        """Buttons, prompt, and the last sentences."""
        return signature(self.table), len(self.session.log)

    @property
    def _folded(self) -> bool:
        return self.height < 118

    def paint(self, brush: Brush) -> None:
        """A heading with the prompt; while others play, the story."""
        if items(self.table):
            if not self._folded:
                told = prompt(self.table) or speech.decision(self.session, self.words)[1]
                brush.text(capital(told), "head", 15.5, INK, (14, 8, self.width - 28, 20))
            return
        told = prompt(self.table)
        if told:
            room = 0.0 if not self._folded else self._hand_room
            box = (14.0, 8.0, self.width - 28 - room, self.height - 16 - (0 if self._folded else 52))
            brush.text(told, "head", 16, INK, box, fit="wrap")
            return
        self._paint_story(brush)

    @property
    def _hand_room(self) -> float:
        return 2 * self.finger_units + 20

    def _paint_story(self, brush: Brush) -> None:
        """The newest sentences, as many as fit."""
        tall = self.height - 16 - (0 if self._folded else 52)
        wide = self.width - 24 - (self._hand_room if self._folded else 0)
        paint_story(brush, self, (14, 8, wide, tall))

    def buttons(self) -> list[Button]:
        """The tray's buttons, then tent and cards."""
        listed = items(self.table)
        if self._folded:
            tall = self.height - 12
            wide = self.finger_units
            hands = [(self.width - 8 - wide - (wide + 5) * (1 - index), 6.0, wide, tall) for index in range(2)]
            box = (8.0, 6.0, self.width - 8 - self._hand_room, tall)
            return spread(listed, box, 1) + hand_buttons(self.table, hands)
        half = (self.width - 34) / 2
        y = self.height - self.finger_units - 8
        hands = [(14.0, y, half, self.finger_units), (20 + half, y, half, self.finger_units)]
        top = 32.0
        rows = 2 if len(listed) > 3 and y - top - 8 > 96 else 1
        tall = min(y - top - 8, rows * 52.0 + 6 * (rows - 1))
        return spread(listed, (14, top, self.width - 28, tall), rows) + hand_buttons(self.table, hands)
