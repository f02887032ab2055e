"""Everything the engine can say has words in every language, and the words say the right thing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import engine
from engine import IllegalAction
from engine.core.chance import Chance
from engine.lost_temple import GRAMMAR, Event
from engine.lost_temple.rules import refusals
from engine.tools import policies
from game.lost_temple.words import labels, naming, speech
from game.screen.catalogue import Catalogue
from game.screen.wording import MINUS
from game.session.session import Session
from tests.game.hands import setup
from tests.game.sitting import Home
from tests.game.spoken import is_key, told_events
from tests.languages import LANGUAGES

ENGINE = Path(engine.__file__).parent / "lost_temple"


def words_of(language: str) -> Catalogue:
    return Catalogue(language, [])


def session(**options: bool) -> Session:
    return Session(Home((320, 240)), setup(3, 0, 5, **options))


def played(seed: int, **options: bool) -> Iterator[Session]:
    """A session at every decision of a whole game."""
    at = Session(Home((320, 240)), setup(3, 0, seed, **options))
    chance = Chance.seeded(seed)
    while not at.over:
        at.passed()
        yield at
        legal = at.game.legal_actions()
        wild = [action for action in legal if str(action).startswith(("play", "tent", "back", "pick"))]
        at.apply(wild[0] if wild else policies.greedy(at.game, chance))
    yield at


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("control", [False, True])
def test_decisions_labels_and_story_of_whole_games_have_words(language: str, control: bool) -> None:
    words = words_of(language)
    steps, verbs, kinds = set(), set(), set()
    for at in played(3, more_control=control):
        steps.add(at.step)
        said = [*speech.decision(at, words), speech.advice(at, words), speech.stage(at.view, words)]
        said += [labels.label(words, at.view, action) for action in at.choices]
        verbs |= {action.verb.name for action in at.choices}
        assert [one for one in said if not one or is_key(one) or "{" in one] == []
    for entry in at.log:
        kinds.add(entry.event["kind"])
        sentence = speech.line(cast(Event, entry.event), at.view, words, at.name)
        assert not is_key(sentence)
        assert "{" not in sentence
        assert sentence or entry.event["kind"] in ("turn", "flag")
    assert {"pack", "pirogue", "icons", "explore", "dig", "look rooms", "place", "delivery"} <= steps
    assert {"take", "go", "dig", "deliver", "sanctuary", "score"} <= verbs
    assert {"points", "paddle", "key", "room", "go", "wheel", "round", "over"} <= kinds


def test_every_verb_of_the_engine_has_a_label() -> None:
    verbs = {verb for found in GRAMMAR.verbs.values() for verb in found}
    assert verbs == set(labels.LABELS)


def test_every_event_of_the_engine_is_told_or_left_out_on_purpose() -> None:
    assert told_events(ENGINE) | {"points"} == set(speech.TALES) | {"flag"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = words_of(language)
    known = {
        "decision": "dig",
        "tile": "room+pink",
        "colour": "pink",
        "count": 2,
        "treasure": "mask",
        "place": "c3",
        "card": "any-key",
    }
    for code, sentence in refusals.SENTENCES.items():
        params = {name: known[name] for name in re.findall(r"{(\w+)}", sentence)}
        told = speech.refusal(IllegalAction(code, sentence, **params), words)
        assert not is_key(told), code
        assert "{" not in told


def test_english_refusals_say_what_the_engine_says() -> None:
    words = words_of("en")
    for code in ("has-keys", "has-delivered", "own-flag", "no-tent", "rescue-locked-in"):
        sentence = refusals.SENTENCES[code]
        assert speech.refusal(IllegalAction(code, sentence), words) == sentence


def test_the_decision_names_who_decides() -> None:
    at = session()
    name = at.name(at.to_move or 0)
    assert speech.decision(at, words_of("en"))[0].startswith(name)
    assert speech.decision(at, words_of("fr"))[0].startswith(name)


def test_packing_counts_down() -> None:
    at = session()
    first = speech.decision(at, words_of("en"))[1]
    at.apply(at.choices[0])
    assert "2" in first
    assert "2" not in speech.decision(at, words_of("en"))[1]


@pytest.mark.parametrize(
    ("language", "site", "took"),
    [
        ("en", 0, "Ada took the tile “room + pink key” at the start."),
        ("en", 1, "Ada took the tile “room + pink key” at site 1."),
        ("fr", 0, "Ada prend la tuile «\u00a0salle + clé rose\u00a0» au départ."),
        ("fr", 1, "Ada prend la tuile «\u00a0salle + clé rose\u00a0» au site 1."),
    ],
)
def test_the_first_site_is_called_the_start(language: str, site: int, took: str) -> None:
    event: Event = {"kind": "paddle", "seat": 0, "start": site, "site": site, "tile": "room+pink"}
    assert speech.line(event, session().view, words_of(language), lambda seat: "Ada") == took


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((3, 2, 2), "3 + 2 doors + 2 elsewhere =\u00a07"),
        ((0, 1, 0), "1 door =\u00a01"),
        ((3, 0, 0), "3"),
        ((0, 0, 0), "0"),
    ],
)
def test_an_excavation_is_told_with_its_sum(parts: tuple[int, int, int], told: str) -> None:
    at, (bonus, doors, elsewhere) = session(), parts
    event: Event = {
        "kind": "points",
        "seat": 0,
        "points": sum(parts),
        "reason": "excavation",
        "place": "a1",
        "bonus": bonus,
        "doors": doors,
        "elsewhere": elsewhere,
    }
    line = speech.line(event, at.view, words_of("en"), lambda seat: "Ada")
    assert line == f"Ada excavated the pink room (a1): {told}."


def test_deliveries_and_camp_keys_are_told_with_their_sums() -> None:
    view, words = session().view, words_of("en")
    delivered: Event = {
        "kind": "points",
        "seat": 0,
        "points": 12,
        "reason": "delivery",
        "treasure": "mask",
        "count": 3,
        "price": 4,
    }
    told = speech.line(delivered, view, words, lambda seat: "Ada")
    assert told == "Ada delivered 3 masks: 3\u00a0\u00d7\u00a04\u00a0=\u00a012."
    keys: Event = {"kind": "points", "seat": 0, "points": 7, "reason": "camp keys", "sets": [3, 1]}
    assert speech.line(keys, view, words, lambda seat: "Ada") == "Camp keys: Ada 6 + 1 =\u00a07."


def test_words_agree_with_what_was_looked_at() -> None:
    view, words = session().view, words_of("fr")
    scored: Event = {"kind": "points", "seat": 0, "points": 4, "reason": "scoring", "colour": "green"}
    assert "les portes vertes" in speech.line(scored, view, words, lambda seat: "Ada")
    assert words("lost-temple.decide.look", of="treasure", name="Ada") == "Ada, gardez-en un"
    for thing in ("card", "room"):
        assert words("lost-temple.decide.look", of=thing, name="Ada") == "Ada, gardez-en une"


@pytest.mark.parametrize("place", ["out", "s2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_places_off_the_grid_by_their_names(language: str, place: str) -> None:
    words = words_of(language)
    told = speech.refusal(IllegalAction("too-far", refusals.SENTENCES["too-far"], place=place), words)
    assert words("lost-temple.name.room.outside" if place == "out" else "lost-temple.name.room.secret") in told


def test_a_key_that_went_to_a_camp_unseen_is_not_named() -> None:
    words, at = words_of("en"), session()
    seen: Event = {"kind": "key", "seat": 1, "store": "camp", "colour": "pink"}
    hidden: Event = {"kind": "key", "seat": 1, "store": "camp"}
    assert "pink" in speech.line(seen, at.view, words, at.name)
    told = speech.line(hidden, at.view, words, at.name)
    assert at.name(1) in told
    assert "pink" not in told


def test_a_paddle_without_a_move_does_not_say_that_the_pirogue_moved() -> None:
    words, at = words_of("en"), session()
    event: Event = {"kind": "paddle", "seat": 0, "start": 2, "site": 2, "tile": "room+pink"}
    stayed = speech.line(event, at.view, words, at.name)
    moved = speech.line({**event, "start": 1}, at.view, words, at.name)
    assert "paddled" in moved
    assert "paddled" not in stayed


def test_lost_points_are_told_with_a_minus() -> None:
    words, at = words_of("en"), session()
    event: Event = {"kind": "points", "seat": 0, "points": -10, "reason": "forest"}
    assert MINUS + "10" in speech.line(event, at.view, words, at.name)


def test_french_counts_none_as_one() -> None:
    assert words_of("fr")("lost-temple.table.supply.rooms", count=0) == "0 salle"
    assert words_of("fr")("lost-temple.table.supply.rooms", count=2) == "2 salles"
    assert words_of("en")("lost-temple.table.supply.rooms", count=0) == "0 rooms"
    assert words_of("en")("lost-temple.table.supply.rooms", count=1) == "1 room"


def test_labels_name_colour_store_and_passages() -> None:
    words, at = words_of("en"), session()
    assert labels.label(words, at.view, at.game.parse("key blue camp")) == "Blue key to the camp"
    assert labels.label(words, at.view, at.game.parse("go out")) == "Go outside"
    passage = labels.label(words, at.view, at.game.parse("go c5 by b5 1 token 1 card"))
    assert "2 passages" in passage
    assert "b5" in passage
    assert "card" in passage


def test_rooms_are_called_by_what_they_are() -> None:
    words, at = words_of("en"), session()
    assert naming.the(words, at.view, "a1") == "the pink room (a1)"
    assert naming.at(words, at.view, "s2") == "secret room"
    assert naming.at(words, at.view, "c3") == "empty cell"
    assert naming.room(words_of("fr"), "blue-sanctuary") == "sanctuaire bleu"
