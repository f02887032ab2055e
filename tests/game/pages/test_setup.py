"""The set-up page: presets, seats, what is remembered, keys, and what listeners hear."""

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.games import GAMES
from game.host.events import Key, TextInput
from game.pages.setup import presets
from game.pages.setup.page import SetupPage
from game.pages.setup.state import SetupState
from game.pages.title import TitlePage
from game.screen.catalogue import Catalogue
from game.session.bots import controllers
from game.session.link import link, opened
from game.session.seats import Seat, Setup
from game.session.session import Session, read
from game.table.table import Table
from tests.game import setups
from tests.game.sitting import Home, Sitting

WORDS = Catalogue("en", ())


def kinds(sitting: Sitting) -> list[str]:
    return [chair.kind for chair in setups.page_of(sitting).choices.sitting]


def started(sitting: Sitting) -> Session:
    """The session that Start begins."""
    sitting.choose("start")
    table = sitting.app.top
    assert isinstance(table, Table)
    return table.session


def again(sitting: Sitting, language: str = "en") -> Sitting:
    """The set-up page at the next visit of the same device."""

    def page(app: App) -> SetupPage:
        assert isinstance(app.host, Home)
        app.host.texts = dict(sitting.home.texts)
        return SetupPage(app)

    return Sitting(page, language=language)


def test_the_first_visit_begins_with_a_quick_game_and_knows_no_last_time() -> None:
    sitting = Sitting(SetupPage)
    page = setups.page_of(sitting)
    assert page.lit == "quick"
    assert "from-last" not in sitting.ids()
    assert kinds(sitting) == ["you", "bot", "bot"]
    assert {chair.level for chair in page.choices.sitting} == {"medium"}


def test_as_last_time_is_what_was_started_but_for_the_shuffle() -> None:
    sitting = Sitting(SetupPage)
    sitting.choose("game-tikal")
    setups.sit(sitting, 1, "person")
    setups.sit(sitting, 2, "bot", "expert", "raider")
    for wanted in ("seat-1", "name-1"):
        sitting.choose(wanted)
    sitting.see([TextInput("Blaise"), Key("Enter")])
    for wanted in ("edition-2015", "first-1"):
        sitting.choose(wanted)
    before = started(sitting).setup
    next_time = again(sitting)
    assert setups.page_of(next_time).lit == "last"
    after = started(next_time).setup
    assert (after.game, after.seats) == (before.game, before.seats)
    assert {**after.options, "first": None} == {**before.options, "first": None}
    assert after.options["first"] == 1
    assert after.seed != before.seed


def test_a_set_up_that_was_not_started_is_not_remembered() -> None:
    sitting = Sitting(SetupPage)
    setups.play_with(sitting, 4)
    assert presets.last(again(sitting).home) is None


@pytest.mark.parametrize("stored", ["", "1", "nonsense", "1abcdefgh", "é"])
def test_a_damaged_last_time_counts_as_none(stored: str) -> None:
    sitting = Sitting(TitlePage)
    sitting.home.texts[presets.KEY] = stored
    sitting.choose("play")
    assert setups.page_of(sitting).lit == "quick"


def test_the_names_of_colours_follow_the_language() -> None:
    sitting = Sitting(SetupPage)
    started(sitting)
    assert setups.page_of(again(sitting, "fr")).names == ["Rouge", "Orange", "Noir"]


def test_presets_say_who_plays_and_leave_names_and_variants() -> None:
    sitting = Sitting(SetupPage)
    sitting.choose("more_control")
    for wanted in ("seat-0", "name-0"):
        sitting.choose(wanted)
    sitting.see([TextInput("Ada"), Key("Enter")])
    for name, expected in presets.SEATED.items():
        sitting.choose(f"from-{name}")
        assert kinds(sitting) == list(expected)
        assert setups.page_of(sitting).names[0] == "Ada"
        assert setups.page_of(sitting).choices.form.options()["more_control"] is True


@pytest.mark.parametrize("change", ["game-tikal", "add", "remove-2", "first-1", "more_control"])
def test_any_change_by_hand_puts_the_light_out(change: str) -> None:
    sitting = Sitting(SetupPage)
    sitting.choose(change)
    assert setups.page_of(sitting).lit == ""
    assert not any(one.checked for one in sitting.targets() if one.id.startswith("from-"))


def test_opening_a_seat_changes_nothing() -> None:
    sitting = Sitting(SetupPage)
    sitting.choose("seat-1")
    assert setups.page_of(sitting).lit == "quick"


def test_you_change_places_with_whoever_sat_there() -> None:
    sitting = Sitting(SetupPage)
    setups.sit(sitting, 2, "you")
    assert kinds(sitting) == ["bot", "bot", "you"]


def test_the_seats_behind_one_that_leaves_move_up_with_their_names_and_who_starts() -> None:
    state = SetupState()
    state.play_with(4)
    for number, name in enumerate(("Ada", "Blaise", "Chiara", "Dimitri")):
        state.chairs[number].name = name
    state.first = 3
    state.remove(1)
    assert state.names(WORDS) == ["Ada", "Chiara", "Dimitri"]
    assert state.first == 2
    state.remove(2)
    assert state.first is None


def test_there_are_never_fewer_players_than_the_game_needs_and_red_stays() -> None:
    sitting = Sitting(SetupPage)
    setups.play_with(sitting, 2)
    assert not [one for one in sitting.ids() if one.startswith("remove-")]
    setups.play_with(sitting, 4)
    assert "add" not in sitting.ids()
    assert "remove-0" not in sitting.ids()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_temperament_can_be_chosen_and_is_what_plays(game: str) -> None:
    sitting = Sitting(SetupPage)
    sitting.choose(f"game-{game}")
    state = setups.page_of(sitting).choices
    for level in state.levels:
        for style in state.styles:
            setups.sit(sitting, 1, "bot", level, style or "any")
            assert state.setup(WORDS).seats[1] == Seat("Orange", "bot", level, style)


def test_a_chosen_temperament_plays_whatever_the_seed_deals() -> None:
    def decided(style: str) -> list[str]:
        seats = (Seat("Ada", "bot", "medium", style), Seat("Blaise", "bot", "medium", style))
        session = Session(Home((9, 9)), Setup("lost-temple", seats, {"first": 0}, 3))
        players = controllers(session.setup)
        while len(session.game.moves) < 24 and session.game.to_move is not None:
            action = players[session.game.to_move].think(session, 1e9)
            if action is not None:
                session.apply(action)
        return [str(move) for move in session.game.moves]

    assert len({tuple(decided(style)) for style in ("collector", "keeper", "explorer")}) > 1


def test_temperaments_go_through_links_and_saved_games() -> None:
    seats = tuple(
        Seat(name, "bot", "hard", style)
        for name, style in zip("ABCD", ("", "collector", "builder", "raider"), strict=True)
    )
    setup = Setup("tikal", seats, {"names": list("ABCD"), "first": None}, 7)
    assert opened(link("set-up", setup)).setup.seats == seats
    home = Home((9, 9))
    session = Session(home, setup)
    session.apply(policies.random(session.game, Chance.seeded(1)))
    assert read(home, session.saved()).setup.seats == seats


def test_an_older_link_without_temperaments_is_read_as_ever() -> None:
    seats = (Seat("Ada", "human"), Seat("Blaise", "elsewhere"), Seat("Chiara", "bot", "expert"))
    setup = Setup("tikal", seats, {"names": ["Ada", "Blaise", "Chiara"], "first": None}, 7)
    assert opened(link("set-up", setup)).setup.seats == seats


def test_enter_starts_from_anywhere_and_the_page_opens_on_start() -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("play")
    sitting.see([Key("Enter")])
    assert sitting.scene == "LostTempleTable"
    other = Sitting(TitlePage)
    other.see([Key("Tab")])
    other.choose("play")
    assert other.app.focus == "start"


def test_keys_open_a_seat_write_its_name_close_it_and_take_it_away() -> None:
    sitting = Sitting(SetupPage)
    sitting.app.focus_on("seat-2")
    sitting.see([Key("Enter")])
    assert setups.page_of(sitting).opened == 2
    sitting.see([Key("F2")])
    sitting.see([TextInput("Zoë"), Key("Escape")])
    assert setups.page_of(sitting).names[2] == "Black"
    sitting.app.focus_on("seat-2")
    sitting.see([Key("F2")])
    sitting.see([TextInput("Zoë"), Key("Enter")])
    assert setups.page_of(sitting).names[2] == "Zoë"
    sitting.see([Key("Escape")])
    assert setups.page_of(sitting).opened is None
    sitting.app.focus_on("seat-2")
    sitting.see([Key("Delete")])
    assert setups.page_of(sitting).choices.players == 2
    sitting.app.focus_on("seat-0")
    sitting.see([Key("Delete")])
    assert setups.page_of(sitting).choices.players == 2


def test_listeners_hear_groups_what_is_chosen_and_who_joins() -> None:
    sitting = Sitting(SetupPage)
    sitting.choose("seat-1")
    listed = {one.id: one for one in sitting.targets()}
    assert listed["game-tikal"].group == "Game"
    assert (listed["game-lost-temple"].checked, listed["game-tikal"].checked) == (True, False)
    assert listed["kind-1-bot"].group == "Seat 2 of 3, Orange"
    assert [one.id for one in sitting.targets() if one.id.startswith("kind-1") and one.checked] == ["kind-1-bot"]
    assert [one.id for one in sitting.targets() if one.id.startswith("level-1") and one.checked] == [
        "level-1-medium"
    ]
    assert listed["seat-2"].label.startswith("Black: Computer. medium\N{NO-BREAK SPACE}· any.")
    sitting.choose("add")
    assert sitting.home.readings[-1].story == ("Beige joins, four players",)


def test_a_game_by_link_warns_and_one_under_way_is_kept() -> None:
    sitting = Sitting(SetupPage)
    sitting.choose("from-link")
    assert any("people you trust" in fact for fact in sitting.home.readings[-1].facts)
    assert not any("saved games" in fact for fact in sitting.home.readings[-1].facts)
    sitting.home.texts["game"] = "a game"
    setups.page_of(sitting).rebuild()
    sitting.see()
    assert any("saved games" in fact for fact in sitting.home.readings[-1].facts)


def test_an_open_seat_comes_into_sight_on_a_phone() -> None:
    sitting = Sitting(SetupPage, (360, 640))
    setups.reach(sitting, "seat-1")
    assert {"name-1", "kind-1-you", "kind-1-bot", "level-1-hard"} <= set(sitting.ids())


def test_the_minutes_are_those_of_the_people_and_the_computer_players_who_sit_there() -> None:
    sitting = Sitting(SetupPage)
    page = setups.page_of(sitting)
    against_two = page.minutes("lost-temple")
    person, bot = GAMES["lost-temple"].minutes[3]
    assert abs(against_two - (person + 2 * bot)) <= 2.5
    setups.sit(sitting, 1, "person")
    setups.sit(sitting, 2, "person")
    assert page.minutes("lost-temple") > 2 * against_two
    start = next(one for one in sitting.targets() if one.id == "start")
    assert f"{page.minutes('lost-temple')} min" in start.label
