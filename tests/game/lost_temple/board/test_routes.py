"""The list of ways to a place: every way can be read, and nothing of the board shines through."""

from __future__ import annotations

import pytest

from tests import legible
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import sit
from tests.languages import in_languages

WINDOWS = [(1280, 720), (390, 844), (844, 390), (1920, 1080)]


@in_languages
@pytest.mark.parametrize("size", WINDOWS)
def test_the_longest_ways_can_be_read_and_nothing_of_the_board_through_the_list(
    size: tuple[int, int], language: str
) -> None:
    situation = Situation().exploring().cards("secret-passage").passages(2)
    sitting, _ = sit(situation, size, language=language)
    for place in ("s2", "a1"):
        sitting.choose(f"ui-ways {place}")
        assert [id for id in sitting.ids() if id.startswith(f"go {place}")] != []
        assert sitting.faults() == []
        assert legible.small(sitting) == []
        sitting.choose("ui-close")
