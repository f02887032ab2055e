"""Games in review for tests: thought out by the same code as ever, with less effort."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest import mock

from engine.bots import Effort, Level
from game.app import App
from game.host.interface import Host
from game.review.analysis import Analysis
from game.review.page import Review
from game.session.session import Session, read
from game.statistics import results as statistics_results
from game.statistics.results import Finished
from game.storage import shelf
from tests.fixtures import RECORDS
from tests.game import games
from tests.game.sitting import Home

SLIGHT = Level(Effort(1, 30))
WHEN = 1_700_000_000


@contextmanager
def slight() -> Iterator[None]:
    """Reviews take little time meanwhile."""
    with mock.patch("engine.bots.review.strongest", return_value=SLIGHT):
        yield


@cache
def record(name: str) -> str:
    """A finished game: of Tikal by the name of its record, or of Lost Temple by the number of its players."""
    if name.isdigit():
        return games.finished(int(name))[0]
    return (RECORDS / "tikal" / f"{name}.json").read_text("utf-8")


@cache
def review(name: str) -> str:
    """The review of such a game, as it is stored."""
    home = Home((320, 240))
    with slight():
        found = Analysis(home, read(home, record(name)))
        while not found.done:
            found.think(1000)
    return home.texts[shelf.review_key(found.session.game.digest())]


def session(host: Host, name: str) -> Session:
    """The session of such a game; its review is stored already."""
    found = read(host, record(name))
    host.store(shelf.review_key(found.game.digest()), review(name))
    return found


def page(app: App, name: str) -> Review:
    """The page of such a review."""
    return Review(app, session(app.host, name), WHEN)


def remembered(host: Host, count: int = 24) -> None:
    """Some games in the record, the last of which is on the shelf."""
    last = read(host, record("2"))
    shelf.put(host, last.saved())
    for number in range(count):
        newest = number == count - 1
        game = ("lost-temple", "tikal")[number % 2] if not newest else "lost-temple"
        scores = (60 + 37 * number % 90, 80 + 23 * number % 70, 75)[: 2 + number % 2]
        statistics_results.add(
            host,
            Finished(
                last.game.digest() if newest else f"{number:032x}",
                len(last.game.moves) if newest else 100 + number,
                game,
                WHEN + 86_400 * number,
                0,
                tuple(last.game.scores) if newest else scores,
                scores[0] == max(scores),
                ("easy", "medium", "hard", "people")[number % 4],
                {"guard": 1 + number % 9} if game == "tikal" else {"delivery": 4 + number % 15},
            ),
        )
