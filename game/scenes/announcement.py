"""Play stops for something that concerns everybody: what it is, and who plays in which order."""

from __future__ import annotations

from game.app import App
from game.scenes.blocks import Block, Paragraph
from game.scenes.interlude import Interlude
from game.table.following import Announcement


class AnnouncementPage(Interlude):
    """What is about to happen, until it has been read."""

    def __init__(self, app: App, announced: Announcement) -> None:
        super().__init__(app, announced.session)
        self._announced = announced

    def title(self) -> str:
        """What happened."""
        return self.app.words(self._announced.words)

    def blocks(self) -> list[Block]:
        """What it means, then the players in the order in which they play."""
        words, name, announced = self.app.words, self.session.name, self._announced
        told = words(f"{announced.words}.note", name=name(announced.order[0]))
        blocks: list[Block] = [Paragraph(told, (announced.picture,), zoom=1.3)]
        for number, seat in enumerate(announced.order, 1):
            line = words("announce.turn", number=number, name=name(seat))
            blocks.append(Paragraph(line, (f"seat-{self.colours[seat]}",), zoom=1.3))
        return blocks


def show(app: App, what: Announcement) -> None:
    """Stop the game until it has been read."""
    app.push(AnnouncementPage(app, what))
