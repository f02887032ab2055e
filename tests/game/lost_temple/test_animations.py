"""What moves: animations end where the game is, and skipping or mashing keys never changes the game."""

import pytest

from game.host.events import Pointer
from tests.game.hands import Hands, setup, table
from tests.game.sitting import Sitting


def sit(seed: int, *, motion: bool, humans: int = 2, bots: int = 0, size: tuple[int, int] = (1280, 720)) -> Hands:
    return Hands(Sitting(table(setup(humans, bots, seed)), size, motion=motion, sound=False), seed, drawn=motion)


@pytest.mark.slow
def test_a_game_with_motion_is_the_same_game() -> None:
    moves = {}
    for motion in (True, False):
        hands = sit(9, motion=motion, humans=1, bots=1)
        hands.play_moves(60)
        moves[motion] = [str(move) for move in hands.session.game.moves[:60]]
    assert moves[True] == moves[False]


def test_a_moving_piece_is_drawn_once_it_has_arrived() -> None:
    hands = sit(5, motion=True)
    hands.play(lambda: hands.session.step == "pirogue")
    seat = hands.session.viewer
    own = hands.session.view["players"][seat]["site"]
    tile = next(tile for site, tiles in enumerate(hands.session.view["river"]) if site != own for tile in tiles)
    hands.sitting.app.choose(f"take {tile}")
    assert hands.table.motion.moving
    assert hands.table.motion.hides(f"pirogue {seat}")
    for _ in range(100):
        hands.sitting.app.step((), 0.05)
    assert not hands.table.motion.moving
    assert not hands.table.motion.hides(f"pirogue {seat}")


@pytest.mark.slow
def test_without_motion_nothing_is_ever_on_its_way() -> None:
    hands = sit(5, motion=False)

    def look() -> None:
        assert not hands.table.motion.moving

    hands.play(lambda: len(hands.session.game.moves) > 40, look)


def test_a_click_during_an_animation_counts_and_ends_it() -> None:
    hands = sit(7, motion=True)
    hands.play(lambda: len(hands.session.game.moves) > 10 and hands.table.motion.moving)
    before = len(hands.session.game.moves)
    while not hands.session.choices:
        hands.sitting.app.step((), 0.1)
    hands.choose()
    hands.choose()
    assert len(hands.session.game.moves) > before


@pytest.mark.slow
def test_a_storm_of_clicks_and_keys_breaks_and_loses_nothing() -> None:
    hands = sit(11, motion=True, humans=2, bots=1)
    hands.storm(["r", "R", "z", "y", "Enter", " ", "Escape", "Tab", "ArrowLeft", "ArrowDown", "x", "1", "F5"])


def test_the_pointer_shows_the_route_before_the_move() -> None:
    hands = sit(3, motion=False)
    hands.play(lambda: any(str(one).startswith("go ") for one in hands.session.choices))
    target = next(one for one in hands.sitting.targets() if one.id.startswith(("go ", "ui-ways ")))
    hands.sitting.see()
    still = hands.sitting.surface.copy()
    hands.sitting.see([Pointer("move", 0, "mouse", *target.rect.center)])
    shown = hands.sitting.surface
    assert still.get_view("0").raw != shown.get_view("0").raw
