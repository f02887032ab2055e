"""A session of Tikal: nothing is hidden from anybody, and undo goes back until something was turned up."""

import pytest

import engine
from engine.tikal import MOVE, preview
from game.pages.replay import replay
from game.pages.title import TitlePage
from game.session.session import Session, read
from game.tikal.table import TikalTable
from tests.game.hands import table, tikal
from tests.game.replays import watching
from tests.game.sitting import Home, Sitting, home_of


def begin(humans: int = 2, seed: int = 3, **options: object) -> Session:
    return Session(Home((1280, 720)), tikal(humans, 0, seed, first=0, **options))


def do(session: Session, *texts: str) -> None:
    for text in texts:
        session.apply(session.game.parse(text))


def test_the_device_need_not_be_passed_because_everything_lies_open() -> None:
    session = begin()
    do(session, str(session.choices[0]), "end turn")
    assert session.needs_pass is None
    assert session.viewer == 1
    assert session.step == "place"


def test_placing_and_moving_can_be_taken_back_step_by_step() -> None:
    session = begin()
    start = session.game.digest()
    do(session, str(session.choices[0]), "bring worker base", "bring worker base")
    for _ in range(3):
        assert session.undo_block == ""
        assert session.undo()
    assert session.game.digest() == start
    assert session.redo()


def workers(session: Session) -> dict[str, int]:
    """Where the workers of the first player stand."""
    found: dict[str, int] = session.view["players"][0]["workers"]
    return found


def test_workers_who_move_together_are_taken_back_and_sent_again_together() -> None:
    session = begin()
    do(session, str(session.choices[0]), *["bring worker base"] * 3)
    move = session.game.parse("move worker base a4")
    session.apply(move, move, move)
    assert workers(session) == {"a4": 3}
    assert session.undo()
    assert workers(session) == {"base": 3}
    assert session.redo()
    assert workers(session) == {"a4": 3}


def test_a_step_of_several_workers_is_one_after_the_game_was_put_away() -> None:
    session = begin()
    do(session, str(session.choices[0]), *["bring worker base"] * 3)
    move = session.game.parse("move worker base a4")
    session.apply(move, move, move)
    session = read(session.host, session.host.load("game") or "")
    assert session.undo()
    assert workers(session) == {"base": 3}
    session = read(session.host, session.host.load("game") or "")
    assert session.redo()
    assert workers(session) == {"a4": 3}
    assert session.undo()
    assert session.undo()
    assert workers(session) == {"base": 2}


def test_a_group_that_is_sent_on_its_way_at_the_table_is_one_undo() -> None:
    sitting = Sitting(table(tikal(2, 0, 3, first=0)), motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    scene.act(scene.session.choices[0])
    scene.act(*[scene.session.game.parse("bring worker base")] * 3)
    for target in ("hex base", "ui-more", "ui-more", "move worker base a4"):
        sitting.choose(target)
    assert workers(scene.session) == {"a4": 3}
    sitting.choose("ui-undo")
    assert workers(scene.session) == {"base": 3}
    sitting.choose("ui-redo")
    assert workers(scene.session) == {"a4": 3}


def test_what_a_group_did_before_it_was_refused_is_shown_and_can_be_taken_back() -> None:
    sitting = Sitting(table(tikal(2, 0, 3, first=0)), motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    scene.act(scene.session.choices[0])
    scene.act(scene.session.game.parse("bring worker base"))
    scene.act(*[scene.session.game.parse("move worker base a4")] * 2)
    sitting.see()
    assert workers(scene.session) == {"a4": 1}
    assert "hex a4" in sitting.ids()
    assert scene.bar.notice
    assert scene.session.take_events() == []
    sitting.choose("ui-undo")
    assert workers(scene.session) == {"base": 1}


def test_a_turn_that_turned_up_the_next_tile_cannot_be_taken_back() -> None:
    session = begin(1 + 1)
    do(session, str(session.choices[0]), "end turn")
    assert session.undo_block
    assert not session.undo()


def test_a_recovered_treasure_was_seen_and_stays() -> None:
    session = begin(seed=3)
    sealed = False
    while not sealed:
        texts = [str(action) for action in session.choices]
        recover = [text for text in texts if text.startswith("recover ")]
        if recover:
            do(session, recover[0])
            sealed = True
        else:
            nearer = [text for text in texts if text.startswith("move ") and _ruin(session, text.split()[3])]
            more = [text for text in texts if text.startswith(("place", "bring worker"))]
            do(session, (nearer or more or ["end turn"])[0])
    assert session.undo_block == "table.undo.seen"


def _ruin(session: Session, place: str) -> bool:
    return bool(session.view["board"][place].get("treasures"))


def test_an_autosave_comes_back_to_the_same_decision() -> None:
    session = begin(auction=True)
    do(session, "bid 3")
    again = read(session.host, session.host.load("game") or "")
    assert again.game.digest() == session.game.digest()
    assert again.step == "bid"


def test_the_title_goes_on_with_the_game_that_was_left() -> None:
    sitting = Sitting(table(tikal(2, 0, 3, first=0)), motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    scene.act(scene.session.choices[0])
    sitting.app.replace(TitlePage(sitting.app))
    sitting.see()
    sitting.choose("continue")
    found = sitting.app.top
    assert isinstance(found, TikalTable)
    assert found.session.game.digest() == scene.session.game.digest()


def test_a_game_can_be_watched_again() -> None:
    sitting = Sitting(table(tikal(2, 0, 3, first=0)), motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    for _ in range(30):
        scene.session.apply(scene.session.choices[-1 if len(scene.session.choices) < 3 else 0])
    sitting.app.push(replay(sitting.app, scene.session))
    sitting.see()
    sitting.choose("replay-end")
    assert watching(sitting).session.game.digest() == scene.session.game.digest()
    assert sitting.faults() == []


def test_the_bids_of_others_cannot_be_taken_back() -> None:
    session = begin(auction=True)
    do(session, "bid 3")
    assert session.viewer == 1
    assert session.undo_block == "table.undo.others"


def test_members_who_move_together_are_one_step() -> None:
    session = begin()
    do(session, str(session.choices[0]))
    session.apply(*[session.game.parse("bring worker base")] * 3)
    start = session.game.digest()
    near = next(one for one in session.choices.of(MOVE) if preview.cost(session.game, one) <= 2)
    session.apply(*[near] * 3)
    moved = session.game.digest()
    again = read(session.host, home_of(session).texts["game"])
    assert again.undo()
    assert again.game.digest() == start
    again = read(session.host, home_of(session).texts["game"])
    assert again.redo()
    assert again.game.digest() == moved
    assert again.undo()
    assert again.undo()
    assert again.view["players"][0]["workers"] == {}


def test_a_refused_action_ends_the_step_where_it_is() -> None:
    session = begin()
    do(session, str(session.choices[0]))
    before = session.game.digest()
    bring = session.game.parse("bring worker base")
    with pytest.raises(engine.IllegalAction):
        session.apply(*[bring] * 11)
    assert session.view["action_points"] == 0
    assert session.undo()
    assert session.game.digest() == before
