"""What can be asked in writing at the table of Lost Temple, and the answers: only what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.lost_temple import SITES, Count
from engine.lost_temple import actions as do
from game.lost_temple.board import altar_leads
from game.lost_temple.view import LostTempleSession
from game.lost_temple.words import naming, tooltips
from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.table.layout import nowhere
from game.table.typed.questions import Asked, Question, in_sentences, seats

Named = Callable[[Catalogue, str], str]
"""Tells a thing by its name in the engine."""
ALTARS = ("pink", "blue", "green", "yellow", "brown", "multicoloured")


def _ways(asked: Asked, thing: str) -> list[str]:
    """Where the explorer can go and what that costs; before it, where tiles can be taken."""
    session: LostTempleSession = asked.session
    words, ways = asked.words, session.choices.of(do.GO)
    if tiles := session.choices.of(do.TAKE).values("tile"):
        sites = [site for site in range(SITES) if any(tile in tiles for tile in session.view["river"][site])]
        return [sentence for site in sites for sentence in _site(asked, str(site))[:1]]
    found = []
    for place in map(str, ways.values("place")):
        cost = min(way.tokens + way.cards for way in ways.at(place))
        goal = words("lost-temple.tip.room.title", room=naming.at(words, session.view, place), place=place)
        goal = naming.goal(words, place) if place == "out" else goal
        found.append(capital(words("lost-temple.act.go.passages", count=cost, label=goal) if cost else goal) + ".")
    return found or [words("ask.go.nowhere"), asked.decision]


def _altars(asked: Asked) -> Mapping[str, str]:
    return {colour: asked.words(f"lost-temple.ask.altar.{colour}") for colour in ALTARS}


def _leads(asked: Asked, colour: str) -> list[str]:
    """Who leads at an altar, and how many keys count as far as they are known."""
    session: LostTempleSession = asked.session
    view, words, found = session.view, asked.words, list[str]()
    for place in altar_leads.sanctuaries(view):
        if altar_leads.colour_of(view, place) == colour:
            found.append(capital(naming.the(words, view, place)) + ".")
            found += [line.text for line in tooltips.altar_lines(words, session, place)]
            standing = altar_leads.standing(view, place)
            for seat, count in standing.counts.items() if standing is not None else ():
                known = "?" if count is None else str(count)
                found.append(words("lost-temple.ask.altar.keys", name=session.name(seat), keys=known))
            if standing is None:
                found.append(words("lost-temple.ask.altar.nobody"))
    return found or [words("lost-temple.ask.altar.hidden")]


def _places(asked: Asked) -> Mapping[str, str]:
    return {place: place for place in do.PLACE.index if place != "out"}


def _place(asked: Asked, place: str) -> list[str]:
    return in_sentences(tooltips.place_tip(asked.words, asked.session, place, nowhere()))


def _sites(asked: Asked) -> Mapping[str, str]:
    return {str(site): str(site) for site in range(SITES)}


def _site(asked: Asked, site: str) -> list[str]:
    """The tiles of a site, and what the way there brings."""
    session: LostTempleSession = asked.session
    title, told, *way = in_sentences(tooltips.site_tip(asked.words, session, int(site), nowhere()))
    tiles = ", ".join(naming.tile(asked.words, tile) for tile in session.view["river"][int(site)])
    return [asked.say(title.rstrip("."), tiles or told), *way]


def _held(asked: Asked, thing: str) -> list[str]:
    """What a player has; of what is hidden only how much."""
    session: LostTempleSession = asked.session
    seat = int(thing) if thing else session.viewer
    words, player = asked.words, session.view["players"][seat]
    listed: list[tuple[str, Count | int, Named]] = [
        ("table.backpack", player["backpack"], naming.key),
        ("table.page.camp", player["camp"], naming.key),
        ("table.treasures", player["treasures"], naming.treasure),
        ("tip.deck", player["cards"], naming.card),
        ("table.passages", player["passages"], naming.icon),
    ]
    told = [asked.say(words(f"lost-temple.{label}"), _things(asked, held, named)) for label, held, named in listed]
    return [*told, capital(naming.tent(words, session.view, seat))]


def _things(asked: Asked, held: Count | int, named: Named) -> str:
    """Things by name, or how many there are."""
    if isinstance(held, int):
        return str(held)
    return asked.listed({named(asked.words, name): count for name, count in held.items()})


def _whereabouts(asked: Asked, thing: str) -> list[str]:
    session: LostTempleSession = asked.session
    return [
        asked.words(
            "lost-temple.ask.stands",
            name=session.name(seat),
            site=player["site"],
            place=naming.goal(asked.words, player["place"]),
        )
        for seat, player in enumerate(session.view["players"])
    ]


def _prices(asked: Asked, thing: str) -> list[str]:
    prices = asked.session.view["prices"].items()
    return [asked.say(capital(naming.treasure(asked.words, name)), str(price)) for name, price in prices]


QUESTIONS = (
    Question("ask.go", _ways),
    Question("lost-temple.ask.leads", _leads, _altars),
    Question("ask.place", _place, _places, alone=True),
    Question("lost-temple.ask.site", _site, _sites),
    Question("ask.held", _held),
    Question("ask.held.by", _held, seats),
    Question("lost-temple.ask.where", _whereabouts),
    Question("lost-temple.ask.prices", _prices),
)
