"""A plugin for pytest that registers Stones before tests are collected: `-p tests.stones.registered -k stones`.

Whatever runs over the games of the engine then runs over Stones too, as it would over a game that is added.
"""

import engine
from tests.stones.rules import RULES

engine.GAMES[RULES.name] = RULES
