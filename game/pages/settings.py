"""The settings page. Every change holds at once and is kept for the next visit."""

from functools import partial

from engine import EngineError
from game.app import App
from game.host.events import FileOpened
from game.pages import backup
from game.routes import SettingsWanted
from game.screen.catalogue import LANGUAGES
from game.screen.gestures import InputEvent
from game.session import settings as stored_settings
from game.session.pace import PACES
from game.ui.blocks import choice, note, switch
from game.ui.boxes import Box
from game.ui.buttons import button
from game.ui.page import Page

SWITCHES = ("sound", "motion", "large_text", "countdown")


class SettingsPage(Page):
    """Language, sound, motion, text size, computer players, and everything of the player as a file.

    Symbols are always on, so there is nothing to set.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._notice = ""
        """What came of saving everything or bringing it back."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("settings.title")

    def blocks(self) -> list[Box]:
        """The language, what is on or off, how fast computer players play, and everything as a file."""
        words, settings = self.app.words, self.app.settings
        switches = []
        for name in SWITCHES:
            on = bool(getattr(settings, name))
            label, about = words(f"settings.{name}"), words(f"settings.{name}.note")
            said = words("join.says", first=label, second=words("settings.on" if on else "settings.off"))
            switches.append(switch(name, label, about, on, partial(self._set, name, not on), said))
        told = [note(self._notice)] if self._notice else []
        pace = self._choice("pace", tuple(PACES))
        return [self._choice("language", ("", *LANGUAGES)), *switches, pace, self._backup(), *told]

    def _choice(self, name: str, values: tuple[str, ...]) -> Box:
        words, now = self.app.words, getattr(self.app.settings, name)
        options = [
            button(
                f"{name}-{value or 'auto'}",
                words(f"settings.{name}.{value or 'auto'}"),
                partial(self._set, name, value),
                chosen=value == now,
            )
            for value in values
        ]
        return choice(words(f"settings.{name}"), options, words(f"settings.{name}.note"))

    def _backup(self) -> Box:
        words = self.app.words
        options = [
            button("backup-save", words("settings.backup.save"), self._save_all),
            button("backup-open", words("settings.backup.open"), self._ask),
        ]
        return choice(words("settings.backup"), options, words("settings.backup.note"))

    def handle(self, event: InputEvent) -> None:
        """A file comes that may have everything in it."""
        if isinstance(event, FileOpened):
            self._bring_back(event.text)
            return
        super().handle(event)

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

    def _set(self, name: str, value: str | bool) -> None:
        setattr(self.app.settings, name, value)
        self.app.use_settings()


def show(app: App, what: SettingsWanted) -> None:
    """Open the settings."""
    app.push(SettingsPage(app))
