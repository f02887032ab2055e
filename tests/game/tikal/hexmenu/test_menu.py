"""What stands round a chosen hex: what can be done there, who goes, and how one gets from group to group."""

import pytest

from game.screen.gestures import LongPress
from game.tikal.hexmenu.party import count
from game.tikal.party import Party
from tests.engine.tikal.situation import Situation
from tests.game.tikal.touching import Touch, busy, on_screen

WIDE = [(1280, 720), (1024, 768), (1920, 1080)]


# Actions and party


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("place", ["a4", "b3", "b4", "base"])
def test_choices_stand_at_their_hex_and_inside_the_board(size: tuple[int, int], place: str) -> None:
    touch = Touch(busy(), size)
    touch.click(place)
    board = touch.table.board
    x, y = touch.middle(place)
    ring = board.ring.choices
    assert ring
    for rect in ring:
        assert board.rect.contains(rect)
        assert abs(rect.centerx - x) < board.ground.radius
        assert abs(rect.centery - y) < 1.7 * board.ground.radius
    for one in ring:
        assert not any(one.inflate(-2, -2).colliderect(two) for two in ring if two is not one)
    assert touch.sitting.faults() == []


def test_choices_are_placed_anew_only_when_others_are_to_be_seen() -> None:
    touch = Touch(busy())
    touch.click("a4")
    ring = touch.table.board.ring
    placed = ring.placed
    touch.sitting.see()
    assert all(one is two for one, two in zip(placed, ring.placed, strict=True))
    touch.press("ui-more")
    assert not {id(one) for one in placed} & {id(one) for one in ring.placed}


def test_at_the_upper_edge_two_choices_stand_side_by_side() -> None:
    touch = Touch(Situation().tile("b3", "temple-2-200100").workers("b3", 2))
    board = touch.table.board
    touch.click("b3")
    assert board.ring.two_rows
    board.zoom(2, touch.middle("b3"))
    board.pan(0, -900)
    first, second = (rect for box, rect in board.ring.placed if box.id in ("uncover b3", "guard b3 worker"))
    assert first.y == second.y
    assert board.rect.contains(first.union(second))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_workers_who_give_way_to_the_menu_stand_on_no_number(size: tuple[int, int]) -> None:
    situation = Situation().tile("b3", "temple-2-200100").workers("b3", 2)
    touch = Touch(situation.tile("b2", "temple-3-200100").workers("b2", 5).workers("b2", 1, 1), size)
    assert "+4" in on_screen()
    touch.click("b3")
    assert touch.table.board.ring.two_rows
    assert touch.sitting.faults() == []
    assert "+4" not in on_screen()


def test_what_cannot_be_done_on_a_hex_does_not_stand_there() -> None:
    touch = Touch(busy().points(4))
    touch.click("a4")
    shown = [box.id for box, _ in touch.table.board.ring.placed if box.id and not box.id.startswith("ui-")]
    assert shown == ["uncover a4"]  # a guard costs five


@pytest.mark.parametrize(
    ("place", "action"),
    [("a4", "uncover a4"), ("b3", "recover b3"), ("b4", "camp b4"), ("base", "bring worker base")],
)
def test_a_button_above_the_hex_does_it_with_one_click(place: str, action: str) -> None:
    touch = Touch(busy())
    touch.click(place)
    touch.press(action)
    assert str(touch.table.session.game.moves[-1]) == action
    assert touch.table.chosen.place == place or place not in touch.table.chosen.sources()


def test_a_member_who_stands_alone_has_no_stepper() -> None:
    touch = Touch(busy())
    touch.click("b4")
    assert "ui-go" in touch.sitting.ids()
    assert not {"ui-fewer", "ui-more", "ui-member-leader"} & set(touch.sitting.ids())


def test_one_worker_goes_unless_the_player_says_otherwise_and_the_leader_if_alone() -> None:
    touch = Touch(busy())
    touch.click("a4")
    assert touch.table.chosen.party == Party(1, False)
    alone = Touch(Situation().leader("a4").workers("base", 2))
    alone.click("a4")
    assert alone.table.chosen.party == Party(0, True)


def test_the_stepper_goes_from_none_to_all_workers() -> None:
    touch = Touch(busy())
    touch.click("a4")
    counted = count(touch.table.chosen)
    assert counted is not None
    assert (counted.least, counted.most) == (0, 2)
    touch.press("ui-more")
    assert touch.table.chosen.party.workers == 2
    touch.press("ui-more")
    assert touch.table.chosen.party.workers == 2
    for _ in range(3):
        touch.press("ui-fewer")
    assert touch.table.chosen.party.workers == 0
    assert not touch.table.chosen.goals()


def test_the_leader_goes_with_workers_and_costs_are_for_all_of_them() -> None:
    touch = Touch(busy())
    touch.click("a4")
    alone = touch.table.chosen.cost(*touch.table.chosen.goals()["b5"])
    touch.press("ui-member-leader")
    assert touch.table.chosen.cost(*touch.table.chosen.goals()["b5"]) == 2 * alone
    touch.click("b5")
    assert touch.workers()["b5"] == 1
    assert touch.table.session.view["players"][0]["leader"] == "b5"
    assert touch.points == 10 - 2 * alone
    assert touch.table.chosen.place == "b5"
    assert touch.table.chosen.party == Party(1, True)


def test_a_party_is_taken_back_as_one_step() -> None:
    touch = Touch()
    touch.play(str(touch.table.session.choices[0]), "bring leader base", *["bring worker base"] * 2)
    touch.click("base")
    touch.press("ui-more")
    touch.press("ui-member-leader")
    touch.click("a4")
    assert touch.workers() == {"a4": 2}
    touch.press("ui-undo")
    assert touch.workers() == {"base": 2}
    assert touch.table.session.view["players"][0]["leader"] == "base"


def test_several_workers_come_at_once_to_a_camp_where_nobody_stands() -> None:
    touch = Touch()
    touch.play(str(touch.table.session.choices[0]))
    touch.click("base")
    touch.press("ui-more")
    touch.press("ui-more")
    touch.press("bring worker base")
    assert touch.workers() == {"base": 3}
    assert touch.points == 7
    touch.press("ui-undo")
    assert touch.workers() == {}


# Explanations


def test_a_choice_explains_itself_to_pointer_focus_and_finger() -> None:
    touch = Touch(busy())
    touch.click("a4")
    at = touch.rect("uncover a4").center
    touch.hover(at)
    assert touch.told() == []
    touch.sitting.wait(0.3)
    pointed = touch.told()
    assert pointed[0] == "Uncover a level of the temple at a4"
    assert "2\u00a0AP, leaves 8\u00a0AP" in pointed
    assert "Ada would score +1" in pointed
    touch.key("Escape")
    touch.click("a4")
    touch.sitting.app.focus_on("hex a4")
    touch.key("ArrowUp")
    assert touch.sitting.app.focus == "uncover a4"
    touch.sitting.wait(0.4)
    assert touch.told() == pointed


def test_a_space_in_reach_tells_who_takes_it() -> None:
    touch = Touch(busy().workers("b5", 1, seat=1))
    touch.click("a4")
    touch.press("ui-member-leader")
    touch.hover(touch.middle("b5"))
    touch.sitting.wait(0.3)
    assert touch.told()[0] == "Move to the temple at b5"
    assert any("= 8\u00a0AP" in line and "1 worker and the leader" in line for line in touch.told())
    assert "by the base camp, leaves 2\u00a0AP" in touch.told()
    assert "Ada takes the temple at b5, 4 to 1: +1" in touch.told()
    assert "Ben loses the temple at b5: \u22121" in touch.told()


def test_points_that_a_step_would_take_are_shown_while_it_is_pointed_at() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.hover(touch.middle("b5"))
    assert {"4 planned", "6 would be left"} <= set(on_screen())
    touch.hover(touch.rect("uncover a4").center)
    assert {"2 planned", "8 would be left"} <= set(on_screen())
    touch.hover((640, 400))
    assert not any("planned" in one for one in on_screen())
    assert touch.sitting.faults() == []


# From group to group


def test_a_gold_hex_is_where_one_goes_also_where_others_of_ones_own_stand() -> None:
    touch = Touch(busy())
    touch.click("a4")
    assert "b3" in touch.table.chosen.goals()
    touch.click("b3")
    assert touch.workers() == {"a4": 1, "b3": 2, "b4": 1, "base": 2}
    assert touch.table.chosen.place == "b3"


def test_the_figures_of_another_group_choose_it_instead() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.press("hex b3")
    assert touch.table.chosen.place == "b3"
    assert touch.points == 10


def test_a_long_press_on_a_gold_hex_chooses_those_who_stand_there() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.table.handle(LongPress(*touch.middle("b3"), "touch"))
    assert (touch.table.chosen.place, touch.points) == ("b3", 10)


def test_a_second_click_on_the_chosen_hex_lets_go_of_it() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.click("a4")
    assert touch.table.chosen.place == ""
    assert touch.points == 10


def test_with_the_move_button_a_click_goes_where_others_of_ones_own_stand() -> None:
    for button in ("ui-go", "ui-act-move"):
        touch = Touch(busy())
        touch.click("a4")
        touch.press(button)
        touch.click("b3")
        assert touch.workers()["b3"] == 2
        assert touch.table.chosen.mode == ""


def test_a_click_on_a_space_without_ones_own_goes_there_at_once() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.click("b5")
    assert touch.workers()["b5"] == 1


# Letting go


def test_escape_lets_go_even_while_something_is_explained() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.hover(touch.middle("b5"))
    touch.sitting.wait(0.3)
    touch.key("Escape")
    assert touch.table.chosen.place == ""
    assert touch.told() == []
    assert not touch.table.dialogs.open


def test_a_click_on_unexplored_jungle_lets_go() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.click("e3")
    assert touch.table.chosen.place == ""
    assert touch.points == 10


def test_escape_ends_a_kind_of_action_before_it_lets_go_of_the_hex() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.press("ui-act-move")
    touch.key("Escape")
    assert (touch.table.chosen.mode, touch.table.chosen.place) == ("", "a4")
    touch.press("ui-guard a4")
    assert touch.table.chosen.asking
    touch.key("Escape")
    assert not touch.table.chosen.asking
    assert touch.table.chosen.place == "a4"


# The action bar


@pytest.mark.parametrize(
    ("place", "action"),
    [("a4", "uncover a4"), ("b3", "recover b3"), ("b4", "camp b4"), ("base", "bring worker base")],
)
def test_a_lit_button_acts_on_the_chosen_hex_with_one_click(place: str, action: str) -> None:
    touch = Touch(busy())
    touch.click(place)
    assert place in on_screen()  # the tag of the button
    touch.press(f"{action} #bar")
    assert str(touch.table.session.game.moves[-1]) == action
    assert not touch.table.dialogs.open


def test_a_guard_whom_nobody_is_asked_about_is_placed_with_one_click() -> None:
    touch = Touch(Situation().workers("a4", 2))
    touch.click("a4")
    touch.press("guard a4 worker #bar")
    assert touch.table.session.view["players"][0]["guards"] == {"a4": "worker"}


@pytest.mark.parametrize(
    ("kind", "place", "action"), [("uncover", "a4", "uncover a4"), ("recover", "b3", "recover b3")]
)
def test_without_a_hex_a_button_asks_where_and_is_done_after_one_action(
    kind: str, place: str, action: str
) -> None:
    touch = Touch(busy())
    touch.press(f"ui-act-{kind}")
    assert touch.table.chosen.mode == kind
    touch.click(place)
    assert str(touch.table.session.game.moves[-1]) == action
    assert touch.table.chosen.mode == ""
    assert touch.table.chosen.place == place


def test_workers_come_in_one_click_each_and_without_a_dialog() -> None:
    touch = Touch(Situation())
    for _ in range(3):
        touch.press("bring worker base" if not touch.table.chosen.place else "bring worker base #bar")
    assert touch.workers() == {"base": 3}
    assert touch.clicks == 3


def test_with_several_camps_bringing_in_asks_for_the_camp_on_the_board() -> None:
    touch = Touch(Situation().camp("b4"))
    touch.press("ui-act-bring")
    assert not touch.table.dialogs.open
    touch.click("b4")
    assert touch.workers() == {"b4": 1}


def test_the_leader_comes_in_from_the_menu_of_a_camp() -> None:
    touch = Touch(Situation())
    touch.click("base")
    touch.press("bring leader base")
    assert touch.table.session.view["players"][0]["leader"] == "base"


# Dialogs keep out of the way


def test_an_exchange_leaves_the_left_of_the_board_in_sight() -> None:
    touch = Touch(busy())
    touch.click("a4")
    touch.press("ui-act-exchange")
    placed = touch.table.dialogs.placed
    assert placed is not None
    assert placed.rect.right > 1200
    assert not placed.rect.collidepoint(touch.middle("a4"))
    assert "Players" in on_screen()  # nothing is veiled


def test_on_a_phone_an_exchange_takes_the_lower_part_of_the_screen() -> None:
    touch = Touch(busy(), (390, 844))
    touch.press("ui-act-exchange")
    placed = touch.table.dialogs.placed
    assert placed is not None
    assert placed.rect.top > 844 * 0.4


def test_the_end_of_the_turn_is_asked_about_while_something_can_be_done_and_names_it() -> None:
    touch = Touch(Situation().workers("a4").points(3))
    touch.press("ui-act-end")
    assert "3\u00a0AP left: you could still uncover a4." in on_screen()
    touch.press("end turn")
    assert touch.table.session.view["turn"] == 1
    done = Touch(Situation().workers("a4").points(0))
    done.press("end turn")
    assert done.clicks == 1
    assert done.table.session.view["turn"] == 1
