"""Games by link: a whole game between devices, and a clear answer to every link that comes."""

from __future__ import annotations

from itertools import cycle

import pytest

from engine.core.chance import Chance
from engine.tools.policies import greedy, random
from game.session.events_since import since
from game.session.link import Link, link, opened
from game.session.offer import of
from game.session.seats import Seat, Setup
from game.session.session import KEY, Session, read
from game.share import correspondence
from game.share.correspondence import Found
from game.storage import shelf
from tests.game.sitting import Home

NAMES = ("Ada", "Blaise", "Chiara")


class Device:
    """Somebody's device, with what is stored there."""

    def __init__(self, seed: int = 1) -> None:
        self.home = Home((320, 240))
        self.chance = Chance.seeded(seed)

    def begin(self, game: str = "lost-temple", seats: tuple[str, ...] = ("human", "elsewhere")) -> Session:
        """A new game; what is no kind of person is the level of a bot."""
        people = [
            Seat(name, kind) if kind in ("human", "elsewhere") else Seat(name, "bot", kind)  # type: ignore[arg-type]
            for name, kind in zip(NAMES, seats, strict=False)
        ]
        options = {"first": 0, "names": list(NAMES[: len(seats)])}
        return Session(self.home, Setup(game, tuple(people), options, 7))

    def play(self, session: Session) -> str:
        """Play until it is somebody else's turn or the game is over, and put it on the shelf; the link to send."""
        while not (session.waiting or session.over):
            session.apply(greedy(session.game, self.chance))
            session.end_turn()
        assert session.unsent
        session.mark_sent()
        text = link(of(session).purpose, session.setup, session.game)
        shelf.set_aside(self.home)
        return text

    def answer(self, text: str) -> Found:
        """What a link is to the games here."""
        return correspondence.find(self.home, opened(text))

    def take(self, text: str, seat: int | None = None) -> Session:
        """Open a link and sit down."""
        came, found = opened(text), self.answer(text)
        here = {*correspondence.seats_here(found, came), *(() if seat is None else (seat,))}
        kept = correspondence.keep(self.home, found, correspondence.record(came, here))
        shelf.take_up(self.home, kept)
        return read(self.home, kept.text)

    @property
    def stored(self) -> dict[str, str]:
        """Everything that is stored here."""
        return dict(self.home.texts)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-temple", "tikal"])
@pytest.mark.parametrize("seats", [("human", "elsewhere"), ("human", "easy", "elsewhere")])
def test_a_whole_game_goes_to_and_fro(game: str, seats: tuple[str, ...]) -> None:
    ada, other = Device(1), Device(2)
    text = ada.play(ada.begin(game, seats))
    last, turns = len(seats) - 1, 0
    for device, seat in cycle(((other, last), (ada, 0))):
        answer = device.answer(text).answer
        if answer == "over":
            break
        assert answer == ("new" if turns == 0 else "goes on")
        session = device.take(text)
        assert (session.viewer, session.to_move) == (seat, seat)
        assert session.needs_pass is None
        assert [kind for kind in (one.kind for one in session.setup.seats) if kind != "bot"].count("human") == 1
        told = since(session)
        assert told is not None
        assert told.viewer == seat
        assert seat not in dict(told.turns)
        text = device.play(session)
        turns += 1
    assert turns > 10
    final = opened(text).game
    assert final is not None
    assert final.to_move is None
    kept = correspondence.keep(device.home, device.answer(text), correspondence.record(opened(text), (0,)))
    assert kept.over
    assert [one.over for one in shelf.games(device.home)] == [True]


def test_computer_players_move_on_the_device_of_whoever_moved_before_them() -> None:
    ada = Device()
    session = ada.begin("tikal", ("human", "easy", "elsewhere"))
    text = ada.play(session)
    came = opened(text).game
    assert came is not None
    assert came.to_move == 2
    assert set(session.movers) == {0, 1}


def test_a_link_that_goes_on_replaces_the_game_and_nothing_else() -> None:
    ada, blaise = Device(1), Device(2)
    aside = Session(ada.home, Setup("tikal", (Seat("Ada", "human"), Seat("Bo", "bot", "easy")), {}, 3))
    shelf.put(ada.home, aside.saved())
    text = blaise.play(blaise.take(ada.play(ada.begin())))
    found = ada.answer(text)
    assert found.answer == "goes on"
    assert found.kept is not None
    before = len(shelf.games(ada.home))
    correspondence.keep(ada.home, found, correspondence.record(opened(text), (0,)))
    games = shelf.games(ada.home)
    assert len(games) == before
    assert games[0].turn is not None
    assert (games[0].turn.to_move, games[0].turn.mover) == (0, 1)


def test_ones_own_link_is_known() -> None:
    ada = Device()
    text = ada.play(ada.begin())
    assert ada.answer(text).answer == "own"


def test_the_same_link_again_says_so_also_after_the_first_steps_of_the_answer() -> None:
    ada, blaise = Device(1), Device(2)
    text = ada.play(ada.begin())
    session = blaise.take(text)
    assert blaise.answer(text).answer == "same"
    session.apply(session.game.legal_actions()[0])
    found = blaise.answer(text)
    assert (found.answer, found.under_way) == ("older", True)


def test_an_older_link_changes_nothing() -> None:
    ada, blaise = Device(1), Device(2)
    first = ada.play(ada.begin())
    second = blaise.play(blaise.take(first))
    ada.play(ada.take(second))
    stored = ada.stored
    assert ada.answer(second).answer == "older"
    assert ada.answer(first).answer == "older"
    assert ada.stored == stored


def test_a_link_that_branches_off_can_be_kept_beside_ones_own() -> None:
    ada, blaise, again = Device(1), Device(2), Device(5)
    first = ada.play(ada.begin())
    mine = blaise.play(blaise.take(first))
    other = again.play(again.take(first))
    assert mine != other
    ada.play(ada.take(mine))
    stored = ada.stored
    found = ada.answer(other)
    assert found.answer == "branch"
    assert ada.stored == stored
    correspondence.keep(ada.home, found, correspondence.record(opened(other), (0,)))
    games = shelf.games(ada.home)
    assert len(games) == 2
    assert found.kept in games
    # Both go on from now on, each with its own links.
    assert ada.answer(other).answer == "same"
    assert ada.answer(mine).answer == "older"


def test_a_link_for_another_seat_changes_nothing_until_that_player_sits_down_here() -> None:
    ada, blaise = Device(1), Device(2)
    second = blaise.play(blaise.take(ada.play(ada.begin(seats=("human", "elsewhere", "elsewhere")))))
    stored = ada.stored
    assert ada.answer(second).answer == "other seat"
    assert ada.stored == stored
    session = ada.take(second, seat=2)
    assert [seat.kind for seat in session.setup.seats] == ["human", "elsewhere", "human"]
    assert session.to_move == 2


def test_games_that_only_begin_alike_are_told_apart() -> None:
    """The same deal played alone is no game by link."""
    ada, blaise = Device(1), Device(2)
    text = ada.play(ada.begin())
    blaise.begin(seats=("human", "human"))
    assert blaise.home.load(KEY) is None
    alone = blaise.begin(seats=("human", "easy"))
    alone.apply(alone.game.legal_actions()[0])
    assert blaise.answer(text).answer == "new"


def test_what_was_sent_cannot_be_taken_back() -> None:
    ada = Device()
    session = ada.begin("tikal")
    while not session.waiting:
        session.apply(random(session.game, ada.chance))
        session.end_turn()
    assert session.undo_block != "table.undo.sent"
    session.mark_sent()
    assert session.undo_block == "table.undo.sent"
    again = read(ada.home, session.saved())
    assert again.undo_block == "table.undo.sent"
    assert not again.unsent


def test_games_by_link_stay_on_a_full_shelf() -> None:
    ada = Device()
    ada.play(ada.begin())
    for seed in range(shelf.ROOM + 3):
        other = Session(ada.home, Setup("tikal", (Seat("Ada", "human"), Seat("Bo", "bot", "easy")), {}, seed))
        shelf.put(ada.home, other.saved())
    games = shelf.games(ada.home)
    assert len(games) == shelf.ROOM
    assert games[-1].turn is not None


@pytest.mark.parametrize("noted", [None, {}, {"to_move": 9, "mover": 0, "sent": 1}, {"to_move": "0"}, 7])
def test_damaged_notes_of_a_turn_hide_nothing_but_the_turn(noted: object) -> None:
    from game.session import notes

    assert notes.turn({"link": noted}, 2) is None


def test_a_link_for_a_computer_player_is_refused() -> None:
    from engine import LinkError

    ada = Device()
    session = ada.begin("tikal", ("human", "easy"))
    while session.to_move == 0:
        session.apply(random(session.game, ada.chance))
        session.end_turn()
    with pytest.raises(LinkError) as refused:
        opened(link("turn", session.setup, session.game))
    assert refused.value.code == "impossible"


def test_a_finished_game_from_elsewhere_says_that_it_is_over() -> None:
    ada = Device()
    session = ada.begin()
    while not session.over:
        session.apply(greedy(session.game, ada.chance))
        session.end_turn()
    text = link("turn", session.setup, session.game)
    assert Device(3).answer(text) == Found("over")
    assert isinstance(opened(text), Link)
