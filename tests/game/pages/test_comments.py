"""Comments in a replay: written, changed and removed there, shown at their moment, and told in the review."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app import App
from game.host.events import Key, TextInput
from game.pages.replay import MOVE_SECONDS, ReplayMode, replay
from game.pages.title import TitlePage
from game.review.page import Review
from game.routes import Moment
from game.screen import text
from game.screen.targets import find
from game.session.notes import LONGEST_COMMENT, MOST_COMMENTS
from game.session.session import read
from game.storage import shelf
from tests.game import games, reviews
from tests.game.replays import watching
from tests.game.sitting import Sitting

WINDOWS = [((1280, 720), 1.0), ((800, 600), 1.0), ((390, 844), 1.0), ((844, 390), 1.0), ((1080, 1920), 3.0)]
PHONE = (390, 844)
LONG = ("Ici, il fallait garder la clé rose\u00a0: elle ouvrait la salle du trésor plus loin. " * 5)[
    :LONGEST_COMMENT
]


class Watcher:
    """Somebody who watches a game of the shelf, standing at a move of it."""

    def __init__(
        self, move: int = 60, size: tuple[int, int] = (1280, 720), ratio: float = 1.0, **given: Any
    ) -> None:
        said: dict[int, str] = given.pop("said", {})
        moment: Moment | None = given.pop("moment", None)
        self.sitting = Sitting(TitlePage, size, ratio=ratio, **{"motion": False, "sound": False, **given})
        home = self.sitting.home
        session = read(home, reviews.record("two-1999") if moment else games.finished(2)[0])
        shelf.put(home, session.saved())
        self.text = home.texts["shelf"]
        session.comments.update(said)
        self.sitting.app.push(replay(self.sitting.app, session, moment))
        self.mode: ReplayMode = watching(self.sitting)
        if moment is None:
            self.mode.go_to(move)
        self.sitting.see()

    def write(self, typed: str, *keys: str) -> None:
        """Write into the field, and press keys."""
        self.sitting.see([TextInput(typed)])
        self.press(*keys)

    def press(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.sitting.see([Key(key)])

    @property
    def card(self) -> str:
        """What the card says that can be seen."""
        found = find(self.sitting.targets(), "comment-card")
        return found.label.removeprefix("Comment: ") if found else ""

    def kept(self) -> dict[int, str]:
        """What is said of the game of the shelf."""
        return read(self.sitting.home, shelf.games(self.sitting.home)[0].text).comments

    def heard(self) -> list[str]:
        """The comments that were read out."""
        return [said for said in self.sitting.app.top.reading().story if said.startswith("Comment: ")]


def test_a_comment_is_written_and_shown_at_its_moment_alone() -> None:
    at = Watcher()
    at.sitting.choose("comment")
    at.write("Too earlyy", "Backspace", "Enter")
    assert at.card == "Too early"
    assert at.kept() == {60: "Too early"}
    at.sitting.choose("replay-step")
    assert at.card == ""
    at.sitting.choose("replay-step-back")
    assert at.card == "Too early"


def test_a_comment_is_changed_and_removed_again() -> None:
    at = Watcher(said={60: "Too early"})
    at.sitting.choose("comment-card")
    at.write(", I think")
    at.sitting.choose("comment-keep")
    assert at.kept() == {60: "Too early, I think"}
    at.sitting.choose("comment")
    at.sitting.choose("comment-remove")
    assert at.card == ""
    assert at.kept() == {}


def test_a_comment_of_which_nothing_is_left_is_none() -> None:
    at = Watcher(said={60: "ab"})
    at.sitting.choose("comment")
    at.press("Backspace", "Backspace", "Backspace")
    at.write("  ", "Enter")
    assert at.kept() == {}


@pytest.mark.parametrize("how", ["Escape", "comment-cancel"])
def test_what_is_not_kept_leaves_everything_as_it_was(how: str) -> None:
    at = Watcher(said={60: "As it was"})
    at.sitting.choose("comment")
    at.write(" and more")
    if how == "Escape":
        at.press(how)
    else:
        at.sitting.choose(how)
    assert at.card == "As it was"
    assert at.sitting.home.texts["shelf"] == at.text


def test_while_one_writes_keys_are_letters_and_nothing_else_can_be_chosen() -> None:
    at = Watcher()
    at.sitting.choose("comment")
    at.press("Home", "PageDown", "v", " ", "?")
    assert at.mode.session.move == 60
    assert set(at.sitting.ids()) == {"comment-field", "comment-cancel", "comment-keep"}


def test_no_more_letters_come_than_a_comment_has() -> None:
    at = Watcher()
    at.sitting.choose("comment")
    at.write("é" * 500)
    assert "0 letters left" in [one.text for one in text.drawn]
    at.press("Enter")
    assert at.card == "é" * LONGEST_COMMENT


def test_a_page_pasted_becomes_one_line() -> None:
    at = Watcher()
    at.sitting.choose("comment")
    at.write("one\ntwo\u202e\x00 three", "Enter")
    assert at.kept() == {60: "one two three"}


def test_writing_halts_the_replay() -> None:
    at = Watcher()
    at.sitting.choose("replay-play")
    at.sitting.choose("comment")
    at.sitting.wait(5)
    assert at.mode.session.move == 60


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1024, 768)], ids=str)
def test_the_field_lies_where_no_phones_keyboard_hides_it(size: tuple[int, int]) -> None:
    at = Watcher(size=size)
    at.sitting.choose("comment")
    at.write(LONG)
    field = find(at.sitting.targets(), "comment-field")
    assert field is not None
    assert at.sitting.home.typed_at == field.rect
    assert field.rect.top < size[1] * 0.3
    at.press("Enter")
    assert at.sitting.home.typed_at is None


@pytest.mark.slow
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("size", "ratio"), WINDOWS)
def test_a_comment_and_its_field_have_room_in_every_window(
    size: tuple[int, int], ratio: float, large: bool
) -> None:
    for moment, said in ((None, LONG), (Moment(30, 30, ("end turn",)), LONG), (None, "Oh!")):
        move = moment.first if moment else 60
        at = Watcher(
            60, size, ratio, said={move: said, 90: "Later."}, moment=moment, large_text=large, language="fr"
        )
        assert at.sitting.faults() == []
        small = [
            one.id for one in at.sitting.targets() if one.id.startswith("comment") and min(one.rect.size) < 34
        ]
        assert small == []
        at.sitting.choose("comment")
        assert at.sitting.faults() == []


@pytest.mark.parametrize(
    "said",
    ["\U0001f3b2\U0001f9ed" * 20, "運と知恵の寺院" * 20, "x" * 280, "שלום עולם", "a\u0301\u200d\ufe0f", "{name}"],
)
@pytest.mark.parametrize("size", [(1280, 720), (360, 640)], ids=str)
def test_letters_that_the_fonts_lack_and_words_without_end_do_no_harm(size: tuple[int, int], said: str) -> None:
    at = Watcher(60, size)
    at.sitting.choose("comment")
    at.write(said)
    assert at.sitting.faults() == []
    at.press("Enter")
    assert at.sitting.faults() == []
    assert at.kept() == {60: said}
    assert at.sitting.home.crashes == []


def test_the_next_comment_is_a_press_away_and_after_the_last_comes_the_first() -> None:
    at = Watcher(0, said={12: "a", 60: "b"})
    at.sitting.choose("comment-next")
    at.sitting.choose("comment-next")
    assert (at.mode.session.move, at.card) == (60, "b")
    at.sitting.choose("comment-next")
    assert at.card == "a"
    at.sitting.choose("comment")
    at.sitting.choose("comment-remove")
    at.sitting.choose("comment-next")
    assert "comment-next" not in at.sitting.ids()  # there is no other


def test_comments_are_marked_above_the_slider() -> None:
    def above(said: dict[int, str]) -> pygame.Color:
        at = Watcher(0, said=said)
        track = at.mode.controls.track
        assert track is not None
        x = track.x + track.w * 60 / len(at.mode.session.moves)
        return at.sitting.surface.get_at((round(x), round(track.centery - 9 * at.mode.table.unit)))

    assert above({60: "b"}) != above({})


def test_a_replay_stays_longer_where_there_is_something_to_read() -> None:
    def seconds(said: dict[int, str]) -> float:
        at, passed = Watcher(11, said=said), 0.0
        at.sitting.choose("replay-play")
        while at.mode.session.move < 13:
            at.sitting.see(dt=0.1)
            passed += 0.1
        return passed

    assert seconds({12: "x" * 100}) > seconds({}) + 3 * MOVE_SECONDS


def test_the_better_line_has_no_comments() -> None:
    at = Watcher(moment=Moment(30, 30, ("end turn",)), said={30: "Here.", 31: "And here."})
    assert at.card == "Here."
    at.sitting.choose("better")
    at.sitting.wait(2)
    assert at.card == ""
    comment = find(at.sitting.targets(), "comment")
    assert comment is not None
    assert not comment.enabled
    at.sitting.choose("better")
    assert at.card == "Here."


def test_those_who_listen_hear_a_comment_when_its_moment_comes_and_not_twice() -> None:
    at = Watcher(0, said={12: "First.", 60: "Second."})
    assert at.heard() == []
    for _ in range(2):
        at.sitting.choose("comment-next")
    assert at.heard() == ["Comment: First.", "Comment: Second."] or at.heard() == ["Comment: Second."]
    at.mode.go_to(61)
    at.mode.go_to(60)
    at.sitting.see()
    assert at.heard().count("Comment: Second.") == 1
    at.mode.go_to(12)
    at.sitting.see()
    assert at.heard() == ["Comment: First."]


def test_a_game_with_as_many_comments_as_there_can_be_says_so() -> None:
    at = Watcher(at_full := MOST_COMMENTS + 5, said=dict.fromkeys(range(MOST_COMMENTS), "x"))
    at.sitting.choose("comment")
    assert "comment-field" not in at.sitting.ids()
    assert at.mode.table.bar.notice.startswith(f"A game can have {MOST_COMMENTS} comments")
    assert at.mode.session.move == at_full
    at.mode.go_to(5)
    at.sitting.see()
    at.sitting.choose("comment")
    assert "comment-field" in at.sitting.ids()


def test_a_comment_that_cannot_be_stored_says_so_and_stays_for_now() -> None:
    at = Watcher()
    at.sitting.home.full = True
    at.sitting.choose("comment")
    at.write("Lost?", "Enter")
    assert at.mode.table.bar.notice
    assert at.card == "Lost?"


def test_a_review_tells_the_comments_of_each_turn() -> None:
    def page(app: App) -> Review:
        found = reviews.page(app, "two-1999")
        turn = found.review.story.entries[4].turn
        found.session.comments.update({turn.first: "Where it begins.", turn.first + turn.length - 1: "Amid."})
        found.review.every, found.review.tab = True, "all"
        return found

    for size in ((1280, 720), PHONE):
        sitting = Sitting(page, size, sound=False, motion=False)
        top = sitting.app.top
        assert isinstance(top, Review)
        entries = top.review.story.entries
        assert [top.review.comments(one) for one in entries[3:6]] == [[], ["Where it begins.", "Amid."], []]
        row = find(sitting.targets(), f"turn-{entries[4].turn.first}")
        assert row is not None
        assert row.label.endswith("Comment: Where it begins. Amid.")
        assert sitting.faults() == []


def test_what_is_said_of_the_end_belongs_to_the_last_turn() -> None:
    sitting = Sitting(lambda app: reviews.page(app, "two-1999"), sound=False, motion=False)
    top = sitting.app.top
    assert isinstance(top, Review)
    top.session.comments[len(top.session.game.moves)] = "Well played."
    assert top.review.comments(top.review.story.entries[-1]) == ["Well played."]
