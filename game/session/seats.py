"""Who sits where: what was chosen before a game began."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine import GAMES, Reader, clean_name

Kind = Literal["human", "bot", "elsewhere"]
KINDS: tuple[Kind, ...] = ("human", "bot", "elsewhere")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person here, a bot of some level, or a person elsewhere, whose moves come by link."""

    name: str
    kind: Kind
    level: str = ""
    style: str = ""
    """The temperament of a bot; empty for one that the seed deals."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that was chosen before the game began."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int

    @property
    def by_link(self) -> bool:
        """Whether somebody plays on another device."""
        return any(seat.kind == "elsewhere" for seat in self.seats)


def read_seat(data: Reader, game: str) -> Seat:
    """Who sits at a seat, from plain data; an EngineError where that makes no sense in this game."""
    data.only("name", "kind", "level", "style")
    level, style = (data.field(name) if name in data.table() else Reader("", name) for name in ("level", "style"))
    kind = KINDS[data.field("kind").word(KINDS)]
    if kind == "bot":
        level.word(tuple(GAMES[game].levels))
        style.word(("", *GAMES[game].styles))
    return Seat(clean_name(data.field("name").value), kind, level.text(), style.text() if kind == "bot" else "")
