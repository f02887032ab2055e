"""Reasons of hints are literally true, in whatever position of a game somebody asks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Player, advise, think_through
from tests.engine.bots.claims import SEED, Claim
from tests.engine.playing import mover

CASES: list[tuple[str, dict[str, Any], int]] = [
    ("lost-temple", {}, 2),
    ("lost-temple", {"more_control": True}, 3),
    ("tikal", {}, 2),
    ("tikal", {"auction": True}, 3),
]
EVERY = 11
"""Decisions from one that is asked about to the next."""
EXPECTED = {
    "lost-temple": {"now", "opens", "points"},
    "tikal": {"treasures", "temples", "people"},
}


def asked(name: str, options: dict[str, Any], players: int, seed: int) -> list[Claim]:
    """Advice at decisions all through a game of easy bots."""
    game = engine.new_game(name, players=players, seed=seed, options=options)
    bots = [Player(GAMES[name].levels["easy"], seat) for seat in range(players)]
    found = []
    while game.to_move is not None:
        seat = mover(game)
        if len(game.moves) % EVERY == seed % EVERY:
            found.append(Claim(game.copy(), think_through(advise(game.view(seat), SEED))))
        game.apply(game.parse(think_through(bots[seat].choose(game.view(seat)))))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options", "players"), CASES)
def test_what_a_reason_says_is_so(name: str, options: dict[str, Any], players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        for claim in asked(name, options, players, seed):
            assert claim.holds(), (claim.advice, claim.now["decision"], seed, len(claim.game.moves))
            seen[claim.advice.reason] += 1
    assert seen.keys() >= EXPECTED[name]
    assert seen["calm"] < seen.total() / 4, "advice that says nothing"
