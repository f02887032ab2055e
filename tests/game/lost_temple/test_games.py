"""Whole games played through targets only, in windows of all kinds, in every language, every picture looked at."""

from typing import Any

import pytest

from game.lost_temple.table import LostTempleTable
from game.table.board.camera import Camera
from tests.game.hands import Hands, setup, table
from tests.game.sitting import Sitting

GAMES = [
    ((1280, 720), "en", 2, 0, {}),
    ((1280, 720), "fr", 1, 3, {"more_control": True}),
    ((1920, 1080), "fr", 2, 0, {"short_game": True}),
    ((390, 844), "fr", 2, 1, {}),
    ((360, 640), "en", 2, 0, {"more_control": True, "short_game": True}),
    ((844, 390), "fr", 2, 0, {}),
    ((768, 1024), "en", 1, 1, {"short_game": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language", "humans", "bots", "options"), GAMES)
def test_a_whole_game_through_targets(
    size: tuple[int, int], language: str, humans: int, bots: int, options: dict[str, Any]
) -> None:
    seed = size[0] + humans
    plan = setup(humans, bots, seed, **options)
    sitting = Sitting(table(plan), size, language=language, motion=False, sound=False)
    # One of the games is drawn frame by frame; of the others only what is looked at.
    hands = Hands(sitting, seed, drawn=size == (1280, 720) and language == "en")
    hands.finish(lambda: f"{hands.session.step} {len(hands.session.game.moves) > 60}", 17)


@pytest.mark.slow
def test_a_game_on_a_huge_screen_begins() -> None:
    sitting = Sitting(table(setup(2, 0, 5)), (3840, 2160), motion=False, sound=False)
    hands = Hands(sitting, 5)
    hands.play(lambda: len(hands.session.game.moves) > 12)
    sitting.see()
    assert sitting.faults() == []


@pytest.mark.slow
def test_a_game_in_large_letters() -> None:
    for size in ((1280, 720), (390, 844)):
        plan = setup(2, 0, 8, short_game=True)
        sitting = Sitting(table(plan), size, motion=False, sound=False, large_text=True, language="fr")
        hands = Hands(sitting, 8)
        hands.play_moves(71)
        sitting.see()
        assert sitting.faults() == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_every_choice_of_every_decision_can_be_reached(size: tuple[int, int]) -> None:
    sitting = Sitting(table(setup(3, 0, 21)), size, motion=False, sound=False)
    hands = Hands(sitting, 21)
    checked: dict[str, int] = {}

    def look() -> None:
        step = hands.session.step
        if sitting.app.top is not hands.table or not hands.session.choices or checked.get(step, 0) >= 6:
            return
        checked[step] = checked.get(step, 0) + 1
        legal = {str(action) for action in hands.session.choices}
        if step == "place":
            assert _placings(hands) == {text for text in legal if text.startswith("place ")}
        else:
            assert legal - hands.reach() == set(), step

    hands.play(lambda: sitting.scene == "GameOver", look)
    assert {"pack", "pirogue", "icons", "explore", "dig", "place", "look rooms", "look cards"} <= checked.keys()


def _placings(hands: Hands) -> set[str]:
    """Every cell in every orientation, by holding the room over it and turning it round once."""
    table, found = hands.table, set[str]()
    assert isinstance(table, LostTempleTable)
    for way in ("ui-close", "ui-page-board"):
        if way in hands.sitting.ids():
            hands.sitting.choose(way)
    for cell in list(table.hand.fits):
        if cell != table.hand.held:
            table.board.look(Camera())  # a small board lies near the cell before
            hands.sitting.see()
            hands.sitting.choose(f"cell {cell}")
        for _ in range(6):
            found |= {one.id.partition(" #")[0] for one in hands.sitting.targets() if one.id.startswith("place ")}
            hands.sitting.choose("ui-turn-right")
    return found


@pytest.mark.slow
def test_targets_on_a_phone_are_big_enough_for_a_finger() -> None:
    for size in ((360, 640), (390, 844), (844, 390)):
        sitting = Sitting(table(setup(2, 0, 13)), size, motion=False, sound=False)
        assert Hands(sitting, 13).too_small(80) == set()


@pytest.mark.slow
def test_a_tiny_window_breaks_nothing() -> None:
    sitting = Sitting(table(setup(2, 0, 3)), (200, 150), motion=True, sound=False)
    hands = Hands(sitting, 3, drawn=True)
    hands.play(lambda: len(hands.session.game.moves) > 40)
    sitting.resize((1280, 720))
    assert sitting.faults() == []
