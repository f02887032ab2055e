"""The rules of Stones, and its record for the engine."""

from __future__ import annotations

from typing import Any

from engine.core.action import Action, Grammar, Verb, number
from engine.core.chance import Chance
from engine.core.errors import IllegalAction, OptionError
from engine.core.game import Game, Json, Rules
from engine.core.options import check_first, check_flag, check_known, check_names, check_players, flag
from engine.core.reader import Reader
from engine.core.search import Effort, Expert, Level
from engine.core.telling import Event, Teller

TAKE = Verb("take", count=number(range(1, 4)))
GRAMMAR = Grammar([TAKE])
MANY, FEW = 15, 9
NAMES = ("red", "blue")
WINNER = 1


class Player:
    """Somebody who takes stones."""

    def __init__(self, score: int = 0) -> None:
        self.score = score


class State(Teller):
    """A heap, and whose turn it is."""

    __slots__ = ("events", "few", "names", "players", "stones", "turn")

    def __init__(
        self, stones: int, turn: int, names: list[str], few: bool, scores: tuple[int, ...] = (0, 0)
    ) -> None:
        self.stones, self.turn, self.names, self.few = stones, turn, names, few
        self.players = [Player(score) for score in scores]
        self.events: list[Event] | None = None

    def copy(self) -> State:
        """An independent copy."""
        return State(self.stones, self.turn, self.names, self.few, tuple(one.score for one in self.players))


def check_options(players: object, options: Json) -> Json:
    """A heap of nine or fifteen, who is first, what people are called."""
    check_players("Stones", players, (2,))
    check_known("Stones", options, ("few", "first", "names"))
    names = options.get("names")
    return {
        "few": check_flag("few", options.get("few", False)),
        "first": check_first(options.get("first"), 2),
        "names": list(NAMES) if names is None else check_names(names, 2),
    }


def set_up(players: int, seed: int, options: Json) -> State:
    """The whole heap."""
    first = options["first"]
    turn = Chance.seeded(seed).below(2) if first is None else first
    return State(FEW if options["few"] else MANY, turn, options["names"], options["few"])


def to_move(state: State) -> int | None:
    """Nobody when the heap is gone."""
    return state.turn if state.stones else None


def legal(state: State) -> list[Action]:
    """One to three stones."""
    return [TAKE(count) for count in range(1, min(3, state.stones) + 1)]


def take(state: State, action: Action) -> None:
    """Take stones; the last one wins."""
    (count,) = action.args
    state.stones -= count
    state.tell("take", count=count, left=state.stones)
    if not state.stones:
        state.gain(state.players[state.turn], WINNER, "last stone")
        state.tell("over")
    state.turn = 1 - state.turn


def position(state: State) -> Json:
    """The complete state."""
    return {
        "game": "stones",
        "stones": state.stones,
        "turn": state.turn,
        "options": {"few": state.few, "names": list(state.names)},
        "players": [{"score": one.score} for one in state.players],
    }


def from_position(data: Json) -> State:
    """The state that a position describes."""
    root = Reader(data, "position")
    root.only("game", "stones", "turn", "options", "players")
    options = root.field("options")
    options.only("few", "names")
    few = options.field("few").flag()
    try:
        names = check_names(options.field("names").value, 2)
    except OptionError as error:
        options.field("names").fail(str(error))
    scores = tuple(one.field("score").whole(0, WINNER) for one in root.field("players").items((2,)))
    stones = root.field("stones").whole(0, FEW if few else MANY)
    if sum(scores) != (stones == 0):
        root.field("players").fail("who took the last stone has the only point")
    return State(stones, root.field("turn").whole(0, 1), names, few, scores)


def view(state: State, seat: int) -> Json:
    """Everything lies open."""
    step = {"step": "take" if state.stones else "over"}
    return position(state) | {"decision": step, "seat": seat, "to_move": to_move(state)}


def imagine(seen: Json, chance: Chance) -> Json:
    """There is nothing to imagine."""
    return {key: seen[key] for key in ("game", "stones", "turn", "options", "players")}


def worth(game: Game[State], seat: int) -> dict[str, float]:
    """Who faces a heap of four, eight, twelve loses."""
    state = game.state
    decided = state.stones > 0 and state.stones % 4 == 0
    return {
        "points": float(state.players[seat].score),
        "heap": 0.0 if not decided else -1.0 if state.turn == seat else 1.0,
    }


def lead(game: Game[State], seat: int) -> float:
    """By how much a seat is better off than the other."""
    return sum(worth(game, seat).values()) - sum(worth(game, 1 - seat).values())


def refusal(state: State, action: Action) -> IllegalAction:
    """There are not so many."""
    return IllegalAction("too-few", "There are only {left} stones.", left=state.stones)


EXPERT: Expert = Expert(
    worth=worth,
    evaluate=lambda game, seat, before: (lead(game, seat), None),
    choices=Game.legal_actions,
    stage=lambda game: len(game.moves),
    spot=lambda game, seat: (game.state.stones,),
)
RULES: Rules[Any] = Rules(
    name="stones",
    players=(2,),
    options=(flag("few"),),
    check_options=check_options,
    setup=set_up,
    to_move=to_move,
    legal=legal,
    effect=take,
    refusal=refusal,
    parse=GRAMMAR.parse,
    winners=lambda state: [] if state.stones else [1 - state.turn],
    position=position,
    from_position=from_position,
    view=view,
    imagine=imagine,
    show=lambda state: f"{state.stones} stones",
    secrets=(),
    witnessed=lambda event, seat: event,
    reveals=lambda event: False,
    expert=EXPERT,
    levels={"easy": Level(Effort(1, 1), careless=0.5), "hard": Level(Effort(4, 100))},
)
