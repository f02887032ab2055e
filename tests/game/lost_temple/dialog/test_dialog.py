"""Dialogs offer exactly the choices of the decision, can be put aside, and fit every window."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.lost_temple.dialog.pages import FORCED
from game.lost_temple.table import LostTempleTable
from game.lost_temple.view import known
from game.screen import text
from game.session.session import Session
from tests.game.hands import setup, table
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages

AVOIDED = ("done", "rest", "stop", "paddle", "tent", "play")
"""What a busy player does only for want of anything else."""


def sit(
    size: tuple[int, int] = (1280, 720), seed: int = 4, humans: int = 2, **more: Any
) -> tuple[Sitting, LostTempleTable]:
    options = more.pop("options", {})
    sitting = Sitting(table(setup(humans, 0, seed, **options)), size, motion=False, sound=False, **more)
    assert isinstance(sitting.app.top, LostTempleTable)
    return sitting, sitting.app.top


def decisions(session: Session, seed: int) -> Iterator[None]:
    """Stop at every decision of a game by busy players, as the one who decides sees it."""
    chance = random.Random(seed)
    while not session.over:
        session.end_turn()
        session.passed()
        yield
        busy = [action for action in session.choices if not str(action).startswith(AVOIDED)]
        session.apply(chance.choice(busy or session.choices))


def on_screen() -> list[str]:
    return [one.text for one in text.drawn]


def reach(sitting: Sitting, scene: LostTempleTable, wanted: Callable[[Session], bool], seed: int = 1) -> None:
    """Play until a decision for which something holds, and look at it."""
    for _ in decisions(scene.session, seed):
        if wanted(scene.session):
            scene.refresh()
            sitting.see()
            return
    raise AssertionError("The game ended before that decision came up.")


def at(step: str) -> Callable[[Session], bool]:
    return lambda session: session.step == step


def test_set_up_asks_for_a_key_of_any_colour() -> None:
    sitting, scene = sit()
    assert scene.dialogs.kind == "pack"
    assert {f"pack {colour}" for colour in ("pink", "blue", "green", "yellow", "brown")} <= set(sitting.ids())


def test_a_dialog_can_be_put_aside_and_taken_up_again() -> None:
    sitting, scene = sit()
    sitting.choose("ui-peek")
    assert not scene.dialogs.open
    assert "pack pink" not in sitting.ids()
    sitting.choose("ui-open")
    assert "pack pink" in sitting.ids()


def test_escape_puts_the_dialog_aside_and_then_opens_the_menu() -> None:
    _, scene = sit()
    scene.back()
    assert scene.dialogs.waiting
    scene.back()
    assert scene.dialogs.kind == "menu"
    scene.back()
    assert not scene.dialogs.open


def test_three_cards_are_shown_with_their_text_to_the_one_who_looks() -> None:
    sitting, scene = sit(seed=5)
    reach(sitting, scene, at("look cards"))
    session = scene.session
    assert len(session.view["seen"]) > 1
    for card in session.view["seen"]:
        assert f"keep {card}" in sitting.ids()
        assert sitting.app.words(f"lost-temple.tip.card.{card}") in on_screen()


def test_equal_things_are_one_target_that_covers_both(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, scene = sit(seed=5)
    reach(sitting, scene, lambda session: session.step == "look treasures" and len(set(session.view["seen"])) > 1)
    kept, another = list(dict.fromkeys(scene.session.view["seen"]))[:2]
    monkeypatch.setitem(scene.session.view, "seen", [kept, another, kept])
    scene.dialogs.renew()
    scene.redraw()
    both = [one for one in sitting.targets() if one.id == f"keep {kept}"]
    other = [one for one in sitting.targets() if one.id.startswith("keep ") and one.id != f"keep {kept}"]
    assert len(both) == len(other) == 1
    assert both[0].rect.height > 1.9 * other[0].rect.height
    assert not both[0].rect.colliderect(other[0].rect)


def deliverable(session: Session) -> bool:
    return session.step == "delivery" and bool(session.choices)


def test_a_delivery_shows_its_points_before_it_is_made() -> None:
    sitting, scene = sit(seed=11)
    reach(sitting, scene, deliverable)
    session = scene.session
    offers = [action for action in session.choices if str(action).startswith("deliver ")]
    assert offers
    action = offers[-1]
    _, treasure, count = str(action).split()
    points = session.view["prices"][treasure] * int(count)
    label = next(one.label for one in sitting.targets() if one.id == str(action))
    assert label.endswith(f"for {points} points")
    assert f"+{points}" in on_screen()
    seat, before = session.viewer, session.game.scores[session.viewer]
    sitting.choose(str(action))
    assert session.game.scores[seat] == before + points


def test_a_scoring_shows_its_points_before_it_is_made() -> None:
    sitting, scene = sit(seed=8)
    reach(
        sitting,
        scene,
        lambda session: (
            any(str(action).startswith("score") for action in session.choices)
            and len(session.view["players"][session.viewer]["flags"]) > 3
        ),
    )
    session = scene.session
    scene.dialogs.show("score")
    sitting.see()
    for colour in ("pink", "blue", "green", "yellow", "brown"):
        promised = next(one.label for one in sitting.targets() if one.id == f"score {colour}")
        trial = session.game.copy()
        before = trial.scores[session.viewer]
        trial.apply(trial.parse(f"score {colour}"))
        gained = trial.scores[session.viewer] - before
        assert f": {gained} point" in promised


def test_the_forest_asks_for_a_key_that_one_has() -> None:
    sitting, scene = sit(seed=2)
    reach(sitting, scene, at("forest"))
    held = scene.session.view["players"][scene.session.viewer]["backpack"]
    offered = {one.removeprefix("pay ") for one in sitting.ids() if one.startswith("pay ")}
    assert offered == (set(held) or {"fine"})


def test_cards_that_cannot_be_played_now_are_shown_and_say_when() -> None:
    sitting, scene = sit(seed=5)
    reach(
        sitting,
        scene,
        lambda session: session.step == "pirogue" and any(session.view["players"][session.viewer]["cards"]),
    )
    held = known(scene.session.view["players"][scene.session.viewer]["cards"])
    legal = {str(action) for action in scene.session.choices}
    for card in held:
        if f"play {card}" in legal:
            assert f"play {card}" in sitting.ids()
        else:
            assert f"play {card}" not in sitting.ids()
            sitting.choose(f"ui-card-{card}")
            assert sitting.app.words(f"lost-temple.name.card.{card}") in scene.bar.notice


def test_nobody_sees_a_dialog_of_another_player() -> None:
    _, scene = sit(seed=3)
    session, forced = scene.session, 0
    for _ in decisions(session, 3):
        session.viewer = 1 - session.viewer
        session.look()
        assert scene.dialogs.kind == ""
        session.viewer = 1 - session.viewer
        session.look()
        forced += scene.dialogs.kind in FORCED
        if forced > 20:
            return
    raise AssertionError("Hardly any decision opened a dialog.")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@in_languages
def test_every_dialog_fits_every_window(size: tuple[int, int], language: str) -> None:
    looked: set[str] = set()
    for seed, options in ((5, {}), (6, {"more_control": True})):
        sitting, scene = sit(size, seed, options=options, language=language, large_text=bool(options))
        session = scene.session
        for _ in decisions(session, seed):
            for kind in (session.step, *optional(session)):
                fresh = f"{kind} {seed}"
                if fresh in looked or (kind not in FORCED and kind == session.step):
                    continue
                looked.add(fresh)
                scene.refresh()
                if kind not in FORCED:
                    scene.dialogs.show(kind)
                sitting.see()
                assert scene.dialogs.kind == kind
                assert sitting.faults() == [], fresh
                assert all(min(one.rect.size) >= 34 for one in sitting.targets()), fresh
                if kind not in FORCED:
                    scene.dialogs.close()
    kinds = {fresh.rpartition(" ")[0] for fresh in looked}
    assert set(FORCED) | {"key", "score", "tent", "cards", "menu", "player"} <= kinds | {"card key"}


def optional(session: Session) -> list[str]:
    """The dialogs that buttons open at this decision."""
    kinds = ["tent", "menu", "player"]
    kinds += ["cards"] if session.view["players"][session.viewer]["cards"] else []
    verbs = {action.verb.name for action in session.choices}
    kinds += [kind for kind, verb in (("key", "key"), ("score", "score"), ("rescue", "rescue")) if verb in verbs]
    return kinds
