"""The icons of the tile that was taken, as buttons: what each is called and does, and what choosing it begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Verb
from engine.lost_temple import COLOURS, StepView
from engine.lost_temple import actions as do
from game.lost_temple.words import labels, naming
from game.screen.brush import Area, Brush
from game.screen.palette import INK, OFF
from game.screen.wording import capital

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

AT_ONCE: dict[str, Verb] = {"card": do.LOOK_CARDS, "room": do.LOOK_ROOMS, "passage": do.PASSAGE}
"""What icons do that leave nothing to choose."""
TIMES = "\u00d7"
SMALLER = 0.79
"""How much smaller a name may be written to stay on its line."""
NARROW, LEAST = 104.0, 13.0
"""Units of width below which a button has no room for words beside the icon, and the size of words below it."""
NAME, NOTE = 16.5, 13.5
"""Sizes of the letters: what an icon is, and what it does."""


@dataclass(frozen=True, slots=True)
class IconButton:
    """One icon that is left, not yet placed; `kind` is its engine name."""

    kind: str
    target: str
    label: str
    sprite: str
    name: str
    note: str
    act: Callable[[], None]
    number: str = ""


def taken(table: LostTempleTable) -> StepView | None:
    """The tile whose icons are being used by the viewer, also while one of them is being carried out."""
    view, session = table.view, table.session
    if session.to_move != session.viewer or not session.choices:
        return None
    return next((step for step in view["steps"] if step["step"] == "icons"), None)


def left(table: LostTempleTable) -> list[IconButton]:
    """The icons that can still be used; equal ones are one."""
    return [found for name, count in _unused(table).items() if (found := _button(table, name, count))]


def _unused(table: LostTempleTable) -> dict[str, int]:
    """The icons that are not used yet, and how often each is there."""
    step = taken(table)
    if step is None:
        return {}
    numbered = enumerate(naming.icons(step["tile"]), start=1)
    return Counter(name for number, name in numbered if str(number) not in step["used"])


def _button(table: LostTempleTable, name: str, count: int) -> IconButton | None:
    words, dialogs, choices = table.words, table.dialogs, table.session.choices
    named, note, sprite = called(table, name), _note(table, name), naming.icon_sprite(name)
    named = f"{named} {TIMES}{count}" if count > 1 else named
    if table.session.step != "icons":
        # It waits until what another icon began is finished.
        return IconButton(
            name, f"ui-icon-{name}", f"{named}: {note}", sprite, named, note, _nothing, _number(name)
        )
    if name in (*COLOURS, "any"):
        return (
            _asking("key", name, named, note, sprite, lambda: dialogs.show("key")) if choices.of(do.KEY) else None
        )
    if name == "treasure":
        open_piles = choices.of(do.LOOK_TREASURES, do.PICK_UP)
        return _asking(name, name, named, note, sprite, lambda: dialogs.show("treasure")) if open_piles else None
    if name == "scoring":
        score = choices.of(do.SCORE)
        return _asking(name, name, named, note, sprite, lambda: dialogs.show("score")) if score else None
    if name == "sanctuary":
        coming = table.view["sanctuaries"]["next"]
        if coming is None or not choices.of(do.SANCTUARY):
            return None
        told = words("lost-temple.table.icons.sanctuary", room=naming.room(words, coming))
        return IconButton(name, "ui-icon-sanctuary", told, naming.altar_sprite(coming), named, note,
                          lambda: table.bar.say(told))  # fmt: skip
    action = choices.one(do.POINTS if name.isdigit() else AT_ONCE[name])
    if action is None:
        return None
    label = labels.label(words, table.view, action)
    return IconButton(name, str(action), label, sprite, named, note, table.acting(action), _number(name))


def _asking(page: str, kind: str, named: str, note: str, sprite: str, act: Callable[[], None]) -> IconButton:
    """An icon that asks something further in a page."""
    return IconButton(kind, f"ui-icon-{page}", f"{named}: {note}", sprite, named, note, act)


def _nothing() -> None:
    """What an icon does that has to wait."""


def _number(name: str) -> str:
    return name if name.isdigit() else ""


def called(table: LostTempleTable, name: str) -> str:
    """What an icon is called on its button."""
    if name == "card":
        return table.words("lost-temple.choose.name.card")
    return capital(naming.icon(table.words, name))


def _note(table: LostTempleTable, name: str) -> str:
    words, stock = table.words, table.view["stock"]["keys"]
    if name in COLOURS and stock.get(name):
        return words("lost-temple.choose.note.key", stock=stock[name])
    kind = "any" if name in COLOURS else "points" if name.isdigit() else name
    return words(f"lost-temple.choose.note.{kind}")


def paint_icon(brush: Brush, icon: IconButton, box: Area, *, ready: bool = True) -> None:
    """A gold button: the icon, what it is called, and what it does."""
    x, y, w, h = box
    brush.frame("button-main" if ready else "button-disabled", box)
    if w < NARROW:
        _paint_narrow(brush, icon, box)
        return
    zoom = min(1.25, (h - 14) / 28)
    middle = y + h / 2 - 1
    brush.sprite(icon.sprite, x + 22, middle, zoom=zoom)
    if icon.number:
        brush.text(icon.number, "strong", 15, INK, (x + 12, middle - 10, 20, 20), side="centre")
    ink, room = INK if ready else OFF, w - 47
    if brush.wide(icon.name, "strong", NAME) * SMALLER > room:
        # Both would be too small to read; what it does is explained when it is pointed at.
        brush.text(icon.name, "strong", NAME, ink, (x + 41, y + 3, room, h - 8), fit="wrap")
        return
    tall = 40.0 if h >= 48 else 36.0
    top = y + (h - tall) / 2 - 1
    brush.text(icon.name, "strong", NAME, ink, (x + 41, top, room, tall / 2 + 1))
    brush.text(icon.note, "body", NOTE, ink, (x + 41, top + tall / 2, room, tall / 2))


def _paint_narrow(brush: Brush, icon: IconButton, box: Area) -> None:
    """Where there is little room: the icon, and its name below if that can be read."""
    x, y, w, h = box
    named = h >= 46 and brush.wide(icon.name, "strong", LEAST) <= w - 6
    middle = y + (h - 17 if named else h) / 2
    brush.sprite(icon.sprite, x + w / 2, middle, zoom=min(1.1, (h - 26 if named else h - 12) / 28))
    if icon.number:
        brush.text(icon.number, "strong", 15, INK, (x + w / 2 - 10, middle - 10, 20, 20), side="centre")
    if named:
        brush.text(icon.name, "strong", LEAST, INK, (x + 3, y + h - 20, w - 6, 17), side="centre")
