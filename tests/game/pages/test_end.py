"""What the end of a game says: places, facts, sources, the climax, and the rematch."""

from typing import Any, cast

import pytest

from game.games import GAMES
from game.host.events import Key, Pointer
from game.pages.gameover import facts
from game.pages.gameover.climax import FADE, WORDS, Climax
from game.pages.gameover.page import GameOver
from game.pages.gameover.rematch import rematch
from game.pages.gameover.result import Result
from game.pages.title import TitlePage
from game.screen.catalogue import Catalogue
from game.session.session import LogEntry, Session
from tests.game import games
from tests.game.sitting import Home, Sitting

WORDS_OF = Catalogue("en", ())


class Played:
    """A finished game with a story made for the test."""

    def __init__(
        self, scores: list[int], story: list[tuple[int, str, int]], humans: tuple[int, ...] = (0,)
    ) -> None:
        self.log = [
            LogEntry(seat, move, {"kind": "turn", "seat": seat, "round": 1 + move // 10})
            if reason == "turn"
            else LogEntry(seat, move, {"kind": "points", "seat": seat, "reason": reason, "points": points})
            for move, (seat, reason, points) in enumerate(story)
        ]
        self.setup = games.setup(len(scores))
        self.humans = list(humans)
        self.view: dict[str, Any] = {}
        self.game = self
        self.scores, self.moves = scores, [None] * len(story)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    def name(self, seat: int) -> str:
        return games.NAMES[seat]


def result(scores: list[int], *story: tuple[int, str, int], humans: tuple[int, ...] = (0,)) -> Result:
    return Result(cast(Session, Played(scores, list(story), humans)), GAMES["lost-temple"])


def titles(found: Result, *, best_ever: bool = False) -> list[str]:
    return [fact.title for fact in facts.facts(WORDS_OF, found, best_ever=best_ever)]


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([50, 60], ("You came second, 10 behind", "")),
        ([50, 60, 70], ("You came last, 20 behind", "")),
        ([50, 60, 70, 40], ("You came third, 20 behind", "")),
        ([70, 60], None),
    ],
)
def test_ones_own_place_is_said_with_the_distance_to_the_winner(scores: list[int], told: object) -> None:
    assert facts.own_place(WORDS_OF, result(scores)) == told


def test_several_people_at_one_device_are_nobodys_you() -> None:
    both = result([50, 60], humans=(0, 1))
    assert facts.own_place(WORDS_OF, both) is None
    assert facts.headline(WORDS_OF, both) == ("Blaise wins", "with 60 points")
    assert facts.headline(WORDS_OF, result([60, 50]))[0] == "You win!"
    assert facts.headline(WORDS_OF, result([60, 50]))[1] == "60 points, 10 ahead of Blaise"


def test_what_one_was_first_in_is_named_the_most_points_first() -> None:
    ended = result(
        [26, 40],
        (0, "tile", 6),
        (0, "delivery", 20),
        (1, "excavation", 40),
        (1, "tile", 2),
        (0, "altar", 3),
        (1, "altar", 3),
    )
    said = facts.own_place(WORDS_OF, ended)
    assert said is not None
    assert said[1] == "first in deliveries and tiles"


def test_the_best_turn_is_a_fact_above_fifteen_points_with_what_it_was_made_of() -> None:
    story = [(0, "turn", 0), (0, "delivery", 10), (0, "excavation", 6), (1, "turn", 0), (1, "tile", 9)]
    found = facts.facts(WORDS_OF, result([16, 9], *story), best_ever=False)
    assert found[0].title == "Best single turn: you, +16"
    assert "deliveries 10, rooms 6" in found[0].note
    story[2] = (0, "excavation", 5)
    assert "Best single turn: you, +15" not in titles(result([15, 9], *story))


def test_what_is_counted_apart_belongs_to_no_turn() -> None:
    ended = result([30, 0], (0, "turn", 0), (0, "camp keys", 30))
    assert ended.best_turn() is None
    best = ended.best_scoring()
    assert best is not None
    assert (best.seat, best.points) == (0, 30)


def test_a_lead_that_changes_three_times_is_a_fact() -> None:
    swaps = [(0, "tile", 2), (1, "tile", 3), (0, "tile", 2), (1, "tile", 2)]
    assert "The lead changed 3 times" in titles(result([4, 5], *swaps))
    assert not [one for one in titles(result([4, 3], *swaps[:3])) if "lead changed" in one]


def test_a_tie_is_nobodys_lead() -> None:
    ended = result([4, 4], (0, "tile", 4), (1, "tile", 4))
    assert ended.leads() == [(0, 1)]


def test_a_source_decides_when_its_difference_exceeds_that_of_the_end() -> None:
    ended = result([30, 22], (0, "end card", 12), (0, "tile", 18), (1, "end card", 3), (1, "tile", 19))
    assert ended.decisive() == "end card"
    assert "End cards decided it" in titles(ended)
    assert (
        result([30, 22], (0, "end card", 11), (0, "tile", 19), (1, "end card", 3), (1, "tile", 19)).decisive()
        == ""
    )


def test_a_new_best_comes_first_and_there_are_three_facts_at_most() -> None:
    story = [(0, "turn", 0), (0, "tile", 20), (1, "tile", 21), (0, "tile", 2), (1, "end card", 12), (1, "tile", 3)]
    named = titles(result([22, 36], *story, humans=(1,)), best_ever=True)
    assert named[0] == "A new best with two players"
    assert len(named) == 3


def ending(players: int = 3, **more: Any) -> tuple[Sitting, GameOver]:
    sitting = Sitting(TitlePage, **more)
    page = GameOver(sitting.app, games.ended(sitting.app.host, players))
    sitting.app.push(page)
    sitting.see()
    return sitting, page


def test_the_climax_is_over_within_three_seconds_and_nothing_can_be_chosen_before() -> None:
    sitting, page = ending()
    assert sitting.ids() == ["back"]
    assert not page.climax.settled
    sitting.wait(WORDS + FADE + 0.1)
    assert WORDS + FADE < 3
    assert {"rematch", "review", "replay", "share", "new"} <= set(sitting.ids())


@pytest.mark.parametrize("input", [Key("a"), Key("Escape"), Key("Enter")])
def test_any_key_jumps_to_the_end_of_the_climax_and_does_nothing_else(input: Key) -> None:
    sitting, page = ending()
    sitting.see([input])
    assert page.climax.settled
    assert sitting.scene == "GameOver"


def test_any_click_jumps_to_the_end_of_the_climax() -> None:
    sitting, page = ending()
    sitting.see([Pointer("down", 0, "mouse", 700, 690), Pointer("up", 0, "mouse", 700, 690)])
    assert page.climax.settled
    assert sitting.scene == "GameOver"


def test_without_motion_everything_is_there_at_once_and_nothing_flickers() -> None:
    sitting, page = ending(motion=False)
    assert page.climax.settled
    assert not page.waiting
    assert "rematch" in sitting.ids()


def test_points_count_up_and_blocks_rise_from_the_third_place_on() -> None:
    climax = Climax(motion=True)
    climax.pass_time(0)
    seen = []
    for _ in range(40):
        climax.pass_time(0.05)
        seen.append((climax.block(3), climax.block(2), climax.block(1), climax.count))
    assert all(third >= second >= first for third, second, first, _ in seen)
    assert [one[3] for one in seen] == sorted(one[3] for one in seen)
    assert seen[-1] == (1, 1, 1, 1)


def test_the_torches_go_out_of_the_way_after_a_while() -> None:
    sitting, page = ending()
    sitting.wait(4)
    assert page.waiting
    sitting.wait(20)
    assert not page.waiting


def test_a_rematch_has_the_same_seats_names_and_options_and_the_next_one_starts() -> None:
    session = games.ended(Home((9, 9)), 3)
    setup, began = rematch(session), session.movers[0]
    assert (setup.game, setup.seats) == (session.setup.game, session.setup.seats)
    assert setup.options == {**session.setup.options, "first": (began + 1) % 3}
    sitting, _ = ending(motion=False)
    sitting.choose("rematch")
    assert sitting.scene == "LostTempleTable"


def test_listeners_hear_who_won_every_place_and_every_source() -> None:
    sitting, page = ending(motion=False)
    heading, facts_told = sitting.home.readings[-1].heading, sitting.home.readings[-1].facts
    for seat in page.result.seats:
        name, score = page.result.session.name(seat), str(page.result.scores[seat])
        assert name in heading
        assert score in heading
        assert any(said.startswith(f"{name}: ") for said in facts_told)


def test_the_keyboards_focus_is_on_the_rematch() -> None:
    sitting = Sitting(TitlePage)
    sitting.see([Key("Tab")])
    sitting.app.push(GameOver(sitting.app, games.ended(sitting.app.host, 2)))
    sitting.wait(3)
    assert sitting.app.focus == "rematch"
