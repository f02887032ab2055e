"""The turns of a review that can be kept to be found again, and the choice to keep or to forget them."""

from __future__ import annotations

from engine import EngineError
from game.review.state import ReviewState
from game.review.story import Card
from game.session import puzzles
from game.session.puzzles import STARS
from game.storage import own_turns


class Keeping:
    """The costliest turns of the player who is looked at, as turns to be found."""

    def __init__(self, review: ReviewState) -> None:
        self._review = review
        self._digest = review.session.game.digest()[:16]
        self.refused = False
        """Whether one of them could not be kept."""

    @property
    def cards(self) -> list[Card]:
        """Those that can be kept: a person's, with enough to be found for three stars."""
        review, session = self._review, self._review.session
        if session.game.seed is None or session.setup.seats[review.seat].kind != "human":
            return []
        return [card for card in review.cards("costly") if _findable(card)]

    @property
    def kept(self) -> bool:
        """Whether all of them are kept."""
        listed = own_turns.load(self._review.app.host)
        return all(self._name(card) in listed for card in self.cards)

    @property
    def note(self) -> str:
        """What that means, as a key of words."""
        return "review.keep.not" if self.refused else "review.keep.note"

    def turn(self) -> None:
        """Keep all of them, or forget them."""
        host = self._review.app.host
        if self.kept:
            own_turns.forget(host, *map(self._name, self.cards))
            return
        listed = own_turns.load(host)
        for card in reversed(self.cards):
            if self._name(card) not in listed:
                self._keep(card)

    def _keep(self, card: Card) -> None:
        review, turn = self._review, card.entry.turn
        game, subject = review.session.setup.game, review.story.subject(turn)
        try:
            text = puzzles.written(review.story.where(turn), round(turn.behind), turn.better)
        except EngineError:  # one of the few old games that no link can hold
            self.refused = True
            return
        self.refused |= not own_turns.keep(review.app.host, self._name(card), game, subject, text)

    def _name(self, card: Card) -> str:
        """What a turn is stored under: its game, and the move it begins with."""
        return f"{self._digest}-{card.entry.turn.begins}"


def _findable(card: Card) -> bool:
    turn = card.entry.turn
    return bool(turn.better) and not card.entry.aside and round(turn.behind) >= STARS
