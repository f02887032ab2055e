"""What is chosen so far on the way to a decision: a site and tile, where a key goes, and the open list of ways.

Parts read it, and the table changes it when a part asks for that. What is no longer possible is never given: the
choices of the session decide, and only what was asked for is kept here.
"""

from __future__ import annotations

from engine import Action, Choices
from engine.lost_temple import SITES
from engine.lost_temple import actions as do
from game.lost_temple.view import LostTempleSession, known, mine_of


class LostTempleSelection:
    """What one table's player has chosen so far."""

    def __init__(self, session: LostTempleSession) -> None:
        self._session = session
        self._site: int | None = None
        """The site that was asked for."""
        self._tile = ""
        """The tile that was asked for."""
        self._store = ""
        """Where a key was asked to go."""
        self.ways_to = ""
        """The place whose list of ways is open."""

    def forget(self) -> None:
        """The game has gone on: nothing is chosen yet."""
        self.leave_site()
        self.leave_ways()
        self._store = ""

    # A tile of the river

    @property
    def takes(self) -> Choices:
        """The tiles that can be taken."""
        return self._session.choices.of(do.TAKE)

    @property
    def site(self) -> int | None:
        """The site to show: the one that was asked for, or the first with tiles while one has to be chosen."""
        river = self._session.view["river"]
        if not self.takes or (self._site is not None and river[self._site]):
            return self._site
        own = mine_of(self._session)["site"]
        return next(site % SITES for site in range(own, own + SITES) if river[site % SITES])

    @property
    def tile(self) -> str:
        """The tile to show: the one that was asked for, or the first of the site; empty where there is none."""
        site = self.site
        tiles = self._session.view["river"][site] if site is not None else []
        return self._tile if self._tile in tiles else next(iter(tiles), "")

    @property
    def take(self) -> Action | None:
        """The action that takes the tile, if it can be taken."""
        return self.takes.one(do.TAKE, tile=self.tile)

    def look_at_site(self, site: int) -> None:
        """Show a site; a tile that is in sight already stays chosen."""
        self._show(site, self._tile)

    def choose_site(self, site: int) -> None:
        """Show a site from its first tile on; once more leaves it when there is nothing to choose."""
        self._show(None if site == self.site and not self.takes else site, "")

    def choose_tile(self, tile: str) -> None:
        """Show a tile, and the site where it lies."""
        river = self._session.view["river"]
        self._show(next(site for site, tiles in enumerate(river) if tile in tiles), tile)

    def leave_site(self) -> None:
        """Show no site in particular; a tile that is still in sight stays chosen."""
        self._show(None, self._tile)

    def _show(self, site: int | None, tile: str) -> None:
        self._site, self._tile = site, tile
        self._tile = self.tile  # the one in sight stays chosen when the game goes back

    # A key from the stock

    @property
    def keys(self) -> Choices:
        """The keys that can be taken, to either store."""
        return self._session.choices.of(do.KEY)

    @property
    def store(self) -> str:
        """Where a key is to go: as asked for; else to the camp if its set grows, or into the backpack."""
        stores = self.keys.values("store")
        if self._store in stores:
            return self._store
        camp = known(mine_of(self._session)["camp"])
        grows = any(camp.values()) and any(not camp.get(action.colour) for action in self.keys)
        return "camp" if "camp" in stores and grows else "backpack"

    def choose_store(self, store: str) -> None:
        """Have keys go there."""
        self._store = store

    # What can be done at a place of the temple

    @property
    def digs(self) -> Choices:
        """The spaces that can be excavated, all of them where the explorer stands."""
        return self._session.choices.of(do.DIG)

    def at(self, place: str) -> Choices:
        """Everything that can be done at a place: go there, or excavate where one stands."""
        here = mine_of(self._session)["place"] == place
        choices = self._session.choices.of(do.GO, do.DIG)
        return Choices(one for one in choices if (here if one.verb is do.DIG else one.place == place))

    @property
    def ways(self) -> Choices:
        """What the open list of ways offers; nothing while no list is open."""
        return self.at(self.ways_to)

    def show_ways(self, place: str) -> None:
        """Open the list of what can be done at a place."""
        self.ways_to = place

    def leave_ways(self) -> None:
        """Close the list of ways."""
        self.ways_to = ""
