"""A game by ear: `python3 play.py bench by_ear [GAME [SEED [LANGUAGE]]]` prints what was typed and heard.

Somebody plays against a computer player with the field for typed moves, its picture off, and asks something of
every kind before each tenth move.
"""

from __future__ import annotations

import sys

from game.host import workshop
from game.session.seats import Setup
from tests.game.hands import seats
from tests.game.typist import Typist

EVERY = 10
"""Moves from one round of questions to the next."""


def ask(here: Typist) -> None:
    """Ask everything, about the last thing where there are several."""
    known = here.table.typed_field.known
    for question in known.questions:
        things = list(question.things(known.asked()).values()) or [""]
        here.type(here.table.words(question.key, thing=things[-1]))


def main(game: str = "lost-temple", seed: str = "1", language: str = "en") -> int:
    """Play a game, and print it."""
    workshop.prepare()
    here = Typist(Setup(game, seats(1, 1), {}, int(seed)), seed=int(seed), language=language)
    here.play(lambda moves: ask(here) if moves % EVERY == 0 else None)
    for typed, said in here.transcript:
        print(f"> {typed}" if typed else "", *said, sep="\n    ")
    print(f"{len(here.session.game.moves)} moves, scores {here.session.game.scores}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
