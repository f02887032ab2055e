"""What the hard player would do: for whom it is offered, how it is thought out and said, and where it leads."""

import random
from collections.abc import Callable, Generator
from typing import Any

import pytest

from engine.bots import Advice
from engine.core.chance import Chance
from engine.lost_temple import actions as do
from engine.tools.policies import greedy
from game.host.events import Key
from game.lost_temple.table import LostTempleTable
from game.pages.replay import replay
from game.screen import text
from game.screen.catalogue import Catalogue
from game.session.seats import Setup
from game.table.advice import adviser
from game.table.advice.adviser import next_best, reason
from game.table.table import Table
from tests.engine.bots import claims
from tests.game import games
from tests.game.hands import setup, table, tikal
from tests.game.sitting import Sitting
from tests.game.spoken import is_key
from tests.game.walks import with_several_ways
from tests.languages import LANGUAGES, in_languages

GAMES = [setup, tikal]
SIZES = [(1280, 720), (1024, 768), (390, 844), (844, 390), (800, 600), (360, 640)]
KEEPING = (do.KEEP_CARD, do.KEEP_TREASURE, do.KEEP_ROOM)
IDLE = ("end turn", "done", "rest", "stop", "pass")
"""What a busy player does only for want of anything else."""
REASONS = {"lost-temple": tuple(claims.LOST_TEMPLE), "tikal": tuple(claims.TIKAL)}


def sit(plan: Any, size: tuple[int, int] = (1280, 720), **more: Any) -> tuple[Sitting, Table]:
    sitting = Sitting(table(plan), size, motion=False, sound=False, **more)
    assert isinstance(sitting.app.top, Table)
    return sitting, sitting.app.top


def on_screen() -> list[str]:
    return [one.text for one in text.drawn]


def answered(sitting: Sitting, most: int = 600) -> int:
    """Ask, and let frames pass until there is an answer; gives how many it took."""
    sitting.choose("ui-hint")
    sitting.choose("ui-ask")
    for frame in range(most):
        if "ui-show" in sitting.ids():
            return frame
        sitting.see()
    raise AssertionError("There is no answer.")


def answer(choice: str, why: str = "ruins", points: int = 12, second: str = "") -> Any:
    """Somebody who always gives this answer."""

    def advise(view: dict[str, Any], seed: int) -> Generator[None, None, Advice]:
        yield
        return Advice(choice, (choice,), why, points, "e4", second, 4.0)

    return advise


@pytest.mark.parametrize("plan", GAMES)
def test_who_decides_can_ask_and_gets_one_of_their_choices(plan: Callable[..., Setup]) -> None:
    sitting, scene = sit(plan(2, 0, 3))
    legal = {str(action) for action in scene.session.choices}
    answered(sitting)
    advice = scene.hint.advice
    assert advice is not None
    assert advice.choice in legal
    assert scene.session.game.moves == []
    label = scene.dialogs.maker.label(scene.session.game.parse(advice.choice))
    assert f"The hard bot would choose: {label}." in on_screen()
    assert reason(sitting.app.words, scene.session.setup.game, advice) in on_screen()


@pytest.mark.parametrize("plan", GAMES)
def test_nobody_is_advised_while_a_computer_player_decides(plan: Callable[..., Setup]) -> None:
    sitting, scene = sit(plan(1, 1, 3, first=1))
    assert scene.opponents.deciding
    scene.hint.explain()
    sitting.see()
    assert "ui-ask" not in sitting.ids()
    sitting.see([Key("h")])
    assert not scene.hint.asked


def test_nobody_is_advised_in_a_replay() -> None:
    sitting = Sitting(lambda app: replay(app, games.ended(app.host)), motion=False, sound=False)
    sitting.choose("replay-to-2")
    sitting.see([Key("h")])
    assert isinstance(sitting.app.top, Table)
    assert not sitting.app.top.hint.offered
    assert not sitting.app.top.hint.asked
    assert not {"ui-hint", "ui-ask"} & set(sitting.ids())


@pytest.mark.parametrize("plan", GAMES)
def test_thinking_is_spread_over_frames_and_said(
    plan: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "THINKING_MS", 0.0)
    sitting, scene = sit(plan(2, 0, 3))
    sitting.choose("ui-hint")
    assert "The hard bot is thinking…" not in on_screen()
    sitting.app.choose("ui-ask")
    frames = 0
    while scene.hint.advice is None:
        more = sitting.app.step((), 0.016)
        frames += 1
        if scene.hint.advice is None:
            assert more, "no further frame is wanted"
            assert "The hard bot is thinking…" in on_screen()
            assert "ui-show" not in sitting.ids()
    assert frames > 1


def test_the_answer_comes_from_what_the_asking_person_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, Any]] = []

    def advise(view: dict[str, Any], seed: int) -> Generator[None, None, Advice]:
        seen.append(view)
        yield
        return Advice(view["legal"][0], (view["legal"][0],), "only", 0)

    monkeypatch.setattr(adviser, "advise", advise)
    sitting, scene = sit(setup(2, 0, 3))
    answered(sitting)
    session = scene.session
    assert seen == [session.game.view(session.viewer)]
    assert session.viewer == session.to_move


def test_nothing_is_thought_once_the_page_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "THINKING_MS", 0.0)
    sitting, scene = sit(tikal(2, 0, 3))
    sitting.choose("ui-hint")
    sitting.choose("ui-ask")
    sitting.choose("ui-close")
    assert not scene.hint.think()
    sitting.wait(0.5)
    assert scene.hint.advice is None


@pytest.mark.parametrize("plan", GAMES)
def test_an_action_ends_it(plan: Callable[..., Setup]) -> None:
    sitting, scene = sit(plan(2, 0, 3))
    answered(sitting)
    scene.act(scene.session.choices[0])
    sitting.see()
    assert not scene.hint.asked
    assert scene.hint.advice is None
    assert not scene.hint.open
    sitting.choose("ui-hint")
    assert "ui-ask" in sitting.ids()


def test_an_action_on_the_way_to_the_answer_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "THINKING_MS", 0.0)
    sitting, scene = sit(tikal(2, 0, 3))
    sitting.choose("ui-hint")
    sitting.choose("ui-ask")
    scene.act(scene.session.choices[0])
    sitting.wait(0.5)
    assert not scene.hint.asked


def test_what_is_taken_back_ends_it_as_well() -> None:
    sitting, scene = sit(setup(2, 0, 3))
    sitting.choose("pack pink")
    answered(sitting)
    sitting.choose("ui-close")
    sitting.choose("ui-peek")
    sitting.choose("ui-undo")
    assert scene.session.game.moves == []
    assert not scene.hint.asked


def test_a_key_asks_at_once() -> None:
    sitting, scene = sit(tikal(2, 0, 3))
    sitting.see([Key("h")])
    assert scene.hint.open
    assert scene.hint.asked
    again, untouched = sit(tikal(2, 0, 3))
    again.see([Key("h", ctrl=True)])
    assert not untouched.hint.asked


def test_the_page_takes_the_place_of_a_list_of_ways() -> None:
    sitting, scene = sit(setup(2, 0, 3))
    assert isinstance(scene, LostTempleTable)
    place = with_several_ways(scene.session)
    scene.refresh()
    scene.pathways.show(place)
    assert scene.dialog() is scene.pathways
    sitting.see([Key("h")])
    assert scene.dialog() is scene.hint_panel


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Catalogue(language, [])
    for game, reasons in REASONS.items():
        for why in (*reasons, "only", "calm"):
            for points in (1, 7):
                said = reason(words, game, Advice("pass", ("pass",), why, points, "e4"))
                assert not is_key(said), why
                assert said.endswith("."), why


def test_the_next_best_choice_is_told_with_the_difference_if_there_is_one() -> None:
    words = Catalogue("en", [])
    assert next_best(words, "Keep jade", 3.4) == "Next best instead: Keep jade, an estimated 3 points less."
    assert next_best(words, "Keep jade", 0.6) == "Next best instead: Keep jade, an estimated 1 point less."
    assert next_best(words, "Keep jade", 0.4) == "About as good: Keep jade."


@pytest.mark.slow
@pytest.mark.parametrize("step", ["look cards", "look treasures", "look rooms"])
def test_of_three_things_one_is_named_and_the_next_best_one(step: str) -> None:
    sitting, scene = sit(setup(2, 0, 3))
    session, chance = scene.session, Chance.seeded(8)
    while session.step != step or len(session.choices.of(*KEEPING)) < 2:
        session.passed()
        session.apply(greedy(session.game, chance))
    session.passed()
    session.take_events()
    scene.refresh()
    names = [scene.dialogs.maker.label(action) for action in session.choices.of(*KEEPING)]
    answered(sitting)
    choice, _, second = scene.hint.lines()
    named = [name for name in names if name in choice]
    assert len(named) == 1
    assert [name for name in names if name in second and name not in named]


@pytest.mark.parametrize("size", SIZES)
@in_languages
@pytest.mark.parametrize("plan", GAMES)
def test_the_answer_fits_every_window(
    size: tuple[int, int], language: str, plan: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    for large in (False, True):
        sitting, scene = sit(plan(2, 0, 6), size, language=language, large_text=large)
        words = sitting.app.words
        label, game = scene.dialogs.maker.label, scene.session.setup.game
        longest = max(scene.session.choices, key=lambda action: len(label(action)))
        why = max(REASONS[game], key=lambda one: len(words(f"{game}.hint.{one}", count=2, place="e4")))
        monkeypatch.setattr(adviser, "advise", answer(str(longest), why, second=str(longest)))
        sitting.choose("ui-hint")
        assert sitting.faults() == []
        sitting.choose("ui-ask")
        assert sitting.faults() == []
        while "ui-show" not in sitting.ids():
            sitting.see()
        assert sitting.faults() == []
        assert [one for one in on_screen() if is_key(one)] == []
        assert all(min(one.rect.size) >= 44 for one in sitting.targets()) or not scene.small
        sitting.choose("ui-show")
        assert sitting.faults() == []


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080), (768, 1024)])
@pytest.mark.parametrize("plan", [setup(2, 0, 6), tikal(2, 0, 6), tikal(3, 0, 6, auction=True)])
def test_the_advice_hides_nothing_that_the_decision_is_about(size: tuple[int, int], plan: Setup) -> None:
    sitting, scene = sit(plan, size)
    answered(sitting)
    panel, window = scene.hint_panel.rect, sitting.surface.get_rect()
    assert window.contains(panel)
    page = scene.dialogs.placed
    board = scene.rect_of(next(part for part in scene.parts if part.name == "board"))
    if window.width < window.height:
        assert panel.height <= window.height / 2
        assert panel.width == window.width
        assert page is None or panel.clip(page.rect).height < page.rect.height / 2
    else:
        assert page is None or not panel.colliderect(page.rect)
        assert not panel.colliderect(board) or (scene.small and page is not None)


def test_the_page_that_the_decision_opens_stays_in_sight_beside_the_advice() -> None:
    sitting, scene = sit(setup(2, 0, 3))
    page = scene.dialogs.placed
    assert page is not None
    answered(sitting)
    assert page.page.title in on_screen()
    sitting.choose("ui-close")
    assert scene.dialogs.placed is not None
    assert not scene.hint.open


def test_the_answer_is_read_out_to_who_asked_and_to_nobody_else() -> None:
    sitting, scene = sit(setup(2, 0, 3))
    answered(sitting)
    told = " ".join(scene.hint.lines())
    assert sitting.home.readings[-1].story[-1] == told
    session, viewer = scene.session, scene.session.viewer
    while session.viewer == viewer:
        session.end_turn()
        session.passed()
        scene.act(session.choices[0])
        session.end_turn()
        session.passed()
    sitting.see()
    assert told not in sitting.home.readings[-1].story


def test_what_was_said_stays_in_the_story_as_the_game_goes_on() -> None:
    sitting, scene = sit(tikal(1, 1, 3, first=0))
    answered(sitting)
    told = sitting.home.readings[-1].story[-1]
    scene.act(scene.session.choices[0])
    sitting.see()
    story = sitting.home.readings[-1].story
    assert told in story
    assert story[-1] != told


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("plan", [setup(2, 0, 5), tikal(2, 0, 5), tikal(3, 0, 5, auction=True)])
def test_what_is_shown_can_be_chosen_next(size: tuple[int, int], plan: Setup) -> None:
    """The way to an action ends one choice before it, wherever that choice lies, and the game stays as it is."""
    sitting, scene = sit(plan, size)
    session, chance, missed, led = scene.session, random.Random(5), set(), set()
    for _ in range(260):
        if session.over:
            break
        session.end_turn()
        session.passed()
        scene.refresh()
        kinds = {action.verb.name: action for action in chance.sample(session.choices, len(session.choices))}
        for kind, action in kinds.items():
            before = len(session.game.moves)
            scene.pointing.at_action(action)
            assert len(session.game.moves) == before
            led.add(kind)
            if str(action) not in sitting.ids():
                missed.add(str(action))
            if isinstance(scene, LostTempleTable):
                scene.chosen.leave_ways()
            scene.dialogs.close()
            scene.refresh()
        busy = [one for one in session.choices if one.verb.name not in IDLE]
        session.apply(chance.choice(busy or list(session.choices)))
        session.end_turn()
    assert missed == set()
    assert len(led) > 6
    sitting.see()
    assert sitting.home.crashes == []


def test_the_bar_keeps_the_answer_until_the_game_goes_on() -> None:
    sitting, scene = sit(tikal(2, 0, 3))
    answered(sitting)
    action = scene.hint.action()
    assert action is not None
    sitting.choose("ui-show")
    assert not scene.dialogs.open
    assert str(action) in sitting.ids()
    kept = f"Advice: {scene.dialogs.maker.label(action)}"
    assert kept in on_screen()
    sitting.choose(str(action))
    assert kept not in on_screen()
