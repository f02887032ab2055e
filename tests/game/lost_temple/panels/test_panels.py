"""Panels show what the viewer may know, offer what can be done, and paint nothing that has not changed."""

from functools import partial
from typing import Any, cast

import pytest

from engine.lost_temple import View
from game.lost_temple.order import playing_order
from game.lost_temple.panels.camps import TABS, Camps
from game.lost_temple.table import LostTempleTable
from game.lost_temple.view import known
from game.screen import text
from tests import legible
from tests.engine.lost_temple.situation import Situation
from tests.game.hands import Hands, setup, table
from tests.game.lost_temple.seats import sit
from tests.game.painting import note_paints
from tests.game.sitting import Sitting
from tests.game.walks import play_until
from tests.languages import in_languages


def at_table(
    size: tuple[int, int] = (1280, 720), humans: int = 2, bots: int = 0, seed: int = 4, **more: Any
) -> tuple[Sitting, LostTempleTable, Hands]:
    options = more.pop("options", {})
    sitting = Sitting(table(setup(humans, bots, seed, **options)), size, motion=False, sound=False, **more)
    hands = Hands(sitting, seed)
    assert isinstance(hands.table, LostTempleTable)
    return sitting, hands.table, hands


def on_screen() -> list[str]:
    return [one.text for one in text.drawn]


def test_the_bar_says_whose_decision_it_is_and_what() -> None:
    sitting, scene, _ = at_table()
    sitting.choose("ui-peek")
    assert scene.session.to_move is not None
    name = scene.session.name(scene.session.to_move)
    assert f"{name}, pack a key" in on_screen()


def test_an_undo_that_is_not_possible_says_why() -> None:
    sitting, _, _ = at_table()
    sitting.choose("ui-peek")
    sitting.choose("ui-undo")
    assert "There is nothing to take back." in on_screen()


def test_undo_takes_the_last_choice_back() -> None:
    sitting, scene, _ = at_table()
    sitting.choose("pack pink")
    assert len(scene.session.game.moves) == 1
    sitting.choose("ui-peek")
    sitting.choose("ui-undo")
    assert scene.session.game.moves == []
    assert scene.session.view["players"][scene.session.viewer]["backpack"] == {}


def test_redo_on_a_phone_is_in_the_menu() -> None:
    sitting, scene, _ = at_table((390, 844))
    sitting.choose("pack pink")
    sitting.choose("ui-peek")
    sitting.choose("ui-undo")
    sitting.choose("ui-peek")
    sitting.choose("ui-menu")
    sitting.choose("ui-redo")
    assert [str(move) for move in scene.session.game.moves] == ["pack pink"]


@pytest.mark.slow
def test_a_camp_of_another_player_shows_no_hidden_key_colours() -> None:
    sitting, scene, hands = at_table(humans=1, bots=3, seed=6)
    hands.play(
        lambda: any(player["camp"] for player in scene.session.view["players"][1:]) and bool(hands.session.choices)
    )
    hidden = next(seat for seat in (1, 2, 3) if scene.session.view["players"][seat]["camp"])
    assert isinstance(scene.session.view["players"][hidden]["camp"], int)
    scene.dialogs.show_player(hidden)
    sitting.see()
    assert "= " not in "".join(on_screen())


@pytest.mark.slow
def test_the_story_is_told_newest_first_and_pages_back() -> None:
    sitting, _, hands = at_table(humans=1, bots=2, seed=3)
    hands.play(
        lambda: (
            len(hands.session.game.moves) > 60 and hands.session.step == "pirogue" and bool(hands.session.choices)
        )
    )
    sitting.see()
    sitting.choose("ui-recap-close")  # what others did lies over the story until then
    first = [one.id for one in sitting.targets() if one.id.startswith("ui-log-") and one.id[-1].isdigit()]
    numbers = [int(one.rpartition("-")[2]) for one in first]
    assert numbers == sorted(numbers, reverse=True)
    sitting.choose("ui-log-older")
    older = [
        int(one.rpartition("-")[2]) for one in sitting.ids() if one.startswith("ui-log-") and one[-1].isdigit()
    ]
    assert max(older) < min(numbers)
    sitting.choose("ui-log-newer")
    assert [one for one in sitting.ids() if one.startswith("ui-log-") and one[-1].isdigit()] == first


def test_the_order_of_play_turns_round_in_the_second_round() -> None:
    def view(round: str) -> View:
        return cast(View, {"players": [{}, {}, {}], "first": 1, "round": round})

    assert playing_order(view("first")) == [1, 2, 0]
    assert playing_order(view("second")) == [0, 2, 1]


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)])
def test_every_tab_of_the_camps_page_has_room(size: tuple[int, int], language: str) -> None:
    sitting, scene, hands = at_table(size, 1, 3, 9, language=language, large_text=True)
    hands.play(partial(_choosing_a_tile, hands, 120))
    sitting.choose("ui-page-camps")
    for tab in TABS:
        sitting.choose(f"ui-camps-{tab}")
        assert sitting.faults() == [], (tab, language)
        assert all(min(one.rect.size) >= 44 for one in sitting.targets()), tab
    assert any(isinstance(part, Camps) and part.tab == TABS[-1] for part in scene.parts)


def test_a_panel_paints_only_when_what_it_shows_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, scene, _ = at_table()
    painted = note_paints(scene, monkeypatch)
    scene.refresh()
    sitting.see()
    assert painted == []
    sitting.choose("pack pink")
    assert "keys" in painted
    assert "camp" in painted
    assert "prices" not in painted


def test_the_language_changes_at_once() -> None:
    sitting, _, _ = at_table()
    sitting.choose("ui-peek")
    assert "Players" in on_screen()
    sitting.app.settings.language = "fr"
    sitting.app.use_settings()
    sitting.see()
    assert "Joueurs" in on_screen()
    assert "Players" not in on_screen()


def test_the_pointed_button_gets_a_rim() -> None:
    sitting, _, _ = at_table()
    sitting.choose("ui-peek")
    where = next(one.rect for one in sitting.targets() if one.id == "ui-menu")
    before = sitting.surface.get_at((where.centerx, where.top)).normalize()
    sitting.app.pointed = "ui-menu"
    sitting.see()
    assert sitting.surface.get_at((where.centerx, where.top)).normalize() != before


@pytest.mark.slow
@pytest.mark.parametrize("large_text", [False, True])
@in_languages
def test_what_a_tile_is_good_for_can_be_read_on_a_phone(language: str, large_text: bool) -> None:
    sitting, scene, hands = at_table((390, 844), seed=5, language=language, large_text=large_text)
    looked = set()
    for moves in (0, 40, 80):
        hands.play(partial(_choosing_a_tile, hands, moves))
        for tile in (tile for tiles in hands.session.view["river"] for tile in tiles):
            scene.show_tile(tile)
            sitting.see()
            looked.add(tile)
            assert sitting.faults() == [], tile
    assert len(looked) > 12


def _choosing_a_tile(hands: Hands, moves: int) -> bool:
    """Whether a tile is to be chosen, after more than so many moves."""
    return (
        len(hands.session.game.moves) > moves and hands.session.step == "pirogue" and bool(hands.session.choices)
    )


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)])
def test_every_card_in_the_hand_is_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    sitting, scene, _ = at_table(size, 4, large_text=True)
    play_until(scene.session, lambda session: bool(session.choices) and bool(known(scene.mine["cards"])))
    scene.refresh()
    sitting.choose("ui-page-camps")
    cards = [one for one in sitting.targets() if one.id.startswith(("ui-card-", "play "))]
    assert cards
    assert [one.id for one in cards if min(one.rect.size) < 44] == []


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (855, 376), (800, 360), (360, 640)])
def test_every_page_of_the_camps_can_be_read_on_a_phone(
    size: tuple[int, int], players: int, language: str
) -> None:
    sitting, _ = sit(Situation(players).exploring(), size, language=language)
    sitting.choose("ui-page-camps")
    for large in (False, True):
        sitting.app.settings.large_text = large
        sitting.app.use_settings()
        sitting.see()
        for page in [id for id in sitting.ids() if id.startswith("ui-camps-")]:
            sitting.choose(page)
            assert sitting.faults() == [], (page, large)
            assert legible.small(sitting) == [], (page, large)
