"""Explanations of everything on the board: tiles, sites, rooms with their worth to this player now, ways.

Each function asks the engine through `preview` and answers with a `Tip`.
"""

from __future__ import annotations

import pygame

from engine.lost_temple import PLAYERS, SITES, View, Worth, preview
from engine.lost_temple import actions as do
from game.lost_temple.board import altar_leads
from game.lost_temple.features import passages
from game.lost_temple.panels import cards
from game.lost_temple.view import LostTempleSession, mine_of
from game.lost_temple.words import naming
from game.lost_temple.words.speech import advice
from game.screen.catalogue import Catalogue, listed
from game.screen.wording import capital
from game.ui.tip import Tip, TipLine


def advice_tip(words: Catalogue, session: LostTempleSession, anchor: pygame.Rect) -> Tip:
    """Advice for the decision at hand."""
    lines = (TipLine(advice(session, words)),)
    return Tip(anchor, capital(words("dialog.hint")), lines, rule=passages.PANELS["advice"])


def icon_line(words: Catalogue, view: View, icon: str) -> TipLine:
    """What one icon of a tile does."""
    if icon.isdigit():
        told = words("lost-temple.tip.icon.points", count=int(icon))
    elif icon == "sanctuary" and (coming := view["sanctuaries"]["next"]):
        told = words("lost-temple.tip.icon.sanctuary.next", room=naming.room(words, coming))
    elif icon in ("any", "treasure", "card", "room", "sanctuary", "passage", "scoring"):
        told = words(f"lost-temple.tip.icon.{icon}")
    else:
        told = words("lost-temple.tip.icon.key", item=naming.key(words, icon))
    return TipLine(told, naming.icon_sprite(icon))


def tile_tip(words: Catalogue, session: LostTempleSession, tile: str, site: int, rect: pygame.Rect) -> Tip:
    """A tile's icons, and what the way to it brings."""
    lines = tuple(icon_line(words, session.view, icon) for icon in dict.fromkeys(naming.icons(tile)))
    return Tip(
        rect,
        capital(naming.tile(words, tile)),
        lines + way_lines(words, session.view, site),
        rule=passages.PANELS["tile"],
    )


def site_tip(words: Catalogue, session: LostTempleSession, site: int, rect: pygame.Rect) -> Tip:
    """How far a site is, what passing on to it means, and how many tiles lie there."""
    told = words("lost-temple.tip.site.tiles", count=len(session.view["river"][site]))
    lines = (TipLine(told), *way_lines(words, session.view, site))
    return Tip(rect, words("lost-temple.tip.site", count=site), lines, rule=passages.PANELS["site"])


def way_lines(words: Catalogue, view: View, site: int) -> tuple[TipLine, ...]:
    """What the viewer's pirogue passes on its way to a site."""
    player = view["players"][view["seat"]]
    ahead = (site - player["site"]) % SITES
    if not ahead:
        return (
            TipLine(words("lost-temple.tip.site.here"), "", "heading"),
            TipLine(words("lost-temple.tip.site.stay")),
        )
    passed = preview.way(player["site"], site)
    if not passed:
        head = TipLine(words("lost-temple.tip.site.ahead", count=ahead), "", "heading")
        return head, TipLine(words("lost-temple.tip.site.clear"))
    lines = [TipLine(words("lost-temple.tip.site.passes", count=ahead), "", "heading")]
    for thing in passed:
        if thing == "seaplane":
            lines.append(TipLine(words("lost-temple.tip.site.seaplane"), "seaplane"))
        else:
            fine = not any(player["backpack"].values())
            lines.append(
                TipLine(
                    words("lost-temple.tip.site.forest.fine" if fine else "lost-temple.tip.site.forest"),
                    "forest",
                    "cost",
                )
            )
    return tuple(lines)


def seaplane_tip(words: Catalogue, rect: pygame.Rect) -> Tip:
    """What a seaplane is for."""
    line = TipLine(words("lost-temple.tip.seaplane.text"), "seaplane")
    return Tip(rect, words("lost-temple.tip.seaplane"), (line,), rule=passages.PANELS["seaplane"])


def forest_tip(words: Catalogue, rect: pygame.Rect) -> Tip:
    """What the forest costs."""
    line = TipLine(words("lost-temple.tip.forest.text"), "forest")
    return Tip(rect, words("lost-temple.tip.forest"), (line,), rule=passages.PANELS["forest"])


def card_tip(words: Catalogue, session: LostTempleSession, card: str, rect: pygame.Rect) -> Tip:
    """What a card does."""
    plays = session.choices.of(do.PLAY).values("card")
    name, told = naming.card(words, card), TipLine(words(f"lost-temple.tip.card.{card}"), "icon-card")
    when = cards.when(card, [str(one) for one in plays])
    if when == "play":
        line = TipLine(capital(words("lost-temple.choose.click")), "", "gain")
    else:
        line = TipLine(words(f"lost-temple.choose.why.{when}", card=name), "", "cost")
    return Tip(rect, name, (told, line), rule=passages.card(card))


def place_tip(words: Catalogue, session: LostTempleSession, place: str, rect: pygame.Rect) -> Tip:
    """A place of the temple: what it is, its worth to the viewer now, and what the way there costs."""
    view = session.view
    if place == "out":
        line = TipLine(words("lost-temple.tip.room.outside"))
        lines = [line, *path_lines(words, session, place)]
        title = capital(words("lost-temple.name.room.outside"))
        return Tip(rect, title, tuple(lines), rule=passages.place("", place))
    name = capital(naming.at(words, view, place))
    title = words("lost-temple.tip.room.title", room=name, place=place)
    if place not in view["temple"]:
        return Tip(rect, title, (TipLine(words("lost-temple.tip.room.empty")),), rule=passages.place("", place))
    lines = [*_room_lines(words, session, place), *path_lines(words, session, place)]
    room = view["temple"][place].get("room", "")
    return Tip(rect, title, tuple(lines), rule=passages.place(room, place))


def _room_lines(words: Catalogue, session: LostTempleSession, place: str) -> list[TipLine]:
    found = session.view["temple"][place]
    spaces, room = found["spaces"], found.get("room", "")
    mine = place in mine_of(session)["flags"]
    lines = []
    if mine:
        lines.append(TipLine(words("lost-temple.tip.room.mine"), f"flag-{PLAYERS[session.viewer]}"))
    if len(spaces) > 1:
        lines += [_space_line(words, session, place, index, seat) for index, seat in enumerate(spaces)]
    elif place.startswith("s"):
        lines.append(TipLine(words("lost-temple.tip.room.secret"), "icon-passage"))
    if len(spaces) == 1 and not mine:
        lines += _worth_lines(words, session, place, spaces[0], bool(room))
    if room.endswith("-sanctuary"):
        every = room == naming.MULTICOLOURED
        lines.append(TipLine(words("lost-temple.tip.room.altar.all" if every else "lost-temple.tip.room.altar")))
        lines += altar_lines(words, session, place)
    return lines


def altar_lines(words: Catalogue, session: LostTempleSession, place: str) -> list[TipLine]:
    """Who leads at an altar, as far as the viewer may know."""
    found = altar_leads.standing(session.view, place)
    if found is None:
        return []
    names = [session.name(seat) for seat in found.seats]
    if len(names) == 1:
        return [TipLine(words("lost-temple.choose.altar.alone", name=names[0]), f"seat-{PLAYERS[found.seats[0]]}")]
    key = "tie" if found.certain else "unknown"
    return [TipLine(words(f"lost-temple.choose.altar.{key}", names=listed(names)))]


def _worth_lines(
    words: Catalogue, session: LostTempleSession, place: str, taken: int | None, light: bool
) -> list[TipLine]:
    if taken is not None and not light:
        return [TipLine(words("lost-temple.tip.room.full"), f"flag-{PLAYERS[taken]}")]
    worth = preview.worth(session.game, session.viewer, place)
    lines = []
    if worth is not None:
        lines.append(TipLine(words("lost-temple.tip.room.worth", sum=worth_sum(words, worth)), "", "gain"))
    if taken is not None:
        name = session.name(taken)
        lines.append(TipLine(words("lost-temple.tip.room.bonus.taken", name=name), f"flag-{PLAYERS[taken]}"))
    return lines


def _space_line(words: Catalogue, session: LostTempleSession, place: str, index: int, seat: int | None) -> TipLine:
    if seat is not None:
        told = words("lost-temple.tip.room.space.taken", space=index + 1, name=session.name(seat))
        return TipLine(told, f"flag-{PLAYERS[seat]}")
    worth = preview.worth(session.game, session.viewer, place, index)
    assert worth is not None
    return TipLine(
        words("lost-temple.tip.room.space", space=index + 1, gain=worth_sum(words, worth)), "bonus-space"
    )


def worth_sum(words: Catalogue, worth: Worth) -> str:
    """What an excavation gives as a sum, such as "3 + 2 doors + 2 elsewhere = 7 and a card"."""
    told = [naming.gained(words, worth.bonus, worth.doors, worth.elsewhere)]
    told += [words("lost-temple.tip.room.treasure")] if worth.treasure else []
    told += [words("lost-temple.tip.room.card")] if worth.card else []
    return listed(told, " ")


def path_lines(words: Catalogue, session: LostTempleSession, place: str) -> tuple[TipLine, ...]:
    """What the way there costs, while the explorer is to move."""
    if session.step != "explore" or not session.choices or mine_of(session)["place"] == place:
        return ()
    ways = session.choices.of(do.GO).at(place)
    if not ways:
        return (TipLine(words("lost-temple.tip.path.none"), "", "cost"),)
    passages = min(action.tokens + action.cards for action in ways)
    if not passages:
        return (TipLine(words("lost-temple.tip.path.free"), "", "gain"),)
    return (TipLine(words("lost-temple.tip.path.passages", count=passages), "icon-passage", "cost"),)
