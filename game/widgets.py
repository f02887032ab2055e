"""Small things every scene draws alike: for now, buttons in wood and parchment."""

import pygame

from game import fonts
from game.targets import Target

FACES = {False: ("#F6ECD4", "#EADAB4"), True: ("#FFD978", "#F0A928")}
EDGE = {False: "#B4945C", True: "#9C6A14"}
INK = "#2C2013"
PALE_INK = "#6A5437"


def button(surface: pygame.Surface, target: Target, unit: float, *, main: bool, pointed: bool) -> None:
    """A button with its label: gold for the main choice, lit when pointed at, pale when not to be chosen."""
    rect, radius = target.rect, round(8 * unit)
    shadow = pygame.Surface((rect.width, rect.height + radius), pygame.SRCALPHA)
    pygame.draw.rect(shadow, (12, 32, 22, 110), shadow.get_rect(), border_radius=radius)
    surface.blit(shadow, rect.move(0, round(3 * unit)))
    light, face = FACES[main]
    pygame.draw.rect(surface, EDGE[main], rect, border_radius=radius)
    inner = rect.inflate(-round(3 * unit), -round(3 * unit))
    pygame.draw.rect(surface, light, inner, border_radius=radius - 1)
    if not pointed:
        lower = inner.move(0, round(3 * unit))
        lower.height -= round(3 * unit)
        pygame.draw.rect(surface, face, lower, border_radius=radius - 1)
    text = fonts.line(target.label, "strong", round(22 * unit), INK if target.enabled else PALE_INK)
    if text.get_width() > inner.width:
        text = pygame.transform.smoothscale_by(text, inner.width / text.get_width())
    surface.blit(text, text.get_rect(center=rect.center))
