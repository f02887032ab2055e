"""By keys alone: the focus is always on something sensible, places have names, actions have digits."""

import random
from typing import Any

import pytest

from game.host.events import Focus, Key
from game.pages.keyhelp import GROUPS, KeyHelp
from game.screen.targets import find
from game.session.seats import Setup
from game.table.table import Table
from tests.game.hands import setup, table, tikal
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages

PLANS = [setup(1, 1, 4), tikal(1, 1, 4)]


def sit(plan: Setup, size: tuple[int, int] = (1280, 720), **settings: Any) -> tuple[Sitting, Table]:
    sitting = Sitting(table(plan), size, **{"motion": False, "sound": False, **settings})
    assert isinstance(sitting.app.top, Table)
    return sitting, sitting.app.top


def press(sitting: Sitting, *names: str) -> None:
    for name in names:
        sitting.app.step([Key(name)], 0.05)


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS)
def test_after_every_choice_of_a_game_the_focus_is_on_something_to_choose(plan: Setup) -> None:
    sitting, scene = sit(plan)
    chance, seen = random.Random(2), set()
    press(sitting, "Tab")
    for _ in range(700):
        sitting.app.step((), 0.1)
        if scene.session.over:
            break
        while sitting.app.top is not scene and len(sitting.app.scenes) > 1:
            sitting.app.top.back()  # the menu and its pages can be chosen beside a docked page
            sitting.app.step((), 0.1)
        if sitting.app.top is not scene:
            break
        if not (scene.session.choices or scene.session.held):
            continue
        focused = find(scene.targets(), sitting.app.focus)
        assert focused is not None, scene.session.step
        seen.add(scene.session.step)
        press(
            sitting,
            chance.choice(["Enter", "Enter", "Tab", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "1"]),
        )
    assert len(seen) > 1
    assert sitting.home.crashes == []


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_place_that_can_be_chosen_is_reached_by_its_name(plan: Setup, size: tuple[int, int]) -> None:
    sitting, scene = sit(plan, size)
    for _ in range(3000):  # the computer player thinks in between, as long as it takes
        sitting.app.step((), 0.1)
        places = {
            str(one.place) for one in scene.session.choices if hasattr(one, "place") and len(str(one.place)) == 2
        }
        if places:
            break
        if scene.session.choices:
            scene.act(scene.session.choices[0])
    place = min(places)
    press(sitting, "j", *place)
    focused = find(scene.targets(), sitting.app.focus)
    assert focused is not None
    board: Any = scene.board
    assert focused.rect.collidepoint(board.ground.places[place])


def test_a_name_that_is_no_place_says_so_and_lets_go() -> None:
    sitting, scene = sit(PLANS[1])
    press(sitting, "j", "z", "9")
    assert "z9" in scene.bar.notice
    assert not scene.catches(Key("a"))


def test_what_was_said_is_gone_when_another_language_is_chosen() -> None:
    sitting, scene = sit(PLANS[1])
    press(sitting, "j", "z", "9")
    sitting.app.settings.language = "fr"
    sitting.app.use_settings()
    assert scene.bar.notice == ""


def test_any_other_key_lets_go_of_a_name() -> None:
    sitting, scene = sit(PLANS[1])
    press(sitting, "j", "Escape")
    assert not scene.dialogs.open
    assert not scene.catches(Key("a"))


def test_digits_choose_what_stands_in_a_dialog() -> None:
    sitting, scene = sit(PLANS[1])
    scene.dialogs.show("menu")
    sitting.see()
    first = scene.targets()[0]
    assert first.key == "1"
    press(sitting, "2")
    assert sitting.app.top is not scene or not scene.dialogs.open or scene.dialogs.kind != "menu"


@pytest.mark.parametrize("plan", PLANS)
@in_languages
@pytest.mark.parametrize("size", SIZES)
def test_a_question_mark_lists_every_key(plan: Setup, language: str, size: tuple[int, int]) -> None:
    sitting, scene = sit(plan, size, language=language)
    press(sitting, "?")
    page = sitting.app.top
    assert isinstance(page, KeyHelp)
    told = " ".join(page.reading().facts)
    for name in (one for group in GROUPS.values() for one in group):
        assert scene.words(f"shortcut.{name}") in told
    assert sitting.faults() == []
    press(sitting, "Escape")
    assert sitting.app.top is scene


def test_the_focus_explains_what_it_is_on() -> None:
    sitting, scene = sit(PLANS[1])
    for _ in range(8):
        press(sitting, "Tab")
        sitting.app.step((), 0.1)
        sitting.app.step((), 0.1)
        sitting.app.step((), 0.1)
        focused = find(scene.targets(), sitting.app.focus)
        assert focused is not None
        if scene.explanations.tip is not None:
            assert scene.explanations.tip.anchor.colliderect(focused.rect)
            return
    raise AssertionError("Nothing was explained.")


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_while_others_decide_and_things_move_the_focus_is_on_something(plan: Setup, size: tuple[int, int]) -> None:
    sitting, scene = sit(plan, size, motion=True)
    chance, waited = random.Random(3), 0
    press(sitting, "Tab")
    while waited < 30:
        sitting.app.step((), 0.1)
        if not find(scene.targets(), sitting.app.focus):
            raise AssertionError((scene.session.step, sitting.app.focus, sitting.ids()))
        if scene.session.held:
            scene.end_turn()
        elif scene.session.choices and not scene.showing:
            scene.act(chance.choice(scene.session.choices))
        waited += scene.opponents.deciding


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS)
def test_the_focus_goes_back_to_what_is_to_be_decided_after_others_have(plan: Setup) -> None:
    sitting, scene = sit(plan, motion=True)
    chance, acted, waited = random.Random(3), False, False
    for _ in range(2000):
        sitting.app.step((), 0.1)
        if acted and scene.opponents.deciding and not scene.showing:
            waited = True
            assert sitting.app.focus == "ui-faster"
        elif waited and scene.session.choices and not scene.showing and scene.recap.lines == ():
            break
        elif scene.session.held:
            scene.end_turn()
        elif scene.session.choices and not scene.showing:
            action = chance.choice(scene.session.choices)
            scene.select_path_to(action)
            sitting.see([Focus(str(action))])
            sitting.see([Key("Enter")])
            acted = True
    sitting.see()
    assert sitting.app.focus in [one.id for one in scene.choosing(scene.targets())]


@pytest.mark.slow
@pytest.mark.parametrize("keys", [Key("y", ctrl=True), Key("z", ctrl=True, shift=True)])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_redo_has_keys_where_its_button_is_only_in_the_menu(size: tuple[int, int], keys: Key) -> None:
    sitting, scene = sit(tikal(1, 1, 4), size)
    while not (len(scene.session.game.moves) and not scene.session.undo_block and scene.session.choices):
        sitting.app.step((), 0.1)
        if scene.session.choices:
            scene.act(scene.session.choices[0])
    done = scene.session.game.digest()
    sitting.see([Key("z", ctrl=True)])
    assert scene.session.game.digest() != done
    sitting.see([keys])
    assert scene.session.game.digest() == done
