"""What is decided in a page is seen beside it: pages of decisions lie beside the board, without a veil."""

import pygame
import pytest

from game.lost_temple.dialog.pages import FORCED
from game.screen import text
from game.screen.targets import find
from tests.engine.lost_temple.situation import END, EXPLORE, Situation
from tests.game.lost_temple.dialog.test_dialog import decisions
from tests.game.lost_temple.dialog.test_dialog import sit as sit_at_start
from tests.game.lost_temple.seats import LOW, PHONE, WIDE, on_screen, sit

LOOKED_AT_ALONE = ("menu", "player")


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, (1024, 768), (1920, 1080), LOW])
def test_no_page_of_a_decision_covers_the_board(size: tuple[int, int]) -> None:
    seen = set()
    sitting, scene = sit_at_start(size, seed=5)
    for _ in decisions(scene.session, 5):
        kind = scene.dialogs.kind
        if kind in FORCED and kind not in seen:
            seen.add(kind)
            scene.refresh()
            sitting.see()
            assert not scene.dialogs.covered.colliderect(scene.board.rect), kind
            assert not scene.dialogs.veil
    assert {"pack", "delivery", "forest", "look cards", "look rooms", "look treasures"} <= seen


def test_on_an_upright_phone_a_page_takes_the_lower_half_at_most() -> None:
    sitting, scene = sit_at_start(PHONE, seed=5)
    for _ in decisions(scene.session, 5):
        if scene.dialogs.kind in FORCED:
            scene.refresh()
            assert scene.dialogs.covered.top >= PHONE[1] // 2, scene.dialogs.kind
    assert sitting.home.crashes == []


@pytest.mark.parametrize("kind", LOOKED_AT_ALONE)
def test_pages_to_read_lie_alone_in_the_middle(kind: str) -> None:
    sitting, scene = sit(Situation().icons("card+any"))
    scene.dialogs.show(kind)
    sitting.see()
    assert scene.dialogs.veil
    assert scene.dialogs.covered.collidepoint(640, 360)
    assert set(sitting.ids()) == {target.id for target in scene.dialogs.targets()}


def test_everything_beside_a_docked_page_can_still_be_chosen_and_is_explained() -> None:
    sitting, scene = sit(Situation().icons("passage+any"))
    sitting.choose("ui-icon-key")
    assert {"key pink backpack", "passage", "ui-undo", "ui-player-1"} <= set(sitting.ids())
    scene.explanations.ask(*scene.board.ground.places["a1"])
    assert scene.explanations.tip is not None
    assert "a1" in scene.explanations.tip.title
    sitting.choose("passage")
    assert scene.mine["passages"] == 1


def test_what_a_docked_page_covers_cannot_be_chosen() -> None:
    sitting, scene = sit(Situation().icons("passage+any"))
    sitting.choose("ui-icon-key")
    covered = scene.dialogs.covered
    inside = {target.id for target in scene.dialogs.targets()}
    assert not [one.id for one in sitting.targets() if one.id not in inside and covered.colliderect(one.rect)]


def test_a_docked_page_covers_whole_panels() -> None:
    sitting, scene = sit(Situation().icons("card+any"))
    sitting.choose("look cards")
    cut = [
        part.name
        for part in scene.parts
        if part.open
        and part.rect.colliderect(scene.dialogs.covered)
        and not _within(part.rect, scene.dialogs.covered)
    ]
    assert cut == []


def _within(inner: pygame.Rect, outer: pygame.Rect) -> bool:
    return outer.contains(inner)


def test_the_end_of_the_turn_stays_in_sight() -> None:
    sitting, scene = sit(Situation().icons("card+any"))
    sitting.choose("look cards")
    assert sitting.app.words("table.end-turn") in on_screen()
    assert find(sitting.targets(), "ui-peek") is not None
    assert scene.dialogs.open


def test_the_end_of_a_turn_names_what_can_still_be_done() -> None:
    situation = Situation().cards("any-key").take("passage+any").steps(END)
    sitting, _ = sit(situation)
    words = sitting.app.words
    assert words("lost-temple.decide.end", name="Ada") in on_screen()
    assert words("lost-temple.choose.end.can", things="Any key, tent") in on_screen()
    assert {"play any-key", "ui-tent", "end turn"} <= set(sitting.ids())


def test_a_turn_is_not_asked_about_when_nothing_can_be_done() -> None:
    situation = Situation().cards("end-five-points").tent(False).take("passage+any").steps(END)
    sitting, _ = sit(situation)
    assert sitting.app.words("lost-temple.decide.end", name="Ada") not in on_screen()
    assert "end turn" in sitting.ids()


def test_an_exploration_is_under_way_is_no_end() -> None:
    sitting, _ = sit(Situation().take("passage+any").steps(END, EXPLORE))
    assert "end turn" not in sitting.ids()


def test_what_is_paid_for_the_forest_is_counted_in_the_backpack() -> None:
    situation = Situation().site(5).tile("room+pink", 0).backpack("yellow yellow green")
    sitting, scene = sit(situation)
    sitting.choose("take room+pink")
    assert scene.dialogs.kind == "forest"
    column = [one.text for one in text.drawn if scene.dialogs.covered.contains(one.rect)]
    assert {"2", "1"} <= set(column)
    assert str(scene.view["stock"]["keys"]["green"]) not in column


def test_a_few_treasures_to_deliver_are_offered_in_words_and_many_by_their_numbers() -> None:
    few, _ = sit(Situation().tile("treasure+passage+1", 2).treasures("mask mask"))
    few.choose("take treasure+passage+1")
    assert {"Deliver 1", "Deliver 2"} <= set(on_screen())
    many, _ = sit(Situation().tile("treasure+passage+1", 2).treasures("mask mask mask"))
    many.choose("take treasure+passage+1")
    assert {"1", "2", "3"} <= set(on_screen())
    assert many.faults() == []


def test_what_a_space_gives_besides_points_stands_in_its_disc() -> None:
    sitting, scene = sit(Situation().room("c3", "pink-sanctuary").at("c3").exploring())
    sitting.choose("ui-dig")
    notes = [one for one in text.drawn if one.text in ("and a treasure", "and a card")]
    assert len(notes) == 2
    for note in notes:
        disc = pygame.Rect(
            scene.dialogs.covered.left, note.rect.top, note.rect.left - scene.dialogs.covered.left, 1
        )
        gap = [sitting.surface.get_at((x, disc.y + 4)) for x in range(note.rect.left - 5, note.rect.left)]
        assert max(max(abs(a[i] - b[i]) for i in range(3)) for a in gap for b in gap) < 30
