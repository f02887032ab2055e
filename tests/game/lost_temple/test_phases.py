"""An exploration between two icons, played through targets: it interrupts the icons, and they go on after it."""

from typing import Any

import pytest

from game.lost_temple import phases
from game.lost_temple.table import LostTempleTable
from game.lost_temple.words import speech
from game.screen import text
from tests.game.hands import Hands, setup, table
from tests.game.sitting import Sitting
from tests.languages import in_languages

SEED = 6
"""The first cards of this game are exploration, any key, exploration, and the tile card+scoring is at site 0."""
TILE = "card+scoring"


class Table:
    """One person among computer players, who has packed a pink key and a blue one and is to take a tile."""

    def __init__(self, size: tuple[int, int] = (1280, 720), language: str = "en") -> None:
        plan = setup(1, 3, SEED, first=0)
        self.sitting = Sitting(table(plan), size, language=language, motion=False, sound=False)
        scene = self.sitting.app.top
        assert isinstance(scene, LostTempleTable)
        self.scene, self.session = scene, scene.session
        hands = Hands(self.sitting, SEED)
        self.do("pack pink", "pack blue")
        hands.play(lambda: self.session.step == "pirogue" and bool(self.session.choices))

    @property
    def step(self) -> dict[str, Any]:
        return self.session.decision

    def do(self, *actions: str) -> None:
        """Choose each by its target, led there by the table where something has to be opened first."""
        for action in actions:
            if action not in self.sitting.ids():
                self.scene.pointing.at_action(self.session.game.parse(action))
                self.sitting.see()
            self.sitting.choose(action)
            assert self.sitting.faults() == [], action
        assert self.sitting.home.crashes == []

    @property
    def phase(self) -> int:
        """The step of the turn that the dots mark: 0 the pirogue, 1 the icons, 2 the explorer."""
        return phases.step_of(self.scene.view, held=self.session.held)


@pytest.mark.slow
@in_languages
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_the_card_just_drawn_is_played_before_the_scoring_icon(size: tuple[int, int], language: str) -> None:
    at = Table(size, language)
    at.do(f"take {TILE}", "look cards", "keep exploration")
    assert at.step == {"step": "icons", "tile": TILE, "used": ["1"]}
    at.do("play exploration")
    assert at.step["step"] == "explore"
    at.do("go a1", "dig")
    assert at.step == {"step": "icons", "tile": TILE, "used": ["1"]}
    at.do("score pink")
    assert at.step["step"] == "explore", "the explorer phase of the turn"
    assert at.session.game.scores[0] == (3 + 2) + 2


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_tent_is_used_between_icons(size: tuple[int, int]) -> None:
    at = Table(size)
    at.do(f"take {TILE}", "tent exploration", "go a2", "dig", "score blue", "look cards")
    assert at.session.game.scores[0] == (5 + 1) + 1


@pytest.mark.slow
def test_the_steps_of_the_turn_follow() -> None:
    at = Table()
    found = [at.phase]
    drawn = (f"take {TILE}", "look cards", "keep exploration")
    for action in (*drawn, "play exploration", "go a1", "dig", "score pink"):
        at.do(action)
        found.append(at.phase)
    assert found == [0, 1, 1, 1, 2, 2, 1, 2]


@pytest.mark.slow
def test_the_bar_and_the_story_say_what_happens() -> None:
    at = Table()
    at.do(f"take {TILE}", "look cards", "keep exploration", "play exploration")
    name = at.session.name(0)
    decided, hint = speech.decision(at.session, at.sitting.app.words)
    assert {decided, hint} <= {one.text for one in text.drawn}
    at.do("go a1", "dig", "score pink")
    session, words = at.session, at.sitting.app.words
    told = [speech.line(entry.event, session.view, words, session.name) for entry in session.log]
    story = [line for line in told if line][-4:]
    assert [name in line for line in story] == [True] * 4
    assert "Exploration" in story[0]
    assert "pink" in story[-1]


@pytest.mark.slow
def test_an_exploration_between_icons_can_be_taken_back_step_by_step() -> None:
    at = Table()
    at.do(f"take {TILE}", "tent exploration", "go a1", "dig")
    for step in ("dig", "explore", "icons"):
        at.sitting.choose("ui-undo")
        assert at.step["step"] == step
    assert at.session.view["players"][0]["tent"]
    assert at.session.redo()
    assert at.step["step"] == "explore"


@pytest.mark.slow
def test_the_hint_knows_it() -> None:
    at = Table()
    at.do(f"take {TILE}", "look cards", "keep exploration")
    at.sitting.choose("ui-hint")
    at.sitting.choose("ui-ask")
    for _ in range(600):
        if "ui-show" in at.sitting.ids():
            break
        at.sitting.see()
    advice = at.scene.hint.advice
    assert advice is not None
    assert advice.choice in {str(action) for action in at.session.choices}
    assert at.sitting.faults() == []


def test_the_tent_offers_its_key_alone_while_the_explorer_phase_is_under_way() -> None:
    at = Table()
    at.do(f"take {TILE}", "look cards", "keep exploration", "done")
    at.sitting.choose("ui-tent")
    assert "tent key" in at.sitting.ids()
    assert "tent exploration" not in at.sitting.ids()
