"""One game at the table: undo by its rule, autosave and resume, whose eyes, and what the story tells to whom."""

import json
from typing import Any

import pytest

import engine
from engine import RecordError
from game.session.playback import Playback
from game.session.session import KEY, Session, read, under_way
from tests.fixtures import RECORDS, former
from tests.game.hands import setup
from tests.game.sitting import Home, home_of

OLD_RECORD = RECORDS / "lost-temple" / "three-random.json"
"""Played when a key could still be bought by an explorer who was locked in a secret room."""


def begin(humans: int = 2, bots: int = 0, seed: int = 1, **options: object) -> Session:
    return Session(Home((1280, 720)), setup(humans, bots, seed, first=0, **options))


def do(session: Session, *texts: str) -> None:
    for text in texts:
        session.apply(session.game.parse(text))


def first(session: Session, start: str) -> str:
    return next(str(action) for action in session.choices if str(action).startswith(start))


def packed(session: Session) -> None:
    """Everybody packs two keys; seat 0 is at its first tile then."""
    while session.step == "pack":
        do(session, "pack pink" if session.view["stock"]["keys"].get("pink") else "pack blue")


def test_undo_goes_back_to_the_start_of_ones_own_turn_step_by_step() -> None:
    session = begin()
    packed(session)
    do(session, first(session, "take "))
    before = session.game.digest()
    choices = session.choices
    tile = session.decision["tile"] if session.step == "icons" else ""
    assert session.undo_block == ""
    assert session.undo()
    assert session.step == "pirogue"
    assert session.undo_block == "table.undo.others"
    assert not session.undo()
    assert session.redo()
    assert (session.game.digest(), session.choices) == (before, choices)
    assert tile == (session.decision["tile"] if session.step == "icons" else "")


def test_what_was_seen_cannot_be_undone_but_what_came_after_it_can() -> None:
    session = begin()
    packed(session)
    do(session, next(str(a) for a in session.choices if str(a).startswith("take room+")))
    while session.step != "icons":
        do(session, str(session.choices[-1]))
    do(session, "look rooms")
    assert session.undo_block == "table.undo.seen"
    do(session, first(session, "keep "))
    assert session.undo()
    assert session.step == "look rooms"
    assert session.undo_block == "table.undo.seen"


def test_another_choice_forgets_what_could_be_redone() -> None:
    session = begin()
    packed(session)
    do(session, first(session, "take "))
    session.undo()
    assert session.redoable
    do(session, str(session.choices[1]))
    assert not session.redoable
    assert not session.redo()


def test_a_stored_game_comes_back_to_the_same_decision() -> None:
    session = begin(1, 2)
    packed(session)
    do(session, first(session, "take "))
    session.undo()
    again = under_way(session.host)
    assert again.view == session.view
    assert again.choices == session.choices
    assert again.setup == session.setup
    assert again.redoable
    assert again.log == session.log


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"setup": 1}', "null", '{"setup": {}, "record": "", "redo": []}']
)
def test_a_damaged_save_is_no_game(damage: str) -> None:
    home = Home((1280, 720))
    home.texts[KEY] = damage
    with pytest.raises(RecordError):
        under_way(home)


def test_a_stored_game_is_a_record_that_the_engine_reads() -> None:
    session = begin(1, 1)
    packed(session)
    assert engine.load(home_of(session).texts[KEY]).digest() == session.game.digest()


def test_a_stored_game_that_was_edited_is_refused() -> None:
    session = begin()
    packed(session)
    data = json.loads(home_of(session).texts[KEY])
    data["seed"] += 1
    with pytest.raises(engine.RecordError):
        read(session.host, json.dumps(data))


def test_opening_a_stored_game_replays_its_moves_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    packed(session)
    applied: list[engine.Action] = []
    apply = engine.Game.apply

    def noting(game: engine.Game[Any], action: engine.Action) -> None:
        applied.append(action)
        apply(game, action)

    monkeypatch.setattr(engine.Game, "apply", noting)
    read(session.host, home_of(session).texts[KEY])
    assert applied == session.game.moves


def test_what_cannot_be_done_again_is_not_offered() -> None:
    session = begin()
    packed(session)
    do(session, first(session, "take "))
    session.undo()
    data = json.loads(home_of(session).texts[KEY])
    strange: list[list[list[str]]] = [[["end turn"]], [[]], [[], ["end turn"]]]
    for steps in strange:
        data["notes"]["redo"] = steps
        assert not read(session.host, json.dumps(data)).redoable


@pytest.mark.parametrize(
    ("name", "level", "moves", "digest", "redo"),
    [
        ("lost-temple", "medium", 65, "42d1b420b271cf74636a1b044924a580", "take sanctuary+card"),
        ("tikal", "hard", 79, "7b556c6e787ccb86d47e88aaa469ff97", "choose ruin-3-300000"),
    ],
)
def test_a_game_stored_before_version_1_goes_on(name: str, level: str, moves: int, digest: str, redo: str) -> None:
    home = Home((1280, 720))
    home.texts[KEY] = former(name)["game"]
    session = under_way(home)
    assert [(seat.name, seat.kind, seat.level) for seat in session.setup.seats] == [
        ("Ada", "human", ""),
        ("Blaise", "bot", level),
    ]
    assert (len(session.game.moves), session.game.digest()) == (moves, digest)
    assert session.redo()
    assert str(session.game.moves[-1]) == redo
    assert engine.outline(home.texts[KEY]).game == name


def test_a_full_storage_is_known_and_the_game_goes_on() -> None:
    session = begin()
    home_of(session).full = True
    do(session, "pack pink")
    assert not session.stored
    assert len(session.game.moves) == 1


def test_only_a_person_to_move_has_choices() -> None:
    session = begin(1, 1)
    do(session, "pack pink", "pack blue")
    assert session.to_move == 1
    assert session.viewer == 0
    assert session.choices == ()


def test_the_device_is_passed_when_something_hidden_would_show() -> None:
    session = begin()
    while session.needs_pass is None:
        assert session.viewer == session.to_move
        do(session, next((str(a) for a in session.choices if str(a).endswith(" camp")), str(session.choices[0])))
    seat = session.needs_pass
    assert seat == session.to_move != session.viewer
    assert session.choices == ()
    hidden = session.view["players"][seat]["camp"], session.view["players"][seat]["treasures"]
    assert all(isinstance(count, int) for count in hidden)
    session.passed()
    assert session.viewer == seat
    assert session.choices
    assert isinstance(session.view["players"][seat]["camp"], dict)


def test_a_person_alone_against_bots_never_passes_the_device() -> None:
    session = begin(1, 1, seed=4)
    for _ in range(120):
        if session.over:
            break
        session.apply(session.game.legal_actions()[0])
        assert session.needs_pass is None


def test_the_story_tells_only_what_the_viewer_saw() -> None:
    session = begin(1, 1, seed=6)
    kept: dict[int, dict[str, object]] = {}
    while len(kept) < 2:
        actions = session.game.legal_actions()
        session.apply(next((a for a in actions if str(a).startswith(("look cards", "keep"))), actions[0]))
        kept |= {entry.seat: entry.event for entry in session.log if entry.event["kind"] == "keep card"}
    assert "card" in kept[0]
    assert "card" not in kept[1]


def test_undo_takes_its_lines_out_of_the_story() -> None:
    session = begin()
    packed(session)
    lines = list(session.log)
    do(session, first(session, "take "))
    assert len(session.log) > len(lines)
    session.undo()
    assert session.log == lines


def test_a_stored_game_with_a_choice_that_is_offered_no_more_goes_on() -> None:
    text = OLD_RECORD.read_text(encoding="utf-8")
    moves = json.loads(text)["moves"].index("rescue blue") + 1
    game = engine.load(text, upto=moves)
    with pytest.raises(engine.IllegalAction):
        engine.load(text, upto=moves - 1).apply(game.moves[-1])
    session = read(Home((1280, 720)), engine.save(game))
    assert read(session.host, session.saved()).game.digest() == game.digest()
    watched = Playback(session)
    watched.go_to(moves)
    assert watched.game.digest() == game.digest()


# Several actions as one step


def step(session: Session, *texts: str) -> None:
    """Do several things at once."""
    session.apply(*map(session.game.parse, texts))


def test_a_step_of_several_actions_is_taken_back_and_done_again_as_a_whole() -> None:
    session = begin()
    packed(session)
    before = session.game.digest()
    step(session, "take room+yellow", "key yellow camp")
    after = session.game.digest()
    assert session.undo()
    assert session.game.digest() == before
    assert session.undo_block == "table.undo.others"
    assert session.redo()
    assert session.game.digest() == after
    assert not session.redoable


def test_a_step_is_stored_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    packed(session)
    stored: list[str] = []

    def store(key: str, text: str | None) -> bool:
        stored.append(key)
        return True

    monkeypatch.setattr(session.host, "store", store)
    step(session, "take room+yellow", "key yellow camp")
    assert stored == [KEY]


def test_a_step_in_which_something_was_seen_cannot_be_taken_back() -> None:
    session = begin()
    packed(session)
    step(session, "take room+yellow", "look rooms", "keep pink-bend")
    assert session.undo_block == "table.undo.seen"


def test_a_step_that_hands_over_belongs_to_nobody_alone() -> None:
    session = begin()
    step(session, *["pack pink"] * 3)
    assert session.viewer == session.to_move == 1
    assert session.undo_block == "table.undo.others"


def test_what_was_done_before_a_refusal_stays_and_is_the_step() -> None:
    session = begin()
    packed(session)
    before = session.game.digest()
    with pytest.raises(engine.IllegalAction):
        step(session, "take room+yellow", "key yellow camp", "key yellow camp")
    assert [str(move) for move in session.game.moves[-2:]] == ["take room+yellow", "key yellow camp"]
    assert under_way(session.host).game.digest() == session.game.digest()
    assert session.undo()
    assert session.game.digest() == before


def test_a_refused_step_of_which_nothing_was_done_changes_nothing() -> None:
    session = begin()
    packed(session)
    do(session, "take room+yellow")
    session.undo()
    with pytest.raises(engine.IllegalAction):
        step(session, "end turn", "take room+yellow")
    assert session.redoable


def test_a_stored_game_keeps_its_steps() -> None:
    session = begin(1, 1)
    packed(session)
    before = session.game.digest()
    step(session, "take room+yellow", "key yellow camp")
    after = session.game.digest()
    session = read(session.host, home_of(session).texts[KEY])
    assert session.undo()
    assert session.game.digest() == before
    session = read(session.host, home_of(session).texts[KEY])
    assert session.redo()
    assert session.game.digest() == after
    assert session.undo()
    assert session.game.digest() == before


def test_a_record_without_notes_is_taken_back_move_by_move() -> None:
    session = begin(1, 1)
    packed(session)
    step(session, "take room+yellow", "key yellow camp")
    again = read(session.host, engine.save(session.game))
    again.passed()
    assert again.undo()
    assert again.step == "icons"
    assert again.undo()
    assert again.step == "pirogue"


@pytest.mark.parametrize("groups", [[[2, 0]], [[-1, 2]], [[0, 99]], 3, [["1"]], [[0, 2, 3]]])
def test_steps_that_do_not_fit_the_moves_are_passed_over(groups: object) -> None:
    session = begin()
    packed(session)
    data = json.loads(home_of(session).texts[KEY])
    data["notes"]["groups"] = groups
    again = read(session.host, json.dumps(data))
    assert again.game.digest() == session.game.digest()
    assert again.undo_block == session.undo_block
