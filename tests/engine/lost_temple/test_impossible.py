"""Positions that no game leads to, each refused with what is wrong and where."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.lost_temple.decisions import (
    CARD_KEY,
    FOREST,
    LOOK_CARDS,
    REFILL,
    TENT_KEY,
    delivery,
    explore,
    icons,
)
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, TAKEN, Situation
from tests.engine.playing import impossible, play, shift

Steps = list[dict[str, Any]]


def with_steps(situation: Situation, *steps: dict[str, Any]) -> dict[str, Any]:
    situation.steps(*steps)
    return situation.data


# Decisions that would run dry ---------------------------------------------------------------------


def test_two_looks_at_a_deck_of_one() -> None:
    situation = Situation().icons("card+any", "1")
    for card in situation.data["cards"]["deck"][1:]:
        situation.cards(card, seat=1)
    impossible(
        with_steps(situation, END, EXPLORE, icons("card+any", "1"), LOOK_CARDS, LOOK_CARDS),
        'steps[4]: "look cards" cannot come up while "look cards" waits',
    )
    assert engine.from_position(with_steps(situation, END, EXPLORE, icons("card+any", "1"), LOOK_CARDS))


def test_two_pirogue_phases_with_one_tile() -> None:
    data = with_steps(Situation().last_tile("scoring+2"), END, EXPLORE, PIROGUE, PIROGUE)
    impossible(data, 'steps[3]: "pirogue" cannot come up while "pirogue" waits')
    data["steps"] = [END, EXPLORE, PIROGUE, EXPLORE, PIROGUE]
    impossible(data, "steps[4]: a turn has one pirogue phase, before its own explorer phase")


def piles_of_one(situation: Situation) -> Situation:
    treasures = situation.data["treasures"]
    for pile in treasures["piles"]:
        while len(pile) > 1:
            shift(treasures["delivered"], pile.pop(), +1)
    return situation


def test_three_refills_with_piles_of_one() -> None:
    situation = piles_of_one(Situation(more_control=True).icons("treasure+treasure", "1"))
    shift(situation.player(0)["treasures"], situation.data["treasures"]["face_up"].pop(), +1)
    tile = icons("treasure+treasure", "1")
    impossible(
        with_steps(situation, END, EXPLORE, tile, REFILL, REFILL, REFILL),
        'steps[4]: "refill" cannot come up while "refill" waits',
    )
    assert engine.from_position(with_steps(situation, END, EXPLORE, tile, REFILL))


def test_two_card_keys_with_one_key() -> None:
    situation = Situation(players=4).discards("any-key")
    for i, colour in enumerate(["pink", "blue", "green", "yellow", "brown"]):
        situation.camp(" ".join([colour] * (6 if i == 0 else 7)), seat=1 + i % 3)
    impossible(
        with_steps(situation, END, EXPLORE, PIROGUE, CARD_KEY, CARD_KEY),
        'steps[4]: "card key" cannot come up while "card key" waits',
    )
    assert engine.from_position(with_steps(situation, END, EXPLORE, PIROGUE, CARD_KEY))


# Stacks that no rule builds -----------------------------------------------------------------------


STACKS: dict[str, tuple[Situation, Steps, str]] = {
    "eleven explorer phases": (
        Situation(),
        [END, *[EXPLORE] * 11],
        'steps[2]: "explore" cannot come up while "explore" waits',
    ),
    "an exploration between the phases with the tent still up": (
        Situation(),
        [END, EXPLORE, PIROGUE, EXPLORE],
        "steps: the player's tent has not been used yet",
    ),
    "the tent used twice": (
        Situation().tent(False),
        [END, EXPLORE, PIROGUE, EXPLORE, TENT_KEY],
        "steps: the tent is used once in a round, and no card gives an exploration",
    ),
    "a tent's key in the short game": (
        Situation(short_game=True),
        [END, EXPLORE, PIROGUE, TENT_KEY],
        "steps: the short game has no tents",
    ),
    "a tent's key with the tent still up": (
        Situation(),
        [END, EXPLORE, PIROGUE, TENT_KEY],
        "steps: the player's tent has not been used yet",
    ),
    "a tent's key in the last turn": (
        Situation().tent(False).last_turn(),
        [END, EXPLORE, TENT_KEY],
        "steps: the tent is not used in the last turn",
    ),
    "a card's key without the card": (
        Situation(),
        [END, EXPLORE, PIROGUE, CARD_KEY],
        "steps[3]: the card any-key is not on the discards",
    ),
    "a key bought in a phase to come": (
        Situation().backpack("pink"),
        [END, explore(rescued=True), PIROGUE],
        "steps[1]: no key was bought in an explorer phase that is still to come",
    ),
    "a key bought that nobody has": (
        Situation().exploring(),
        [END, explore(rescued=True)],
        "steps[1]: the key that was bought is not in the backpack",
    ),
    "a step back without a flag": (
        Situation().exploring().at("s1"),
        [END, {"step": "back", "from": "out"}],
        "steps[1]: nothing was excavated where the explorer is",
    ),
    "a step back to somewhere else": (
        Situation().exploring().at("s1").flag("s1"),
        [END, {"step": "back", "from": "a1"}],
        "steps[1]: the explorer cannot have come from there",
    ),
    "a step back through a passage that nobody paid": (
        Situation().exploring().at("s1").flag("s1").passages(8, seat=1),
        [END, {"step": "back", "from": "out"}],
        "steps[1]: no passage has been paid",
    ),
    "arriving where nothing can be excavated": (
        Situation().exploring().at("a1").flag("a1"),
        [END, {"step": "dig", "from": None}],
        "steps[1]: there is nothing to excavate where the explorer is",
    ),
    "walking into a secret room": (
        Situation().exploring().at("s1"),
        [END, {"step": "dig", "from": None}],
        "steps[1]: only a passage leads into a secret room",
    ),
    "a bonus without an excavation": (
        Situation().exploring().at("s6"),
        [END, {"step": "treasure"}],
        "steps[1]: no treasure was excavated where the explorer is",
    ),
    "a bonus that the room does not give": (
        Situation().exploring().at("s6").flag("s6"),
        [END, LOOK_CARDS],
        "steps[1]: neither an icon nor an excavation has given a card",
    ),
    "a look at cards for an icon that is not used": (
        Situation().icons("card+any"),
        [END, EXPLORE, icons("card+any"), LOOK_CARDS],
        "steps[3]: neither an icon nor an excavation has given a card",
    ),
    "a look at treasures for an icon that is not used": (
        Situation().icons("treasure+any"),
        [END, EXPLORE, icons("treasure+any", "2"), {"step": "look treasures", "pile": 1}],
        "steps[3]: neither an icon nor an excavation has given a treasure",
    ),
    "a look at a pile that the game does not have": (
        Situation(more_control=True).icons("treasure+any"),
        [END, EXPLORE, icons("treasure+any", "1"), {"step": "look treasures", "pile": 3}],
        "steps[3]: that treasure pile is empty",
    ),
    "a look at rooms for an icon that is not used": (
        Situation().icons("room+pink"),
        [END, EXPLORE, icons("room+pink"), {"step": "look rooms"}],
        "steps[3]: no icon has given a room",
    ),
    "a refill without face-up treasures": (
        Situation().icons("treasure+any"),
        [END, EXPLORE, icons("treasure+any", "1"), REFILL],
        "steps[3]: there is no pile to choose",
    ),
    "the icons of a tile taken earlier": (
        Situation().icons("scoring+2"),
        [END, EXPLORE, icons(TAKEN[0])],
        "steps[2]: the tile is not the one that the player took last",
    ),
    "an icon used twice": (
        Situation().icons("scoring+2"),
        [END, EXPLORE, icons("scoring+2", "1", "1")],
        "steps[2].used: has 1 twice",
    ),
    "an icon that the tile does not have": (
        Situation().icons("scoring+2"),
        [END, EXPLORE, icons("scoring+2", "3")],
        "steps[2]: the tile has only 2 icons",
    ),
    "the second of two equal icons": (
        Situation().icons("treasure+treasure"),
        [END, EXPLORE, icons("treasure+treasure", "2")],
        "steps[2]: of two equal icons the first is used first",
    ),
    "all icons used": (
        Situation().icons("scoring+2"),
        [END, EXPLORE, icons("scoring+2", "1", "2")],
        'steps: there is nothing to decide at "icons"',
    ),
    "a forest that is not on the way": (
        Situation().tile("scoring+2", 4).icons("scoring+2").backpack("pink"),
        [END, EXPLORE, icons("scoring+2"), FOREST],
        "steps[3]: the pirogue does not come through the forest on its way here",
    ),
    "a forest after an icon": (
        Situation().tile("scoring+2", 1).icons("scoring+2").backpack("pink"),
        [END, EXPLORE, icons("scoring+2", "1"), FOREST],
        "steps[3]: the pirogue does not come through the forest on its way here",
    ),
    "a seaplane that is not on the way": (
        Situation().tile("scoring+2", 1).icons("scoring+2").treasures("mask"),
        [END, EXPLORE, icons("scoring+2"), delivery(optional=True)],
        "steps[3]: no card and no seaplane on the way allows a delivery here",
    ),
    "a delivery without a seaplane or its card": (
        Situation().treasures("mask"),
        [END, EXPLORE, PIROGUE, delivery()],
        "steps[3]: no card and no seaplane on the way allows a delivery here",
    ),
    "nothing to deliver": (
        Situation().tile("scoring+2", 2).icons("scoring+2"),
        [END, EXPLORE, icons("scoring+2"), delivery(optional=True)],
        'steps: there is nothing to decide at "delivery"',
    ),
    "a delivery that can be left out although a card was played": (
        Situation().tile("scoring+2", 2).icons("scoring+2").treasures("mask").discards("delivery-plus-two"),
        [END, EXPLORE, icons("scoring+2"), delivery("plus_two", optional=True)],
        "steps[3]: a delivery can be left out only as long as nothing was played or delivered",
    ),
    "a delivery card that was not played": (
        Situation().tile("scoring+2", 2).icons("scoring+2").treasures("mask"),
        [END, EXPLORE, icons("scoring+2"), delivery("plus_two")],
        "steps[3]: the card delivery-plus-two is not on the discards",
    ),
    "a type delivered that nobody has delivered": (
        Situation().treasures("mask jade").discards("delivery-anywhere delivery-several-types"),
        [END, EXPLORE, PIROGUE, delivery("several", types="vase")],
        "steps[3]: no vase has been delivered",
    ),
    "more after a delivery of one type": (
        Situation().treasures("mask jade").discards("delivery-anywhere"),
        [END, EXPLORE, PIROGUE, delivery(types="vase")],
        "steps[3]: a delivery of one type is over when it is made",
    ),
    "a type twice": (
        Situation().treasures("mask jade").discards("delivery-anywhere delivery-several-types"),
        [END, EXPLORE, PIROGUE, delivery("several", types="vase vase")],
        "steps[3].types: has vase twice",
    ),
    "a key before a delivery that has to be made": (
        Situation().tent(False).treasures("mask").discards("delivery-anywhere"),
        [END, EXPLORE, PIROGUE, delivery(), TENT_KEY],
        "steps[3]: a delivery that has to be made is finished before anything else is begun",
    ),
    "packing three keys": (
        Situation(),
        [{"step": "pack"}] * 3,
        "steps: the first step of a turn under way should be its end",
    ),
}


@pytest.mark.parametrize("name", STACKS)
def test_a_stack_of_decisions_that_no_rule_builds(name: str) -> None:
    situation, steps, sentence = STACKS[name]
    impossible(with_steps(situation, *steps), sentence)


# Components ---------------------------------------------------------------------------------------


def test_one_empty_cell_and_no_treasure_room() -> None:
    situation = Situation()
    rooms = [*situation.data["rooms"], *situation.data["sanctuaries"]]
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c4", "d1", "d2", "d3", "d4", "d5", "d6", "e3"]
    for cell, room in zip(cells, rooms, strict=True):
        situation.room(cell, room)
    impossible(situation.data, "temple.c3: the treasure room takes the last empty cell at once")


@pytest.mark.parametrize("room", ["pink-sanctuary", "blue-sanctuary", "multicoloured-sanctuary"])
def test_a_turned_sanctuary(room: str) -> None:
    data = Situation().room("c3", room, 2).data
    impossible(data, "temple.c3.rotation: should be 0 for a room without doors")


def test_one_pile_of_all_the_treasures() -> None:
    data = Situation().data
    piles = data["treasures"]["piles"]
    data["treasures"]["piles"] = [[treasure for pile in piles for treasure in pile], [], []]
    impossible(data, "treasures.piles[0]: began with 9 treasures, and has 25")


@pytest.mark.parametrize(("more_control", "sizes"), [(False, [9, 8, 8]), (True, [11, 11])])
def test_no_pile_has_more_treasures_than_it_began_with(more_control: bool, sizes: list[int]) -> None:
    for number, size in enumerate(sizes):
        data = Situation(more_control=more_control).data
        piles = data["treasures"]["piles"]
        piles[number].append(piles[number - 1].pop())
        impossible(data, f"treasures.piles[{number}]: began with {size} treasures, and has {size + 1}")


def test_four_treasures_face_up() -> None:
    data = Situation(more_control=True).data
    data["treasures"]["face_up"].append(data["treasures"]["piles"][0].pop())
    impossible(data, "treasures.face_up: there should be 3, not 4")


def test_a_flag_named_twice() -> None:
    data = Situation().flag("a1").data
    data["players"][0]["flags"].append("a1")
    impossible(data, "players[0].flags: has a1 twice")


def test_an_end_card_on_the_discards() -> None:
    impossible(Situation().discards("end-idol").data, "cards.discards: end-idol is never played")


# The course of the game ---------------------------------------------------------------------------


def test_turn_first_player_and_tiles_belong_together() -> None:
    for change in ({"turn": 1}, {"first": 2}):
        data = Situation(players=3).data | change
        impossible(data, "after the turns of this round so far, not 1")
    data = Situation(players=3).data
    data["players"][1]["tiles"].append(data["players"][2]["tiles"].pop())
    impossible(data, "players[1].tiles: there should be 1 after the turns of this round so far, not 2")


def test_a_pirogue_phase_that_is_over_has_brought_a_tile() -> None:
    data = engine.new_game("lost-temple", players=2, options={"first": 0})
    position = play(data, *["pack pink", "pack blue"] * 2).position()
    position["steps"] = [END, EXPLORE]
    impossible(position, "players[0].tiles: is empty, but the pirogue phase is over")


def test_set_up_knows_no_points_and_no_flags() -> None:
    fresh = engine.new_game("lost-temple", players=2, options={"first": 0}).position
    data = fresh()
    data["players"][1]["score"] = 5
    impossible(data, "players[1].score: should be as at the start, before the player's first turn")
    data = fresh()
    data["players"][0]["flags"] = ["a1"]
    data["temple"]["a1"]["spaces"] = [0]
    impossible(data, "players[0].flags: should be as at the start, before the player's first turn")
    data = fresh()
    data["cards"]["discards"].append(data["cards"]["deck"].pop(data["cards"]["deck"].index("any-key")))
    impossible(data, "cards.discards: nothing has been played yet")


def test_everybody_packs_in_turn() -> None:
    data = engine.new_game("lost-temple", players=2, options={"first": 0}).position()
    data["turn"] = 1
    impossible(data, "players[0].backpack: should hold 2 keys, not 0")


def test_who_has_not_had_a_turn_has_done_nothing() -> None:
    game = play(engine.new_game("lost-temple", players=2, options={"first": 0}), *["pack pink", "pack blue"] * 2)
    data = game.position()
    data["players"][1]["score"] = 3
    impossible(data, "players[1].score: should be as at the start, before the player's first turn")
    data = game.position()
    data["players"][1]["tent"] = False
    impossible(data, "players[1].tent: should be as at the start, before the player's first turn")


def test_tents_are_up_before_the_first_turn_of_round_2() -> None:
    situation = Situation().last_tile("scoring+2").tent(False)
    data = play(situation.game(), "take scoring+2", "done", "rest").position()
    data["players"][1]["tent"] = False
    impossible(data, "players[1].tent: should be up before the first turn of the round")


def test_a_game_that_is_over_has_no_tiles_left() -> None:
    data = Situation().data | {"round": "over", "steps": []}
    impossible(data, "players[0].tiles: there should be 8 after the turns of this round so far, not 1")


def test_a_game_ends_with_the_turn_of_who_started_round_2() -> None:
    data = play(Situation().last_turn(1).game(), "rest", "rest").position()
    assert (data["round"], data["turn"], data["first"]) == ("over", 1, 0)
    impossible(data | {"turn": 0}, "turn: the game ends when the turn has come back to who started round 2")


def test_a_pirogue_lies_where_a_tile_was_taken() -> None:
    data = Situation().data
    data["players"][0]["site"] = 3
    impossible(data, "river[3]: of its tiles 0 are gone, but pirogues that took one there are 1")
    game = play(engine.new_game("lost-temple", players=2, options={"first": 0}), *["pack pink", "pack blue"] * 2)
    data = game.position()
    data["players"][0]["site"] = 3
    impossible(data, "players[0].site: should be 0, because no tile was taken in this round")
