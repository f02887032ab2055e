"""Links that come: what opens at once, what asks first, and that nothing is lost by any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game
from engine.tools.policies import greedy
from game.host.events import Arrived, TextInput
from game.pages.setup.page import SetupPage
from game.pages.title import TitlePage
from game.screen import text
from game.session import offer
from game.session.link import Purpose, found_in, link
from game.session.seats import Seat, Setup
from game.session.session import KEY, Session, read
from game.storage import shelf
from game.table.table import Table
from tests.game import games, setups
from tests.game.replays import watching
from tests.game.sitting import Home, Sitting
from tests.languages import in_languages

SCREENS = (((1280, 720), 1.0), ((800, 600), 1.0), ((390, 844), 3.0), ((844, 390), 2.0))


def begun(host: Any, kinds: tuple[str, ...] = ("human", "elsewhere"), moves: int = 0, luck: int = 4) -> Session:
    """A game by link, played until it is the turn of somebody elsewhere."""
    seats = tuple(Seat(name, kind) for name, kind in zip(games.NAMES, kinds, strict=False))  # type: ignore[arg-type]
    names = [seat.name for seat in seats]
    session = Session(host, Setup("lost-temple", seats, {"first": 0, "names": names}, 9))
    chance = Chance.seeded(luck)
    while len(session.game.moves) < max(1, moves) or kinds[session.movers[-1]] != "human" or not session.waiting:
        session.apply(greedy(session.game, chance))
        session.end_turn()
    return session


def sent(session: Session) -> str:
    return link("turn", session.setup, session.game)


def said() -> str:
    return " ".join(one.text for one in text.drawn)


def arrive(sitting: Sitting, text: str) -> None:
    sitting.see([Arrived(text)])


def table(sitting: Sitting) -> Table:
    assert isinstance(sitting.app.top, Table)
    return sitting.app.top


def test_a_game_to_watch_opens_at_its_moment_and_is_not_kept() -> None:
    sitting = Sitting(TitlePage)
    ended = games.ended(Home((9, 9)), 2)
    arrive(sitting, link("watch", ended.setup, ended.game, 30))
    replay = watching(sitting)
    assert (replay.session.move, replay.playing) == (30, False)
    assert "game" not in sitting.home.texts
    assert shelf.games(sitting.home) == []
    sitting.choose("back")
    assert sitting.scene == "TitlePage"


@pytest.mark.parametrize(("purpose", "times"), [("turn", 1), ("watch", 2)])
def test_a_link_is_played_through_no_oftener_than_it_must(
    purpose: Purpose, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to know that it can be trusted, and once more for everything that is to be told of a game to watch."""
    sitting = Sitting(TitlePage)
    session = begun(Home((9, 9)), moves=20)
    text = link(purpose, session.setup, session.game)
    real, applied = Game.apply, []

    def apply(game: Game[Any], action: Action) -> None:
        applied.append(action)
        real(game, action)

    monkeypatch.setattr(Game, "apply", apply)
    arrive(sitting, text)
    assert len(applied) == times * len(session.game.moves)


@pytest.mark.parametrize("behind", ["", "&from=mail", "?x=1", "%20"])
def test_what_others_put_behind_a_link_does_no_harm(behind: str) -> None:
    sitting = Sitting(TitlePage)
    arrive(sitting, f"{sent(begun(Home((9, 9))))}{behind}")
    assert sitting.scene == "Arrival"


@pytest.mark.parametrize("text", ["", "%", "&a=b"])
def test_a_fragment_that_is_no_link_is_called_so(text: str) -> None:
    sitting = Sitting(TitlePage)
    arrive(sitting, text)
    assert sitting.scene == "Trouble"
    assert sitting.app.words("link.error.foreign") in said()


def test_a_set_up_is_filled_in() -> None:
    sitting = Sitting(TitlePage)
    seats = (Seat("Ada", "human"), Seat("Orange", "bot", "hard"), Seat("Cleo", "elsewhere"))
    names = [seat.name for seat in seats]
    options = {"edition": "2015", "auction": True, "first": 2, "names": names}
    setup = Setup("tikal", seats, options, 123)
    arrive(sitting, link("set-up", setup))
    page = sitting.app.top
    assert isinstance(page, SetupPage)
    filled = page.choices.setup(sitting.app.words)
    assert (filled.game, filled.seats, filled.seed) == (setup.game, setup.seats, setup.seed)
    assert link("set-up", filled) == link("set-up", setup)


def test_a_game_to_carry_on_asks_first_and_sets_the_present_one_aside() -> None:
    sitting = Sitting(TitlePage)
    mine = Session(sitting.home, games.setup(2, humans=1))
    mine.apply(mine.game.legal_actions()[0])
    other = Session(Home((9, 9)), games.setup(3, humans=1, seed=8))
    other.apply(other.game.legal_actions()[0])
    stored = dict(sitting.home.texts)
    arrive(sitting, link("carry", other.setup, other.game))
    assert sitting.scene == "Arrival"
    assert sitting.home.texts == stored
    sitting.choose("leave")
    assert sitting.home.texts == stored
    arrive(sitting, link("carry", other.setup, other.game))
    sitting.choose("take")
    assert table(sitting).session.game.digest() == other.game.digest()
    assert table(sitting).session.setup.seats == other.setup.seats
    (kept,) = shelf.games(sitting.home)
    assert kept.digest == mine.game.digest()


@pytest.mark.parametrize("bad", ["1", "zzz", "9abc", "", "é", "1" + "A" * 7000])
def test_what_cannot_be_read_is_said_and_changes_nothing(bad: str) -> None:
    sitting = Sitting(TitlePage)
    mine = Session(sitting.home, games.setup(2, humans=1))
    mine.apply(mine.game.legal_actions()[0])
    stored = dict(sitting.home.texts)
    arrive(sitting, bad)
    assert sitting.scene == "Trouble"
    assert "Nothing has changed" in said()
    assert sitting.home.texts == stored
    sitting.choose("leave")
    assert sitting.scene == "TitlePage"


def test_a_link_that_comes_while_another_is_looked_at_takes_its_place() -> None:
    sitting = Sitting(TitlePage)
    arrive(sitting, "zzz")
    arrive(sitting, sent(begun(Home((9, 9)))))
    sitting.choose("leave")
    assert sitting.scene == "TitlePage"


def test_whoever_is_next_sits_down_sees_only_their_own_things_and_sends_the_answer() -> None:
    sitting = Sitting(TitlePage, motion=False)
    session = begun(Home((9, 9)), moves=30)
    arrive(sitting, sent(session))
    assert "It is the turn of Blaise" in said()
    assert "also what is hidden" in said()
    sitting.choose("take")
    mine = table(sitting).session
    assert (mine.viewer, mine.to_move) == (1, 1)
    assert [seat.kind for seat in mine.setup.seats] == ["elsewhere", "human"]
    for secret in ("camp", "treasures", "cards"):
        assert isinstance(mine.view["players"][0][secret], int)
    assert table(sitting).recap.lines
    chance = Chance.seeded(2)
    while not mine.waiting:
        mine.apply(greedy(mine.game, chance))
        mine.end_turn()
    sitting.wait(2.0)
    assert sitting.scene == "ShareSheet"
    assert "Send it to Ada" in said()
    (kept,) = shelf.games(sitting.home)
    assert sitting.home.load(KEY) is None
    assert kept.turn is not None
    assert (kept.turn.to_move, kept.turn.sent) == (0, kept.moves)
    assert found_in(sitting.app.state()["link"]) == sent(mine)


def waiting(sitting: Sitting) -> Session:
    """A game by link on the shelf, sent on."""
    session = begun(sitting.home, moves=20)
    session.mark_sent()
    shelf.set_aside(sitting.home)
    return session


def test_the_row_says_whose_turn_it_is_and_sends_again() -> None:
    sitting = Sitting(TitlePage)
    session = waiting(sitting)
    sitting.choose("saved")
    assert "waiting for the link" in said()
    sitting.choose("share-0")
    assert found_in(sitting.app.state()["link"]) == sent(session)


def test_the_table_can_be_looked_at_while_others_play() -> None:
    sitting = Sitting(TitlePage)
    waiting(sitting)
    sitting.choose("saved")
    stored = dict(sitting.home.texts)
    sitting.choose("look-0")
    sitting.wait(0.5)
    assert table(sitting).session.waiting
    assert not table(sitting).session.choices
    assert "waiting for the link" in said()
    assert "thinking" not in said()
    sitting.app.top.back()
    assert sitting.home.texts == stored


def test_the_answer_is_pasted_and_waits_on_the_shelf() -> None:
    sitting = Sitting(TitlePage)
    mine = waiting(sitting)
    theirs = begun(Home((9, 9)), ("elsewhere", "human"))
    chance = Chance.seeded(6)
    theirs = Session(Home((9, 9)), Setup("lost-temple", theirs.setup.seats, mine.setup.options, 9))
    for move in mine.game.moves:
        theirs.apply(move)
        theirs.end_turn()
    while not theirs.waiting:
        theirs.apply(greedy(theirs.game, chance))
        theirs.end_turn()
    sitting.choose("saved")
    sitting.choose("came-0")
    sitting.see([TextInput("What a turn! https://example.org/tikal/#" + sent(theirs) + " Bye")])
    assert "The link from Blaise is here" in said()
    sitting.choose("leave")
    sitting.choose("back")
    sitting.choose("saved")
    assert "the link from Blaise is here" in said()
    assert len(shelf.games(sitting.home)) == 1
    sitting.choose("continue-0")
    assert table(sitting).session.game.digest() == theirs.game.digest()
    assert table(sitting).session.viewer == 0


def test_a_text_without_a_link_is_said_where_it_was_pasted() -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("saved")
    sitting.choose("paste")
    assert sitting.home.typed_at is not None
    sitting.see([TextInput("hello there")])
    assert sitting.scene == "PastePage"
    assert "not a link to a game" in said()
    sitting.see([TextInput("")])
    assert "Nothing came from the clipboard" in said()


def test_ones_own_link_offers_to_send_it_again() -> None:
    sitting = Sitting(TitlePage)
    session = waiting(sitting)
    stored = dict(sitting.home.texts)
    arrive(sitting, sent(session))
    assert "your own link" in said()
    sitting.choose("send")
    assert found_in(sitting.app.state()["link"]) == sent(session)
    assert sitting.home.texts == stored


def played_on(session: Session, setup: Setup, done: Callable[[Session], bool]) -> Session:
    """The same game on another device, played on until something is so."""
    other, moves, chance = Session(Home((9, 9)), setup), session.game.moves, Chance.seeded(6)
    while len(other.game.moves) <= len(moves) or not done(other):
        now = len(other.game.moves)
        other.apply(moves[now] if now < len(moves) else greedy(other.game, chance))
        other.end_turn()
    return other


def finished(session: Session) -> Session:
    """The same game, played to its end on one device."""
    seats = tuple(Seat(seat.name, "human") for seat in session.setup.seats)
    setup = Setup("lost-temple", seats, session.setup.options, session.setup.seed)
    return played_on(session, setup, lambda other: other.over)


def answered(session: Session) -> Session:
    """The same game on the same device, after the other one's turn."""
    return played_on(session, session.setup, lambda other: not other.waiting)


def test_the_end_of_a_game_that_is_here_shows_it_as_often_as_it_is_opened() -> None:
    sitting = Sitting(TitlePage)
    session = waiting(sitting)
    end = sent(finished(session))
    arrive(sitting, end)
    assert "the game is over" in said()
    (kept,) = shelf.games(sitting.home)
    review = shelf.review_key(kept.digest)
    sitting.home.store(review, "{}")
    stored = dict(sitting.home.texts)
    arrive(sitting, end)
    assert "the game is over" in said()
    assert sitting.home.texts == stored  # also what was thought about it
    sitting.choose("take")
    assert sitting.scene == "GameOver"


@pytest.mark.parametrize("elsewhere", [True, False])
def test_an_old_link_says_where_the_game_stands_and_goes_on_there(elsewhere: bool) -> None:
    sitting = Sitting(TitlePage)
    session = waiting(sitting)
    if not elsewhere:
        shelf.put(sitting.home, answered(session).saved())
    old = sent(begun(Home((9, 9)), moves=2))
    stored = dict(sitting.home.texts)
    arrive(sitting, old)
    assert "older than the game here" in said()
    assert f"it is the turn of {'Blaise' if elsewhere else 'Ada'}" in said()
    assert sitting.home.texts == stored
    sitting.choose("send" if elsewhere else "take")
    assert sitting.scene == ("ShareSheet" if elsewhere else "LostTempleTable")


def test_a_link_that_is_older_than_a_finished_game_leads_to_its_end() -> None:
    sitting = Sitting(TitlePage)
    session = waiting(sitting)
    arrive(sitting, sent(finished(session)))
    arrive(sitting, sent(session))
    assert "which is over" in said()
    sitting.choose("take")
    assert sitting.scene == "GameOver"


def test_a_turn_that_is_not_ended_yet_is_no_turn_of_somebody_elsewhere() -> None:
    sitting = Sitting(TitlePage)
    seats = (Seat("Ada", "human"), Seat("Blaise", "elsewhere"))
    session = Session(sitting.home, Setup("lost-temple", seats, {"first": 0, "names": ["Ada", "Blaise"]}, 9))
    chance = Chance.seeded(4)
    while not session.held:
        if session.waiting:
            session.game.apply(greedy(session.game, chance))
            session = read(sitting.home, session.saved())
        else:
            session.apply(greedy(session.game, chance))
    shelf.set_aside(sitting.home)
    sitting.choose("saved")
    assert "Your turn" in said()
    assert "continue-0" in sitting.ids()


@pytest.mark.slow
def test_the_end_is_sent_by_whoever_made_the_last_move_and_seen_by_the_other() -> None:
    seats = (Seat("Ada", "human"), Seat("Blaise", "human"))
    both = Session(Home((9, 9)), Setup("lost-temple", seats, {"names": ["Ada", "Blaise"], "short_game": True}, 2))
    chance = Chance.seeded(1)
    while not both.over:
        both.apply(greedy(both.game, chance))
        both.end_turn()
    last = both.movers[-1]
    here = tuple(Seat(seat.name, "human" if n == last else "elsewhere") for n, seat in enumerate(seats))
    sitting = Sitting(TitlePage, motion=False)
    session = Session(sitting.home, Setup("lost-temple", here, both.setup.options, 2))
    for move in both.game.moves:
        session.apply(move)
        session.end_turn()
    assert session.unsent
    sitting.app.top.layout(sitting.app.viewport)
    sitting.choose("continue")
    sitting.wait(0.5)
    assert "Send the end to the others" in said()
    came = found_in(sitting.app.state()["link"])
    other = Sitting(TitlePage, motion=False)
    arrive(other, came)
    assert "the game is over" in said()
    other.choose("take")
    assert other.scene == "GameOver"
    assert [kept.over for kept in shelf.games(other.home)] == [True]


def test_a_game_needs_somebody_at_this_device() -> None:
    sitting = Sitting(TitlePage)
    sitting.choose("play")
    setups.play_with(sitting, 2)
    for seat in (0, 1):
        setups.sit(sitting, seat, "elsewhere")
    assert not next(one for one in sitting.targets() if one.id == "start").enabled
    setups.sit(sitting, 0, "you")
    sitting.choose("first-0")
    sitting.choose("start")
    assert table(sitting).session.setup.by_link


PAGES: dict[str, Callable[[Sitting], None]] = {
    "trouble": lambda sitting: arrive(sitting, "9abc"),
    "new": lambda sitting: arrive(sitting, sent(begun(Home((9, 9)), ("human", "elsewhere", "elsewhere"), 20))),
    "own": lambda sitting: arrive(sitting, sent(waiting(sitting))),
    "branch": lambda sitting: branching(sitting),
    "older": lambda sitting: older(sitting),
    "paste": lambda sitting: rows(sitting, "paste"),
    "rows": lambda sitting: rows(sitting),
}


def rows(sitting: Sitting, *chosen: str) -> None:
    waiting(sitting)
    for target in ("saved", *chosen):
        sitting.choose(target)


def older(sitting: Sitting) -> None:
    waiting(sitting)
    arrive(sitting, sent(begun(Home((9, 9)), moves=2)))


def branching(sitting: Sitting) -> None:
    waiting(sitting)
    arrive(sitting, sent(begun(Home((9, 9)), moves=20, luck=99)))
    assert "another way than here" in said() or sitting.home.language != "en"


@in_languages
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("css", "ratio"), SCREENS)
def test_the_pages_can_be_read_at_every_size(css: tuple[int, int], ratio: float, page: str, language: str) -> None:
    size = round(css[0] * ratio), round(css[1] * ratio)
    sitting = Sitting(TitlePage, size, ratio=ratio, language=language)
    PAGES[page](sitting)
    sitting.see()
    assert sitting.faults() == []
    assert min(min(target.rect.size) for target in sitting.targets()) >= 44 * ratio


def test_a_game_under_way_by_link_is_carried_to_another_device_as_it_is() -> None:
    """In the middle of one's turn there is nothing to send to the others yet."""
    session = begun(Home((9, 9)), ("elsewhere", "human"))
    mine = Session(Home((9, 9)), Setup("lost-temple", session.setup.seats, {"first": 1}, 9))
    assert offer.of(mine).purpose == "carry"
    assert offer.of(session).purpose == "turn"
