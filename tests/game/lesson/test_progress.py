"""How far one has come with the lessons: kept, and never in the way."""

import pytest

from game.lesson import progress
from tests.game.sitting import Home


def test_a_lesson_that_was_begun_is_the_one_to_go_on_with() -> None:
    home = Home((320, 240))
    progress.began(home, "tikal", 3)
    known = progress.load(home)
    assert known.at == {"tikal": 3}
    assert known.asked
    assert known.begun("tikal")
    assert not known.begun("lost-temple")


def test_a_lesson_that_was_gone_through_is_done_and_the_next_one_follows() -> None:
    home = Home((320, 240))
    progress.finished(home, "tikal", 3, last=False)
    progress.finished(home, "tikal", 1, last=False)
    assert progress.load(home).done == {"tikal": {1, 3}}
    assert progress.load(home).at == {"tikal": 2}
    progress.finished(home, "tikal", 9, last=True)
    assert progress.load(home).at == {}
    assert progress.load(home).begun("tikal")


@pytest.mark.parametrize("key", ["settings", "game", "shelf", "lessons"])
def test_who_has_stored_anything_was_here_before(key: str) -> None:
    home = Home((320, 240))
    assert progress.first_visit(home)
    home.store(key, "x")
    assert not progress.first_visit(home)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        "[" * 1900,
        '{"at": [], "done": 3, "asked": 1}',
        '{"at": {"tikal": -1, "lost-temple": "2"}, "done": {"tikal": 4}}',
        '{"done": {"tikal": [1e9, true, null, "1"]}}',
        "x" * 5000,
    ],
)
def test_nothing_stored_can_break_it(text: str) -> None:
    home = Home((320, 240))
    home.store("lessons", text)
    known = progress.load(home)
    assert known.at == {}
    assert not any(known.done.values())
    assert not known.asked
