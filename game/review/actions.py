"""Where a review leads: the replay, a link to it, the record, and the same game once more."""

from __future__ import annotations

import random

from game.app import App
from game.routes import NewGameWanted, RecordWanted, ReplayWanted, ShareWanted, TableWanted
from game.session import offer
from game.session.seats import Setup
from game.session.session import Session
from game.storage import shelf
from game.ui.panelpage import PanelPage


class ReviewActions(PanelPage):
    """A page about a finished game, and the ways on from it."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.chosen = -1
        """The first move of the turn that was marked on the chart by a tap."""

    def _share(self) -> None:
        """The review for others, with the turn that is marked."""
        self.app.follow(ShareWanted(offer.review(self.session, max(0, self.chosen))))

    def _replay(self) -> None:
        self.app.follow(ReplayWanted(self.session))

    def _record(self) -> None:
        self.app.follow(RecordWanted())

    def _new(self) -> None:
        while len(self.app.scenes) > 1:
            self.app.scenes.pop()
        self.app.follow(NewGameWanted())

    def _rematch(self) -> None:
        self._begin(0)

    def _swapped(self) -> None:
        self._begin(1)

    def _begin(self, shift: int) -> None:
        """The same game once more, everybody moved on by so many seats."""
        setup, app = self.session.setup, self.app
        seats = (*setup.seats[shift:], *setup.seats[:shift])
        options = {**setup.options, "names": [seat.name for seat in seats]}
        shelf.set_aside(app.host)
        session = Session(app.host, Setup(setup.game, seats, options, random.randrange(10**6)))
        while len(app.scenes) > 1:
            app.scenes.pop()
        app.follow(TableWanted(session))
