"""Title, set-up, settings, rules and the screen between two people: what they show and what they do."""

import json
import random
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.games import GAMES
from game.host.events import Key, Pointer, TextInput, Wheel
from game.lost_temple.table import LostTempleTable
from game.pages.passdevice import PassDevice
from game.pages.settings import SettingsPage
from game.pages.setup.page import SetupPage
from game.pages.title import TitlePage
from game.rulebook.page import RulesPage
from game.screen import text
from game.screen.letters import fit
from game.session.seats import Seat
from game.session.session import Session
from tests.conftest import ByTurns
from tests.game import games, setups
from tests.game.sitting import SIZES, Home, Sitting
from tests.languages import LANGUAGES, in_languages

PAGES = (TitlePage, SetupPage, SettingsPage, RulesPage)
LETTERS: list[dict[str, Any]] = [
    {"language": language, "large_text": large} for language in LANGUAGES for large in (False, True)
]


def leafed_through(sitting: Sitting) -> list[str]:
    """The faults of a page from its top to its bottom."""
    faults = sitting.faults()
    while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
        sitting.see()
        faults += sitting.faults()
    return faults


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_overlaps_or_is_cut_off(page: type[TitlePage], size: tuple[int, int], language: str) -> None:
    assert leafed_through(Sitting(page, size, language=language)) == []
    assert leafed_through(Sitting(page, size, language=language, large_text=True)) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_are_big_enough_for_a_finger(size: tuple[int, int]) -> None:
    for page in PAGES:
        sitting = Sitting(page, size)
        assert [one.id for one in sitting.targets() if min(one.rect.size) < 44] == []


@pytest.mark.parametrize("ratio", [1.0, 1.5, 3.0])
def test_targets_are_as_big_on_a_sharp_screen(ratio: float) -> None:
    sitting = Sitting(SetupPage, (round(390 * ratio), round(844 * ratio)), ratio=ratio)
    assert sitting.faults() == []
    assert [one.id for one in sitting.targets() if min(one.rect.size) < 44 * ratio - 1] == []


@pytest.mark.parametrize("size", [(200, 150), (1, 1), (60, 900), (900, 60)], ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_a_tiny_window_breaks_nothing(page: type[TitlePage], size: tuple[int, int]) -> None:
    Sitting(page, size).resize((1280, 720))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", [SetupPage, SettingsPage, RulesPage])
def test_the_first_picture_of_a_page_is_put_together_from_what_was_made_in_pieces(
    page: type[SetupPage], size: tuple[int, int]
) -> None:
    sitting = Sitting(TitlePage, size)
    scene = page(sitting.app)
    scene.layout(sitting.app.viewport)
    fit.laid_out.cache_clear()
    pieces = 0
    while not scene.prepare():
        pieces += 1
    made = fit.laid_out.cache_info().misses
    assert pieces > 4
    assert made > 8
    scene.draw(sitting.surface)
    assert fit.laid_out.cache_info().misses == made, "no letters are left for the first picture"
    assert len(text.drawn) > 8


@pytest.mark.parametrize(
    ("size", "language", "room"),
    [((844, 390), "en", True), ((844, 390), "fr", True), ((900, 380), "fr", False), ((640, 360), "en", False)],
)
def test_in_a_low_window_the_name_stands_beside_the_temple_where_it_can_be_read_there(
    size: tuple[int, int], language: str, room: bool
) -> None:
    sitting = Sitting(TitlePage, size, language=language)
    name = sitting.app.words("title.name")
    written = [one for one in text.drawn if one.text and one.text in name]
    assert written != []
    assert [one.text for one in written if one.cut] == []
    assert (max(one.rect.right for one in written) <= size[0] // 2) == room


@pytest.mark.parametrize("after", range(14))
def test_a_page_may_change_while_its_first_picture_is_made(after: int) -> None:
    sitting = Sitting(TitlePage, (1280, 720))
    scene = SetupPage(sitting.app)
    scene.layout(sitting.app.viewport)
    sitting.app.scenes.append(scene)
    for _ in range(after):
        scene.prepare()
    assert sitting.app.choose("remove-2")
    while not scene.prepare():
        pass
    sitting.see()
    assert sitting.faults() == []


def test_play_and_start_lead_to_a_game_against_bots() -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("play")
    sitting.choose("start")
    table = sitting.app.top
    assert isinstance(table, LostTempleTable)
    assert [seat.kind for seat in table.session.setup.seats] == ["human", "bot", "bot"]


def test_the_set_up_is_what_was_chosen() -> None:
    sitting = Sitting(SetupPage)
    setups.play_with(sitting, 4)
    setups.sit(sitting, 1, "person")
    setups.sit(sitting, 3, "bot", "hard", "keeper")
    for wanted in ("more_control", "first-2", "more", "seed"):
        sitting.choose(wanted)
    sitting.see([Key("Backspace")] * 9 + [TextInput("4"), TextInput("x"), TextInput("2"), Key("Enter")])
    sitting.choose("seat-0")
    sitting.choose("name-0")
    sitting.see([TextInput("É"), TextInput("mile"), Key("Enter")])
    sitting.choose("start")
    table = sitting.app.top
    assert isinstance(table, LostTempleTable)
    setup = table.session.setup
    assert setup.seed == 42
    assert list(setup.seats) == [
        Seat("Émile", "human"),
        Seat("Orange", "human"),
        Seat("Black", "bot", "medium"),
        Seat("Beige", "bot", "hard", "keeper"),
    ]
    assert setup.options["more_control"] is True
    assert setup.options["short_game"] is False
    assert setup.options["first"] == 2
    assert table.session.game.to_move == 2


def test_two_players_of_one_name_are_told_apart() -> None:
    sitting = Sitting(SetupPage)
    for seat in (0, 1):
        sitting.choose(f"seat-{seat}")
        sitting.choose(f"name-{seat}")
        sitting.see([TextInput("Ada"), Key("Enter")])
    page = sitting.app.top
    assert isinstance(page, SetupPage)
    assert page.names == ["Ada", "Ada 2", "Black"]
    sitting.choose("start")
    assert sitting.scene == "LostTempleTable"


def test_a_first_player_who_no_longer_plays_is_forgotten() -> None:
    sitting = Sitting(SetupPage)
    setups.play_with(sitting, 4)
    sitting.choose("first-3")
    setups.play_with(sitting, 2)
    assert setups.page_of(sitting).choices.first is None


def test_a_phones_keyboard_opens_for_a_name_and_closes_again() -> None:
    sitting = Sitting(SetupPage, (390, 844))
    sitting.choose("seat-0")
    sitting.choose("name-0")
    assert sitting.home.typed_at is not None
    sitting.see([Key("Escape")])
    assert sitting.home.typed_at is None
    assert sitting.scene == "SetupPage"


def test_an_interrupted_game_goes_on_where_it_was() -> None:
    sitting = Sitting(TitlePage)
    assert "continue" not in sitting.ids()
    sitting.choose("play")
    page = sitting.app.top
    assert isinstance(page, SetupPage)
    page.choices.seed = "5"
    sitting.choose("start")
    table = sitting.app.top
    assert isinstance(table, LostTempleTable)
    while not table.session.choices:
        sitting.wait(0.5)
    sitting.app.choose(str(table.session.choices[0]))
    digest = table.session.game.digest()

    again = Sitting(TitlePage)
    again.home.texts = dict(sitting.home.texts)
    again.app.top.layout(again.app.viewport)
    again.choose("continue")
    resumed = again.app.top
    assert isinstance(resumed, LostTempleTable)
    assert resumed.session.game.digest() == digest


@pytest.mark.parametrize(
    "saved",
    ["", "{}", "[]", "null", '{"setup"', '{"setup": 3, "record": "x", "redo": []}', "\x00\ud7ff", "9" * 9999],
)
def test_a_damaged_game_is_told_once_and_set_aside(saved: str) -> None:
    sitting = Sitting(TitlePage)
    sitting.home.texts["game"] = saved or " "
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    title = sitting.app.top
    assert isinstance(title, TitlePage)
    assert title.notice == "title.damaged"
    assert sitting.faults() == []
    assert "continue" not in sitting.ids()
    assert sitting.home.texts["damaged"] == (saved or " ")
    sitting.choose("play")
    sitting.app.pop()
    assert title.notice == ""


def test_a_record_that_was_edited_counts_as_damaged() -> None:
    sitting = Sitting(TitlePage)
    text, _ = games.finished(2)
    data = json.loads(text)
    data["seed"] += 1
    sitting.home.texts["game"] = json.dumps(data)
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    assert sitting.scene == "TitlePage"


def test_settings_hold_at_once_and_at_the_next_visit() -> None:
    sitting = Sitting(SettingsPage)
    for wanted in ("language-fr", "sound", "motion", "large_text", "pace-fast"):
        sitting.choose(wanted)
    assert sitting.app.words("settings.title") == "Réglages"
    again = Home((1280, 720))
    again.texts = sitting.home.texts
    settings = App(again).settings
    assert (settings.language, settings.sound, settings.motion) == ("fr", False, False)
    assert settings.large_text is True
    assert settings.pace == "fast"
    sitting.choose("language-auto")
    assert sitting.app.words.language == "en"


@pytest.mark.parametrize("stored", ["", "{", "[1]", '{"sound": "loud", "language": 7, "pace": "warp"}'])
def test_damaged_settings_count_as_not_set(stored: str) -> None:
    home = Home((1280, 720))
    home.texts["settings"] = stored
    app = App(home)
    assert app.settings.sound is True
    assert app.settings.language == ""
    assert app.settings.pace == "normal"


def test_the_rules_can_be_leafed_through_from_the_first_chapter_to_the_last() -> None:
    sitting = Sitting(RulesPage, (390, 844))
    page = sitting.app.top
    assert isinstance(page, RulesPage)
    for name in GAMES["lost-temple"].chapters:
        sitting.choose("next")
        assert page.chapter == name
    assert not sitting.app.choose("next")
    sitting.choose("contents")
    sitting.choose("chapter-dig")
    sitting.choose("previous")
    assert page.chapter == "explorer"


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_chapter_can_be_read(size: tuple[int, int], by_turns: ByTurns) -> None:
    """Every chapter in every window, by turns in a language and a size of letters."""
    read = 0
    for turn, letters in enumerate(LETTERS):
        for game, chapters in ((name, game.chapters) for name, game in GAMES.items()):
            sitting = Sitting(RulesPage, size, **letters)
            if f"rules-{game}" in sitting.ids():
                sitting.choose(f"rules-{game}")
            page = sitting.app.top
            assert isinstance(page, RulesPage)
            for number, chapter in enumerate(chapters):
                if turn in by_turns(range(len(LETTERS)), number + SIZES.index(size)):
                    page.open_chapter(page.book.chapters.index(chapter))
                    sitting.see()
                    assert leafed_through(sitting) == []
                    read += 1
    assert read >= sum(len(game.chapters) for game in GAMES.values())


def test_escape_leads_back_to_the_title() -> None:
    sitting = Sitting(TitlePage)
    for way in ("play", "rules", "settings"):
        sitting.choose(way)
        sitting.see([Key("Escape")])
        assert sitting.scene == "TitlePage"


def test_nothing_of_the_next_player_shows_before_the_device_is_passed() -> None:
    sitting = Sitting(TitlePage)
    session = Session(sitting.app.host, games.setup(2))
    chance = Chance.seeded(2)
    while session.needs_pass is None:
        session.apply(policies.random(session.game, chance))
    waiting, before = session.needs_pass, session.viewer
    sitting.app.push(PassDevice(sitting.app, session))
    sitting.see([Key("Escape")])
    assert sitting.scene == "PassDevice"
    assert session.viewer == before
    assert games.NAMES[waiting] in sitting.targets()[0].label
    sitting.choose("ready")
    assert session.viewer == waiting
    assert sitting.scene == "TitlePage"


@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_screen_between_two_people_can_be_read(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(TitlePage, size, language=language)
    sitting.app.push(PassDevice(sitting.app, Session(sitting.app.host, games.setup(4))))
    sitting.see()
    assert sitting.faults() == []
    sitting.resize((200, 150))
    sitting.resize((1, 1))


@pytest.mark.slow
def test_mashing_keys_and_clicking_everywhere_breaks_nothing() -> None:
    chance = random.Random(7)
    names = ["Enter", " ", "Tab", "Escape", "ArrowDown", "ArrowUp", "PageDown", "End", "Backspace", "a", "é", "{"]
    for page in PAGES:
        sitting = Sitting(TitlePage, (844, 390))
        sitting.app.push(page(sitting.app))
        for _ in range(120):
            x, y = chance.randrange(844), chance.randrange(390)
            sitting.app.step(
                [
                    Key(chance.choice(names), chance.random() < 0.3),
                    TextInput(chance.choice(names)),
                    Wheel(x, y, 0, chance.randrange(-300, 300)),
                    Pointer("down", 0, "mouse", x, y),
                    Pointer("up", 0, "mouse", x, y),
                ],
                0.03,
            )
            if not sitting.app.scenes:
                break


def test_full_storage_is_no_reason_to_stop() -> None:
    sitting = Sitting(SetupPage)
    sitting.home.full = True
    sitting.choose("start")
    assert sitting.scene == "LostTempleTable"
