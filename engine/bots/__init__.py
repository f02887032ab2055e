"""Computer players. They see `view(seat)` and nothing else; what they cannot know they imagine.

A `Player` thinks in a generator that yields between slices and returns the text of one of `view["legal"]`. The
same views, level and seed give the same choices on every machine.
"""

from engine.bots.advice import Advice, advise
from engine.bots.players import EXPERTS, LEVELS, Level, Player, choose, think_through
from engine.bots.search import Effort

__all__ = ["EXPERTS", "LEVELS", "Advice", "Effort", "Level", "Player", "advise", "choose", "think_through"]
