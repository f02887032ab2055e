"""The settings page. Every change holds at once and is kept for the next visit."""

from collections.abc import Callable

from game.app import App
from game.routes import SettingsWanted
from game.screen.catalogue import LANGUAGES
from game.session.pace import PACES
from game.ui.blocks import Block, Choice, Option, Switch
from game.ui.page import Page

SWITCHES = ("sound", "motion", "large_text", "countdown")


class SettingsPage(Page):
    """Language, sound, motion, text size, computer players. Symbols are always on, so there is nothing to set."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("settings.title")

    def blocks(self) -> list[Block]:
        """The language, what is on or off, and how fast computer players play."""
        words, settings = self.app.words, self.app.settings
        languages = [
            Option(
                f"language-{name or 'auto'}",
                words(f"settings.language.{name or 'auto'}"),
                self._set("language", name),
                settings.language == name,
            )
            for name in ("", *LANGUAGES)
        ]
        blocks: list[Block] = [Choice(words("settings.language"), languages, words("settings.language.note"))]
        for name in SWITCHES:
            on = bool(getattr(settings, name))
            label, note = words(f"settings.{name}"), words(f"settings.{name}.note")
            state = words("settings.on" if on else "settings.off")
            blocks.append(Switch(name, label, note, on, self._switch(name), state))
        paces = [
            Option(f"pace-{name}", words(f"settings.pace.{name}"), self._set("pace", name), settings.pace == name)
            for name in PACES
        ]
        blocks.append(Choice(words("settings.pace"), paces, words("settings.pace.note")))
        return blocks

    def _set(self, name: str, value: str) -> Callable[[], None]:
        def choose() -> None:
            setattr(self.app.settings, name, value)
            self.app.use_settings()

        return choose

    def _switch(self, name: str) -> Callable[[], None]:
        def turn() -> None:
            settings = self.app.settings
            setattr(settings, name, not getattr(settings, name))
            self.app.use_settings()

        return turn


def show(app: App, what: SettingsWanted) -> None:
    """Open the settings."""
    app.push(SettingsPage(app))
