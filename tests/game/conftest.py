"""Scenes are tested without a screen or loudspeaker, with the pictures and fonts of the build."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.host import workshop


@pytest.fixture(scope="session", autouse=True)
def _made() -> None:
    """Have everything that the build makes for the game."""
    workshop.prepare()
