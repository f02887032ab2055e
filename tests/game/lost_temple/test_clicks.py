"""How many clicks and key presses three turns of Lost Temple take, counted at the real targets.

Every turn is played twice: with a mouse that clicks in the middle of each target, and with the keys that lead
there soonest. No decision takes more than eight key presses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pytest

from engine.core.chance import Chance
from engine.tools import policies
from game.host.events import Key, Pointer
from game.lost_temple.singles import GIVEN
from game.lost_temple.table import LostTempleTable
from game.screen import targets
from game.screen.targets import Target, find
from game.session.session import Session, read
from tests.engine.lost_temple.situation import Situation
from tests.game.hands import setup
from tests.game.lost_temple.seats import sit
from tests.game.sitting import Home, Sitting

MOST = 8
"""Key presses that a decision may take."""
MOVES = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
    "Tab": None,
    "shift": None,
}
Turn = tuple[Callable[[], Situation], tuple[tuple[str, ...], ...]]


def card_and_key() -> Situation:
    """A tile at one's own site: draw a card, take a key to the camp, then walk through a door and excavate."""
    return Situation().tile("card+any", 0).backpack("pink").camp("pink blue").top("deck", "exploration", "any-key")


def delivery() -> Situation:
    """Past a seaplane with treasures, a passage, two points more, and the tent before the explorer goes."""
    return Situation().tile("treasure+passage+1", 2).backpack("blue").treasures("mask mask")


def forest() -> Situation:
    """Through the forest for a room, which is placed, and a key of its colour."""
    situation = Situation().site(5).tile("room+pink", 0).backpack("yellow green")
    return situation.top("rooms", "pink-bend", "blue-bend", "green-bend")


TURNS: dict[str, Turn] = {
    "card and key": (
        card_and_key,
        (
            ("take card+any",),
            ("look cards",),
            ("keep exploration",),
            ("ui-icon-key", "key green camp"),
            ("go a1",),
            ("dig",),
        ),
    ),
    "delivery": (
        delivery,
        (
            ("take treasure+passage+1",),
            ("deliver mask 2",),
            ("ui-icon-treasure", "look treasures 1"),
            ("keep",),
            ("ui-tent", "tent key"),
            ("key pink backpack",),
            ("ui-ways a2", "go a2"),
            ("dig",),
        ),
    ),
    "forest": (
        forest,
        (
            ("take room+pink",),
            ("pay green",),
            ("look rooms",),
            ("keep pink-bend",),
            ("cell c3", "place c3"),
            ("ui-icon-key", "key pink backpack"),
            ("go e1",),
            ("dig",),
        ),
    ),
}
CLICKS = {"card and key": 7, "delivery": 11, "forest": 10}
"""The clicks of each turn: one for each choice, one more where something is asked further."""


def named(sitting: Sitting, wanted: str) -> Target:
    """The target of that id, or the first that begins with it."""
    listed = sitting.targets()
    exact = find(listed, wanted)
    found = exact or next((one for one in listed if one.id.startswith(wanted)), None)
    assert found is not None, f"{wanted} is not among {[one.id for one in listed]}"
    return found


def click(sitting: Sitting, wanted: str) -> None:
    """Press and release the mouse in the middle of a target."""
    x, y = named(sitting, wanted).rect.center
    sitting.see([Pointer("move", 1, "mouse", x, y)])
    sitting.see([Pointer("down", 1, "mouse", x, y), Pointer("up", 1, "mouse", x, y)])


def keys_to(sitting: Sitting, goal: Target) -> list[Key]:
    """The fewest key presses that choose a target: its digit, its name, or moves of the focus and Enter."""
    if goal.key:
        return [Key(goal.key)]
    listed, start = sitting.targets(), sitting.app.focus
    ways: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue and goal.id not in ways:
        at = queue.popleft()
        for name, move in MOVES.items():
            step = 1 if name == "Tab" else -1
            to = targets.neighbour(listed, at, *move) if move else targets.following(listed, at, step)
            if to is not None and to.id not in ways:
                ways[to.id] = [*ways[at], name]
                queue.append(to.id)
    pressed = [Key("Tab", shift=True) if name == "shift" else Key(name) for name in ways[goal.id]]
    return [*pressed, Key("Enter")]


def press(sitting: Sitting, wanted: str) -> int:
    """Choose a target by the keyboard alone; gives how many keys that took."""
    keys = keys_to(sitting, named(sitting, wanted))
    for key in keys:
        sitting.see([key])
    return len(keys)


def done(scene: LostTempleTable) -> int:
    """The moves that were chosen: what is only given is taken by itself."""
    return sum(move.verb not in GIVEN for move in scene.session.game.moves)


@pytest.mark.slow
@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_no_more_clicks_than_choices_and_questions(name: str) -> None:
    make, decisions = TURNS[name]
    sitting, scene = sit(make())
    clicks = 0
    for steps in decisions:
        before = done(scene)
        for wanted in steps:
            click(sitting, wanted)
            clicks += 1
        assert done(scene) == before + 1, steps
    assert clicks == CLICKS[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", TURNS)
def test_no_decision_of_a_turn_takes_more_than_eight_key_presses(name: str) -> None:
    make, decisions = TURNS[name]
    sitting, scene = sit(make())
    sitting.see([Key("Tab")])
    for steps in decisions:
        before = done(scene)
        pressed = sum(press(sitting, wanted) for wanted in steps)
        assert done(scene) == before + 1, steps
        assert pressed <= MOST, (steps, pressed)


def distances(sitting: Sitting, scene: LostTempleTable) -> dict[str, int]:
    """The fewest key presses that choose each target: its digit, moves of the focus, or its place by name."""
    listed, start = sitting.targets(), sitting.app.focus
    away = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for name, move in MOVES.items():
            step = 1 if name == "Tab" else -1
            to = targets.neighbour(listed, at, *move) if move else targets.following(listed, at, step)
            if to is not None and to.id not in away:
                away[to.id] = away[at] + 1
                queue.append(to.id)
    found = {one.id: 1 if one.key else away.get(one.id, 99) + 1 for one in listed}
    for place in scene.board.ground.places:
        named_there = scene.go_to(place) if len(place) == 2 else None
        if named_there is not None:
            found[named_there.id] = min(found[named_there.id], len("j") + len(place) + len("↵"))
    return found


@pytest.mark.slow
def test_every_choice_in_sight_is_within_eight_key_presses_all_through_a_game() -> None:
    plan = setup(1, 1, 3)
    session, chance, steps = Session(Home((1280, 720)), plan), Chance.seeded(3), set()
    most = 0
    while not session.over:
        if session.choices and (session.step not in steps or len(session.game.moves) % 9 == 0):
            steps.add(session.step)
            sitting = Sitting(lambda app: LostTempleTable(app, read(app.host, session.saved())), motion=False)
            scene = sitting.app.top
            assert isinstance(scene, LostTempleTable)
            scene.recap.close()
            sitting.app.keyfocus.shown = True
            sitting.see()
            away = distances(sitting, scene)
            legal = {str(action) for action in session.choices}
            most = max([most, *(presses for id, presses in away.items() if id in legal or id.startswith("cell "))])
        session.apply(policies.greedy(session.game, chance))
        if session.held:
            session.end_turn()
    assert {"pirogue", "icons", "explore", "place"} <= steps
    assert most <= MOST


@pytest.mark.slow
def test_a_room_is_placed_in_any_cell_and_turn_with_eight_key_presses() -> None:
    """J and two keys name the cell, Enter holds the room there, R turns it, Enter lays it."""
    situation = Situation().tile("room+pink", 0).top("rooms", "pink-bend", "blue-bend", "green-bend")
    for turns in range(4):
        sitting, scene = sit(situation)
        for wanted in ("take room+pink", "look rooms", "keep pink-bend"):
            sitting.choose(wanted)
        keys = [Key("j"), Key("d"), Key("6"), Key("Enter"), *[Key("r")] * turns, Key("Enter")]
        before = done(scene)
        for key in keys:
            sitting.see([key])
        assert len(keys) <= MOST
        assert done(scene) == before + 1
        assert "d6" in scene.view["temple"]
