"""Whole games of computer players over all options; `tests.bench.bot_endurance` plays hundreds of them."""

from __future__ import annotations

import pytest

from engine import GAMES
from tests.bench.bot_endurance import CASES, OPTIONS, TABLES, play

VARIANTS = len(CASES) // len(TABLES)


@pytest.mark.slow
@pytest.mark.parametrize("variant", range(VARIANTS))
def test_every_variant_is_played_to_its_end_with_legal_choices(variant: int) -> None:
    name, moves, scores = play(variant + VARIANTS * (variant % len(TABLES)))
    assert moves > 40
    assert len(scores) == CASES[variant][2]
    assert name == CASES[variant][0]


def test_the_cases_are_all_options_and_all_levels() -> None:
    assert 3 * sum(map(len, OPTIONS.values())) == VARIANTS
    assert set(" ".join(TABLES).split()) == {"random", *GAMES["tikal"].levels}
