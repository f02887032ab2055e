"""What a game's own table says of itself: words, colours and animations, where things lie, what it points at.

Everything here is a hook: attributes that a game sets and methods that it overrides. What all tables do with the
answers is in game/table/table.py.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from engine import Action, Verb
from game.host.viewport import Viewport
from game.scene import Scene
from game.screen.sounds import EventSounds
from game.screen.targets import Target
from game.session.played import AnyEvent, AnyView
from game.table.board.animation import AnimationMaker
from game.table.layout import Layout
from game.table.recap.data import RecapRules
from game.table.speech import Speech


class TableHooks(Scene):
    """The answers of one game to what every table asks."""

    speech: Speech
    colours: tuple[str, ...]
    makers: dict[str, AnimationMaker]
    sounds: EventSounds
    scored_apart: tuple[str, ...]
    """Reasons for points that the scoring shows by itself."""
    covered: str
    """The panel of a wide table that nobody needs while watching a replay."""
    passages: Mapping[str, str] = {}
    """The paragraph of the rules that each refusal is about."""
    placing: Verb | None = None
    """The verb for what is held over the board first, where the game has such a thing."""
    retold: RecapRules | None = None
    """How the game tells what others did, where it does."""
    guide: tuple[str, str] = ("explorer", "beige")
    """The figure that speaks in lessons: its sprite and colour."""
    arriving: tuple[str, ...] = ()
    """How the names of pieces begin that are not on the board before they arrive."""
    direct: tuple[Verb, ...] = ()
    """Verbs of which a lesson offers the wanted action at its place, without a question on the way."""

    # Where things lie

    def arranged(self, viewport: Viewport) -> Layout:
        """Where everything lies in a window."""
        raise NotImplementedError

    def row_of(self, seat: int) -> tuple[float, float]:
        """Where a player's score is shown, for points and things that fly there."""
        raise NotImplementedError

    def reveal(self, name: str) -> None:
        """Have a part in sight that lessons know by this name: small windows show some on pages of their own."""

    # How the game goes on

    def begin_decision(self) -> None:
        """The game has gone on: forget what was chosen on the way to the last decision."""

    def herald(self, events: list[AnyEvent]) -> str:
        """What the bar says when something has begun that concerns everybody."""
        return ""

    def foresee(self, events: list[AnyEvent]) -> None:
        """These events are about to be shown: have them in sight."""

    def order(self, view: AnyView) -> list[int]:
        """The seats in the order they play."""
        raise NotImplementedError

    # What is pointed at

    def point_out(self, event: AnyEvent) -> None:
        """Show where an event of the story happened."""
        raise NotImplementedError

    def draw_spot(self, surface: pygame.Surface, place: str) -> None:
        """Draw what `point_out` points at."""
        raise NotImplementedError

    def approach(self, action: Action) -> None:
        """Choose everything on the way to an action, so that it is on offer; the action is not taken."""
        raise NotImplementedError

    def go_to(self, name: str) -> Target | None:
        """The target at a place with this name, or part of one; None where nothing there can be chosen."""
        return None
