"""How much hands have to do: three turns as people play them, by clicks alone and by keys alone."""

from collections import deque
from collections.abc import Callable

import pytest

from game.keyfocus import ARROWS
from game.screen import targets
from tests.engine.tikal.situation import Situation
from tests.game.tikal.touching import Touch

MOST_CLICKS, MOST_KEYS = 9, 8


def opening() -> Touch:
    """The first turn of a game: a tile is in hand, and nobody is in the jungle yet."""
    return Touch(seed=3)


def digging() -> Touch:
    """Two workers stand at the base camp, a temple and a ruin are near."""
    return Touch(Situation().tile("b3", "ruin-4-201000").workers("base", 2).workers("b3", 2))


def settling() -> Touch:
    """A temple is held and a clearing is free."""
    return Touch(Situation().workers("a4", 2).workers("b4", 1))


# By clicks


def test_a_usual_turn_takes_nine_clicks() -> None:
    """Place the tile, bring two, move them, uncover twice, end."""
    touch = opening()
    touch.click("a3")
    touch.click("a3")
    touch.press("bring worker base")
    touch.press("bring worker base")
    touch.press("ui-more")
    touch.click("a4")
    touch.press("uncover a4")
    touch.press("uncover a4")
    touch.press("end turn")  # no points are left, so nothing is asked
    view = touch.table.session.view
    assert (view["board"]["a4"]["value"], view["turn"], touch.workers()) == (3, 1, {"a4": 2})
    assert touch.clicks <= MOST_CLICKS


def test_a_turn_of_digging_takes_nine_clicks() -> None:
    """Recover twice, bring somebody in where the group stands, send the group, end."""
    touch = digging()
    touch.click("b3")
    touch.press("recover b3")
    touch.press("recover b3 #bar")
    touch.press("bring worker base")
    touch.press("hex base")
    touch.click("a4")
    touch.press("ui-act-end")
    touch.press("end turn")
    view = touch.table.session.view
    assert (sum(view["players"][0]["treasures"].values()), view["turn"]) == (2, 1)
    assert touch.workers() == {"b3": 2, "base": 2, "a4": 1}
    assert touch.clicks <= MOST_CLICKS


def test_a_turn_of_settling_takes_nine_clicks() -> None:
    """Set up a camp, place a guard; nothing is left, so the turn just ends."""
    touch = settling()
    touch.click("b4")
    touch.press("camp b4")
    touch.press("hex a4")
    touch.press("guard a4 worker")
    touch.press("end turn")
    player = touch.table.session.view["players"][0]
    assert (player["camps"], player["guards"]) == (["b4"], {"a4": "worker"})
    assert touch.table.session.view["turn"] == 1
    assert touch.clicks == 5


# By keys


class Keyboard:
    """Keys alone; the presses of each decision are counted."""

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.most = 0

    def decide(self, *keys: str) -> None:
        """Press keys that are one decision."""
        before = self.touch.keys
        for key in keys:
            self.touch.key(key)
        self._counted(before)

    def choose(self, wanted: str, times: int = 1) -> None:
        """Go to a target with arrows and Tab by the shortest way, and choose it."""
        before = self.touch.keys
        for key in self._way(wanted):
            self.touch.key(key)
        for _ in range(times):
            self.touch.key("Enter")
        self._counted(before)

    def _counted(self, before: int) -> None:
        self.most = max(self.most, self.touch.keys - before)

    def _way(self, wanted: str) -> list[str]:
        listed = self.touch.sitting.targets()
        first = self.touch.sitting.app.focus
        waiting: deque[tuple[str, list[str]]] = deque([(first, [])])
        known = {first}
        while waiting:
            here, way = waiting.popleft()
            if here == wanted:
                return way
            steps = {key: targets.neighbour(listed, here, *step) for key, step in ARROWS.items()}
            steps["Tab"] = targets.following(listed, here, 1)
            for key, target in steps.items():
                if target is not None and target.id not in known:
                    known.add(target.id)
                    waiting.append((target.id, [*way, key]))
        raise AssertionError(f"No keys lead to {wanted}: {[target.id for target in listed]}")


def opened(keys: Keyboard) -> None:
    keys.choose("cell a3", times=2)
    keys.decide("b")
    keys.decide("b")
    keys.decide("+")
    keys.choose("move worker base a4")
    keys.decide("u")
    keys.decide("u")
    assert keys.touch.workers() == {"a4": 2}
    assert keys.touch.table.view["board"]["a4"]["value"] == 3
    keys.decide("f")


def dug(keys: Keyboard) -> None:
    keys.decide("n")
    keys.decide("t")
    keys.decide("t")
    keys.decide("b")
    keys.decide("n")
    keys.choose("move worker base a4")
    keys.decide("f", "f")


def settled(keys: Keyboard) -> None:
    keys.decide("n", "n")
    keys.decide("c")
    keys.decide("n", "n")
    keys.decide("g")
    keys.decide("f")


@pytest.mark.parametrize(("begin", "turn"), [(opening, opened), (digging, dug), (settling, settled)])
def test_every_decision_of_a_turn_takes_eight_keys(
    begin: Callable[[], Touch], turn: Callable[[Keyboard], None]
) -> None:
    touch = begin()
    keys = Keyboard(touch)
    turn(keys)
    assert touch.table.session.view["turn"] == 1
    assert touch.clicks == 0
    assert keys.most <= MOST_KEYS


def test_keys_step_through_groups_and_choose_who_goes() -> None:
    touch = Touch(Situation().workers("a4", 2).leader("a4").workers("base", 1))
    chosen = touch.table.chosen
    touch.key("n")
    assert chosen.place == "a4"
    touch.key("l")
    touch.key("+")
    assert (chosen.party.workers, chosen.party.leader) == (2, True)
    touch.key("-")
    assert chosen.party.workers == 1
    touch.key("n", shift=True)
    assert chosen.place == "base"
    touch.key("Escape")
    assert chosen.place == ""
