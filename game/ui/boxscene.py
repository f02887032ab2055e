"""A scene that is a picture with a tree of boxes on it: the title, a card in the middle of the window, a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.host.viewport import Viewport
from game.scene import Scene
from game.screen import shared_art, text
from game.screen.targets import Target
from game.screen.valley import valley
from game.ui import boxes, styles
from game.ui.boxes import Box, Kit, Placed

if TYPE_CHECKING:
    from game.app import App


class BoxScene(Scene):
    """Places its boxes once for a window; painting and choosing walk that one list."""

    picture = ""
    """The scene of the drawings that lies below everything; the ground of pages where there is none."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.unit = 1.0
        self.kept: list[Placed] = []
        """All boxes in their places."""

    def tree(self, viewport: Viewport) -> Box:
        """What is on the picture; it takes the whole window."""
        return Box()

    @property
    def letters(self) -> float:
        """How much bigger than usual letters are."""
        return styles.LARGE if self.app.settings.large_text else 1.0

    @property
    def kit(self) -> Kit:
        """What boxes are measured and painted with."""
        return Kit(shared_art.art(self.unit), self.unit, self.letters, 44, self.app.pointed)

    def layout(self, viewport: Viewport) -> None:
        """Place everything."""
        self.unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self.place(viewport)

    def place(self, viewport: Viewport) -> None:
        """Place the boxes anew: something on them is different now."""
        box = self.tree(viewport)
        self.kept = box.lay(self.kit, pygame.Rect((0, 0), viewport.size))

    def draw(self, surface: pygame.Surface) -> None:
        """The picture, and the boxes on it."""
        self.draw_ground(surface)
        self.draw_boxes(surface)
        self.draw_over(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What lies below the boxes."""
        text.begin()
        art, size = self.kit.art, surface.get_size()
        surface.blit(art.scene(self.picture, size) if self.picture else valley(art, size), (0, 0))

    def draw_boxes(self, surface: pygame.Surface) -> None:
        """The boxes."""
        boxes.paint(self.kit, surface, self.kept)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies above them."""

    def targets(self) -> list[Target]:
        """Everything on the boxes that can be chosen."""
        return boxes.targets(self.kit, self.kept)
