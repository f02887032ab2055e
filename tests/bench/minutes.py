"""How long a game takes: `python3 play.py bench minutes`.

Whole games by simple policies give the turns and actions of each seat. A person's turn takes as many seconds as
OWN says, an action of a computer player what it does at the normal pace, with what is seen of it. The set-up adds
them up for those who sit there (`minutes` in game/*/game.py).
"""

from __future__ import annotations

import sys
from collections import Counter

from engine import GAMES
from engine.core.chance import Chance
from game.session.pace import PACES
from game.session.seats import Seat, Setup
from game.session.session import Session
from tests.game.recaps import POLICIES
from tests.game.sitting import Home

OWN = {"lost-temple": 45, "tikal": 75}
"""Seconds that a person thinks and acts in a turn."""
SEEN = 0.35
"""Seconds by which what moves is longer than the least time of an action, on average."""


def counted(game: str, players: int, seed: int) -> tuple[Counter[int], Counter[int]]:
    """Turns and actions of each seat in a whole game."""
    seats = tuple(Seat(f"P{seat}", "bot", "easy") for seat in range(players))
    session = Session(Home((320, 240)), Setup(game, seats, {"first": 0}, seed))
    chance, actions = Chance.seeded(seed), Counter[int]()
    while not session.over:
        assert session.game.to_move is not None
        actions[session.game.to_move] += 1
        session.apply(POLICIES[game](session.game, chance))
    turns = Counter(entry.seat for entry in session.log if entry.event["kind"] == "turn")
    return turns, actions


def main() -> int:
    """Print the minutes of a person and of a computer player, by game and number of players."""
    each = PACES["normal"].step + SEEN
    for game, own in OWN.items():
        for players in GAMES[game].players:
            turns, actions = counted(game, players, 5)
            person = sum(turns.values()) / players * own / 60
            bot = sum(actions.values()) / players * each / 60
            print(f"{game}, {players} players: {person:.0f} minutes for a person, {bot:.1f} for a computer player")
    return 0


if __name__ == "__main__":
    sys.exit(main())
