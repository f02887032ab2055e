"""The panel of one's record about the turns of the day: fourteen days with their stars, and days in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app import App
from game.screen.palette import DEEP_GOLD, DIM
from game.screen.wording import day_name
from game.session.puzzles import of_day
from game.storage import puzzle_results
from game.storage.puzzle_results import PuzzleResults
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import button
from game.ui.stargrid import STARS, StarCell, star_cell
from game.ui.widgets import Sprite, Text, panel

DAYS, ACROSS = 14, 7
TALL, GAP = 54, 6


def last_days(
    app: App, kept: PuzzleResults, open_day: Callable[[int], None], everything: Callable[[], None]
) -> Box:
    """Two weeks, today ringed: choosing a day opens its puzzle, and a button opens the collection."""
    cells = _cells(app, kept, open_day)
    rows = [
        Row(children=[star_cell(app, cell, TALL) for cell in cells[first : first + ACROSS]], gap=GAP, equal=True)
        for first in range(0, DAYS, ACROSS)
    ]
    run, words = puzzle_results.in_a_row(kept.days, puzzle_results.today()), app.words
    got = sum(cell.stars for cell in cells)
    sums = [
        _sum("ui-flame", str(run) if run else "", words("turns.row", count=run)),
        _sum("ui-star", str(got), words("turns.stars", count=got, most=STARS * DAYS)),
    ]
    everyone = button("turns", words("turns.all"), everything, icon="ui-calendar")
    days = Column(children=rows, gap=GAP, pad=(0, 4, 0, 0))
    return panel(words("turns.days"), days, Row(children=sums, equal=True, tall=36), everyone)


def _sum(sprite: str, value: str, words: str) -> Box:
    """A picture, a number, and what it counts."""
    figure = [Text(words=value, style=styles.SUBHEAD, told=False)] if value else []
    said = Text(words=words, style=styles.SMALL.in_ink(DIM), fit="shrink", told=False, grow=1)
    return Row(children=[Sprite(sprite=sprite, ink=DEEP_GOLD, zoom=0.9, wide=24), *figure, said], gap=4)


def _cells(app: App, kept: PuzzleResults, open_day: Callable[[int], None]) -> list[StarCell]:
    words, today = app.words, puzzle_results.today()
    found = []
    for day in range(today - DAYS + 1, today + 1):
        result = kept.results.get(of_day(day).id)
        stars = result.stars if result is not None else 0
        label = day_name(words, day)
        found.append(
            StarCell(
                f"day-{day}",
                label,
                label.partition(" ")[0],
                stars,
                words("puzzle.stars", count=stars) if result else words("turns.state.new"),
                partial(open_day, day),
                marked=day == today,
                played=result is not None,
            )
        )
    return found
