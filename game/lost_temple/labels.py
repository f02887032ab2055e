"""The label of every action: what a button says and a screen reader speaks.

The action's own notation is its id; here it becomes a phrase in the player's language.
"""

from collections.abc import Callable
from itertools import pairwise

from engine import Action
from engine.lost_temple import preview
from game.lost_temple import naming
from game.screen.catalogue import Catalogue
from game.table.naming import View, capital, several


def label(words: Catalogue, view: View, action: Action) -> str:
    """What choosing this action does, in a few words."""
    name = action.verb.name
    rest = action.text[len(name) :].split()
    return capital(LABELS[name](words, view, rest))


def _tile(words: Catalogue, view: View, rest: list[str]) -> str:
    site = next((number for number, tiles in enumerate(view["river"]) if rest[0] in tiles), 0)
    return words("act.take", tile=naming.tile(words, rest[0]), site=site)


def _deliver(words: Catalogue, view: View, rest: list[str]) -> str:
    treasure, count = rest[0], int(rest[1])
    points = preview.delivery_points(view, treasure, count)
    return several(words, "act.deliver", count, treasure=naming.treasure(words, treasure, count), points=points)


def _points(words: Catalogue, view: View, rest: list[str]) -> str:
    tile = str(view["steps"][-1].get("tile", "0"))
    return several(words, "act.points", int(next(part for part in tile.split("+") if part.isdigit())))


def _score(words: Catalogue, view: View, rest: list[str]) -> str:
    points = preview.door_points(view, view["seat"], rest[0])
    return several(words, "act.score", points, colour=naming.colour(words, rest[0]))


def _sanctuary(words: Catalogue, view: View, rest: list[str]) -> str:
    room = view["sanctuaries"]["next"]
    return words("act.sanctuary", room=naming.room(words, room), place=rest[0])


def _go(words: Catalogue, view: View, rest: list[str]) -> str:
    place = rest[0]
    where = naming.at(words, view, place) if place == "out" else naming.the(words, view, place)
    text = words("act.go", where=where)
    paid = [int(count) for count, unit in pairwise(rest) if unit.startswith(("token", "card"))]
    if paid:
        text = several(words, "act.go.passages", sum(paid), label=text)
    if any(unit.startswith("card") for unit in rest[1:]):
        text = words("act.go.cards", label=text)
    if "by" in rest:
        by = rest[rest.index("by") + 1]
        text = words("act.go.by", label=text, place=naming.at(words, view, by) if by == "out" else by)
    return text


def _dig(words: Catalogue, view: View, rest: list[str]) -> str:
    return words("act.dig.space", space=rest[0]) if rest else words("act.dig")


LABELS: dict[str, Callable[[Catalogue, View, list[str]], str]] = {
    "pack": lambda words, view, rest: words("act.pack", item=naming.key(words, rest[0])),
    "take": _tile,
    "pay": lambda words, view, rest: words("act.pay", item=naming.key(words, rest[0])),
    "pay fine": lambda words, view, rest: words("act.pay-fine"),
    "deliver": _deliver,
    "delivered": lambda words, view, rest: words("act.delivered"),
    "paddle on": lambda words, view, rest: words("act.paddle-on"),
    "key": lambda words, view, rest: words(f"act.key.{rest[1]}", item=naming.key(words, rest[0])),
    "look treasures": lambda words, view, rest: words("act.look-treasures", pile=rest[0]),
    "look cards": lambda words, view, rest: words("act.look-cards"),
    "look rooms": lambda words, view, rest: words("act.look-rooms"),
    "pick": lambda words, view, rest: words("act.pick", treasure=naming.treasure(words, rest[0])),
    "refill": lambda words, view, rest: words("act.refill", pile=rest[0]),
    "sanctuary": _sanctuary,
    "passage": lambda words, view, rest: words("act.passage"),
    "points": _points,
    "score": _score,
    "done": lambda words, view, rest: words("act.done"),
    "keep": lambda words, view, rest: words("act.keep", thing=naming.thing(words, rest[0])),
    "place": lambda words, view, rest: words("act.place", place=rest[0], turn=words(f"name.side.{rest[1]}")),
    "go": _go,
    "dig": _dig,
    "stop": lambda words, view, rest: words("act.stop"),
    "back": lambda words, view, rest: words("act.back"),
    "stay": lambda words, view, rest: words("act.stay"),
    "rescue": lambda words, view, rest: words("act.rescue", item=naming.key(words, rest[0])),
    "rest": lambda words, view, rest: words("act.rest"),
    "play": lambda words, view, rest: words("act.play", card=naming.card(words, rest[0])),
    "tent exploration": lambda words, view, rest: words("act.tent-exploration"),
    "tent key": lambda words, view, rest: words("act.tent-key"),
    "end turn": lambda words, view, rest: words("act.end-turn"),
}
