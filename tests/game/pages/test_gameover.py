"""End of the game and replay: the numbers add up, everything can be read, skipped and left."""

import pytest

import engine
from game.games import GAMES
from game.host.events import Key
from game.pages.gameover.page import GameOver
from game.pages.replay import ReplayMode
from game.pages.title import TitlePage
from game.routes import EndFollows, ReplayWanted
from game.screen.gestures import Drag
from game.session import points as statistics_sums
from game.session.session import LogEntry, Session
from tests.game import games, setups
from tests.game.replays import watching
from tests.game.sitting import SIZES, Sitting
from tests.languages import in_languages


def labels(sitting: Sitting) -> list[str]:
    from game.screen import text

    return [one.text for one in text.drawn]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reasons_add_up_to_the_scores(players: int) -> None:
    session = games.ended(Sitting(TitlePage).app.host, players)
    sums = statistics_sums.by_reason(session.log, players)
    assert [sum(points[seat] for points in sums.values()) for seat in range(players)] == session.game.scores


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chart_shows_the_scores_after_every_move(players: int) -> None:
    session = games.ended(Sitting(TitlePage).app.host, players)
    lines = statistics_sums.score_lines(session.log, players, len(session.game.moves))
    game = engine.load(engine.save(session.game), upto=0)
    for number, move in enumerate(session.game.moves):
        assert [line[number] for line in lines] == game.scores
        game.apply(move)
    assert [line[-1] for line in lines] == game.scores


def test_rounds_are_marked_where_they_begin() -> None:
    def turn(move: int, number: int) -> LogEntry:
        return LogEntry(0, move, {"kind": "turn", "seat": 0, "round": number})

    assert GAMES["lost-temple"].rounds_end([turn(0, 1), turn(5, 1), turn(9, 2), turn(12, 2), turn(20, 3)]) == [
        10,
        21,
    ]


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_can_be_read_at_every_size(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        sitting = Sitting(TitlePage, size, language=language, motion=False, large_text=large)
        sitting.app.push(GameOver(sitting.app, games.ended(sitting.app.host)))
        sitting.see()
        assert sitting.faults() == []
        while "page-down" in sitting.ids() and sitting.app.choose("page-down"):
            sitting.see()
            assert sitting.faults() == []


def test_the_end_names_the_winner_and_keeps_the_game_for_a_replay() -> None:
    sitting = Sitting(TitlePage)
    sitting.home.texts["game"] = games.finished(3)[0]
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    assert sitting.scene == "GameOver"
    session = games.ended(sitting.app.host, 3)
    winner = games.NAMES[session.game.scores.index(max(session.game.scores))]
    sitting.wait(3)
    assert {f"{winner} wins", f"with {max(session.game.scores)} points"} <= {*labels(sitting)}
    sitting.choose("back")
    assert "continue" not in sitting.ids()
    sitting.choose("saved")
    sitting.choose("watch-0")
    assert sitting.scene == "Replay"
    sitting.choose("back")
    assert sitting.scene == "SavedGamesPage"


def test_a_shared_victory_names_everybody() -> None:
    sitting = Sitting(TitlePage)
    session = games.ended(sitting.app.host, 3)
    for player in session.game.state.players:
        player.score = 40
    sitting.app.push(GameOver(sitting.app, session))
    sitting.see()
    sitting.wait(3)
    assert "Ada, Blaise and Chiara share the victory with 40 points" in labels(sitting)


def test_the_end_leads_to_another_game() -> None:
    sitting = Sitting(TitlePage)
    sitting.app.follow(EndFollows(games.ended(sitting.app.host, 2)))
    sitting.wait(3)
    sitting.choose("new")
    assert [type(scene).__name__ for scene in sitting.app.scenes] == ["TitlePage", "SetupPage"]


# Replay


def replay(sitting: Sitting, players: int = 2) -> ReplayMode:
    sitting.app.follow(ReplayWanted(games.ended(sitting.app.host, players)))
    sitting.see()
    return watching(sitting)


def digest_after(session: Session, moves: int) -> str:
    return engine.load(engine.save(session.game), upto=moves).digest()


def test_a_replay_shows_the_game_after_any_move() -> None:
    sitting = Sitting(TitlePage)
    mode, played = replay(sitting), games.ended(sitting.app.host, 2)
    last = len(played.game.moves)
    for goal, wanted in (("replay-to-2", last // 2), ("replay-to-1", last // 4), ("replay-end", last)):
        sitting.choose(goal)
        assert mode.session.move == wanted
        assert mode.session.game.digest() == digest_after(played, wanted)
    sitting.choose("replay-step-back")
    assert mode.session.game.digest() == digest_after(played, last - 1)
    sitting.choose("replay-step")
    assert mode.session.game.digest() == played.game.digest()
    assert not sitting.app.choose("replay-step")
    sitting.choose("replay-start")
    assert mode.session.move == 0


def test_the_story_of_a_replay_goes_as_far_as_the_move_that_is_shown() -> None:
    sitting = Sitting(TitlePage)
    mode = replay(sitting)
    sitting.choose("replay-to-3")
    told = [(entry.move_index, entry.event) for entry in mode.session.log]
    sitting.choose("replay-to-1")
    assert max(entry.move_index for entry in mode.session.log) < mode.session.move
    sitting.choose("replay-to-3")
    assert [(entry.move_index, entry.event) for entry in mode.session.log] == told


@pytest.mark.slow
def test_a_replay_plays_by_itself_until_it_is_paused() -> None:
    sitting = Sitting(TitlePage, motion=False)
    mode = replay(sitting)
    sitting.wait(5)
    moved = mode.session.move
    assert moved > 2
    sitting.choose("replay-pause")
    sitting.wait(5)
    assert mode.session.move == moved
    sitting.choose("replay-end")
    sitting.choose("replay-play")
    sitting.wait(1)
    assert 0 < mode.session.move < 5


def test_a_replay_says_whose_turn_it_is_and_who_played() -> None:
    sitting = Sitting(TitlePage)
    session = Session(sitting.app.host, games.setup(2, humans=1))
    session.apply(session.game.legal_actions()[0])
    sitting.app.follow(ReplayWanted(session))
    sitting.choose("replay-pause")
    assert {"Ada\u2019s turn", "bot, easy"} <= set(labels(sitting))
    assert not any("thinking" in said for said in labels(sitting))


def test_dragging_the_slider_scrubs() -> None:
    sitting = Sitting(TitlePage)
    mode = replay(sitting)
    first, last = (next(one for one in sitting.targets() if one.id == f"replay-to-{n}").rect for n in (0, 4))
    x, y = last.right, last.centery
    mode.table.handle(Drag("move", x, y, 5, 0, first.x, first.centery))
    assert mode.session.move == len(mode.session.moves)
    mode.table.handle(Drag("move", first.x - 50, y, -5, 0, first.x, first.centery))
    assert mode.session.move == 0


def test_watching_changes_nothing_that_is_stored() -> None:
    sitting = Sitting(TitlePage)
    sitting.home.texts["game"] = "the game under way"
    replay(sitting)
    for goal in ("replay-to-2", "replay-step", "replay-end"):
        sitting.choose(goal)
        sitting.wait(1)
    assert sitting.home.texts["game"] == "the game under way"
    assert sitting.scene == "Replay"


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_controls_of_a_replay_lie_inside_and_apart(size: tuple[int, int], language: str) -> None:
    sitting = Sitting(TitlePage, size, language=language, motion=False)
    replay(sitting, 4)
    for goal in ("replay-pause", "replay-to-1", "replay-to-3", "replay-end"):
        sitting.choose(goal)
        assert sitting.faults() == []
        rects = [one.rect for one in sitting.targets()]
        assert min(min(rect.size) for rect in rects) >= (34 if sitting.app.viewport.width >= 1280 else 44)
        assert [one for n, one in enumerate(rects) if one.collidelist(rects[n + 1 :]) >= 0] == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "counted"), [("lost-temple", 2), ("tikal", 8)])
def test_a_game_of_bots_goes_to_its_end_without_a_hand(game: str, counted: int) -> None:
    """Points are counted before everybody's eyes: in Tikal for both players after each of the four rounds."""
    sitting = Sitting(TitlePage, language="fr", motion=False, pace="once")
    for wanted in ("play", f"game-{game}"):
        sitting.choose(wanted)
    setups.play_with(sitting, 2)
    for seat in (0, 1):
        setups.sit(sitting, seat, "bot", "easy")
    setups.page_of(sitting).choices.seed = "5"
    sitting.choose("start")
    seen, before = 0, False
    for _ in range(20_000):
        if sitting.scene == "GameOver":
            break
        sitting.app.step((), 0.5)
        counting = bool(sitting.app.state().get("counting"))
        seen += counting and not before
        before = counting
    assert sitting.scene == "GameOver"
    assert seen == counted
    sitting.see()
    sitting.choose("back")
    assert [type(scene).__name__ for scene in sitting.app.scenes] == ["TitlePage"]
    sitting.choose("saved")
    assert "watch-0" in sitting.ids()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_replay_offers_no_menu_while_points_are_counted(size: tuple[int, int]) -> None:
    sitting = Sitting(TitlePage, size)
    mode = replay(sitting)
    for _ in range(8000):
        sitting.app.step((), 0.1)
        if mode.table.counting.shown:
            break
    assert mode.table.counting.shown
    assert {one.id for one in mode.table.counting.panel_targets()} <= {*sitting.ids()}
    assert "ui-menu" not in sitting.ids()


def test_a_replay_that_is_opened_by_a_key_has_the_focus_on_its_pause() -> None:
    sitting = Sitting(TitlePage)
    sitting.see([Key("Tab")])
    replay(sitting)
    assert sitting.app.focus == "replay-pause"
    sitting.see([Key("Enter")])
    assert sitting.app.focus == "replay-play"
