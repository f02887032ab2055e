"""Which modules can be imported ahead, and in which order."""

import pytest

from build.ahead import ahead, later
from build.stage import App

FILES = {
    "main.py": b"from game.app import App",
    "game/__init__.py": b"",
    "game/app.py": b"import pygame\nfrom game.rules import turn",
    "game/rules.py": b"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pygame\nimport game.dice",
    "game/dice.py": b"import random\ndef show():\n    import pygame",
    "game/table.py": b"try:\n    from game import app\nexcept ImportError:\n    pass",
}


def test_what_needs_pygame_even_through_others_stays_out() -> None:
    assert set(ahead(FILES)) == {"game", "game.dice", "game.rules"}


def test_what_is_imported_relatively_is_found_too() -> None:
    files = {
        "engine/__init__.py": b"from . import core",
        "engine/core.py": b"",
        "engine/tikal/__init__.py": b"from . import board",
        "engine/tikal/board.py": b"from ..core import Chance",
        "engine/tikal/game.py": b"from .board import HEXES\nfrom ..window import Window",
        "engine/window.py": b"import pygame",
    }
    listed = later(files)
    for before, after in (("core", "tikal.board"), ("tikal.board", "tikal.game"), ("window", "tikal.game")):
        assert listed.index(f"engine.{before}") < listed.index(f"engine.{after}")
    assert set(ahead(files)) == {"engine", "engine.core", "engine.tikal", "engine.tikal.board"}


def test_a_module_comes_after_what_it_needs() -> None:
    listed = later(FILES)
    assert set(listed) == {"game", "game.app", "game.dice", "game.rules", "game.table"}
    for before, after in (("game.dice", "game.rules"), ("game.rules", "game.app"), ("game.app", "game.table")):
        assert listed.index(before) < listed.index(after)


@pytest.mark.slow
def test_the_rules_and_the_words_can_be_remembered() -> None:
    sources = {name: path.read_bytes() for name, path in App().files() if name.endswith(".py")}
    listed = set(ahead(sources))
    assert {name for name in later(sources) if name.startswith("engine")} <= listed
    assert {"game.host.events", "game.session.session", "game.screen.catalogue"} <= listed
