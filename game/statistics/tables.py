"""Panels of one's own record that are tables: games won by level, best scores, what is worth remembering."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

import engine
from game.app import App
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DIM
from game.screen.wording import day
from game.statistics.results import PEOPLE, Finished, longest_run
from game.table.gamerecord import games
from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.styles import Style
from game.ui.widgets import Ground, Painting, Rule, Sprite, Text, panel

ROW, LEVEL, NAMES = 46, 96, 130
"""Units of a row of games won, of the name of a level, and of the names of games beside their best scores."""
TOGETHER = "together"
LEVELS = {PEOPLE: "ui-person", TOGETHER: "ui-star"}
"""The pictures of the rows that are no levels of computer players."""
DASH = styles.TEXT.in_ink(DIM)


def against_words(app: App, against: str) -> str:
    """A level, or people."""
    return app.words("record.people" if against == PEOPLE else f"newgame.level.{against}")


def lines() -> list[str]:
    """The levels of all games, the easiest first, and people."""
    levels = dict.fromkeys(level for rules in engine.GAMES.values() for level in rules.levels)
    return [*levels, PEOPLE]


def _quiet(words: str, style: Style, *, grow: float = 0, centred: bool = False) -> Text:
    """Words in one line that are not read out: what they belong to says them."""
    return Text(
        words=words, style=style, fit="shrink", grow=grow, side="centre" if centred else "left", told=False
    )


# Games won


def wins(
    app: App,
    results: Sequence[Finished],
    chosen: tuple[str, str] | None,
    choose: Callable[[str, str], None],
    grown: Callable[[int], float],
) -> Box:
    """A row for each level, a column for each game; every cell that has games can be chosen.

    `grown` says how much of a bar is filled by now, from 0 to 1, by its number.
    """
    rows: list[Box] = [Row(children=[Box(wide=LEVEL), *(_cover(app, name) for name in games(app))], tall=44)]
    for number, against in enumerate([*lines(), TOGETHER]):
        said = app.words("record.together") if against == TOGETHER else against_words(app, against)
        sprite = Sprite(sprite=LEVELS.get(against, "ui-bot"), ink=palette.INK, zoom=0.85, wide=26)
        name = Row(children=[sprite, _quiet(said, styles.LABEL, grow=1)], wide=LEVEL)
        cells = [
            _cell(
                app,
                (game, against),
                count(results, game, against),
                (game, against) == chosen,
                partial(choose, game, against),
                partial(grown, number * len(games(app)) + column),
            )
            for column, game in enumerate(games(app))
        ]
        rows.append(Rule(tall=2 if against == TOGETHER else 1))
        rows.append(Row(children=[name, *cells], align="fill", least=ROW, grow=1))
    return panel(app.words("record.wins"), *rows)


def count(results: Sequence[Finished], game: str, against: str) -> tuple[int, int]:
    """How many were won, of how many."""
    found = [one for one in results if one.game == game and against in (one.against, TOGETHER)]
    return sum(one.won for one in found), len(found)


def _cover(app: App, game: str) -> Box:
    """The head of a column; where letters are large and columns narrow, the name takes all of it."""
    title = Text(words=app.words(f"{game}.title"), style=styles.SUBHEAD, told=False, wide=1, grow=1)
    forms = [
        Row(children=[Sprite(sprite=games(app)[game].cover, wide=side, tall=32), title], gap=6, least_wide=least)
        for side, least in ((42, 160), (30, 112))
    ]
    return Fitting(forms=[*forms, title], wide=1, grow=1)


def _cell(
    app: App,
    about: tuple[str, str],
    counted: tuple[int, int],
    chosen: bool,
    choose: Callable[[], None],
    grown: Callable[[], float],
) -> Box:
    """A bar and two numbers."""
    (game, against), (won, played), words = about, counted, app.words
    told: list[Box] = [_quiet(words("record.dash"), DASH)]
    if played:
        rest = _quiet(words("record.rest", games=played), styles.TEXT, grow=1)
        told = [_quiet(str(won), styles.FIGURE), rest]
    numbers = Row(children=told, gap=4, wide=64)
    if against == TOGETHER:
        return Row(children=[numbers], pad=(4, 0), wide=1, grow=1)
    by = partial(_paint_bar, games(app)[game].colour, won / played if played else 0.0, grown)
    title, said = words(f"{game}.title"), against_words(app, against)
    id, lit = f"cell-{game}-{against}", palette.LIT if chosen else None
    bar = Painting(by=by, wide=110, tall=14, gives_way=True)
    return Stack(
        children=[
            Ground(ink=lit, pointed=id if played else "", pointed_ink=palette.LIT),
            Row(children=[bar, numbers], gap=8, pad=(4, 0)),
        ],
        wide=1,
        grow=1,
        id=id,
        act=choose if played else None,
        label=words("record.cell", game=title, against=said, won=won, games=played),
        reach=False,
    )


def _paint_bar(
    colour: str, part: float, grown: Callable[[], float], brush: Brush, wide: float, tall: float
) -> None:
    rect, radius = brush.rect((0, 0, wide, tall)), round(tall * brush.unit / 2)
    pygame.draw.rect(brush.surface, palette.GROOVE, rect, border_radius=radius)
    if part * grown() > 0:
        full = brush.rect((0, 0, max(tall, wide * part * grown()), tall))
        pygame.draw.rect(brush.surface, colour, full, border_radius=radius)
    pygame.draw.rect(brush.surface, palette.GROOVE_EDGE, rect, max(1, round(brush.unit)), radius)


# Best scores


def best_scores(app: App, results: Sequence[Finished]) -> Box:
    """The best score of each game by number of players, with its day."""
    counts = sorted({count for rules in engine.GAMES.values() for count in rules.players})
    heads = [
        Row(
            children=[_quiet(app.words("record.players", count=one), styles.FINE, grow=1, centred=True)],
            wide=1,
            grow=1,
        )
        for one in counts
    ]
    rows: list[Box] = [Row(children=[Box(wide=NAMES), *heads], gap=2, tall=30)]
    for name, game in games(app).items():
        title = Text(words=app.words(f"{name}.title"), style=styles.SMALL_HEAD, told=False, grow=1)
        label = Row(children=[Sprite(sprite=game.cover, wide=40, tall=36), title], gap=8, wide=NAMES)
        cells = [_best(app, [one for one in results if (one.game, one.players) == (name, n)]) for n in counts]
        rows += [Rule(), Row(children=[label, *cells], gap=2, least=78, grow=1)]
    return panel(app.words("record.best"), *rows)


def _best(app: App, results: Sequence[Finished]) -> Box:
    best = max(results, key=lambda one: (one.score, -one.when), default=None)
    if best is None:
        lines = [_quiet(app.words("record.dash"), styles.SUBHEAD, centred=True)]
    else:
        when = _quiet(day(app.words, best.when), styles.FINE, centred=True)
        lines = [_quiet(str(best.score), styles.LARGE_HEAD, centred=True), when]
    return Column(children=lines, wide=1, grow=1)


# What is worth remembering


def remembered(app: App, results: Sequence[Finished]) -> Box:
    """Feats of each game, the longest run of wins, the closest win."""
    rows: list[Box] = []
    for sprite, title, note, value in feats(app, results):
        icon = Row(children=[picture(sprite, 34, 38, ink=palette.DEEP_GOLD, zoom=1.2)], wide=40, pack="centre")
        told = [_quiet(title, styles.LABEL), _quiet(note, styles.SMALL.in_ink(DIM))]
        figure = _quiet(str(value), styles.PAGE_HEAD)
        rows += [Rule(), Row(children=[icon, Column(children=told, grow=1), figure], gap=8, least=48, grow=1)]
    none = Text(words=app.words("record.feats.none"), style=DASH, side="centre", told=False, grow=1)
    return panel(app.words("record.feats"), *(rows[1:] or [none]))


def feats(app: App, results: Sequence[Finished]) -> list[tuple[str, str, str, int]]:
    """Picture, name, when, and how much or how many, of everything that is worth remembering."""
    words, found = app.words, []
    for name, game in games(app).items():
        for feat, how in (game.reviewed.feats if game.reviewed else {}).items():
            done = [one for one in results if one.game == name and one.feats.get(feat)]
            best = max(done, key=lambda one: (one.feats[feat], -one.when), default=None)
            if best is not None:
                note = words("record.feat", game=words(f"{name}.title"), when=day(words, best.when))
                found.append((how.sprite, words(f"{name}.review.feat.{feat}"), note, best.feats[feat]))
    run = longest_run(results)
    if run:
        since = words("record.run.since", when=day(words, run[0].when))
        found.append(("ui-crown", words("record.run"), since, len(run)))
    won = [one for one in results if one.won and one.lead > 0]
    if won:
        closest = min(won, key=lambda one: (one.lead, one.when))
        title = words(f"{closest.game}.title")
        note = words("record.feat", game=title, when=day(words, closest.when))
        found.append(("ui-check", words("record.close"), note, closest.lead))
    return found
