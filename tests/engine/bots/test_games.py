"""Whole games of computer players over all options; `tests.bench.bot_endurance` plays hundreds of them."""

from __future__ import annotations

import itertools

import pytest

from engine import GAMES
from tests.bench.bot_endurance import CASES, OPTIONS, TABLES, play

VARIANTS = len(CASES) // len(TABLES)


def table(variant: int) -> int:
    """Which of the tables a variant is played at: each of them comes up with every number of players."""
    return (variant + variant // len(TABLES)) % len(TABLES)


@pytest.mark.slow
@pytest.mark.parametrize("variant", range(VARIANTS))
def test_every_variant_is_played_to_its_end_with_legal_choices(variant: int) -> None:
    name, moves, scores = play(variant + VARIANTS * table(variant))
    assert moves > 40
    assert len(scores) == CASES[variant][2]
    assert name == CASES[variant][0]


def test_the_cases_are_all_options_and_all_levels() -> None:
    assert 3 * sum(map(len, OPTIONS.values())) == VARIANTS
    assert set(" ".join(TABLES).split()) == {"random", *GAMES["tikal"].levels}


def test_every_table_meets_both_games_and_every_number_of_players() -> None:
    sat = {(table(variant), CASES[variant][0]) for variant in range(VARIANTS)}
    assert sat == set(itertools.product(range(len(TABLES)), OPTIONS))
    sizes = {(table(variant), CASES[variant][2]) for variant in range(VARIANTS)}
    assert sizes == set(itertools.product(range(len(TABLES)), (2, 3, 4)))
