"""The jungle under the hand: turning and placing tiles, choosing and moving members, refusals, pan and zoom."""

from typing import Any, cast

import pygame
import pytest

from engine.tikal import View, preview
from game.host.events import Device, Key, Pinch, Pointer, RawInput, Wheel
from game.screen import shared_art
from game.screen.gestures import Drag, Tap
from game.tikal.board import hexes, pieces
from game.tikal.table import TikalTable
from tests.game.hands import NAMES, table, tikal
from tests.game.sitting import Sitting


def sit(
    size: tuple[int, int] = (1280, 720), seed: int = 3, players: int = 2, **options: Any
) -> tuple[Sitting, TikalTable]:
    plan = tikal(players, 0, seed, first=0, names=list(NAMES[:players]), **options)
    sitting = Sitting(table(plan), size, motion=False, sound=False)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    return sitting, scene


def play(sitting: Sitting, scene: TikalTable, *texts: str) -> None:
    for text in texts:
        scene.session.apply(scene.session.game.parse(text))
    scene.session.take_events()
    scene.refresh()
    sitting.see()


def drawn(scene: TikalTable) -> str:
    """The tile that is to be placed."""
    tile = scene.view["tile"]
    assert tile is not None
    return tile


def middle(scene: TikalTable, place: str) -> tuple[float, float]:
    return scene.board.ground.places[place]


def hover(sitting: Sitting, scene: TikalTable, place: str) -> None:
    sitting.see([Pointer("move", 0, "mouse", *middle(scene, place))])


def click(sitting: Sitting, scene: TikalTable, place: str, device: Device = "mouse") -> None:
    x, y = middle(scene, place)
    sitting.see([Pointer("down", 1, device, x, y), Pointer("up", 1, device, x, y)])


# The tile in hand


def test_on_a_phone_the_tile_is_seen_in_place_from_the_start_and_the_button_lays_it() -> None:
    sitting, scene = sit((390, 844))
    held = scene.hand.held
    assert held == scene.board.placing.places()[0]
    assert scene.board.ground.in_sight(held)
    assert not scene.session.game.moves
    sitting.choose(str(scene.board.placing.action))
    assert str(scene.session.game.moves[0]) == f"place {held}"


def test_on_a_phone_a_tap_holds_the_tile_elsewhere_and_a_tap_on_it_turns_it() -> None:
    sitting, scene = sit((390, 844))
    other = next(place for place in scene.board.placing.places()[1:] if scene.board.ground.in_sight(place))
    click(sitting, scene, other, "touch")
    assert (scene.hand.held, scene.session.game.moves) == (other, [])
    before = scene.hand.turned(other)
    sitting.wait(0.3)
    click(sitting, scene, other, "touch")
    assert scene.hand.turned(other) != before or not scene.hand.turnable
    assert not scene.session.game.moves


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640)])
def test_no_button_stands_on_the_board_of_a_phone_while_a_tile_is_placed(size: tuple[int, int]) -> None:
    sitting, scene = sit(size)
    on_board = [one.id for one in sitting.targets() if scene.board.rect.contains(one.rect)]
    assert on_board
    assert all(id.startswith(("cell ", "ui-turn-piece", "ui-more-")) for id in on_board)
    assert {"ui-turn-left", "ui-turn-right", "ui-place-before", "ui-place-next"} <= set(sitting.ids())
    assert scene.board.ground.radius >= 40 * scene.app.viewport.ratio
    assert sitting.faults() == []


def test_the_arrows_go_round_all_spaces_the_nearest_first_and_back() -> None:
    sitting, scene = sit((390, 844))
    listed, seen = scene.board.placing.places(), []
    for _ in listed:
        seen.append(scene.hand.held)
        sitting.choose("ui-place-next")
    assert seen == listed
    assert scene.hand.held == listed[0]
    sitting.choose("ui-place-before")
    assert scene.hand.held == listed[-1]


def test_a_click_holds_the_tile_and_the_second_lays_it_also_with_a_mouse() -> None:
    sitting, scene = sit()
    hover(sitting, scene, "a3")
    click(sitting, scene, "a3")
    assert (scene.hand.held, scene.session.game.moves) == ("a3", [])
    click(sitting, scene, "a3")
    assert str(scene.session.game.moves[0]) == "place a3"


def test_a_held_tile_can_be_let_go_of_and_a_laid_one_taken_back() -> None:
    sitting, scene = sit()
    click(sitting, scene, "a3")
    sitting.choose("ui-let-go")
    assert scene.hand.held == ""
    click(sitting, scene, "a3")
    sitting.choose("place a3 #here")
    assert "a3" in scene.view["board"]
    sitting.choose("ui-undo")
    assert "a3" not in scene.view["board"]


@pytest.mark.parametrize(
    ("event", "step"),
    [
        (Key("r"), 1),
        (Key("R", shift=True), -1),
        (Key("e"), 1),
        (Key("q"), -1),
        (Wheel(600, 300, 0, -60), 1),
        (Wheel(600, 300, 0, 60), -1),
        (Pinch(600, 300, 1.0, 0, 0, 35.0), 1),
        (Pinch(600, 300, 1.0, 0, 0, -35.0), -1),
    ],
)
def test_keys_wheel_and_fingers_turn_the_tile_in_hand(event: RawInput, step: int) -> None:
    sitting, scene = sit()
    tile = drawn(scene)
    sitting.see([event])
    assert scene.hand.rotation == preview.look(tile, step)


@pytest.mark.parametrize(("end", "step"), [((600, 400), 1), ((600, 200), -1)])
def test_two_fingers_that_turn_a_quarter_turn_the_tile_that_way(end: tuple[int, int], step: int) -> None:
    sitting, scene = sit()
    tile = drawn(scene)
    sitting.see([Pointer("down", 1, "touch", 600, 300), Pointer("down", 2, "touch", 700, 300)])
    sitting.see([Pointer("move", 2, "touch", *end)])
    assert scene.hand.rotation == preview.look(tile, step)


def test_a_held_tile_is_only_turned_as_it_fits() -> None:
    sitting, scene = sit()
    fits = {str(action) for action in scene.session.choices}
    place = min({text.split()[1] for text in fits}, key=lambda one: sum(text.split()[1] == one for text in fits))
    sitting.choose(f"cell {place}")
    shown = set()
    for _ in range(6):
        shown |= {id for id in sitting.ids() if id.startswith("place ") and "#" not in id}
        sitting.app.choose("ui-turn-right")
    assert shown == {text for text in fits if text.split()[1] == place}


def test_the_paths_that_a_tile_opens_are_drawn_with_their_cost_before_it_is_placed() -> None:
    sitting, scene = sit()
    hover(sitting, scene, "c4")
    opened = preview.openings(scene.view, drawn(scene), "c4", scene.hand.turned("c4"))
    assert opened
    placed = next(
        action for action in scene.session.choices if str(action).split()[1:] == ["c4", *_turn(scene, "c4")]
    )
    game = scene.session.game.copy()
    game.apply(placed)
    for opening in opened:
        game.state.ap = 10
        assert preview.cost(game, game.parse(f"move worker c4 {opening.place}")) <= opening.cost


def _turn(scene: TikalTable, place: str) -> list[str]:
    rotation = scene.hand.turned(place)
    return ["turn", str(rotation)] if rotation else []


def test_a_space_tells_the_paths_that_the_tile_would_open() -> None:
    _, scene = sit()
    scene.explanations.ask(*middle(scene, "c4"))
    tile = drawn(scene)
    opened = preview.openings(scene.view, tile, "c4", scene.hand.turned("c4"))
    assert scene.explanations.tip is not None
    told = [line.text for line in scene.explanations.tip.lines if line.tone == "cost"]
    assert len(told) == len(opened) > 0
    for line, opening in zip(told, opened, strict=True):
        assert str(opening.cost) in line
        assert opening.place in line


def test_a_place_where_the_tile_does_not_fit_says_why_where_it_was_clicked() -> None:
    sitting, scene = sit()
    click(sitting, scene, "h1")
    assert scene.explanations.tip is not None
    assert scene.explanations.tip.anchor.collidepoint(middle(scene, "h1"))
    assert "h1" in scene.explanations.tip.title
    assert not scene.session.game.moves


# Members


def price(scene: TikalTable, place: str) -> int:
    """What the way to a hex costs all of those who are to go."""
    return scene.chosen.cost(*scene.chosen.goals()[place])


def begun(size: tuple[int, int] = (1280, 720)) -> tuple[Sitting, TikalTable]:
    sitting, scene = sit(size)
    place = next(str(action) for action in scene.session.choices)
    play(sitting, scene, place, *["bring worker base"] * 3)
    return sitting, scene


def test_a_chosen_hex_shows_every_hex_its_members_reach() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    shown = {id for id in sitting.ids() if id.startswith("move ")}
    assert shown == {str(action) for action in scene.session.choices if str(action).startswith("move ")}
    for place in scene.chosen.goals():
        action = scene.session.game.parse(f"move worker base {place}")
        assert price(scene, place) == preview.cost(scene.session.game, action)


def test_several_workers_go_one_after_another() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    near = min(scene.chosen.goals(), key=lambda place: price(scene, place))
    cost = price(scene, near)
    sitting.choose("ui-more")
    sitting.choose("ui-more")
    before = scene.session.view["action_points"]
    assert price(scene, near) == 3 * cost
    sitting.choose(f"move worker base {near}")
    view = scene.session.view
    assert view["players"][0]["workers"] == {near: 3}
    assert view["action_points"] == before - 3 * cost
    assert scene.chosen.place == near or not scene.chosen.sources()


def test_a_hex_in_reach_tells_what_the_way_costs_and_what_is_left() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    sitting.choose("ui-more")
    place = next(iter(scene.chosen.goals()))
    cost, points = price(scene, place), scene.session.view["action_points"]
    scene.explanations.ask(*middle(scene, place))
    assert scene.explanations.tip is not None
    assert f"= {cost}\u00a0AP" in scene.explanations.tip.lines[0].text
    assert f"{points - cost}\u00a0AP" in scene.explanations.tip.lines[1].text


def test_more_workers_reach_fewer_hexes() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    alone = set(scene.chosen.goals())
    for _ in range(2):
        sitting.choose("ui-more")
    together = scene.chosen.goals()
    assert set(together) < alone
    points = scene.session.view["action_points"]
    assert all(price(scene, place) <= points for place in together)


def test_a_hex_too_far_away_says_what_the_way_costs() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    far = next(place for place in ("b5", "b4", "a4", "a3", "c4", "c5") if place not in scene.session.view["board"])
    click(sitting, scene, far)
    assert scene.explanations.tip is not None
    assert scene.explanations.tip.anchor.collidepoint(middle(scene, far))
    assert scene.session.view["players"][0]["workers"] == {"base": 3}


def test_a_kind_of_action_glows_only_where_it_is_possible() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    near = "a4"
    sitting.choose(f"move worker base {near}")
    scene.chosen.clear()
    scene.chosen.set_mode("uncover")
    sitting.see()
    on_board = {one.id for one in scene.board.targets() if not one.id.startswith("ui-zoom")}
    assert on_board == {f"uncover {near}"}
    click(sitting, scene, "base")
    assert scene.explanations.tip is not None
    assert scene.session.view["board"][near]["value"] == 1
    click(sitting, scene, near)
    assert scene.session.view["board"][near]["value"] == 2


def test_escape_gives_up_what_is_chosen_before_it_opens_the_menu() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    sitting.see([Key("Escape")])
    assert scene.chosen.place == ""
    assert not scene.dialogs.open
    sitting.see([Key("Escape")])
    assert scene.dialogs.open


def test_the_next_player_begins_with_nothing_chosen() -> None:
    sitting, scene = begun()
    sitting.choose("hex base")
    scene.act(scene.session.game.parse("end turn"))
    scene.act(next(iter(scene.session.choices)))
    assert scene.session.viewer == 1
    assert (scene.chosen.place, scene.chosen.mode) == ("", "")


# What stands there


def test_groups_of_all_players_stand_apart() -> None:
    players: Any = [{"workers": {"b2": seat + 1}, "leader": "b2", "camps": [], "guards": {}} for seat in range(4)]
    for bold in (1.0, 1.5):
        standing = pieces.standing(players, "b2", temple=True, bold=bold)
        spots = [piece.spot for piece in standing]
        assert len(set(spots)) == 8
        assert sorted(piece.count for piece in standing if piece.kind == "group") == [1, 2, 3, 4]


def test_who_holds_a_temple_and_by_how_much() -> None:
    def player(
        workers: int = 0, leader: str = "supply", guards: dict[str, str] | None = None
    ) -> dict[str, object]:
        return {"workers": {"b2": workers} if workers else {}, "leader": leader, "guards": guards or {}}

    def view(*players: dict[str, object]) -> View:
        return cast(View, {"players": list(players)})

    assert preview.hold(view(player(2), player(0, "b2")), "b2") == (1, 1, False)
    assert preview.hold(view(player(3), player(0, "b2")), "b2") == (-1, 0, False)
    assert preview.hold(view(player(5), player(0, "guard", {"b2": "leader"})), "b2") == (1, 0, True)
    assert preview.hold(view(player(), player()), "b2").seat == -1


# The look


def test_the_wheel_zooms_when_no_tile_is_in_hand_and_dragging_pans() -> None:
    sitting, scene = begun()
    assert scene.board.ground.look.zoom == 1
    sitting.see([Wheel(600, 300, 0, 60)])
    assert scene.board.ground.look.zoom > 1
    before = middle(scene, "d3")
    scene.handle(Drag("move", 610, 300, 20, 0, 600, 300))
    assert middle(scene, "d3") == pytest.approx((before[0] + 20, before[1]))
    sitting.see([Key("0")])
    assert scene.board.ground.look.zoom == 1


def test_a_pinch_zooms_towards_the_fingers() -> None:
    sitting, scene = begun((390, 844))
    x, y = middle(scene, "c4")
    for _ in range(4):
        sitting.see([Pinch(x, y, 1.1, 0, 0)])
    assert scene.board.ground.look.zoom > 1
    assert middle(scene, "c4") == pytest.approx((x, y))


def test_hexes_out_of_sight_are_no_targets_and_nothing_is_drawn_over_the_panels() -> None:
    sitting, scene = begun()
    for _ in range(3):
        sitting.see([Wheel(1050, 60, 0, 60)])
    assert not scene.board.ground.in_sight("base")
    assert "hex base" not in sitting.ids()
    assert sitting.faults() == []


def test_buttons_over_the_board_can_be_read_at_every_zoom() -> None:
    sitting, scene = begun((390, 844))
    sitting.choose("hex base")
    for _ in range(4):
        scene.board.zoom(1, middle(scene, "base"))
        sitting.see()
        assert sitting.faults() == []
        assert scene.chosen.place == "base"


def test_an_entry_of_the_story_brings_its_hex_into_sight() -> None:
    sitting, scene = begun()
    for _ in range(3):
        sitting.see([Wheel(1050, 60, 0, 60)])
    scene.point_out({"kind": "bring", "seat": 0, "place": "base"})
    assert scene.board.ground.in_sight("base")


def test_a_click_on_the_jungle_explains_it() -> None:
    _, scene = begun()
    scene.chosen.clear()
    scene.refresh()
    scene.handle(Tap(*middle(scene, "h3"), "mouse"))
    assert scene.explanations.tip is not None


# What lies over the rims


def test_plates_that_overlap_lie_in_the_boards_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set has another order in every run, and the picture would change with it."""
    _, scene = sit()
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr(hexes.HexPicture, "again", lambda kept, pen, at: drawn.append(at))
    pen = scene.board.pen(pygame.Surface((8, 8)), shared_art.art(scene.unit))
    order = ["b4", "a1", "f2", "c3", "a2", "d1", "b1", "e5"]
    scene.board._shown = dict.fromkeys(order, next(iter(scene.board._shown.values())))
    scene.board.draw_tokens(pen, set(order))
    assert drawn == [middle(scene, place) for place in order]
