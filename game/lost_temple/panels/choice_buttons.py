"""The choices of the moment that are not on the board, as buttons: a tile's icons, staying, ending the turn.

On a wide table they stand in the panel of the turn, on a small screen in the sheet below the board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Verb
from engine.lost_temple import PLAYERS, preview
from engine.lost_temple import actions as do
from game.lost_temple.part import LostTemplePart
from game.lost_temple.river import icons
from game.lost_temple.words import labels, naming
from game.screen.wording import signed
from game.table.board import placing_words
from game.table.panels.placing_sheet import place_button
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button

GAP = 6.0
"""Units between buttons."""
PROMPTS = {
    "pirogue": "lost-temple.table.pirogue.choose",
    "place": "lost-temple.table.icons.place",
    "explore": "lost-temple.table.explore.choose",
}


def icon_buttons(part: LostTemplePart) -> list[Box]:
    """The icons of the tile that was taken, while one can be chosen."""
    if part.session.step != "icons" or part.dialogs.waiting:
        return []
    return [icons.icon_button(icon) for icon in icons.left(part)]


def buttons(part: LostTemplePart) -> list[Box]:
    """The other buttons for the decision at hand."""
    session, words = part.session, part.words
    if not session.choices:
        return []
    if part.dialogs.waiting:
        return [_button("ui-open", words("lost-temple.table.open"), "ui-eye", part.dialogs.reopen, main=True)]
    if held := _placing(part):
        return held
    found = BUTTONS.get(session.step)
    return found(part) if found else []


def prompt(part: LostTemplePart) -> str:
    """What to do on the board, where there is no button for it."""
    key = PROMPTS.get(part.session.step) if part.session.choices else None
    return part.words(key) if key else ""


def signature(part: LostTemplePart) -> object:
    """Everything that the buttons depend on."""
    session = part.session
    listed = [(box.id, box.label) for box in (*icon_buttons(part), *buttons(part))]
    hands = [bool(session.choices.of(verb)) for verb in (do.PLAY, do.TENT_EXPLORE, do.TENT_KEY)]
    held = part.mine["tent"], part.mine["cards"]
    return listed, prompt(part), held, hands, session.to_move, session.viewer, session.over


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
    id: str,
    label: str,
    icon: str,
    act: Act,
    caption: str = "",
    *,
    below: str = "",
    gain: str = "",
    main: bool = False,
    zoom: float = 0.9,
) -> Box:
    said, style = caption or label, styles.CAPTION
    return button(id, said, act, icon=icon, label=label, below=below, gain=gain, main=main, zoom=zoom, style=style)


def _direct(part: LostTemplePart, verb: Verb, icon: str, *, main: bool = False) -> list[Box]:
    """A button that carries out the one choice of a verb, if there is one."""
    action = part.session.choices.one(verb)
    if action is None:
        return []
    label = labels.label(part.words, part.view, action)
    return [_button(str(action), label, icon, part.table.acting(action), main=main, zoom=0.8)]


def _end(part: LostTemplePart) -> list[Box]:
    """What can still be done."""
    words, found = part.words, []
    for action in part.session.choices.of(do.PLAY):
        label, name = labels.label(words, part.view, action), naming.card(words, action.card)
        found.append(_button(str(action), label, "icon-card", part.table.acting(action), name))
    # In a small window the tent stands below these, at every decision.
    if part.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY) and not part.table.small:
        tent = f"tent-{PLAYERS[part.session.viewer]}"
        found.append(_button("ui-tent", words("lost-temple.table.tent"), tent, lambda: part.dialogs.show("tent")))
    return found


def _explore(part: LostTemplePart) -> list[Box]:
    found = _dig(part)
    if part.session.choices.of(do.RESCUE):
        label = part.words("lost-temple.table.rescue")
        found.append(_button("ui-rescue", label, "key-any", lambda: part.dialogs.show("rescue")))
    ending = part.table.ending()
    return found if ending is not None and ending.id else found + _direct(part, do.REST, "ui-check")


def _dig(part: LostTemplePart) -> list[Box]:
    """Excavating where the explorer stands, with what it brings, of several spaces the best."""
    digs, words, session = part.chosen.digs, part.words, part.session
    if not digs:
        return []
    flag, place = f"flag-{PLAYERS[session.viewer]}", part.mine["place"]
    worths = [preview.worth(session.game, session.viewer, place, max(0, one.space - 1)) for one in digs]
    best = max((worth for worth in worths if worth is not None), key=lambda worth: worth.points)
    note = naming.excavated(words, best) if len(digs) == 1 else words("lost-temple.board.spaces", count=len(digs))
    said, gain = words("lost-temple.act.dig"), signed(best.points)
    return [_button("ui-dig", said, flag, part.dialogs.show_spaces, below=note, gain=gain, main=True)]


def _placing(part: LostTemplePart) -> list[Box]:
    """Placing what is held, or letting go of it; nothing while the board has nothing in hand."""
    placing = part.table.board.placing
    if not placing.hand.held:
        return []
    here = place_button(placing, f"{placing.action} #panel", placing_words.title(placing), tall=46)
    other = part.words(f"{placing.words}.other")
    return [here, _button("ui-let-go #panel", other, "ui-back", lambda: placing.hold(""))]


BUTTONS: dict[str, Callable[[LostTemplePart], list[Box]]] = {
    "icons": lambda part: _direct(part, do.DONE, "ui-next"),
    "explore": _explore,
    "dig": lambda part: _dig(part) + _direct(part, do.STOP, "ui-close"),
    "end": _end,
}
"""By the decision at hand."""
