"""The rules of Tikal.

What a table takes from the game is named here: the modules `actions` (the verbs), `board` (geometry), `components`
(data), `preview` and `prospects` (questions about choices and what lies ahead) and `ruleset` (the editions), and
the names of data and views that it uses most. The rest is the engine's own.
"""

from __future__ import annotations

from . import actions, board, components, preview, prospects, ruleset
from .actions import GRAMMAR, MOVE
from .components import (
    ACTION_POINTS,
    AUCTION_SCORE,
    HIGHEST,
    KIND_NAMES,
    PLAYERS,
    SET_AT,
    SETS,
    TREASURES,
)
from .preview import Leg
from .ruleset import EDITIONS
from .views import Event, PlayerView, View

__all__ = [
    "ACTION_POINTS",
    "AUCTION_SCORE",
    "EDITIONS",
    "GRAMMAR",
    "HIGHEST",
    "KIND_NAMES",
    "MOVE",
    "PLAYERS",
    "SETS",
    "SET_AT",
    "TREASURES",
    "Event",
    "Leg",
    "PlayerView",
    "View",
    "actions",
    "board",
    "components",
    "preview",
    "prospects",
    "ruleset",
]
