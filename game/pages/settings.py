"""The settings page. Every change holds at once and is kept for the next visit."""

from functools import partial

from game.app import App
from game.host.events import Key
from game.routes import SettingsWanted
from game.screen.catalogue import LANGUAGES
from game.screen.gestures import Drag, InputEvent, Tap
from game.session.pace import PACES
from game.session.settings import LEVELS, LOUDEST
from game.ui.blocks import TRACK, choice, part_at, slider, switch
from game.ui.boxes import Box
from game.ui.buttons import button
from game.ui.page import Page

SWITCHES = ("motion", "large_text", "countdown")
STEPS = {"ArrowLeft": -1, "ArrowRight": 1}
LOUDNESS = ("effects", "ambience", "music")


class SettingsPage(Page):
    """Language, sound, motion, text size, computer players. Symbols are always on, so there is nothing to set."""

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("settings.title")

    def blocks(self) -> list[Box]:
        """The language, what is on or off, and how fast computer players play."""
        return [
            self._choice("language", ("", *LANGUAGES)),
            self._switch("sound"),
            *map(self._slider, LOUDNESS),
            *map(self._switch, SWITCHES),
            self._choice("pace", tuple(PACES)),
        ]

    def handle(self, event: InputEvent) -> None:
        """A pointer on the track of a slider sets it; the others scroll."""
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
        label, note = words(f"settings.{name}"), words(f"settings.{name}.note")
        said = words("join.says", first=label, second=words("settings.on" if on else "settings.off"))
        return switch(name, label, note, on, partial(self._set, name, not on), said)

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

    def _set(self, name: str, value: str | bool | int) -> None:
        if value != getattr(self.app.settings, name):
            setattr(self.app.settings, name, value)
            self.app.use_settings()


def show(app: App, what: SettingsWanted) -> None:
    """Open the settings."""
    app.push(SettingsPage(app))
