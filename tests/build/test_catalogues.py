"""The words of a site are those of the catalogues, and each language is fetched by itself."""

from pathlib import Path

import pytest

from build.catalogues import languages, together, without
from build.stage import App
from game.screen import catalogue
from tests.languages import LANGUAGES, replaced


def sources() -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in App().files() if name.endswith(".json")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_put_together_says_the_same(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = without(sources()) | together(sources())[language]
    for name, data in files.items():
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    before = catalogue.words_in(language)
    assert len(before) > 1000
    with replaced(monkeypatch, [tmp_path / "assets" / "locale"]):
        assert catalogue.words_in(language) == before
        assert list(catalogue.languages()) == list(LANGUAGES)
        others = [one for one in LANGUAGES if one != language]
        assert [one for one in others if catalogue.words_in(one)] == []


def test_words_that_come_later_are_found_when_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_together = together(sources())
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.json").write_text('{"name": "English", "plurals": {"one": "n = 1"}}')
    with replaced(monkeypatch, [tmp_path]):
        words = catalogue.Catalogue("en", ())
        assert words("title.play") == "title.play"
        ((name, data),) = put_together["en"].items()
        place = tmp_path / Path(name).relative_to("assets/locale")
        place.parent.mkdir()
        place.write_bytes(data)
        assert words("title.play") != "title.play"


def test_a_site_has_all_words_but_those_of_the_page_itself() -> None:
    assert list(together(sources())) == sorted(LANGUAGES)
    assert languages() == list(LANGUAGES)
    left = [name for name in without(sources()) if name.startswith("assets/locale/")]
    assert sorted(left) == sorted(f"assets/locale/{language}/language.json" for language in LANGUAGES)
