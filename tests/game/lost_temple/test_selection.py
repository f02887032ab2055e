"""What is chosen so far: what is shown follows the choices, and is forgotten when the game goes on."""

from collections import Counter

import pytest

from engine.lost_temple import actions as do
from game.lost_temple.selection import LostTempleSelection
from game.lost_temple.table import LostTempleTable
from game.session.session import Session
from game.table.panels.part import Part
from tests.game.hands import setup, table
from tests.game.sitting import Home, Sitting
from tests.game.walks import play_until, with_several_ways

PHONE = (390, 844)


def session_at(step: str, seed: int = 5) -> Session:
    session = Session(Home((320, 240)), setup(2, 0, seed))
    play_until(session, lambda session: session.step == step)
    return session


def own_site(session: Session) -> int:
    site: int = session.view["players"][session.viewer]["site"]
    return site


def on_a_phone(step: str, seed: int = 5) -> tuple[Sitting, LostTempleTable]:
    """A decision of somebody whose tent is ready, so that the turn does not end by itself."""
    sitting = Sitting(table(setup(2, 0, seed)), PHONE, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    play_until(scene.session, lambda session: session.step == step and scene.mine["tent"])
    scene.refresh()
    sitting.see()
    return sitting, scene


def test_nothing_is_shown_while_there_is_nothing_to_choose() -> None:
    session = session_at("explore")
    chosen = LostTempleSelection(session)
    assert (chosen.site, chosen.tile, chosen.take) == (None, "", None)


def test_while_a_tile_is_to_be_chosen_the_first_tile_from_ones_own_site_on_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = session_at("pirogue")
    chosen, own, river = LostTempleSelection(session), own_site(session), session.view["river"]
    empty = {own, (own + 1) % 6}
    monkeypatch.setitem(session.view, "river", [[] if site in empty else river[site] for site in range(6)])
    site = (own + 2) % 6
    assert (chosen.site, chosen.tile) == (site, river[site][0])


def test_a_site_without_tiles_is_not_shown_while_a_tile_is_to_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_at("pirogue")
    chosen, own, river = LostTempleSelection(session), own_site(session), session.view["river"]
    empty = (own + 3) % 6
    monkeypatch.setitem(session.view, "river", [[] if site == empty else river[site] for site in range(6)])
    chosen.choose_site(empty)
    assert chosen.site == own


def test_a_chosen_tile_is_shown_where_it_lies_and_can_be_taken() -> None:
    session = session_at("pirogue")
    chosen = LostTempleSelection(session)
    site = next(site for site in range(6) if site != own_site(session) and len(session.view["river"][site]) > 1)
    tile = session.view["river"][site][1]
    chosen.choose_tile(tile)
    assert (chosen.site, chosen.tile) == (site, tile)
    assert str(chosen.take) == f"take {tile}"


def test_a_site_that_is_only_looked_at_is_left_the_second_time() -> None:
    chosen = LostTempleSelection(session_at("explore"))
    chosen.choose_site(3)
    assert chosen.site == 3
    chosen.choose_site(3)
    assert chosen.site is None


def test_a_site_with_a_tile_to_choose_stays_the_second_time() -> None:
    session = session_at("pirogue")
    chosen = LostTempleSelection(session)
    site = next(site for site in range(6) if site != own_site(session) and session.view["river"][site])
    chosen.choose_site(site)
    chosen.choose_site(site)
    assert chosen.site == site


@pytest.mark.parametrize("size", [PHONE, (360, 640), (844, 390)], ids=str)
def test_a_site_that_is_only_looked_at_has_a_way_back_to_ones_own_choices(size: tuple[int, int]) -> None:
    sitting, _ = on_a_phone("icons")
    sitting.resize(size)
    assert "done" in sitting.ids()
    offered = [one for one in sitting.ids() if not one.startswith("ui-site")]
    for site in range(6):
        sitting.choose(f"ui-site {site}")
        assert sitting.faults() == []
        assert "done" not in sitting.ids()
        sitting.choose("ui-site-close")
        assert [one for one in sitting.ids() if not one.startswith("ui-site")] == offered


def test_a_site_with_a_tile_to_choose_has_no_way_out_of_choosing() -> None:
    sitting, _ = on_a_phone("pirogue")
    sitting.choose("ui-site 3")
    assert "ui-site-close" not in sitting.ids()


def test_the_list_of_ways_offers_all_that_can_be_done_at_a_place() -> None:
    session = Session(Home((320, 240)), setup(2, 0, 5))
    place = with_several_ways(session)
    chosen = LostTempleSelection(session)
    assert not chosen.ways
    chosen.show_ways(place)
    assert set(session.choices.of(do.GO).at(place)) <= set(chosen.ways)
    chosen.leave_ways()
    assert not chosen.ways


def test_excavations_can_be_done_where_the_explorer_stands_only() -> None:
    session = Session(Home((320, 240)), setup(2, 0, 5))
    play_until(session, lambda session: bool(session.choices.of(do.DIG)))
    chosen, here = LostTempleSelection(session), session.view["players"][session.viewer]["place"]
    assert set(chosen.digs) <= set(chosen.at(here))
    for place in session.view["temple"]:
        if place != here:
            assert not chosen.at(place).of(do.DIG)


def test_what_is_chosen_is_forgotten_when_the_game_goes_on() -> None:
    sitting, scene = on_a_phone("explore")
    sitting.choose("ui-site 3")
    scene.pathways.show(next(iter(scene.session.choices.of(do.GO))).place)
    assert scene.chosen.site == 3
    assert scene.chosen.ways
    scene.act(next(iter(scene.session.choices.of(do.REST))))
    assert scene.chosen.site is None
    assert scene.chosen.ways_to == ""


def test_what_is_chosen_is_forgotten_when_something_is_taken_back() -> None:
    sitting, scene = on_a_phone("explore")
    scene.act(next(iter(scene.session.choices.of(do.REST))))
    sitting.choose("ui-site 3")
    assert scene.chosen.site == 3
    sitting.choose("ui-undo")
    assert scene.session.step == "explore"
    assert scene.chosen.site is None


def test_a_wide_window_forgets_the_site_of_a_small_one() -> None:
    sitting, scene = on_a_phone("explore")
    sitting.choose("ui-site 3")
    sitting.resize((1280, 720))
    sitting.resize(PHONE)
    assert scene.chosen.site is None


@pytest.mark.parametrize("change", ["ui-site 3", "ui-page-river", "ui-menu"])
@pytest.mark.parametrize("step", ["pirogue", "explore"])
def test_a_change_looks_at_every_part_once(step: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, scene = on_a_phone(step)
    looked: Counter[Part] = Counter()
    for part in scene.parts:
        monkeypatch.setattr(part, "update", lambda session, part=part: looked.update([part]))
    sitting.choose(change)
    assert set(looked) == set(scene.parts)
    assert set(looked.values()) == {1}


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_the_way_to_one_of_several_things_to_do_at_a_place_is_their_list(size: tuple[int, int]) -> None:
    """An explorer may excavate where it stands, or walk round and come back."""
    sitting = Sitting(table(setup(2, 0, 5)), size, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    session = scene.session

    def both(session: Session) -> bool:
        here = session.view["players"][session.viewer]["place"]
        return bool(session.choices.of(do.DIG) and session.choices.of(do.GO).at(here))

    play_until(session, both, seed=4)
    here = session.view["players"][session.viewer]["place"]
    for action in (*session.choices.of(do.DIG), *session.choices.of(do.GO).at(here)):
        scene.refresh()
        scene.pointing.at_action(action)
        sitting.see()
        assert str(action) in sitting.ids()
        scene.pathways.close()
