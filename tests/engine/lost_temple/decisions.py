"""Decisions as positions write them."""

from __future__ import annotations

from typing import Any

LOOK_CARDS = {"step": "look cards"}
REFILL = {"step": "refill"}
CARD_KEY = {"step": "card key"}
TENT_KEY = {"step": "tent key"}
FOREST = {"step": "forest"}


def icons(tile: str, *used: str) -> dict[str, Any]:
    """The icons of a tile, some of them used."""
    return {"step": "icons", "tile": tile, "used": list(used)}


def explore(rescued: bool) -> dict[str, Any]:
    """An exploration, perhaps after a rescue."""
    return {"step": "explore", "rescued": rescued}


def delivery(*played: str, types: str = "", optional: bool = False) -> dict[str, Any]:
    """A delivery with the cards played for it and the types delivered so far."""
    cards = {name: name in played for name in ("plus_two", "several")}
    return {"step": "delivery", "optional": optional, **cards, "types": types.split()}
