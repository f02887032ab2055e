"""How scenes follow each other round a game: from a session to its table, and from the last move to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.scene import Scene
from game.session import Session

if TYPE_CHECKING:
    from game.app import App


def table(app: App, session: Session) -> Scene:
    """The table of a session."""
    from game.jungle.scene import Jungle
    from game.temple.scene import Temple

    return Jungle(app, session) if session.setup.game == "tikal" else Temple(app, session)


def after(app: App, session: Session) -> None:
    """The game is over: put it on the shelf, and show the end above the title."""
    from game.scenes.ending import Ending

    shelf.set_aside(app.host)
    while len(app.scenes) > 1:
        app.scenes.pop()
    app.push(Ending(app, session))
