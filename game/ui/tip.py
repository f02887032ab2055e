"""A tooltip as data: what comes up under a resting pointer, for the focus, and when asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

Tone = Literal["plain", "heading", "cost", "gain"]


@dataclass(frozen=True, slots=True)
class TipLine:
    """One line of an explanation: a sprite before it if it has one, and how it is meant."""

    text: str
    icon: str = ""
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class Tip:
    """An explanation: the rectangle it belongs to, a title, lines below, and what else it talks about."""

    anchor: pygame.Rect
    title: str
    lines: tuple[TipLine, ...] = ()
    about: tuple[pygame.Rect, ...] = ()
    rule: str = ""
    """The paragraph of the rules about it, such as "move.2"."""
