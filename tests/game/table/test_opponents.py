"""Computer players at the table: their turn can be followed, hurried on, and read afterwards."""

from collections.abc import Callable
from typing import Any

import pytest

from game.host.events import Key, Pointer
from game.screen import text
from game.session import pace
from game.session.seats import Setup
from game.session.session import Session
from game.session.thinker import Thinker
from game.table.table import Table
from tests.game.hands import setup, table, tikal
from tests.game.sitting import Sitting
from tests.languages import in_languages

GAMES = [setup, tikal]
SIZES = [(1280, 720), (390, 844), (844, 390), (360, 640)]
FRAME = 0.05


def sit(plan: Any, size: tuple[int, int] = (1280, 720), **more: Any) -> tuple[Sitting, Table]:
    sitting = Sitting(table(plan), size, sound=False, **{"motion": True, **more})
    assert isinstance(sitting.app.top, Table)
    return sitting, sitting.app.top


def frames(sitting: Sitting, until: Callable[[], bool], most: int = 6000) -> int:
    """Let frames pass until something is so; gives how many it took."""
    for frame in range(most):
        if until():
            return frame
        sitting.app.step((), FRAME)
    raise AssertionError("That does not come to pass.")


def sit_at_turn(plan: Any, size: tuple[int, int] = (1280, 720), **more: Any) -> tuple[Sitting, Table]:
    """A table with its computer player at the beginning of a turn; in Lost Temple everybody has packed."""
    sitting, scene = sit(plan, size, **more)
    while scene.session.step == "pack":
        sitting.app.step((), FRAME)
        if scene.session.choices:
            scene.act(scene.session.choices[0])
    frames(sitting, lambda: not scene.motion.moving)
    sitting.see()
    assert scene.opponents.deciding
    return sitting, scene


def to_a_person(plan: Any, presses: int, **settings: Any) -> tuple[int, list[str]]:
    """How many frames the computer's first turn takes, and all moves so far, with the button pressed so often."""
    sitting, scene = sit_at_turn(plan, **settings)
    for _ in range(presses):
        sitting.choose("ui-faster")
    taken = frames(sitting, lambda: bool(scene.session.choices) and not scene.motion.moving)
    return taken, [str(move) for move in scene.session.game.moves]


def words_of(sitting: Sitting, id: str) -> str:
    return next(one.label for one in sitting.targets() if one.id == id)


@pytest.mark.slow
@pytest.mark.parametrize("plan", GAMES)
def test_hurried_players_need_fewer_frames_and_play_the_same(plan: Callable[..., Setup]) -> None:
    normal, moves = to_a_person(plan(1, 1, 3, first=1), 0)
    fast, same = to_a_person(plan(1, 1, 3, first=1), 1)
    once, again = to_a_person(plan(1, 1, 3, first=1), 2)
    assert moves == same == again
    assert len(moves) > 1
    assert fast < normal / 2
    assert once < fast


@pytest.mark.parametrize("plan", GAMES)
def test_nobody_thinks_in_a_frame_that_paints_a_new_picture(
    plan: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both together make a long frame."""
    sitting, scene = sit_at_turn(plan(1, 1, 3, first=1), pace="once")
    thoughts: list[bool] = []

    def think(self: Thinker[Any], session: Session, budget_ms: float) -> None:
        thoughts.append(scene.picture.stale)

    monkeypatch.setattr(Thinker, "think", think)
    scene.redraw()
    sitting.app.step((), FRAME)
    assert thoughts == []
    sitting.app.step((), FRAME)
    assert thoughts == [False]


@pytest.mark.slow
@pytest.mark.parametrize("plan", GAMES)
def test_the_setting_does_the_same_for_good(plan: Callable[..., Setup]) -> None:
    normal, _ = to_a_person(plan(1, 1, 3, first=1), 0)
    fast, _ = to_a_person(plan(1, 1, 3, first=1), 0, pace="fast")
    once, _ = to_a_person(plan(1, 1, 3, first=1), 0, pace="once")
    assert once < fast < normal / 2


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plan", GAMES)
def test_the_button_is_there_while_a_computer_player_decides_and_only_then(
    size: tuple[int, int], plan: Callable[..., Setup]
) -> None:
    sitting, scene = sit(plan(1, 1, 3, first=1), size, motion=False)
    assert "ui-faster" in sitting.ids()
    assert sitting.faults() == []
    button = next(one for one in sitting.targets() if one.id == "ui-faster")
    assert min(button.rect.size) >= (34 if size[0] == 1280 else 44)
    frames(sitting, lambda: bool(scene.session.choices))
    scene.dialogs.close()
    sitting.see()
    assert "ui-faster" not in sitting.ids()
    assert "ui-hint" in sitting.ids()


@in_languages
def test_the_button_says_what_it_will_do(language: str) -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1), language=language)
    said = []
    for name in ("fast", "once", "slow", "normal"):
        said.append(words_of(sitting, "ui-faster"))
        assert said[-1] == sitting.app.words(f"table.pace.{name}") != f"table.pace.{name}"
        sitting.app.choose("ui-faster")
        assert scene.opponents.pace == name
    assert len(set(said)) == 4


def test_the_button_explains_itself_under_a_resting_pointer() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1), motion=False)
    scene.opponents._rest = 10.0
    button = next(one for one in sitting.targets() if one.id == "ui-faster")
    sitting.see([Pointer("move", 0, "mouse", *button.rect.center)])
    sitting.wait(0.5)
    assert button.label in [one.text for one in text.drawn]


def test_the_next_decision_of_a_person_ends_the_hurry() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1))
    sitting.choose("ui-faster")
    assert scene.opponents.pace == "fast"
    frames(sitting, lambda: bool(scene.session.choices) and not scene.motion.moving)
    sitting.see()
    assert scene.opponents.pace == "normal"
    assert sitting.app.settings.pace == "normal"


def test_what_a_person_does_is_never_hurried() -> None:
    _, scene = sit(tikal(1, 1, 3, first=0), pace="once")
    scene.act(scene.session.choices[0])
    assert scene.motion.moving
    assert scene.motion.speed == 1.0


def test_something_on_its_way_is_there_at_once_when_hurried() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1))
    frames(sitting, lambda: scene.motion.moving)
    sitting.choose("ui-faster")
    assert scene.motion.moving
    sitting.app.choose("ui-faster")
    assert not scene.motion.moving


@pytest.mark.parametrize(("key", "pace"), [(".", "fast"), (",", "slow")])
def test_a_key_hurries_or_slows_down_as_well(key: str, pace: str) -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1))
    sitting.see([Key(key)])
    assert scene.opponents.pace == pace


@pytest.mark.slow
@pytest.mark.parametrize("plan", GAMES)
def test_the_space_bar_pauses_them_and_each_full_stop_makes_one_move(plan: Callable[..., Setup]) -> None:
    sitting, scene = sit_at_turn(plan(1, 1, 3, first=1))
    moves = scene.session.game.moves
    sitting.see([Key(" ")])
    sitting.wait(2)
    before = len(moves)
    sitting.wait(3)
    assert len(moves) == before
    sitting.see([Key(".")])
    frames(sitting, lambda: len(moves) > before)
    sitting.wait(3)
    assert len(moves) == before + 1
    sitting.see([Key(" ")])
    frames(sitting, lambda: len(moves) > before + 1)


def test_a_pause_is_said_in_the_bar() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1), motion=False)
    sitting.see([Key(" ")])
    assert scene.opponents.paused
    assert sitting.app.words("table.paused") in [one.text for one in text.drawn]


def test_the_paces_are_those_of_the_design() -> None:
    assert [pace.PACES[name].step for name in ("slow", "normal", "fast", "once")] == [1.1, 0.55, 0.15, 0.0]


@pytest.mark.parametrize("name", ["slow", "normal", "fast"])
def test_a_step_takes_at_least_as_long_as_its_pace_says(name: str) -> None:
    sitting, scene = sit_at_turn(tikal(1, 1, 3, first=1), motion=False, pace=name)
    moves = scene.session.game.moves
    frames(sitting, lambda: bool(moves))
    assert frames(sitting, lambda: len(moves) > 1) * FRAME >= pace.PACES[name].step - FRAME


def test_a_key_does_nothing_for_a_person_to_move() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=0))
    sitting.see([Key(".")])
    assert scene.opponents.pace == "normal"


@pytest.mark.slow
@pytest.mark.parametrize("plan", GAMES)
def test_a_game_of_computer_players_alone_goes_on_and_stays_hurried(plan: Callable[..., Setup]) -> None:
    sitting, scene = sit(plan(0, 2, 3))
    moves = scene.session.game.moves
    normal = frames(sitting, lambda: len(moves) > 12)
    sitting.choose("ui-faster")
    sitting.choose("ui-faster")
    once = frames(sitting, lambda: len(moves) > 30)
    assert scene.opponents.pace == "once"
    assert once < normal
    assert "ui-faster" in sitting.ids()
    assert sitting.home.crashes == []


def test_no_pace_thinks_longer_in_a_frame_than_a_browser_can_bear() -> None:
    assert all(one.thinking_ms <= 12 for one in pace.PACES.values())


def test_they_wait_while_somebody_reads_a_dialog() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=1))
    sitting.choose("ui-menu")
    sitting.wait(3)
    assert scene.session.game.moves == []
    assert scene.dialogs.kind == "menu"
    sitting.choose("ui-close")
    frames(sitting, lambda: bool(scene.session.game.moves))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("plan", GAMES)
def test_what_they_did_can_be_read_beside_the_board(size: tuple[int, int], plan: Callable[..., Setup]) -> None:
    sitting, scene = sit_at_turn(plan(1, 1, 3, first=1), size, motion=False)
    session = scene.session
    packed = len(session.game.moves)
    frames(sitting, lambda: len(session.game.moves) > packed)
    sitting.see()
    assert scene.opponents.deciding
    told = [scene.speech.line(one.event, session.view, scene.words, session.name) for one in session.log]
    newest = next(sentence for sentence in reversed(told) if sentence)
    assert newest.startswith("Ben")
    assert newest in [one.text for one in text.drawn]


def test_what_was_taken_back_is_thought_about_no_more() -> None:
    _, scene = sit(setup(2, 0, 3))
    session: Session = scene.session
    asked: list[list[str]] = []

    def begin(view: dict[str, Any]) -> Any:
        asked.append(list(view["legal"]))
        yield
        yield
        return view["legal"][0]

    thinker = Thinker(begin)
    session.apply(session.game.parse("pack pink"))
    assert thinker.think(session, 0) is None
    assert thinker.think(session, 0) is None
    session.undo()
    session.apply(session.game.parse("pack blue"))
    assert thinker.answer(session) is None
    assert thinker.think(session, 50) == asked[-1][0]
    assert len(asked) == 2
    assert thinker.answer(session) == asked[-1][0]
    assert thinker.think(session, 50) == asked[-1][0]
    assert len(asked) == 2
