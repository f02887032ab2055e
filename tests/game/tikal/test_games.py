"""Whole games of Tikal through targets only: all editions and the auction, in all windows and every language."""

from typing import Any

import pytest

from game.table.board.camera import Camera
from game.tikal.table import TikalTable
from tests.game.hands import Hands, table, tikal
from tests.game.sitting import Sitting

GAMES = [
    ((1280, 720), "en", 2, 0, {}),
    ((1280, 720), "fr", 4, 0, {"edition": "2015", "auction": True}),
    ((1920, 1080), "fr", 2, 0, {"edition": "classic"}),
    ((390, 844), "fr", 3, 0, {"edition": "2015"}),
    ((360, 640), "en", 2, 0, {"auction": True}),
    ((844, 390), "fr", 2, 0, {"edition": "classic"}),
    ((768, 1024), "en", 1, 1, {"edition": "2015"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language", "humans", "bots", "options"), GAMES)
def test_a_whole_game_through_targets(
    size: tuple[int, int], language: str, humans: int, bots: int, options: dict[str, Any]
) -> None:
    seed = size[0] + humans
    plan = tikal(humans, bots, seed, **options)
    sitting = Sitting(table(plan), size, language=language, motion=False, sound=False)
    # One of the games is drawn frame by frame; of the others only what is looked at.
    hands = Hands(sitting, seed, drawn=size == (1280, 720) and language == "en")

    def kind() -> str:
        chosen = hands.table.state()
        late = len(hands.session.view["board"]) > 20
        return f"{hands.session.step} {chosen['mode']} {bool(chosen['place'])} {late}"

    hands.finish(kind, 41, most=20000)


@pytest.mark.slow
def test_a_game_on_a_huge_screen_begins() -> None:
    sitting = Sitting(table(tikal(2, 0, 5)), (3840, 2160), motion=False, sound=False)
    hands = Hands(sitting, 5)
    hands.play(lambda: len(hands.session.game.moves) > 12)
    sitting.see()
    assert sitting.faults() == []


@pytest.mark.slow
def test_a_game_in_large_letters() -> None:
    for size in ((1280, 720), (390, 844), (844, 390)):
        sitting = Sitting(
            table(tikal(2, 0, 8, auction=True)), size, motion=False, sound=False, large_text=True, language="fr"
        )
        hands = Hands(sitting, 8)
        hands.play_moves(71, most=8000)
        sitting.see()
        assert sitting.faults() == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_every_choice_of_every_decision_can_be_reached(size: tuple[int, int]) -> None:
    sitting = Sitting(table(tikal(3, 0, 21, auction=True)), size, motion=False, sound=False)
    hands = Hands(sitting, 21)
    checked: dict[str, set[int]] = {}

    def look() -> None:
        step, moves = hands.session.step, len(hands.session.game.moves)
        known = checked.setdefault(step, set())
        if sitting.app.top is not hands.table or not hands.session.choices or moves % 23 or moves in known:
            return
        known.add(moves)
        legal = {str(action) for action in hands.session.choices}
        if step == "place":
            assert _placings(hands) == legal
        elif step == "act":
            assert _actions(hands) == legal
        elif step == "bid":
            assert _bids(hands) == legal
        else:
            assert legal - hands.reach(600) == set(), step

    hands.play(lambda: sitting.scene == "GameOver", look, most=20000)
    assert checked.keys() >= {"bid", "place", "act"}


def _placings(hands: Hands) -> set[str]:
    """Every space in every turn, by holding the tile over it and turning it round once."""
    found: set[str] = set()
    hands.table.turn_to("board")
    held = [_table(hands).hand.held] if _table(hands).hand.held else []
    cells = [one.id.split()[1] for one in hands.sitting.targets() if one.id.startswith("cell ")]
    for cell in (*held, *cells):
        if f"cell {cell}" in hands.sitting.ids():
            hands.sitting.choose(f"cell {cell}")
        for _ in range(6):
            found |= {one.id.partition(" #")[0] for one in hands.sitting.targets() if one.id.startswith("place ")}
            if "ui-turn-right" in hands.sitting.ids():
                hands.sitting.choose("ui-turn-right")
    return found


def _bids(hands: Hands) -> set[str]:
    """A pass, and every bid by raising it step by step."""
    found = {"pass"} & set(hands.sitting.ids())
    for _ in range(100):
        found |= {id for id in hands.sitting.ids() if id.startswith("bid ")}
        if not hands.sitting.app.choose("ui-bid-more"):
            break
    return found


def _actions(hands: Hands) -> set[str]:
    """Everything that hexes and the action bar offer, with either kind of member, and what their dialogs offer."""
    legal = {str(action) for action in hands.session.choices}
    sitting, found = hands.sitting, set()

    def look() -> list[str]:
        found.update(legal & set(sitting.ids()))
        return sitting.ids()

    def walk() -> None:
        """Every hex in reach, also where others of the player stand; a small screen shows the way first."""
        _table(hands).board.look(Camera())
        for goal in [id for id in look() if id.startswith("goal ")]:
            sitting.app.choose(goal)
            look()

    _leave(hands)
    for id in [id for id in look() if id.startswith(("hex ", "ui-act-"))]:
        _leave(hands)
        if id in legal or not sitting.app.choose(id):
            continue
        ways = [way for way in look() if way.startswith(("ui-guard ", "ui-give-"))]
        if id.startswith("hex "):
            walk()
            sitting.app.choose("ui-member-leader")
            while sitting.app.choose("ui-fewer"):
                if not _table(hands).chosen.party.workers:
                    break
            walk()
        for way in ways:
            _leave(hands)
            sitting.app.choose(id)
            sitting.app.choose(way)
            look()
    _leave(hands)
    return found


def _table(hands: Hands) -> TikalTable:
    assert isinstance(hands.table, TikalTable)
    return hands.table


def _leave(hands: Hands) -> None:
    """Nothing chosen, no dialog up, the whole jungle in sight."""
    table = _table(hands)
    table.dialogs.close()
    table.chosen.clear()
    table.turn_to("board")
    table.board.look(Camera())


@pytest.mark.slow
def test_targets_on_a_phone_are_big_enough_for_a_finger() -> None:
    for size in ((360, 640), (390, 844), (844, 390)):
        sitting = Sitting(table(tikal(2, 0, 13, auction=True)), size, motion=False, sound=False)
        assert Hands(sitting, 13).too_small(80, most=8000) == set()


def test_a_tiny_window_breaks_nothing() -> None:
    sitting = Sitting(table(tikal(2, 0, 3)), (200, 150), motion=True, sound=False)
    hands = Hands(sitting, 3, drawn=True)
    hands.play(lambda: len(hands.session.game.moves) > 40, most=8000)
    sitting.resize((1280, 720))
    assert sitting.faults() == []
