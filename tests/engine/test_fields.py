"""What the fields of an action mean to a caller: names as they are read, and numbers as they are counted."""

from __future__ import annotations

from typing import Any

import pytest

import engine

FIELDS: dict[str, dict[str, dict[str, Any]]] = {
    "lost-temple": {
        "look treasures 1": {"pile": 1},
        "refill 2": {"pile": 2},
        "look treasures 3": {"pile": 3},
        "deliver mask 5": {"treasure": "mask", "count": 5},
        "place b2 3": {"place": "b2", "rotation": 3},
        "dig": {"space": 0},
        "dig 4": {"space": 4},
        "go a1": {"place": "a1", "by": "", "tokens": 0, "cards": 0},
        "go b2 by a1 1 token": {"place": "b2", "by": "a1", "tokens": 1, "cards": 0},
        "go b2 by out 8 tokens 2 cards": {"place": "b2", "by": "out", "tokens": 8, "cards": 2},
        "play exploration": {"card": "exploration"},
        "key pink backpack": {"colour": "pink", "store": "backpack"},
    },
    "tikal": {
        "bid 1": {"points": 1},
        "place c4": {"place": "c4", "rotation": 0},
        "place c4 turn 5": {"place": "c4", "rotation": 5},
        "exchange frog sun blue": {"gives": "frog", "takes": "sun", "seat": 3},
        "move leader a4 base": {"member": "leader", "start": "a4", "place": "base"},
    },
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in FIELDS.items() for text in texts])
def test_the_fields_of_an_action(name: str, text: str) -> None:
    action = engine.new_game(name).parse(text)
    assert dict(action.fields) == FIELDS[name][text]
    assert str(action) == text
