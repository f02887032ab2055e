"""A surface to put sprites on, measured in units: everything is multiplied by the device pixels per unit.
Both proofs draw their decision bar and their panel heads the same way, so those live here as well.
"""

from pathlib import Path

import pygame

from game.screen.art import Art

INK = "#2C2013"


class Canvas:
    """Draws in units; everything is multiplied by the number of device pixels per unit."""

    players: tuple[str, ...] = ()

    def __init__(self, folder: Path, unit: int) -> None:
        self.art, self.unit = Art(folder, unit), unit
        self.surface = pygame.Surface((1, 1))

    def put(
        self,
        id: str,
        x: float,
        y: float,
        *,
        zoom: float = 1,
        turn: float = 0,
        colour: str | None = None,
        side: int | None = None,
        tint: str | None = None,
    ) -> None:
        """Draw a sprite with its origin at a point."""
        at = (x * self.unit, y * self.unit)
        self.art.draw(self.surface, id, at, zoom=zoom, turn=turn, colour=colour, side=side, tint=tint)

    def frame(self, id: str, x: float, y: float, w: float, h: float, colour: str | None = None) -> None:
        """Draw a sliced frame whose edge lies on the rectangle."""
        rect = pygame.Rect(*(round(side * self.unit) for side in (x, y, w, h)))
        self.art.frame(self.surface, id, rect, colour=colour)

    def text(self, words: str, x: float, y: float, size: float, colour: str = INK) -> None:
        """Write a number or a letter, centred on a point."""
        font = pygame.font.Font(None, round(size * self.unit * 1.3))
        picture = font.render(words, True, colour)
        self.surface.blit(picture, picture.get_rect(center=(x * self.unit, y * self.unit)))

    def scene(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """Draw a scene that covers the rectangle."""
        size = round(w * self.unit), round(h * self.unit)
        self.surface.blit(self.art.scene(name, size), (x * self.unit, y * self.unit))

    def start(self, width: int, height: int) -> None:
        """Begin a screen of this size on the dark jungle."""
        self.surface = pygame.Surface((width * self.unit, height * self.unit))
        self.scene("table", 0, 0, width, height)

    def bar(self, width: int, height: int) -> None:
        """The decision bar with seats and buttons."""
        self.frame("bar", 0, 0, width, height)
        self.put("seat", 26, height / 2 - 1, colour="red", zoom=1.17)
        if width > 1000:
            for seat, colour in enumerate(self.players):
                self.put("seat", 940 + 34 * seat, 24, colour=colour, zoom=0.88)
            buttons: tuple[tuple[str, int], ...] = (("undo", 1096), ("redo", 1142), ("hint", 1188), ("menu", 1234))
            size = (40, 34)
        else:
            buttons = (("undo", 240), ("hint", 290), ("menu", 340))
            size = (44, 44)
        for name, x in buttons:
            state = "disabled" if name == "redo" else "normal"
            self.frame(f"button-{state}", x, 6, *size)
            tint = "#6F6B55" if name == "redo" else INK
            self.put(f"ui-{name}", x + size[0] / 2, 6 + size[1] / 2, tint=tint)

    def head(self, x: float, y: float, width: float) -> None:
        """The line at the head of a panel."""
        start, end = (round(side * self.unit) for side in (x + 72, x + width - 18))
        height = round((y + 14.5) * self.unit)
        pygame.draw.line(self.surface, "#B4945C", (start, height), (end, height), self.unit)
        self.put("rule-end", x + width - 18, y + 14.5)
