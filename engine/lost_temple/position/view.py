"""What one seat may know.

A view has the shape of a position. What is hidden from the seat is not in it: a pile is a number, and so are the
camp keys, treasures and cards of other players. The generator of chance is gone altogether.
"""

from __future__ import annotations

from ...core.game import Json
from ...core.telling import Event
from .. import components as box
from ..rules import flow, icons, pirogue
from ..rules.state import State
from . import position

SECRETS = ("camp", "treasures", "cards")


def view(state: State, seat: int) -> Json:
    """Everything that the player at this seat can see."""
    data = position.write(state)
    over = state.round == flow.OVER
    del data["chance"]
    data["decision"] = data["steps"][-1] if data["steps"] else {"step": "over"}
    data["seat"] = seat
    data["to_move"] = None if over else state.turn
    data["prices"] = {name: pirogue.price(state, i) for i, name in enumerate(box.TREASURES)}
    data["treasures"]["piles"] = [len(pile) for pile in state.piles]
    data["cards"]["deck"] = len(state.deck)
    data["rooms"] = len(state.rooms)
    data["sanctuaries"] = {
        "next": box.ROOMS[state.sanctuaries[0]] if state.sanctuaries else None,
        "left": len(state.sanctuaries),
    }
    data["seen"] = seen(state) if seat == state.turn else []
    if not over:
        for other, player in enumerate(data["players"]):
            if other != seat:
                for secret in SECRETS:
                    player[secret] = sum(player[secret].values())
    return data


def seen(state: State) -> list[str]:
    """What the player whose turn it is looks at right now."""
    step = state.steps[-1] if state.steps else ("nothing",)
    if step[0] == "look treasures":
        return [box.TREASURES[treasure] for treasure in state.piles[int(step[1])][: icons.LOOK]]
    if step[0] == "look cards":
        return [box.CARDS[card] for card in state.deck[: icons.LOOK]]
    if step[0] == "look rooms":
        return [box.ROOMS[room] for room in state.rooms[: icons.LOOK]]
    return []


def witnessed(event: Event, seat: int) -> Event:
    """An event as another seat sees it: what was kept face down is not told."""
    if event["seat"] == seat:
        return event
    if event["kind"] == "keep treasure":
        return {key: value for key, value in event.items() if key != "treasure"}
    if event["kind"] == "keep card":
        return {key: value for key, value in event.items() if key != "card"}
    if event["kind"] == "key" and event["store"] == "camp":
        return {key: value for key, value in event.items() if key != "colour"}
    return event
