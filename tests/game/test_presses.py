"""Every choice is at most eight key presses away; `bench keyboard` looks at whole games of both kinds."""

import pytest

from tests.bench.keyboard import MOST, PLANS, played


@pytest.mark.slow
def test_the_first_choices_of_a_game_are_within_eight_presses_that_do_what_they_should() -> None:
    found = played(PLANS["lost-temple"], every=1, most_decisions=4)
    assert found.decisions == 4
    assert found.presses.total() >= 4
    assert max(found.presses) <= MOST
    assert found.missed == []
    assert found.wrong == []
