"""The panels round the jungle show what counts, offer what can be done, and say why something cannot."""

from typing import Any

import pytest

from game.screen import text
from game.screen.wording import signed
from game.tikal.panels import pressing, treasures
from game.tikal.panels.actions import ActionBar
from game.tikal.table import TikalTable
from tests import legible
from tests.engine.tikal.situation import Situation
from tests.game.hands import Hands, table, tikal
from tests.game.painting import note_paints
from tests.game.sitting import Sitting
from tests.languages import in_languages

SIZES = [(1280, 720), (390, 844), (844, 390), (360, 640)]


def at_table(
    situation: Situation | None = None, size: tuple[int, int] = (1280, 720), seed: int = 4, **more: Any
) -> tuple[Sitting, TikalTable]:
    """A table for two persons, or as many as a position is for that is given."""
    options = more.pop("options", {})
    seats = len(situation.data["players"]) if situation is not None else more.pop("seats", 2)
    plan = tikal(seats, 0, seed, first=0, **options)
    sitting = Sitting(table(plan), size, motion=False, sound=False, **more)
    scene = sitting.app.top
    assert isinstance(scene, TikalTable)
    if situation is not None:
        scene.session.played.game = situation.game()
        scene.session.look()
        scene.refresh()
        sitting.see()
    return sitting, scene


def on_screen() -> list[str]:
    return [one.text for one in text.drawn]


def labels(sitting: Sitting) -> dict[str, str]:
    return {one.id: one.label for one in sitting.targets()}


def busy() -> Situation:
    """Seat 0 can do nearly everything: members at a temple, in a ruin and on a clearing, a single to exchange."""
    return (
        Situation()
        .tile("b3", "ruin-4-201000")
        .workers("a4", 2)
        .workers("b3", 1)
        .workers("b4", 1)
        .workers("base", 2)
        .leader("a4")
        .treasures("frog plume plume")
        .treasures("sun beads", 1)
    )


# Action points and the action bar


def test_the_counter_empties_as_points_are_spent() -> None:
    sitting, scene = at_table()  # a game from its beginning, which can be taken back
    scene.act(scene.session.choices[0])
    sitting.see()

    def points() -> str:
        bar = _bar(scene).rect
        return next(one.text for one in text.drawn if bar.contains(one.rect))

    assert points() == "10"
    sitting.choose("bring worker base")
    assert points() == "9"
    sitting.choose("ui-undo")
    assert points() == "10"


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_has_nine_buttons_with_their_costs(size: tuple[int, int]) -> None:
    sitting, _ = at_table(busy(), size)
    shown = labels(sitting)
    names = ("hop", "move", "uncover", "recover", "exchange", "camp", "guard", "end")
    assert [id for id in shown if id.startswith("ui-act-")] == [f"ui-act-{name}" for name in names]
    assert "bring worker base" in shown  # the leader is in the jungle, so there is nothing to ask
    for name, cost in (("uncover", 2), ("recover", 3), ("exchange", 3), ("camp", 5), ("guard", 5)):
        assert shown[f"ui-act-{name}"].endswith(f": {cost}\u00a0AP")
    finger = 34 if size == (1280, 720) else 44
    for one in sitting.targets():
        if one.id.startswith("ui-act-"):
            assert min(one.rect.size) >= finger, one.id


def test_with_a_hex_chosen_a_button_is_the_action_itself() -> None:
    sitting, scene = at_table(busy())
    assert "uncover a4" not in [one.id for one in _bar(scene).targets()]
    scene.chosen.select("a4")
    assert "uncover a4 #bar" in [one.id for one in _bar(scene).targets()]
    sitting.choose("uncover a4 #bar")
    assert scene.session.view["board"]["a4"]["value"] == 2
    assert scene.session.view["action_points"] == 8


def _bar(scene: TikalTable) -> ActionBar:
    return next(part for part in scene.parts if isinstance(part, ActionBar))


def test_without_a_hex_a_button_lights_the_board() -> None:
    sitting, scene = at_table(busy())
    modes = []
    for _ in range(2):
        sitting.choose("ui-act-recover")
        modes.append(scene.chosen.mode)
    assert modes == ["recover", ""]


def test_a_hop_leads_from_camp_to_camp_only() -> None:
    sitting, scene = at_table(Situation().workers("base").workers("a4").camp("b4"))
    sitting.choose("ui-act-hop")
    assert scene.chosen.mode == "hop"
    assert scene.chosen.place == "base"
    assert scene.chosen.goals().keys() == {"b4"}
    sitting.choose("ui-act-move")
    assert set(scene.chosen.sources()) == {"base", "a4"}


def test_the_treasure_to_give_stays_chosen_while_it_can_be_given() -> None:
    sitting, scene = at_table(Situation().treasures("frog sun").treasures("plume beads", 1))
    sitting.choose("ui-act-exchange")
    sitting.choose("ui-give-sun")
    sitting.choose("ui-close")
    sitting.choose("ui-act-exchange")
    assert scene.chosen.give == "sun"
    sitting.choose("exchange sun plume orange")
    sitting.choose("ui-act-exchange")
    assert scene.chosen.give == "plume"


def test_bringing_in_asks_nothing_that_has_one_answer() -> None:
    sitting, scene = at_table(Situation().leader("a4"))
    sitting.choose("bring worker base")
    assert scene.session.view["players"][0]["workers"] == {"base": 1}
    assert not scene.dialogs.open


@pytest.mark.parametrize(
    ("situation", "button", "said"),
    [
        (Situation().points(4), "camp", "That costs 5\u00a0AP, and you have 4 left."),
        (Situation(), "uncover", "None of your members stands at a temple with a level to uncover."),
        (Situation(), "exchange", "You and another player must each have a single treasure, of different types."),
        (Situation().hold("clearing-110100"), "move", "Place the tile first."),
    ],
)
def test_a_button_that_cannot_help_says_why(situation: Situation, button: str, said: str) -> None:
    sitting, scene = at_table(situation)
    sitting.choose(f"ui-act-{button}")
    assert on_screen().count(said) >= 1
    where = next(one.rect for one in sitting.targets() if one.id == f"ui-act-{button}")
    assert sitting.app.top is scene
    assert scene.explanations.tip is not None
    assert scene.explanations.tip.anchor == where
    assert scene.explanations.tip.title == said


def test_on_a_hex_a_button_says_what_is_wrong_there() -> None:
    _, scene = at_table(Situation().workers("b4", 1).workers("base", 1))
    scene.chosen.select("b4")
    assert pressing.why_not(scene.words, scene.chosen, "uncover") == "There is no temple at b4."
    assert pressing.why_not(scene.words, scene.chosen, "recover") == "There is no ruin at b4."
    assert pressing.why_not(scene.words, scene.chosen, "guard") == "There is no temple at b4."
    scene.chosen.select("base")
    assert pressing.why_not(scene.words, scene.chosen, "uncover") == "There is no temple at the base camp."


def test_every_button_has_a_reason_for_having_nothing_to_offer() -> None:
    _sitting, scene = at_table(Situation())
    for name in ("bring", "hop", "move", "uncover", "recover", "exchange", "camp", "guard", "end"):
        told = pressing.why_not(scene.words, scene.chosen, name)
        assert told.endswith("."), name
        assert "jungle." not in told


# The end of the turn


def test_ending_the_turn_asks_while_points_could_do_something() -> None:
    sitting, scene = at_table(busy())
    sitting.choose("ui-act-end")
    assert "10\u00a0AP left: you could still uncover a4." in on_screen()
    sitting.choose("ui-close")
    assert scene.session.view["turn"] == 0
    sitting.choose("ui-act-end")
    sitting.choose("end turn")
    assert scene.session.view["turn"] == 1


def test_ending_the_turn_asks_nothing_when_nothing_is_left_to_do() -> None:
    sitting, scene = at_table(Situation().points(0))
    sitting.choose("end turn")
    assert scene.session.view["turn"] == 1


# Dialogs


@pytest.mark.parametrize("size", SIZES)
def test_an_exchange_picks_from_two_rows(size: tuple[int, int]) -> None:
    sitting, scene = at_table(busy(), size)
    sitting.choose("ui-act-exchange")
    shown = [one.id for one in sitting.targets()]
    # The pair of plumes is safe: only the frog can be given.
    assert [id for id in shown if id.startswith("ui-give-")] == ["ui-give-frog"]
    assert [id for id in shown if id.startswith("exchange")] == [
        "exchange frog beads orange",
        "exchange frog sun orange",
    ]
    assert sitting.faults() == []
    sitting.choose("exchange frog sun orange")
    assert scene.session.view["players"][0]["treasures"] == {"plume": 2, "sun": 1}


def test_an_exchange_says_what_it_gains() -> None:
    situation = Situation().treasures("frog sun").treasures("plume beads", 1)
    sitting, _ = at_table(situation)
    sitting.choose("ui-act-exchange")
    assert on_screen().count("+0") == 2
    sitting.choose("ui-give-sun")
    assert {"exchange sun plume orange", "exchange sun beads orange"} <= set(sitting.ids())
    assert "exchange frog plume orange" not in sitting.ids()


def test_a_guard_asks_who_stays_at_the_hex_itself_and_shows_who_leaves_the_game() -> None:
    sitting, scene = at_table(busy())
    scene.chosen.select("a4")
    sitting.choose("ui-act-guard")
    assert not scene.dialogs.open
    told = {id: explained(sitting, scene, id) for id in ("guard a4 worker", "guard a4 leader")}
    assert "Leaving the game: 1 worker and the leader." in told["guard a4 worker"]
    assert "Leaving the game: 2 workers." in told["guard a4 leader"]
    sitting.choose("guard a4 worker")
    player = scene.session.view["players"][0]
    assert player["guards"] == {"a4": "worker"}
    assert player["leader"] == "out"


def explained(sitting: Sitting, scene: TikalTable, id: str) -> list[str]:
    """The lines that a target explains itself with."""
    rect = next(one.rect for one in sitting.targets() if one.id == id)
    scene.explanations.ask(*rect.center)
    assert scene.explanations.tip is not None
    assert scene.explanations.tip.anchor == rect
    return [line.text for line in scene.explanations.tip.lines]


def test_the_guard_goes_to_the_temple_that_is_chosen_now() -> None:
    sitting, scene = at_table(Situation().workers("a4").workers("b5").leader("b5"))
    scene.chosen.ask_guard("b5")
    sitting.choose("hex a4")
    assert "guard b5 worker" not in sitting.ids()
    sitting.choose("guard a4 worker")
    assert scene.session.view["players"][0]["guards"] == {"a4": "worker"}


def test_a_guard_that_stands_alone_removes_nobody_and_is_placed_at_once() -> None:
    sitting, scene = at_table(Situation().workers("a4"))
    sitting.choose("hex a4")
    assert "Nobody else leaves the game." in explained(sitting, scene, "guard a4 worker")
    sitting.choose("guard a4 worker #bar")
    assert scene.session.view["players"][0]["guards"] == {"a4": "worker"}


@in_languages
@pytest.mark.parametrize("size", SIZES)
def test_every_dialog_has_room(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        sitting, scene = at_table(busy().camp("b4"), size, language=language, large_text=large)
        for kind in ("exchange", "end", "player", "menu"):
            scene.dialogs.show(kind)
            sitting.see()
            assert sitting.faults() == [], (kind, large)
            assert sitting.targets(), kind


@in_languages
@pytest.mark.parametrize("size", [*SIZES, (800, 360), (640, 360)])
def test_an_exchange_with_three_others_can_be_read_in_the_lowest_windows(
    size: tuple[int, int], language: str
) -> None:
    situation = Situation(4).workers("base", 2).treasures("bowl sun").treasures("serpent", 1)
    situation = situation.treasures("plume frog serpent", 2).treasures("plume beads", 3)
    for large in (False, True):
        sitting, scene = at_table(situation, size, language=language, large_text=large)
        scene.dialogs.show("exchange")
        sitting.see()
        assert len([id for id in sitting.ids() if id.startswith("exchange ")]) == 6
        assert sitting.faults() == [], large
        assert legible.small(sitting) == [], large


@in_languages
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640), (768, 1024)])
def test_every_page_of_a_small_screen_has_room(size: tuple[int, int], language: str) -> None:
    for large in (False, True):
        for situation in (busy(), Situation().hold("temple-2-200100"), Situation().scoring("volcano", 1)):
            sitting, _ = at_table(situation, size, language=language, large_text=large)
            for page in ("supply", "camps", "board"):
                sitting.choose(f"ui-page-{page}")
                assert sitting.faults() == [], (page, large)
                assert all(min(one.rect.size) >= 34 for one in sitting.targets()), page


@in_languages
@pytest.mark.parametrize("size", [*SIZES, (640, 360)])
def test_what_an_exchange_took_and_gave_can_be_read_however_small_the_treasures_are(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(treasures, "exchanged", lambda since: ({"plume"}, {"frog"}))
    for large in (False, True):
        sitting, scene = at_table(busy(), size, language=language, large_text=large)
        if "ui-page-supply" in sitting.ids():
            sitting.choose("ui-page-supply")
        assert sitting.faults() == []
        assert signed(-1) in on_screen()
        assert {scene.words("recap.new"), signed(1)} & set(on_screen())


# Scoring rounds


def test_a_scoring_turn_is_marked() -> None:
    at_table(Situation().scoring("volcano", 1))
    assert "scoring turn" in on_screen()
    assert "scores later" in on_screen()


@pytest.mark.slow
def test_a_volcano_is_told_in_the_bar_and_stops_nobody() -> None:
    sitting, scene = at_table(seed=3)
    hands = Hands(sitting, 3)
    hands.play(lambda: scene.session.view["scoring"] == "volcano")
    sitting.see()
    first = scene.session.name(scene.session.view["turn"])
    told = f"A volcano! Everybody in turn has ten action points and then scores, {first} first."
    assert told in on_screen()
    assert told in scene.reading().story
    assert sitting.scene == "TikalTable"
    assert scene.session.choices


def test_the_last_tile_is_told_in_the_bar() -> None:
    sitting, scene = at_table(Situation().last_turn().points(0))
    sitting.choose("end turn")
    sitting.wait(0.5)
    assert "The last tile is placed: everybody scores for the last time, Ben first." in on_screen()
    assert sitting.scene == "TikalTable"
    assert scene.session.view["scoring"] == "final"


def test_a_scoring_turn_shows_what_it_would_give() -> None:
    at_table(Situation().scoring("volcano", 1).workers("a4"))
    shown = on_screen()
    assert shown[shown.index("a4", shown.index("Would score now")) + 1] == "1"


# The auction


@pytest.mark.parametrize("size", SIZES)
def test_the_stepper_offers_what_can_be_bid(size: tuple[int, int]) -> None:
    sitting, scene = at_table(size=size, options={"auction": True})
    assert {"bid 1", "pass", "ui-bid-less", "ui-bid-more"} <= set(sitting.ids())
    sitting.choose("ui-bid-less")
    assert "The lowest bid is 1 point." in on_screen()
    for _ in range(4):
        sitting.choose("ui-bid-more")
    assert sitting.faults() == []
    sitting.choose("bid 5")
    assert scene.session.view["auction"]["bid"] == 5
    assert any("bids 5" in one for one in on_screen())
    assert "bid 6" in sitting.ids()
    for _ in range(20):
        sitting.choose("ui-bid-more")
    assert "bid 20" in sitting.ids()
    assert "You cannot bid more points than you have (20)." in on_screen()


def test_what_is_offered_is_kept_in_a_window_of_another_shape() -> None:
    sitting, scene = at_table(options={"auction": True})
    for _ in range(3):
        sitting.choose("ui-bid-more")
    sitting.resize((390, 844))
    assert "bid 4" in sitting.ids()
    sitting.choose("ui-bid-more")
    sitting.resize((1280, 720))
    sitting.choose("bid 5")
    assert scene.session.view["auction"]["bid"] == 5


def test_every_decision_begins_with_the_lowest_bid() -> None:
    sitting, _ = at_table(options={"auction": True})
    for _ in range(6):
        sitting.choose("ui-bid-more")
    assert "bid 7" in sitting.ids()
    sitting.choose("pass")
    assert "bid 1" in sitting.ids()
    assert "bid 7" not in sitting.ids()


def test_the_winner_chooses_one_of_the_tiles_on_show() -> None:
    sitting, scene = at_table(options={"auction": True})
    sitting.choose("bid 1")
    sitting.choose("pass")
    tiles = scene.session.view["auction"]["shown"]
    assert {f"choose {tile}" for tile in tiles} <= set(sitting.ids())
    sitting.choose(f"choose {tiles[0]}")
    assert scene.session.view["tile"] == tiles[0] or scene.session.view["scoring"] == "volcano"


def test_who_has_passed_and_who_has_played_is_to_be_seen() -> None:
    sitting, scene = at_table(options={"auction": True})
    sitting.choose("bid 1")
    sitting.choose("pass")
    assert "has the turn" in on_screen()
    hands = Hands(sitting, 4)
    hands.play(lambda: len(scene.session.view["auction"]["played"]) == 1)
    assert scene.session.view["auction"]["played"] == [0]


# What is to come, treasures, players


def test_the_sets_and_floors_count_what_is_left() -> None:
    at_table(Situation().value("a4", 3))
    assert "0 left in B, then 24 · 2 volcanoes" in on_screen()
    assert "\u00d72" in on_screen()  # of the three floors with number 2 one is used


def test_treasures_show_their_points() -> None:
    at_table(busy())
    assert "1 pair, 1 single" in on_screen()
    assert "4 points at each scoring" in on_screen()


def test_panels_paint_only_when_what_they_show_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, scene = at_table(busy())
    painted = note_paints(scene, monkeypatch)
    scene.refresh()
    sitting.see()
    assert painted == []
    scene.chosen.select("b3")
    sitting.choose("recover b3")
    assert {"actions", "treasures", "players"} <= set(painted)
    assert "floors" not in painted
    assert "sets" not in painted


# Explanations


def test_a_temple_explains_who_holds_it() -> None:
    sitting, scene = at_table(busy().workers("a4", 1, seat=1))
    x, y = scene.board.ground.places["a4"]
    scene.explanations.ask(x, y)
    sitting.see()
    shown = on_screen()
    assert "The temple at a4" in shown
    assert "Ada holds it, 4 ahead." in shown
    assert "Ada: 2 workers and the leader, strength 5." in shown


def test_an_action_explains_itself() -> None:
    sitting, scene = at_table(Situation())
    rect = next(one.rect for one in sitting.targets() if one.id == "ui-act-guard")
    scene.explanations.ask(*rect.center)
    sitting.see()
    assert "Place a guard: 5\u00a0AP" in on_screen()
    assert any("no unguarded temple" in one for one in on_screen())
