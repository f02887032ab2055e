"""A table as plain data, for the page and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.table.table import Table


def table_state(table: Table) -> dict[str, Any]:
    """What the viewer sees, and whose decision it is."""
    session, tip = table.session, table.explanations.tip
    decision, hint = table.decision()
    return {
        "decision": decision,
        "hint": hint,
        "page": table.page,
        "tip": tip.title if tip is not None else "",
        "moving": table.motion.moving,
        "recap": [line.words for line in table.recap.lines],
        "counting": table.counting.state(),
        "viewer": session.viewer,
        "to_move": session.to_move,
        "scores": list(session.game.scores),
        "game": session.view,
    }
