"""The panels of a review: chart, cards, bars and rows, side by side in a wide window, stacked in a small one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.review.bars import points_panel
from game.review.card import turn_card, waiting
from game.review.chart import LeadChart
from game.review.state import TABS
from game.review.story import SHOWN
from game.review.turnrow import turn_row
from game.screen.brush import Brush
from game.screen.palette import DIM, INK
from game.ui import styles
from game.ui.blocks import buttons, note, switch
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.chartlines import dashed
from game.ui.widgets import Painting, Text, heading, panel

if TYPE_CHECKING:
    from game.review.page import Review

UPPER, LOW = 238, 192
"""Units of the chart's panel, and of one on a phone."""
ROOMY, TWO_COLUMNS = 712, 732
"""Units of a window from which on the chart has room, and from which on cards stand in two columns."""
COLUMNS = 3
"""Columns of a wide list of every turn."""
GAP = 13
TAB_ICONS = {"costly": "mark-loss", "best": "mark-gain", "all": "ui-log"}
LEGEND = styles.SMALL.in_ink(DIM)


# Pages


def upper(page: Review) -> Box:
    """Chart and bars of a wide page."""
    points = replace(points_panel(page.review, UPPER), wide=396)
    return Row(children=[chart_panel(page), points], gap=GAP, align="fill", tall=UPPER)


def every_turn(page: Review) -> Box:
    """Every turn of a wide page, in columns that are read downwards."""
    rows = turn_rows(page)
    deep = max(1, -(-len(rows) // COLUMNS))
    columns = [Column(children=rows[n * deep : (n + 1) * deep], gap=4) for n in range(COLUMNS)]
    return Row(children=columns, gap=8, equal=True, align="start")


def card_panels(page: Review) -> Box:
    """The costliest and the best turns of a wide page."""
    return Row(children=[_card_panel(page, name) for name in TABS[:2]], gap=GAP, equal=True, align="fill")


def _card_panel(page: Review, name: str) -> Box:
    review, words = page.review, page.app.words
    title = words(f"review.{name}")
    if not review.own:
        title = words("review.turns.of", name=review.session.name(review.seat))
    none = Text(words=words(f"review.{name}.none"), style=styles.BODY.in_ink(DIM), level="top")
    head = heading(title, note=words(f"review.{name}.note"), style=styles.HEAD)
    gap = 3.0
    if name == "costly" and page.keeping.cards:
        head, gap = Row(children=[replace(head, grow=1, wide=0), _keep_button(page)], gap=8), 1.0
    children = [head, *(cards(page, name) or [none])]
    return Column(children=children, gap=gap, frame="panel-plain", pad=(16, 6))


def stacked(page: Review) -> list[Box]:
    """What scrolls in a small window: what the tab shows, bars, facts, and more ways on."""
    review, words = page.review, page.app.words
    found = _in_columns(page, turn_rows(page) if review.tab == "all" else cards(page, review.tab))
    if not found:
        found = [note(words(f"review.{review.tab}.none"))]
    if review.tab == "costly" and page.keeping.cards:
        found.append(Column(children=[_keep_switch(page)], frame="panel-plain", pad=(16, 4)))
    if review.story.sources():
        found.append(points_panel(review, 0))
    if review.analysis.done:
        facts = [Text(words=line, style=styles.TEXT) for line in review.story.facts(review.seat)]
        found.append(panel(words("review.facts"), *facts, Box(tall=4)))
    return [*found, buttons(page.more_ways())]


def _in_columns(page: Review, listed: Sequence[Box]) -> list[Box]:
    """Cards and rows side by side where there is room."""
    if page.app.viewport.width < page.kit.px(TWO_COLUMNS):
        return [*listed]
    pairs = [[*listed[n : n + 2], Box()][:2] for n in range(0, len(listed), 2)]
    return [Row(children=pair, gap=7, equal=True, align="fill") for pair in pairs]


def tabs(page: Review) -> Box:
    """Which turns a small window shows."""
    words = page.app.words
    found = [
        button(
            f"tab-{name}",
            words(f"review.tab.{name}"),
            partial(page.turn_to, name),
            main=page.review.tab == name,
            icon=TAB_ICONS[name],
        )
        for name in TABS
    ]
    return buttons(found)


def turn_rows(page: Review) -> list[Box]:
    """A row for each turn that was thought about, or an outline before the first."""
    review = page.review
    rows = [turn_row(review, entry, partial(page.stand, entry)) for entry in review.story.entries]
    return rows or [waiting(page.wide)]


def cards(page: Review, name: str) -> list[Box]:
    """A card for each of the costliest or the best turns, or outlines of them while it is thought."""
    review = page.review
    if not review.analysis.done:
        return [waiting(page.wide) for _ in range(SHOWN)]
    return [
        turn_card(review, card, partial(page.pick, card.entry), partial(page.stand, card.entry))
        for card in review.cards(name)
    ]


def _keep_switch(page: Review) -> Box:
    """The choice to find the costliest turns again some day."""
    words, keeping = page.app.words, page.keeping
    label = words("review.keep")
    said = words("review.keep.on" if keeping.kept else "review.keep.off", label=label)
    return switch("keep", label, words(keeping.note), keeping.kept, page.turn_keeping, said)


def _keep_button(page: Review) -> Box:
    """The same in a heading."""
    words, keeping = page.app.words, page.keeping
    said = words("review.keep.kept" if keeping.kept else "review.keep.short")
    icon = "ui-check" if keeping.kept else "ui-calendar"
    label, hint = words("review.keep"), words(keeping.note)
    return button(
        "keep",
        said,
        page.turn_keeping,
        icon=icon,
        main=keeping.kept,
        label=label,
        hint=hint,
        least=34,
        tall=34,
        style=styles.CAPTION,
        zoom=0.7,
    )


# The chart


def chart_panel(page: Review) -> Box:
    """The chart below its heading."""
    review, lead = page.review, page.lead()
    roomy = page.app.viewport.width >= page.kit.px(ROOMY)
    chart = LeadChart(
        lead=lead,
        colours=review.colours,
        scored=review.scored,
        lit=lambda: review.lit,
        turns=page.hover.turns(),
        show=page.show_seat,
        pad=(46 if roomy else 30, 8, 4 if lead.two else 36, 38),
        grow=1,
    )
    head = _thinking(page, roomy) if not review.analysis.done else _heading(page, roomy)
    tall = UPPER if roomy else LOW
    return Column(children=[head, chart], frame="panel-plain", pad=(16, 6), tall=tall, grow=1)


def _title(page: Review, roomy: bool) -> Text:
    story = page.review.story
    said = story.words("review.chart") if roomy else story.result(short=True)
    return Text(words=said, style=styles.HEAD, fit="shrink", told=False)


def _heading(page: Review, roomy: bool) -> Box:
    """A legend at the right, as much of it as has room."""
    title, words, two = _title(page, roomy), page.app.words, page.lead().two
    if not roomy:
        beside = Text(words=words("review.lead"), style=LEGEND, fit="shrink", told=False)
        return Fitting(forms=[Row(children=[title, beside], gap=14), title], tall=30)
    listed = (("review.expected", False), ("review.scored", True)) if two else (("review.lead", False),)
    legend = [
        Row(
            children=[
                Painting(by=partial(_paint_stroke, broken), wide=28, tall=12),
                Text(words=words(key), style=LEGEND, told=False),
            ],
            gap=7,
        )
        for key, broken in listed
    ]
    forms = [
        Row(children=[title, Row(children=legend[first:], gap=20)], gap=20, pack="between")
        for first in range(len(legend))
    ]
    return Fitting(forms=[*forms, title], tall=30)


def _paint_stroke(broken: bool, brush: Brush, wide: float, tall: float) -> None:
    """A piece of a line, for the legend."""
    if not broken:
        brush.line(0, tall / 2, wide, tall / 2, INK, 3)
        return
    y, unit = brush.y + tall / 2 * brush.unit, brush.unit
    dashed(brush.surface, DIM, (brush.x, y), (brush.x + wide * unit, y), round(4 * unit), max(1, round(2 * unit)))


def _thinking(page: Review, roomy: bool) -> Box:
    """How far the thought is."""
    analysis = page.review.analysis
    said = page.app.words("review.thinking", turn=len(analysis.turns) + 1, turns=len(analysis.spans))
    told = Text(words=said, style=LEGEND, fit="shrink", side="right", told=False, grow=1)
    track = Painting(by=partial(_paint_progress, analysis.progress), wide=170, tall=8)
    title = _title(page, roomy)
    return Fitting(
        forms=[Row(children=[title, told, track], gap=10), Row(children=[title, told], gap=10)], tall=30
    )


def _paint_progress(part: float, brush: Brush, wide: float, tall: float) -> None:
    brush.frame("slider-track", (0, 0, wide, tall))
    if wide * part > tall:
        brush.frame("slider-fill", (0, 0, wide * part, tall))
