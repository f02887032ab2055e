"""A key is chosen beside a free board: first where it goes, then its colour, and what it changes is seen first."""

import pygame
import pytest

from game.lost_temple.dialog import keypreview
from game.screen.targets import find
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import LOW, PHONE, WIDE, on_screen, point, sit
from tests.languages import in_languages

ANY = "passage+any"
COLOURS = ("pink", "blue", "green", "yellow", "brown")


def test_the_keys_grow_out_of_the_stock_and_leave_the_board_free() -> None:
    sitting, scene = sit(Situation().icons(ANY))
    sitting.choose("ui-icon-key")
    assert scene.dialogs.covered == pygame.Rect(1064, 408, 210, 246)
    assert not scene.dialogs.covered.colliderect(scene.board.rect)
    assert sitting.faults() == []


def test_a_key_goes_into_the_backpack_while_there_is_no_set_to_grow() -> None:
    sitting, _ = sit(Situation().icons(ANY))
    sitting.choose("ui-icon-key")
    assert {f"key {colour} backpack" for colour in COLOURS} <= set(sitting.ids())


def test_a_key_goes_to_the_camp_if_its_set_grows() -> None:
    sitting, _ = sit(Situation().camp("pink blue").icons(ANY))
    sitting.choose("ui-icon-key")
    assert {f"key {colour} camp" for colour in COLOURS} <= set(sitting.ids())


def test_a_complete_set_does_not_grow() -> None:
    sitting, _ = sit(Situation().camp(" ".join(COLOURS)).icons(ANY))
    sitting.choose("ui-icon-key")
    assert "key pink backpack" in sitting.ids()


def test_the_other_store_is_one_choice_away() -> None:
    sitting, scene = sit(Situation().camp("pink blue").icons(ANY))
    sitting.choose("ui-icon-key")
    sitting.choose("ui-store-backpack")
    sitting.choose("key green backpack")
    assert scene.mine["backpack"] == {"green": 1}


def test_a_key_of_one_colour_is_taken_with_the_store() -> None:
    sitting, scene = sit(Situation().icons("room+pink"))
    sitting.choose("ui-icon-key")
    assert {"key pink camp", "key pink backpack"} <= set(sitting.ids())
    sitting.choose("key pink camp")
    assert scene.mine["camp"] == {"pink": 1}


def test_a_colour_out_of_stock_is_grey_and_says_so() -> None:
    situation = Situation().camp("pink pink pink", 1).backpack("pink pink pink pink", 1).icons(ANY)
    sitting, scene = sit(situation)
    sitting.choose("ui-icon-key")
    gone = find(sitting.targets(), "ui-gone-pink")
    assert gone is not None
    assert not gone.enabled
    scene.explanations.ask(*gone.rect.center)
    assert scene.explanations.tip is not None
    assert "pink key" in scene.explanations.tip.lines[0].text


def test_pointing_at_a_colour_shows_what_the_camp_is_worth_and_would_be() -> None:
    sitting, _ = sit(Situation().camp("pink blue").icons(ANY))
    sitting.choose("ui-icon-key")
    assert "= 3" in on_screen()
    point(sitting, "key green camp")
    assert "3 → 6" in on_screen()
    assert "camp set of 3: 3 → 6" in on_screen()
    assert sitting.faults() == []


def test_a_second_key_of_a_colour_begins_a_set_of_its_own() -> None:
    _, scene = sit(Situation().camp("pink blue").icons(ANY))
    action = next(one for one in scene.session.choices if str(one) == "key pink camp")
    assert keypreview.lines(scene.words, scene.view, action) == ["camp set of 1: 3 → 4"]


def test_each_altar_that_changes_has_a_line_of_its_own() -> None:
    situation = Situation().room("c3", "green-sanctuary").flag("c3", 0, 0).flag("c3", 1, 1)
    situation.room("b3", "multicoloured-sanctuary").flag("b3", 0, 0).flag("b3", 1, 1)
    sitting, scene = sit(situation.camp("pink", 0).camp("blue blue", 1).icons(ANY))
    sitting.choose("ui-icon-key")
    point(sitting, "key green camp")
    assert "altar c3: 1, others hidden" in on_screen()
    assert "altar b3: 2 to 2, 3 each" in on_screen()
    assert sitting.faults() == []
    assert scene.board.open


def test_the_key_of_the_tent_goes_into_the_backpack_without_asking_where() -> None:
    sitting, scene = sit(Situation().icons(ANY))
    sitting.choose("ui-tent")
    sitting.choose("tent key")
    assert not any(one.startswith("ui-store") for one in sitting.ids())
    sitting.choose("key green backpack")
    assert scene.mine["backpack"] == {"green": 1}


@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE, LOW, (360, 640), (1024, 768)])
def test_the_choice_can_be_read_in_every_window(size: tuple[int, int], language: str) -> None:
    situation = Situation().room("c3", "green-sanctuary").flag("c3", 0, 0).flag("c3", 1, 1)
    sitting, _ = sit(situation.camp("pink blue").backpack("green").icons(ANY), size, language=language)
    sitting.choose("ui-icon-key")
    for colour in COLOURS:
        point(sitting, f"key {colour} camp")
        assert sitting.faults() == [], colour
