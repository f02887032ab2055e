"""Turns of one's own for tests: kept from a review by its own switch, and days on which they come back."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from unittest import mock

import pygame

from game.app import App
from game.host.interface import Host
from game.pages.title import TitlePage
from game.puzzle.own.mode import OwnMode
from game.puzzle.page import PuzzlesPage
from game.routes import OwnTurnWanted
from game.scene import Scene
from game.storage import own_turns, puzzle_results
from game.table.gamerecord import mode_of
from tests.game import reviews
from tests.game.sitting import Sitting

NAMES = {"tikal": "two-1999", "lost-temple": "2"}
"""A reviewed game of each, by its name in tests/game/reviews.py."""


@contextmanager
def on(day: int) -> Iterator[None]:
    """It is another day, so many after the first."""

    class Day(datetime.date):
        @classmethod
        def today(cls) -> datetime.date:  # type: ignore[override]
            return datetime.date(2026, 11, 19) + datetime.timedelta(days=day)

    with mock.patch.object(puzzle_results, "datetime", SimpleNamespace(date=Day)):
        yield


@cache
def texts(*games: str) -> dict[str, str]:
    """What is stored once the costliest turns of these games were kept, on the first day."""
    shown = pygame.display.get_surface()
    size = shown.get_size() if shown else (1280, 720)
    sitting = Sitting(TitlePage, size, sound=False, motion=False)  # there is one window for all sittings
    with on(0), reviews.slight():
        for game in games:
            page = reviews.page(sitting.app, NAMES[game])
            sitting.app.push(page)
            page.keeping.turn()
    return {key: text for key, text in sitting.home.texts.items() if key.startswith("turn")}


def keep(host: Host, *games: str) -> None:
    """Have these turns kept on the first day."""
    for key, text in texts(*(games or NAMES)).items():
        host.store(key, text)


def collection(app: App) -> Scene:
    """The page of all turns, with some of one's own that have come back."""
    keep(app.host)
    return PuzzlesPage(app)


def table(app: App, game: str) -> Scene:
    """A turn of one's own at its table."""
    keep(app.host, game)
    app.follow(OwnTurnWanted(first(app.host, game)))
    return app.scenes.pop()


def playing(sitting: Sitting, name: str = "") -> OwnMode:
    """Sit down at a turn of one's own."""
    sitting.app.follow(OwnTurnWanted(name))
    sitting.see()
    mode = mode_of(sitting.app.top, OwnMode)
    assert mode is not None
    return mode


def first(host: Host, game: str) -> str:
    """The first turn of a game in the list."""
    return next(name for name, turn in own_turns.load(host).items() if turn.game == game)
