"""The settings page. Every change holds at once and is kept for the next visit."""

from functools import partial

from game.app import App
from game.routes import SettingsWanted
from game.screen.catalogue import LANGUAGES
from game.session.pace import PACES
from game.ui.blocks import choice, switch
from game.ui.boxes import Box
from game.ui.buttons import button
from game.ui.page import Page

SWITCHES = ("sound", "motion", "large_text", "countdown")


class SettingsPage(Page):
    """Language, sound, motion, text size, computer players. Symbols are always on, so there is nothing to set."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("settings.title")

    def blocks(self) -> list[Box]:
        """The language, what is on or off, and how fast computer players play."""
        words, settings = self.app.words, self.app.settings
        switches = []
        for name in SWITCHES:
            on = bool(getattr(settings, name))
            label, note = words(f"settings.{name}"), words(f"settings.{name}.note")
            said = words("join.says", first=label, second=words("settings.on" if on else "settings.off"))
            switches.append(switch(name, label, note, on, partial(self._set, name, not on), said))
        return [self._choice("language", ("", *LANGUAGES)), *switches, self._choice("pace", tuple(PACES))]

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

    def _set(self, name: str, value: str | bool) -> None:
        setattr(self.app.settings, name, value)
        self.app.use_settings()


def show(app: App, what: SettingsWanted) -> None:
    """Open the settings."""
    app.push(SettingsPage(app))
