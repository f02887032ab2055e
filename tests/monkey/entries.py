"""Where a run begins: a name, which a script can keep, and the first scene that it stands for.

They are the scenes of the pictures (tests/shots.py), some with a few targets chosen already, a stored game on the
title, and games of every set-up (tests/bench/variants.py) with all kinds of players, from first move to last.
"""

from __future__ import annotations

from functools import cache
from random import Random

from engine.core.chance import Chance
from game.app import App
from game.lesson.data import lessons
from game.lesson.open import learning
from game.pages.title import TitlePage
from game.scene import Scene
from game.session.seats import Kind, Seat, Setup
from game.session.session import Session, read
from game.table.gamerecord import table_of
from tests import shots
from tests.bench.variants import numbered
from tests.game import games
from tests.game.recaps import POLICIES
from tests.game.sitting import Home

CHOSEN: dict[str, tuple[str, ...]] = {
    "review-share": ("review", "share"),
    "table-menu": ("table", "ui-menu"),
    "tikal-menu": ("tikal-act", "ui-menu"),
    "hint-asked": ("tikal-act", "ui-hint", "ui-ask"),
}
"""Entries that are a scene of the pictures with targets chosen one after another."""
KINDS: dict[str, tuple[Kind, ...]] = {
    "people": ("human", "human", "human", "human"),
    "bots": ("human", "bot", "bot", "bot"),
    "mixed": ("bot", "human", "human", "bot"),
    "elsewhere": ("human", "elsewhere", "human", "elsewhere"),
    "watched": ("bot", "bot", "bot", "bot"),
}
MOVES = (0, 8, 60, 150, 9999)
"""Moves after which a game is taken over; two moves before its end at the latest."""
LESSONS = {f"lesson {game} {number}": (game, number) for game in POLICIES for number in range(len(lessons(game)))}
NAMES = (*shots.SCENES, *CHOSEN, *LESSONS, "continue")
GAMES = 0.35
"""How many of all runs begin at a table of the last kind."""


def drawn(chance: Random) -> str:
    """One of all entries."""
    if chance.random() < GAMES:
        return f"game {chance.randrange(200)} {chance.choice(list(KINDS))} {chance.choice(MOVES)}"
    return chance.choice(NAMES)


def enter(app: App, name: str) -> None:
    """Show the first scene of an entry above the title."""
    if name == "continue":
        app.host.store("game", stored(3, "bots", 60))
        app.scenes.clear()
        app.push(TitlePage(app))
    elif name in CHOSEN:
        first, *targets = CHOSEN[name]
        app.push(shots.SCENES[first](app))
        for target in targets:
            app.choose(target)
    else:
        app.push(scene(app, name))


def scene(app: App, name: str) -> Scene:
    """The first scene of an entry that is nothing more."""
    if name in LESSONS:
        game, number = LESSONS[name]
        return learning(app, lessons(game)[number])
    if not name.startswith("game "):
        return shots.SCENES[name](app)
    _, variant, kinds, moves = name.split(" ")
    text = stored(int(variant), kinds, int(moves))
    app.host.store("game", text)
    return table_of(app, read(app.host, text))


@cache
def stored(variant: int, kinds: str, moves: int) -> str:
    """A game of this set-up after so many moves, as it is stored."""
    plan = numbered(variant)
    names = games.NAMES[: plan.players]
    seats = [
        Seat(name, kind, "easy" if kind == "bot" else "") for name, kind in zip(names, KINDS[kinds], strict=False)
    ]
    setup = Setup(plan.game, tuple(seats), {**plan.options, "names": list(names)}, variant)
    whole = _played(setup, 10_000)
    return _played(setup, min(moves, len(whole.game.moves) - 2)).saved()


def _played(setup: Setup, moves: int) -> Session:
    session, chance = Session(Home((320, 240)), setup), Chance.seeded(setup.seed)
    while not session.over and len(session.game.moves) < moves:
        session.apply(POLICIES[setup.game](session.game, chance))
    return session
