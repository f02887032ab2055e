"""What blocks that draw themselves ask of their page. It goes with the last of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.screen.art import Art
from game.screen.targets import Target
from game.ui import boxes
from game.ui.boxes import Box, Kit, Placed
from game.ui.widgets import Button, button, composed


@dataclass(frozen=True)
class PageButton:
    """A button at the foot of a page."""

    id: str
    words: str
    act: Callable[[], None]
    main: bool = False
    sprite: str = ""
    enabled: bool = True
    small: bool = False
    """Whether a narrow window shows its picture alone."""

    def box(self, narrow: bool) -> Button:
        """The same button as a box."""
        bare = self.small and narrow
        return button(
            self.id, self.words, self.act, icon=self.sprite, main=self.main, enabled=self.enabled, bare=bare
        )


class BlockPage:
    """Measures and buttons for blocks."""

    art: Art
    unit: float
    frame: list[Placed]

    @property
    def kit(self) -> Kit:
        """What boxes are measured and painted with."""
        raise NotImplementedError

    @property
    def _chrome(self) -> list[tuple[Target, Box]]:
        """The buttons of bar and foot, and what they are."""
        return [(box.choice(self.kit, rect), box) for box, rect in self.frame if box.act is not None]

    def px(self, units: float) -> int:
        """A length in device pixels."""
        return max(1, round(units * self.unit))

    def type(self, size: float) -> int:
        """A size of type in device pixels, larger if the player wants it."""
        return self.px(size * self.kit.letters)

    def label_width(self, width: int) -> int:
        """How wide the labels are that stand beside their buttons."""
        return width * 3 // 10

    def sprite(self, id: str, wide: float, tall: float, ink: str, zoom: float = 4.0) -> pygame.Surface:
        """A sprite that fits into so many units, at most so many times its natural size; icons in this ink."""
        if "+" in id:
            width, height = composed(self.art, id, self.unit, 1.0).get_size()
            less = min(zoom, self.px(wide) / width, self.px(tall) / height)
            return composed(self.art, id, self.unit, less)
        tint = ink if id.startswith("ui-") else None
        width, height = self.art.get(id, tint=tint).get_size()
        return self.art.get(id, zoom=min(zoom, self.px(wide) / width, self.px(tall) / height), tint=tint)

    def button(
        self,
        surface: pygame.Surface,
        target: Target,
        *,
        main: bool = False,
        chosen: bool = False,
        sprite: str = "",
        below: str = "",
    ) -> None:
        """Draw a button of the kit where a target lies."""
        box = button(
            target.id,
            target.label,
            target.act,
            icon=sprite,
            below=below,
            main=main,
            chosen=chosen,
            enabled=target.enabled,
        )
        boxes.paint(self.kit, surface, list(box.lay(self.kit, target.rect)))
