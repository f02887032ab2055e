"""Lost Temple at the table: its record for the pages round the table."""

from __future__ import annotations

from engine import GAMES
from game.lost_temple.features.chapters import CHAPTERS
from game.lost_temple.features.review import REVIEWED
from game.lost_temple.features.rulebook import WORKED
from game.lost_temple.table import LostTempleTable
from game.session.points import stage_changes
from game.table.gamerecord import GameRecord
from game.table.options import Switches

REASONS = {
    "excavation": "flag-red",
    "delivery": "seaplane",
    "tile": "icon-points",
    "scoring": "icon-scoring",
    "forest": "forest",
    "rescue": "key-back",
    "camp keys": "key-any",
    "altar": "altar-multi",
    "treasures left": "treasure-back",
    "end card": "card-back",
}


LOST_TEMPLE = GameRecord(
    name="lost-temple",
    table=LostTempleTable,
    picture="card-lost-temple",
    minutes={2: (13, 1.7), 3: (11, 1.4), 4: (10, 1.3)},
    cover="pirogue-red",
    chapters=CHAPTERS,
    rules_cover="explorer-red",
    worked=WORKED,
    form=lambda: Switches(*(option.name for option in GAMES["lost-temple"].options)),
    shortcuts=("jump", "turn"),
    reasons=REASONS,
    reviewed=REVIEWED,
    parts=2,
    rounds_end=lambda log: stage_changes(log, "round"),
)
