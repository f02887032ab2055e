"""The options of Tikal: an edition, what the editions differ in line by line, and the auction."""

from __future__ import annotations

from typing import Any

from engine.tikal import ruleset
from game.table.options import OptionLine

EDITIONS = tuple(ruleset.EDITIONS)
RULES = {field: values for field, values in ruleset.VALUES.items() if field != "auction_allowed"}
"""What the editions differ in: for each field what it is when its switch is off, and when it is on."""


class EditionForm:
    """An edition sets all fields of the rule set; each can then be set by itself."""

    def __init__(self) -> None:
        self.edition = EDITIONS[0]
        self.rules: dict[str, object] = {}
        """What is set otherwise than the edition has it."""
        self.auction = False

    def rule(self, field: str) -> object:
        """How a field of the rule set stands: as the edition has it, unless it was set."""
        return self.rules.get(field, getattr(ruleset.EDITIONS[self.edition], field))

    def lines(self) -> list[OptionLine]:
        """The edition, the auction, the fields of the edition."""
        return [
            OptionLine("edition", EDITIONS, self.edition, switch=False),
            OptionLine("auction", (False, True), self.auction, refused=self._no_auction),
            *(
                OptionLine(field, values, self.rule(field), single=True, changed=self._changed(field))
                for field, values in RULES.items()
            ),
        ]

    def _changed(self, field: str) -> bool:
        return bool(self.rule(field) != getattr(ruleset.EDITIONS[self.edition], field))

    @property
    def _no_auction(self) -> str:
        """Why nobody bids in this edition; a set-up with an auction that came by link keeps it."""
        edition = ruleset.EDITIONS[self.edition]
        return "" if edition.auction_allowed or self.auction else "tikal.option.auction.refused"

    def choose(self, name: str, value: object) -> None:
        """An edition brings its own fields; an auction is possible in every edition if somebody asks for it."""
        if name == "edition":
            self.edition, self.rules = str(value), {}
            self._settle_auction(on=self.auction and bool(self.rule("auction_allowed")))
        elif name == "auction":
            self._settle_auction(on=bool(value))
        else:
            self.rules[name] = value

    def _settle_auction(self, on: bool) -> None:
        self.auction = on
        self.rules.pop("auction_allowed", None)
        if on and not self.rule("auction_allowed"):
            self.rules["auction_allowed"] = True

    def options(self) -> dict[str, Any]:
        """The edition, what differs from it, and the auction."""
        # Without this field all the others together would be the options of an older record.
        settled = {"nobody_bids": self.rule("nobody_bids")}
        return {"auction": self.auction, "edition": self.edition, **settled, **self.rules}
