"""The hard players of version 1.0 as they were, for later ones to be measured against; not to be improved."""

from __future__ import annotations

from engine.core.search import Expert, Level
from tests.bench.former import lost_temple, tikal

EXPERTS: dict[str, Expert] = {"lost-temple": lost_temple.expert(), "tikal": tikal.expert()}
HARD: dict[str, Level] = {"lost-temple": lost_temple.LEVELS["hard"], "tikal": tikal.LEVELS["hard"]}
