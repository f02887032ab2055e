"""Which paragraph of the rules a refusal or an explanation belongs to, such as "move.2"."""

from __future__ import annotations

REFUSALS = {
    "over": "scoring.4",
    "another-decision": "turn.1",
    "bid-higher": "auction.2",
    "bid-lowest": "auction.2",
    "bid-too-high": "auction.2",
    "no-bidding": "auction.3",
    "not-shown": "auction.3",
    "explored-already": "tiles.1",
    "nothing-beside": "tiles.1",
    "no-path": "tiles.1",
    "same-rotation": "tiles.1",
    "cuts-off": "tiles.5",
    "too-few-points": "turn.2",
    "no-workers": "aim.1",
    "leader-in": "move.1",
    "not-your-camp": "move.1",
    "no-worker-there": "move.2",
    "no-leader-there": "move.2",
    "already-there": "move.2",
    "unexplored": "move.2",
    "volcano": "tiles.5",
    "too-far": "move.2",
    "no-temple": "tiles.2",
    "no-ruin": "tiles.3",
    "no-member": "actions.1",
    "guarded": "actions.5",
    "highest": "actions.1",
    "no-floor": "actions.1",
    "twice": "actions.1",
    "one-each": "actions.1",
    "no-treasures": "actions.2",
    "own-treasure": "actions.3",
    "not-at-table": "actions.3",
    "not-single": "actions.3",
    "not-their-single": "actions.3",
    "same-treasure": "actions.3",
    "no-camps": "actions.4",
    "no-camp-site": "actions.4",
    "camp-taken": "actions.4",
    "no-guards": "actions.5",
    "not-strongest": "actions.5",
}
"""By the code of the engine's refusal; "bid-lowest" is the table's own."""

KINDS = {
    "bring": "move.1",
    "hop": "move.3",
    "move": "move.2",
    "uncover": "actions.1",
    "recover": "actions.2",
    "exchange": "actions.3",
    "camp": "actions.4",
    "guard": "actions.5",
    "end": "turn.2",
}
"""By the kind of an action."""

PLACES = {
    "temple": "scoring.1",
    "ruin": "actions.2",
    "clearing": "actions.4",
    "base": "move.1",
    "volcano": "tiles.5",
    "unknown": "tiles.1",
}
"""By what lies at a place."""

TILES = {"temple": "tiles.2", "ruin": "tiles.3", "clearing": "tiles.4", "volcano": "tiles.5"}
"""By the kind of a tile that is not placed yet."""

PANELS = {
    "player": "aim.1",
    "treasures": "scoring.2",
    "sets": "turn.1",
    "floors": "actions.1",
    "forecast": "scoring.1",
}
"""By the panel that is explained."""
