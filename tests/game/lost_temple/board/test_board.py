"""Lost Temple's board looked at closely on a phone: what can be chosen, shown and read there."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from engine.lost_temple import actions as do
from game.host.events import Key, Pinch, Pointer, Wheel
from game.lost_temple.animations import MAKERS
from game.lost_temple.board import pieces
from game.lost_temple.table import LostTempleTable
from game.pages.replay import replay
from game.screen import shared_art
from game.screen.gestures import Drag
from game.screen.targets import Target, find
from game.session.played import AnyEvent
from game.session.session import Session
from game.table.board.boardview import where
from game.table.board.camera import Camera
from tests.game import games
from tests.game.hands import Hands, setup, table
from tests.game.sitting import Sitting
from tests.languages import in_languages
from tests.shots import deciding, played

PHONES = [(390, 844), (844, 390)]
BOARD = ("go ", "dig ", "sanctuary ", "place ", "cell ", "ui-ways ")


def sit(
    step: str | Callable[[Session], bool],
    size: tuple[int, int] = (390, 844),
    least: int = 90,
    *,
    motion: bool = False,
    **home: Any,
) -> tuple[Sitting, LostTempleTable]:
    until = step if callable(step) else deciding(step) if step else lambda session: True
    sitting = Sitting(
        lambda app: LostTempleTable(app, played(app, until, least)), size, motion=motion, sound=False, **home
    )
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    return sitting, scene


def pinch(sitting: Sitting, at: tuple[float, float], steps: int) -> None:
    for _ in range(abs(steps)):
        sitting.see([Pinch(*at, 1.25 if steps > 0 else 0.8, 0, 0)])


def look_at(sitting: Sitting, scene: LostTempleTable, place: str, steps: int = 3) -> None:
    """Zoom in with a place as much in the middle as it can be."""
    scene.board.look(Camera())
    pinch(sitting, scene.board.ground.places[place], steps)
    x, y = scene.board.ground.places[place]
    sitting.see([Pinch(x, y, 1.0, scene.board.rect.centerx - x, scene.board.rect.centery - y)])


def on_board(sitting: Sitting) -> dict[str, Target]:
    return {one.id: one for one in sitting.targets() if one.id.startswith(BOARD)}


def place_of(id: str) -> str:
    return id.split()[1]


# What hands do


@pytest.mark.parametrize("size", PHONES)
def test_the_room_between_two_fingers_stays_between_them(size: tuple[int, int]) -> None:
    sitting, scene = sit("explore", size)
    x, y = scene.board.ground.places["c3"]
    before = scene.board.ground.unit
    for steps in (1, 2, -1):
        pinch(sitting, (x, y), steps)
        assert scene.board.ground.places["c3"] == pytest.approx((x, y), abs=1)
    assert scene.board.ground.unit > 1.5 * before


def test_a_finger_drags_the_picture_and_never_out_of_its_place() -> None:
    sitting, scene = sit("explore")
    board = scene.board
    pinch(sitting, board.rect.center, 2)
    x, y = board.ground.places["c3"]
    scene.handle(Drag("move", 200, 300, 21, -13, 190, 300))
    assert board.ground.places["c3"] == pytest.approx((x + 21, y - 13))
    for dx, dy in ((4000, 4000), (-4000, -4000)):
        scene.handle(Drag("move", 200, 300, dx, dy, 190, 300))
        assert board.ground.picture.contains(board.rect)
    x, y = board.ground.places["c3"]
    scene.handle(Drag("move", 200, 700, 21, -13, 190, 700))
    assert board.ground.places["c3"] == (x, y)


def test_keys_zoom_and_pan_and_0_shows_everything() -> None:
    sitting, scene = sit("explore")
    whole = on_board(sitting)
    sitting.see([Key("+")])
    assert scene.board.sight.look.zoom > 1
    x, y = scene.board.ground.places["c3"]
    sitting.see([Key("d")])
    assert scene.board.ground.places["c3"][0] < x
    sitting.see([Key("s")])
    assert scene.board.ground.places["c3"][1] < y
    sitting.see([Key("0")])
    assert on_board(sitting) == whole
    sitting.see([Key("+"), Key("-")])
    assert on_board(sitting) == whole


@pytest.mark.slow
def test_the_wheel_zooms_and_turns_the_room_in_hand_when_there_is_one() -> None:
    sitting, scene = sit("explore")
    sitting.see([Wheel(*scene.board.rect.center, 0, 60)])
    assert scene.board.sight.look.zoom > 1
    sitting, scene = sit("place", least=10)
    look = scene.board.sight.look
    sitting.see([Wheel(*scene.board.rect.center, 0, -60)])
    assert scene.hand.rotation == 1
    sitting.see([Wheel(200, 800, 0, 60)])
    assert scene.hand.rotation == 0
    assert scene.board.sight.look == look


def test_nothing_moves_under_a_dialog() -> None:
    sitting, scene = sit("explore")
    sitting.choose("ui-menu")
    sitting.see([Pinch(*scene.board.rect.center, 1.6, 0, 0), Key("+"), Wheel(*scene.board.rect.center, 0, 60)])
    assert scene.board.sight.look == Camera()


@pytest.mark.slow
def test_a_wide_table_stays_whole() -> None:
    sitting, scene = sit("explore", (1280, 720))
    before = sitting.targets()
    x, y = scene.board.rect.center
    sitting.see([Pinch(x, y, 1.6, 30, 30), Key("+"), Key("d"), Wheel(x, y, 0, 60)])
    scene.handle(Drag("move", x, y, 40, 40, x, y))
    assert scene.board.sight.look == Camera()
    assert sitting.targets() == before
    sitting, scene = sit("place", (1280, 720), 10)
    sitting.see([Wheel(x, y, 0, -60)])
    assert scene.hand.rotation == 1


# What can be chosen


def far_and_near(session: Session) -> bool:
    """Whether the explorer can go to both ends of the board."""
    rows = {action.place[0] for action in session.choices.of(do.GO)}
    return session.step == "explore" and rows >= {"a", "e"}


@pytest.mark.slow
@pytest.mark.parametrize("size", PHONES)
def test_what_is_in_sight_is_bigger_and_what_is_not_is_gone(size: tuple[int, int]) -> None:
    sitting, scene = sit(far_and_near, size)
    whole = on_board(sitting)
    near = max(whole.values(), key=lambda one: one.rect.y)
    look_at(sitting, scene, place_of(near.id))
    close = on_board(sitting)
    assert close[near.id].rect.w > 1.5 * near.rect.w
    assert close[near.id].rect.h > 1.5 * near.rect.h
    assert close.keys() < whole.keys()
    for id in whole:
        middle = scene.board.ground.places[place_of(id)]
        assert (id in close) == scene.board.rect.collidepoint(middle), id
    assert all(scene.board.rect.contains(one.rect) for one in close.values())


@pytest.mark.parametrize("size", PHONES)
def test_a_tap_on_an_enlarged_room_chooses_that_room(size: tuple[int, int]) -> None:
    sitting, scene = sit("explore", size)
    wanted = next(id for id in on_board(sitting) if id.startswith("go ") and "out" not in id)
    whole = scene.board.ground.places[place_of(wanted)]
    look_at(sitting, scene, place_of(wanted), 2)
    sitting.see([Pinch(*scene.board.rect.center, 1.0, 37, 41)])
    x, y = scene.board.ground.places[place_of(wanted)]
    assert (x, y) != pytest.approx(whole, abs=10)
    sitting.see([Pointer("down", 1, "touch", x, y), Pointer("up", 1, "touch", x, y)])
    assert str(scene.session.game.moves[-1]) == wanted


def test_a_room_under_the_river_strip_is_not_explained_there() -> None:
    sitting, scene = sit("explore")
    look_at(sitting, scene, "a3")
    place = next(name for name, (_, y) in scene.board.ground.places.items() if y > scene.board.rect.bottom + 20)
    x, y = scene.board.ground.places[place]
    assert scene.board.ground.place_at(x, y) == ""
    assert scene.board.ground.place_at(*scene.board.ground.places["a3"]) == "a3"


@pytest.mark.parametrize("step", ["explore", "pirogue"])
@pytest.mark.parametrize("size", PHONES)
def test_pinching_back_restores_the_first_picture(size: tuple[int, int], step: str) -> None:
    sitting, scene = sit(step, size)
    targets = sitting.targets()
    picture = sitting.surface.copy()
    pinch(sitting, scene.board.ground.places["b2"], 3)
    assert picture.get_view("0").raw != sitting.surface.get_view("0").raw
    pinch(sitting, scene.board.ground.places["d4"], -3)
    assert sitting.targets() == targets
    assert picture.get_view("0").raw == sitting.surface.get_view("0").raw


@pytest.mark.parametrize("size", PHONES)
def test_another_window_shows_the_whole_board(size: tuple[int, int]) -> None:
    sitting, scene = sit("explore", size)
    look_at(sitting, scene, "a1")
    sitting.resize((size[1], size[0]))
    assert scene.board.sight.look == Camera()


# What comes back into sight


@pytest.mark.parametrize("size", PHONES)
def test_show_me_brings_the_choice_into_sight(size: tuple[int, int]) -> None:
    sitting, scene = sit("explore", size)
    for id in on_board(sitting):
        if not id.startswith("go "):
            continue
        far = max(scene.board.ground.places, key=lambda name: _apart(scene, name, place_of(id)))
        look_at(sitting, scene, far)
        assert find(sitting.targets(), id) is None
        scene.pointing.at_action(scene.session.game.parse(id))
        sitting.see()
        target = find(sitting.targets(), id)
        assert target is not None
        assert scene.board.rect.contains(target.rect)
        scene.board.look(Camera())


def _apart(scene: LostTempleTable, one: str, two: str) -> float:
    places = scene.board.ground.places
    return pygame.Vector2(places[one]).distance_to(places[two])


@pytest.mark.slow
@pytest.mark.parametrize("size", PHONES)
def test_a_room_that_is_held_out_of_sight_is_shown_when_it_is_turned(size: tuple[int, int]) -> None:
    sitting, scene = sit("place", size, 10)
    board, held = scene.board, scene.hand.held
    far = max(board.ground.places, key=lambda name: _apart(scene, name, held))
    look_at(sitting, scene, far)
    assert not board.rect.collidepoint(board.ground.places[held])
    sitting.choose("ui-turn-right")
    assert board.rect.collidepoint(board.ground.places[held])
    assert f"place {held} {scene.hand.rotation}" in sitting.ids(), "what lays it is in the sheet"


@pytest.mark.slow
@pytest.mark.parametrize("site", ["", "3"])
@pytest.mark.parametrize("size", [(1280, 720), (360, 640), *PHONES])
def test_no_button_of_a_held_room_lies_on_another_place_for_it(size: tuple[int, int], site: str) -> None:
    sitting, scene = sit("place", size, 10)
    cells = list(scene.hand.fits)
    assert len(cells) > 3
    for held in cells:
        if site and f"ui-site {site}" in sitting.ids():
            sitting.choose(f"ui-site {site}")
        scene.board.look(Camera())
        sitting.see()
        if scene.hand.held != held:
            sitting.choose(f"cell {held}")
        places = scene.board.ground.places
        others = [places[name] for name in cells if name != held and scene.board.rect.collidepoint(places[name])]
        buttons = [one.rect for one in sitting.targets() if not one.id.startswith(("cell ", "ui-site "))]
        assert buttons
        assert not [at for at in others if any(rect.collidepoint(at) for rect in buttons)], held


@pytest.mark.slow
def test_no_decision_begins_with_all_its_rooms_out_of_sight() -> None:
    sitting = Sitting(table(setup(2, 0, 9)), (390, 844), motion=False, sound=False)
    hands = Hands(sitting, 9)
    scene = hands.table
    assert isinstance(scene, LostTempleTable)
    seen = {"kept": 0, "whole": 0}
    zoomed = [False]

    def look() -> None:
        if sitting.app.top is not scene or scene.page != "board" or scene.dialog() is not None:
            return
        choices = [one for one in hands.session.choices if one.verb.name in ("go", "dig", "sanctuary", "place")]
        if choices and zoomed[0]:
            assert scene.board.targets()
            seen["kept" if scene.board.ground.close else "whole"] += 1
        look_at(sitting, scene, hands.chance.choice(["s4", "a1", "c3", "e5"]))
        zoomed[0] = scene.board.ground.close
        if choices and not scene.board.targets():
            scene.board.look(Camera())

    hands.play(lambda: len(hands.session.game.moves) > 150, look)
    assert min(seen.values()) > 2


@pytest.mark.slow
def test_what_others_do_out_of_sight_is_shown_on_the_whole_board() -> None:
    sitting, scene = sit("", least=40, motion=True)
    session = scene.session
    results: set[str] = set()
    for number in range(150):
        if session.over or results == {"whole", "kept", "own"}:
            break
        look_at(sitting, scene, ("s1", "c3", "s6")[number % 3])
        before, told = scene.board.ground, len(session.log)
        mover = session.to_move
        action = session.game.legal_actions()[number % len(session.game.legal_actions())]
        scene.carry_out(action)
        events = [entry.event for entry in session.log[told:]]
        places = [(event["seat"], where(event)) for event in events if where(event) in before.places]
        others = [place for seat, place in places if seat != session.viewer]
        if others and not all(map(before.in_sight, others)):
            assert scene.board.sight.look == Camera()
            results.add("whole")
        elif not session.choices:  # a decision of the viewer may want the whole board for itself
            assert scene.board.sight.look == before.sight.look
            results |= {"kept"} if others else set()
        elif mover == session.viewer and not all(before.in_sight(place) for _, place in places):
            results |= {"own"} if scene.board.sight.look == before.sight.look else set()
        sitting.wait(0.1)
        scene.motion.skip()
        if sitting.app.top is not scene:
            sitting.app.scenes[:] = [scene]
    assert results == {"whole", "kept", "own"}


# What moves


def painted(scene: LostTempleTable, event: AnyEvent, part: float) -> pygame.Rect:
    """What the last animation of an event draws, on a clear window."""
    surface = pygame.Surface(scene.app.viewport.size, pygame.SRCALPHA)
    scores = [player["score"] for player in scene.shown_players]
    MAKERS[event["kind"]](scene, event, scores)[0].paint(surface, shared_art.art(scene.unit), part)
    assert surface.get_clip() == surface.get_rect()
    return surface.get_bounding_rect()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("room", {"room": "pink-1", "rotation": 0}),
        ("flag", {}),
        ("go", {}),
        ("points", {"points": 1}),
    ],
)
@pytest.mark.parametrize("size", PHONES)
def test_what_moves_stays_inside_the_board(size: tuple[int, int], kind: str, more: dict[str, Any]) -> None:
    sitting, scene = sit("explore", size)
    board, temple = scene.board, scene.session.view["temple"]
    room = next(place for place in temple if place[0] in "abcde" and "room" in temple[place])
    more = {**more, "room": temple[room]["room"]} if kind == "room" else more
    event = {"kind": kind, "seat": 0, "place": room, "route": ["a3", room], **more}
    look_at(sitting, scene, room, 2)
    x, y = board.ground.places[room]
    scene.board.pan(0, board.rect.top + 3 - y)
    assert board.ground.places[room] == pytest.approx((x, board.rect.top + 3))
    shown = [painted(scene, event, part / 10) for part in range(11)]
    assert kind == "points" or any(shown)
    far = max(board.ground.places, key=lambda name: _apart(scene, name, room))
    look_at(sitting, scene, far)
    assert not board.ground.in_sight(room)
    shown += [painted(scene, event, part / 10) for part in range(11)]
    assert all(board.rect.contains(one) for one in shown if one)


def test_a_walk_begins_where_the_explorer_stood_however_the_board_is_looked_at() -> None:
    sitting, scene = sit("explore", motion=True)
    seat, board = scene.session.viewer, scene.board
    action = next(one for one in scene.session.choices if str(one).startswith("go "))
    stood = pieces.explorers(board.ground, scene.view)[seat]
    place = scene.view["players"][seat]["place"]
    scene.act(action)
    assert scene.view["players"][seat]["place"] != place
    event = next(one.event for one in reversed(scene.session.log) if one.event["kind"] == "go")
    assert painted(scene, event, 0).collidepoint(stood)
    look_at(sitting, scene, place)
    board.look(Camera())
    scene.motion.skip()
    walk = MAKERS["go"](scene, event, [])[0]
    look_at(sitting, scene, place)
    surface = pygame.Surface(scene.app.viewport.size, pygame.SRCALPHA)
    walk.paint(surface, shared_art.art(scene.unit), 0)
    assert board.area(place).collidepoint(surface.get_bounding_rect().center)


# What is read


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize(("step", "least"), [("explore", 90), ("place", 10), ("pirogue", 120)])
@pytest.mark.parametrize("size", PHONES)
def test_everything_can_be_read_at_every_zoom(size: tuple[int, int], step: str, least: int, language: str) -> None:
    sitting, scene = sit(step, size, least, language=language)
    for place in ("s1", "a5", "c3", "e1", "s6"):
        for steps in (1, 2, 3):
            look_at(sitting, scene, place, steps)
            assert scene.board.ground.close
            assert sitting.faults() == []
            scene.explanations.ask(*scene.board.ground.places[place])
            assert scene.explanations.tip is not None
            sitting.see()
            assert sitting.faults() == []


@pytest.mark.slow
def test_a_replay_can_be_looked_at_closely() -> None:
    sitting = Sitting(lambda app: replay(app, games.ended(app.host)), (390, 844), motion=True, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    sitting.choose("replay-pause")
    sitting.choose("replay-to-2")
    before = scene.board.ground.unit
    pinch(sitting, scene.board.ground.places["s1"], 3)
    assert scene.board.ground.unit > 2 * before
    assert sitting.faults() == []
    for _ in range(40):
        sitting.choose("replay-step")
        sitting.wait(0.1)
        assert sitting.faults() == []
    assert scene.board.sight.look == Camera()
    assert sitting.home.crashes == []


@pytest.mark.slow
def test_a_storm_of_fingers_and_keys_on_a_phone_breaks_nothing() -> None:
    hands = Hands(Sitting(table(setup(2, 1, 11)), (390, 844), motion=True, sound=False), 11)
    hands.storm(["r", "+", "-", "0", "w", "a", "s", "d", "Enter", "Escape", "Tab", "ArrowDown", "h"], 400)
