"""A volcano, or the last tile: play stops for a scoring round, and this page says who scores in which order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tikal.components import PLAYERS
from game.app import App
from game.play.session import Session
from game.scenes.blocks import Block, Paragraph
from game.scenes.interlude import Interlude

VOLCANO = "terrain-volcano+eruption"
LAST = "temple-10"


class Announcement(Interlude):
    """What is about to happen, until it has been read."""

    def __init__(self, app: App, session: Session, kind: str, order: Sequence[int]) -> None:
        super().__init__(app, session)
        self._kind = kind
        self._order = tuple(order)

    def title(self) -> str:
        """What happened."""
        return self.app.words(f"jungle.announce.{self._kind}")

    def blocks(self) -> list[Block]:
        """What it means, then the players in the order in which they score."""
        words, name = self.app.words, self.session.name
        picture = VOLCANO if self._kind == "volcano" else LAST
        told = words(f"jungle.announce.{self._kind}.note", name=name(self._order[0]))
        blocks: list[Block] = [Paragraph(told, (picture,), zoom=1.3)]
        for number, seat in enumerate(self._order, 1):
            line = words("jungle.announce.turn", number=number, name=name(seat))
            blocks.append(Paragraph(line, (f"seat-{PLAYERS[seat]}",), zoom=1.3))
        return blocks
