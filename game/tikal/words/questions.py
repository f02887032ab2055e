"""What can be asked in writing at the table of Tikal, and the answers: everything lies open."""

from __future__ import annotations

from collections.abc import Mapping

from engine.tikal import Event, View
from engine.tikal import actions as do
from game.screen.wording import capital
from game.session.session import GameSession
from game.table.layout import nowhere
from game.table.typed.questions import Asked, Question, in_sentences, seats
from game.tikal.words import naming, tooltips


def _ways(asked: Asked, thing: str) -> list[str]:
    """Where members can go from where they are; where others come in, and where a tile can be placed."""
    choices, found = asked.session.choices, list[str]()
    for verb in (do.PLACE, do.BRING):
        if places := choices.of(verb).values("place"):
            found.append(asked.say(verb.name, ", ".join(map(str, places))))
    moves = choices.of(do.MOVE)
    for start in moves.values("start"):
        goals = ", ".join(map(str, moves.where(start=start).values("place")))
        found.append(asked.say(f"{do.MOVE.name} … {start}", goals))
    return found or [asked.words("ask.go.nowhere"), asked.decision]


def _temples(asked: Asked) -> Mapping[str, str]:
    session: GameSession[View, Event] = asked.session
    view = session.view
    return {
        place: naming.at(asked.words, view, place)
        for place in view["board"]
        if naming.kind_at(view, place) == "temple"
    }


def _all_temples(asked: Asked, thing: str) -> list[str]:
    """Each temple with what it scores, and who holds it."""
    session: GameSession[View, Event] = asked.session
    told = [
        asked.say(
            capital(name), " ".join(line.text for line in tooltips.temple_lines(asked.words, session, place)[:2])
        )
        for place, name in _temples(asked).items()
    ]
    return told or [asked.words("tikal.ask.temples.none")]


def _places(asked: Asked) -> Mapping[str, str]:
    return {place: place for place in do.CELL.index}


def _place(asked: Asked, place: str) -> list[str]:
    return in_sentences(tooltips.place_tip(asked.words, asked.session, place, nowhere()))


def _held(asked: Asked, thing: str) -> list[str]:
    """What a player has, where everybody is, and what would score now."""
    session: GameSession[View, Event] = asked.session
    seat = int(thing) if thing else session.viewer
    words, player = asked.words, session.view["players"][seat]
    told = in_sentences(tooltips.player_tip(words, session, seat, nowhere()))
    for place, count in player["workers"].items():
        told.append(asked.say(place, words("tikal.tip.workers", count=count)))
    if player["leader"] in do.CELL.index:
        told.append(asked.say(player["leader"], words("tikal.member.leader")))
    for place in player["camps"]:
        told.append(asked.say(place, words("tikal.tip.camp", name=session.name(seat))))
    treasures = {naming.treasure(words, name): count for name, count in player["treasures"].items()}
    return [*told, asked.say(words("tikal.ask.treasures"), asked.listed(treasures))]


QUESTIONS = (
    Question("ask.go", _ways),
    Question("tikal.ask.leads", _place, _temples),
    Question("tikal.ask.temples", _all_temples),
    Question("ask.place", _place, _places, alone=True),
    Question("ask.held", _held),
    Question("ask.held.by", _held, seats),
)
