"""The choices of the moment that are not on the board, as buttons: a tile's icons, staying, ending the turn.

On a wide table they stand in the panel of the turn, on a small screen in the sheet below the board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Verb
from engine.lost_temple import PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.panels.tent import hand_buttons
from game.lost_temple.river import icons
from game.lost_temple.river.icons import IconButton
from game.lost_temple.words import labels, naming, speech
from game.screen.brush import Brush
from game.screen.palette import INK
from game.screen.wording import capital
from game.table.panels.newest_story import paint_story
from game.table.panels.panel import Button, Panel

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


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
    icon_of: IconButton | None = None
    """The icon of a tile that it stands for, which is drawn in its own way."""


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


def beside(table: LostTempleTable) -> list[Item]:
    """The buttons of a wide table; the icons of a tile lie open at their site."""
    return [] if table.session.step == "icons" and not table.dialogs.waiting else items(table)


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
    return [
        Item(
            icon.target, icon.label, icon.sprite, icon.act, icon.name, main=True, number=icon.number, icon_of=icon
        )
        for icon in icons.left(table)
    ] + _direct(table, do.DONE, "ui-next", zoom=0.8)


def _end(table: LostTempleTable) -> list[Item]:
    """What can still be done, and ending the turn."""
    words, found = table.words, []
    for action in table.session.choices.of(do.PLAY):
        label = labels.label(words, table.view, action)
        sprite = "icon-card"
        found.append(Item(str(action), label, sprite, table.acting(action), naming.card(words, action.card)))
    # In a small window the tent stands below these, at every decision.
    if table.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY) and not table.small:
        label = words("lost-temple.table.tent")
        tent = f"tent-{PLAYERS[table.session.viewer]}"
        found.append(Item("ui-tent", label, tent, lambda: table.dialogs.show("tent"), label))
    return found + _direct(table, do.END_TURN, "ui-check", main=True, zoom=0.8)


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


TRAYS: dict[str, Callable[[LostTempleTable], list[Item]]] = {
    "icons": _icons,
    "explore": _explore,
    "dig": lambda table: _dig(table) + _direct(table, do.STOP, "ui-close", zoom=0.8),
    "end": _end,
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
    hands = [bool(session.choices.of(verb)) for verb in (do.PLAY, do.TENT_EXPLORE, do.TENT_KEY)]
    held = table.mine["tent"], table.mine["cards"]
    return listed, prompt(table), held, hands, session.to_move, session.viewer, session.over


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
                bare=item.icon_of is not None,
            )
        )
    return found


SPARE = 90.0
"""Units of height that have room for some of the story."""


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
        listed = items(self.table)
        for item, button in zip(listed, self._listed(), strict=False):
            if item.icon_of is not None:
                icons.paint_icon(brush, item.icon_of, button.box)
        if listed:
            if not self._folded:
                told = prompt(self.table) or speech.decision(self.session, self.words)[1]
                brush.text(capital(told), "head", 15.5, INK, (14, 8, self.width - 28, 20))
                self._paint_between(brush)
            return
        told = prompt(self.table)
        if told:
            room = 0.0 if not self._folded else self._hand_room
            box = (14.0, 8.0, self.width - 28 - room, self.height - 16 - (0 if self._folded else 52))
            brush.text(told, "head", 16, INK, box, fit="wrap")
            return
        self._paint_story(brush)

    def _paint_between(self, brush: Brush) -> None:
        """The story, where a tall sheet leaves room between the choices and the buttons at its foot."""
        foot = self.height - self.finger_units - 8
        ends = [button.box[1] + button.box[3] for button in self._listed() if button.box[1] < foot - 1]
        top = max(ends, default=0.0) + 16
        if foot - top - 12 > SPARE:
            brush.line(14, top - 8, self.width - 14, top - 8)
            paint_story(brush, self, (14, top, self.width - 28, foot - top - 12))

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
        y, top = self.height - self.finger_units - 8, 32.0
        foot = [item for item in listed if item.icon_of is None] if self._opened(listed) else []
        wide = (self.width - 28 - 6 * (len(foot) + 1)) / (len(foot) + 2)
        boxes = [(14 + (wide + 6) * number, y, wide, self.finger_units) for number in range(len(foot) + 2)]
        left = [item for item in listed if item not in foot]
        rows = 2 if len(left) > 3 and y - top - 8 > 96 else 1
        if foot and y - top - 8 >= 76 * len(left):
            rows = len(left)
        tall = min(y - top - 8, rows * (70.0 if foot else 52.0) + 6 * (rows - 1))
        found = spread(left, (14, top, self.width - 28, tall), rows)
        found += [spread([item], box, 1)[0] for item, box in zip(foot, boxes, strict=False)]
        return found + hand_buttons(self.table, boxes[len(foot) :])

    def _opened(self, listed: list[Item]) -> bool:
        """Whether the icons of a tile lie here: they have the room, and what leaves them stands at the foot."""
        return any(item.icon_of is not None for item in listed)
