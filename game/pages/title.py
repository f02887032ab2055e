"""The title: the first thing a player sees, and the ways on from it."""

from collections.abc import Container
from functools import partial

import pygame

from game.app import App
from game.host.events import FileOpened, Key
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.lesson import progress
from game.lesson.invitation import Invitation
from game.pages import titlerows
from game.routes import (
    LearnWanted,
    LessonWanted,
    NewGameWanted,
    PuzzleWanted,
    RecordWanted,
    ResumeWanted,
    RulesWanted,
    SavedGamesWanted,
    SettingsWanted,
    ShortcutsWanted,
)
from game.scene import Scene
from game.screen import fonts, palette, shared_art, sounds, text
from game.screen.gestures import InputEvent
from game.screen.palette import CREAM, DEEP_GOLD, DIM, GOLD, INK
from game.screen.targets import Target
from game.storage import puzzle_results as puzzle_results

SHADE = palette.NIGHT
SHADOW = ((-1, 0), (1, 0), (0, -1), (0, 2), (1, 1))
OTHER_LANGUAGE = {"en": "fr", "fr": "en"}
ICONS = {
    "continue": "ui-play",
    "play": "ui-next",
    "learn": "ui-learn",
    "today": "ui-calendar",
    "saved": "ui-shelf",
    "record": "ui-trophy",
    "rules": "ui-rules",
    "settings": "ui-settings",
    "language": "ui-language",
}
SAVED = "game"
"""Where the game under way is kept."""


class TitlePage(Scene):
    """Title art, the names of the games, and the ways on."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notice = ""
        """A key of words to be said once, such as that a saved game was damaged."""
        self._buttons: list[Target] = []
        self._unit = 1.0
        self._heading = self._note = pygame.Rect(0, 0, 1, 1)
        new = progress.first_visit(app.host)
        self._offer = Invitation(app, self._begin, self._refuse) if new else None

    def layout(self, viewport: Viewport) -> None:
        """Names above, buttons below: at the left of a wide picture, in the middle of a tall one."""
        self._unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self._art = shared_art.art(self._unit)
        px = self._px
        low = viewport.height < 480 * self._unit
        listed = titlerows.rows(bool(self.app.host.load(SAVED)), low)
        edge = px(24 if low or viewport.narrow else 72)
        wide = max(1, min(px(titlerows.WIDE), viewport.width - 2 * edge))
        tight = viewport.height < 700 * self._unit
        left = (viewport.width - wide) // 2 if viewport.narrow else edge
        whole = round(titlerows.height(listed, tight) * self._unit)
        top = max(0, viewport.height - whole - px(16 if tight else 62))
        places = titlerows.places(listed, left, top, wide, self._unit, tight)
        self._buttons = [
            Target(name, self.app.words(_words_of(name, places)), rect, partial(self.go, name), self._hint(name))
            for name, rect in places.items()
        ]
        # A page at twice its size has few units across, a phone held sideways few above the buttons: the name
        # then takes all of the width.
        whole_width = low or viewport.width < px(800)
        across = viewport.width - 2 * edge if whole_width else viewport.width * 46 // 100
        room = viewport.width - 2 * left if viewport.narrow else max(wide + px(10), across)
        above = px(14 if tight or viewport.narrow else 46)
        note = px(44) if self.notice else 0
        self._heading = pygame.Rect(edge, above, room if not viewport.narrow else viewport.width - 2 * edge, 0)
        self._heading.height = max(1, min(top - above - px(12) - note, px(210)))
        self._note = pygame.Rect(edge, top - note - px(6), self._heading.w, note)
        if self._offer is not None:
            column = pygame.Rect(left, top, wide, whole)
            self._offer.lay(viewport.size, self._unit, viewport.narrow, column)

    def update(self, dt: float) -> bool:
        """The man in the pirogue speaks after a while, if he does."""
        if self._offer is None:
            return False
        before = self._offer.open
        busy = self._offer.pass_time(dt)
        if busy or self._offer.open != before:
            self.changed()
        return busy

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
        if self._offer is not None:
            self._offer.draw(surface)

    def targets(self) -> list[Target]:
        """The buttons, and what is offered."""
        return [*self._buttons, *(self._offer.choices if self._offer is not None else ())]

    def reading(self) -> Reading:
        """What is offered, in words, or else what this is; what had to be said once."""
        words, told = self.app.words, self._offer.told() if self._offer is not None else ""
        said = (words(self.notice),) if self.notice else ()
        return Reading(told, said) if told else Reading(words("title.name"), (words("title.line"), *said))

    def back(self) -> None:
        """Escape is a no to what is offered."""
        if self._offer is not None and self._offer.open:
            self._refuse()
        else:
            super().back()

    def handle(self, event: InputEvent) -> None:
        """A file that is dropped on the title goes where it belongs; a question mark lists the keys."""
        if isinstance(event, FileOpened):
            self.app.follow(SavedGamesWanted())
            self.app.top.handle(event)
        elif isinstance(event, Key) and event.name == "?":
            self.app.follow(ShortcutsWanted())

    @property
    def _stars(self) -> int:
        """The stars of today."""
        return puzzle_results.load(self.app.host).days.get(puzzle_results.today(), 0)

    def _hint(self, name: str) -> str:
        """What the picture of a button says besides its words."""
        return self.app.words("puzzle.stars", count=self._stars) if name == "today" else ""

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _button(self, surface: pygame.Surface, target: Target) -> None:
        state = "main" if target == self._buttons[0] else "normal"
        if self.app.pointed == target.id:
            state = "hover"
        if target.id == "learn" and self._offer is not None and self._offer.open:
            glow = self._art.sliced("glow", target.rect.w, target.rect.h).copy()
            glow.set_alpha(round(255 * self._offer.pulse))
            across, down, _, _ = self._art.bleed("glow")
            surface.blit(glow, (target.rect.x - across, target.rect.y - down))
        self._art.frame(surface, f"button-{state}", target.rect)
        small = target.rect.w < self._px(200)
        room = target.rect.inflate(-self._px(12 if small else 24), -self._px(8))
        icon = self._px(24 if small else 26)
        self._art.draw(
            surface, ICONS[target.id], (room.x + icon // 2, room.centery), tint=INK, zoom=1 - 0.14 * small
        )
        gap = self._px(4 if small else 10)
        label = pygame.Rect(room.x + icon + gap, room.y, room.w - icon - gap, room.h)
        if target.id == "learn" and not small:
            note = self.app.words("title.learn.note")
            wide = text.measure(note, "body", self._px(14.5))[0]
            beside = pygame.Rect(label.right - wide, label.y, wide, label.h)
            label.width -= wide + gap
            text.draw(surface, note, "body", self._px(14.5), DIM, beside)
        if target.id == "today" and not small:
            step = self._px(21)
            label.width -= 3 * step + gap
            for number in range(puzzle_results.STARS):
                at = (label.right + gap + number * step + step // 2, label.centery)
                if number < self._stars:
                    self._art.draw(surface, "ui-star", at, tint=GOLD, zoom=0.8)
                self._art.draw(surface, "ui-star-hollow", at, tint=DEEP_GOLD, zoom=0.8)
        text.draw(surface, target.label, "strong", self._px(16 if small else 20), INK, label)

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
        self._refuse()
        if name == "language":
            self._switch()
        else:
            self.app.follow(self._following(name))

    def _following(self, name: str) -> object:
        return {
            "continue": ResumeWanted(self._damaged),
            "play": NewGameWanted(),
            "learn": LearnWanted(),
            "today": PuzzleWanted(),
            "saved": SavedGamesWanted(),
            "record": RecordWanted(),
            "rules": RulesWanted(),
            "settings": SettingsWanted(),
        }[name]

    def _begin(self, game: str) -> None:
        """Begin the first lesson at once."""
        sounds.play("tap", self.app.settings.sound)
        self._refuse()
        self.app.follow(LessonWanted(game, 0))

    def _refuse(self) -> None:
        """Never ask again."""
        if self._offer is not None:
            self._offer = None
            progress.asked(self.app.host)
            self.changed()

    def _switch(self) -> None:
        self.app.settings.language = OTHER_LANGUAGE[self.app.words.language]
        self.app.use_settings()

    def _damaged(self) -> None:
        """Set a damaged game aside where a report can still find it, and say so once."""
        self.app.host.store("damaged", self.app.host.load(SAVED))
        self.app.host.store(SAVED, None)
        self.notice = "title.damaged"
        self.layout(self.app.viewport)


def _words_of(name: str, choices: Container[str]) -> str:
    return "title.newgame" if name == "play" and "continue" in choices else f"title.{name}"
