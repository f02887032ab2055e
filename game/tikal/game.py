"""Tikal at the table: its record for the pages round the table."""

from __future__ import annotations

from engine.tikal import AUCTION_SCORE, prospects
from game.screen import palette
from game.session.points import stage_changes
from game.table.gamerecord import GameRecord
from game.tikal.features.chapters import CHAPTERS, DIFFERENCES
from game.tikal.features.review import REVIEWED
from game.tikal.features.rulebook import WORKED
from game.tikal.options import EDITIONS, EditionForm
from game.tikal.table import TikalTable

REASONS = {
    "start": "totem-red",
    "bid": "totem-turned-red",
    "temple": "temple-5",
    "treasures": "treasure-sun",
}


TIKAL = GameRecord(
    name="tikal",
    table=TikalTable,
    picture="card-tikal",
    picture_middle=0.64,
    minutes={2: (27, 1.7), 3: (20, 1.1), 4: (16, 1)},
    cover="temple-5",
    colour=palette.JUNGLE,
    chapters=CHAPTERS,
    editions=EDITIONS,
    differences=DIFFERENCES,
    rules_cover="leader-red",
    worked=WORKED,
    form=EditionForm,
    shortcuts=("jump", "turn", "group", "who", "people", "work", "settle", "bid"),
    reasons=REASONS,
    reviewed=REVIEWED,
    parts=3,
    rounds_end=lambda log: stage_changes(log, "scoring", unmarked="volcano"),
    start_score=lambda options: AUCTION_SCORE if options.get("auction") else 0,
    tie_broken_by=prospects.tie_broken_by,
)
