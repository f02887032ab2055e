"""Who holds each temple is seen on the board: ring and emblem of the owner, "=" for a tie; no value is hidden."""

from typing import Any

import pygame
import pytest

from engine.tikal import PLAYERS, preview
from game.screen import shared_art
from game.screen.art import Point
from game.screen.pen import Pen
from game.tikal.board import hexes, ownership, pieces
from tests.engine.tikal.situation import Situation
from tests.game.sitting import Sitting
from tests.game.tikal.panels.test_panels import at_table


class Noted(Pen):
    """A pen that notes what it draws."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((400, 400)), shared_art.art(1.0), 1.0)
        self.sprites: list[str] = []
        self.numbers: list[str] = []

    def put(
        self, id: str, at: Point, dx: float = 0, dy: float = 0, *, zoom: float = 1, turn: float = 0
    ) -> pygame.Rect:
        self.sprites.append(id)
        return pygame.Rect(0, 0, 0, 0)

    def number(self, words: str, at: Point, dx: float = 0, dy: float = 0, **more: Any) -> pygame.Rect:
        self.numbers.append(words)
        return pygame.Rect(0, 0, 0, 0)


def drawn(situation: Situation, place: str, bold: float = 1.0) -> Noted:
    """What is drawn of who holds a temple."""
    view: Any = situation.game().view(0)
    pen = Noted()
    hold, tied = preview.hold(view, place), preview.tied(view, place)
    ownership.draw_ring(pen, (0, 0), hold, tied, bold)
    ownership.draw_owner(pen, (0, 0), hold, tied, bold)
    return pen


@pytest.mark.parametrize("seat", range(4))
def test_a_held_temple_has_the_ring_the_emblem_and_the_lead_of_its_owner(seat: int) -> None:
    situation = Situation(4).workers("a4", 3, seat).workers("a4", 1, (seat + 1) % 4)
    shown = drawn(situation, "a4")
    assert shown.sprites == [f"ring-{PLAYERS[seat]}", f"owner-{PLAYERS[seat]}"]
    assert shown.numbers == ["+2"]


def test_a_guard_needs_no_lead() -> None:
    shown = drawn(Situation().guard("a4").workers("a4", 3, 1), "a4")
    assert shown.sprites == ["ring-red", "owner-guard-red"]
    assert shown.numbers == []


def test_two_who_are_tied_have_half_a_ring_each() -> None:
    shown = drawn(Situation(3).workers("a4", 3).leader("a4", 2).workers("a4", 1, 1), "a4")
    assert shown.sprites == ["ring-left-red", "ring-right-white", "owner-tie"]


def test_three_who_are_tied_have_a_ring_of_no_colour() -> None:
    situation = Situation(4).workers("a4", 2).workers("a4", 2, 1).workers("a4", 2, 3)
    assert drawn(situation, "a4").sprites == ["ring-tie", "owner-tie"]


def test_a_temple_without_members_has_a_plain_plate() -> None:
    assert drawn(Situation(), "a4").sprites == []


def test_on_small_hexes_the_emblem_still_says_who_holds_a_temple() -> None:
    shown = drawn(Situation().workers("a4", 2, 1), "a4", bold=1.7)
    assert shown.sprites == ["ring-orange", "owner-guard-orange"]
    assert shown.numbers == []


@pytest.mark.parametrize("seats", [(0, 1), (0, 1, 2), (1, 3), (2,)])
def test_the_engine_scores_no_temple_that_is_marked_as_tied(seats: tuple[int, ...]) -> None:
    situation = Situation(4)
    for seat in seats:
        situation.workers("a4", 2, seat)
    view: Any = situation.game().view(0)
    tied, hold = preview.tied(view, "a4"), preview.hold(view, "a4")
    assert bool(tied) == (hold.seat < 0)
    assert tied == (list(seats) if len(seats) > 1 else [])


def heap() -> Situation:
    """Everybody is at a temple with the leader and some workers."""
    situation = Situation(4).value("a4", 5)
    for seat in range(4):
        situation.workers("a4", seat + 1, seat).leader("a4", seat)
    return situation


@pytest.mark.parametrize("bold", [1.0, 1.15, 1.75])
def test_no_leader_and_no_group_stands_on_the_value_or_on_another_group(bold: float) -> None:
    players: Any = heap().game().view(0)["players"]
    standing = pieces.standing(players, "a4", temple=True, bold=bold)
    assert [piece.kind for piece in standing].count("leader") == 4
    x, y = hexes.plate_at(bold)
    number = pygame.Rect(0, 0, 12 * bold, 12 * bold)
    number.center = round(x), round(y)
    pills: list[pygame.Rect] = []
    for piece in standing:
        if piece.kind == "group":
            pill = pygame.Rect(0, 0, 22 * bold, 15 * bold)
            pill.center = round(piece.spot[0]), round(piece.spot[1])
            assert not pill.colliderect(number)
            assert pill.inflate(-4, -4).collidelist(pills) < 0
            pills.append(pill)
        else:
            assert not pygame.Rect(piece.spot[0] - 8, piece.spot[1] - 14, 16, 28).colliderect(number)


def test_a_glow_lies_below_the_value() -> None:
    sitting, scene = at_table(heap())
    scene.chosen.clear()
    plate = scene.board.ground.spot("a4", hexes.plate_at(scene.board.bold))
    grass = scene.board.ground.spot("a4", (-40, 22))
    before = pixels(sitting, plate), pixels(sitting, grass)
    scene.pointing.at_place("a4")
    sitting.see()
    assert furthest(before[0], pixels(sitting, plate)) <= 3
    assert furthest(before[1], pixels(sitting, grass)) > 10


def pixels(sitting: Sitting, at: Point) -> list[pygame.Color]:
    """The pixels round a point."""
    x, y = round(at[0]), round(at[1])
    return [sitting.surface.get_at((x + dx, y + dy)) for dx in range(-6, 7) for dy in range(-6, 7)]


def furthest(before: list[pygame.Color], after: list[pygame.Color]) -> int:
    """How much the pixel has changed that changed most."""
    return max(abs(one[part] - two[part]) for one, two in zip(before, after, strict=True) for part in range(3))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_buttons_that_zoom_lie_beside_the_hexes(size: tuple[int, int]) -> None:
    _, scene = at_table(heap(), size)
    buttons = [one.rect for one in scene.board.zooming.targets()]
    assert buttons
    for place in scene.board.ground.places:
        assert scene.board.ground.area(place).collidelist(buttons) < 0, place
