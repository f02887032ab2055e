"""The icons of the tile that was taken, as buttons: what each is called and does, and what choosing it begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from engine import Verb
from engine.lost_temple import COLOURS, StepView, View
from engine.lost_temple import actions as do
from game.lost_temple.part import LostTemplePart
from game.lost_temple.view import LostTempleSession
from game.lost_temple.words import labels, naming
from game.screen.catalogue import Catalogue
from game.screen.palette import INK, OFF
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Row, Stack
from game.ui.buttons import Button
from game.ui.tip import Tip
from game.ui.widgets import Sprite, Text

AT_ONCE: dict[str, Verb] = {"card": do.LOOK_CARDS, "room": do.LOOK_ROOMS, "passage": do.PASSAGE}
"""What icons do that leave nothing to choose."""
ASKED: dict[str, tuple[str, tuple[Verb, ...]]] = {
    "key": ("key", (do.KEY,)),
    "treasure": ("treasure", (do.LOOK_TREASURES, do.PICK_UP)),
    "scoring": ("score", (do.SCORE,)),
}
"""Icons that ask something further: the page that does, and what is chosen there."""
TIMES = "\u00d7"
NARROW = 98.0
"""Units inside a button from which on there is room for words beside the icon."""


@dataclass(frozen=True, slots=True)
class UnusedIcon:
    """One icon that is left, not yet placed; `kind` is its engine name."""

    kind: str
    target: str
    label: str
    sprite: str
    name: str
    note: str
    act: Act | None
    """Nothing while it has to wait."""
    number: str = ""


def taken(session: LostTempleSession) -> StepView | None:
    """The tile whose icons are being used by the viewer, also while one of them is being carried out."""
    if session.to_move != session.viewer or not session.choices:
        return None
    return next((step for step in session.view["steps"] if step["step"] == "icons"), None)


def left(part: LostTemplePart) -> list[UnusedIcon]:
    """The icons that can still be used; equal ones are one."""
    return [found for name, count in _unused(part.session).items() if (found := _button(part, name, count))]


def _unused(session: LostTempleSession) -> Counter[str]:
    """The icons that are not used yet, and how often each is there."""
    step = taken(session)
    if step is None:
        return Counter()
    numbered = enumerate(naming.icons(step["tile"]), start=1)
    return Counter(name for number, name in numbered if str(number) not in step["used"])


def lone(session: LostTempleSession) -> str:
    """The page of the one icon that is left to be used, where it asks something; empty where there is a choice."""
    if session.step != "icons":
        return ""
    usable = [name for name in _unused(session).elements() if session.choices.of(*_verbs(name))]
    asked = _asked(usable[0]) if len(usable) == 1 else ""
    return ASKED[asked][0] if asked in ASKED else ""


def _asked(name: str) -> str:
    """What an icon asks: keys of all colours ask the same."""
    return "key" if name in (*COLOURS, "any") else name


def _verbs(name: str) -> tuple[Verb, ...]:
    """What using an icon is in the engine."""
    if _asked(name) in ASKED:
        return ASKED[_asked(name)][1]
    return (do.SANCTUARY if name == "sanctuary" else AT_ONCE.get(name, do.POINTS),)


def _button(part: LostTemplePart, name: str, count: int) -> UnusedIcon | None:
    words, choices, sprite = part.words, part.session.choices, naming.icon_sprite(name)
    named, note = called(words, name), _note(words, part.view, name)
    named = f"{named} {TIMES}{count}" if count > 1 else named
    label, asked = f"{named}: {note}", _asked(name)
    if part.session.step != "icons":
        # It waits until what another icon began is finished.
        return UnusedIcon(name, f"ui-icon-{name}", label, sprite, named, note, None, _number(name))
    if asked in ASKED:
        page, verbs = ASKED[asked]
        if not choices.of(*verbs):
            return None
        act = partial(part.dialogs.show, page)
        return UnusedIcon(name, f"ui-icon-{asked}", label, sprite, named, note, act)
    if name == "sanctuary":
        coming = part.view["sanctuaries"]["next"]
        if coming is None or not choices.of(do.SANCTUARY):
            return None
        told = words("lost-temple.table.icons.sanctuary", room=naming.room(words, coming))
        sprite, take_up = naming.altar_sprite(coming), part.table.board.placing.take_up
        return UnusedIcon(name, "ui-icon-sanctuary", told, sprite, named, note, take_up)
    action = choices.one(do.POINTS if name.isdigit() else AT_ONCE[name])
    if action is None:
        return None
    label = labels.label(words, part.view, action)
    return UnusedIcon(name, str(action), label, sprite, named, note, part.table.acting(action), _number(name))


def _number(name: str) -> str:
    return name if name.isdigit() else ""


def called(words: Catalogue, name: str) -> str:
    """What an icon is called on its button."""
    if name == "card":
        return words("lost-temple.choose.name.card")
    return capital(naming.icon(words, name))


def _note(words: Catalogue, view: View, name: str) -> str:
    stock = view["stock"]["keys"]
    if name in COLOURS and stock.get(name):
        return words("lost-temple.choose.note.key", stock=stock[name])
    kind = "any" if name in COLOURS else "points" if name.isdigit() else name
    return words(f"lost-temple.choose.note.{kind}")


def icon_button(
    icon: UnusedIcon,
    *,
    ready: bool = True,
    tall: float | None = None,
    tip: Callable[[pygame.Rect], Tip] | None = None,
) -> Box:
    """A gold button: the icon, what it is called and what it does; only the icon where there is little room."""
    ink = INK if ready else OFF
    sprite = Sprite(sprite=icon.sprite, zoom=1.25)
    number = Text(words=icon.number, style=styles.LABEL, fit="shrink", side="centre")
    picture = Stack(children=[sprite, number], wide=34)
    note = Text(words=icon.note, style=styles.FINE.in_ink(ink), fit="shrink", enough=0.75)
    forms: list[Box] = []
    for style in (styles.BUTTON, styles.CAPTION, styles.FINE_LABEL):
        named = Text(words=icon.name, style=style.in_ink(ink), fit="shrink")
        forms.append(Row(children=[picture, Column(children=[named, note], grow=1)], gap=4, tall=34))
    # Both would be too small to read; what it does is explained when it is pointed at.
    named = Text(words=icon.name, style=styles.BUTTON.in_ink(ink), grow=1)
    forms.append(Row(children=[picture, named], gap=4, wide=NARROW, tall=24))
    small = Text(words=icon.name, style=styles.FINE_LABEL.in_ink(ink), fit="shrink", side="centre")
    forms.append(Column(children=[replace(picture, wide=None, grow=1), small], tall=38))
    forms.append(Stack(children=[sprite, number], wide=0, tall=0))
    return Button(
        children=[Fitting(forms=forms)],
        kind="main",
        id=icon.target,
        act=icon.act,
        label=icon.label,
        dead=not ready,
        tall=tall,
        pad=(3, 4, 3, 5),
        tip=tip,
    )
