"""What is heard around what is seen: which place belongs to which scene, how loud, and when nothing is heard."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import soundscape
from game.games import GAMES
from game.host.events import Key, Pointer, RawInput, Shown, TextInput
from game.host.interface import Host
from game.lost_temple.table import LostTempleTable
from game.pages.gameover.page import GameOver
from game.pages.settings import SettingsPage
from game.pages.title import TitlePage
from game.screen import sounds
from game.session.session import Session
from game.soundscape import PLACES, Heard
from game.table.gamerecord import table_of
from game.tikal.table import TikalTable
from tests.game import games
from tests.game.screen.test_sounds import forget
from tests.game.sitting import Sitting

CLICK = [Pointer("down", 0, "mouse", 2, 2), Pointer("up", 0, "mouse", 2, 2)]


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No sound is loaded, and what ends does so at once."""
    monkeypatch.setattr(soundscape, "GOES", 0)
    forget()
    yield
    forget()
    pygame.mixer.quit()


def started(host: Host, game: str) -> Session:
    """A game of two people that has just begun."""
    return Session(host, replace(games.setup(2), game=game, options={"names": ["Ada", "Blaise"]}))


def click(sitting: Sitting) -> None:
    """The player has done something, and a few steps have passed, of which each does only one thing."""
    sitting.see(CLICK)
    sitting.see()
    sitting.see()


def wanted(sitting: Sitting) -> Heard:
    """What is to be heard."""
    return sitting.app._soundscape.heard


def music_plays() -> bool:
    """Whether music plays; without a mixer none does."""
    return pygame.mixer.get_init() is not None and pygame.mixer.music.get_busy()


def ambience_plays() -> bool:
    """Whether the ambience of a place plays."""
    return pygame.mixer.get_init() is not None and any(map(busy, range(sounds.CALLS)))


def busy(channel: int) -> bool:
    """Whether a channel of the mixer plays."""
    return bool(pygame.mixer.Channel(channel).get_busy())


def test_every_place_has_its_sounds_and_every_ambience_its_calls() -> None:
    for heard in PLACES.values():
        for name in filter(None, (heard.ambience, heard.music)):
            assert sounds.files_of(name)
        if heard.ambience:
            assert len(sounds.files_of(heard.ambience + soundscape.CALLS)) >= 2
    for game in GAMES.values():
        assert PLACES[game.table.sounds.place].ambience


@pytest.mark.slow
def test_each_scene_sounds_like_its_place() -> None:
    sitting = Sitting(TitlePage)
    assert wanted(sitting) == Heard(music="theme")
    for name, ambience in (("lost-temple", "river"), ("tikal", "jungle")):
        session = started(sitting.home, name)
        sitting.app.push(table_of(sitting.app, session))
        sitting.see()
        assert wanted(sitting) == Heard(ambience)
        sitting.app.push(SettingsPage(sitting.app))
        sitting.see()
        assert wanted(sitting) == Heard(ambience), "a page over a table sounds like the table"


def test_a_scoring_has_music_and_the_table_its_place_again_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(TitlePage)
    table = table_of(sitting.app, started(sitting.home, "tikal"))
    sitting.app.push(table)
    monkeypatch.setattr(type(table.counting), "shown", True)
    assert table.place_heard == "scoring"
    monkeypatch.setattr(type(table.counting), "shown", False)
    assert table.place_heard == "jungle"


@pytest.mark.slow
def test_the_end_is_dusk_with_music() -> None:
    sitting = Sitting(lambda app: GameOver(app, games.ended(app.host)))
    assert wanted(sitting) == Heard("dusk", "theme")


@pytest.mark.parametrize("gesture", [CLICK, [Key("Tab")]], ids=["click", "key"])
def test_nothing_plays_before_the_player_has_done_something(gesture: list[RawInput]) -> None:
    sitting = Sitting(TitlePage)
    sitting.see([Pointer("move", 0, "mouse", 5, 5)])
    assert pygame.mixer.get_init() is None, "browsers complain of a page that opens the sound by itself"
    sitting.see(gesture)
    sitting.see()
    assert music_plays()


def test_silence_in_the_settings_is_silence_everywhere() -> None:
    sitting = Sitting(TitlePage, sound=False)
    click(sitting)
    assert pygame.mixer.get_init() is None


def test_one_key_turns_all_sound_off_and_on_and_says_so() -> None:
    sitting = Sitting(TitlePage)
    click(sitting)
    assert music_plays()
    sitting.see([Key("v")])
    assert not sitting.app.settings.sound
    assert "Silence" in sitting.home.readings[-1].story
    assert '"sound": false' in sitting.home.texts["settings"]
    assert not music_plays()
    sitting.see([Key("V")])
    assert sitting.app.settings.sound
    assert music_plays()
    assert "Sound on" in sitting.home.readings[-1].story


def test_the_key_for_silence_is_a_letter_while_something_is_written() -> None:
    from game.pages.setup.page import SetupPage

    sitting = Sitting(SetupPage)
    sitting.choose("seat-0")
    sitting.choose("name-0")
    sitting.see([Key("v"), TextInput("v")])
    assert sitting.app.settings.sound


def test_what_is_said_of_silence_goes_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(TitlePage, sound=False)
    sitting.see([Key("v")])
    toast = sitting.app._soundscape.toast
    assert toast.words
    assert sitting.home.woken, "a page that rests has a frame for it"
    sitting.app._soundscape.follow(float("inf"))
    assert not toast.words


def test_a_slider_at_nothing_means_that_nothing_of_its_kind_plays() -> None:
    sitting = Sitting(TitlePage, music=0)
    click(sitting)
    assert not music_plays()
    sitting.app.settings.music = 5
    sitting.see()
    assert music_plays()
    assert pygame.mixer.music.get_volume() == pytest.approx(sitting.app.settings.music_volume, abs=0.01)


def test_no_step_decodes_more_than_one_layer_of_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[int] = []
    steps = iter(range(7))
    load = sounds.load

    def noted(path: Path) -> pygame.mixer.Sound | None:
        loaded.append(now)
        return load(path)

    monkeypatch.setattr(sounds, "load", noted)
    sitting = Sitting(lambda app: LostTempleTable(app, started(app.host, "lost-temple")), motion=False, effects=0)
    for now in steps:
        sitting.app.step(() if now else CLICK, 0.016)
        assert soundscape.SOON in sitting.home.woken, "a page that rests is woken for the next one"
    assert len(loaded) == sounds.LAYERS == len(set(loaded))
    assert ambience_plays()


def test_calls_come_now_and_then_and_a_game_that_rests_is_woken_for_them() -> None:
    sitting = Sitting(lambda app: LostTempleTable(app, started(app.host, "lost-temple")), motion=False)
    click(sitting)
    assert ambience_plays()
    assert any(soundscape.REST[0] <= pause <= soundscape.REST[1] for pause in sitting.home.woken)
    assert not busy(sounds.CALLS)
    sitting.app._soundscape.follow(float("inf"))
    assert busy(sounds.CALLS)


def test_calls_leave_the_chance_of_the_game_alone() -> None:
    sitting = Sitting(lambda app: TikalTable(app, started(app.host, "tikal")), motion=False)
    table = sitting.app.top
    assert isinstance(table, TikalTable)
    before = table.session.game.digest()
    click(sitting)
    for _ in range(5):
        sitting.app._soundscape.follow(float("inf"))
    assert table.session.game.digest() == before


def test_a_window_that_cannot_be_seen_is_not_heard() -> None:
    sitting = Sitting(TitlePage)
    click(sitting)
    assert music_plays()
    sitting.see([Shown(False)])
    assert not music_plays()
    sitting.see([Shown(True)])
    assert music_plays()


def test_music_that_begins_anew_does_not_wait_until_it_has_faded_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL would wait in a loop, which in a page never ends."""
    monkeypatch.setattr(soundscape, "GOES", 4000)
    sitting = Sitting(TitlePage)
    click(sitting)
    start = pygame.time.get_ticks()
    for level in (0, 5, 0, 5):
        sitting.app.settings.music = level
        sitting.see()
    assert pygame.time.get_ticks() - start < soundscape.GOES
    assert music_plays()
