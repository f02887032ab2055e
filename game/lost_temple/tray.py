"""The choices of the moment that are not on the board, as buttons: a tile's icons, staying, ending the turn.

On a wide table they stand in the panel of the turn, on a small screen in the sheet below the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from engine import Action
from engine.lost_temple.components import COLOURS, PLAYERS
from game.lost_temple import labels, naming, speech
from game.lost_temple.camp import hand_buttons
from game.screen.brush import Brush
from game.screen.palette import INK
from game.table.naming import capital
from game.table.panel import Button, Panel
from game.table.story import paint_story

if TYPE_CHECKING:
    from game.lost_temple.dialogs import TempleDialogs


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


def items(panel: Panel) -> list[Item]:
    """The buttons for the decision at hand."""
    session = panel.session
    if not session.choices:
        return []
    if panel.table.dialogs.waiting:
        words = panel.words
        act = panel.table.dialogs.reopen
        return [Item("ui-open", words("table.open"), "ui-eye", act, words("table.open"), main=True)]
    tray = TRAYS.get(session.step)
    return tray(panel) if tray else []


def _of(panel: Panel, verb: str) -> list[Action]:
    """The choices of a verb."""
    return [action for action in panel.session.choices if action.verb.name == verb]


def _direct(
    panel: Panel,
    verb: str,
    icon: str,
    *,
    caption: str = "",
    main: bool = False,
    zoom: float = 0.9,
    number: str = "",
) -> list[Item]:
    """A button that carries out the one choice of a verb, if there is one."""
    found = []
    for action in _of(panel, verb)[:1]:
        label = labels.label(panel.words, panel.session.view, action)
        found.append(
            Item(str(action), label, icon, panel.table.acting(action), caption or label, main, zoom, number)
        )
    return found


def _icons(panel: Panel) -> list[Item]:
    step, found = panel.session.decision, []
    names = step["tile"].split("+")
    unused = [name for index, name in enumerate(names) if str(index + 1) not in step["used"]]
    for name in dict.fromkeys(unused):
        found += _icon(panel, name)
    return found + _direct(panel, "done", "ui-next", zoom=0.8)


def _icon(panel: Panel, name: str) -> list[Item]:
    words, dialogs = panel.words, panel.table.dialogs
    label = capital(naming.icon(words, name))
    sprite = naming.icon_sprite(name)
    if name in (*COLOURS, "any") and _of(panel, "key"):
        return [Item("ui-icon-key", label, sprite, lambda: dialogs.show("key"), label)]
    if name == "treasure" and (_of(panel, "look treasures") or _of(panel, "pick")):
        return [Item("ui-icon-treasure", label, sprite, lambda: dialogs.show("treasure"), label)]
    if name == "scoring" and _of(panel, "score"):
        return [Item("ui-icon-scoring", label, sprite, lambda: dialogs.show("score"), label)]
    if name == "sanctuary" and _of(panel, "sanctuary"):
        room = naming.room(words, panel.session.view["sanctuaries"]["next"])
        told = words("table.icons.sanctuary", room=room)
        return [Item("ui-icon-sanctuary", told, sprite, lambda: panel.table.bar.say(told), label)]
    verb = {"card": "look cards", "room": "look rooms", "passage": "passage"}.get(name)
    if name.isdigit():
        verb = "points"
    number = name if name.isdigit() else ""
    return _direct(panel, verb, sprite, caption=label, number=number) if verb else []


def _explore(panel: Panel) -> list[Item]:
    words, found = panel.words, _dig(panel)
    if _of(panel, "rescue"):
        label = words("table.rescue")
        found.append(Item("ui-rescue", label, "key-any", lambda: panel.table.dialogs.show("rescue"), label))
    return found + _direct(panel, "rest", "ui-check", zoom=0.8)


def _dig(panel: Panel) -> list[Item]:
    digs = _of(panel, "dig")
    if not digs:
        return []
    label = panel.words("act.dig")
    flag = f"flag-{PLAYERS[panel.session.viewer]}"
    place = panel.session.view["players"][panel.session.viewer]["place"]
    dialogs = cast("TempleDialogs", panel.table.dialogs)
    return [Item("ui-dig", label, flag, lambda: dialogs.show_spaces(place, digs), label, main=True)]


TRAYS: dict[str, Callable[[Panel], list[Item]]] = {
    "icons": _icons,
    "explore": _explore,
    "dig": lambda panel: _dig(panel) + _direct(panel, "stop", "ui-close", zoom=0.8),
    "end": lambda panel: _direct(panel, "end turn", "ui-check", main=True, zoom=0.8),
}
PROMPTS = {"pirogue": "table.pirogue.choose", "place": "table.icons.place", "explore": "table.explore.choose"}


def prompt(panel: Panel) -> str:
    """What to do on the board, where the tray has no button for it."""
    if not panel.session.choices:
        return ""
    key = PROMPTS.get(panel.session.step)
    return panel.words(key) if key else ""


def signature(panel: Panel) -> object:
    """Everything that the buttons depend on."""
    session = panel.session
    listed = [(item.target, item.label) for item in items(panel)]
    player = session.view["players"][session.viewer]
    return listed, prompt(panel), player["tent"], session.view["to_move"], session.viewer, session.over


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

    def content(self) -> object:
        """Buttons, prompt, and the last sentences."""
        return signature(self), len(self.session.log)

    @property
    def _folded(self) -> bool:
        return self.height < 118

    def paint(self, brush: Brush) -> None:
        """A heading with the prompt; while others play, the story."""
        if items(self):
            if not self._folded:
                told = prompt(self) or speech.decision(self.session, self.words)[1]
                brush.text(capital(told), "head", 15.5, INK, (14, 8, self.width - 28, 20))
            return
        told = prompt(self)
        if told:
            room = 0.0 if not self._folded else self._hand_room
            box = (14.0, 8.0, self.width - 28 - room, self.height - 16 - (0 if self._folded else 52))
            brush.text(told, "head", 16, INK, box, fit="wrap")
            return
        self._paint_story(brush)

    @property
    def _hand_room(self) -> float:
        return 2 * self.finger + 20

    def _paint_story(self, brush: Brush) -> None:
        """The newest sentences, as many as fit."""
        tall = self.height - 16 - (0 if self._folded else 52)
        wide = self.width - 24 - (self._hand_room if self._folded else 0)
        paint_story(brush, self, (14, 8, wide, tall))

    def buttons(self) -> list[Button]:
        """The tray's buttons, then tent and cards."""
        listed = items(self)
        if self._folded:
            tall = self.height - 12
            wide = self.finger
            hands = [(self.width - 8 - wide - (wide + 5) * (1 - index), 6.0, wide, tall) for index in range(2)]
            box = (8.0, 6.0, self.width - 8 - self._hand_room, tall)
            return spread(listed, box, 1) + hand_buttons(self, hands)
        half = (self.width - 34) / 2
        y = self.height - self.finger - 8
        hands = [(14.0, y, half, self.finger), (20 + half, y, half, self.finger)]
        top = 32.0
        rows = 2 if len(listed) > 3 and y - top - 8 > 96 else 1
        tall = min(y - top - 8, rows * 52.0 + 6 * (rows - 1))
        return spread(listed, (14, top, self.width - 28, tall), rows) + hand_buttons(self, hands)
