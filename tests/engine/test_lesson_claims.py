"""What lessons say about a move is true of every legal move that they say it to, in each language.

A claim is a question to the engine, and a phrase in each language (lesson_claims/). Texts make the same in all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from engine import GAMES, Action, Game
from engine.tikal import preview
from engine.tikal.views import View
from tests.engine.lessons import Moment, moments, words
from tests.engine.playing import legal, play

PHRASES = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "lesson_claims").glob("*.json"))
}
"""For each language the numbers in words, and the phrase of each claim as a pattern."""
MOMENTS = [moment for name in GAMES for moment in moments(name)]


@dataclass(frozen=True, slots=True)
class Told:
    """A claim as it was found in a text, about one move."""

    moment: Moment
    move: Action
    number: int
    """What the phrase says in figures or as a word; 0 where it says none."""

    @property
    def after(self) -> Game[Any]:
        return done(self.moment.game, self.move)


def done(game: Game[Any], move: Action) -> Game[Any]:
    twin = game.copy()
    twin.apply(move)
    return twin


def mine(game: Game[Any]) -> dict[str, Any]:
    player: dict[str, Any] = game.position()["players"][0]
    return player


def gain(game: Game[Any], move: Action) -> int:
    return done(game, move).scores[0] - game.scores[0]


def dug(game: Game[Any], move: Action) -> int | None:
    """The most points that excavating at once gives after a move; None where nothing can be excavated."""
    after = done(game, move)
    found = (
        [gain(after, dig) for dig in after.legal_actions() if dig.verb.name == "dig"] if not after.to_move else []
    )
    return max(found, default=None)


def same(*fields: str) -> Callable[[Told], bool]:
    """A check that these things of the player are as they were."""
    return lambda told: all(mine(told.after).get(field) == mine(told.moment.game).get(field) for field in fields)


def at_most(told: Told, moves: list[Action]) -> bool:
    """Whether the wanted move gives this number for an excavation, and none of these gives more."""
    game = told.moment.game
    return (
        dug(game, told.moment.wanted) == told.number and max(dug(game, move) or 0 for move in moves) <= told.number
    )


def walks(told: Told, free: bool = False) -> list[Action]:
    moves = [move for move in told.moment.game.legal_actions() if move.verb.name == "go"]
    return [move for move in moves if not free or not move.tokens + move.cards]


def pairs(game: Game[Any]) -> int:
    return sum(count > 1 for count in mine(game)["treasures"].values())


def points_left(game: Game[Any]) -> int:
    """The action points of the player; none when the turn is over."""
    left: int = game.position()["action_points"] if game.to_move == 0 else 0
    return left


def opens(game: Game[Any]) -> set[str]:
    """Where the explorer gets to when the tile is used up."""
    return legal(play(game.copy(), *legal(game, "done")), "go")


def first_to_choose(told: Told) -> tuple[int | None, int | None]:
    """Who chooses a tile when Orange bids after this move, and when Orange does not."""
    bid, passed = (play(told.after, move) for move in ("bid 1", "pass"))
    assert legal(bid, "choose")
    assert legal(passed, "choose")
    return bid.to_move, passed.to_move


def treasure_after(told: Told) -> bool:
    return bool(legal(play(told.after, "dig"), "look treasures"))


CLAIMS: dict[str, Callable[[Told], bool]] = {
    "keeps the card": same("cards"),
    "spends a card": lambda told: (
        sum(mine(told.after)["cards"].values()) < sum(mine(told.moment.game)["cards"].values())
    ),
    "costs nothing": same("cards", "passages", "score"),
    "moves on": lambda told: not same("site")(told),
    "stays at the site": same("site"),
    "delivers nothing": lambda told: not legal(told.after, "deliver"),
    "passes the plane": lambda told: bool(legal(told.after, "deliver")),
    "stays": same("place"),
    "can be excavated": lambda told: dug(told.moment.game, told.move) is not None,
    "nothing to excavate": lambda told: dug(told.moment.game, told.move) is None,
    "earns nothing": same("score"),
    "is worth": lambda told: dug(told.moment.game, told.move) == told.number,
    "points without a card": lambda told: dug(told.moment.game, told.move) == told.number and same("cards")(told),
    "points and a treasure": lambda told: dug(told.moment.game, told.move) == told.number and treasure_after(told),
    "the wanted room gives": lambda told: dug(told.moment.game, told.moment.wanted) == told.number,
    "most that keys open": lambda told: at_most(told, walks(told, free=True)),
    "most of all": lambda told: at_most(told, walks(told)),
    "less than the card": lambda told: (
        (dug(told.moment.game, told.move) or 0) < told.number == dug(told.moment.game, told.moment.wanted)
    ),
    "points at one's feet": lambda told: gain(told.moment.game, told.moment.wanted) == told.number,
    "delivery pays": lambda told: gain(told.moment.game, told.move) == told.number,
    "the wanted delivery pays": lambda told: gain(told.moment.game, told.moment.wanted) == told.number,
    "opens nothing new": lambda told: opens(told.after) == opens(done(told.moment.game, told.moment.wanted)),
    "costs action points": lambda told: points_left(told.after) < points_left(told.moment.game),
    "costs one action point": lambda told: points_left(told.after) == points_left(told.moment.game) - 1,
    "no pair": lambda told: pairs(told.after) <= pairs(told.moment.game),
    "a pair of frogs": lambda told: mine(told.after)["treasures"]["frog"] == 2,
    "a tie": lambda told: [player["workers"].get("c5") for player in told.after.position()["players"]] == [1, 1],
    "takes the temple": lambda told: (
        preview.hold(cast(View, told.after.view(0)), "c5").seat == 0 and not mine(told.after)["workers"].get("c4")
    ),
    "is safe": lambda told: len(mine(told.after)["guards"]) > len(mine(told.moment.game)["guards"]),
    "scores now": lambda told: gain(told.moment.game, told.move) > 0,
    "who chooses first": lambda told: first_to_choose(told) == (1, 0),
}


def plain(text: str) -> str:
    """A text without what only print needs."""
    return text.replace("*", "").replace("\u2019", "'")


def claims(language: str) -> dict[tuple[str, str], tuple[int, list[Told]]]:
    """What is claimed by which text: the number in it, and every move that it is said to."""
    found: dict[tuple[str, str], tuple[int, list[Told]]] = {}
    texts = {key: text for name in GAMES for key, text in words(name, language).items()}
    for moment in MOMENTS:
        for key, moves in moment.answers.items():
            for claim, pattern in PHRASES[language]["claims"].items():
                phrase = re.search(pattern, plain(texts.get(key, "")))
                if phrase:
                    said = next((group for group in phrase.groups() if group), "0")
                    number = PHRASES[language]["numbers"].get(said.lower()) or int(said)
                    found[key, claim] = number, [Told(moment, move, number) for move in moves]
    return found


@pytest.mark.parametrize("language", PHRASES)
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_is_true_of_every_move_that_it_is_said_to(claim: str, language: str) -> None:
    told = [one for (_, name), (_, moves) in claims(language).items() if name == claim for one in moves]
    assert told, "a claim that no text makes is not checked"
    check = CLAIMS[claim]
    assert [(one.moment.key, str(one.move)) for one in told if not check(one)] == []


@pytest.mark.parametrize("language", PHRASES)
def test_a_text_makes_the_same_claims_with_the_same_numbers_in_every_language(language: str) -> None:
    assert PHRASES[language]["claims"].keys() == CLAIMS.keys()
    english, other = ({found: number for found, (number, _) in claims(one).items()} for one in ("en", language))
    assert english == other


def test_most_answers_claim_something() -> None:
    """Answers whose words nobody can check are few: most say what the move gives or costs."""
    answers = {key for moment in MOMENTS for key in moment.answers if key}
    claiming = {key for key, _ in claims("en")}
    assert len(claiming) / len(answers) > 0.6
