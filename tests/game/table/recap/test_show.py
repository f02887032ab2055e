"""The recap at the table: it shows what others did, can be stepped through, and ends with the first action."""

from typing import Any

import pytest

from game.host.events import Key, Pointer
from game.screen import text
from game.session.pace import PACES, WATCHED
from game.session.session import read
from game.table.gamerecord import table_of
from game.table.table import Table
from tests.game import recaps
from tests.game.hands import table, tikal
from tests.game.sitting import Sitting

SIZES = [(1280, 720), (1024, 768), (390, 844), (844, 390), (360, 640)]
GAMES = ("tikal", "lost-temple")


def sit(
    game: str, size: tuple[int, int] = (1280, 720), *, loud: bool = False, **more: Any
) -> tuple[Sitting, Table]:
    """A table at which somebody has just come to decide."""
    kept = recaps.record(game, loud=loud)

    def taken_up(app: Any) -> Any:
        session = read(app.host, kept)
        session.passed()
        return table_of(app, session)

    sitting = Sitting(taken_up, size, sound=False, **{"motion": False, **more})
    assert isinstance(sitting.app.top, Table)
    return sitting, sitting.app.top


def drawn() -> str:
    return " ".join(one.text.replace("\n", " ") for one in text.drawn)


def rest(sitting: Sitting, scene: Table) -> None:
    """Let frames pass until nothing moves."""
    for _ in range(400):
        sitting.app.step((), 0.05)
        if not scene.motion.moving and not scene.recap.playing:
            return
    raise AssertionError("It does not come to rest.")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("loud", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_every_window_without_faults(game: str, loud: bool, size: tuple[int, int]) -> None:
    sitting, scene = sit(game, size, loud=loud)
    assert sitting.faults() == []
    turn, loss = scene.recap.turn, scene.recap.loss
    assert turn is not None
    assert (loss is not None) == loud
    if loss is not None:
        assert loss.title in drawn()
    if size[0] >= 1000:
        assert all(line.words.replace("\n", " ") in drawn() for line in turn.lines)
    elif loss is None:
        assert turn.lines[0].words.replace("\n", " ") in drawn()
    small = [one for one in sitting.targets() if one.id.startswith(("ui-recap", "ui-notice"))]
    assert small
    if size[0] < 1000:
        assert all(min(one.rect.size) >= 44 for one in small)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_held_up_and_the_first_action_ends_it(game: str, size: tuple[int, int]) -> None:
    sitting, scene = sit(game, size)
    offered = {str(action) for action in scene.session.choices}
    assert scene.recap.recap is not None
    assert offered & set(sitting.ids()) or scene.hand.piece  # type: ignore[attr-defined]
    scene.act(scene.session.choices[0])
    sitting.see()
    assert scene.recap.recap is None
    assert not [one for one in sitting.ids() if one.startswith("ui-recap")]
    assert not scene.motion.hides("tile")


@pytest.mark.parametrize("game", GAMES)
def test_taking_the_action_back_brings_it_again(game: str) -> None:
    sitting, scene = sit(game)
    lines = scene.recap.lines
    for action in scene.session.choices:
        scene.act(action)
        if scene.session.undo():
            break
        sitting, scene = sit(game)
    scene.travelled()
    sitting.see()
    assert len(scene.recap.lines) > 1
    assert [line.words for line in scene.recap.lines] == [line.words for line in lines]


@pytest.mark.slow
@pytest.mark.parametrize("motion", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_lines_can_be_stepped_played_and_shown_again(game: str, motion: bool) -> None:
    sitting, scene = sit(game, motion=motion)
    assert scene.recap.turn is not None
    count = len(scene.recap.turn.lines)
    assert scene.recap.shown == count
    for left in range(count - 1, -1, -1):
        sitting.choose("ui-recap-back")
        assert scene.recap.shown == left
    for shown in range(1, count + 1):
        sitting.choose("ui-recap-step")
        assert scene.recap.shown == shown
        rest(sitting, scene)
    sitting.choose("ui-recap-again")
    assert scene.recap.playing
    assert scene.recap.shown <= 1
    rest(sitting, scene)
    assert scene.recap.shown == count
    sitting.choose("ui-recap-line-1")
    rest(sitting, scene)
    assert scene.recap.shown == count
    assert sitting.home.crashes == []
    assert sitting.faults() == []


def test_keys_step_back_on_and_play() -> None:
    sitting, scene = sit("tikal")
    assert scene.recap.turn is not None
    count = len(scene.recap.turn.lines)
    sitting.see([Key(",")])
    assert scene.recap.shown == count - 1
    sitting.see([Key(".")])
    assert scene.recap.shown == count
    sitting.see([Key(" ")])
    assert scene.recap.playing
    sitting.see([Key(" ")])
    assert not scene.recap.playing


@pytest.mark.parametrize("game", GAMES)
def test_what_later_lines_bring_is_not_on_the_board_yet(game: str) -> None:
    _, scene = sit(game)
    before = scene.motion._held.copy()
    assert not before
    while scene.recap.shown:
        scene.recap.back()
    moved = [event["kind"] for line in scene.recap.turn.lines for event in line.events] if scene.recap.turn else []
    arriving = [kind for kind in moved if kind in ("place", "move", "bring", "camp", "guard", "room", "flag")]
    assert bool(scene.motion._held) == bool(arriving)
    scene.recap.close()
    assert not scene.motion._held


@pytest.mark.slow
@pytest.mark.parametrize("pace", WATCHED)
def test_a_step_of_it_takes_as_long_as_the_pace_says_and_the_pace_is_kept(pace: str) -> None:
    sitting, scene = sit("tikal")
    sitting.choose(f"ui-recap-pace-{pace}")
    assert sitting.app.settings.pace == scene.opponents.pace == pace
    assert f'"pace": "{pace}"' in sitting.home.texts["settings"]
    sitting.choose("ui-recap-again")
    shown = scene.recap.shown
    frames = 0
    while scene.recap.shown == shown:
        sitting.app.step((), 0.01)
        frames += 1
    assert frames * 0.01 >= PACES[pace].step - 0.05


@pytest.mark.parametrize("game", GAMES)
def test_the_notice_stands_in_place_of_the_panel_below_until_it_is_read(game: str) -> None:
    sitting, scene = sit(game, loud=True)
    assert scene.recap_rules is not None
    foot = scene.recap_rules.foot
    assert scene.rect_named(foot).w == 0
    sitting.choose("ui-notice-show")
    rest(sitting, scene)
    sitting.choose("ui-notice-go")
    assert scene.rect_named(foot).w > 0
    assert scene.rect_named("recap").w > 0
    assert scene.recap.loss is None


def test_the_notice_pulses_for_less_than_a_second_and_not_at_all_without_motion() -> None:
    sitting, scene = sit("tikal", loud=True, motion=True)
    assert 0 < scene.recap.pulse < 0.9
    sitting.wait(1.2)
    assert scene.recap.pulse >= 0.9
    assert not scene.recap.play(0.1)
    sitting, scene = sit("tikal", loud=True, motion=False)
    sitting.wait(1.2)
    assert scene.recap.pulse == 0


@pytest.mark.parametrize("game", GAMES)
def test_those_who_listen_hear_all_of_it_once_and_losses_first(game: str) -> None:
    sitting, scene = sit(game, loud=True)
    recap = scene.recap.recap
    assert recap is not None
    story = scene.reading().story
    told = [sentence for sentence in story if recap.losses[0].title in sentence]
    assert len(told) == 1
    assert told[0].startswith(recap.losses[0].title)
    for line in (line for turn in recap.turns for line in turn.lines):
        assert line.words.replace("\n", " ") in told[0]
    sitting.resize((390, 844))
    assert [sentence for sentence in scene.reading().story if recap.losses[0].title in sentence] == told


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_line_lights_its_places(game: str) -> None:
    sitting, scene = sit(game)
    line = next(one for one in sitting.targets() if one.id == "ui-recap-line-1")
    before = sitting.surface.copy()
    sitting.see([Pointer("move", 0, "mouse", *line.rect.center)])
    board = scene.rect_named("board")
    assert scene.recap.lines[0].places
    assert sitting.surface.subsurface(board).get_buffer().raw != before.subsurface(board).get_buffer().raw


@pytest.mark.parametrize("game", GAMES)
def test_each_rival_has_a_page_and_arrows_lead_through_all_lines_of_a_small_window(game: str) -> None:
    sitting, scene = sit(game)
    recap = scene.recap.recap
    assert recap is not None
    for number in range(len(recap.turns)):
        if len(recap.turns) > 1:
            sitting.choose(f"ui-recap-turn-{number}")
            assert scene.recap.number == number
    sitting.resize((390, 844))
    seen = set()
    for _ in range(sum(len(turn.lines) for turn in recap.turns)):
        sitting.choose("ui-recap-next")
        seen.add((scene.recap.number, scene.recap.line))
        assert sitting.faults() == []
    assert len(seen) == sum(len(turn.lines) for turn in recap.turns)


def test_a_finger_wipes_to_the_next_line() -> None:
    sitting, scene = sit("tikal", (390, 844))
    place, (x, y) = scene.recap.place, scene.rect_named("recap-strip").center
    sitting.see([Pointer("down", 1, "touch", x, y), Pointer("move", 1, "touch", x - 60, y)])
    sitting.see([Pointer("move", 1, "touch", x - 90, y), Pointer("up", 1, "touch", x - 90, y)])
    assert scene.recap.place == place + 1


@pytest.mark.slow
def test_a_table_of_bots_only_has_none() -> None:
    sitting = Sitting(table(tikal(0, 2, 3)), motion=False, sound=False, pace="once")
    scene = sitting.app.top
    assert isinstance(scene, Table)
    for _ in range(60):
        sitting.app.step((), 0.1)
        assert scene.recap.recap is None
    assert scene.session.game.moves


@pytest.mark.parametrize("game", GAMES)
def test_several_people_each_hear_what_happened_since_their_own_last_turn(game: str) -> None:
    for session, found in recaps.turns(game, range(1, 2), humans=3, bots=0, policy=recaps.POLICIES[game]):
        recap = recaps.told(session, found, recaps.TELLERS[game])
        assert session.viewer not in [turn.seat for turn in recap.turns] if recap is not None else True
        assert found.viewer == session.to_move == session.viewer


def test_closing_it_gives_the_panels_back() -> None:
    sitting, scene = sit("lost-temple")
    assert scene.rect_named("log").w == 0
    sitting.choose("ui-recap-close")
    assert scene.rect_named("log").w > 0
    assert scene.recap.lines == ()
