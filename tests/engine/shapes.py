"""JSON of any shape, depth and size, for tests that try everything."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tests.engine.mutations import nested

TEXT = st.text(st.characters(exclude_categories=()), max_size=8)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


class Shape(NamedTuple):
    """Data of any depth and size, grown only where they are used: written out they would be endless."""

    leaf: Any
    width: int
    depth: int
    table: bool

    def data(self) -> Any:
        """The leaf so many times in a list, and that so deep inside other lists or tables."""
        inside = self.leaf if self.width == 1 else [self.leaf] * self.width
        return nested(self.depth, inside, self.table)

    def text(self) -> str:
        """The same as JSON."""
        leaf = json.dumps(self.leaf)
        inside = leaf if self.width == 1 else f"[{','.join([leaf] * self.width)}]"
        before, after = ('{"a":', "}") if self.table else ("[", "]")
        return before * self.depth + inside + after * self.depth


SHAPES = st.builds(
    Shape,
    JUNK,
    st.sampled_from((1, 1, 1, 0, 2, 500, 20_001, 100_001)),
    st.sampled_from((0, 0, 0, 1, 7, 31, 32, 33, 600, 2000, 100_000)),
    st.booleans(),
)
