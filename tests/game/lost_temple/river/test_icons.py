"""The icons of a taken tile lie open at its site in gold, each named by what it does."""

import pytest

from engine.lost_temple import components as box
from game.lost_temple.river import icons
from game.screen.targets import find
from tests import legible
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import LOW, PHONE, WIDE, on_screen, sit
from tests.languages import in_languages

CARD_AND_KEY = "card+any"


@pytest.mark.parametrize("site", range(6))
def test_a_taken_tile_opens_beside_the_river_at_its_site(site: int) -> None:
    situation = Situation().tile(CARD_AND_KEY, site).icons(CARD_AND_KEY)
    sitting, scene = sit(situation)
    temple = scene.board.ground.box(193, 89, 655 - 193, 455 - 89)
    assert scene.opened.site == site
    for id in ("look cards", "ui-icon-key", "done"):
        target = find(sitting.targets(), id)
        assert target is not None
        assert scene.opened.rect.contains(target.rect)
        assert not target.rect.colliderect(temple)
        assert scene.river.site_rect(site).inflate(40, 100).contains(target.rect)
    assert sitting.faults() == []


def test_the_buttons_have_the_size_of_the_mock_up() -> None:
    sitting, _ = sit(Situation().icons(CARD_AND_KEY))
    target = find(sitting.targets(), "look cards")
    assert target is not None
    assert target.rect.size == (115, 54)


def test_three_icons_are_lower() -> None:
    sitting, _ = sit(Situation().icons("treasure+passage+1"))
    target = find(sitting.targets(), "passage")
    assert target is not None
    assert target.rect.size == (115, 44)
    assert sitting.faults() == []


def test_a_used_icon_is_gone_and_the_last_one_closes_the_panel() -> None:
    sitting, scene = sit(Situation().icons("passage+any"))
    sitting.choose("passage")
    assert "passage" not in sitting.ids()
    assert scene.opened.open
    sitting.choose("ui-icon-key")
    sitting.choose(next(one for one in sitting.ids() if one.startswith("key ")))
    assert not scene.opened.open


def test_a_used_icon_folds_away_in_less_than_a_fifth_of_a_second() -> None:
    sitting, scene = sit(Situation().icons("passage+any"), motion=True)
    sitting.wait(0.5)
    sitting.choose("passage")
    scene.motion.skip()
    assert scene.opened.pass_time(0.1)
    scene.opened.pass_time(0.1)
    assert not scene.opened.pass_time(0.1)


def test_icons_wait_while_one_of_them_is_carried_out() -> None:
    sitting, scene = sit(Situation().icons(CARD_AND_KEY))
    sitting.choose("look cards")
    assert scene.opened.open
    assert "ui-icon-key" not in sitting.ids()
    sitting.choose(next(one for one in sitting.ids() if one.startswith("keep ")))
    assert "ui-icon-key" in sitting.ids()


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_on_a_small_window_the_icons_lie_under_the_thumb(size: tuple[int, int]) -> None:
    sitting, scene = sit(Situation().icons(CARD_AND_KEY), size)
    assert not scene.opened.open
    for id in ("look cards", "ui-icon-key", "done"):
        target = find(sitting.targets(), id)
        assert target is not None
        assert not target.rect.colliderect(scene.board.rect)
        assert min(target.rect.size) >= 44


@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_drawing_a_card_and_playing_one_cannot_be_mixed_up(size: tuple[int, int], language: str) -> None:
    sitting, scene = sit(Situation().cards("any-key").icons("card+any"), size, language=language)
    words = sitting.app.words
    draw = next(icon for icon in icons.left(scene.opened) if icon.kind == "card").name
    play = words("lost-temple.choose.cards") if size == PHONE else words("lost-temple.choose.play")
    assert {draw, play} <= set(on_screen())
    assert draw not in (words("lost-temple.table.cards"), play)


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE, LOW, (360, 640), (640, 360)])
def test_every_tile_can_be_read_when_it_is_open(size: tuple[int, int], language: str) -> None:
    for tile in box.TILES:
        situation = Situation(4)
        if not any(tile in tiles for tiles in situation.data["river"]):
            continue
        sitting, _ = sit(situation.icons(tile), size, language=language)
        assert sitting.faults() == [], tile
        assert legible.small(sitting) == [], tile


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [PHONE, LOW, (360, 640), (640, 360), (800, 360)])
def test_every_tile_of_every_site_can_be_read_before_it_is_taken(size: tuple[int, int], language: str) -> None:
    sitting, _ = sit(Situation(4), size, language=language)
    looked = 0
    for large in (False, True):
        sitting.app.settings.large_text = large
        sitting.app.use_settings()
        for site in [id for id in sitting.ids() if id.startswith("ui-site ")]:
            sitting.choose(site)
            for tile in ["", *(id for id in sitting.ids() if id.startswith("ui-tile "))]:
                if tile:
                    sitting.choose(tile)
                assert sitting.faults() == [], (site, tile, large)
                assert legible.small(sitting) == [], (site, tile, large)
                looked += 1
    assert looked > 20


def test_a_tall_sheet_has_a_line_for_each_icon_with_what_it_does() -> None:
    sitting, _ = sit(Situation().icons("treasure+passage+1"), (800, 600))
    words, seen = sitting.app.words, on_screen()
    assert {words(f"lost-temple.choose.note.{icon}") for icon in ("treasure", "passage", "points")} <= set(seen)
    found = [one.rect for one in sitting.targets() if one.id in ("ui-icon-treasure", "passage", "points")]
    assert len(found) == 3
    assert len({one.left for one in found}) == 1
    assert sitting.faults() == []


def test_the_story_goes_on_below_the_choices_of_a_tall_sheet() -> None:
    sitting, _ = sit(Situation().tent(False).cards("end-idol").icons("passage+any"), (800, 600))
    sitting.choose("passage")
    assert sitting.app.words("lost-temple.log.passage", name="Ada") in on_screen()
