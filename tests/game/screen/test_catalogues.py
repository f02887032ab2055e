"""Every word on the screen is in the catalogues, in every language, and nothing else is."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.games import GAMES
from game.host.files import assets
from game.screen.catalogue import Catalogue
from tests.game.words.compare import base, values, values_by_base
from tests.languages import LANGUAGES

GAME = Path(__file__).parents[3] / "game"
SOURCES = sorted(GAME.rglob("*.py"))
SCENES = [path for path in SOURCES if path.parent.name in ("scenes", "table", "lost_temple", "tikal")]

SHOWN = {
    "text.draw": (1,),
    "brush.write": (0,),
    "Target": (1, 4),
    "Button": (1,),
    "Option": (1, 6),
    "Way": (1,),
    "Heading": (0,),
    "Words": (0,),
    "Choice": (0, 2),
    "Switch": (1, 2),
    "ScoreRow": (0,),
    "TipLine": (0,),
    "Tip": (1,),
    "say": (0,),
}
"""Which arguments of which calls end up on the screen."""


def catalogue(language: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for path in assets().glob(f"locale/{language}/*/*.json"):
        words |= json.loads(path.read_text(encoding="utf-8"))
    return words


ENGLISH = catalogue("en")
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


def name_of(call: ast.Call) -> str:
    """The called name with the object before it, as in "text.draw"."""
    func = call.func
    if isinstance(func, ast.Attribute):
        return f"{func.value.id}.{func.attr}" if isinstance(func.value, ast.Name) else func.attr
    return func.id if isinstance(func, ast.Name) else ""


def asked(node: ast.expr) -> Iterator[str]:
    """The keys that an expression may be, as patterns; nothing for what cannot be told from the source."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r".+" for part in node.values]
        yield "".join(parts)
    elif isinstance(node, ast.IfExp):
        yield from asked(node.body)
        yield from asked(node.orelse)


def literals(source: str) -> list[str]:
    """Words in the source that would be shown as they stand there."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = name_of(node)
        places = SHOWN.get(name) or SHOWN.get(name.rpartition(".")[2], ())
        arguments = [node.args[place] for place in places if place < len(node.args)]
        arguments += [one.value for one in node.keywords if one.arg in ("label", "hint", "note", "words")]
        for argument in arguments:
            parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            for part in parts:
                if isinstance(part, ast.Constant) and re.search(r"[^\W\d_]{2}", str(part.value)):
                    found.append(str(part.value))
    return found


def sentences(source: str) -> list[str]:
    """Strings that read like a sentence: a capital, then words. Docstrings and errors do not count."""
    tree = ast.parse(source)
    apart = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    apart |= {id(part) for one in ast.walk(tree) if isinstance(one, ast.Raise) for part in ast.walk(one)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart
        if re.match(r"[A-ZÀ-Ý][^\W\d_]*\s[^\W\d_]", node.value)
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_keys_of_the_english_words(language: str) -> None:
    words = {key: text for key, text in catalogue(language).items() if not key.startswith("gender.")}
    assert {base(key, words) for key in words} == {base(key, ENGLISH) for key in ENGLISH}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_has_a_form_for_any_number(language: str) -> None:
    words = catalogue(language)
    assert [key for key, text in words.items() if "count" in values(text) if base(key, words) == key] == []
    assert [key for key in words if key.endswith(".one") and base(key, words) == key] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_room_for_the_same_values(language: str) -> None:
    words = catalogue(language)
    whole = values_by_base(words)
    assert [key for key in words if whole[base(key, words)] - values(words[key]) - {"count"}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    count = Counter(
        key
        for path in assets().glob(f"locale/{language}/*/*.json")
        for key, _ in json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=list)
    )
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_leaves_room_for_the_same_values(language: str) -> None:
    english, translated = values_by_base(ENGLISH), values_by_base(catalogue(language))
    assert [key for key in english if english[key] != translated.get(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_empty_or_have_blanks_around_them(language: str) -> None:
    assert [key for key, text in catalogue(language).items() if not text or text != text.strip()] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(GAME).as_posix())
def test_every_key_that_is_asked_for_is_there(path: Path) -> None:
    missing = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if name_of(node).removesuffix(".data").rpartition(".")[2] != "words":
            continue
        end = r"(\.other)?" if any(value.arg == "count" for value in node.keywords) else ""
        wanted = [pattern + end for pattern in asked(node.args[0])]
        missing += [one for one in wanted if not any(re.fullmatch(one, key) for key in ENGLISH)]
    assert missing == []


OF_A_GAME = ("title", "note", "part", "part.last")
"""What pages ask for below the name of a game."""
PLACING = ("hold", "turn-left", "turn-right", "chosen", "count", "before", "next")
"""What game/table/board/placing.py asks for below a key that each game's own placing names."""


@pytest.mark.slow
def test_every_key_is_asked_for_somewhere() -> None:
    patterns = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                patterns |= {pattern for pattern in asked(node) if "." in pattern}
    # What begins with a gap, such as f"{key}.hold", says nothing about which keys are meant, unless the gap is the
    # name of a game: f"{game}.rules.{key}".
    known = re.compile("|".join(pattern for pattern in patterns if re.match(r"(?!\.\+)|\.\+\\\.\w+\\\.", pattern)))

    def used(key: str) -> bool:
        game, _, rest = key.partition(".")
        if game in GAMES and rest in OF_A_GAME:
            return True
        start, _, end = key.rpartition(".")
        return bool(known.fullmatch(key)) or (end in PLACING and bool(known.fullmatch(start)))

    assert [key for key in ENGLISH if not used(base(key, ENGLISH))] == []


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.relative_to(GAME).as_posix())
def test_no_scene_shows_words_of_its_own(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert literals(source) + sentences(source) == []


def test_words_in_the_source_would_be_found() -> None:
    assert literals('text.draw(surface, "Hello", "body", 12, INK, rect)') == ["Hello"]
    assert literals('Target("ui-undo", f"Undo {name}", rect, act)') == ["Undo "]
    assert literals('Target("ui-undo", words("table.undo"), rect, act)') == []
    assert sentences('notice = "The game is over."') == ["The game is over."]
    assert sentences('"""The words of a docstring."""') == []


def test_a_missing_key_shows_itself_and_stops_nothing() -> None:
    assert Catalogue("fr", ())("no.such.key", name="Ada") == "no.such.key"


def test_the_browsers_language_decides_until_the_player_does() -> None:
    assert Catalogue("", ("xx-XX", "fr-CH", "en")).language == "fr"
    assert Catalogue("en", ("fr-CH",)).language == "en"
    assert Catalogue("", ("xx-XX",)).language == "en"
