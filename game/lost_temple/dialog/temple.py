"""Pages about the temple: a scoring of doors, the spaces of a room to excavate, and the step back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.lost_temple import Worth, preview
from engine.lost_temple import actions as do
from game.lost_temple.words import naming
from game.screen.brush import Brush
from game.screen.wording import capital
from game.table.dialog.page import DialogPage, DialogRow, Painter
from game.ui import styles

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages


def score(maker: LostTemplePages) -> DialogPage:
    """The colour whose doors score."""
    words, cells = maker.words, []
    for action in maker.of(do.SCORE):
        points = preview.door_points(maker.view, maker.session.viewer, action.colour)
        caption = words("lost-temple.dialog.points", points=points)
        frame = f"stock-{action.colour}"
        cells.append(maker.cell(action, f"symbol-{action.colour}", caption, zoom=1.2, room=40, frame=frame))
    title, note = words("lost-temple.dialog.score"), words("lost-temple.dialog.score.note")
    return DialogPage(title, note, (DialogRow(tuple(cells), tall=72),))


def dig(maker: LostTemplePages) -> DialogPage:
    """The free spaces of the room where the explorer stands, and what each gives this player now."""
    words, session, cells = maker.words, maker.session, []
    place = maker.mine["place"]
    for action in maker.chosen.digs:
        worth = preview.worth(session.game, session.viewer, place, max(0, action.space - 1))
        assert worth is not None
        caption = words("lost-temple.dialog.points", points=worth.points)
        extras = {"lost-temple.tip.room.treasure": worth.treasure, "lost-temple.tip.room.card": worth.card}
        note = " ".join(words(key) for key, given in extras.items() if given)
        cells.append(maker.cell(action, "", caption, note, painter=_space_painter(worth), room=52))
    title = capital(words("lost-temple.dialog.dig", room=naming.the(words, maker.view, place)))
    return DialogPage(title, words("lost-temple.dialog.dig.note"), (DialogRow(tuple(cells)),), cell=(118, 120))


def _space_painter(worth: Worth) -> Painter:
    def paint(brush: Brush, width: float, height: float) -> None:
        x, y = width / 2, height / 2
        brush.sprite("bonus-space", x, y, zoom=1.7)
        extra = "treasure-back" if worth.treasure else "icon-card" if worth.card else ""
        if extra:
            # As on the board: both inside the disc, so that the words beside it stay free.
            brush.sprite(extra, x + 9, y, zoom=0.62)
        area = (x - 18, y - 14, 20, 28) if extra else (x - 16, y - 14, 32, 28)
        brush.write(str(worth.bonus), styles.SCORE, area, side="centre")

    return paint


def back(maker: LostTemplePages) -> DialogPage:
    """Whether to step back where one came from."""
    words = maker.words
    place = maker.view["decision"]["from"]
    assert place is not None  # one came from somewhere
    foot = tuple(maker.button(action, main=index == 0) for index, action in enumerate(maker.of(do.BACK, do.STAY)))
    return DialogPage(
        words("lost-temple.dialog.back"),
        words("lost-temple.dialog.back.note", place=naming.goal(words, place)),
        (),
        foot + maker.hands(),
    )
