"""Between two people at one device: a screen with nothing on it but whose turn it is to look."""

import pygame

from game.app import App
from game.games import GAMES
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import PassFollows
from game.scene import Scene
from game.screen import shared_art, sounds, text
from game.screen.palette import INK, SOFT
from game.screen.targets import Target
from game.session.session import Session


class PassDevice(Scene):
    """Asks for the device to be handed to the player that the session names; leaves when that player says so."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._seat = session.needs_pass or 0
        self._targets: list[Target] = []
        self._unit = 1.0
        self._sheet = pygame.Rect(0, 0, 1, 1)

    def layout(self, viewport: Viewport) -> None:
        """A card in the middle of the window."""
        self._unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self._art = shared_art.art(self._unit)
        px = self._px
        wide, tall = min(px(440), viewport.width - px(16)), min(px(320), viewport.height - px(16))
        self._sheet = pygame.Rect(0, 0, max(1, wide), max(1, tall))
        self._sheet.center = viewport.width // 2, viewport.height // 2
        ready = pygame.Rect(0, 0, max(1, min(px(280), self._sheet.w - px(32))), max(1, min(px(50), tall // 4)))
        ready.midbottom = self._sheet.centerx, self._sheet.bottom - px(22)
        name = self._session.name(self._seat)
        self._targets = [Target("ready", self.app.words("pass.ready", name=name), ready, self._ready)]

    def draw(self, surface: pygame.Surface) -> None:
        """The jungle, the card, the button."""
        text.begin()
        px, words, sheet = self._px, self.app.words, self._sheet
        surface.blit(self._art.scene("table", surface.get_size()), (0, 0))
        self._art.frame(surface, "panel", sheet)
        ready = self._targets[0]
        room = pygame.Rect(sheet.x + px(22), sheet.y + px(18), sheet.w - px(44), ready.rect.y - sheet.y - px(28))
        emblem = pygame.Rect(room.x, room.y, room.w, room.h * 4 // 10)
        zoom = max(0.5, min(3.0, emblem.h / px(28)))
        colour = GAMES[self._session.setup.game].colours[self._seat]
        self._art.draw(surface, "seat", emblem.center, colour=colour, zoom=zoom)
        head = pygame.Rect(room.x, emblem.bottom, room.w, room.h * 4 // 10)
        said = words("pass.to", name=self._session.name(self._seat))
        text.draw(surface, said, "head", px(26), INK, head, "wrap", "centre")
        note = pygame.Rect(room.x, head.bottom, room.w, room.bottom - head.bottom)
        text.draw(surface, words("pass.why"), "body", px(16), SOFT, note, "wrap", "centre")
        self._art.frame(surface, f"button-{'hover' if self.app.pointed == ready.id else 'main'}", ready.rect)
        inner = ready.rect.inflate(-px(16), -px(8))
        text.draw(surface, ready.label, "strong", px(19), INK, inner, side="centre")

    def targets(self) -> list[Target]:
        """The one button."""
        return self._targets

    def reading(self) -> Reading:
        """Whose turn it is to look, and nothing of the game."""
        words = self.app.words
        return Reading(words("pass.to", name=self._session.name(self._seat)), (words("pass.why"),))

    def back(self) -> None:
        """Escape does not look behind the screen."""

    def _ready(self) -> None:
        sounds.play("turn", self.app.settings.sound)
        self._session.passed()
        self.app.pop()

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))


def show(app: App, what: PassFollows) -> None:
    """Ask for the device to be passed."""
    app.push(PassDevice(app, what.session))
