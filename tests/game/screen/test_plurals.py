"""Words agree with how many there are and with the gender of the thing, by the rule of each language."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.screen import catalogue
from game.screen.catalogue import Catalogue, languages, listed
from game.screen.wording import capital
from tests.languages import LANGUAGES, replaced


@pytest.fixture
def few_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of two languages with all the forms that a key may have."""
    english = {
        "tile.one": "{count} tile",
        "tile.other": "{count} tiles",
        "card.0": "none",
        "card.other": "{count}",
    }
    french = {
        "tile.one": "{count} tuile",
        "tile.other": "{count} tuiles",
        "card.1": "1re",
        "card.other": "{count}e",
    }
    english |= {"keep": "keep one", "left.one": "one left", "left.other": "{count} left"}
    french |= {"keep": "gardez-en un", "keep@f": "gardez-en une", "gender.room": "f", "gender.treasure": "m"}
    french |= {"room": "salle", "the": "la {thing}", "the@of": "de la {thing:of}", "lost": "perte {thing:of}"}
    for language, words in (("en", english), ("fr", french)):
        folder = tmp_path / language / "game"
        folder.mkdir(parents=True)
        (folder / "words.json").write_text(json.dumps(words), encoding="utf-8")
        shutil.copy(catalogue.roots()[0] / language / "language.json", tmp_path / language)
    with replaced(monkeypatch, [tmp_path]):
        yield


COUNTED = {
    "en": {0: "0 tiles", 1: "1 tile", 2: "2 tiles", 5: "5 tiles", -1: "-1 tile"},
    "fr": {0: "0 tuile", 1: "1 tuile", 2: "2 tuiles", 5: "5 tuiles", -1: "-1 tuile"},
}


@pytest.mark.usefixtures("few_words")
@pytest.mark.parametrize("language", COUNTED)
def test_the_language_says_which_form_goes_with_a_number(language: str) -> None:
    words = Catalogue(language, ())
    assert {count: words("tile", count=count) for count in COUNTED[language]} == COUNTED[language]


@pytest.mark.usefixtures("few_words")
def test_words_for_exactly_that_number_come_first() -> None:
    english, french = Catalogue("en", ()), Catalogue("fr", ())
    assert [english("card", count=count) for count in (0, 1, 2, 5)] == ["none", "1", "2", "5"]
    assert [french("card", count=count) for count in (0, 1, 2, 5)] == ["0e", "1re", "2e", "5e"]


@pytest.mark.usefixtures("few_words")
def test_what_a_translation_lacks_is_counted_in_english() -> None:
    assert [Catalogue("fr", ())("left", count=count) for count in (0, 1)] == ["0 left", "one left"]


@pytest.mark.usefixtures("few_words")
def test_a_text_asks_for_the_form_of_what_is_put_into_it() -> None:
    words = Catalogue("fr", ())
    assert words("lost", thing=words("the", thing=words("room"))) == "perte de la salle"
    assert words("lost", thing=words("tile", count=2)) == "perte 2 tuiles"
    assert words("lost", thing="Ada: {oops}") == "perte Ada: {oops}"
    assert words("lost", thing=7) == "perte 7"
    assert words("lost", thing=listed([words("the", thing=words("room")), "Ada"])) == "perte de la salle, Ada"
    assert words("lost", thing=capital(words("the", thing=words("room")))) == "perte De la salle"


@pytest.mark.usefixtures("few_words")
def test_words_agree_with_the_gender_of_the_thing() -> None:
    french = Catalogue("fr", ())
    assert [french("keep", of=thing) for thing in ("room", "treasure", "stranger", "")] == [
        "gardez-en une",
        "gardez-en un",
        "gardez-en un",
        "gardez-en un",
    ]
    assert Catalogue("en", ())("keep", of="room") == "keep one"


FIELD = re.compile(r"\{(\w+)[:}]")
WORD = re.compile(r"[^\W\d_]+")
COUNTS = re.compile(r"\{count\}[ \u00a0]([^\W\d_]+)")
"""What a number counts: a noun may be the same for one and for several."""


def whole(language: str) -> dict[str, str]:
    """All words of a language."""
    return catalogue.words_in(language)


def nouns(words: dict[str, str]) -> dict[str, str]:
    """What is counted somewhere, as several and as one: the words by which the two forms of a key differ."""
    found: dict[str, str] = {}
    alike: set[str] = set()
    for key, said in words.items():
        if key.endswith(".one"):
            other = words[f"{key[:-4]}.other"]
            both = zip(WORD.findall(said), WORD.findall(other), strict=False)
            found |= {several: one for one, several in both if _nouns(one, several)}
            alike |= {*COUNTS.findall(said)} & {*COUNTS.findall(other)}
    return {several: one for several, one in found.items() if one not in alike}


def _nouns(one: str, several: str) -> bool:
    """Whether a noun was made several: by an "s", or in another way in a language that writes nouns large."""
    if several in (f"{one}s", f"{one}es"):
        return True
    return one != several and one[0] == several[0] and one.istitle() and several.istitle()


CERTAIN = {
    "en": {"points", "tiles", "cards"},
    "fr": {"points", "tuiles", "cartes"},
    "de": {"Punkte", "Karten"},
    "es": {"puntos", "cartas"},
}
"""What is found in any case."""
BETWEEN = {
    "en": {"for", "of", "at", "in", "from"},
    "fr": {"pour", "sur", "de", "en", "à"},
    "de": {"für", "von", "auf", "in", "an", "bei", "bis"},
    "es": {"por", "para", "de", "en", "a"},
}
"""After a number and such a word comes what the number is for, not what it counts: "0 for camp keys"."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_singular_or_plural_in_every_text(language: str) -> None:
    words, say = whole(language), Catalogue(language, ())
    plural = nouns(words)
    assert CERTAIN.get(language, set()) <= plural.keys()
    for key in {key.rpartition(".")[0] for key in words if key.endswith(".other")}:
        names = {name for form, said in words.items() if form.startswith(key) for name in FIELD.findall(said)}
        values = dict.fromkeys(names - {"count"}, "…")
        for count in (0, 1, 2, 5):
            told = say(key, count=count, **values)
            # An adjective may stand between a number and what it counts: "5 light rooms".
            after = re.findall(rf"\b{count}[ \u00a0]([^\W\d_]+)(?:[ \u00a0]([^\W\d_]+))?", told)
            one = catalogue.form_of(languages()[language].plurals, count) == "one"
            wrong = set(plural) if one else set(plural.values())
            counted = {word for pair in after if pair[0] not in BETWEEN.get(language, set()) for word in pair}
            assert not wrong & counted, f"{key}: {told}"
