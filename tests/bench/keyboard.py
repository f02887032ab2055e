"""By keys alone: `python3 play.py bench keyboard [EVERY] [GAME...]`, the fewest presses to every choice.

Games of both kinds are played to their end with keys. At every decision, or at one of so many, the fewest key
presses to each legal choice are looked for on the app itself, and one of them is then made by pressing them.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import NamedTuple

import pygame

from game.host import workshop
from game.host.events import Key
from game.session.seats import Setup
from tests.game.hands import setup, table, tikal
from tests.game.keys import ENTER, TAB, Keyboard, Keys
from tests.game.sitting import Sitting

MOST = 8
"""Presses that a choice may take."""
EVERY = 5
"""At one of so many decisions all choices are looked for; at the others one is made at random."""
PLANS: dict[str, Setup] = {
    "lost-temple": setup(3, 0, 4),
    "lost-temple, more control": setup(2, 0, 5, more_control=True),
    "tikal": tikal(3, 0, 4),
    "tikal, auction": tikal(2, 0, 5, auction=True),
}


class Found(NamedTuple):
    """What was found in a game: choices by presses, by the kind of decision; what was too far or not reached."""

    presses: Counter[int]
    worst: dict[str, tuple[int, str, str]]
    missed: list[str]
    wrong: list[str]
    decisions: int


def told(keys: Keys) -> str:
    """Keys as they are written."""
    return " ".join(f"Shift+{key.name}" if key.shift else key.name for key in keys)


def played(plan: Setup, every: int, most_decisions: int = 10_000, seed: int = 3) -> Found:
    """Play a game by keys and look at its choices."""
    sitting = Sitting(table(plan), (1280, 720), motion=False, sound=False)
    hands, chance = Keyboard(sitting), Random(seed)
    hands.press(TAB)
    found, decisions, looked = Found(Counter(), {}, [], [], 0), 0, 0
    while looked < most_decisions and (session := hands.table.session) and not session.over:
        hands.settle()
        if sitting.app.top is not hands.table:
            if not sitting.app.choose("ready"):
                break
        elif session.held or not session.choices:
            hands.press(ENTER)
        else:
            decisions += 1
            legal = sorted(str(action) for action in session.choices)
            pick = chance.choice(legal)
            if (decisions - 1) % every:
                session.apply(session.game.parse(pick))
                hands.sit_down_again()
                continue
            looked += 1
            ways = hands.ways()
            session = hands.table.session
            _note(found, session.step, legal, ways)
            before = len(session.game.moves)
            hands.press(*ways.get(pick, ()))
            if [str(move) for move in session.game.moves[before:]] != [pick]:
                found.wrong.append(f"{pick}: {told(ways.get(pick, (Key('nothing'),)))}")
                if len(session.game.moves) == before:
                    session.apply(session.game.parse(pick))
                hands.sit_down_again()
    return found._replace(decisions=looked)


def _note(found: Found, step: str, legal: list[str], ways: dict[str, Keys]) -> None:
    found.missed.extend(f"{step}: {one}" for one in legal if one not in ways)
    found.presses.update(len(keys) for keys in ways.values())
    if ways:
        pick = max(ways, key=lambda one: len(ways[one]))
        if len(ways[pick]) > found.worst.get(step, (0,))[0]:
            found.worst[step] = len(ways[pick]), pick, told(ways[pick])


def main(arguments: list[str]) -> int:
    """Play and print; 1 when a choice takes more presses than it may, or keys do something else."""
    workshop.prepare()
    pygame.display.flip = lambda: None  # nobody looks, and it would take two thirds of the time
    every = int(arguments[0]) if arguments else EVERY
    failed = False
    for name, plan in PLANS.items():
        if arguments[1:] and name not in arguments[1:]:
            continue
        found = played(plan, every)
        counts = ", ".join(f"{presses}: {number}" for presses, number in sorted(found.presses.items()))
        print(f"{name}: {found.presses.total()} choices of {found.decisions} decisions, by presses {counts}")
        for step, (presses, choice, keys) in sorted(found.worst.items()):
            print(f"  {step}: at most {presses}, {choice!r} by {keys}")
        for words, listed in (("not reached", found.missed), ("did something else", found.wrong)):
            if listed:
                print(f"  {words} {len(listed)} times:", *listed[:5], sep="\n    ", flush=True)
        failed |= bool(found.missed or found.wrong or max(found.presses) > MOST)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
