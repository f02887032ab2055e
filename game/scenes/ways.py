"""How scenes follow each other round a game: from a session to its table, and from the last move to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scene import Scene
from game.scenes.title import LAST
from game.session import KEY, Session

if TYPE_CHECKING:
    from game.app import App


def table(app: App, session: Session) -> Scene:
    """The table of a session."""
    from game.jungle.scene import Jungle
    from game.temple.scene import Temple

    return Jungle(app, session) if session.setup.game == "tikal" else Temple(app, session)


def after(app: App, session: Session) -> None:
    """The game is over: keep it for a replay, let go of the autosave, and show the end above the title."""
    from game.scenes.ending import Ending

    saved = app.host.load(KEY)
    if saved is not None:
        app.host.store(LAST, saved)
        app.host.store(KEY, None)
    while len(app.scenes) > 1:
        app.scenes.pop()
    app.push(Ending(app, session))
