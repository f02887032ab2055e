"""What a scoring would give the viewer now, temple by temple; shown in place of the tile while none is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import prospects
from engine.tikal.components import PLAYERS
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, INK, SOFT
from game.table.naming import capital
from game.tikal import naming

if TYPE_CHECKING:
    from game.tikal.tile import TilePanel

TOP, FOOT, STEP, LEAST = 62.0, 32.0, 22.0, 15.0


def paint_forecast(brush: Brush, panel: TilePanel) -> None:
    """A row for each temple held and one for the treasures; temples share a row where there are too many."""
    words, session = panel.words, panel.session
    seat, width, bottom = session.viewer, panel.width, panel.height - FOOT
    score = prospects.would_score(session.game, seat)
    brush.head(words("tikal.forecast"), width)
    brush.sprite("seat", 26, 44, colour=PLAYERS[seat], zoom=0.95)
    brush.text(words("tikal.forecast.note"), "body", 13.5, SOFT, (44, 30, width - 58, 28), fit="wrap")
    rows = [(capital(naming.at(words, panel.table.view, place)), value) for place, value in score.temples]
    treasures = (words("tikal.forecast.treasures"), score.treasures)
    if (bottom - TOP) / (len(rows) + 1) < LEAST:
        rows = [(" + ".join(str(value) for _, value in rows), sum(value for _, value in rows))]
    rows.append(treasures)
    step = min(STEP, (bottom - TOP) / len(rows))
    for index, (told, value) in enumerate(rows):
        y = TOP + step * index
        brush.text(told, "body", 14, INK, (16, y, width - 66, step))
        brush.text(str(value), "strong", 14.5, INK, (width - 48, y, 32, step), side="right")
    brush.line(16, bottom + 2, width - 16, bottom + 2)
    brush.text(words("tikal.forecast.sum"), "head", 15.5, INK, (16, bottom + 4, width - 80, 22))
    brush.text(str(score.points), "title", 20, DEEP_GOLD, (width - 66, bottom + 3, 50, 24), side="right")
