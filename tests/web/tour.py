"""A tour through the page: every kind of scene, one after another, in one visit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from game.session.session import read
from tests.fixtures import RECORDS
from tests.game.sitting import Home
from tests.web.visits import Visit

WATCHED = ("tikal/two-1999", "lost-temple/two-random")
"""The records on the shelf."""
SETUP = ("play", "from-quick")
"""The set-up opens with what was begun last; the preset has two computer players."""
START = (*SETUP, "game-lost-temple", "start")
STOPS: dict[str, tuple[tuple[str, ...], str]] = {
    "title": ((), "title"),
    "set-up": (("play",), "setup"),
    "share sheet": (("play", "more", "share"), "sharesheet"),
    "table of Lost Temple": (START, "losttempletable"),
    "menu of a table": ((*START, "ui-menu"), "losttempletable"),
    "typed moves": ((*START, "ui-menu", "ui-type"), "losttempletable"),
    "table of Tikal": ((*SETUP, "game-tikal", "start"), "tikaltable"),
    "lessons": (("learn",), "learn"),
    "lesson": (("learn", "learn-tikal"), "lesson"),
    "puzzle": (("today",), ""),
    "saved games": (("saved",), "savedgames"),
    "pasted link": (("saved", "paste"), "paste"),
    "replay": (("saved", "watch-*"), "replay"),
    "review": (("saved", "review-*"), "review"),
    "record": (("record",), "statistics"),
    "rules": (("rules",), "rules"),
    "settings": (("settings",), "settings"),
}
"""Targets that lead from the title to each kind of scene, and what the scene is called."""
AWAY = ("back", "share-close", "ui-leave", "lesson-leave", "puzzle-leave", "ui-menu", "ready")
"""Targets that lead back, one step each."""


def prepared(here: Visit, language: str = "en") -> Visit:
    """A page with two finished games on its shelf, without sound."""
    home = Home((320, 240))
    shelf = [read(home, (RECORDS / f"{name}.json").read_text("utf-8")).saved() for name in WATCHED]
    texts = {"shelf": json.dumps(shelf), "settings": json.dumps({"language": language, "sound": False})}
    for key, text in texts.items():
        here.page.add_init_script(f"localStorage.setItem({f'expeditions / {key}'!r}, {json.dumps(text)})")
    return here


def tour(here: Visit) -> Iterator[str]:
    """Go from scene to scene; the name of each once it is there and still."""
    for name, (path, scene) in STOPS.items():
        here.pick(*path)
        here.until(partial(_there, here, scene))
        here.page.wait_for_timeout(300)
        yield name
        here.until(lambda: _home(here))


def _there(here: Visit, scene: str) -> bool:
    """Whether a scene is to be seen."""
    state = here.state()
    return scene in state["scene"] and bool(state["seen"])


def _home(here: Visit) -> bool:
    """Whether the title is there, after one more step towards it."""
    if here.state()["scene"] == "title":
        return True
    known = {one["id"] for one in here.js("expeditions.targets()")}
    return any(here.choose(one) for one in AWAY if one in known) and False
