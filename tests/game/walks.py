"""Games of Lost Temple for tests, played at random up to a decision of some kind."""

import random
from collections.abc import Callable

from engine.lost_temple import actions as do
from game.session.session import Session


def play_until(session: Session, wanted: Callable[[Session], bool], seed: int = 1) -> None:
    """Choose at random until a decision for which something holds, as the one who decides sees it."""
    chance = random.Random(seed)
    while not session.over:
        session.end_turn()
        session.passed()
        if wanted(session):
            return
        session.apply(chance.choice(session.choices))
    raise AssertionError("The game ended before that decision came up.")


def with_several_ways(session: Session) -> str:
    """A place to which several ways lead, after playing until there is one."""

    def several() -> list[str]:
        places = [str(action.place) for action in session.choices.of(do.GO)]
        return [place for place in places if places.count(place) > 1]

    play_until(session, lambda session: bool(several()))
    return several()[0]
