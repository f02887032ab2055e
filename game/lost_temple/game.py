"""Lost Temple at the table: its record for the pages round the table."""

from __future__ import annotations

from engine import GAMES
from engine.lost_temple.views import Event
from game.lost_temple import naming
from game.lost_temple.chapters import CHAPTERS
from game.lost_temple.scene import LostTempleTable
from game.screen.catalogue import Catalogue
from game.table.form import Switches
from game.table.stages import stage_changes
from game.table.tablegame import ScoringRow, TableGame

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


def scoring_row(words: Catalogue, event: Event) -> ScoringRow:
    """Altars by sanctuary, end cards by card, everything else by its reason."""
    reason = event["reason"]
    if reason == "altar":
        told = words("lost-temple.reason.altar.of", room=naming.room(words, event["room"]), place=event["place"])
        return ScoringRow(told, naming.altar_sprite(event["room"]))
    if reason == "end card":
        told = words("lost-temple.reason.end-card.of", card=naming.card(words, event["card"]))
        return ScoringRow(told, naming.card_sprite(event["card"]))
    return ScoringRow(words(f"lost-temple.reason.{reason.replace(' ', '-')}"), REASONS[reason])


LOST_TEMPLE = TableGame(
    name="lost-temple",
    table=LostTempleTable,
    cover="pirogue-red",
    chapters=CHAPTERS,
    rules_cover="explorer-red",
    form=lambda: Switches(*(option.name for option in GAMES["lost-temple"].options)),
    shortcuts=("jump", "turn"),
    reasons=REASONS,
    scoring_row=scoring_row,
    set_points=lambda event: list(event["sets"]),
    rounds_end=lambda log: stage_changes(log, "round"),
)
