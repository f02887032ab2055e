"""The rules of Lost Temple.

What a table takes from the game is named here: the modules `actions` (the verbs), `components` (data) and
`preview` (questions about choices), and the names of data and views that it uses most. The rest is the engine's
own.
"""

from __future__ import annotations

from . import actions, components, preview
from .actions import GRAMMAR
from .components import (
    ALTAR_POINTS,
    CARDS,
    COLOURS,
    END_IDOL,
    END_PER_COLOUR,
    KEY_SET_POINTS,
    PLAYERS,
    SITES,
    TREASURES,
    Reward,
)
from .preview import Worth
from .views import Count, Event, PlayerView, StepView, View

__all__ = [
    "ALTAR_POINTS",
    "CARDS",
    "COLOURS",
    "END_IDOL",
    "END_PER_COLOUR",
    "GRAMMAR",
    "KEY_SET_POINTS",
    "PLAYERS",
    "SITES",
    "TREASURES",
    "Count",
    "Event",
    "PlayerView",
    "Reward",
    "StepView",
    "View",
    "Worth",
    "actions",
    "components",
    "preview",
]
