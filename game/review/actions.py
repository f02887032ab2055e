"""Where a review leads: a link to it, another game, and the same game once more."""

from __future__ import annotations

import random

from game.app import App
from game.routes import NewGameWanted, ShareWanted, TableWanted, to_title
from game.session import offer
from game.session.seats import Setup
from game.session.session import Session
from game.storage import shelf


def share(app: App, session: Session, moment: int) -> None:
    """The review for others, with the turn that is marked."""
    app.follow(ShareWanted(offer.review(session, max(0, moment))))


def new_game(app: App) -> None:
    """Set another game up."""
    to_title(app)
    app.follow(NewGameWanted())


def rematch(app: App, session: Session, shift: int) -> None:
    """The same game once more, everybody moved on by so many seats."""
    setup = session.setup
    seats = (*setup.seats[shift:], *setup.seats[:shift])
    options = {**setup.options, "names": [seat.name for seat in seats]}
    shelf.set_aside(app.host)
    fresh = Session(app.host, Setup(setup.game, seats, options, random.randrange(10**6)))
    to_title(app)
    app.follow(TableWanted(fresh))
