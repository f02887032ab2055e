"""The words of the page itself: in every language of the game, and the same ones in each."""

from __future__ import annotations

import re

import pytest

from build import template, welcome
from game.screen.catalogue import languages
from tests.languages import LANGUAGES

WORDS = welcome.words()


def values(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_of_the_page_has_the_same_keys_and_values(language: str) -> None:
    english, words = WORDS["en"], WORDS[language]
    assert words.keys() == english.keys()
    assert [key for key in english if values(english[key]) != values(words[key])] == []
    assert words["name"] == languages()[language].name


def test_whoever_has_no_script_is_told_in_every_language() -> None:
    page = template.template("", WORDS, "")
    told = re.search(r"<noscript>(.*?)</noscript>", page)
    assert told is not None
    said = re.findall(r'<p lang="(\w+)">(.+?)</p>', told[1])
    assert [language for language, _ in said] == list(LANGUAGES)
    assert all("JavaScript" in text for _, text in said)
