"""Contact sheets: every sprite of an atlas page with its id, to look at."""

import json
from pathlib import Path

import pygame

from game.screen.art import Art

GROUND = "#3F6A3A"


def sheets(folder: Path, target: Path) -> None:
    """One sheet per atlas page, at 2 device pixels per unit, every sprite at its origin cross."""
    target.mkdir(parents=True, exist_ok=True)
    sprites = json.loads((folder / "index.json").read_text("utf-8"))["sprites"]
    art = Art(folder, 2)
    for page in sorted({entry["page"] for entry in sprites.values()}):
        names = sorted(name for name, entry in sprites.items() if entry["page"] == page)
        tints = {name: "#F6ECD4" for name in names if sprites[name].get("tint")}
        pictures = [(name, art.get(name, tint=tints.get(name))) for name in names]
        pygame.image.save(_sheet(pictures), target / f"{page}.png")


def _sheet(pictures: list[tuple[str, pygame.Surface]], width: int = 1400) -> pygame.Surface:
    pygame.font.init()
    font = pygame.font.Font(None, 17)
    places, x, y, row = [], 10, 10, 0
    for name, picture in pictures:
        wide = max(picture.get_width(), font.size(name)[0]) + 12
        if x + wide > width:
            x, y, row = 10, y + row + 26, 0
        places.append((name, picture, x, y))
        x, row = x + wide, max(row, picture.get_height())
    sheet = pygame.Surface((width, y + row + 30))
    sheet.fill(GROUND)
    for name, picture, x, y in places:
        sheet.blit(picture, (x, y))
        sheet.blit(font.render(name, True, "#F6ECD4"), (x, y + picture.get_height() + 4))
    return sheet
