"""What each reason of a hint claims, checked by playing the choice or the turn and looking at what has changed.

What a choice does by itself is tried in the real game. What a turn brings is tried in the game that the adviser
imagined, because it may look at cards and tiles that nobody knows yet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine import Game
from engine.bots import Advice
from engine.bots.players import imagined
from engine.lost_temple import preview
from engine.lost_temple.board import PLACE_NAMES
from engine.lost_temple.rules import explorer, scoring
from engine.lost_temple.rules import flow as rounds
from engine.tikal import board as jungle
from engine.tikal import prospects
from engine.tikal.preview import hold, strength
from tests.engine.playing import mover, play

SEED = 5


@dataclass
class Claim:
    """An advice, and the game it was asked for in."""

    game: Game[Any]
    advice: Advice

    @cached_property
    def seat(self) -> int:
        return mover(self.game)

    @cached_property
    def now(self) -> dict[str, Any]:
        return self.game.view(self.seat)

    @cached_property
    def chosen(self) -> Game[Any]:
        """The real game after the choice."""
        return play(self.game.copy(), self.advice.choice)

    @cached_property
    def then(self) -> dict[str, Any]:
        return self.chosen.view(self.seat)

    @cached_property
    def turn(self) -> list[Game[Any]]:
        """The imagined game before the turn and after each of its actions."""
        world, _ = imagined(self.now, SEED)
        games = [world]
        for text in self.advice.turn:
            games.append(play(games[-1].copy(), text))
        return games

    @property
    def before_and_after_turn(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What this seat sees before the turn, and just before the others go on."""
        own = [game for game in self.turn if game.to_move == self.seat]
        return own[0].view(self.seat), own[-1].view(self.seat)

    def mine(self, view: dict[str, Any]) -> dict[str, Any]:
        mine: dict[str, Any] = view["players"][self.seat]
        return mine

    def scored(self, before: Game[Any], after: Game[Any]) -> int:
        return after.scores[self.seat] - before.scores[self.seat]

    def holds(self) -> bool:
        """Whether the reason given is literally true."""
        claims = LOST_TEMPLE if self.game.name == "lost-temple" else TIKAL
        return (COMMON | claims)[self.advice.reason](self)


Check = Callable[[Claim], bool]
COMMON: dict[str, Check] = {
    "only": lambda claim: len(claim.now["legal"]) == 1,
    "calm": lambda claim: True,
}


# ---- Lost Temple -----------------------------------------------------------------------------------


def rooms_on_foot(game: Game[Any], seat: int) -> set[int]:
    """Rooms with a space for this player that can be walked to with the keys in the backpack."""
    state, player = game.state, game.state.players[seat]
    seen, todo = {player.place}, [player.place]
    while todo:
        for other, colours in state.doors[todo.pop()]:
            unlocked = all(player.backpack[colour] for colour in range(5) if colours >> colour & 1)
            if unlocked and other not in seen:
                seen.add(other)
                todo.append(other)
    free = explorer.open_rooms(state, player)
    return {place for place in seen if free >> place & 1}


def wins_altar(game: Game[Any], seat: int, place: str) -> bool:
    return seat in scoring.altar_winners(game.state, PLACE_NAMES.index(place))


def round_goes_on(claim: Claim) -> bool:
    return bool(claim.turn[-1].state.round == claim.game.state.round)


def same_round(claim: Claim) -> list[Game[Any]]:
    return [game for game in claim.turn if game.state.round == claim.game.state.round]


def gained(name: str) -> Check:
    """Whether the turn gives a player more of these things."""

    def check(claim: Claim) -> bool:
        games = same_round(claim)
        start, end = (claim.mine(game.view(claim.seat))[name] for game in (games[0], games[-1]))
        return total(end) > total(start)

    return check


def total(things: Any) -> int:
    return sum(things.values()) if isinstance(things, dict) else int(things)


def dug(claim: Claim) -> bool:
    after = play(claim.chosen.copy(), claim.advice.turn[1])
    ended = after.state.round != claim.game.state.round
    return claim.advice.turn[1].startswith("dig") and (
        ended or claim.scored(claim.chosen, after) == claim.advice.points
    )


def kept(claim: Claim) -> str:
    return claim.advice.choice.split(" ", 1)[1]


def now(claim: Claim) -> bool:
    ended = claim.chosen.name == "lost-temple" and claim.chosen.state.round != claim.game.state.round
    return claim.advice.points > 0 and (ended or claim.scored(claim.game, claim.chosen) == claim.advice.points)


def rooms_opened(claim: Claim) -> bool:
    new = rooms_on_foot(claim.chosen, claim.seat) - rooms_on_foot(claim.game, claim.seat)
    return len(new) == claim.advice.points > 0


def rooms_in_turn(claim: Claim) -> bool:
    games = same_round(claim)
    return bool(rooms_on_foot(games[-1], claim.seat) - rooms_on_foot(games[0], claim.seat))


def altars_in_turn(claim: Claim) -> bool:
    games = same_round(claim)
    sanctuaries = [place for place, room in games[-1].view(claim.seat)["temple"].items() if is_sanctuary(room)]
    return any(
        wins_altar(games[-1], claim.seat, place) and not wins_altar(games[0], claim.seat, place)
        for place in sanctuaries
    )


def is_sanctuary(room: dict[str, Any]) -> bool:
    return "sanctuary" in room.get("room", "")


LOST_TEMPLE: dict[str, Check] = {
    "now": now,
    "set": lambda claim: (
        preview.key_points(claim.mine(claim.then)["camp"]) - preview.key_points(claim.mine(claim.now)["camp"])
        == claim.advice.points
        > 0
    ),
    "altar": lambda claim: (
        wins_altar(claim.chosen, claim.seat, claim.advice.place)
        and not wins_altar(claim.game, claim.seat, claim.advice.place)
    ),
    "opens": rooms_opened,
    "spared": lambda claim: (
        rooms_on_foot(claim.game, claim.seat) == rooms_on_foot(claim.chosen, claim.seat)
        and claim.advice.choice.startswith("pay")
    ),
    "type": lambda claim: claim.mine(claim.then)["treasures"][kept(claim)] == claim.advice.points > 1,
    "price": lambda claim: bool(claim.now["prices"][kept(claim)] == claim.advice.points),
    "end-card": lambda claim: (
        end_card(claim.chosen, claim) - end_card(claim.game, claim) == claim.advice.points > 0
    ),
    "playable": lambda claim: f"play {kept(claim)}" in claim.advice.turn,
    "dig": dug,
    "points": lambda claim: (
        not round_goes_on(claim) or claim.scored(claim.turn[0], claim.turn[-1]) == claim.advice.points > 0
    ),
    "keys": gained("camp"),
    "altars": altars_in_turn,
    "treasures": gained("treasures"),
    "cards": gained("cards"),
    "passages": gained("passages"),
    "doors": gained("backpack"),
    "rooms": rooms_in_turn,
}


def end_card(game: Game[Any], claim: Claim) -> int:
    """What the final scoring would give for end cards alone, if the game ended like this."""
    over = game.copy()
    before = over.scores[claim.seat] + scoring_without_cards(over, claim.seat)
    rounds.finish(over.state)
    return over.scores[claim.seat] - before


def scoring_without_cards(game: Game[Any], seat: int) -> int:
    bare = game.copy()
    bare.state.players[seat].cards = [0] * len(bare.state.players[seat].cards)
    rounds.finish(bare.state)
    return bare.scores[seat] - game.scores[seat]


# ---- Tikal -----------------------------------------------------------------------------------------


def value(view: dict[str, Any], place: str) -> int:
    found: int = view["board"].get(place, {}).get("value", 0)
    return found


def holder(view: Any, place: str) -> int:
    return hold(view, place).seat


def taken(*, scoring_now: bool) -> Check:
    """Whether the choice makes this player the strongest at a temple."""
    return lambda claim: (
        (claim.now["scoring"] != "none") == scoring_now
        and holder(claim.now, claim.advice.place) != claim.seat == holder(claim.then, claim.advice.place)
        and value(claim.then, claim.advice.place) == claim.advice.points > 0
    )


def led(claim: Claim) -> bool:
    place = claim.advice.place
    own, *others = sorted((strength(player, place) for player in claim.then["players"]), reverse=True)
    both = holder(claim.now, place) == claim.seat == holder(claim.then, place)
    return both and own - others[0] == claim.advice.points


def treasures_at(view: dict[str, Any], place: str) -> int:
    entry = view["board"][place]
    left = entry.get("treasures", 0)
    return int(left) if isinstance(left, int) else len(left)


def members_at(player: dict[str, Any], place: str) -> int:
    return int(player["workers"].get(place, 0)) + int(player["leader"] == place)


def ready(claim: Claim, view: dict[str, Any]) -> int:
    mine = claim.mine(view)
    return sum(min(members_at(mine, place), treasures_at(view, place)) for place in view["board"])


def would_score(game: Game[Any], seat: int) -> int:
    return prospects.would_score(game, seat).points


def way_to(game: Game[Any], seat: int, place: str) -> int:
    """What it costs on foot from the nearest member, own camp or the base camp."""
    player, cell = game.state.players[seat], jungle.NAMES.index(place)
    people = [at for at in range(jungle.CELLS) if player.members(at)]
    return int(min(game.state.distances[start][cell] for start in (jungle.BASE_CELL, *player.camps, *people)))


def nearest(claim: Claim) -> bool:
    ways = [way_to(claim.chosen, seat, claim.advice.place) for seat in range(claim.game.players)]
    own = ways.pop(claim.seat)
    return own == claim.advice.points < min(ways)


def own_turn(claim: Claim) -> tuple[Game[Any], Game[Any]]:
    own = [game for game in claim.turn if game.to_move == claim.seat]
    return own[0], own[-1]


def more_points_at_scoring(claim: Claim) -> bool:
    start, end = own_turn(claim)
    return claim.now["scoring"] != "none" and would_score(end, claim.seat) > would_score(start, claim.seat)


def brought(claim: Claim) -> bool:
    return any(text.startswith("bring") for text in claim.advice.turn)


def held_at_end(claim: Claim) -> bool:
    _, end = claim.before_and_after_turn
    place = claim.advice.place
    return holder(end, place) == claim.seat and value(end, place) == claim.advice.points > 0


def stronger_somewhere(claim: Claim) -> bool:
    start, end = claim.before_and_after_turn

    def standing(view: dict[str, Any], place: str) -> int:
        own, *others = (strength(player, place) for player in rotated(view["players"], claim.seat))
        return int(own - max(others))

    return any(
        standing(end, place) > standing(start, place) or value(end, place) > value(start, place)
        for place in end["board"]
        if value(end, place)
    )


def rotated(players: list[Any], seat: int) -> list[Any]:
    return [*players[seat:], *players[:seat]]


def treasure_points(claim: Claim, view: dict[str, Any]) -> int:
    return sum(prospects.treasure_points(claim.mine(view)["treasures"]).values())


TIKAL: dict[str, Check] = {
    "now": lambda claim: claim.now["scoring"] != "none" and now(claim),
    "guard": lambda claim: (
        claim.advice.place in claim.mine(claim.then)["guards"]
        and value(claim.then, claim.advice.place) == claim.advice.points
    ),
    "uncover": lambda claim: (
        value(claim.now, claim.advice.place) + 1 == value(claim.then, claim.advice.place) == claim.advice.points
        and holder(claim.then, claim.advice.place) != claim.seat
    ),
    "uncover-held": lambda claim: (
        value(claim.now, claim.advice.place) + 1 == value(claim.then, claim.advice.place) == claim.advice.points
        and holder(claim.then, claim.advice.place) == claim.seat
    ),
    "recover": lambda claim: (
        total(claim.mine(claim.then)["treasures"])
        == total(claim.mine(claim.now)["treasures"]) + 1
        == claim.advice.points
    ),
    "exchange": lambda claim: (
        treasure_points(claim, claim.then) - treasure_points(claim, claim.now) == claim.advice.points > 0
    ),
    "camp": lambda claim: claim.advice.place in claim.mine(claim.then)["camps"],
    "majority": taken(scoring_now=False),
    "majority-now": taken(scoring_now=True),
    "towards": lambda claim: holder(claim.now, claim.advice.place) != claim.seat and held_at_end(claim),
    "lead": led,
    "ruin": lambda claim: treasures_at(claim.then, claim.advice.place) == claim.advice.points > 0,
    "begins": lambda claim: (
        claim.now["scoring"] == "none"
        and claim.advice.choice == "choose volcano"
        and claim.scored(claim.turn[0], claim.turn[-1]) == claim.advice.points > 0
    ),
    "near-temple": lambda claim: nearest(claim) and value(claim.then, claim.advice.place) > 0,
    "near-ruin": lambda claim: nearest(claim) and treasures_at(claim.then, claim.advice.place) > 0,
    "shorter": lambda claim: (
        way_to(claim.chosen, claim.seat, claim.advice.place)
        == claim.advice.points
        < way_to(claim.game, claim.seat, claim.advice.place)
    ),
    "tile-camp": lambda claim: f"camp {claim.advice.place}" in claim.advice.turn,
    "tile-temple": held_at_end,
    "tile-ruin": lambda claim: (
        treasures_at(claim.then, claim.advice.place) == claim.advice.points > 0
        and members_at(claim.mine(claim.before_and_after_turn[1]), claim.advice.place) > 0
    ),
    "scoring": more_points_at_scoring,
    "temples": stronger_somewhere,
    "guards": lambda claim: any(text.startswith("guard") for text in claim.advice.turn),
    "treasures": lambda claim: (
        treasure_points(claim, claim.before_and_after_turn[1])
        > treasure_points(claim, claim.before_and_after_turn[0])
    ),
    "ruins": lambda claim: (
        ready(claim, claim.before_and_after_turn[1]) > ready(claim, claim.before_and_after_turn[0])
    ),
    "people": brought,
    "bid": lambda claim: claim.advice.choice.startswith("bid") and claim.advice.points >= paid(claim),
    "pass": lambda claim: claim.advice.choice == "pass" and claim.advice.second == f"bid {lowest(claim)}",
    "alike": lambda claim: len(set(claim.now["auction"]["shown"])) == 1,
}


def lowest(claim: Claim) -> int:
    bid: int = claim.now["auction"]["bid"]
    return bid + 1


def paid(claim: Claim) -> int:
    return int(claim.advice.choice.split()[1])
