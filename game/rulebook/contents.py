"""The contents of the rules: chapters with the hits of a search, editions, other games.

They stand beside the sheet, or on a sheet of their own in a small window.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.screen import palette
from game.screen.palette import DEEP_GOLD, DIM
from game.table.gamerecord import games
from game.ui import styles
from game.ui.blocks import choice, paragraph
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.buttons import Button, button
from game.ui.widgets import Ground, Rule, Text, heading

if TYPE_CHECKING:
    from game.rulebook.page import RulesPage

SIDE = 236
"""Units of the contents beside the sheet."""
BADGE = 22


def contents_panel(page: RulesPage) -> Box:
    """The panel at the left: chapters from above, games from below, the editions between them."""
    words, book = page.app.words, page.book
    below: list[Box] = []
    if book.game.editions:
        note = Text(words=book.edition_note(), style=styles.SMALL.in_ink(DIM), level="top", pad=(4, 0))
        label = Text(words=words("rules.edition"), style=styles.LABEL, pad=(4, 0), told=False)
        below = [Rule(), label, Row(children=_editions(page), gap=6, equal=True), note]
    rows = Column(children=[_chapter(page, number) for number in range(len(book.chapters))])
    head = heading(words("rules.contents"), style=styles.HEAD, pad=(5, 0))
    others = [one for one in games(page.app) if one != book.game.name]
    titles = [_game(page, name, words(f"{name}.rules.title")) for name in others]
    return Column(
        children=[head, rows, Box(grow=1), *below, *titles], gap=4, frame="panel", pad=(11, 6, 11, 9), wide=SIDE
    )


def contents_sheet(page: RulesPage) -> list[Box]:
    """The same on the sheet of a small window, with a few words about the game."""
    words, book = page.app.words, page.book
    listed = [_game(page, name, words(f"{name}.title")) for name in games(page.app)]
    found = [
        choice(words("newgame.game"), listed),
        paragraph(book.told("intro"), (book.game.rules_cover,), zoom=1.6),
    ]
    if book.game.editions:
        found.append(choice(words("rules.edition"), _editions(page), book.edition_note()))
    chapters = [button(*_named(page, number, counted=True)) for number in range(len(book.chapters))]
    return [Column(children=[one], pad=(8, 0)) for one in (*found, choice(words("rules.contents"), chapters))]


def _named(page: RulesPage, number: int, *, counted: bool = False) -> tuple[str, str, Callable[[], None]]:
    """Id, words and act of a chapter; its words say what was found there where nothing else does."""
    name = page.book.chapters[number]
    label, hits = page.book.told(name), page.search.count(name)
    if counted and hits:
        label = page.app.words("rules.counted", chapter=label, hits=hits)
    return f"chapter-{name}", label, partial(page.open_chapter, number)


def _chapter(page: RulesPage, number: int) -> Box:
    """A line of the contents: faint where something is looked for and not there."""
    id, label, act = _named(page, number)
    chosen, count = number == page.book.number, page.search.count(page.book.chapters[number])
    faint = bool(page.search.query) and not count and not chosen
    style = styles.BUTTON if chosen or count else styles.BODY
    line: list[Box] = [
        Text(words=label, style=style.in_ink(DIM) if faint else style, fit="shrink", told=False, grow=1)
    ]
    if count:
        circle = Ground(ink=palette.LIT, edge=DEEP_GOLD, radius=BADGE / 2)
        figure = Text(words=str(count), style=styles.FINE_LABEL, fit="shrink", side="centre", told=False)
        line.append(Stack(children=[circle, figure], wide=BADGE, tall=BADGE))
    row = Row(children=line, pad=(12, 0), frame="row-active" if chosen else "")
    lit = Ground(pointed="" if chosen else id, pointed_ink=palette.LIT)
    return Stack(
        children=[lit, row],
        pad=(0, 1),
        tall=44,
        id=id,
        act=act,
        label=label,
        hint=page.app.words("rules.hits", count=count) if count else "",
    )


def _editions(page: RulesPage) -> list[Button]:
    book = page.book
    return [
        button(f"edition-{one}", book.edition_name(one), partial(page.read_as, one), chosen=one == book.edition)
        for one in book.game.editions
    ]


def _game(page: RulesPage, name: str, words: str) -> Button:
    game = games(page.app)[name]
    return button(f"rules-{name}", words, partial(page.take, game), chosen=game is page.book.game)
