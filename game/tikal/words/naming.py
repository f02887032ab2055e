"""What things of Tikal are called in the player's language: tiles, places, members, treasures."""

from __future__ import annotations

from engine.tikal import View, preview
from game.screen.catalogue import Catalogue
from game.tikal.party import Party


def tile(words: Catalogue, name: str) -> str:
    """A tile with its article, such as "a temple of value 5"."""
    kind = preview.kind(name)
    if kind == "ruin":
        return words("tikal.tile.ruin", count=preview.worth(name))
    return words(f"tikal.tile.{kind}", value=preview.worth(name))


def kind_at(view: View, place: str) -> str:
    """What lies at a place: the kind of its tile, or "unknown"."""
    entry = view["board"].get(place)
    return preview.kind(entry["tile"]) if entry else "unknown"


def at(words: Catalogue, view: View, place: str) -> str:
    """A place with its article, such as "the temple at c3"."""
    return words(f"tikal.at.{kind_at(view, place)}", place=place)


def spot(words: Catalogue, place: str) -> str:
    """Where something is, without what lies there: "at c3", "at the base camp"."""
    return words("tikal.spot.base") if place == "base" else words("tikal.spot", place=place)


def hex_name(words: Catalogue, place: str) -> str:
    """A hex by its bare name: "c3", "the base camp"."""
    return words("tikal.at.base") if place == "base" else words("tikal.spot.bare", place=place)


def short(words: Catalogue, place: str) -> str:
    """A hex in a few letters: "c3", "base"; nothing for none."""
    return words("tikal.spot.base.short") if place == "base" else place


def member(words: Catalogue, name: str) -> str:
    """A member with its article: a worker, or the leader."""
    return words(f"tikal.member.{name}")


def party(words: Catalogue, who: Party) -> str:
    """Who goes together, such as "2 workers and the leader"."""
    leader = words("tikal.member.leader")
    if not who.workers:
        return leader
    workers = words("tikal.tip.workers", count=who.workers)
    return words("tikal.tip.with-leader", workers=workers, leader=leader) if who.leader else workers


def treasure(words: Catalogue, name: str) -> str:
    """The name of a type of treasure."""
    return words(f"tikal.treasure.{name}")


def the_treasure(words: Catalogue, name: str) -> str:
    """A type of treasure with its article."""
    return words(f"tikal.treasure.the.{name}")
