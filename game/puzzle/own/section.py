"""The turns of one's own on the page of all turns: by what they were about, those that are due marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.app import App
from game.puzzle.own.wording import comes_back
from game.routes import OwnTurnWanted
from game.screen.palette import DIM
from game.screen.wording import day_name
from game.storage import own_turns, puzzle_results
from game.storage.own_turns import OwnTurn
from game.table.gamerecord import games
from game.ui import styles
from game.ui.blocks import buttons, heading_line
from game.ui.boxes import Act, Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.stargrid import StarCell, star_grid
from game.ui.widgets import Text

ABOUT, GAP, ROOMY = 250, 10, 560
"""Units of width of what turns were about beside their grid, between both, and of both at least."""
Listed = list[tuple[str, OwnTurn]]


def own_turns_boxes(app: App, sure: bool, erase: Act) -> Sequence[Box]:
    """A heading, a grid for everything that turns were about, and two buttons; nothing where none is kept."""
    kept, words, day = own_turns.load(app.host), app.words, puzzle_results.today()
    if not kept:
        return []
    due = sum(turn.waiting(day) for turn in kept.values())
    boxes: list[Box] = [heading_line(words("turns.own.title")), _said(words("turns.own.due", count=due))]
    number = 0
    for subject, listed in by_subject(app, kept):
        cells = [_cell(app, subject, number + n, *one) for n, one in enumerate(listed, 1)]
        number += len(listed)
        boxes.append(_group(subject, star_grid(app, cells)))
    gone = words("turns.own.erase.sure" if sure else "turns.own.erase")
    following = partial(app.follow, OwnTurnWanted())
    ways = [
        button("own-next", words("turns.own.next"), following, main=due > 0, icon="ui-replay", enabled=due > 0),
        button("own-erase", gone, erase, main=sure, icon="ui-bin"),
    ]
    return [*boxes, buttons(ways)]


def by_subject(app: App, kept: dict[str, OwnTurn]) -> list[tuple[str, Listed]]:
    """The turns in groups, with what those were about in words; game by game, in the order of its own list."""
    found: list[tuple[str, Listed]] = []
    for game, record in games(app).items():
        known = tuple(record.reviewed.subjects) if record.reviewed is not None else ()
        title = app.words(f"{game}.title")
        for subject in (*known, ""):
            listed = [
                (name, turn)
                for name, turn in kept.items()
                if turn.game == game and (turn.subject if turn.subject in known else "") == subject
            ]
            if listed:
                key = f"{game}.subject.{subject}" if subject else "turns.own.subject"
                found.append((app.words("turns.own.group", game=title, subject=app.words(key)), listed))
    return found


def _group(subject: str, grid: Box) -> Box:
    """What turns were about and their grid, beside each other where there is room."""
    beside = Text(words=subject, style=styles.LABEL, wide=ABOUT)
    wide = Row(children=[beside, replace(grid, grow=1)], gap=GAP, least_wide=ROOMY)
    return Fitting(forms=[wide, Column(children=[Text(words=subject, style=styles.LABEL), grid])])


def _said(words: str) -> Box:
    return Text(words=words, style=styles.TEXT.in_ink(DIM), pad=(0, 0, 0, 4))


def _cell(app: App, subject: str, number: int, name: str, turn: OwnTurn) -> StarCell:
    words, day = app.words, puzzle_results.today()
    result, waiting = turn.current(day), turn.waiting(day)
    stars = result.stars if result is not None else 0
    return StarCell(
        f"own-{name}",
        words("turns.own.named", subject=subject, when=day_name(words, turn.kept)),
        str(number),
        stars,
        " ".join((words("puzzle.stars", count=stars), comes_back(words, turn, day))),
        partial(app.follow, OwnTurnWanted(name)),
        marked=waiting,
        played=result is not None or turn.step > 0,
    )
