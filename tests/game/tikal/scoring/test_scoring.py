"""What is counted at the end of a scoring turn of Tikal: temples by name, then treasures, each with its reason."""

from typing import Any, cast

import pytest

import engine
from engine.core.chance import Chance
from game.pages.title import TitlePage
from game.table.scoring.data import ScoringCount
from game.tikal.scoring import data as scoring_data
from game.tikal.scoring import volcanoes
from tests.game import countings
from tests.game.sitting import Sitting

EDITIONS = next(option for option in engine.GAMES["tikal"].options if option.name == "edition").values
SETS = {1: 1, 2: 3, 3: 6}
LEADER = 3


def counted(players: int, seed: int, **options: object) -> list[tuple[ScoringCount, dict[str, Any]]]:
    """Every counting of a whole game, with the view before it."""
    chosen = {**countings.options(players), **options}
    game = engine.new_game("tikal", players=players, seed=seed, options=chosen)
    watching, chance, found = countings.Witness(game), Chance.seeded(seed), []
    while not watching.over:
        before, scores = watching.view, game.scores
        events = watching.apply(countings.busy(game, chance))
        gained = [new - old for new, old in zip(game.scores, scores, strict=True)]
        count = scoring_data.count_of(watching.words, cast(Any, watching), cast(Any, events), cast(Any, before))
        if count is not None:
            found.append((count, before))
            assert count.scores == scores
            for step in count.steps:
                gained[step.seat] -= step.points
        # Only bids cost points apart from a scoring.
        assert all(points <= 0 for points in gained) if options.get("auction") else not any(gained)
    return found


def strength(player: dict[str, Any], place: str) -> int:
    return int(player["workers"].get(place, 0)) + (LEADER if player["leader"] == place else 0)


def explained(view: dict[str, Any], seat: int, row: str) -> tuple[int, str]:
    """What a source gives and why, counted on the board as a player would."""
    player = view["players"][seat]
    if row == "treasures":
        sizes = sorted(player["treasures"].values(), reverse=True)
        names = {3: ("triple", "triples"), 2: ("pair", "pairs"), 1: ("single", "singles")}
        parts = []
        for size in (3, 2, 1):
            count = sizes.count(size)
            if count:
                parts.append(f"{count} {names[size][count > 1]} = {count * SETS[size]}")
        points = sum(SETS[size] for size in sizes)
        return points, f"{points} for treasures: {', '.join(parts)}."
    value = view["board"][row]["value"]
    if row in player["guards"]:
        return value, f"{value} for the temple at {row}: guarded, so nobody can take it."
    own = strength(player, row)
    rival = max(strength(other, row) for number, other in enumerate(view["players"]) if number != seat)
    assert own > rival
    if rival:
        return value, f"{value} for the temple at {row}: strength {own} against {rival}."
    return value, f"{value} for the temple at {row}: strength {own}, nobody else is there."


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_steps_add_up_are_in_order_and_tell_the_truth(players: int, edition: str) -> None:
    rounds = [one for seed in range(4) for one in counted(players, 10 * seed + players, edition=edition)]
    kinds = {before["scoring"] for _, before in rounds}
    assert kinds == {"volcano", "final"}
    for count, before in rounds:
        seats = {step.seat for step in count.steps}
        assert seats == {before["turn"]}
        rows = [step.row for step in count.steps]
        temples = [row for row in rows if row != "treasures"]
        assert rows == sorted(temples) + ["treasures"] * ("treasures" in rows)
        for step in count.steps:
            assert (step.points, step.explanation) == explained(before, step.seat, step.row)


def test_the_steps_add_up_in_games_with_an_auction() -> None:
    edition = next(str(name) for name in EDITIONS if auction_allowed(str(name)))
    assert counted(3, 5, edition=edition, auction=True)


def auction_allowed(edition: str) -> bool:
    game = engine.new_game("tikal", players=2, seed=1, options={"edition": edition})
    return bool(game.view(0)["options"]["auction_allowed"])


def test_the_figures_of_those_who_have_scored_in_this_round_are_complete_and_explained() -> None:
    rounds = counted(3, 6)
    for index, (count, before) in enumerate(rounds):
        done = [seat for seat in range(3) if seat != before["turn"] and seat not in before["queue"]]
        listed = {(row, seat): figure for (row, seat), figure in count.earlier.items()}
        assert {seat for _, seat in listed} <= set(done)
        # They are the figures of the countings right before this one.
        same = rounds[max(0, index - len(done)) : index]
        told = {
            (step.row, step.seat): step.explanation
            for other, earlier in same
            for step in other.steps
            if earlier["stack"] == before["stack"] and earlier["scoring"] == before["scoring"]
        }
        assert {place: figure.explanation for place, figure in listed.items()} == told


def test_a_volcano_erupts_where_it_hides_nothing_that_counts() -> None:
    view: Any = {"board": {"c3": {"tile": "volcano"}, "e4": {"tile": "volcano"}}}
    assert volcanoes.erupting(view, ()) == "c3"
    assert volcanoes.erupting(view, ("c2",)) == "e4"
    assert volcanoes.erupting(view, ("c1",)) == "e4"
    assert volcanoes.erupting(view, ("c2", "e3")) == ""
    assert volcanoes.erupting({"board": {}}, ()) == ""  # type: ignore[typeddict-item]


def test_the_volcano_that_waits_is_numbered() -> None:
    sitting = Sitting(TitlePage, sound=False)
    table = countings.end_turn(countings.tikal(sitting.app, lying=2))
    assert volcanoes.number(table.view) == (3, 3)


def test_what_waits_for_the_end_of_a_round_is_not_shown_before_it() -> None:
    sitting = Sitting(TitlePage, sound=False)
    table = countings.tikal(sitting.app)
    seat = table.view["turn"]
    sitting.app.push(table)
    countings.end_turn(table)
    sitting.wait(0.3)
    assert (table.view["scoring"], table.view["turn"], table.acting_seat) == ("volcano", seat, seat)
    assert table.hand.piece == ""
    while not table.counting.complete:
        sitting.app.step((), 0.05)
    assert table.view["scoring"] == "volcano"
    sitting.choose("count-skip")
    assert table.view["scoring"] == "none"
    assert "volcano" in (table.hand.piece, table.view["tile"])
