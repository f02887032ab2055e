"""A language that nobody speaks is shown everywhere, and none of its words are cut: no language is built in."""

import re
from collections.abc import Iterator

import pytest

from game.host.files import assets
from game.pages.settings import SettingsPage
from game.screen import text
from game.screen.catalogue import Said, languages
from tests import legible, shots
from tests.conftest import ByTurns
from tests.game.sitting import Sitting
from tests.game.words import invented
from tests.game.words.drawn import SIZES, listening, too_long
from tests.languages import replaced

TYPED = (shots.COMMENT, r"move\|")
NAMES = re.compile(
    "|".join((*TYPED, "Ada|Blaise|Chiara|Dimitri|Cleo|orange|Shift|Tab|Enter|Backspace|Space|Ctrl|Esc|stone"))
)
"""What comes from no catalogue: names of players, what was typed, and what stands on a keyboard."""
OWN = re.compile("|".join(one.name for one in languages().values()))
SENTENCES = ("recap.line", "recap.read", "recap.read.more")
"""Texts that put whole sentences together."""
WORD = re.compile(r"[a-zA-Z]{4,}")


@pytest.fixture(scope="module", autouse=True)
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language among the others, for all of these tests."""
    place = invented.folder(tmp_path_factory.mktemp("locale"))
    with pytest.MonkeyPatch.context() as patch, replaced(patch, [assets() / "locale", place]):
        yield


def test_it_is_longer_and_keeps_what_is_put_in() -> None:
    said = invented.longer("{name}, move {count} workers from the *temple*")
    assert said.startswith("{name}, m\N{LATIN SMALL LETTER O WITH STROKE}v")
    assert "{count}" in said
    assert said.count("*") == 2
    assert len(said) > 1.2 * len("{name}, move {count} workers from the *temple*")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_every_scene_speaks_it_and_cuts_nothing(part: int, by_turns: ByTurns) -> None:
    wrong = []
    for number, name in enumerate(shots.SCENES):
        if number % 8 != part:
            continue
        for size in by_turns(SIZES, number // 8):
            sitting = shots.seated(name, size, invented.LETTERS)
            foreign = [one.text for one in text.drawn if WORD.search(OWN.sub("", NAMES.sub("", one.text)))]
            wrong += [f"{name} {size}: {one}" for one in foreign if one.isascii()]
            wrong += [f"{name} {size}: {one.text} has no room" for one in too_long(sitting)]
            wrong += [f"{name} {size}: {one}" for one in sitting.faults()]
            wrong += [f"{name} {size}: {one}" for one in legible.small(sitting)]
    assert wrong == []


def test_it_can_be_chosen() -> None:
    sitting = Sitting(SettingsPage, (1280, 720), sound=False)
    sitting.choose(f"language-{invented.LETTERS}")
    assert sitting.app.words.language == sitting.home.spoken == invented.LETTERS


@pytest.mark.slow
@pytest.mark.parametrize("name", ["table", "tikal-act", "tikal-recap", "temple-recap-loud", "review", "record"])
def test_words_that_are_put_into_a_text_can_be_asked_for_their_forms(name: str) -> None:
    """Such as an accusative: words glued together outside of the catalogue would have lost theirs."""
    told: set[str] = set()
    lost: list[str] = []

    def heard(key: str, said: str, values: dict[str, object]) -> None:
        for value, given in values.items() if key not in SENTENCES else ():
            if isinstance(given, str) and not isinstance(given, Said) and any(one in given for one in told):
                lost.append(f"{key}: {value} = {given}")
        if len(said) > 3 and not said.isascii():
            told.add(said)

    with listening(heard):
        shots.seated(name, (1280, 720), invented.LETTERS)
    assert told
    assert lost == []
