"""Habits of both tables, in the page: a turn waits for its end, the focus goes on, explanations behave."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.session.session import Session
from game.table.endturn import END
from tests.game.hands import setup, tikal
from tests.game.sitting import Home
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.visits import Visit


def _waiting_turn(home: Home) -> Session:
    """Lost Temple, where a person's turn is over by its last action."""
    session, chance = Session(home, setup(1, 1, 3)), Chance.seeded(5)
    while not session.held:
        session.apply(policies.greedy(session.game, chance))
    return session


def _first_actions(home: Home) -> Session:
    """Tikal, where a person has placed a tile and has all ten points."""
    session = Session(home, tikal(1, 1, 3, first=0))
    session.apply(session.choices[0])
    return session


def _card_to_keep(home: Home) -> Session:
    """Lost Temple, where a person has three cards in hand and keeps one."""
    session, chance = Session(home, setup(1, 1, 3)), Chance.seeded(8)
    while not (session.choices and session.step == "look cards" and len(session.choices) > 1):
        if session.held:
            session.end_turn()
        session.apply(policies.greedy(session.game, chance))
    return session


@pytest.fixture
def waiting(game_site: Path, visit: Callable[..., Visit]) -> AtTable:
    return sit(visit, game_site, stored(_waiting_turn), {"motion": False}, **WIDE)


def test_the_last_choice_of_a_turn_can_be_undone(waiting: AtTable) -> None:
    waiting.visit.page.wait_for_timeout(1500)
    before = waiting.state["to_move"]
    assert END in waiting.targets()
    waiting.click("ui-undo")
    waiting.until(lambda: waiting.state["to_move"] == waiting.state["viewer"] != before)
    waiting.visit.assert_quiet()


def test_a_reload_comes_back_to_the_turn_that_waits_and_a_click_ends_it(waiting: AtTable) -> None:
    waiting.visit.page.reload()
    waiting.visit.wait_for_frame()
    waiting.until(lambda: waiting.visit.choose("continue"))
    waiting.click(END)
    waiting.until(lambda: END not in waiting.targets())


def test_the_end_of_a_turn_lies_under_the_thumb(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, stored(_waiting_turn), {"motion": False}, **PHONE)
    assert here.middle(END)[1] > 844 / 2
    here.tap(END)
    here.until(lambda: END not in here.targets())


def test_after_an_action_by_key_the_focus_is_on_the_next_thing(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, stored(_first_actions), {"motion": False}, **WIDE)
    here.press("Tab")
    for _ in range(4):
        here.press("1")
        here.still()
        here.until(lambda: here.state["focus"] in here.targets())
        # The page makes its buttons anew with what can be chosen, and moves the focus a moment later.
        here.until(lambda: here.visit.js("document.activeElement?.tagName") == "BUTTON")
    here.visit.assert_quiet()


def test_the_hint_says_which_card_to_keep_and_shows_it(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, stored(_card_to_keep), {"motion": False}, **WIDE)
    cards = here.until(lambda: [id for id in here.targets() if id.startswith("keep ")])
    assert len(cards) > 1
    here.click("ui-hint")
    here.click("ui-ask")
    here.click("ui-show")
    here.until(lambda: set(cards) <= set(here.targets()))
    assert here.state["game"]["decision"]["step"] == "look cards"  # it is shown, and not done
    here.visit.assert_quiet()


def test_explanations_follow_the_pointer_inside_a_panel_and_keep_quiet_after_a_click(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, stored(_first_actions), {"motion": False}, **WIDE)
    bar = [target for target in here.targets() if target in ("ui-undo", "ui-hint", "ui-menu")]
    here.point(bar[0])
    first = here.until(lambda: here.state["tip"])
    here.point(bar[-1])
    here.until(lambda: here.state["tip"] not in ("", first))
    here.click("ui-menu")
    here.visit.page.wait_for_timeout(700)
    assert here.state["tip"] == ""
