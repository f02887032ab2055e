"""Everything Tikal's engine can say has words in every language, and the words say the right thing."""

import re
from pathlib import Path
from typing import cast

import pytest

import engine
from engine import IllegalAction
from engine.core.chance import Chance
from engine.tikal import GRAMMAR, KIND_NAMES, TREASURES, Event, View
from engine.tikal.rules import refusals
from engine.tools import policies
from game.screen.catalogue import Catalogue
from game.session.session import Session
from game.tikal.words import labels, naming, speech
from tests.engine.tikal.situation import Situation
from tests.game.hands import tikal
from tests.game.sitting import Home
from tests.game.spoken import is_key, told_events
from tests.languages import LANGUAGES

ENGINE = Path(engine.__file__).parent / "tikal"
UNTOLD = {"draw", "show"}
"""Events that need no sentence: the tile is told when it is placed, and the tiles on show are to be seen."""


def session(**options: object) -> Session:
    return Session(Home((320, 240)), tikal(3, 0, 5, first=0, **options))


def given(situation: Situation) -> Session:
    """A session at a position that was set up."""
    at = session()
    at.played.game = situation.game()
    at.look()
    return at


def view_of(at: Session) -> View:
    return cast(View, at.view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("auction", [False, True])
def test_decisions_labels_and_story_of_a_whole_game_have_words(language: str, auction: bool) -> None:
    words, at, chance = Catalogue(language, []), session(auction=auction), Chance.seeded(3)
    phases, verbs, kinds = set(), set(), set()
    while not at.over:
        phases.add((at.view["decision"]["step"], at.view["scoring"]))
        said = [*speech.decision(at, words), speech.advice(at, words), speech.stage(view_of(at), words)]
        said += [labels.label(words, view_of(at), action) for action in at.choices]
        verbs |= {action.verb.name for action in at.choices}
        assert [one for one in said if not one or is_key(one) or "{" in one] == []
        at.apply(policies.random(at.game, chance))
    for entry in at.log:
        kinds.add(entry.event["kind"])
        sentence = speech.line(cast(Event, entry.event), view_of(at), words, at.name)
        assert not is_key(sentence)
        assert "{" not in sentence
        assert sentence or entry.event["kind"] in (*UNTOLD, "turn", "points")
    assert phases >= {("place", "none"), ("act", "none"), ("act", "volcano"), ("act", "final")}
    assert verbs >= {"place", "bring", "move", "uncover", "recover", "camp", "end turn"}
    assert kinds >= {"place", "bring", "move", "turn", "volcano", "over"}
    if auction:
        assert ("bid", "none") in phases
        assert kinds >= {"bid", "win", "choose"}


def test_every_verb_of_the_engine_has_a_label() -> None:
    assert {verb for found in GRAMMAR.verbs.values() for verb in found} == set(labels.LABELS)


def test_every_event_of_the_engine_is_told_or_left_out_on_purpose() -> None:
    assert told_events(ENGINE) | {"points"} == set(speech.TALES) | UNTOLD


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    known = {
        "decision": "act",
        "tile": "temple-5-200100",
        "colour": "Blue",
        "treasure": "beads",
        "place": "c3",
        "points": 7,
        "cost": 5,
        "ap": 3,
        "number": 8,
        "members": 1,
    }
    for code, sentence in refusals.SENTENCES.items():
        params = {name: known[name] for name in re.findall(r"{(\w+)}", sentence)}
        told = speech.refusal(IllegalAction(code, sentence, **params), Catalogue(language, []))
        assert not is_key(told), code
        assert "{" not in told
        for number in ("points", "cost", "ap", "number", "members"):
            assert number not in params or str(params[number]) in told, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_treasure_and_kind_of_tile_has_a_name(language: str) -> None:
    words = Catalogue(language, [])
    names = [naming.treasure(words, name) for name in TREASURES]
    assert len(set(names)) == len(TREASURES)
    assert not any(map(is_key, names + [naming.the_treasure(words, name) for name in TREASURES]))
    places = [words(f"tikal.at.{kind}", place="c3") for kind in (*KIND_NAMES, "unknown")]
    assert not any(map(is_key, places))


def test_a_scoring_turn_says_so() -> None:
    at = given(Situation(3).scoring("volcano", 1, 2))
    words = Catalogue("en", [])
    assert speech.decision(at, words) == ("Ada, your scoring turn", "10 action points, then you score")
    assert speech.stage(view_of(at), words) == "Volcano scoring"
    last = given(Situation(3).scoring("final").points(1))
    assert speech.decision(last, words)[1] == "1 action point, then your last scoring"


def test_a_turn_without_points_is_only_to_be_ended() -> None:
    at = given(Situation(3).points(0))
    assert speech.decision(at, Catalogue("en", []))[0] == "Ada, end your turn"


def test_the_stage_counts_tiles_and_names_the_set() -> None:
    at = session()
    assert speech.stage(view_of(at), Catalogue("en", [])) == "Tiles: 1 of 36 · set A"
    later = given(Situation(3))
    assert speech.stage(view_of(later), Catalogue("en", [])) == "Tiles: 12 of 36 · set B"


def test_the_first_bid_of_an_auction_is_no_fourth_turn() -> None:
    at = session(auction=True)
    assert speech.stage(view_of(at), Catalogue("en", [])) == "Auction · set A"


@pytest.mark.parametrize(
    ("language", "refused"),
    [
        ("en", "You have no worker at the base camp."),
        ("fr", "Vous n\u2019avez pas d\u2019explorateur au camp de base."),
    ],
)
def test_a_refusal_calls_the_base_camp_by_its_name(language: str, refused: str) -> None:
    code = "no-worker-there"
    error = IllegalAction(code, refusals.SENTENCES[code], place="base")
    assert speech.refusal(error, Catalogue(language, [])) == refused


def test_places_are_called_by_what_lies_there() -> None:
    at, words = session(), Catalogue("en", [])
    assert naming.at(words, view_of(at), "base") == "the base camp"
    assert naming.at(words, view_of(at), "a4") == "the temple at a4"
    assert naming.at(words, view_of(at), "b4") == "the clearing at b4"
    assert naming.at(words, view_of(at), "h1") == "the jungle at h1"
    assert naming.tile(words, "ruin-4-201000") == "a ruin with 4 treasures"
    assert naming.tile(Catalogue("fr", []), "temple-5-200100") == "un temple de valeur 5"


def test_a_price_that_was_paid_is_told_once() -> None:
    at, words = session(auction=True), Catalogue("en", [])
    won: Event = {"kind": "win", "seat": 0, "price": 5}
    assert speech.line(won, view_of(at), words, at.name) == "Ada won the turn for 5 points."
    assert speech.line({**won, "price": 0}, view_of(at), words, at.name) == "Ada has the turn for nothing."
    paid: Event = {"kind": "points", "seat": 0, "points": -5, "reason": "bid"}
    assert speech.line(paid, view_of(at), words, at.name) == ""


def test_a_secret_path_is_told_as_one() -> None:
    at, words = session(), Catalogue("en", [])
    event: Event = {"kind": "move", "seat": 1, "member": "leader", "route": ["base", "b4"], "cost": 1}
    walked = speech.line({**event, "secret": [False, False]}, view_of(at), words, at.name)
    hopped = speech.line({**event, "secret": [False, True]}, view_of(at), words, at.name)
    assert walked == "Ben moved the leader to the clearing at b4 for 1\u00a0AP."
    assert "secret path" in hopped
