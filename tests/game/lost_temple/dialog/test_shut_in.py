"""Before one shuts oneself in the table asks, once a turn, with the way out if there is one."""

import pytest

from game.lost_temple import warning
from game.screen import text
from game.screen.targets import find
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play
from tests.game.lost_temple.seats import PHONE, WIDE, on_screen, sit
from tests.languages import in_languages

LOW = (844, 390)


def before_the_last_key() -> Situation:
    """In c1, whose only door is brown, with a key of any colour to take and no tent."""
    return Situation().at("c1").tent(False).icons("passage+any", "1")


@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE, LOW])
def test_leaving_the_last_key_is_asked_about_once(size: tuple[int, int], language: str) -> None:
    sitting, scene = sit(before_the_last_key(), size, language=language)
    if "ui-peek" in sitting.ids():
        sitting.choose("ui-peek")
    sitting.choose("done")
    assert scene.session.step == "icons"
    assert sitting.app.words("lost-temple.shut.title") in on_screen()
    assert {"key brown backpack", "ui-shut-anyway", "ui-shut-why"} <= set(sitting.ids())
    assert sitting.faults() == []
    sitting.choose("ui-shut-anyway")
    assert scene.session.step == "explore"
    assert not scene.shut_in.open


def test_it_is_asked_once_a_turn() -> None:
    sitting, scene = sit(before_the_last_key())
    sitting.choose("done")
    scene.back()
    sitting.see()
    assert scene.session.step == "icons"
    sitting.choose("done")
    assert scene.session.step == "explore"


def test_the_gold_button_takes_the_key_that_leads_out() -> None:
    sitting, scene = sit(before_the_last_key())
    sitting.choose("done")
    found = find(sitting.targets(), "key brown backpack")
    assert found is not None
    sitting.choose("key brown backpack")
    assert scene.mine["backpack"] == {"brown": 1}
    assert not scene.shut_in.open


def test_escape_and_going_back_do_nothing() -> None:
    sitting, scene = sit(before_the_last_key())
    sitting.choose("done")
    scene.back()
    sitting.see()
    assert not scene.shut_in.open
    assert scene.session.step == "icons"
    assert scene.session.game.moves == []


def test_the_rule_is_a_tap_away() -> None:
    sitting, _ = sit(before_the_last_key())
    sitting.choose("done")
    sitting.choose("ui-shut-why")
    assert sitting.scene == "RulesPage"


def test_who_has_another_way_out_or_was_shut_in_before_is_not_asked() -> None:
    for situation in (before_the_last_key().backpack("brown"), before_the_last_key().passages(1)):
        game = situation.game()
        assert warning.shuts_in(game, 0, [game.parse("done")]) is None
    shut = play(before_the_last_key().game(), "done")
    assert warning.shuts_in(shut, 0, [shut.parse("rest")]) is None


def test_a_key_to_the_camp_is_asked_about_as_well_and_one_to_the_backpack_is_not() -> None:
    game = before_the_last_key().game()
    assert warning.shuts_in(game, 0, [game.parse("key brown camp")])
    assert warning.shuts_in(game, 0, [game.parse("key pink backpack")])
    assert warning.shuts_in(game, 0, [game.parse("key brown backpack")]) is None


def test_what_is_asked_is_read_out() -> None:
    sitting, scene = sit(before_the_last_key())
    sitting.choose("done")
    told = [line for reading in sitting.home.readings for line in reading.story]
    assert any(scene.words("lost-temple.shut.title") in line for line in told)
    assert text.drawn
