"""A list of choices that is asked: which verbs, which fields, which words."""

from __future__ import annotations

from engine import Choices
from engine.lost_temple import actions as do

PINK_CAMP, PINK_PACK = (do.KEY.of(colour="pink", store=store) for store in ("camp", "backpack"))
BLUE_CAMP = do.KEY.of(colour="blue", store="camp")
PAY_PINK = do.PAY.of(colour="pink")
DONE = do.DONE()
CHOICES = Choices((PINK_CAMP, PINK_PACK, BLUE_CAMP, PAY_PINK, DONE))


def test_those_of_some_verbs_in_their_order() -> None:
    assert CHOICES.of(do.DONE, do.KEY) == (PINK_CAMP, PINK_PACK, BLUE_CAMP, DONE)
    assert CHOICES.of(do.REST) == ()


def test_those_with_some_fields_whatever_else_they_have() -> None:
    assert CHOICES.where(colour="pink") == (PINK_CAMP, PINK_PACK, PAY_PINK)
    assert CHOICES.where(colour="pink", store="camp") == (PINK_CAMP,)
    assert CHOICES.where(colour="green") == ()
    assert CHOICES.where() == CHOICES


def test_those_about_a_place() -> None:
    goes = Choices(do.GO.of(place=place, by="", tokens=0, cards=0) for place in ("a1", "a2"))
    assert goes.at("a2") == (goes[1],)


def test_the_first_of_a_verb_with_some_fields() -> None:
    assert CHOICES.one(do.KEY, store="camp") is PINK_CAMP
    assert CHOICES.one(do.KEY, colour="blue", store="camp") is BLUE_CAMP
    assert CHOICES.one(do.PAY) is PAY_PINK
    assert CHOICES.one(do.PAY, colour="blue") is None
    assert CHOICES.one(do.REST) is None


def test_the_one_that_is_written_so() -> None:
    assert CHOICES.named("key blue camp") is BLUE_CAMP
    assert CHOICES.named("key green camp") is None


def test_what_a_field_can_be_each_once_and_in_order() -> None:
    assert CHOICES.values("colour") == ["pink", "blue"]
    assert CHOICES.values("store") == ["camp", "backpack"]
    assert CHOICES.values("place") == []
