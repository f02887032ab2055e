"""The sheet of a phone while a hex is chosen: the way first, then the step; everything is under the thumb."""

import pytest

from game.screen.targets import at
from tests.engine.tikal.situation import Situation
from tests.game.tikal.touching import PHONE, Touch, busy, on_screen
from tests.languages import in_languages

SMALL = [PHONE, (844, 390), (360, 640)]


def chosen(place: str = "a4", size: tuple[int, int] = PHONE) -> Touch:
    touch = Touch(busy(), size)
    touch.click(place, "touch")
    touch.sitting.wait(0.7)
    return touch


@pytest.mark.parametrize("size", SMALL)
def test_nothing_of_the_choices_lies_on_the_board(size: tuple[int, int]) -> None:
    touch = chosen(size=size)
    assert touch.table.board.ring.placed == []
    for target in ("ui-member-leader", "ui-fewer", "ui-more", "uncover a4", "ui-others", "ui-let-go"):
        rect = touch.rect(target)
        assert not rect.colliderect(touch.table.board.rect), target
        assert min(rect.size) >= 44, target
    assert touch.sitting.faults() == []


@pytest.mark.parametrize("size", SMALL)
def test_the_first_tap_shows_the_way_and_the_second_goes(size: tuple[int, int]) -> None:
    touch = chosen(size=size)
    touch.press("goal b5", "touch")
    assert touch.table.chosen.goal == "b5"
    assert touch.points == 10
    assert "Move 1 worker to b5" in on_screen()
    assert touch.sitting.faults() == []
    touch.click("b5", "touch")
    assert touch.workers()["b5"] == 1


def test_the_gold_button_goes_as_well_and_says_what_changes() -> None:
    touch = chosen()
    touch.press("ui-member-leader", "touch")
    touch.press("goal b5", "touch")
    assert "Move 1 worker and the leader to b5" in on_screen()
    assert "Ada takes the temple at b5, 4 to 0: +1" in on_screen()
    assert "8 planned, 2 would be left" in on_screen()
    touch.press("move worker a4 b5", "touch")
    assert touch.table.session.view["players"][0]["leader"] == "b5"


def test_two_taps_join_another_group_and_the_switch_in_the_sheet_chooses_it_instead() -> None:
    touch = chosen()
    touch.click("b3", "touch")
    assert (touch.table.chosen.place, touch.table.chosen.goal) == ("a4", "b3")
    touch.press("hex b3", "touch")
    assert (touch.table.chosen.place, touch.points) == ("b3", 10)
    touch.click("b4", "touch")
    touch.click("b4", "touch")
    assert touch.workers() == {"a4": 2, "b4": 2, "base": 2}


@pytest.mark.parametrize("size", SMALL)
def test_the_end_of_the_turn_stands_at_the_right_end_of_the_last_row_whatever_is_chosen(
    size: tuple[int, int],
) -> None:
    touch = Touch(busy(), size)
    found = []
    for place, goal in (("", ""), ("a4", ""), ("a4", "b5")):
        if place:
            touch.table.chosen.start_from(place)
        if goal:
            touch.table.chosen.aim(goal)
        touch.sitting.see()
        found.append(touch.rect("ui-act-end"))
    sheet = touch.table.rect_named("sheet")
    edge = 10 * touch.table.unit
    for rect in found:
        assert sheet.right - rect.right <= edge
        assert sheet.bottom - rect.bottom <= edge
        assert rect.collidepoint(found[0].center)


def test_other_actions_fold_out_all_nine_and_back() -> None:
    touch = chosen()
    touch.press("ui-others", "touch")
    shown = [one for one in touch.sitting.ids() if one.startswith("ui-act-")]
    acting = [one for one in touch.sitting.ids() if one in ("bring worker base", "uncover a4")]
    assert len(shown) + len(acting) == 9
    touch.press("ui-fold", "touch")
    assert "ui-others" in touch.sitting.ids()


def test_the_board_glides_until_the_hex_and_its_neighbours_are_in_sight() -> None:
    touch = Touch(busy(), PHONE, motion=True)
    far = touch.table.board.ground.radius
    touch.click("a4", "touch")
    radii = set()
    for _ in range(8):
        touch.sitting.see(dt=0.05)
        radii.add(touch.table.board.ground.radius)
    ground = touch.table.board.ground
    assert ground.radius > 1.3 * far
    assert all(ground.in_sight(place) for place in ("a4", "b3", "b4", "base"))


@pytest.mark.parametrize("way", ["close", "Escape", "jungle"])
def test_who_lets_go_sees_all_of_the_jungle_again(way: str) -> None:
    touch = chosen()
    board = touch.table.board
    assert board.ground.close
    if way == "close":
        touch.press("ui-let-go", "touch")
    elif way == "Escape":
        touch.key("Escape")
    else:
        touch.tap(
            next(
                at
                for place, at in board.ground.places.items()
                if board.ground.in_sight(place) and place not in touch.table.view["board"]
            ),
            "touch",
        )
    assert touch.table.chosen.place == ""
    assert not board.ground.close
    assert set(touch.table.chosen.sources()) <= {one.removeprefix("hex ") for one in touch.sitting.ids()}


def test_spaces_in_reach_outside_the_view_are_counted_at_its_edge() -> None:
    touch = chosen()
    board = touch.table.board
    board.zoom(3, touch.middle("a4"))
    board.pan(0, 900)
    touch.sitting.see()
    outside = [place for place in touch.table.chosen.goals() if not board.at_hand(place)]
    assert outside
    buttons = board.edges.buttons()
    assert sorted(place for one in buttons for place in one.places) == sorted(outside)
    place = buttons[0].places[0]
    touch.press(f"ui-more-{buttons[0].side}", "touch")
    assert board.ground.in_sight(place)
    assert touch.sitting.faults() == []


def test_a_button_at_the_edge_is_not_where_one_taps_a_hex() -> None:
    touch = chosen()
    board, met = touch.table.board, 0
    for across in (-2000, *(200,) * 6):
        board.pan(across, 0)
        for down in (-2000, *(120,) * 10):
            board.pan(0, down)
            met += len(board.edges.buttons())
            for target in board.hex_targets.targets():
                hit = at(touch.sitting.targets(), *target.rect.center)
                assert hit is not None
                assert hit.id == target.id
    assert met


def test_without_a_hex_ones_own_groups_outside_the_view_are_counted_there() -> None:
    touch = Touch(busy(), PHONE)
    board, chosen_of = touch.table.board, touch.table.chosen
    assert board.edges.buttons() == []  # all of the jungle is in sight
    board.zoom(6, touch.middle("h5"))
    board.pan(-900, -900)
    touch.sitting.see()
    outside = [place for place in chosen_of.sources() if not board.at_hand(place)]
    assert outside
    assert sorted(place for one in board.edges.buttons() for place in one.places) == sorted(outside)
    button = board.edges.buttons()[0]
    touch.press(f"ui-more-{button.side}", "touch")
    assert board.ground.in_sight(button.places[0])
    assert touch.sitting.faults() == []


def test_workers_arrive_several_at_once() -> None:
    touch = Touch(Situation(), PHONE)
    touch.click("base", "touch")
    touch.sitting.wait(0.7)
    touch.press("ui-more", "touch")
    touch.press("bring worker base", "touch")
    assert touch.workers() == {"base": 2}


@in_languages
@pytest.mark.parametrize("size", [*SMALL, (768, 1024)])
def test_every_sheet_has_room(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        touch = Touch(busy().camp("b4"), size, language=language, large_text=large)
        for place in ("a4", "b3", "b4", "base"):
            touch.table.chosen.start_from(place)
            touch.sitting.see()
            assert touch.sitting.faults() == [], (place, large)
            for goal in list(touch.table.chosen.goals())[:2]:
                touch.table.chosen.aim(goal)
                touch.sitting.see()
                assert touch.sitting.faults() == [], (place, goal, large)
        touch.table.chosen.ask_guard("a4")
        touch.sitting.see()
        assert touch.sitting.faults() == []
