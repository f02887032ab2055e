"""What the table of Tikal says: the decision at hand in one line, the story so far, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import IllegalAction
from engine.tikal import Event, View, preview, prospects
from game.screen.catalogue import Catalogue
from game.session.session import GameSession
from game.tikal.words import naming

Names = Callable[[int], str]
Tale = Callable[[Event, View, Catalogue, Names], str]


def decision(session: GameSession[View, Event], words: Catalogue) -> tuple[str, str]:
    """Who decides what, and a hint, each in one line."""
    if session.over:
        return words("table.over"), words("table.over.hint")
    view, seat = session.view, session.to_move
    assert seat is not None
    name = session.name(seat)
    if not session.choices:
        doing = "scoring" if session.step == "act" and view["scoring"] != "none" else session.step
        said = "table.waiting" if session.live else "table.watched"
        return words(said, name=name), words(f"tikal.waiting.{doing}")
    return DECISIONS[session.step](view, words, name)


def _bid(view: View, words: Catalogue, name: str) -> tuple[str, str]:
    highest = view["auction"]["bid"]
    hint = words("tikal.decide.bid.highest", count=highest) if highest else words("tikal.decide.bid.hint")
    return words("tikal.decide.bid", name=name), hint


def _choose(view: View, words: Catalogue, name: str) -> tuple[str, str]:
    free = view["auction"]["passed"]
    hint = "tikal.decide.choose.free" if free else "tikal.decide.choose.hint"
    return words("tikal.decide.choose", name=name), words(hint)


def _place(view: View, words: Catalogue, name: str) -> tuple[str, str]:
    if view["tile"] == "volcano":
        return words("tikal.decide.place.volcano", name=name), words("tikal.decide.place.volcano.hint")
    return words("tikal.decide.place", name=name), words("tikal.decide.place.hint")


def _act(view: View, words: Catalogue, name: str) -> tuple[str, str]:
    left, scoring = view["action_points"], view["scoring"]
    if not left:
        return words("tikal.decide.end", name=name), words("tikal.decide.end.hint")
    head = "tikal.decide.act" if scoring == "none" else "tikal.decide.scoring"
    return words(head, name=name), words(f"tikal.decide.{scoring}.hint", count=left)


DECISIONS: dict[str, Callable[[View, Catalogue, str], tuple[str, str]]] = {
    "bid": _bid,
    "choose": _choose,
    "place": _place,
    "act": _act,
}


def advice(session: GameSession[View, Event], words: Catalogue) -> str:
    """A few sentences for whoever does not know what to do now."""
    if session.over or not session.choices:
        return words("hint.waiting")
    if session.step == "act" and session.view["scoring"] != "none":
        return words("tikal.advice.scoring")
    if session.step == "choose" and session.view["auction"]["passed"]:
        return words("tikal.advice.choose.free")
    return words(f"tikal.advice.{session.step}")


def stage(view: View, words: Catalogue) -> str:
    """How many tiles were turned up and from which set, or which auction or scoring it is."""
    if view["decision"]["step"] == "over":
        return words("table.stage.over")
    if view["scoring"] != "none":
        return words(f"tikal.stage.{view['scoring']}")
    if view["decision"]["step"] == "bid":
        return words("tikal.stage.auction", letter=prospects.set_now(view))
    return words("tikal.stage", turn=prospects.drawn(view), letter=prospects.set_now(view))


def refusal(error: IllegalAction, words: Catalogue) -> str:
    """Why an action is refused, in the player's language."""
    known: dict[str, Any] = dict(error.params)
    of = str(known.get("treasure", ""))
    if "treasure" in known:
        known["treasure"] = naming.treasure(words, str(known["treasure"]))
    if "colour" in known:
        known["colour"] = words(f"player.{str(known['colour']).lower()}")
    if "tile" in known:
        of = preview.kind(str(known["tile"]))
        known["tile"] = naming.tile(words, str(known["tile"]))
    if "place" in known:
        known["at"] = naming.spot(words, str(known["place"]))
        known["place"] = naming.hex_name(words, str(known["place"]))
    return words(f"tikal.refuse.{error.code}", of=of, **known)


def line(event: Event, view: View, words: Catalogue, names: Names) -> str:
    """One event as a sentence of the story; empty for what needs no telling."""
    tell = TALES.get(event["kind"])
    return tell(event, view, words, names) if tell else ""


def _name(event: Event, names: Names) -> str:
    return names(event["seat"])


def _turn(event: Event, view: View, words: Catalogue, names: Names) -> str:
    if event["scoring"] == "none":
        return ""
    return words(f"tikal.log.turn.{event['scoring']}", name=_name(event, names))


def _said(key: str) -> Tale:
    """A sentence with nothing but the player's name."""
    return lambda event, view, words, names: words(f"tikal.log.{key}", name=_name(event, names))


def _tile(key: str) -> Tale:
    """A sentence about a tile, and where it lies if that is told."""
    return lambda event, view, words, names: words(
        f"tikal.log.{key}",
        of=preview.kind(event["tile"]),
        name=_name(event, names),
        tile=naming.tile(words, event["tile"]),
        place=event.get("place", ""),
    )


def _bids(event: Event, view: View, words: Catalogue, names: Names) -> str:
    return words("tikal.log.bid", count=event["points"], name=_name(event, names))


def _won(event: Event, view: View, words: Catalogue, names: Names) -> str:
    if not event["price"]:
        return words("tikal.log.win.free", name=_name(event, names))
    return words("tikal.log.win", count=event["price"], name=_name(event, names))


def _brought(event: Event, view: View, words: Catalogue, names: Names) -> str:
    member, where = naming.member(words, event["member"]), naming.at(words, view, event["place"])
    return words("tikal.log.bring", name=_name(event, names), member=member, where=where)


def _moved(event: Event, view: View, words: Catalogue, names: Names) -> str:
    member, where = naming.member(words, event["member"]), naming.at(words, view, event["route"][-1])
    key = "tikal.log.move.secret" if any(event["secret"]) else "tikal.log.move"
    return words(key, name=_name(event, names), member=member, where=where, cost=event["cost"])


def _uncovered(event: Event, view: View, words: Catalogue, names: Names) -> str:
    where = naming.at(words, view, event["place"])
    return words("tikal.log.uncover", name=_name(event, names), where=where, value=event["value"])


def _recovered(event: Event, view: View, words: Catalogue, names: Names) -> str:
    found, where = naming.the_treasure(words, event["treasure"]), naming.at(words, view, event["place"])
    return words("tikal.log.recover", of=event["treasure"], name=_name(event, names), treasure=found, where=where)


def _exchanged(event: Event, view: View, words: Catalogue, names: Names) -> str:
    gave, took = naming.the_treasure(words, event["gave"]), naming.the_treasure(words, event["took"])
    return words("tikal.log.exchange", name=_name(event, names), gave=gave, took=took, other=names(event["other"]))


def _camped(event: Event, view: View, words: Catalogue, names: Names) -> str:
    return words("tikal.log.camp", name=_name(event, names), place=event["place"])


def _guarded(event: Event, view: View, words: Catalogue, names: Names) -> str:
    return words("tikal.log.guard", name=_name(event, names), place=event["place"], value=event["value"])


def _points(event: Event, view: View, words: Catalogue, names: Names) -> str:
    if event["reason"] == "bid":
        return ""  # who won the auction has told it
    known = {"name": _name(event, names), "place": event.get("place", "")}
    return words(f"tikal.log.points.{event['reason']}", count=event["points"], **known)


TALES: dict[str, Tale] = {
    "tile out": _tile("tile-out"),
    "bid": _bids,
    "pass": _said("pass"),
    "nobody bids": lambda event, view, words, names: words("tikal.log.nobody-bids"),
    "win": _won,
    "choose": _tile("choose"),
    "place": _tile("place"),
    "volcano": _said("volcano"),
    "turn": _turn,
    "bring": _brought,
    "move": _moved,
    "uncover": _uncovered,
    "recover": _recovered,
    "exchange": _exchanged,
    "camp": _camped,
    "guard": _guarded,
    "points": _points,
    "over": lambda event, view, words, names: words("table.story.over"),
}
