"""Every language that has a folder can be chosen, on the title and in the settings, by its own name."""

import pytest

from game.pages.settings import SettingsPage
from game.pages.title import TitlePage
from game.screen.catalogue import Catalogue, languages
from tests.game.sitting import SIZES, Sitting
from tests.languages import LANGUAGES, in_languages


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_the_title_lists_the_languages_and_goes_on_in_the_one_that_is_chosen(chosen: str) -> None:
    sitting = Sitting(TitlePage, (1280, 720), sound=False)
    sitting.choose("language")
    labels = {one.id: one.label for one in sitting.targets()}
    assert labels.items() >= {f"language-{one.letters}": one.name for one in languages().values()}.items()
    sitting.choose(f"language-{chosen}")
    assert sitting.app.words.language == sitting.app.settings.language == chosen
    assert sitting.home.spoken == chosen
    here = next(one for one in sitting.targets() if one.id == "language")
    assert here.label == languages()[chosen].name
    assert "play" in sitting.ids()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_from_the_languages_one_comes_back_without_a_choice(way: str) -> None:
    sitting = Sitting(TitlePage, (390, 844), sound=False)
    before = sitting.ids()
    sitting.choose("language")
    assert "play" not in sitting.ids()
    if way == "button":
        sitting.choose("language-back")
    else:
        sitting.app.top.back()
        sitting.see()
    assert sitting.ids() == before
    assert sitting.app.settings.language == ""


@in_languages
@pytest.mark.parametrize("size", [*SIZES, (800, 360)], ids=str)
def test_the_list_of_languages_fits_every_window(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        sitting = Sitting(TitlePage, size, language=language, large_text=large, sound=False)
        sitting.choose("language")
        assert sitting.faults() == []


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_the_settings_list_the_languages(chosen: str) -> None:
    sitting = Sitting(SettingsPage, (1280, 720), sound=False)
    sitting.choose(f"language-{chosen}")
    assert sitting.app.words.language == chosen
    sitting.choose("language-auto")
    assert sitting.app.settings.language == ""
    assert sitting.app.words.language == Catalogue("", sitting.home.languages()).language
