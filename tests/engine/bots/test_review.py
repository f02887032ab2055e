"""Games in review: what each turn lost against the strongest one, from what its player could know."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import pytest

import engine
from engine import Game
from engine.bots import ReviewedTurn, judge, spans, think_through, weigh
from engine.bots.players import Player, imagined
from engine.bots.review import SEED, _part, lead, outlook, strongest
from engine.core.search import Effort, Level, Replies
from tests import fixtures

RECORDS = {
    "tikal/two-1999": 14,
    "tikal/four-1999-auction": 16,
    "lost-temple/three-control": 14,
}
"""Records, and how many turns of each are reviewed."""
SLIGHT = Level(Effort(3, 600))
ANSWERED = Level(Effort(2, 150), replies=Replies(3, Effort(1, 60)))


@pytest.fixture(autouse=True)
def _slight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think less than the real reviewer, by the same code."""
    monkeypatch.setattr("engine.bots.review.strongest", lambda game: SLIGHT)


def text_of(name: str) -> str:
    return (fixtures.RECORDS / f"{name}.json").read_text("utf-8")


def reviewed(text: str, turns: int, known: Sequence[ReviewedTurn] = ()) -> list[ReviewedTurn]:
    """The first turns of a record in review, without those that are known."""
    moves = engine.load(text).moves
    found = (turn for turn in judge(engine.replay(text), moves, known) if turn is not None)
    return list(islice(found, turns))


@cache
def reviewed_once(name: str) -> list[ReviewedTurn]:
    return reviewed(text_of(name), RECORDS[name])


def before(text: str, turn: ReviewedTurn) -> Game[Any]:
    """The game where the strongest turn would have begun."""
    return engine.load(text, upto=turn.begins)


def outcome(thought: Generator[None, None, float]) -> float:
    """What a thought comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return float(done.value)


def ended(world: Game[Any], moves: Sequence[str], real: Game[Any] | None = None) -> float | None:
    """What moves are worth in an imagined game; None where they are not possible, or differ from the real one."""
    one, seat = world.copy(), world.to_move
    assert seat is not None
    for move in moves:
        if real is not None and one.view(seat) != real.view(seat):
            return None
        action = one.parse(move)
        if action not in one.legal_actions():
            return None
        one.apply(action)
        if real is not None:
            real.replay(action)
    value: float = one.rules.expert.evaluate(one, seat, None)[0]
    return value


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_every_move_belongs_to_one_turn_of_who_made_it(name: str) -> None:
    text, turns = text_of(name), reviewed_once(name)
    movers = [game.to_move for game in engine.replay(text) if game.to_move is not None]
    assert [(turn.first, turn.length) for turn in turns] == spans(movers)[: len(turns)]
    for turn in turns:
        assert set(movers[turn.first : turn.first + turn.length]) == {turn.seat}
        assert turn.first <= turn.begins < turn.first + turn.length


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_shown_as_better_is_legal_and_its_worth_reproduces(name: str) -> None:
    text, better = text_of(name), 0
    whole = engine.load(text).moves
    for turn in reviewed_once(name):
        assert turn.lost >= 0
        if turn.aside or not turn.better:
            continue
        game = before(text, turn)
        world, _ = imagined(game.view(turn.seat), SEED)
        best = ended(world, turn.better)
        assert best is not None, "the strongest turn is possible in the game as its player sees it"
        played = ended(world, [str(move) for move in whole[turn.begins : turn.first + turn.length]], game)
        # Where nothing came to light, the turn lost exactly the difference.
        if played is not None and turn.begins == turn.first and turn.lost:
            better += 1
            assert best - played == pytest.approx(turn.lost, abs=0.01)
    assert better, "no turn to compare"


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_the_rest_of_a_turn_weighed_alone_is_behind_as_in_the_review(name: str) -> None:
    text, compared = text_of(name), 0
    whole = engine.load(text).moves
    for turn in reviewed_once(name):
        assert 0 <= turn.behind <= turn.lost
        if turn.better and compared < 4:
            compared += 1
            thought = weigh(before(text, turn), whole[turn.begins : turn.first + turn.length])
            assert outcome(thought) == turn.behind
    assert compared


@pytest.mark.slow
@pytest.mark.parametrize("level", [SLIGHT, ANSWERED], ids=["plain", "answered"])
@pytest.mark.parametrize("game", ["tikal", "lost-temple"])
def test_the_strongest_players_own_turns_lose_nothing(
    game: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.bots.review.strongest", lambda game: level)
    played = engine.new_game(game, players=2, seed=4)
    players = [Player(level, SEED), Player(level, SEED)]
    while len(played.moves) < 60 and played.to_move is not None:
        seat = played.to_move
        played.apply(played.parse(think_through(players[seat].choose(played.view(seat)))))
    turns = reviewed(engine.save(played), 99)
    assert len(turns) > 4
    lost = [turn.lost for turn in turns[:-1]]  # the last one may have been left in the middle
    assert max(lost) <= 0.01
    assert all(turn.better == () for turn in turns[:-1])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tikal/two-1999", "lost-temple/three-control"])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """Behind the back of the player to move everything hidden is dealt anew: the verdict stays."""
    text = text_of(name)
    moves = engine.load(text).moves
    for turn in reviewed_once(name)[3:9]:
        game = engine.load(text, upto=turn.first)
        other = engine.imagine(game.view(turn.seat), 77)
        assert other.digest() != game.digest()
        assert other.view(turn.seat) == game.view(turn.seat)
        parts = [think_through(_part(one.copy(), turn.seat, moves[turn.first :][:1])) for one in (game, other)]
        assert parts[0] == parts[1]
        expected = [think_through(outlook(one))[turn.seat] for one in (game, other)]
        assert expected[0] == expected[1]


@pytest.mark.parametrize("name", ["tikal/two-1999", "lost-temple/three-control"])
def test_left_and_taken_up_again_it_is_the_same(name: str) -> None:
    whole = reviewed_once(name)
    assert reviewed(text_of(name), 4, whole[:5]) == whole[5:9]


@pytest.mark.parametrize("name", RECORDS)
def test_an_outlook_ends_in_the_score(name: str) -> None:
    game = engine.load(text_of(name))
    found = think_through(outlook(game))
    assert found == tuple(map(float, game.scores))
    winner = game.winners[0]
    assert lead(found, winner) == game.scores[winner] - max(
        score for seat, score in enumerate(game.scores) if seat != winner
    )


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_reviewer_is_a_level_of_the_game(game: str) -> None:
    assert strongest(game) in engine.GAMES[game].levels.values()
