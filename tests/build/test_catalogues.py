"""The words of a site are those of the catalogues."""

from pathlib import Path

import pytest

from build.catalogues import together
from build.stage import App
from game.screen import catalogue
from tests.languages import LANGUAGES, replaced


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_put_together_says_the_same(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = {name: path for name, path in App().files() if name.endswith(".json")}
    sources = {name: path.read_bytes() for name, path in paths.items()}
    made = together(sources)

    assert len([name for name in made if "/locale/" in name]) < 10
    assert {name for name in made if "/locale/" not in name} == {
        name for name in sources if "/locale/" not in name
    }
    for name, data in made.items():
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    before = catalogue.words_in(language)
    assert len(before) > 1000
    with replaced(monkeypatch, [tmp_path / "assets" / "locale"]):
        assert catalogue.words_in(language) == before
