"""A replay shows the whole game, its countings too, and stops where the game does."""

from game.app import App
from game.pages.replay import MOVE_SECONDS, ReplayMode, replay
from game.scene import Scene
from tests.game import games
from tests.game.replays import watching
from tests.game.sitting import Sitting

LATE = 6
"""So many moves before the end the last ones are watched from."""


def at_the_end() -> tuple[Sitting, ReplayMode]:
    """Watching the last moves of a game, with its final scoring."""

    def scene(app: App) -> Scene:
        return replay(app, games.ended(app.host, 2))

    sitting = Sitting(scene, sound=False)
    mode = watching(sitting)
    mode.go_to(len(mode.session.moves) - LATE)
    mode.turn_playing()
    return sitting, mode


def watch(sitting: Sitting, mode: ReplayMode) -> int:
    """Let time pass until it rests or a counting begins; how many moves were shown."""
    before = mode.session.move
    for _ in range(2000):
        if mode.table.counting.running or not mode.playing:
            break
        sitting.see(dt=MOVE_SECONDS / 4)
    return mode.session.move - before


def test_it_goes_on_by_itself_to_the_last_coin_of_the_final_scoring() -> None:
    sitting, mode = at_the_end()
    assert watch(sitting, mode) == LATE
    counting = mode.table.counting
    assert counting.running
    steps = 0
    while counting.running:
        assert mode.playing
        sitting.see(dt=0.5)
        steps = max(steps, counting.landed)
    assert steps == len(counting.count.steps)
    sitting.see()
    assert not mode.playing
    assert mode.session.move == len(mode.session.moves)


def test_the_button_of_the_replay_holds_the_last_counting_and_goes_on_with_it() -> None:
    sitting, mode = at_the_end()
    watch(sitting, mode)
    sitting.wait(1)
    counting, landed = mode.table.counting, mode.table.counting.landed
    sitting.choose("replay-pause")
    sitting.wait(5)
    assert (counting.paused, counting.landed, mode.session.move) == (True, landed, len(mode.session.moves))
    sitting.choose("replay-play")
    sitting.wait(60)
    assert not counting.running
    assert mode.session.move == len(mode.session.moves)


def test_played_after_the_end_it_begins_anew() -> None:
    sitting, mode = at_the_end()
    mode.to_end()
    sitting.see()
    sitting.choose("replay-play")
    assert (mode.session.move, mode.playing) == (0, True)
