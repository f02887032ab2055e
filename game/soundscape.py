"""What is heard around what is seen: the ambience of a place with its calls, and music.

`PLACES` says what belongs to which scene. A scene names its row (`Scene.place_heard`); one without a row leaves
what is heard as it is, so that pages over a table sound like the table.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.host.events import Key, Pointer, RawInput, Shown
from game.host.reading import Reading
from game.screen import sounds, toast
from game.screen.toast import Toast

if TYPE_CHECKING:
    from game.app import App


@dataclass(frozen=True, slots=True)
class Heard:
    """The ambience and the music of a place, by the names of their sounds; nothing where empty."""

    ambience: str = ""
    music: str = ""


PLACES: Mapping[str, Heard] = {
    "": Heard(),  # the table of a game that names no place
    "TitlePage": Heard(music="theme"),
    "river": Heard("river"),
    "jungle": Heard("jungle"),
    "scoring": Heard(music="theme"),
    "GameOver": Heard("dusk", "theme"),
}
CALLS = "-call"
"""How the names of an ambience's calls end."""
SILENCE = "v"
"""The key that turns all sound off and on."""
REST = (6.0, 17.0)
"""Seconds between two calls, at least and at most."""
SOON = 0.02
"""Seconds until the next step of something that would take long at once."""
COMES, GOES = 2500, 1200
"""Milliseconds in which sound fades in and out."""


class Soundscape:
    """Keeps to what is wanted, and starts nothing before the player has done something, as browsers want it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._chance = random.Random()  # the game's own has nothing to do with it
        self._allowed = False
        self.heard = Heard()
        """What is wanted now."""
        self.toast = Toast()
        """What is said of silence."""
        self._ambience = _Ambience()
        self._music = _Music()
        self._next_call = 0.0

    def allow(self) -> None:
        """The player has done something."""
        self._allowed = True

    def receive(self, raw: RawInput) -> None:
        """See whether the player does something, and whether the window can be seen."""
        if isinstance(raw, Key) or (isinstance(raw, Pointer) and raw.phase == "up"):
            self.allow()
        elif isinstance(raw, Shown) and pygame.mixer.get_init():
            (pygame.mixer.unpause if raw.seen else pygame.mixer.pause)()
            (pygame.mixer.music.unpause if raw.seen else pygame.mixer.music.pause)()

    def turned_by(self, key: Key) -> bool:
        """The key for silence: all sound off, or on again, and a word about it for eyes and for screen readers."""
        app = self._app
        if key.name.lower() != SILENCE or key.ctrl or key.alt or app.top.typing() is not None:
            return False
        app.settings.sound = on = not app.settings.sound
        app.use_settings()
        name, icon = ("on", "ui-sound") if on else ("off", "ui-mute")
        self.toast.say(app.words(f"sound.{name}"), icon, time.perf_counter())
        app.host.wake(toast.SECONDS + 0.05)
        return True

    def told(self, reading: Reading) -> Reading:
        """The scene in words, with what is said of silence."""
        words = self.toast.words
        return replace(reading, story=(*reading.story, words)) if words else reading

    def follow(self, now: float) -> None:
        """Have what belongs to the topmost scene that says something, as loud as the settings want it."""
        if self.toast.over(now):
            self._app.top.changed()
        rows = (PLACES.get(scene.place_heard) for scene in reversed(self._app.scenes))
        self.heard = next((row for row in rows if row is not None), self.heard)
        if not self._allowed:
            return
        settings = self._app.settings
        ambience = self.heard.ambience if settings.ambience_volume else ""
        music = self.heard.music if settings.music_volume else ""
        if (ambience or music) and not pygame.mixer.get_init():
            if sounds.there(ambience or music):
                self._app.host.wake(SOON)  # to start the mixer is enough for one step
            return
        if self._ambience.keep(ambience, settings.ambience_volume):
            self._rest(now)
        if self._ambience.waits:
            self._app.host.wake(SOON)
        self._music.keep(music, settings.music_volume)
        if self._ambience.name and now >= self._next_call:
            self._ambience.call(self._chance.uniform(0.25, 1.0), self._chance.uniform(0.25, 1.0))
            self._rest(now)

    def _rest(self, now: float) -> None:
        """The next call comes after a while, and a game that rests has a step for it."""
        pause = self._chance.uniform(*REST)
        self._next_call = now + pause
        if self._ambience.name:
            self._app.host.wake(pause)


class _Ambience:
    """A few loops at once, and calls over them. One place fades into another, which has channels of its own."""

    def __init__(self) -> None:
        self.name = ""
        self._volume = 0.0
        self._side = 0
        self._layers: list[pygame.mixer.Sound] = []
        self._left: list[Path] = []
        """Layers that are not heard yet: one is decoded in a step, so that no step takes long."""

    def keep(self, name: str, volume: float) -> bool:
        """Play this, so loud; true when it has just begun or ended."""
        changed = name != self.name and (not name or sounds.there(name))
        if changed:
            for number in range(sounds.LAYERS):
                self._channel(number).fadeout(GOES)
            self.name, self._side = name, 1 - self._side
            self._layers, self._left = [], list(sounds.files_of(name)) if name else []
        elif self._left:
            self._begin(sounds.load(self._left.pop(0)), volume)
        if volume != self._volume:
            self._volume = volume
            for sound in self._layers:
                sound.set_volume(volume)
        return changed

    @property
    def waits(self) -> bool:
        """Whether something is still to be decoded in the next step."""
        return bool(self._left)

    def _begin(self, sound: pygame.mixer.Sound | None, volume: float) -> None:
        if sound is not None:
            sound.set_volume(volume)  # a channel's own would be lost while it fades in
            self._channel(len(self._layers)).play(sound, loops=-1, fade_ms=COMES)
            self._layers.append(sound)

    def _channel(self, layer: int) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(sounds.LAYERS * self._side + layer)

    def call(self, left: float, right: float) -> None:
        """Something calls, from somewhere between left and right."""
        call = sounds.following(self.name + CALLS)
        if call is not None:
            call.set_volume(self._volume)
            channel = pygame.mixer.Channel(sounds.CALLS)
            channel.play(call)
            channel.set_volume(left, right)


class _Music:
    """The music, which is decoded while it plays."""

    def __init__(self) -> None:
        self._name = ""
        self._volume = 0.0

    def keep(self, name: str, volume: float) -> None:
        """Play this, so loud."""
        if name != self._name:
            self._change(name)
        if self._name and volume != self._volume:
            self._volume = volume
            pygame.mixer.music.set_volume(volume)

    def _change(self, name: str) -> None:
        music = pygame.mixer.music
        if name and not sounds.there(name):
            return
        if self._name:
            music.fadeout(GOES)
        self._name, self._volume = name, 0.0
        if name:
            music.stop()  # SDL would wait for what still fades out, and in a page that would be for ever
            music.load(sounds.files_of(name)[0])
            music.play(loops=-1, fade_ms=COMES)
