"""Computer players. They see `view(seat)` and nothing else; what they cannot know they imagine.

A `Player` thinks in a generator that yields between slices and returns the text of one of `view["legal"]`. The
same views, level and seed give the same choices on every machine. What they know of a game is its `Rules.expert`.
"""

from ..core.search import Effort, Expert, Level, Replies
from .advice import Advice, advise
from .players import Player, choose, think_through
from .policy import Maker, Policy
from .review import Turn as ReviewedTurn
from .review import judge, lead, shown, spans, weigh
from .styles import style_of

__all__ = [
    "Advice",
    "Effort",
    "Expert",
    "Level",
    "Maker",
    "Player",
    "Policy",
    "Replies",
    "ReviewedTurn",
    "advise",
    "choose",
    "judge",
    "lead",
    "shown",
    "spans",
    "style_of",
    "think_through",
    "weigh",
]
