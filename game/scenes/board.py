"""A plain table straight from the engine: the scores and every legal choice as a button.

It shows that the engine plays in the window and in the page; a game's own table takes its place.
"""

from typing import Any

import pygame

import engine
from game import fonts
from game.app import App
from game.input import Drag, Event, Wheel
from game.scene import Scene
from game.targets import Target
from game.view import View
from game.widgets import button

GROUND = "#143021"
PANEL = "#0E2619"
PARCHMENT = "#F6ECD4"
KEY = "board"


class Board(Scene):
    """One game of Lost Temple for two, kept in storage after every choice."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._game = _resumed(app.host.load(KEY))
        self._targets: list[Target] = []
        self._unit = 1.0
        self._scroll = 0.0

    def layout(self, view: View) -> None:
        """Set the choices in columns below the bar."""
        self._unit = max(view.ratio, min(view.width / 1280, view.height / 720))
        width, height, gap, bar = (round(side * self._unit) for side in (300, 44, 8, 64))
        back = pygame.Rect(view.width - round(118 * self._unit), gap, round(110 * self._unit), bar - 2 * gap)
        self._targets = [Target("back", self.app.words("board.back"), back, self.back)]
        columns = max(1, (view.width - gap) // (width + gap))
        width = (view.width - gap) // columns - gap
        actions = [] if self._game.to_move is None else self._game.legal_actions()
        rows = -(-len(actions) // columns)
        lowest = max(0, rows * (height + gap) + gap - (view.height - bar))
        self._scroll = min(max(self._scroll, 0), lowest)
        for n, action in enumerate(actions):
            x = gap + n % columns * (width + gap)
            y = bar + gap + n // columns * (height + gap) - round(self._scroll)
            if bar <= y <= view.height - height:
                rect = pygame.Rect(x, y, width, height)
                self._targets.append(Target(f"action:{action}", str(action), rect, self._taking(action)))

    def handle(self, event: Event) -> None:
        """Scroll through the choices."""
        if isinstance(event, Wheel | Drag):
            self._scroll -= event.dy
            self.layout(self.app.view)
            self.changed()

    def draw(self, surface: pygame.Surface) -> None:
        """The bar and the buttons."""
        surface.fill(GROUND)
        unit = self._unit
        pygame.draw.rect(surface, PANEL, (0, 0, surface.get_width(), round(64 * unit)))
        scores = " · ".join(str(score) for score in self._game.scores)
        surface.blit(fonts.line(scores, "head", round(26 * unit), PARCHMENT), (round(16 * unit), round(14 * unit)))
        for target in self._targets:
            button(surface, target, unit, main=False, pointed=target.id == self.app.pointed)

    def targets(self) -> list[Target]:
        """Back, and the choices in sight."""
        return self._targets

    def state(self) -> dict[str, Any]:
        """Who decides, the scores and the digest of the whole game."""
        game = self._game
        return {"to_move": game.to_move, "scores": list(game.scores), "digest": game.digest()}

    def _taking(self, action: Any) -> Any:
        def take() -> None:
            self._game.apply(action)
            self.app.host.store(KEY, engine.save(self._game))
            self._scroll = 0
            self.layout(self.app.view)

        return take


def _resumed(record: str | None) -> Any:
    """The stored game, or a new one when there is none or it is over or damaged."""
    if record:
        try:
            game = engine.load(record)
        except engine.EngineError:
            game = None
        if game is not None and game.to_move is not None:
            return game
    return engine.new_game("lost-temple", players=2, seed=7)
