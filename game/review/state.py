"""What of a finished game is looked at: whose turns and which of them, and what is thought out so far."""

from __future__ import annotations

from game.app import App
from game.review.analysis import Analysis
from game.review.story import Card, Entry, ReviewStory
from game.review.thumbnail import Thumbnails
from game.session import points
from game.session.session import Session
from game.table.gamerecord import games

CHART = "chart"
TABS = ("costly", "best", "all")


class ReviewState:
    """The review of one session, and where one stands in it."""

    def __init__(self, app: App, session: Session, moment: int) -> None:
        self.app, self.session = app, session
        self.analysis = Analysis(app.host, session)
        self.thumbnails = Thumbnails(app, session)
        game, setup = games(app)[session.setup.game], session.setup
        self.colours = game.colours
        people = [seat for seat, who in enumerate(setup.seats) if who.kind == "human"]
        self._alone = people[0] if len(people) == 1 else -1
        self.seat = people[0] if people else (session.game.winners or [0])[0]
        """Whose turns are shown."""
        self.tab = TABS[0]
        self.every = False
        """Whether a wide page lists every turn in place of the cards."""
        self.marked = moment
        """The first move of the turn that was marked on the chart by a tap, or -1."""
        self.pointed: Entry | None = None
        """The turn of the chart that the pointer is on."""
        self.scored = points.score_lines(
            session.log, len(setup.seats), len(session.game.moves), game.start_score(setup.options)
        )
        """The scores of each player before and after every move."""
        self._story = ReviewStory(app, self.analysis)

    @property
    def own(self) -> bool:
        """Whether the turns that are shown are those of the only person."""
        return self.seat == self._alone

    @property
    def story(self) -> ReviewStory:
        """The review in the language in use."""
        if self._story.words is not self.app.words:
            self._story = ReviewStory(self.app, self.analysis)
        return self._story

    def comments(self, entry: Entry) -> list[str]:
        """What is said of the moments of a turn: from where it begins to before the next, or to the end."""
        first, end = entry.turn.first, entry.turn.first + entry.turn.length
        end += end == len(self.session.game.moves)
        return [said for moment, said in sorted(self.session.comments.items()) if first <= moment < end]

    def cards(self, name: str) -> list[Card]:
        """The costliest turns or the best ones, once everything is thought out."""
        if not self.analysis.done:
            return []
        return self.story.costly(self.seat) if name == "costly" else self.story.best(self.seat)

    @property
    def lit(self) -> int:
        """The first move of the turn that is pointed at, or marked."""
        pointed = self.app.focus if self.app.keyboard else self.app.pointed
        for card in (*self.cards("costly"), *self.cards("best")):
            if card.id == pointed:
                return card.entry.turn.first
        row = pointed.removeprefix("turn-")
        if row != pointed and row.isdigit():
            return int(row)
        elsewhere = self.app.keyboard and pointed != CHART
        return self.pointed.turn.first if self.pointed is not None and not elsewhere else self.marked
