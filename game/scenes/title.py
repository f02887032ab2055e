"""The title: the first thing a player sees, and the ways on from it."""

from functools import partial

import pygame

from game.app import App
from game.host.events import Key, Opened
from game.host.viewport import Viewport
from game.scene import Scene
from game.scenes.following import NewGameWanted, RecordWanted, ResumeWanted, SavedGamesWanted
from game.screen import fonts, gallery, sounds, text
from game.screen.gestures import InputEvent
from game.screen.palette import CREAM, INK
from game.screen.targets import Target
from game.table.following import RulesWanted, SettingsWanted, ShortcutsWanted

SHADE = "#0C2016"
SHADOW = ((-1, 0), (1, 0), (0, -1), (0, 2), (1, 1))
OTHER_LANGUAGE = {"en": "fr", "fr": "en"}
ICONS = {
    "continue": "ui-play",
    "play": "ui-next",
    "saved": "ui-shelf",
    "record": "ui-trophy",
    "rules": "ui-rules",
    "settings": "ui-settings",
    "language": "ui-language",
}
SAVED = "game"
"""Where the game under way is kept."""


class Title(Scene):
    """Title art, the names of the games, and the ways on."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notice = ""
        """A key of words to be said once, such as that a saved game was damaged."""
        self._buttons: list[Target] = []
        self._unit = 1.0
        self._heading = self._note = pygame.Rect(0, 0, 1, 1)

    def layout(self, viewport: Viewport) -> None:
        """Names above, buttons below: at the left of a wide picture, in the middle of a tall one."""
        self._unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self._art = gallery.art(self._unit)
        px = self._px
        low = viewport.height < 480 * self._unit
        choices = self._choices()
        columns = 2 if low else 1
        edge = px(24 if low or viewport.narrow else 72)
        wide = max(1, min(px(250 if low else 300), (viewport.width - 2 * edge - px(10)) // columns))
        tight = viewport.height < 700 * self._unit
        tall, gap = px(44 if tight else 50), px(8 if tight else 12)
        rows = -(-len(choices) // columns)
        whole = rows * (tall + gap) - gap
        left = (viewport.width - wide) // 2 if viewport.narrow else edge
        top = max(0, viewport.height - whole - px(20 if tight else 48))
        self._buttons = []
        for n, name in enumerate(choices):
            rect = pygame.Rect(left + n % columns * (wide + px(10)), top + n // columns * (tall + gap), wide, tall)
            label = self.app.words(_words_of(name, choices))
            self._buttons.append(Target(name, label, rect, partial(self.go, name)))
        room = (
            viewport.width - 2 * left
            if viewport.narrow
            else max(wide * columns + px(10), viewport.width * 46 // 100)
        )
        above = px(14 if tight or viewport.narrow else 46)
        note = px(44) if self.notice else 0
        self._heading = pygame.Rect(edge, above, room if not viewport.narrow else viewport.width - 2 * edge, 0)
        self._heading.height = max(1, min(top - above - px(12) - note, px(210)))
        self._note = pygame.Rect(edge, top - note - px(6), self._heading.w, note)

    def draw(self, surface: pygame.Surface) -> None:
        """Picture, names, buttons."""
        text.begin()
        narrow, size = self.app.viewport.narrow, surface.get_size()
        surface.blit(self._art.scene("title-tall" if narrow else "title-wide", size), (0, 0))
        words, rect = self.app.words, self._heading
        side: text.Side = "centre" if narrow else "left"
        name = pygame.Rect(rect.x, rect.y, rect.w, max(1, rect.h - self._px(40)))
        used = self._shaded(surface, words("title.name"), "title", 54 if narrow else 68, name, side)
        line = pygame.Rect(rect.x, used.bottom, rect.w, rect.bottom - used.bottom)
        self._shaded(surface, words("title.line"), "strong", 23, line, side)
        if self.notice:
            self._art.frame(surface, "tooltip", self._note)
            inner = self._note.inflate(-self._px(20), -self._px(8))
            text.draw(surface, words(self.notice), "body", self._px(15), CREAM, inner, "wrap")
        for target in self._buttons:
            self._button(surface, target)

    def targets(self) -> list[Target]:
        """The buttons."""
        return self._buttons

    def handle(self, event: InputEvent) -> None:
        """A file that is dropped on the title goes where it belongs; a question mark lists the keys."""
        if isinstance(event, Opened):
            self.app.follow(SavedGamesWanted())
            self.app.top.handle(event)
        elif isinstance(event, Key) and event.name == "?":
            self.app.follow(ShortcutsWanted())

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _choices(self) -> list[str]:
        under_way = ["continue"] if self.app.host.load(SAVED) else []
        return [*under_way, "play", "saved", "record", "rules", "settings", "language"]

    def _button(self, surface: pygame.Surface, target: Target) -> None:
        state = "main" if target == self._buttons[0] else "normal"
        if self.app.pointed == target.id:
            state = "hover"
        self._art.frame(surface, f"button-{state}", target.rect)
        room = target.rect.inflate(-self._px(24), -self._px(8))
        icon = self._px(26)
        self._art.draw(surface, ICONS[target.id], (room.x + icon // 2, room.centery), tint=INK)
        label = pygame.Rect(room.x + icon + self._px(10), room.y, room.w - icon - self._px(10), room.h)
        text.draw(surface, target.label, "strong", self._px(20), INK, label)

    def _shaded(
        self,
        surface: pygame.Surface,
        words: str,
        role: fonts.Role,
        size: int,
        rect: pygame.Rect,
        side: text.Side,
    ) -> pygame.Rect:
        """Light letters with a dark edge, to be read on any part of the picture."""
        edge, size = self._px(size / 32), self._px(size)
        known = len(text.drawn)
        for dx, dy in SHADOW:
            below = rect.move(dx * edge, dy * edge)
            text.draw(surface, words, role, size, SHADE, below, "wrap", side, "top")
        del text.drawn[known:]  # the edge is no text of its own
        used = text.draw(surface, words, role, size, CREAM, rect, "wrap", side, "top")
        text.drawn[-1:] = [one._replace(edge=SHADE) for one in text.drawn[-1:]]
        return used

    # The ways on

    def go(self, name: str) -> None:
        """Follow one of the buttons."""
        sounds.play("tap", self.app.settings.sound)
        self.notice = ""
        if name == "language":
            self._switch()
        else:
            self.app.follow(self._following(name))

    def _following(self, name: str) -> object:
        return {
            "continue": ResumeWanted(self._damaged),
            "play": NewGameWanted(),
            "saved": SavedGamesWanted(),
            "record": RecordWanted(),
            "rules": RulesWanted(),
            "settings": SettingsWanted(),
        }[name]

    def _switch(self) -> None:
        self.app.settings.language = OTHER_LANGUAGE[self.app.words.language]
        self.app.use_settings()

    def _damaged(self) -> None:
        """Set a damaged game aside where a report can still find it, and say so once."""
        self.app.host.store("damaged", self.app.host.load(SAVED))
        self.app.host.store(SAVED, None)
        self.notice = "title.damaged"
        self.layout(self.app.viewport)


def _words_of(name: str, choices: list[str]) -> str:
    return "title.newgame" if name == "play" and "continue" in choices else f"title.{name}"
