"""What happens when a game is over: it goes to the shelf and into the record, and its end is shown."""

from __future__ import annotations

from dataclasses import replace

from game.app import App
from game.games import GAMES
from game.pages.gameover.page import GameOver
from game.routes import EndFollows, EndWanted, ShareWanted, to_title
from game.session import offer
from game.session.session import Session
from game.statistics import results
from game.storage import shelf


def show(app: App, what: EndFollows | EndWanted) -> None:
    """The end of a game; one that is over just now is put on the shelf and into the record."""
    if isinstance(what, EndWanted):
        app.push(GameOver(app, what.session))
        return
    unsent = what.session.unsent
    if unsent:
        what.session.mark_sent()
    shelf.set_aside(app.host)
    crowned = remember(app, what.session)
    to_title(app)
    app.push(GameOver(app, what.session, crowned=crowned))
    if unsent:  # those elsewhere do not know yet how it ended
        app.follow(ShareWanted(offer.of(what.session)))


def remember(app: App, session: Session) -> bool:
    """Count a finished game; true when the person at the table has never scored more with so many players."""
    reviewed = GAMES[session.setup.game].reviewed
    line = results.of(session, {})
    if line is None:
        return False
    done = {name: feat.most(session.log, line.seat) for name, feat in (reviewed.feats if reviewed else {}).items()}
    line = replace(line, feats={name: most for name, most in done.items() if most})
    before = results.games(app.host)
    best = max((one.score for one in before if (one.game, one.players) == (line.game, line.players)), default=None)
    return results.add(app.host, line) and best is not None and line.score > best
