"""What things of Lost Temple are called in the player's language: rooms, tiles, cards.

Everything here turns the engine's own names ("pink-bend", "room+pink") into words of the catalogue.
"""

from collections import Counter
from collections.abc import Sequence

from engine.lost_temple import Event, View, Worth
from game.screen.catalogue import Catalogue, listed

MULTICOLOURED = "multicoloured-sanctuary"
"""The room whose altar counts the keys of all colours."""


def colour(words: Catalogue, name: str) -> str:
    """A colour."""
    return words(f"lost-temple.name.colour.{name}")


def key(words: Catalogue, name: str) -> str:
    """A key of a colour, or of "any"."""
    return words(f"lost-temple.name.key.{name}")


def treasure(words: Catalogue, name: str, count: int = 1) -> str:
    """A type of treasure, or several of it."""
    return words(f"lost-temple.name.treasure.{name}", count=count)


def delivered(words: Catalogue, events: Sequence[Event]) -> str:
    """The treasures of some deliveries, such as "2 masks, 1 vase"."""
    counts: Counter[str] = Counter()
    for event in events:
        counts[event["treasure"]] += event["count"]
    return treasures(words, counts)


def treasures(words: Catalogue, counts: Counter[str]) -> str:
    """Treasures of several types, such as "2 masks, 1 vase"."""
    return listed(
        words("lost-temple.name.several", number=count, treasure=treasure(words, name, count))
        for name, count in counts.items()
    )


def the_treasure(words: Catalogue, name: str) -> str:
    """A type of treasure with its article."""
    return words(f"lost-temple.name.treasure.the.{name}")


def doors(words: Catalogue, colour: str) -> str:
    """The doors of a colour."""
    return words(f"lost-temple.name.doors.{colour}")


def card(words: Catalogue, name: str) -> str:
    """The name of a special card."""
    return words(f"lost-temple.name.card.{name}")


def room(words: Catalogue, name: str) -> str:
    """A room by its engine name, such as "pink-bend", "blue-sanctuary" or "treasure-room"."""
    kind, _, form = name.partition("-")
    if form == "sanctuary":
        return words(f"lost-temple.name.sanctuary.{kind}")
    return words(f"lost-temple.name.room.{kind}")


def kind(room: str) -> str:
    """What words that speak of a room agree with: "room" or "sanctuary"."""
    return "sanctuary" if room.endswith("-sanctuary") else "room"


def at(words: Catalogue, view: View, place: str) -> str:
    """What lies at a place of the temple."""
    if place == "out":
        return words("lost-temple.name.room.outside")
    if place.startswith("s"):
        return words("lost-temple.name.room.secret")
    found = view["temple"].get(place)
    return room(words, found["room"]) if found else words("lost-temple.name.room.empty")


def the(words: Catalogue, view: View, place: str) -> str:
    """The room at a place with its article and its place, as in a sentence."""
    found = view["temple"].get(place)
    article = f"lost-temple.name.the.{kind(found.get('room', '') if found else '')}"
    return words(article, room=at(words, view, place), place=place)


def of_the_sanctuary(words: Catalogue, name: str, place: str) -> str:
    """A sanctuary as that to which something belongs, such as its altar."""
    return words("lost-temple.name.of.sanctuary", room=room(words, name), place=place)


def goal(words: Catalogue, place: str) -> str:
    """A place as the goal of a way: what has no letter and number on the board is called by its name."""
    if place == "out":
        return words("lost-temple.name.room.outside")
    if place.startswith("s"):
        return words("lost-temple.name.the.room", room=words("lost-temple.name.room.secret"), place=place)
    return words("lost-temple.name.cell", place=place)


def gained(words: Catalogue, bonus: int, doors: int, elsewhere: int) -> str:
    """What an excavation scores as a sum, such as "3 + 2 doors + 2 elsewhere = 7"."""
    parts = [str(bonus)] if bonus else []
    if doors:
        parts.append(words("lost-temple.tip.room.doors", count=doors))
    if elsewhere:
        parts.append(words("lost-temple.tip.room.elsewhere", count=elsewhere))
    told: str = listed(parts or ["0"], " + ")
    if len(parts) > 1 or doors:
        told = words("lost-temple.tip.room.sum", parts=told, points=bonus + doors + elsewhere)
    return told


def excavated(words: Catalogue, worth: Worth) -> str:
    """What an excavation is made of, such as "3 + 2 doors, a card"; nothing where its points say it all."""
    parts = [str(worth.bonus)] if worth.bonus else []
    parts += [words("lost-temple.tip.room.doors", count=worth.doors)] if worth.doors else []
    parts += [words("lost-temple.tip.room.elsewhere", count=worth.elsewhere)] if worth.elsewhere else []
    more = [icon(words, name) for name, given in (("treasure", worth.treasure), ("card", worth.card)) if given]
    return listed([*([listed(parts, " + ")] if len(parts) > 1 else []), *more])


def tent(words: Catalogue, view: View, seat: int) -> str:
    """Whether a player can use the tent; in the short game nobody has one."""
    if view["options"]["short_game"]:
        return words("lost-temple.table.tent.none")
    return words(
        "lost-temple.table.tent.ready" if view["players"][seat]["tent"] else "lost-temple.table.tent.used"
    )


def icon(words: Catalogue, name: str) -> str:
    """One icon of a tile: "pink", "any", "room", "2"…"""
    if name.isdigit():
        return words("lost-temple.name.icon.points", count=int(name))
    if name in ("any", "treasure", "card", "room", "sanctuary", "passage", "scoring"):
        return words(f"lost-temple.name.icon.{name}")
    return key(words, name)


def icons(tile: str) -> list[str]:
    """The icons of an action tile, such as "room" and "pink" of "room+pink"."""
    return tile.split("+")


def tile(words: Catalogue, name: str) -> str:
    """An action tile: its icons."""
    return listed((icon(words, part) for part in icons(name)), " + ")


def icon_sprite(name: str) -> str:
    """The sprite of a tile's icon."""
    if name.isdigit():
        return "icon-points"
    if name == "treasure":
        return "treasure-back"
    if name in ("card", "room", "sanctuary", "passage", "scoring"):
        return f"icon-{name}"
    return f"key-{name}"


def altar_sprite(sanctuary: str) -> str:
    """The sprite of a sanctuary's altar."""
    colour, _, _ = sanctuary.partition("-")
    return "altar-multi" if colour == "multicoloured" else f"altar-{colour}"


CARD_SPRITES = {"exploration": "additional-exploration", "delivery-several-types": "delivery-several"}


def card_sprite(name: str) -> str:
    """The sprite of a card."""
    short = CARD_SPRITES.get(name, name).replace("end-five-points", "end-five")
    return f"card-{short}"
