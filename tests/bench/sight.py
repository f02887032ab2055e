"""Both tables as people see them whose eyes tell fewer colours apart: `python3 play.py bench sight [FOLDER]`.

A game of four in its middle is opened in the page, and the browser's own simulation of each kind of sight is put
over it; the pictures are for looking at: every player has a shape and an emblem besides a colour.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from engine.core.chance import Chance
from engine.tools.policies import random
from game.session.session import Session
from tests.game.hands import setup, tikal
from tests.game.sitting import Home
from tests.web.conftest import QUIET, chromium, serving
from tests.web.seats import go_on_with
from tests.web.sites import build_game
from tests.web.visits import Visit

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
PLANS = {"lost-temple": (setup(1, 3, 4), 150), "tikal": (tikal(1, 3, 4), 180)}
"""What is set up for each game, and how many moves are made."""


def middle(game: str) -> str:
    """The text of a game in its middle."""
    plan, count = PLANS[game]
    session, chance = Session(Home((320, 240)), plan), Chance.seeded(7)
    while len(session.game.moves) < count or session.game.to_move != 0:
        session.apply(random(session.game, chance))
    return session.saved()


def main(arguments: list[str]) -> int:
    """Take the pictures and say where they are."""
    folder = Path(arguments[0] if arguments else "build/sight")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(build_game(Path(work) / "web")) as server:
            for game in PLANS:
                here = Visit(browser.new_context(viewport={"width": 1280, "height": 720}), server.address).play()
                go_on_with(here, middle(game))
                for sight in SIGHTS:
                    here.cdp.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
                    here.page.screenshot(path=folder / f"{game}-{sight}.png")
        browser.close()
    print(f"{len(PLANS) * len(SIGHTS)} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
