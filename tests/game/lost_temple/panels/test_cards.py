"""Every special card of Lost Temple has a name, a sentence that says what it does, and a drawing."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.lost_temple import CARDS
from game.lost_temple.words import naming
from game.screen.catalogue import Catalogue

DRAWINGS = Path(__file__).parents[4] / "assets" / "lost_temple" / "art" / "cards.svg"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_name_and_a_sentence(card: str) -> None:
    words = Catalogue("en", ())
    assert naming.card(words, card) != f"lost-temple.name.card.{card}"
    assert words(f"lost-temple.tip.card.{card}") != f"lost-temple.tip.card.{card}"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_drawing(card: str) -> None:
    drawn = {part.get("id") for part in ElementTree.parse(DRAWINGS).getroot()}
    assert naming.card_sprite(card) in drawn
