"""How scenes follow each other round a game: from a session to its table, and from the last move to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.play import shelf
from game.play.session import Session
from game.scene import Scene

if TYPE_CHECKING:
    from game.app import App


def table(app: App, session: Session) -> Scene:
    """The table of a session."""
    from game.lost_temple.scene import Temple
    from game.tikal.scene import Jungle

    return Jungle(app, session) if session.setup.game == "tikal" else Temple(app, session)


def after(app: App, session: Session) -> None:
    """The game is over: put it on the shelf, and show the end above the title."""
    from game.scenes.ending import Ending

    shelf.set_aside(app.host)
    while len(app.scenes) > 1:
        app.scenes.pop()
    app.push(Ending(app, session))
