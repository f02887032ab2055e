"""One thing has one word, in every language: in lessons, rules, tables and pages."""

import json
import re

import pytest

from game.host.files import assets

FORMER_WORDS = {
    "en": {
        "supply": r"\b(in|the) stock\b",
        "level (of a temple)": r"^tikal\..*=.*\bfloors?\b",
        "type (of treasure)": r"of a kind\b|\b[Oo]ne kind\b",
        "set up a camp": r"\b[Pp]itch",
        "place a guard": r"\b[Pp]ost a guard|[Ll]eft a guard",
        "space": r"\bhex\b|[Ff]our places|first place\b",
        "exchange": r"\b[Ss]wap (your|a|it)\b",
        "bot": r"(?<!\{)\b[Rr]ivals?\b|hard player",
        "allowed": r"\*Legal",
        "daily puzzle": r"Today.s turn",
    },
    "fr": {
        "camp": r"[Cc]ampement",
        "triplé": r"\b[Tt]rio\b",
        "amulette": r"\b[Tt]otem",
        "miser": r"\b[Oo]ffrir\b|\b[Oo]ffrez\b",
        "majoritaire": r"les? plus forts?\b|plus fort que",
        "difficile": r"joueur fort|ordi, fort|Ordinateur, fort",
        "journal": r"\brécit\b",
        "réserve": r"\ben stock\b",
        "dalles": r"\bpierres?\b",
        "ruines": r"\bruine\b",
        "collier": r"\bperles\b",
        "type": r"\bsortes?\b",
        "emplacement, case": r"(cette|deux|meilleure|[Pp]remière|[Qq]uatre) places?\b",
        "compte à rebours": r"^settings.*=.*décompte",
    },
}
"""For each language the word that is taken, and those that meant the same, looked for in "key = text"."""


@pytest.mark.parametrize("language", FORMER_WORDS)
def test_one_thing_has_one_word(language: str) -> None:
    texts = {
        f"{key} = {text}"
        for path in sorted(assets().glob(f"locale/{language}/*/*.json"))
        for key, text in json.loads(path.read_text(encoding="utf-8")).items()
    }
    assert len(texts) > 1000
    found = {
        text: word for word, former in FORMER_WORDS[language].items() for text in texts if re.search(former, text)
    }
    assert found == {}
