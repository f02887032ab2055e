"""A report that something is wrong: a file with a game, what it should come to, and how it was seen here.

It is the game's record among facts that help to find a fault, so it opens wherever a record does, and a file of it
in tests/fixtures/games becomes a test. Nothing is sent: the player takes the file where it is wanted.
"""

from __future__ import annotations

import json
import time
import traceback
from dataclasses import asdict
from typing import TYPE_CHECKING

from game.session.storing import REPORT

if TYPE_CHECKING:
    from game.app import App
    from game.scene import Scene

VERSION = "1.0.0"
"""The version of the app, as in pyproject.toml; a page also knows its build."""
FORMAT_VERSION = 1
SHOWN = ("decision", "hint", "page", "viewer", "moving")
"""What of a scene's state is told; the rest follows from the record."""
LONGEST = 400
"""Characters of a text that others write, such as a browser's name for itself."""
LONGEST_ERROR = 20_000
ABOUT = (
    "Attach this file to a report. Opened in the game, it brings its game; in tests/fixtures/games it is a test. "
    "It holds the whole game, also what players hide from each other."
)


def file(app: App, scene: Scene, error: str = "") -> tuple[str, str]:
    """Name and text of the report on the game of a scene; an empty text where no game is on it."""
    session = scene.played()
    if session is None:
        return "", ""
    day = time.strftime("%Y-%m-%d")
    game, here, window = session.game, app.host.surroundings(), asdict(app.host.viewport())
    state = scene.state()
    data: dict[str, object] = {
        "format": REPORT,
        "version": FORMAT_VERSION,
        "about": ABOUT,
        "date": day,
        "app": {"version": VERSION, "build": here.build},
        "host": here.agent[:LONGEST],
        "window": {**window, "pixels": here.pixels, "insets": list(here.insets), "drawn": app.viewport.size},
        "language": app.words.language,
        "settings": asdict(app.settings),
        "shown": {"scene": scene.name, **{key: _short(state[key]) for key in SHOWN if key in state}},
        "steps": app.last_steps.listed(),
    }
    if error:
        data["error"] = error[-LONGEST_ERROR:]
    data["expected"] = {
        "moves": len(game.moves),
        "digest": game.digest(),
        "scores": list(game.scores),
        "to_move": game.to_move,
        "choices": len(game.legal_actions()),
    }
    data["record"] = json.loads(session.saved())
    return f"{session.setup.game}-report-{day}.json", json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _short(value: object) -> object:
    return value[:LONGEST] if isinstance(value, str) else value


def crash(app: App, error: str) -> None:
    """Store what is on the scenes, and have the host show an error, with a file of the game if there is one."""
    for scene in app.scenes:
        try:
            scene.save()
        except Exception:
            error += f"\nAnd while saving:\n{traceback.format_exc()}"
    name = text = ""
    try:
        for scene in app.scenes:
            name, text = found if (found := file(app, scene, error))[1] else (name, text)
    except Exception:
        error += f"\nAnd while reporting:\n{traceback.format_exc()}"
    app.host.crash(error, name, text)
