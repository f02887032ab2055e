"""The words of the page itself: in every language of the game, and the same ones in each."""

from __future__ import annotations

import json
import re

import pytest

from build import template
from tests.languages import LANGUAGES

WORDS: dict[str, dict[str, str]] = json.loads(template.read("words.json"))


def test_the_page_speaks_the_languages_of_the_game() -> None:
    assert sorted(WORDS) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_a_translation_of_the_page_has_the_same_keys_and_values(language: str) -> None:
    def values(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    english, words = WORDS["en"], WORDS[language]
    assert words.keys() == english.keys()
    assert [key for key in english if values(english[key]) != values(words[key])] == []
