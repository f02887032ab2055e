"""Takes pictures of every scene at the sizes that matter, in both languages, to be looked at by people.

`python -m tests.shots [folder] [--only WORD]` writes PNG files, by default into tests/shots.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from engine.core.chance import Chance
from engine.tools import policies
from game.app import App
from game.host import workshop
from game.scene import Scene
from game.scenes.ending import Ending
from game.scenes.newgame import NewGame
from game.scenes.passdevice import PassDevice
from game.scenes.replay import Replay
from game.scenes.rules import Rules
from game.scenes.scoring import Scoring
from game.scenes.settings import SettingsPage
from game.scenes.title import Title
from game.session import Session
from game.table.scene import Table
from tests.game import games
from tests.game.sitting import Sitting

FOLDER = Path(__file__).parent / "shots"
SIZES = ((1280, 720), (1920, 1080), (390, 844), (844, 390))


def played(app: App, until: Callable[[Session], bool], least: int) -> Session:
    """A game of four in which the first player is a person, after `least` moves and as soon as `until` holds."""
    session = Session(app, games.setup(4, humans=1))
    chance = Chance.seeded(11)
    while not session.over and (len(session.game.moves) < least or not until(session)):
        session.apply(policies.greedy(session.game, chance))
    session.take_events()
    return session


def deciding(step: str) -> Callable[[Session], bool]:
    """Whether the person at the screen faces this decision."""
    return lambda session: bool(session.choices) and session.step["step"] == step


def scoring(app: App) -> Scene:
    """The final scoring of a whole game."""
    return Scoring(app, games.ended(app), games.finished(4)[1][-1])


def chapter(app: App) -> Scene:
    """A chapter of the rules."""
    rules = Rules(app)
    rules.open("river")
    return rules


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": Title,
    "set-up": NewGame,
    "settings": SettingsPage,
    "rules": Rules,
    "rules-river": chapter,
    "table-first": lambda app: Table(app, played(app, deciding("pirogue"), 0)),
    "table": lambda app: Table(app, played(app, deciding("pirogue"), 90)),
    "table-icons": lambda app: Table(app, played(app, deciding("icons"), 60)),
    "table-explore": lambda app: Table(app, played(app, deciding("explore"), 90)),
    "look-at-three": lambda app: Table(app, played(app, deciding("look treasures"), 20)),
    "look-at-rooms": lambda app: Table(app, played(app, deciding("look rooms"), 10)),
    "place": lambda app: Table(app, played(app, deciding("place"), 10)),
    "pass": lambda app: PassDevice(app, Session(app, games.setup(2))),
    "scoring": scoring,
    "end": lambda app: Ending(app, games.ended(app)),
    "replay": lambda app: Replay(app, games.ended(app)),
}


def shots(only: str) -> Iterator[tuple[str, Sitting]]:
    """Every scene, drawn, with the name of its picture."""
    for name, make in SCENES.items():
        for size in SIZES:
            for language in ("en", "fr"):
                whole = f"{name}-{size[0]}x{size[1]}-{language}"
                if only in whole:
                    sitting = Sitting(Title, size, language=language, motion=False, sound=False)
                    sitting.app.push(make(sitting.app))
                    sitting.see()
                    if name == "replay":
                        sitting.choose("replay-to-2")
                    yield whole, sitting


def main() -> None:
    """Write the pictures, and say what is wrong in any of them."""
    parser = argparse.ArgumentParser(description="Take pictures of every scene.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to write them")
    parser.add_argument("--only", default="", metavar="WORD", help="only pictures with this in their name")
    wanted = parser.parse_args()
    workshop.prepare()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name, sitting in shots(wanted.only):
        pygame.image.save(pygame.display.get_surface(), wanted.folder / f"{name}.png")
        print(name, *sitting.faults(), sep="\n  ")


if __name__ == "__main__":
    main()
