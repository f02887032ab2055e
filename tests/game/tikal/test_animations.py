"""What moves in the jungle: animations end where the game is, and clicks and keys at any moment break nothing."""

from typing import Any

import pytest

from game.table.board.animation import Animation, AnimationMaker
from game.tikal.table import TikalTable
from tests.game.hands import Hands, table, tikal
from tests.game.sitting import Sitting


def sit(seed: int, *, motion: bool, humans: int = 2, size: tuple[int, int] = (1280, 720), **options: Any) -> Hands:
    return Hands(
        Sitting(table(tikal(humans, 0, seed, **options)), size, motion=motion, sound=False), seed, drawn=motion
    )


@pytest.mark.slow
def test_a_game_with_motion_is_the_same_game() -> None:
    moves = {}
    for motion in (True, False):
        hands = sit(9, motion=motion)
        hands.play_moves(60)
        moves[motion] = [str(move) for move in hands.session.game.moves[:60]]
    assert moves[True] == moves[False]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_every_kind_of_event_is_drawn_to_its_end(size: tuple[int, int]) -> None:
    hands = sit(4, motion=True, humans=3, size=size, auction=True)
    moved: set[str] = set()
    makers = dict(hands.table.animations)

    def noting(kind: str, make: AnimationMaker) -> AnimationMaker:
        def noted(table: Any, event: Any, scores: list[int]) -> list[Animation]:
            moved.add(kind)
            return make(table, event, scores)

        return noted

    hands.table.motion._makers = {kind: noting(kind, make) for kind, make in makers.items()}

    def finish() -> None:
        for _ in range(60):
            hands.sitting.app.step((), 0.06)
            if not hands.table.motion.moving:
                return

    hands.play(
        lambda: moved >= makers.keys() - {"exchange", "guard"} or hands.sitting.scene == "GameOver", finish, 9000
    )
    assert moved >= makers.keys() - {"exchange", "guard"}


def test_a_moving_worker_is_counted_only_where_it_has_arrived() -> None:
    hands = sit(5, motion=True)
    hands.play(lambda: any(str(action) == "bring worker base" for action in hands.session.choices))
    scene = hands.table
    assert isinstance(scene, TikalTable)
    scene.act(hands.session.game.parse("bring worker base"))
    seat = hands.session.viewer
    there = hands.session.view["players"][seat]["workers"]["base"]
    shown = [one.count for one in scene.board.standing("base") if one.kind == "group"]
    assert sum(shown) == there - 1
    for _ in range(40):
        hands.sitting.app.step((), 0.05)
    assert [one.count for one in scene.board.standing("base") if one.kind == "group"] == [there]


@pytest.mark.slow
def test_without_motion_nothing_is_ever_on_its_way() -> None:
    hands = sit(5, motion=False)

    def look() -> None:
        assert not hands.table.motion.moving

    hands.play(lambda: len(hands.session.game.moves) > 40, look)


@pytest.mark.slow
def test_a_storm_of_clicks_and_keys_breaks_and_loses_nothing() -> None:
    hands = sit(11, motion=True, humans=2, auction=True)
    hands.storm([*"rqewasd+-0zx", "Enter", " ", "Escape", "Tab", "ArrowLeft"])
