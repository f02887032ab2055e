"""What lessons say about a move is true of every legal move that they say it to, in each language.

A claim is a phrase in each language and a question to the engine. A text that makes it, makes it in all languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from engine import GAMES, Action, Game
from engine.tikal import preview
from engine.tikal.views import View
from tests.engine.lessons import Moment, moments, words
from tests.engine.playing import legal, play

LANGUAGES = ("en", "fr")
NUMBERS = {"six": 6, "eight": 8, "huit": 8, "ten": 10, "dix": 10}
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


CLAIMS: dict[str, tuple[str, str, Callable[[Told], bool]]] = {
    "keeps the card": ("you keep the card", "vous gardez la carte", same("cards")),
    "spends a card": (
        "spends (?:a|your) card",
        "coûte (?:une|votre) carte",
        lambda told: sum(mine(told.after)["cards"].values()) < sum(mine(told.moment.game)["cards"].values()),
    ),
    "costs nothing": ("it costs nothing", "cela ne coûte rien", same("cards", "passages", "score")),
    "moves on": ("the pirogue moves on", "la pirogue avance", lambda told: not same("site")(told)),
    "stays at the site": ("the pirogue stays", "la pirogue reste ici", same("site")),
    "delivers nothing": (
        "Nothing is delivered",
        "Rien n'est livré",
        lambda told: not legal(told.after, "deliver"),
    ),
    "passes the plane": (
        "it passes the plane",
        "elle passe l'avion",
        lambda told: bool(legal(told.after, "deliver")),
    ),
    "stays": ("but you stay", "mais vous restez", same("place")),
    "can be excavated": (
        "you can excavate there",
        "on peut y fouiller",
        lambda told: dug(told.moment.game, told.move) is not None,
    ),
    "nothing to excavate": (
        "nothing to excavate",
        "rien à fouiller",
        lambda told: dug(told.moment.game, told.move) is None,
    ),
    "earns nothing": ("it earns nothing", "cela ne rapporte rien", same("score")),
    "is worth": (
        r"and worth (\d+)",
        r"cela vaut (\d+)",
        lambda told: dug(told.moment.game, told.move) == told.number,
    ),
    "points without a card": (
        r"(\d+) points without a card",
        r"(\d+)\spoints sans carte",
        lambda told: dug(told.moment.game, told.move) == told.number and same("cards")(told),
    ),
    "points and a treasure": (
        r"(\d+) points and a treasure",
        r"(\d+)\spoints et un trésor",
        lambda told: dug(told.moment.game, told.move) == told.number and treasure_after(told),
    ),
    "the wanted room gives": (
        r"green room gives (\d+)",
        r"salle verte donne (\d+)",
        lambda told: dug(told.moment.game, told.moment.wanted) == told.number,
    ),
    "most that keys open": (
        r"No room that your keys open gives more than (\d+)",
        r"Aucune salle que vos clés ouvrent ne donne plus que (\d+)",
        lambda told: at_most(told, walks(told, free=True)),
    ),
    "most of all": (
        r"pays (\d+), the most of all|nothing gives more than the (\d+)",
        r"paie (\d+), le plus de toutes|rien ne donne plus que ces (\d+)",
        lambda told: at_most(told, walks(told)),
    ),
    "less than the card": (
        r"(Ten) points for one card is more",
        r"(Dix) points pour une carte, c'est mieux",
        lambda told: (
            (dug(told.moment.game, told.move) or 0) < told.number == dug(told.moment.game, told.moment.wanted)
        ),
    ),
    "points at one's feet": (
        r"(Six|Eight|Ten|\d+) points (?:and a card )?lie at your feet",
        r"(Six|Huit|Dix|\d+)\spoints (?:et une carte )?sont à vos pieds",
        lambda told: gain(told.moment.game, told.moment.wanted) == told.number,
    ),
    "delivery pays": (
        r"the jade pays (\d+)|one vase pays (\d+)",
        r"le jade paie (\d+)|un vase paie (\d+)",
        lambda told: gain(told.moment.game, told.move) == told.number,
    ),
    "the wanted delivery pays": (
        r"[Bb]oth vases pay (\d+)",
        r"[Ll]es deux vases paient (\d+)",
        lambda told: gain(told.moment.game, told.moment.wanted) == told.number,
    ),
    "opens nothing new": (
        "it opens nothing new",
        "n'ouvre rien de neuf",
        lambda told: opens(told.after) == opens(done(told.moment.game, told.moment.wanted)),
    ),
    "costs action points": (
        "it costs points",
        "cela coûte (?:des points|aussi)",
        lambda told: points_left(told.after) < points_left(told.moment.game),
    ),
    "costs one action point": (
        "(?:only|also) 1 point",
        r"seulement 1\spoint|1\spoint aussi",
        lambda told: points_left(told.after) == points_left(told.moment.game) - 1,
    ),
    "no pair": ("no pair", "pas de paire", lambda told: pairs(told.after) <= pairs(told.moment.game)),
    "a pair of frogs": (
        "a pair of frogs as well",
        "une paire de grenouilles aussi",
        lambda told: mine(told.after)["treasures"]["frog"] == 2,
    ),
    "a tie": (
        "a tie: 1 against 1",
        r"égalité\s: 1 contre 1",
        lambda told: [player["workers"].get("c5") for player in told.after.position()["players"]] == [1, 1],
    ),
    "takes the temple": (
        "and C5 is yours",
        "et C5 est à vous",
        lambda told: (
            preview.hold(cast(View, told.after.view(0)), "c5").seat == 0
            and not mine(told.after)["workers"].get("c4")
        ),
    ),
    "is safe": (
        "that temple is safe",
        "ce temple est sûr",
        lambda told: len(mine(told.after)["guards"]) > len(mine(told.moment.game)["guards"]),
    ),
    "scores now": ("it scores now", "l'on compte", lambda told: gain(told.moment.game, told.move) > 0),
    "who chooses first": (
        "If Orange bids, Orange chooses first; if not, you do",
        r"Si Orange mise, Orange choisit d'abord\s; sinon, c'est vous",
        lambda told: first_to_choose(told) == (1, 0),
    ),
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
            for claim, (english, french, _) in CLAIMS.items():
                phrase = re.search({"en": english, "fr": french}[language], plain(texts.get(key, "")))
                if phrase:
                    said = next((group for group in phrase.groups() if group), "0")
                    number = NUMBERS.get(said.lower()) or int(said)
                    found[key, claim] = number, [Told(moment, move, number) for move in moves]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_is_true_of_every_move_that_it_is_said_to(claim: str, language: str) -> None:
    told = [one for (_, name), (_, moves) in claims(language).items() if name == claim for one in moves]
    assert told, "a claim that no text makes is not checked"
    check = CLAIMS[claim][2]
    assert [(one.moment.key, str(one.move)) for one in told if not check(one)] == []


def test_a_text_makes_the_same_claims_with_the_same_numbers_in_every_language() -> None:
    english, french = ({found: number for found, (number, _) in claims(one).items()} for one in LANGUAGES)
    assert english == french


def test_most_answers_claim_something() -> None:
    """Answers whose words nobody can check are few: most say what the move gives or costs."""
    answers = {key for moment in MOMENTS for key in moment.answers if key}
    claiming = {key for key, _ in claims("en")}
    assert len(claiming) / len(answers) > 0.6
