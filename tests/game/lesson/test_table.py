"""Lessons at the table: every one is gone through by its targets, wide and on a phone, with a wrong move."""

import pygame
import pytest

from game.host.events import Key
from game.lesson import view as lesson_view
from game.lesson.data import Lesson, lessons, taught
from game.screen import text
from game.screen.catalogue import words_in
from game.ui.buttons import Button
from tests.game.lessons import Pupil, lesson_of
from tests.game.sitting import Sitting
from tests.languages import in_languages

ALL = [lesson for game in taught() for lesson in lessons(game)]
WIDE, PHONE = (1280, 720), (390, 844)


def named(lesson: Lesson) -> str:
    return f"{lesson.game} {lesson.name}"


def sit(lesson: Lesson, size: tuple[int, int] = WIDE, language: str = "en") -> Pupil:
    return Pupil(Sitting(lesson_of(lesson), size, language=language, motion=False, sound=False))


def look(pupil: Pupil) -> None:
    """The bubble is all in the window and says everything, and what is wanted is free of it and glows."""
    table, sitting = pupil.table, pupil.sitting
    bubble = pupil.mode.bubble.rect
    assert pygame.Rect((0, 0), sitting.home.size).contains(bubble)
    inside = [one for one in text.drawn if bubble.contains(one.rect)]
    assert inside
    assert [one.text for one in inside if one.cut or not one.whole] == []
    for number, one in enumerate(inside):
        assert [two.text for two in inside[number + 1 :] if one.rect.colliderect(two.rect)] == []
    points, _ = pupil.mode.view.windows()
    action = pupil.mode.lead.wanted()
    if action is not None:
        target = next(one for one in sitting.targets() if one.id == str(action))
        assert not bubble.colliderect(target.rect.inflate(-target.rect.w // 2, -target.rect.h // 2))
        assert points
    if pupil.mode.lead.stray is None and pupil.mode.lead.step is not None and pupil.mode.lead.step.point:
        assert points, f"{pupil.mode.lead.step.point} is not to be seen"
    for button in pupil.mode.bubble.targets():
        assert min(button.rect.size) >= (44 if table.small else 34)


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_lesson_is_gone_through_with_a_wrong_move(
    lesson: Lesson, size: tuple[int, int], language: str
) -> None:
    pupil = sit(lesson, size, language)
    sitting, strayed = pupil.sitting, False
    for _ in range(40):
        said = pupil.listen()
        if sitting.scene != "Lesson" or pupil.mode.lesson != lesson or pupil.mode.lead.over:
            break
        look(pupil)
        moves = len(pupil.table.session.game.moves)
        if not strayed and pupil.mode.lead.wanted() is not None and pupil.stray():
            strayed = True
            assert pupil.listen().startswith(words_in(language)["lesson.legal"].strip("*").partition(" ")[0])
            look(pupil)
            sitting.choose("lesson-take-back")
            assert len(pupil.table.session.game.moves) == moves
            assert pupil.listen() == said
        pupil.follow()
    else:
        raise AssertionError(f"{lesson.name} has no end.")
    assert strayed or not any(step.do for step in lesson.steps)
    assert sitting.home.crashes == []
    assert "game" not in sitting.home.texts


def lesson(game: str, name: str) -> Lesson:
    return next(one for one in lessons(game) if one.name == name)


def test_one_lesson_follows_another() -> None:
    pupil = sit(lesson("lost-temple", "goal"))
    pupil.hear_out(pupil.mode.lesson)
    pupil.listen()
    assert pupil.mode.lesson.name == "tile"
    assert pupil.mode.done == {0}
    assert len(pupil.sitting.app.scenes) == 1


def test_each_step_is_read_out_once_as_one_message() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    said = pupil.listen()
    pupil.sitting.wait(1.0)
    told = [line for reading in pupil.sitting.home.readings for line in reading.story]
    assert said.startswith("Doors and keys. Your pink key")
    heard = {line for line in told if "pink key opens" in line}
    assert heard == {f"{said} 4 of 10"}
    assert "*" not in said
    assert pupil.sitting.home.readings[-1].story.count(f"{said} 4 of 10") == 1


def test_skipping_plays_the_wanted_move() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    pupil.sitting.choose("lesson-skip")
    pupil.listen()
    assert [str(move) for move in pupil.table.session.game.moves][-1] == "go a1"
    assert pupil.mode.lead.step is not None
    assert pupil.mode.lead.step.say == "dig"


def test_back_in_a_first_step_leads_to_the_lesson_before() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    pupil.sitting.choose("lesson-back")
    pupil.listen()
    assert pupil.mode.lesson.name == "keys"
    first = sit(lesson("tikal", "goal"))
    first.listen()
    assert "lesson-back" not in first.sitting.ids()


def test_who_keeps_a_move_is_led_on_from_there() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    pupil.sitting.choose("go a2")
    assert pupil.listen().startswith("Allowed, and worth 6")
    pupil.sitting.choose("lesson-keep")
    pupil.listen()
    assert pupil.mode.lead.step is not None
    assert pupil.mode.lead.step.say == "dig"
    pupil.sitting.choose("dig")
    pupil.listen()
    assert pupil.mode.lesson.name == "tent", "the next lesson begins in its own position"
    assert [str(move) for move in pupil.table.session.game.moves][-2:] == ["go a1", "dig"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_lesson_can_be_left_at_once(size: tuple[int, int]) -> None:
    pupil = sit(lesson("tikal", "points"), size)
    below = pupil.table
    pupil.sitting.app.push(sit(lesson("tikal", "points"), size).table)
    pupil.sitting.app.pop()
    assert pupil.sitting.app.top is below
    pupil.listen()
    pupil.sitting.app.scenes.insert(0, below)
    pupil.sitting.choose("lesson-leave")
    assert len(pupil.sitting.app.scenes) == 1


@pytest.mark.slow
def test_everything_is_reached_by_keys() -> None:
    pupil = sit(lesson("lost-temple", "goal"))
    sitting = pupil.sitting
    said = {pupil.listen()}
    for _ in range(3):
        sitting.see([Key("Tab")])
        seen: list[str] = []
        while sitting.app.focus != "lesson-next" and len(seen) < 80:
            seen.append(sitting.app.focus)
            sitting.see([Key("Tab")])
        assert sitting.app.focus == "lesson-next"
        sitting.see([Key("Enter")])
        said.add(pupil.listen())
    assert len(said) == 4
    # The focus goes to the wanted move by itself.
    sitting.see()
    assert sitting.app.focus == "pack pink"
    sitting.see([Key("Enter")])
    pupil.listen()
    assert [str(move) for move in pupil.table.session.game.moves] == ["pack pink"]


def test_the_way_to_the_wanted_move_comes_back() -> None:
    pupil = sit(lesson("tikal", "points"))
    pupil.listen()
    pupil.follow()
    pupil.listen()
    assert "bring leader base" in pupil.sitting.ids()
    pupil.table.chosen.clear()  # type: ignore[attr-defined]
    pupil.table.refresh()
    assert "bring leader base" not in pupil.sitting.ids()
    pupil.sitting.wait(4.0)
    assert "bring leader base" in pupil.sitting.ids()


def test_an_illegal_choice_gets_the_usual_refusal() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    moves = len(pupil.table.session.game.moves)
    pupil.table.act(pupil.table.session.game.parse("go c3"))
    assert pupil.table.bar.notice
    assert len(pupil.table.session.game.moves) == moves
    assert pupil.mode.lead.stray is None


def test_who_does_nothing_is_shown_the_way_on() -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    assert not golden(pupil, "lesson-skip")
    pupil.sitting.wait(21.0)
    assert golden(pupil, "lesson-skip")


def golden(pupil: Pupil, wanted: str) -> bool:
    """Whether a button of the bubble is the main one."""
    (found,) = (box for box, _ in pupil.mode.bubble.placed if box.id == wanted)
    assert isinstance(found, Button)
    return found.kind == "main"


def moving(lesson: Lesson, size: tuple[int, int] = WIDE) -> Pupil:
    """Somebody in a lesson at a table where things move."""
    return Pupil(Sitting(lesson_of(lesson), size, motion=True, sound=False))


def shown() -> bytes:
    """The window as it is drawn."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.slow
def test_the_glow_pulses_after_eight_seconds_without_any_input() -> None:
    pupil = moving(lesson("lost-temple", "doors"))
    pupil.listen()
    app = pupil.sitting.app
    for _ in range(8):
        assert app.step((), 0.1), "time would not pass in a page where nothing moves"
    pictures = set()
    for _ in range(50):
        app.step((), 0.1)
        pictures.add(shown())
    assert len(pictures) == 1
    pupil.sitting.wait(3.0)
    pictures.clear()
    for _ in range(8):
        app.step((), 0.1)
        pictures.add(shown())
    assert len(pictures) > 3
    pupil.sitting.see([Key("Tab")])
    assert pupil.mode.view.idle < 1


@pytest.mark.slow
@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_on_a_phone_the_board_comes_nearer_before_the_bubble(lesson: Lesson, motion: bool) -> None:
    pupil = Pupil(Sitting(lesson_of(lesson), PHONE, motion=motion, sound=False))
    for _ in range(40):
        pupil.listen()
        if pupil.sitting.scene != "Lesson" or pupil.mode.lesson != lesson or pupil.mode.lead.over:
            break
        board = pupil.mode.view.board
        points, _ = pupil.mode.view.windows()
        on_board = [one for one in points if one.outline and board.rect.collidepoint(one.rect.center)]
        if len(on_board) == 1 == len(points) and board.open:
            assert points[0].rect.w >= 60
            assert not pupil.mode.bubble.rect.colliderect(points[0].rect.inflate(-8, -8))
        pupil.follow()


def test_what_is_counted_gets_a_white_ring() -> None:
    pupil = sit(lesson("tikal", "points"), PHONE)
    for _ in range(8):
        pupil.listen()
        step = pupil.mode.lead.step
        assert step is not None
        if step.rings:
            break
        pupil.follow()
    board = pupil.mode.view.board
    places = board.ground.places
    assert step is not None
    (start, end) = step.rings[0].split()
    x, y = ((a + b) / 2 for a, b in zip(places[start], places[end], strict=True))
    radius = 13.5 * pupil.table.unit
    surface = pygame.display.get_surface()
    assert surface is not None
    around = [(x + radius, y), (x - radius, y), (x, y + radius), (x, y - radius)]
    assert all(min(surface.get_at((round(a), round(b)))[:3]) > 225 for a, b in around)


def test_the_place_of_a_move_that_was_not_wanted_glows_while_the_answer_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pupil = sit(lesson("lost-temple", "doors"))
    pupil.listen()
    assert pupil.stray()
    pupil.listen()
    move = pupil.mode.lead.stray
    assert move is not None
    lit = shown()
    monkeypatch.setattr(lesson_view, "draw_light", lambda surface, one, unit, strength: None)
    pupil.sitting.see()
    window = pygame.Rect((0, 0), WIDE)
    (place,) = pupil.table.sights(f"place {move.move.place}")
    differ = [
        at
        for at in ((x, y) for x in range(0, WIDE[0], 3) for y in range(0, WIDE[1], 3))
        if lit[3 * (at[1] * WIDE[0] + at[0])] != shown_at(at)
    ]
    assert differ
    assert window.contains(place.rect)
    assert all(place.rect.inflate(50, 50).collidepoint(at) for at in differ)


def shown_at(at: tuple[int, int]) -> int:
    """How red a point of the window is."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return int(surface.get_at(at)[0])
