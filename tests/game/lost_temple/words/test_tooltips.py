"""Explanations say what the engine would do: worth of rooms, cost of ways, what lies on the river."""

from typing import Any

import pygame
import pytest

from engine.lost_temple import preview
from game.lost_temple.table import LostTempleTable
from game.lost_temple.words import tooltips
from game.screen import shared_art, text
from game.table.advice import tooltip
from game.ui.tip import Tip, TipLine
from tests.game.hands import Hands, setup, table
from tests.game.sitting import SIZES, Sitting

HERE = pygame.Rect(600, 300, 60, 60)


def sit(
    size: tuple[int, int] = (1280, 720), seed: int = 4, **settings: Any
) -> tuple[Sitting, LostTempleTable, Hands]:
    sitting = Sitting(table(setup(2, 0, seed)), size, motion=False, sound=False, **settings)
    hands = Hands(sitting, seed)
    assert isinstance(hands.table, LostTempleTable)
    return sitting, hands.table, hands


def lines(tip: Tip) -> str:
    return "\n".join(line.text for line in tip.lines)


def test_a_rooms_worth_is_the_sum_that_an_excavation_gives() -> None:
    _, scene, hands = sit()
    session = scene.session
    hands.play(lambda: bool(session.choices) and any(str(action) == "dig" for action in session.choices))
    place = session.view["players"][session.viewer]["place"]
    worth = preview.worth(session.game, session.viewer, place)
    assert worth is not None
    told = lines(tooltips.place_tip(scene.words, scene.session, place, HERE))
    trial = session.game.copy()
    before = trial.scores[session.viewer]
    trial.apply(trial.parse("dig"))
    assert trial.scores[session.viewer] - before == worth.points
    assert f"=\u00a0{worth.points}" in told or f": {worth.points}" in told


def test_a_sum_names_its_parts() -> None:
    _, scene, _ = sit()
    worth = preview.worth(scene.session.game, 0, "a1")
    assert worth is not None
    assert tooltips.worth_sum(scene.words, worth) == "3 + 2 doors =\u00a05"
    more = worth._replace(elsewhere=2)
    assert tooltips.worth_sum(scene.words, more) == "3 + 2 doors + 2 elsewhere =\u00a07"


def test_the_way_to_a_site_tells_seaplanes_and_the_forest() -> None:
    _, scene, _ = sit()
    player = scene.session.view["players"][scene.session.viewer]
    assert player["site"] == 0
    assert "seaplane" not in lines(tooltips.site_tip(scene.words, scene.session, 1, HERE))
    assert lines(tooltips.site_tip(scene.words, scene.session, 2, HERE)).count("seaplane") == 1
    assert lines(tooltips.site_tip(scene.words, scene.session, 5, HERE)).count("seaplane") == 2
    player["site"], player["backpack"] = 5, {"pink": 1}
    assert "1 backpack key" in lines(tooltips.site_tip(scene.words, scene.session, 0, HERE))
    player["backpack"] = {}
    assert "10 points" in lines(tooltips.site_tip(scene.words, scene.session, 0, HERE))


def test_a_tile_explains_each_of_its_icons_once() -> None:
    _, scene, _ = sit()
    tip = tooltips.tile_tip(scene.words, scene.session, "treasure+treasure", 0, HERE)
    assert [line.icon for line in tip.lines].count("treasure-back") == 1
    tip = tooltips.tile_tip(scene.words, scene.session, "treasure+passage+1", 0, HERE)
    assert [line.icon for line in tip.lines][:3] == ["treasure-back", "icon-passage", "icon-points"]


def test_a_place_that_cannot_be_reached_says_so() -> None:
    _, scene, hands = sit()
    session = scene.session
    hands.play(lambda: session.step == "explore" and bool(session.choices))
    goals = {str(action).split()[1] for action in session.choices if str(action).startswith("go ")}
    here = session.view["players"][session.viewer]["place"]
    far = next(place for place in session.view["temple"] if place not in goals and place != here)
    assert "cannot get there" in lines(tooltips.place_tip(scene.words, scene.session, far, HERE))
    if goals:
        near = next(iter(goals))
        told = lines(tooltips.place_tip(scene.words, scene.session, near, HERE))
        assert "cannot get there" not in told
        assert "way" in told


def test_other_players_are_told_by_name() -> None:
    _, scene, hands = sit()
    session = scene.session
    hands.play(lambda: any(None not in room["spaces"] for room in session.view["temple"].values()))
    place, room = next(
        (place, room) for place, room in session.view["temple"].items() if None not in room["spaces"]
    )
    told = lines(tooltips.place_tip(scene.words, scene.session, place, HERE))
    seat = room["spaces"][0]
    assert seat is not None
    assert session.name(seat) in told or (seat == session.viewer and "Your flag" in told)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("corner", [(0.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (1.0, 1.0)])
def test_an_explanation_lies_inside_the_window_and_is_not_cut(
    size: tuple[int, int], corner: tuple[float, float]
) -> None:
    sitting, scene, _ = sit(size, large_text=True, language="fr")
    side = round(56 * scene.unit)
    anchor = pygame.Rect(round(corner[0] * (size[0] - side)), round(corner[1] * (size[1] - side)), side, side)
    tip = tooltips.tile_tip(scene.words, scene.session, "treasure+passage+1", 5, anchor)
    text.begin()
    surface = sitting.surface
    art = shared_art.art(scene.unit)
    shown = tooltip.place(scene, surface.get_rect(), art, tip)
    tooltip.draw(scene, surface, art, shown)
    assert surface.get_rect().contains(shown.rect)
    assert [one.text for one in text.drawn if one.cut or not shown.rect.contains(one.rect)] == []


def test_an_explanation_beside_its_thing_does_not_cover_it() -> None:
    window = pygame.Rect(0, 0, 1280, 720)
    for x in (100, 600, 1100):
        anchor = pygame.Rect(x, 300, 60, 60)
        spots = tooltip.spots(anchor, (216, 160), window, 12)
        assert spots
        assert not any(spot.colliderect(anchor) or not window.contains(spot) for spot in spots)


def test_hovering_a_panel_explains_it() -> None:
    sitting, scene, _ = sit()
    sitting.choose("ui-peek")
    for part in scene.parts:
        if part.open and part.name in ("players", "prices", "supply", "keys", "turn", "camp"):
            tip = part.tip(part.rect.centerx, part.rect.centery)
            assert isinstance(tip, Tip), part.name
            assert all(isinstance(line, TipLine) and line.text for line in tip.lines)
