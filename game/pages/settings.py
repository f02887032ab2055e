"""The settings page. Every change holds at once and is kept for the next visit."""

from collections.abc import Mapping
from functools import partial

from engine import EngineError
from game.app import App
from game.host.events import FileOpened, Key
from game.pages import backup
from game.routes import SettingsWanted
from game.screen.catalogue import languages
from game.screen.gestures import Drag, InputEvent, Tap
from game.session import settings as stored_settings
from game.session.pace import PACES
from game.session.settings import LEVELS, LOUDEST
from game.ui.blocks import TRACK, choice, note, part_at, slider, switch
from game.ui.boxes import Box
from game.ui.buttons import button
from game.ui.page import Page

SWITCHES = ("motion", "large_text", "countdown")
STEPS = {"ArrowLeft": -1, "ArrowRight": 1}
LOUDNESS = ("effects", "ambience", "music")


class SettingsPage(Page):
    """Language, sound, motion, text size, computer players, and everything of the player as a file.

    Symbols are always on, so there is nothing to set.
    """

    takes_files = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._notice = ""
        """What came of saving everything or bringing it back."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("settings.title")

    def blocks(self) -> list[Box]:
        """The language, what is on or off, how fast computer players play, and everything as a file."""
        words = self.app.words
        spoken = {"": words("settings.language.auto"), **{one.letters: one.name for one in languages().values()}}
        return [
            self._choice("language", spoken),
            self._switch("sound"),
            *map(self._slider, LOUDNESS),
            *map(self._switch, SWITCHES),
            self._choice("pace", {pace: words(f"settings.pace.{pace}") for pace in PACES}),
            self._backup(),
            *([note(self._notice)] if self._notice else []),
        ]

    def handle(self, event: InputEvent) -> None:
        """A pointer on the track of a slider sets it; the others scroll. A file may have everything in it."""
        if isinstance(event, FileOpened):
            self._bring_back(event.text)
            return
        if isinstance(event, Tap | Drag):
            begun = (event.from_x, event.from_y) if isinstance(event, Drag) else (event.x, event.y)
            for name in LOUDNESS:
                track = self.rect_of(name + TRACK)
                if track is not None and track.collidepoint(begun) and self.view.window.collidepoint(begun):
                    self._set(name, round(LOUDEST * part_at(track, self.unit, event.x)))
                    return
        super().handle(event)

    def catches(self, key: Key) -> bool:
        """The arrows to the left and right change a slider whose button has the focus."""
        name = self.app.focus.rpartition("-")[0]
        if name not in LOUDNESS or key.name not in STEPS:
            return super().catches(key)
        level = getattr(self.app.settings, name) + STEPS[key.name]
        if level in LEVELS:
            self._set(name, level)
        return True

    def _switch(self, name: str) -> Box:
        words, on = self.app.words, bool(getattr(self.app.settings, name))
        label, about = words(f"settings.{name}"), words(f"settings.{name}.note")
        said = words("join.says", first=label, second=words("settings.on" if on else "settings.off"))
        return switch(name, label, about, on, partial(self._set, name, not on), said)

    def _slider(self, name: str) -> Box:
        words, level = self.app.words, int(getattr(self.app.settings, name))
        label = words(f"settings.{name}")
        steps = (("less", "ui-minus", level - 1), ("more", "ui-plus", level + 1))
        less, more = (
            button(
                f"{name}-{step}",
                "",
                partial(self._set, name, wanted),
                icon=icon,
                label=words(f"settings.loudness.{step}", kind=label, level=level, most=LOUDEST),
                enabled=wanted in LEVELS,
            )
            for step, icon, wanted in steps
        )
        return slider(name, label, words(f"settings.{name}.note"), level / LOUDEST, less, more)

    def _choice(self, name: str, values: Mapping[str, str]) -> Box:
        words, now = self.app.words, getattr(self.app.settings, name)
        options = [
            button(
                f"{name}-{value or 'auto'}",
                said,
                partial(self._set, name, value),
                chosen=value == now,
            )
            for value, said in values.items()
        ]
        return choice(words(f"settings.{name}"), options, words(f"settings.{name}.note"))

    def _backup(self) -> Box:
        words = self.app.words
        options = [
            button("backup-save", words("settings.backup.save"), self._save_all),
            button("backup-open", words("settings.backup.open"), self._ask),
        ]
        return choice(words("settings.backup"), options, words("settings.backup.note"))

    def _save_all(self) -> None:
        place = self.app.host.give(backup.FILE, backup.text(self.app.host))
        if place is None:
            self._say(self.app.words("record.given.not"))
        else:
            self._say(self.app.words("record.given", place=place) if place else "")

    def _ask(self) -> None:
        asked = self.app.host.ask()
        self._say("" if asked else self.app.words("settings.backup.drop"))

    def _bring_back(self, text: str) -> None:
        app = self.app
        try:
            added = backup.take_in(app.host, text)
        except EngineError:
            self._say(app.words("settings.backup.foreign"))
            return
        app.settings = stored_settings.load(app.host)
        app.use_settings()
        games = app.words("settings.backup.games", count=added.games)
        self._say(app.words("join.says", first=app.words("settings.backup.back"), second=games))

    def _say(self, notice: str) -> None:
        self._notice = notice
        self.rebuild()

    def _set(self, name: str, value: str | bool | int) -> None:
        if value != getattr(self.app.settings, name):
            setattr(self.app.settings, name, value)
            self.app.use_settings()


def show(app: App, what: SettingsWanted) -> None:
    """Open the settings."""
    app.push(SettingsPage(app))
