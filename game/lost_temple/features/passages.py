"""Which paragraph of the rules a refusal or an explanation belongs to, such as "river.2"."""

from __future__ import annotations

REFUSALS = {
    "over": "rounds.4",
    "another-decision": "turn.1",
    "no-tile": "river.1",
    "no-key-to-pay": "river.3",
    "has-keys": "river.3",
    "not-enough-treasures": "river.2",
    "type-delivered": "river.2",
    "must-deliver": "extras.3",
    "has-delivered": "river.2",
    "nothing-delivered": "river.2",
    "no-key-left": "icons.1",
    "no-keys-left": "icons.1",
    "other-key": "icons.1",
    "no-icon": "turn.2",
    "backpack-only": "extras.1",
    "empty-pile": "icons.3",
    "not-seen": "icons.3",
    "not-face-up": "icons.3",
    "cell-taken": "icons.5",
    "no-passages-left": "icons.7",
    "undiscovered": "explorer.1",
    "already-there": "explorer.1",
    "too-far": "explorer.2",
    "other-way": "explorer.2",
    "nothing-to-dig": "dig.1",
    "own-flag": "dig.1",
    "no-flags": "dig.1",
    "space-taken": "dig.3",
    "which-space": "dig.3",
    "one-space": "dig.3",
    "rescue-once": "explorer.4",
    "no-rescue": "explorer.4",
    "rescue-no-flags": "explorer.4",
    "rescue-locked-in": "explorer.3",
    "no-card": "turn.4",
    "card-not-now": "turn.4",
    "no-treasures": "river.2",
    "no-tent": "extras.1",
    "tent-used": "extras.1",
    "tent-last-turn": "rounds.4",
    "exploration-not-now": "extras.1",
}
"""By the code of the engine's refusal."""

ICONS = {
    "any": "icons.2",
    "treasure": "icons.3",
    "card": "icons.4",
    "room": "icons.5",
    "sanctuary": "icons.6",
    "passage": "icons.7",
    "scoring": "icons.9",
}
"""By the icon of a tile; figures are points, and the others are keys."""

CARDS = {"delivery": "extras.3", "end": "extras.4"}
"""By how the name of a card begins; the others give something at once."""

SECTIONS = {
    "backpack": "explorer.1",
    "camp": "rounds.1",
    "treasures": "river.2",
    "passages": "explorer.2",
    "cards": "turn.4",
    "flags": "dig.1",
    "tent": "extras.1",
}
"""By the section of one's own camp."""

PLACES = {
    "light": "dig.2",
    "sanctuary": "rounds.2",
    "dark": "dig.3",
    "secret": "explorer.3",
    "out": "explorer.3",
    "empty": "icons.5",
}
"""By what lies at a place of the temple."""

PANELS = {
    "tile": "turn.2",
    "site": "river.1",
    "seaplane": "river.2",
    "forest": "river.3",
    "player": "aim.2",
    "prices": "river.2",
    "advice": "turn.1",
    "rooms": "icons.5",
    "next": "icons.6",
    "pile": "icons.3",
    "face-up": "icons.3",
    "deck": "icons.4",
    "stock": "icons.1",
}
"""By the panel that is explained."""


def icon(kind: str) -> str:
    """The paragraph about an icon of a tile."""
    return "icons.8" if kind.isdigit() else ICONS.get(kind, "icons.1")


def card(name: str) -> str:
    """The paragraph about a card."""
    return CARDS.get(name.partition("-")[0], "extras.2")


def place(view_of_room: str, place: str) -> str:
    """The paragraph about a place with this room, or none."""
    if place == "out":
        return PLACES["out"]
    if place.startswith("s"):
        return PLACES["secret"]
    if not view_of_room:
        return PLACES["empty"]
    if view_of_room.endswith("-sanctuary"):
        return PLACES["sanctuary"]
    return PLACES["light" if view_of_room.count("-") == 1 and not view_of_room.startswith("treasure") else "dark"]
