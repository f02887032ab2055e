"""Lost Temple at the table: its record for the pages round the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GAMES
from engine.lost_temple.views import Event
from game.lost_temple import naming
from game.lost_temple.chapters import CHAPTERS
from game.lost_temple.scene import LostTempleTable
from game.play.session import LogEntry
from game.screen.catalogue import Catalogue
from game.table.form import Switches
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


def rounds_end(log: Sequence[LogEntry]) -> list[int]:
    """The moves after which the second round begins, and the last turn."""
    turns = [(entry.event["round"], entry.move_index) for entry in log if entry.event["kind"] == "turn"]
    found = []
    before = 0
    for now, move in turns:
        if before and now != before:
            found.append(move + 1)
        before = now
    return found


LOST_TEMPLE = TableGame(
    name="lost-temple",
    table=LostTempleTable,
    cover="pirogue-red",
    chapters=CHAPTERS,
    rules_cover="explorer-red",
    form=lambda: Switches(*(option.name for option in GAMES["lost-temple"].options)),
    reasons=REASONS,
    scoring_row=scoring_row,
    set_points=lambda event: list(event["sets"]),
    rounds_end=rounds_end,
)
