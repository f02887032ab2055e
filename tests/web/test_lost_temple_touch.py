"""Lost Temple's choices in a real page: icons at their site, a card by a click, a key beside the board, undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.core.chance import Chance
from engine.lost_temple import actions as do
from engine.tools import policies
from game.session.session import Session
from tests.game.hands import setup
from tests.game.sitting import Home
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.visits import Visit

BOARD_RIGHT = 1060
"""Where the board of a wide table ends, in CSS pixels."""


def reached(home: Home, met: Callable[[Session], bool]) -> Session:
    """A game against a bot, played simply until the person faces a decision for which something holds."""
    for seed in range(3, 60):
        session, chance = Session(home, setup(1, 1, seed)), Chance.seeded(seed)
        while not session.over:
            if session.choices and met(session):
                return session
            session.apply(policies.greedy(session.game, chance))
    raise AssertionError("No such decision came up.")


def with_any_key(home: Home) -> Session:
    """A tile with a key of any colour is taken."""
    return reached(home, lambda session: session.step == "icons" and len(session.choices.of(do.KEY)) == 10)


def with_a_card(home: Home) -> Session:
    """A card that can be played is in the hand before the pirogue goes."""
    return reached(home, lambda session: session.step == "pirogue" and bool(session.choices.of(do.PLAY)))


def beginning(home: Home) -> Session:
    """Nothing has been done yet."""
    return Session(home, setup(1, 1, 3, first=0))


def at(game_site: Path, visit: Callable[..., Visit], made: Callable[[Home], Session], **size: object) -> AtTable:
    return sit(visit, game_site, stored(made), {"motion": False}, **size)


def test_the_icons_lie_beside_the_river_and_a_click_on_the_key_keeps_the_board_free(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = at(game_site, visit, with_any_key, **WIDE)
    icon = here.until(lambda: here.targets().get("ui-icon-key"))
    assert icon["x"] + icon["w"] < 345 or icon["x"] > 925
    here.click("ui-icon-key")
    keys = here.until(lambda: [one for id, one in here.targets().items() if id.startswith("key ")])
    assert len(keys) == 5
    assert all(one["x"] > BOARD_RIGHT for one in keys)
    before = sum(here.state["game"]["stock"]["keys"].values())
    here.click(keys[0]["id"])
    here.until(lambda: sum(here.state["game"]["stock"]["keys"].values()) == before - 1)
    here.visit.assert_quiet()


def test_a_key_is_chosen_with_a_finger_in_the_lower_half_of_a_phone(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = at(game_site, visit, with_any_key, **PHONE)
    assert here.middle("ui-icon-key")[1] > 844 / 2
    here.tap("ui-icon-key")
    keys = here.until(lambda: [one for id, one in here.targets().items() if id.startswith("key ")])
    assert all(one["y"] >= 844 / 2 and min(one["w"], one["h"]) >= 44 for one in keys)
    here.tap(keys[-1]["id"])
    here.until(lambda: not [id for id in here.targets() if id.startswith("key ")])
    here.visit.assert_quiet()


def test_a_card_in_the_camp_is_played_by_a_click(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = at(game_site, visit, with_a_card, **WIDE)
    card = here.until(lambda: next((one for id, one in here.targets().items() if id.startswith("play ")), None))
    assert card["y"] > 600
    here.click(card["id"])
    here.until(lambda: card["id"] not in here.targets())
    here.visit.assert_quiet()


def test_a_dead_undo_says_why_under_the_pointer_and_when_it_is_clicked(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = at(game_site, visit, beginning, **WIDE)
    why = here.until(lambda: here.targets().get("ui-undo"))["hint"]
    assert why
    here.point("ui-undo")
    here.until(lambda: here.state["tip"])
    here.click("ui-undo")
    here.visit.page.wait_for_timeout(300)
    assert here.state["scene"].endswith("table")
    here.visit.assert_quiet()
