"""Takes pictures of every scene at the sizes that matter, in every language, to be looked at by people.

`python -m tests.shots [folder] [--only WORD]` writes PNG files, by default into tests/shots.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import cast

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.host import workshop
from game.host.events import Arrived, Key, TextInput
from game.lesson import progress
from game.lesson.data import lessons
from game.lesson.open import learning
from game.lesson.page import LearnPage
from game.lost_temple.recap import data as lost_temple_recap
from game.lost_temple.table import LostTempleTable
from game.pages.gameover.page import GameOver
from game.pages.keyhelp import KeyHelp
from game.pages.passdevice import PassDevice
from game.pages.replay import replay
from game.pages.report import ReportPage
from game.pages.saved import SavedGamesPage
from game.pages.settings import SettingsPage
from game.pages.setup.page import SetupPage
from game.pages.title import TitlePage
from game.puzzle.open import puzzling
from game.puzzle.page import PuzzlesPage
from game.routes import Moment
from game.rulebook.open_sandbox import trying
from game.rulebook.page import RulesPage
from game.scene import Scene
from game.screen.catalogue import Catalogue
from game.session.events_since import since
from game.session.link import Purpose, link
from game.session.puzzles import puzzles
from game.session.seats import Seat, Setup
from game.session.session import Session, read
from game.share.arrival import show as show_arrival
from game.share.paste import PastePage
from game.statistics.page import StatisticsPage
from game.storage import puzzle_results, shelf
from game.table.gamerecord import table_of
from game.tikal.recap import data as tikal_recap
from game.tikal.table import TikalTable
from tests.game import countings, games, keptturns, puzzlers, reviews
from tests.game.countings import busy
from tests.game.hands import seats
from tests.game.recaps import POLICIES
from tests.game.sitting import Home, Sitting
from tests.languages import LANGUAGES

FOLDER = Path(__file__).parent / "shots"
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (800, 600), (390, 844), (844, 390))
COMMENT = "Two doors on, the pink key would have opened all."
COUNTED = {"tikal-count": 2.2, "temple-count-keys": 1.1, "temple-count-altar": 6.1, "temple-count-cards": 9.6}
"""Seconds after which a counting is looked at."""


def played(app: App, until: Callable[[Session], bool], least: int) -> Session:
    """A game of four in which the first player is a person, after `least` moves and as soon as `until` holds."""
    for luck in count(11):
        session = Session(app.host, games.setup(4, humans=1))
        chance = Chance.seeded(luck)
        while not session.over:
            if len(session.game.moves) >= least and until(session):
                session.take_events()
                return session
            session.apply(policies.greedy(session.game, chance))
    raise AssertionError("there is always another game")


def deciding(step: str) -> Callable[[Session], bool]:
    """Whether the person at the screen faces this decision."""
    return lambda session: bool(session.choices) and session.step == step


def explored(app: App, step: str, hexes: int, **options: object) -> Session:
    """A game of Tikal with four people, once so many hexes are explored and somebody faces this decision."""
    seats = tuple(Seat(name, "human") for name in games.NAMES)
    session = Session(app.host, Setup("tikal", seats, {"names": list(games.NAMES), "first": 0, **options}, 7))
    chance = Chance.seeded(11)
    while len(session.view["board"]) < hexes or session.step != step:
        session.apply(busy(session.game, chance))
    session.take_events()
    return session


def leading(app: App) -> Scene:
    """A player of Tikal has chosen the hex with most of their members."""
    scene = TikalTable(app, explored(app, "act", 26))
    workers = scene.session.view["players"][scene.session.viewer]["workers"]
    scene.chosen.update()
    scene.chosen.choose(max(workers, key=lambda place: int(workers[place])))
    return scene


@cache
def played_out(game: str, players: int, seed: int) -> str:
    """A stored game of a person against computer players, to its end."""
    sitting = (Seat("Ada", "human"), *(Seat(name, "bot", "hard") for name in games.NAMES[1:players]))
    options = {"names": [seat.name for seat in sitting], "first": 0}
    session = Session(Home((320, 240)), Setup(game, sitting, options, seed))
    chance = Chance.seeded(seed)
    while not session.over:
        session.apply(POLICIES[game](session.game, chance))
    return session.saved()


def finished(app: App, game: str, players: int, seed: int = 5) -> Session:
    """Such a game, opened."""
    return read(app.host, played_out(game, players, seed))


def chapter(app: App) -> Scene:
    """A chapter of the rules."""
    rules = RulesPage(app)
    rules.book.open(rules.book.chapters.index("river"))
    rules.listing = False
    return rules


def searched(app: App) -> Scene:
    """Something is looked for in the rules."""
    rules = RulesPage(app, "tikal", "move.2", "1999")
    rules.layout(app.viewport)
    rules.finder.look("stone")
    return rules


def every_turn(app: App) -> Scene:
    """The list of every turn of a review."""
    page = reviews.page(app, "two-1999")
    page.review.every, page.review.tab = True, "all"
    return page


def waiting(app: App) -> Scene:
    """A computer player of Tikal is to move."""
    seats = (Seat("Ada", "human"), Seat("Blaise", "bot", "hard"), Seat("Chiara", "bot", "easy"))
    session = Session(app.host, Setup("tikal", seats, {"first": 0}, 7))
    chance = Chance.seeded(11)
    while len(session.view["board"]) < 20 or session.to_move != 1:
        session.apply(busy(session.game, chance))
    session.take_events()
    return TikalTable(app, session)


@cache
def recap_of(game: str, bots: int, loud: bool, least: int) -> str:
    """A stored game in which the person at the screen has just come to move, and has lost something or not."""
    tell = tikal_recap.tell if game == "tikal" else lost_temple_recap.tell
    for luck in count(1):
        session = Session(Home((320, 240)), Setup(game, seats(1, bots), {"first": 0}, luck))
        chance = Chance.seeded(luck)
        while not session.over:
            found = since(session) if len(session.game.moves) >= least else None
            if found is not None and not found.own:
                recap = tell(found, Catalogue("en", ()), session.name)
                if recap and bool(recap.losses) == loud and len(recap.turns[recap.first].lines) > 2:
                    return session.saved()
            session.apply(POLICIES[game](session.game, chance))
    raise AssertionError("there is always another game")


def after_others(game: str, bots: int, *, loud: bool, least: int) -> Callable[[App], Scene]:
    """The table of such a game."""
    return lambda app: table_of(app, read(app.host, recap_of(game, bots, loud, least)))


def saved(app: App) -> Scene:
    """Some games on the shelf."""
    for players in (2, 3):
        shelf.put(app.host, games.finished(players)[0])
    shelf.put(app.host, explored(app, "act", 20).saved())
    shelf.put(app.host, played(app, deciding("pirogue"), 60).saved())
    return SavedGamesPage(app)


def learnt(app: App) -> Scene:
    """The page of lessons, some of them done."""
    for number in range(3):
        progress.finished(app.host, "lost-temple", number, last=False)
    return LearnPage(app)


def record(app: App) -> Scene:
    """The results of some games."""
    reviews.remembered(app.host)
    return StatisticsPage(app)


def by_link(app: App) -> Scene:
    """Two games by link on the shelf: in one somebody elsewhere is to move, in the other a link has come."""
    for game, kinds, mover in (("tikal", ("human", "elsewhere"), 1), ("lost-temple", ("elsewhere", "human"), 1)):
        people = tuple(Seat(name, kind) for name, kind in zip(games.NAMES, kinds, strict=False))  # type: ignore[arg-type]
        names = [seat.name for seat in people]
        session = Session(app.host, Setup(game, people, {"first": 0, "names": names}, 7))
        chance = Chance.seeded(5)
        while len(session.game.moves) < 40 or session.to_move != mover:
            session.apply(policies.greedy(session.game, chance))
            session.end_turn()
        if session.waiting:
            session.mark_sent()
        shelf.put(app.host, session.saved())
    shelf.put(app.host, games.finished(2)[0])
    app.host.store("game", None)
    return SavedGamesPage(app)


def sharing(first: Callable[[App], Scene], *chosen: str, system: bool = False) -> Callable[[App], Scene]:
    """A scene with a share sheet above it."""

    def scene(app: App) -> Scene:
        cast(Home, app.host).sheet = system
        app.push(first(app))
        app.step((), 0.0)
        for target in chosen:
            while not app.choose(target):
                assert app.choose("page-down"), target
        sheet = app.scenes.pop()
        sheet.update(1.0)
        return sheet

    return scene


def arrived(purpose: Purpose) -> Callable[[App], Scene]:
    """A link has come."""

    def scene(app: App) -> Scene:
        session = explored(app, "act", 20)
        app.host.store("game", None)
        show_arrival(app, Arrived(link(purpose, session.setup, session.game)))
        return app.scenes.pop()

    return scene


def commented(app: App) -> Scene:
    """A replay with something said of its middle and of other moments."""
    watched = games.ended(app.host)
    middle = len(watched.game.moves) // 2
    watched.comments.update({12: "Look.", middle: COMMENT, 300: "Ah!"})
    return replay(app, watched)


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitlePage,
    "set-up": SetupPage,
    "settings": SettingsPage,
    "learn": learnt,
    "saved-none": SavedGamesPage,
    "saved": saved,
    "rules": RulesPage,
    "rules-river": chapter,
    "rules-search": searched,
    "rules-editions": lambda app: RulesPage(app, "tikal", "actions.4", "2015"),
    "rules-scoring": lambda app: RulesPage(app, "tikal", "scoring.1"),
    "rules-doors": lambda app: RulesPage(app, "lost-temple", "explorer.2"),
    "rules-rounds": lambda app: RulesPage(app, "lost-temple", "rounds.1"),
    "rules-try": lambda app: trying(app, "tikal", "levels"),
    "table-first": lambda app: LostTempleTable(app, played(app, deciding("pirogue"), 0)),
    "table": lambda app: LostTempleTable(app, played(app, deciding("pirogue"), 90)),
    "table-icons": lambda app: LostTempleTable(app, played(app, deciding("icons"), 60)),
    "table-explore": lambda app: LostTempleTable(app, played(app, deciding("explore"), 90)),
    "table-waiting": lambda app: LostTempleTable(app, played(app, lambda session: session.to_move == 2, 60)),
    "table-turn-end": lambda app: LostTempleTable(app, played(app, lambda session: session.held, 60)),
    "table-shortcuts": lambda app: KeyHelp(app, "tikal"),
    "table-report": lambda app: ReportPage(app, LostTempleTable(app, played(app, deciding("pirogue"), 0))),
    "table-hint": lambda app: LostTempleTable(app, played(app, deciding("pirogue"), 90)),
    "place-hint": lambda app: LostTempleTable(app, played(app, deciding("place"), 10)),
    "look-at-three-hint": lambda app: LostTempleTable(app, played(app, deciding("look treasures"), 20)),
    "look-at-three": lambda app: LostTempleTable(app, played(app, deciding("look treasures"), 20)),
    "look-at-rooms": lambda app: LostTempleTable(app, played(app, deciding("look rooms"), 10)),
    "place": lambda app: LostTempleTable(app, played(app, deciding("place"), 10)),
    "pass": lambda app: PassDevice(app, Session(app.host, games.setup(2))),
    "end": lambda app: GameOver(app, games.ended(app.host)),
    "end-temple": lambda app: GameOver(app, finished(app, "lost-temple", 3)),
    "end-tikal": lambda app: GameOver(app, finished(app, "tikal", 3, seed=3), crowned=True),
    "end-four": lambda app: GameOver(app, finished(app, "tikal", 4)),
    "end-two": lambda app: GameOver(app, finished(app, "lost-temple", 2)),
    "replay-comment": commented,
    "replay-comment-field": commented,
    "replay": lambda app: replay(app, games.ended(app.host)),
    "tikal-first": lambda app: TikalTable(app, explored(app, "place", 4)),
    "tikal-place": lambda app: TikalTable(app, explored(app, "place", 24)),
    "tikal-act": leading,
    "tikal-auction": lambda app: TikalTable(app, explored(app, "bid", 14, auction=True)),
    "tikal-waiting": waiting,
    "tikal-place-hint": lambda app: TikalTable(app, explored(app, "place", 24)),
    "tikal-act-hint": leading,
    "tikal-act-typed": leading,
    "tikal-auction-hint": lambda app: TikalTable(app, explored(app, "bid", 14, auction=True)),
    "tikal-recap": after_others("tikal", 1, loud=False, least=150),
    "tikal-recap-loud": after_others("tikal", 1, loud=True, least=150),
    "tikal-recap-three": after_others("tikal", 3, loud=True, least=120),
    "temple-recap": after_others("lost-temple", 1, loud=False, least=90),
    "temple-recap-loud": after_others("lost-temple", 2, loud=True, least=60),
    "tikal-count": lambda app: countings.end_turn(countings.tikal(app, lying=2)),
    "tikal-count-end": lambda app: countings.end_turn(countings.tikal(app, 4, (0,), "final")),
    "tikal-count-figures": lambda app: countings.end_turn(countings.tikal(app, 4, (0,), "final")),
    "temple-count-keys": countings.temple,
    "temple-count-altar": lambda app: countings.temple(app, final=True, seed=14),
    "temple-count-cards": lambda app: countings.temple(app, final=True, seed=22),
    "temple-count-final": lambda app: countings.temple(app, 4, (0,), final=True),
    "lesson-temple": lambda app: learning(app, lessons("lost-temple")[3]),
    "lesson-tikal": lambda app: learning(app, lessons("tikal")[3]),
    "puzzle-temple": lambda app: puzzling(app, puzzles("lost-temple")[0], puzzle_results.today()),
    "puzzle-tikal": lambda app: puzzling(app, puzzles("tikal")[0]),
    "own-turns": keptturns.collection,
    "own-puzzle": lambda app: keptturns.table(app, "lost-temple"),
    "puzzle-tried": lambda app: puzzlers.ended(app, puzzles("tikal")[0]),
    "turns": PuzzlesPage,
    "review": lambda app: reviews.page(app, "two-1999"),
    "review-every": every_turn,
    "review-three": lambda app: reviews.page(app, "3"),
    "review-replay": lambda app: replay(app, reviews.session(app.host, "two-1999"), Moment(30, 30, ("end turn",))),
    "record": record,
    "record-none": StatisticsPage,
    "share-saved": sharing(saved, "share-2"),
    "by-link": by_link,
    "share-by-link": sharing(by_link, "share-2", system=True),
    "share-set-up": sharing(SetupPage, "more", "share"),
    "share-table": sharing(lambda app: TikalTable(app, explored(app, "act", 26)), "ui-menu", "ui-share"),
    "link-paste": PastePage,
    "link-turn": arrived("turn"),
    "tikal-replay": lambda app: replay(app, explored(app, "act", 20)),
}


def seated(name: str, size: tuple[int, int], language: str, ratio: float = 1.0) -> Sitting:
    """A player in front of a scene."""
    sitting = Sitting(TitlePage, size, ratio=ratio, language=language, motion="count" in name, sound=False)
    sitting.app.push(SCENES[name](sitting.app))
    sitting.see()
    if "lesson" in name or "puzzle" in name or name.startswith("end"):
        sitting.wait(0.8)
    if "count" in name:
        look_at_counting(sitting, name)
    if "replay" in name:
        sitting.choose("replay-to-2")
    if "typed" in name:
        sitting.see([Key("/")])
        sitting.see([TextInput("move"), Key("ArrowDown")])
    if name.endswith("-field"):
        sitting.choose("comment")
    if "hint" in name:
        sitting.choose("ui-hint")
        sitting.choose("ui-ask")
        while "ui-show" not in sitting.ids():
            sitting.wait(0.1)
    return sitting


def shots(only: str) -> Iterator[tuple[str, Sitting]]:
    """Every scene, drawn, with the name of its picture."""
    for name in SCENES:
        for size in SIZES:
            for language in LANGUAGES:
                whole = f"{name}-{size[0]}x{size[1]}-{language}"
                if only in whole:
                    yield whole, seated(name, size, language)


def look_at_counting(sitting: Sitting, name: str) -> None:
    """Wait for a moment of it, or for all its points."""
    while not sitting.app.state()["counting"].get("lit"):
        sitting.app.step((), 0.05)
    if name in COUNTED:
        sitting.wait(COUNTED[name])
    else:
        sitting.choose("count-skip")
        if "figures" in name and "count-figures" in sitting.ids():
            sitting.choose("count-figures")
        sitting.wait(0.3)
    sitting.see()


def main() -> None:
    """Write the pictures, and say what is wrong in any of them."""
    parser = argparse.ArgumentParser(description="Take pictures of every scene.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to write them")
    parser.add_argument("--only", default="", metavar="WORD", help="only pictures with this in their name")
    wanted = parser.parse_args()
    workshop.prepare()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name, sitting in shots(wanted.only):
        pygame.image.save(sitting.surface, wanted.folder / f"{name}.png")
        print(name, *sitting.faults(), sep="\n  ")


if __name__ == "__main__":
    main()
