"""What the table says: the decision at hand in one line, the story so far, and why something is refused.

All of it is made from plain data of the engine (steps, events, refusal codes) and words of the catalogue.
"""

from collections.abc import Callable
from typing import Any

from engine import IllegalAction
from engine.lost_temple import KEY_SET_POINTS, Event, View
from engine.lost_temple import actions as do
from game.lost_temple.order import playing_order
from game.lost_temple.view import LostTempleSession, mine_of
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue, listed
from game.screen.wording import signed

Names = Callable[[int], str]


def decision(session: LostTempleSession, words: Catalogue) -> tuple[str, str]:
    """Who decides what, and a hint, each in one line."""
    if session.over:
        return words("table.over"), words("table.over.hint")
    seat = session.to_move
    assert seat is not None
    name = session.name(seat)
    if not session.choices:
        said = "table.waiting" if session.live else "table.watched"
        return words(said, name=name), words("table.waiting.hint")
    special = DECISIONS.get(session.step)
    if special is not None:
        return special(session, words, name)
    key = session.step.replace(" ", "-")
    return words(f"lost-temple.decide.{key}", name=name), words(f"lost-temple.decide.{key}.hint")


def _pack(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    left = len(session.view["steps"])
    return words("lost-temple.decide.pack", name=name), words("lost-temple.decide.pack.hint", count=left)


def _delivery(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    step = session.view["decision"]
    head = words(
        "lost-temple.decide.delivery" if step["optional"] else "lost-temple.decide.delivery.must", name=name
    )
    return head, words(
        "lost-temple.decide.delivery.hint.several" if step["several"] else "lost-temple.decide.delivery.hint"
    )


def _at_forest(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    keys = any(mine_of(session)["backpack"].values())
    return words("lost-temple.decide.forest", name=name), words(
        "lost-temple.decide.forest.hint" if keys else "lost-temple.decide.forest.fine"
    )


def _treasure(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    face_up = session.view["treasures"]["face_up"]
    hint = "lost-temple.decide.treasure.hint.control" if face_up else "lost-temple.decide.treasure.hint"
    return words("lost-temple.decide.treasure", name=name), words(hint)


def _look(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    what = session.step.removeprefix("look ")
    head = words("lost-temple.decide.look", of=_seen(session), name=name)
    return head, words(f"lost-temple.decide.look.{what}.hint")


def _seen(session: LostTempleSession) -> str:
    """What somebody looks at, as words agree with it: "treasure", "card" or "room"; nothing at other decisions."""
    return session.step.removeprefix("look ").removesuffix("s") if session.step.startswith("look ") else ""


def _place(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    room = session.view["decision"]["room"]
    head = words("lost-temple.decide.place", of=naming.kind(room), name=name, room=naming.room(words, room))
    return head, words("lost-temple.decide.place.hint")


def _end(session: LostTempleSession, words: Catalogue, name: str) -> tuple[str, str]:
    """Whether to end the turn, and what could be done before; without that the turn is simply over."""
    things = [naming.card(words, action.card) for action in session.choices.of(do.PLAY)]
    if session.choices.of(do.TENT_EXPLORE, do.TENT_KEY):
        things.append(words("lost-temple.choose.end.tent"))
    if not things:
        return words("table.turn.held", name=name), words("lost-temple.choose.end.nothing")
    return words("lost-temple.decide.end", name=name), words("lost-temple.choose.end.can", things=listed(things))


DECISIONS: dict[str, Callable[[LostTempleSession, Catalogue, str], tuple[str, str]]] = {
    "pack": _pack,
    "delivery": _delivery,
    "forest": _at_forest,
    "treasure": _treasure,
    "look treasures": _look,
    "look cards": _look,
    "look rooms": _look,
    "place": _place,
    "end": _end,
}

HINTS = {
    "look treasures": "look",
    "look cards": "look",
    "look rooms": "look",
    "refill": "treasure",
    "card key": "key",
    "tent key": "key",
}


def advice(session: LostTempleSession, words: Catalogue) -> str:
    """A few sentences for whoever does not know what to do now."""
    if session.over or not session.choices:
        return words("hint.waiting")
    kind = session.step
    return words(f"lost-temple.tip.hint.{HINTS.get(kind, kind)}", of=_seen(session))


def stage(view: View, words: Catalogue) -> str:
    """Which round it is and how much is left of it."""
    kind = view["round"]
    if kind in ("first", "second"):
        return words(f"lost-temple.decide.round.{kind}", count=sum(len(tiles) for tiles in view["river"]))
    return words("table.stage.over" if kind == "over" else f"lost-temple.decide.round.{kind}")


def refusal(error: IllegalAction, words: Catalogue) -> str:
    """Why an action is refused, in the player's language."""
    known: dict[str, Any] = dict(error.params)
    of = str(known.get("treasure", ""))
    if "colour" in known:
        known["item"] = naming.key(words, str(known["colour"]))
    if "treasure" in known:
        known["treasures"] = naming.treasure(words, str(known["treasure"]), int(str(known.get("count", 2))))
    if "card" in known:
        known["card"] = naming.card(words, str(known["card"]))
    if "place" in known:
        known["place"] = naming.goal(words, str(known["place"]))
    return words(f"lost-temple.refuse.{error.code}", of=of, **known)


def line(event: Event, view: View, words: Catalogue, names: Names) -> str:
    """One event as a sentence of the story; empty for what needs no telling."""
    tell = TALES.get(event["kind"])
    return tell(event, view, words, names(event["seat"])) if tell else ""


def _turn(event: Event, view: View, words: Catalogue, name: str) -> str:
    return words("lost-temple.log.last") if event["round"] == 3 and event["seat"] == playing_order(view)[0] else ""


def _key(event: Event, view: View, words: Catalogue, name: str) -> str:
    if "colour" not in event:
        return words("lost-temple.log.key.hidden", name=name)
    return words(f"lost-temple.log.key.{event['store']}", name=name, item=naming.key(words, event["colour"]))


def _paddle(event: Event, view: View, words: Catalogue, name: str) -> str:
    key = "lost-temple.log.took" if event["start"] == event["site"] else "lost-temple.log.paddle"
    return words(key, count=event["site"], name=name, tile=naming.tile(words, event["tile"]))


def _forest(event: Event, view: View, words: Catalogue, name: str) -> str:
    return words("lost-temple.log.forest", name=name, item=naming.key(words, event["key"]))


def _looked(event: Event, view: View, words: Catalogue, name: str) -> str:
    return words(f"lost-temple.log.look.{event['what']}", name=name, pile=event.get("pile", 0))


def _kept_treasure(event: Event, view: View, words: Catalogue, name: str) -> str:
    if "treasure" not in event:
        return words("lost-temple.log.keep.treasure.hidden", name=name)
    treasure = event["treasure"]
    told = naming.treasure(words, treasure)
    return words("lost-temple.log.keep.treasure", of=treasure, name=name, treasure=told)


def _kept_card(event: Event, view: View, words: Catalogue, name: str) -> str:
    if "card" not in event:
        return words("lost-temple.log.keep.card.hidden", name=name)
    return words("lost-temple.log.keep.card", name=name, card=naming.card(words, event["card"]))


def _treasure_taken(event: Event, view: View, words: Catalogue, name: str) -> str:
    treasure = event["treasure"]
    told = naming.treasure(words, treasure)
    return words(f"lost-temple.log.{event['kind']}", of=treasure, name=name, treasure=told)


def _room(event: Event, view: View, words: Catalogue, name: str) -> str:
    if event["room"] == "treasure-room":
        return words("lost-temple.log.room.itself", place=event["place"])
    return words("lost-temple.log.room", name=name, room=naming.the(words, view, event["place"]))


def _went(event: Event, view: View, words: Catalogue, name: str) -> str:
    goal = event["route"][-1]
    if goal == "out":
        return words("lost-temple.log.go.outside", name=name)
    room = naming.the(words, view, goal)
    if not event["passages"]:
        return words("lost-temple.log.go", name=name, room=room)
    return words("lost-temple.log.go.passages", count=event["passages"], name=name, room=room)


def _stepped_back(event: Event, view: View, words: Catalogue, name: str) -> str:
    goal = event["route"][-1]
    if goal == "out":
        return words("lost-temple.log.back.outside", name=name)
    return words("lost-temple.log.back", name=name, room=naming.the(words, view, goal))


def _points(event: Event, view: View, words: Catalogue, name: str) -> str:
    reason = event["reason"].replace(" ", "-")
    known: dict[str, Any] = {"name": name, "points": signed(event["points"])}
    if reason == "altar":
        known["room"] = naming.of_the_sanctuary(words, event["room"], event["place"])
    elif reason == "excavation":
        known["room"] = naming.the(words, view, event["place"])
        known["points"] = naming.gained(words, event["bonus"], event["doors"], event["elsewhere"])
    elif reason == "delivery":
        known |= {"count": event["count"], "price": event["price"], "points": event["points"]}
        known["treasure"] = naming.treasure(words, event["treasure"], event["count"])
    elif reason == "scoring":
        known["doors"] = naming.doors(words, event["colour"])
    elif reason == "end-card":
        known["card"] = naming.card(words, event["card"])
    elif reason == "camp-keys" and len(event["sets"]) > 1:
        sets = " + ".join(str(KEY_SET_POINTS[size]) for size in event["sets"])
        known["points"] = words("lost-temple.tip.room.sum", parts=sets, points=event["points"])
    return words(f"lost-temple.log.points.{reason}", of=event.get("treasure", ""), **known)


TALES: dict[str, Callable[[Event, View, Catalogue, str], str]] = {
    "turn": _turn,
    "key": _key,
    "paddle": _paddle,
    "forest": _forest,
    "look": _looked,
    "keep treasure": _kept_treasure,
    "keep card": _kept_card,
    "pick": _treasure_taken,
    "refill": _treasure_taken,
    "passage": lambda event, view, words, name: words("lost-temple.log.passage", name=name),
    "room": _room,
    "card": lambda event, view, words, name: words(
        "lost-temple.log.card", name=name, card=naming.card(words, event["card"])
    ),
    "tent": lambda event, view, words, name: words("lost-temple.log.tent", name=name),
    "go": _went,
    "back": _stepped_back,
    "points": _points,
    "wheel": lambda event, view, words, name: words("lost-temple.log.wheel"),
    "round": lambda event, view, words, name: words("lost-temple.log.round"),
    "over": lambda event, view, words, name: words("table.story.over"),
}
