"""The browser is killed in the middle of a game: what was on the screen is there again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Playwright

from tests.bench.kills import kills

ENOUGH = 0.4
"""Seconds until the end, so that a busy machine can keep up; the benchmark holds it to a tenth of a second."""


def test_nothing_that_was_on_the_screen_is_lost(game_site: Path, playwright: Playwright, tmp_path: Path) -> None:
    """A few times here; `python3 play.py bench kills` does it a hundred times."""
    found = list(kills(playwright, [game_site], tmp_path, 3, soonest=ENOUGH, kinds=("browser", "tab")))
    assert [kill.lost for kill in found] == [0, 0, 0]
    assert found[-1].shown > 0
