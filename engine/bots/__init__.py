"""Computer players. They see `view(seat)` and nothing else; what they cannot know they imagine.

`choose(view, level, seed)` is a generator: it yields between slices of thinking and returns the text of one of
`view["legal"]`. The same view, level and seed give the same choice on every machine.
"""

from engine.bots.players import LEVELS, choose, think_through

__all__ = ["LEVELS", "choose", "think_through"]
