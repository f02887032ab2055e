"""The sliders for sound: by buttons, by pointer, kept for the next visit; who had sound off keeps silence."""

import json

import pytest

from game.host.events import Key, Pointer, RawInput
from game.pages.settings import LOUDNESS, SettingsPage
from game.pages.title import TitlePage
from game.screen import text
from game.session.settings import LOUDEST, load
from game.ui.blocks import TRACK
from tests.game.sitting import Home, Sitting
from tests.languages import in_languages

PHONE = (390, 844)


def page_of(sitting: Sitting) -> SettingsPage:
    """The page that is shown."""
    assert isinstance(sitting.app.top, SettingsPage)
    return sitting.app.top


def at(sitting: Sitting, name: str, part: float) -> tuple[float, float]:
    """A point on the track of a slider."""
    track = page_of(sitting).rect_of(name + TRACK)
    assert track is not None
    return track.x + part * (track.w - 1), track.centery


def press(start: tuple[float, float], end: tuple[float, float]) -> list[RawInput]:
    """A mouse is pressed here, moved, and let go of there."""
    moves: list[RawInput] = [Pointer("down", 0, "mouse", *start)]
    if end != start:
        moves += [
            Pointer("move", 0, "mouse", (start[0] + end[0]) / 2, start[1]),
            Pointer("move", 0, "mouse", *end),
        ]
    return [*moves, Pointer("up", 0, "mouse", *end)]


@pytest.mark.parametrize("name", LOUDNESS)
def test_buttons_make_each_kind_of_sound_louder_and_softer(name: str) -> None:
    sitting = Sitting(SettingsPage, sound=False)
    before = getattr(sitting.app.settings, name)
    sitting.choose(f"{name}-more")
    assert getattr(sitting.app.settings, name) == before + 1
    for _ in range(3):
        sitting.choose(f"{name}-less")
    assert getattr(sitting.app.settings, name) == before - 2
    assert json.loads(sitting.home.texts["settings"])[name] == before - 2


def test_a_slider_ends_at_nothing_and_at_the_loudest() -> None:
    sitting = Sitting(SettingsPage, sound=False, effects=0, music=LOUDEST)
    assert not sitting.app.choose("effects-less")
    assert not sitting.app.choose("music-more")
    assert sitting.app.settings.effects_volume == 0


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=str)
def test_a_pointer_sets_a_slider_by_a_tap_and_by_dragging(size: tuple[int, int]) -> None:
    sitting = Sitting(SettingsPage, size, sound=False)
    place = at(sitting, "effects", 0.02)
    sitting.see(press(place, place))
    assert sitting.app.settings.effects == 0
    sitting.see(press(at(sitting, "effects", 0.1), at(sitting, "effects", 1.0)))
    assert sitting.app.settings.effects == LOUDEST
    half = at(sitting, "effects", 0.5)
    sitting.see(press(half, half))
    assert sitting.app.settings.effects == LOUDEST // 2
    assert page_of(sitting).view.offset == 0, "the page has not scrolled"


def test_beside_a_slider_a_finger_scrolls_the_page_as_before() -> None:
    sitting = Sitting(SettingsPage, (390, 600), sound=False)
    levels = [getattr(sitting.app.settings, name) for name in LOUDNESS]
    track = page_of(sitting).rect_of("effects" + TRACK)
    assert track is not None
    sitting.see(press((track.centerx, track.y - 20), (track.centerx, track.y - 220)))
    assert page_of(sitting).view.offset > 0
    assert [getattr(sitting.app.settings, name) for name in LOUDNESS] == levels


def test_the_keyboard_walks_along_a_slider_and_changes_it() -> None:
    sitting = Sitting(SettingsPage, sound=False, ambience=4)
    sitting.app.focus_on("ambience-less")
    sitting.see([Key("ArrowRight")] * 3)
    assert sitting.app.settings.ambience == 7
    sitting.see([Key("ArrowLeft"), Key("Enter")])
    assert sitting.app.settings.ambience == 5
    sitting.see([Key("Tab"), Key("Enter")])
    assert (sitting.app.focus, sitting.app.settings.ambience) == ("ambience-more", 6)
    sitting.see([Key("ArrowRight")] * 20)
    assert sitting.app.settings.ambience == LOUDEST


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Music louder: now 7 of 10"), ("fr", "Musique\u00a0: plus fort, 7 sur 10")]
)
def test_screen_readers_hear_how_loud_it_is(language: str, said: str) -> None:
    sitting = Sitting(SettingsPage, language=language, sound=False, music=7)
    assert next(one.label for one in sitting.targets() if one.id == "music-more") == said


def test_who_had_sound_off_keeps_silence() -> None:
    home = Home((320, 240))
    home.texts["settings"] = '{"language": "fr", "sound": false, "motion": true, "pace": "fast"}'
    settings = load(home)
    assert (settings.effects_volume, settings.ambience_volume, settings.music_volume) == (0, 0, 0)
    assert settings.pace == "fast"


def test_who_had_sound_on_hears_all_of_it() -> None:
    home = Home((320, 240))
    home.texts["settings"] = '{"sound": true}'
    settings = load(home)
    assert min(settings.effects_volume, settings.ambience_volume, settings.music_volume) > 0.3


@pytest.mark.parametrize("stored", ["11", "-1", "true", '"8"', "7.5", "null"])
def test_a_level_that_cannot_be_counts_as_not_set(stored: str) -> None:
    home = Home((320, 240))
    home.texts["settings"] = f'{{"effects": {stored}, "music": 3}}'
    settings = load(home)
    assert (settings.effects, settings.music) == (8, 3)


@pytest.mark.parametrize("size", [(1280, 720), PHONE, (844, 390)], ids=str)
@in_languages
def test_what_is_said_of_silence_has_room(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(TitlePage, size, language=language, large_text=True)
    sitting.see([Key("v")])
    toast = sitting.app._soundscape.toast
    shown = [one for one in text.drawn if one.text == toast.words]
    assert shown
    assert not any(one.cut for one in shown)
