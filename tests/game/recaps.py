"""Recorded turns for tests of recaps: games of bots, stopped whenever the viewer comes to decide."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from engine.core.chance import Chance
from engine.tools import policies
from game.lost_temple.recap import data as lost_temple
from game.screen.catalogue import Catalogue
from game.session.events_since import Since, since
from game.session.session import Session
from game.table.recap.data import Recap
from game.tikal.recap import data as of_tikal
from tests.game.hands import setup, tikal
from tests.game.sitting import Home

WORDS = Catalogue("en", [])
PLANS = {"tikal": tikal, "lost-temple": setup}
Policy = Callable[[Any, Chance], Any]


def turns(
    game: str, seeds: range, humans: int = 1, bots: int = 2, policy: Policy = policies.greedy
) -> Iterator[tuple[Session, Since]]:
    """Every time that a person comes to decide after others, in games with these seeds."""
    for seed in seeds:
        session = Session(Home((320, 240)), PLANS[game](humans, bots, seed))
        chance = Chance.seeded(seed)
        while not session.over:
            session.passed()
            found = since(session)
            if found is not None and not found.own:
                yield session, found
            session.apply(policy(session.game, chance))


def told(session: Session, found: Since, tell: Callable[..., Recap | None]) -> Recap | None:
    """What is told of it, in English."""
    return tell(found, WORDS, session.name)


def lively(game: Any, chance: Chance) -> Any:
    """Anything that is legal, but an exchange or a guard wherever there is one, so that losses come up."""
    listed = game.legal_actions()
    for wanted in (("exchange", "guard"), ("uncover", "recover")):
        found = [action for action in listed if str(action).startswith(wanted)]
        if found and chance.below(2):
            return found[chance.below(len(found))]
    moving = [action for action in listed if str(action).startswith(("place", "bring", "move", "bid", "choose"))]
    picked = moving if moving and chance.below(8) else listed
    return picked[chance.below(len(picked))]


def crowding(game: Any, chance: Chance) -> Any:
    """Members come and go, and nobody guards or exchanges anything."""
    listed = game.legal_actions()
    moving = [action for action in listed if str(action).startswith(("place", "bring", "move"))]
    picked = moving if moving and chance.below(6) else listed
    quiet = [action for action in picked if not str(action).startswith(("guard", "exchange"))]
    return (quiet or picked)[chance.below(len(quiet or picked))]


def worshipping(game: Any, chance: Chance) -> Any:
    """Of Lost Temple: to the sanctuaries and to excavate there, so that altars are fought for."""
    listed = game.legal_actions()
    temple = game.view(game.to_move)["temple"]
    dark = {place for place, room in temple.items() if room.get("room", "").endswith("-sanctuary")}
    there = [action for action in listed if str(action).startswith("go ") and action.place in dark]
    wanted = there or [action for action in listed if str(action).startswith(("dig", "sanctuary"))]
    picked = wanted if wanted and chance.below(8) else listed
    return picked[chance.below(len(picked))]


TELLERS: dict[str, Callable[..., Any]] = {"tikal": of_tikal.tell, "lost-temple": lost_temple.tell}
POLICIES: dict[str, Any] = {"tikal": crowding, "lost-temple": worshipping}


@cache
def record(game: str, *, loud: bool) -> str:
    """A stored game in which a person has just come to decide, and has lost something or not."""
    for seed in range(1, 60):
        session = Session(Home((320, 240)), PLANS[game](1, 2, seed))
        chance = Chance.seeded(seed)
        while not session.over:
            session.passed()
            found = since(session)
            if found is not None and not found.own:
                recap = told(session, found, TELLERS[game])
                if recap is not None and len(recap.turns[recap.first].lines) > 1 and bool(recap.losses) == loud:
                    return session.saved()
            session.apply(POLICIES[game](session.game, chance))
    raise AssertionError("Nothing of the kind happens.")
