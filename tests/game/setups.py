"""Hands for the set-up page: more or fewer players, and who sits where."""

from __future__ import annotations

from game.pages.setup.page import SetupPage
from tests.game.sitting import Sitting


def page_of(sitting: Sitting) -> SetupPage:
    """The set-up page that is shown."""
    page = sitting.app.top
    assert isinstance(page, SetupPage)
    return page


FOLDS = ("rules", "starts", "single", "more")
"""Headings that things to choose may be below."""


def reach(sitting: Sitting, wanted: str) -> None:
    """Choose a target, leafing to it where the page is longer than the window, or below a heading."""
    page = sitting.app.top
    if isinstance(page, SetupPage) and wanted not in (*FOLDS, *sitting.ids()):
        page.unfolded = set(FOLDS)
        page.rebuild()
        sitting.see()
    for way in ("page-up", "page-down"):
        while wanted not in sitting.ids() and way in sitting.ids() and sitting.app.choose(way):
            sitting.see()
    sitting.choose(wanted)


def play_with(sitting: Sitting, players: int) -> None:
    """Add players, or take the last ones away."""
    page = page_of(sitting)
    while page.choices.players < players:
        reach(sitting, "add")
    while page.choices.players > players:
        last = page.choices.players - 1
        if f"remove-{last}" in sitting.ids():
            sitting.choose(f"remove-{last}")
        else:
            page.remove(last)
            sitting.see()


def sit(sitting: Sitting, seat: int, kind: str, level: str = "", style: str = "") -> None:
    """Somebody sits down at a seat, perhaps a computer player of a level and a temperament."""
    page = page_of(sitting)
    if page.opened != seat:
        reach(sitting, f"seat-{seat}")
    reach(sitting, f"kind-{seat}-{kind}")
    for wanted in (f"level-{seat}-{level}" if level else "", f"style-{seat}-{style}" if style else ""):
        if wanted:
            reach(sitting, wanted)
