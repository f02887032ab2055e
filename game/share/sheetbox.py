"""The share sheet as boxes: at the right of a wide window, below on a phone, low in a low window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal

import pygame

from game.host.viewport import Viewport
from game.screen import palette
from game.screen.brush import Brush
from game.share import qrcode
from game.share.help import green_well
from game.ui import styles
from game.ui.blocks import CONTROL
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import button
from game.ui.widgets import Ground, Painting, Sprite, Text

if TYPE_CHECKING:
    from game.share.sheet import ShareSheet

SHEET = "share-sheet"
Shape = Literal["beside", "low", "below"]
LOWEST = 540
"""Units of height that a window needs for one column."""
SQUARE_BESIDE, SQUARE_BELOW = 4, 3
"""Units of a square of the code."""
CODE = 240
"""Units that the code of a short link is wide, in larger squares."""
LINK = styles.TEXT


def shape(viewport: Viewport, unit: float) -> Shape:
    """Where the sheet lies: beside what is below, low, or from below."""
    if viewport.height < LOWEST * unit:
        return "low"
    return "beside" if not viewport.narrow and viewport.width >= round(760 * unit) else "below"


def in_window(sheet: Box, kind: Shape) -> Box:
    """The sheet where it lies in a window."""
    if kind == "beside":
        shown = replace(sheet, wide=400, tall=640, gives_way=True)
        return Column(children=[shown], align="end", pad=(0, 70, 14, 12))
    if kind == "low":
        return Column(children=[replace(sheet, wide=860, grow=1)], align="centre", pad=(0, 6, 0, 0))
    return Column(children=[replace(sheet, gives_way=True)], pack="end", pad=(5, 60, 5, 0))


def sheet_box(sheet: ShareSheet, kind: Shape) -> Box:
    """Title, note, code, the link with its ways, and the promise."""
    words, (bold, rest) = sheet.app.words, sheet.promise
    close = button("share-close", words("share.close"), sheet.back, icon="ui-close", bare=True)
    title = Text(words=sheet.title, style=styles.BAR_TITLE.in_ink(palette.INK), wide=0, grow=1)
    head = Row(children=[title, close], gap=8, tall=CONTROL)
    note = Text(words=sheet.saved or sheet.note, style=styles.BODY.in_ink(palette.DIM), level="top")
    code = _code(sheet, kind)
    message = [_message(sheet.offer.said)] if sheet.offer.message else []
    controls = [*message, *_link(sheet), *_ways(sheet), green_well(rest, bold)]
    if kind == "low":
        right = Column(children=[note, Box(grow=1), *controls], gap=10, grow=55, wide=0)
        body: list[Box] = [Row(children=[code, right], gap=18, grow=1, tall=0, align="fill")]
    else:
        body = [note, code, *controls]
    column = Column(children=[head, *body], gap=10, pad=(18, 12))
    grip = Ground(ink=palette.PALE, radius=2.5, wide=48, tall=5)
    lowest = [] if kind == "beside" else [Column(children=[grip], align="centre", pad=(0, 9))]
    return Stack(children=[*lowest, column], frame="panel", id=SHEET)


def _code(sheet: ShareSheet, kind: Shape) -> Box:
    """The code where there is something for a camera to open, in all the room that is left."""
    squares = qrcode.side(sheet.link) if sheet.link and sheet.app.host.address() else 0
    if not squares:
        return Box(grow=45, wide=0)
    usual = SQUARE_BESIDE if kind == "beside" else SQUARE_BELOW
    least = max(usual * squares, CODE - 20) if kind == "below" else 0
    paint = partial(_paint_code, sheet.link, squares, usual)
    return Painting(by=paint, id="share-code", tall=least, wide=0, grow=45)


def _message(words: str) -> Box:
    """What is copied and sent before the link."""
    return Column(children=[Text(words=words, style=styles.LABEL)], frame="well-warm", pad=(12, 6))


def _link(sheet: ShareSheet) -> list[Box]:
    """The link in its field, and the button that copies it."""
    if not sheet.link:
        return []
    words, done = sheet.app.words, sheet.copied > 0
    edge = palette.GOLD if sheet.selected else palette.PALE
    ground = Ground(ink=palette.FIELD, edge=edge, edge_wide=2, pointed="share-field", pointed_edge=palette.GOLD)
    shown = Painting(by=partial(_paint_link, sheet.link, sheet.selected), wide=0, grow=1)
    icon = Sprite(sprite="ui-link", ink=palette.DIM, zoom=0.9, wide=20)
    field = Stack(
        children=[ground, Row(children=[icon, shown], gap=6, pad=(10, 0), align="fill")],
        id="share-field",
        act=sheet.turn_field,
        label=words("share.field"),
        hint=sheet.link,
        tall=CONTROL,
        wide=0,
        grow=1,
    )
    copy = button(
        "share-copy",
        words("share.copied" if done else "share.copy"),
        sheet.copy,
        icon="ui-check" if done else "ui-copy",
        main=not sheet.system and not done,
        wide=118 * sheet.letters,
        tall=CONTROL,
    )
    return [Row(children=[field, copy], gap=10)]


def _ways(sheet: ShareSheet) -> list[Box]:
    """What the device can do with it, and the file."""
    words, found = sheet.app.words, []
    if sheet.link and sheet.system:
        share = words("share.system")
        found.append(button("share-system", share, sheet.share, icon="ui-share", main=True, tall=CONTROL))
    if sheet.offer.file is not None:
        found.append(button("share-file", words("share.file"), sheet.give, icon="ui-save", tall=CONTROL))
    return [Row(children=found, gap=10, equal=True)] if found else []


def _paint_code(link: str, squares: int, usual: float, brush: Brush, wide: float, tall: float) -> None:
    """The code as large as it may be, in the middle of its room."""
    room = brush.rect((0, 0, wide, tall))
    most = max(round(usual * brush.unit), round(CODE * brush.unit) // squares)
    square = min(most, min(room.size) // squares)
    if square:
        found = qrcode.picture(link, square)
        place = found.get_rect(center=room.center)
        brush.surface.blit(found, place)
        edge = place.inflate(2 * round(brush.unit), 2 * round(brush.unit))
        radius = round(7 * brush.unit)
        pygame.draw.rect(brush.surface, palette.PALE, edge, max(1, round(1.4 * brush.unit)), radius)


def _paint_link(link: str, selected: bool, brush: Brush, wide: float, tall: float) -> None:
    """The link without what every link begins with, from its first letters on."""
    shown = shortened(brush, link.split("//", 1)[-1], wide)
    if selected:
        mark = brush.rect((-2, tall * 0.2, min(wide, brush.width(shown, LINK)) + 4, tall * 0.6))
        pygame.draw.rect(brush.surface, palette.LIT, mark)
    brush.write(shown, LINK, (0, 0, wide, tall))


def shortened(brush: Brush, link: str, wide: float) -> str:
    """As much of a link as there is room for, so that nothing of it counts as cut by accident."""
    if brush.width(link, LINK) <= wide:
        return link
    low, high = 0, min(len(link), 200)
    while low < high:
        middle = (low + high + 1) // 2
        if brush.width(f"{link[:middle]}…", LINK) <= wide:
            low = middle
        else:
            high = middle - 1
    return f"{link[:low]}…"
