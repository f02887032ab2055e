"""What everybody would score now is what the engine would give, and what a choice would change is what it does."""

import random
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import Game
from engine.core.chance import Chance
from engine.tikal import actions as do
from game.host.events import Pointer
from game.screen import text
from game.tikal.forecast import forecast
from game.tikal.forecast.forecast import ScoreChange
from game.tikal.panels.forecast_panel import ForecastPanel, OtherTemples, shown_chips
from game.tikal.table import TikalTable
from tests.engine.tikal.situation import Situation
from tests.game.countings import busy
from tests.game.sitting import Sitting
from tests.game.tikal.panels.test_panels import at_table
from tests.languages import in_languages


def crowded(players: int, seed: int, moves: int = 160) -> Game[Any]:
    """A game with members at temples, and treasures."""
    game = engine.new_game("tikal", players=players, seed=seed, options={"auction": False})
    chance = Chance.seeded(seed)
    while len(game.moves) < moves or len(game.legal_actions()) < 20 or game.view(0)["tile"]:
        game.apply(busy(game, chance))
    return game


# The same numbers as the engine


@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_of_a_scoring_turn_is_what_its_end_gives(seed: int) -> None:
    game = crowded(3, seed, 60)
    chance, compared = Chance.seeded(seed), 0
    while game.to_move is not None and compared < 6:
        seat, scoring = game.to_move, game.view(0)["scoring"] != "none"
        action = busy(game, chance)
        if scoring and action.verb is do.END_TURN:
            expected = forecast.now(game).scores[seat].points
            before = game.scores[seat]
            game.apply(action)
            assert game.scores[seat] - before == expected
            compared += 1
        else:
            game.apply(action)
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_what_an_action_would_change_is_what_it_changes(players: int) -> None:
    game, tried = crowded(players, players), 0
    for action in random.Random(1).sample(game.legal_actions(), 12):
        if action.verb in (do.RECOVER, do.END_TURN):
            continue
        expected = forecast.after(game, (action,))
        done = game.copy()
        done.apply(action)
        assert forecast.now(done) == expected
        tried += 1
    assert tried
    assert forecast.after(game, ()) == forecast.now(game)


def test_a_forecast_is_worked_out_once_and_again_when_the_game_goes_on() -> None:
    game = Situation().workers("a4", 2).value("a4", 3).game()
    first = forecast.after(game, ())
    assert forecast.after(game, ()) is first
    game.apply(game.parse("uncover a4"))
    assert forecast.after(game, ()).scores[0].temples == [("a4", 4)]


def test_nobody_learns_from_it_what_lies_in_a_ruin() -> None:
    game = Situation().tile("b3", "ruin-4-201000").workers("b3").treasures("frog").game()
    assert forecast.after(game, (game.parse("recover b3"),)) == forecast.now(game)


def test_several_who_go_together_count_together() -> None:
    game = Situation().workers("base", 3).workers("a4", 2, 1).value("a4", 4).game()
    move = game.parse("move worker base a4")
    assert [len(forecast.after(game, [move] * count).scores[1].temples) for count in (1, 2)] == [1, 0]
    assert forecast.after(game, [move] * 2).tied == (("a4", 4),)
    assert forecast.after(game, [move] * 3).scores[0].points == 4


# What is shown


def panel(scene: TikalTable) -> ForecastPanel:
    return next(part for part in scene.parts if isinstance(part, ForecastPanel))


def shown(scene: TikalTable) -> list[str]:
    rect = panel(scene).rect
    return [one.text for one in text.drawn if rect.contains(one.rect)]


def chips(words: list[str]) -> set[tuple[str, str]]:
    """What stands beside each other in the panel."""
    return set(pairwise(words))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_temple_that_is_held_has_a_chip_with_its_value(players: int) -> None:
    situation = Situation(players).value("a4", 5).value("b5", 3)
    situation.workers("a4", 2, players - 1).workers("b5", 1).treasures("frog frog", 1)
    _, scene = at_table(situation)
    words = shown(scene)
    assert {("a4", "5"), ("b5", "3")} <= chips(words)
    assert [name for name in words if name in ("Ada", "Ben", "Cleo", "Dan")] == ["Ada", "Ben", "Cleo", "Dan"][
        :players
    ]


def test_a_tied_temple_is_nobodys_and_marked() -> None:
    _, scene = at_table(Situation().workers("a4", 3).leader("a4", 1).value("a4", 6))
    words = shown(scene)
    assert words.index("tied") < words.index("a4")
    assert ("a4", "6") in chips(words)
    assert forecast.now(scene.session.game).scores[0].points == 0


def point_at(sitting: Sitting, scene: TikalTable, place: str) -> None:
    sitting.see([Pointer("move", 0, "mouse", *scene.board.ground.places[place])])


def test_pointing_at_a_space_shows_what_would_change_there() -> None:
    situation = Situation().workers("base", 3).leader("a4", 1).value("a4", 4).treasures("frog")
    sitting, scene = at_table(situation)
    scene.chosen.select("base")
    for _ in range(3):
        scene.chosen.step(1)
    sitting.see()
    assert "\u2192" not in shown(scene)
    point_at(sitting, scene, "a4")
    words = shown(scene)
    assert words.count("\u2192") == 1  # three workers tie with the leader: Ben loses 4, and nobody wins
    assert ("4", "\u2192") in chips(words)
    assert "tied" in words
    assert sitting.faults() == []
    point_at(sitting, scene, "h1")
    assert "\u2192" not in shown(scene)


def test_a_chip_of_a_small_window_says_what_a_scoring_would_give() -> None:
    sitting, scene = at_table(Situation().workers("a4", 2).value("a4", 4), (390, 844))
    drawn = [one.text for one in text.drawn]
    assert drawn.count("scoring now") == 2
    assert drawn[drawn.index("scoring now") + 1] == "4"
    sitting.choose("ui-page-supply")
    assert ("a4", "4") in chips(shown(scene))


def test_where_there_is_no_room_the_lesser_temples_share_a_chip() -> None:
    items = [ScoreChange(place, value, value) for place, value in (("a1", 3), ("b2", 8), ("c3", 5), ("d4", 1))]
    items += [ScoreChange(forecast.TREASURES, 7, 7)]
    assert shown_chips(items, 5) == items
    assert shown_chips(items, 4) == [items[1], items[2], OtherTemples(2, 4, 4), items[4]]
    lost = [*items[:3], ScoreChange("d4", 1, 0), items[4]]
    assert lost[3] in shown_chips(lost, 4)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (800, 600), (1920, 1080)])
def test_every_temple_of_four_players_is_named(size: tuple[int, int]) -> None:
    situation = Situation(4).value("a4", 3)
    tiles = [tile for tile in situation.data["out"] if tile.startswith("temple")][:5]
    for place, tile in zip(("a3", "a2", "b3", "b2", "c4"), tiles, strict=True):
        situation.tile(place, tile)
    situation.workers("c4", 1, 2).workers("c4", 1, 3)
    for seat, places in enumerate((("a4", "a2"), ("b5", "b2"), ("a3",), ("b3",))):
        situation.treasures(["frog", "plume", "blade", "beads"][seat], seat)
        for place in places:
            situation.workers(place, 2, seat)
    sitting, scene = at_table(situation, size)
    shown_chips = chips(shown(scene))
    for score in forecast.now(scene.session.game).scores:
        assert score.temples
        for place, value in score.temples:
            assert (place, str(value)) in shown_chips
    assert sitting.faults() == []


@in_languages
@pytest.mark.parametrize("large", [False, True])
def test_four_players_with_many_temples_can_be_read(language: str, large: bool) -> None:
    sitting, scene = at_table(seats=4, language=language, large_text=large)
    scene.session.played.game = crowded(4, 2, 260)
    scene.session.look()
    scene.refresh()
    sitting.see()
    assert sitting.faults() == []
    names = {place for score in forecast.now(scene.session.game).scores for place, _ in score.temples}
    assert len(names) >= 4
    told = panel(scene).tip(*panel(scene).rect.move(0, -40).center)
    assert told is not None
    assert told.lines


def test_a_tile_in_hand_tells_what_it_is_worth_there_and_how_near_everybody_is() -> None:
    _, scene = at_table(Situation().hold("temple-2-200100").workers("base"))
    place = next(iter(scene.hand.fits))
    scene.explanations.ask(*scene.board.ground.places[place])
    assert scene.explanations.tip is not None
    lines = [line.text for line in scene.explanations.tip.lines]
    assert "Scores 2 points for whoever holds it." in lines
    game = scene.session.game.copy()
    game.apply(scene.hand.action(place))
    move = game.parse(f"move worker base {place}")
    cost = next((line for line in lines if line.startswith("Ada: ")), "")
    if move in game.legal_actions():
        assert cost == f"Ada: {_paid(game, move)}\u00a0AP to get there"
    assert not any(line.startswith("Ben: ") for line in lines)


def _paid(game: Game[Any], move: Any) -> int:
    before = game.view(0)["action_points"]
    game.apply(move)
    return int(before - game.view(0)["action_points"])
