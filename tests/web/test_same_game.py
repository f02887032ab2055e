"""The page's Python plays by the same rules as this one; `bench same_game` takes 200 records, and Firefox too."""

from collections.abc import Callable
from pathlib import Path

from tests.bench.same_game import differences, made, retracing
from tests.web.probe import playout
from tests.web.visits import Visit

NUMBERS = (2, 3, 6, 7, 12, 13, 18, 19)
"""Of these games the players are quick ones of all levels, and random ones."""


def test_records_give_the_same_digests_in_the_page(probe_site: Path, visit: Callable[..., Visit]) -> None:
    records = [made(number) for number in NUMBERS]
    native = [playout.retraced(record) for record in records]
    assert all(len(set(digests)) == len(digests) > 10 for digests in native)
    here = visit(probe_site).play()
    assert differences(records, native, retracing(here)) == []
    here.assert_quiet()
