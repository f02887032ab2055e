"""Tent and cards are used where they lie in the camp; what cannot be used looks dead and says why."""

import pygame

from game.lost_temple.panels.owncamp import OwnCamp
from game.lost_temple.table import LostTempleTable
from game.screen.targets import find
from tests.engine.lost_temple.situation import Situation
from tests.game.hands import setup, table
from tests.game.lost_temple.seats import PHONE, on_screen, sit
from tests.game.sitting import Sitting


def camp_rect(scene: LostTempleTable) -> pygame.Rect:
    return next(part.rect for part in scene.parts if isinstance(part, OwnCamp))


def test_a_card_in_the_camp_is_played_by_clicking_it() -> None:
    sitting, scene = sit(Situation().cards("exploration").icons("passage+any"))
    card = find(sitting.targets(), "play exploration")
    assert card is not None
    assert camp_rect(scene).contains(card.rect)
    sitting.choose("play exploration")
    assert scene.session.step == "explore"


def test_a_card_that_asks_something_asks_it_beside_the_board() -> None:
    sitting, scene = sit(Situation().cards("any-key").icons("passage+any"))
    sitting.choose("play any-key")
    assert scene.session.step == "card key"
    assert scene.dialogs.docked
    assert "key pink backpack" in sitting.ids()


def test_playable_cards_say_so_and_others_say_when() -> None:
    sitting, _ = sit(Situation().cards("any-key forest-free end-five-points").icons("passage+any"))
    words = sitting.app.words
    for when in ("play", "later", "at-end"):
        assert words(f"lost-temple.choose.{when}") in on_screen()
    assert sitting.faults() == []


def test_a_card_that_cannot_be_played_says_why_when_it_is_clicked() -> None:
    sitting, scene = sit(Situation().cards("forest-free").icons("passage+any"))
    sitting.choose("ui-card-forest-free")
    assert scene.bar.notice == "Card “Forest free”: not at this moment."
    assert scene.session.step == "icons"


def test_the_explanation_of_a_card_says_when_it_counts() -> None:
    sitting, scene = sit(Situation().cards("end-idol").icons("passage+any"))
    card = find(sitting.targets(), "ui-card-end-idol")
    assert card is not None
    scene.explanations.ask(*card.rect.center)
    assert scene.explanations.tip is not None
    assert "at the end" in scene.explanations.tip.lines[-1].text


def test_more_cards_than_there_is_room_for_are_a_click_away() -> None:
    cards = "any-key exploration delivery-anywhere forest-free end-five-points end-idol"
    sitting, _ = sit(Situation().cards(cards).treasures("mask").icons("passage+any"))
    assert sitting.faults() == []
    sitting.choose("ui-cards")
    for card in cards.split():
        assert any(one.endswith(card) for one in sitting.ids()), card


def test_a_used_tent_looks_dead_and_says_why() -> None:
    sitting, scene = sit(Situation().tent(False).icons("passage+any"))
    assert "already used this round" in on_screen()
    sitting.choose("ui-tent")
    assert scene.bar.notice == "Already used this round"
    assert not scene.dialogs.open


def test_a_used_tent_is_grey_on_a_phone() -> None:
    sitting, _ = sit(Situation().tent(False).cards("any-key").icons("passage+any"), PHONE)
    used = find(sitting.targets(), "ui-tent")
    assert used is not None
    assert used.hint == "Already used this round"
    other = find(sitting.targets(), "ui-cards")
    assert other is not None
    dead, alive = (sitting.surface.get_at((one.rect.x + 6, one.rect.centery)) for one in (used, other))
    assert sum(dead[:3]) < sum(alive[:3]) - 100


def test_a_tent_that_can_be_used_opens_its_page() -> None:
    sitting, scene = sit(Situation().icons("passage+any"))
    assert sitting.app.words("lost-temple.choose.tent.use") in on_screen()
    sitting.choose("ui-tent")
    assert scene.dialogs.kind == "tent"


def test_a_dead_undo_looks_dead_and_says_why() -> None:
    sitting = Sitting(table(setup(2, 0, 4)), motion=False, sound=False)
    undo, menu = (find(sitting.targets(), id) for id in ("ui-undo", "ui-menu"))
    assert undo is not None
    assert menu is not None
    assert undo.hint == "There is nothing to take back."
    dead, alive = (sitting.surface.get_at((one.rect.x + 6, one.rect.centery)) for one in (undo, menu))
    assert sum(dead[:3]) < sum(alive[:3]) - 100
    sitting.choose("ui-undo")
    assert "There is nothing to take back." in on_screen()
    scene = sitting.app.top
    assert isinstance(scene, LostTempleTable)
    scene.explanations.ask(*undo.rect.center)
    assert scene.explanations.tip is not None
    assert scene.explanations.tip.lines[0].text == "There is nothing to take back."


def test_an_undo_that_works_does_not_look_dead() -> None:
    sitting = Sitting(table(setup(2, 0, 4)), motion=False, sound=False)
    sitting.choose("pack pink")
    undo = find(sitting.targets(), "ui-undo")
    assert undo is not None
    assert undo.hint == ""
    sitting.choose("ui-undo")
    assert "pack pink" in sitting.ids()


def test_cards_on_a_phone_are_played_looked_at_or_dead() -> None:
    told = {}
    for name, situation in {
        "plays": Situation().cards("any-key"),
        "looks": Situation().cards("end-idol"),
        "dead": Situation(),
    }.items():
        sitting, scene = sit(situation.icons("passage+any"), PHONE)
        found = find(sitting.targets(), "ui-cards")
        assert found is not None
        told[name] = found.label, found.hint
        sitting.choose("ui-cards")
        assert scene.dialogs.open == (name != "dead")
    words = sitting.app.words
    assert told == {
        "plays": (words("lost-temple.choose.cards"), ""),
        "looks": (words("lost-temple.dialog.cards"), ""),
        "dead": (words("lost-temple.dialog.cards"), words("lost-temple.table.cards.none")),
    }
