"""The label of every action: what a button says and a screen reader speaks.

The action's own notation is its id; here it becomes a phrase in the player's language.
"""

from collections.abc import Callable

from engine import Action, Verb
from engine.lost_temple import View, preview
from engine.lost_temple import actions as do
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue
from game.screen.wording import capital

Label = Callable[[Catalogue, View, Action], str]


def label(words: Catalogue, view: View, action: Action) -> str:
    """What choosing this action does, in a few words."""
    return capital(LABELS[action.verb](words, view, action))


def _plain(key: str) -> Label:
    """The label of a verb without fields."""
    return lambda words, view, action: words(key)


def _take(words: Catalogue, view: View, action: Action) -> str:
    site = next((number for number, tiles in enumerate(view["river"]) if action.tile in tiles), 0)
    return words("lost-temple.act.take", count=site, tile=naming.tile(words, action.tile))


def _deliver(words: Catalogue, view: View, action: Action) -> str:
    count: int = action.count
    points = preview.delivery_points(view, action.treasure, count)
    treasures = naming.treasure(words, action.treasure, count)
    return words("lost-temple.act.deliver", of=action.treasure, count=count, treasure=treasures, points=points)


def _points(words: Catalogue, view: View, action: Action) -> str:
    icons = naming.icons(view["decision"].get("tile", "0"))
    return words("lost-temple.act.points", count=int(next(icon for icon in icons if icon.isdigit())))


def _score(words: Catalogue, view: View, action: Action) -> str:
    points = preview.door_points(view, view["seat"], action.colour)
    return words("lost-temple.act.score", count=points, colour=naming.colour(words, action.colour))


def _sanctuary(words: Catalogue, view: View, action: Action) -> str:
    room = view["sanctuaries"]["next"]
    assert room is not None  # there is one to place
    return words("lost-temple.act.sanctuary", room=naming.room(words, room), place=action.place)


def _keep_room(words: Catalogue, view: View, action: Action) -> str:
    """Rooms of a colour differ in their doors."""
    form = action.room.partition("-")[2]
    return words(f"lost-temple.act.keep.room.{form}", of="room", room=naming.room(words, action.room))


def _place(words: Catalogue, view: View, action: Action) -> str:
    return words(
        "lost-temple.act.place", place=action.place, turn=words(f"lost-temple.name.side.{action.rotation}")
    )


def _go(words: Catalogue, view: View, action: Action) -> str:
    place, by = action.place, action.by
    if place == "out":
        text = words("lost-temple.act.go.outside")
    else:
        text = words("lost-temple.act.go", where=naming.the(words, view, place))
    if action.tokens or action.cards:
        text = words("lost-temple.act.go.passages", count=action.tokens + action.cards, label=text)
    if action.cards:
        text = words("lost-temple.act.go.cards", label=text)
    if by:
        text = words("lost-temple.act.go.by", label=text, place=naming.goal(words, by))
    return text


def _dig(words: Catalogue, view: View, action: Action) -> str:
    return words("lost-temple.act.dig.space", space=action.space) if action.space else words("lost-temple.act.dig")


def _pick(words: Catalogue, view: View, action: Action) -> str:
    treasure = naming.the_treasure(words, action.treasure)
    return words("lost-temple.act.pick", of=action.treasure, treasure=treasure)


def _keep_treasure(words: Catalogue, view: View, action: Action) -> str:
    return words("lost-temple.act.keep", of=action.treasure, thing=naming.treasure(words, action.treasure))


def _keep_card(words: Catalogue, view: View, action: Action) -> str:
    return words("lost-temple.act.keep", of="card", thing=naming.card(words, action.card))


LABELS: dict[Verb, Label] = {
    do.PACK: lambda words, view, action: words("lost-temple.act.pack", item=naming.key(words, action.colour)),
    do.TAKE: _take,
    do.PAY: lambda words, view, action: words("lost-temple.act.pay", item=naming.key(words, action.colour)),
    do.PAY_FINE: _plain("lost-temple.act.pay-fine"),
    do.DELIVER: _deliver,
    do.DELIVERED: _plain("lost-temple.act.delivered"),
    do.PADDLE_ON: _plain("lost-temple.act.paddle-on"),
    do.KEY: lambda words, view, action: words(
        f"lost-temple.act.key.{action.store}", item=naming.key(words, action.colour)
    ),
    do.LOOK_TREASURES: lambda words, view, action: words("lost-temple.act.look-treasures", pile=action.pile),
    do.LOOK_CARDS: _plain("lost-temple.act.look-cards"),
    do.LOOK_ROOMS: _plain("lost-temple.act.look-rooms"),
    do.PICK_UP: _pick,
    do.REFILL: lambda words, view, action: words("lost-temple.act.refill", pile=action.pile),
    do.SANCTUARY: _sanctuary,
    do.PASSAGE: _plain("lost-temple.act.passage"),
    do.POINTS: _points,
    do.SCORE: _score,
    do.DONE: _plain("lost-temple.act.done"),
    do.KEEP_TREASURE: _keep_treasure,
    do.KEEP_CARD: _keep_card,
    do.KEEP_ROOM: _keep_room,
    do.PLACE_ROOM: _place,
    do.GO: _go,
    do.DIG: _dig,
    do.STOP: _plain("lost-temple.act.stop"),
    do.BACK: _plain("lost-temple.act.back"),
    do.STAY: _plain("lost-temple.act.stay"),
    do.RESCUE: lambda words, view, action: words("lost-temple.act.rescue", item=naming.key(words, action.colour)),
    do.REST: _plain("lost-temple.act.rest"),
    do.PLAY: lambda words, view, action: words("lost-temple.act.play", card=naming.card(words, action.card)),
    do.TENT_EXPLORE: _plain("lost-temple.act.tent-exploration"),
    do.TENT_KEY: _plain("lost-temple.act.tent-key"),
    do.END_TURN: _plain("table.end-turn"),
}
