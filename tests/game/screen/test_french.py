"""French words keep the rules of French print: no-break spaces, apostrophes, no name that would have to elide."""

import json
import re

import pytest

from game.host.files import assets

FRENCH = {
    key: text
    for path in sorted(assets().glob("locale/fr/*/*.json"))
    for key, text in json.loads(path.read_text(encoding="utf-8")).items()
}
FAULTS = {
    "a mark without its no-break space": re.compile("[^\u00a0][:;!?»]"),
    "a quotation without its no-break space": re.compile("«[^\u00a0]"),
    "a number that may be parted from its unit": re.compile(r"[\d}] (PA|points?|pts?)\b"),
    "a narrow space, which the fonts do not have": re.compile("\u202f"),
    "a straight mark": re.compile("['\"]|[.]{3}"),
    "a name that would have to elide": re.compile(r"\b(de|que|jusque|le|la) \{(name|names|other|first|last)\}"),
}


def faults(text: str) -> list[str]:
    """What French print would not allow in a text."""
    return [fault for fault, found in FAULTS.items() if found.search(text)]


def test_every_text_is_printed_as_french_is() -> None:
    assert {key: found for key, text in FRENCH.items() if (found := faults(text))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "Prix : {price}",
        "Quoi\u00a0? Si ! Oui",
        "« Non\u00a0»",
        "{cost} PA",
        "10 points",
        "l'or",
        "Le camp de {name}",
        "…",
    ],
)
def test_what_french_print_forbids_would_be_found(text: str) -> None:
    assert bool(faults(text)) == (text != "…")
