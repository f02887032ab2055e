"""What a translator is told: which words are missing, unused or do not fit, and which have no room."""

import json
from pathlib import Path

import pygame
import pytest

from game.host.files import assets
from tests.game.words import __main__ as command
from tests.game.words import invented
from tests.game.words.compare import complaints, english, read
from tests.game.words.drawn import FRAME
from tests.languages import LANGUAGES, replaced

ORIGINAL = {
    "play": "Play",
    "key.one": "a key for {name}",
    "key.other": "{count} keys for {name}",
    "end.other": "{name} ends",
}
"""`end.other` is a name and no form: nothing else is of `end`."""


def told(words: dict[str, str]) -> list[tuple[str, str]]:
    return [(one.kind, one.key) for one in complaints(words, ORIGINAL)]


WHOLE = {**ORIGINAL, "gender.tree": "f", "play@f": "Play", "key@acc.other": "{count} of {name:acc}"}
FAULTS = {
    "nothing": (WHOLE, []),
    "a key less": ({key: text for key, text in WHOLE.items() if key != "play"} | {"play@f": "x"}, []),
    "no play": ({key: text for key, text in WHOLE.items() if not key.startswith("play")}, [("missing", "play")]),
    "a key more": ({**WHOLE, "stop": "Stop"}, [("unused", "stop")]),
    "a form that nothing asks for": ({**WHOLE, "play@dat": "x"}, [("unused", "play@dat")]),
    "a value less": ({**WHOLE, "end.other": "it ends"}, [("values", "end")]),
    "a value more": ({**WHOLE, "play": "Play {game}"}, [("values", "play")]),
    "a number without forms": ({**WHOLE, "play": "Play {count}"}, [("values", "play")]),
}


@pytest.mark.parametrize(("words", "wanted"), FAULTS.values(), ids=list(FAULTS))
def test_what_is_wrong_with_words_is_said(words: dict[str, str], wanted: list[tuple[str, str]]) -> None:
    assert told(words) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_the_game_has_anything_to_mend(language: str) -> None:
    assert complaints(read(language), english()) == []


@pytest.mark.slow
def test_a_picture_shows_where_a_text_is_too_long_and_where_one_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = invented.folder(tmp_path / "locale")
    path = place / invented.LETTERS / "shared" / "title.json"
    words = json.loads(path.read_text(encoding="utf-8"))
    words["title.rules"] = "Rules of all games " * 9
    del words["title.learn"]
    path.write_text(json.dumps(words), encoding="utf-8")
    with replaced(monkeypatch, [assets() / "locale", place]):
        count = command.check(invented.LETTERS, "", ["title"], tmp_path / "pictures")
    shown = capsys.readouterr().out
    assert count == 2
    assert "missing: title.learn" in shown
    assert "too long: title.rules" in shown
    for name in ("missing-title.learn", "too-long-title.rules"):
        (file,) = (tmp_path / "pictures" / invented.LETTERS).glob(f"{name}-*.png")
        assert str(file) in shown
        surface = pygame.image.load(file)
        mask = pygame.mask.from_threshold(surface, FRAME, (2, 2, 2, 255))
        assert mask.count() > 100
