"""Pictures for looking at: contact sheets of every sprite, and the tables of both games put together from sprites
alone, as they stand on screens of 1280 by 720 and 390 by 844. Nothing here reaches the game.
"""

from pathlib import Path

import pygame

from build.proof.contact import sheets
from build.proof.lost_temple import LostTemple
from build.proof.tikal import Tikal

__all__ = ["sheets", "tables"]


def tables(folder: Path, target: Path) -> None:
    """The wide and the narrow table of each game at one and at two device pixels per unit."""
    target.mkdir(parents=True, exist_ok=True)
    pygame.font.init()
    for name, table in (("lost-temple", LostTemple), ("tikal", Tikal)):
        for unit in (1, 2):
            pygame.image.save(table(folder, unit).wide(), target / f"{name}-wide-{unit}.png")
            pygame.image.save(table(folder, unit).narrow(), target / f"{name}-narrow-{unit}.png")
