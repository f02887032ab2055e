"""Python's memory, kept on the player's device: the second visit starts from it, and any doubt is no trouble.

Every context of these tests is a private window.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.probe import playout
from tests.web.visits import Visit

Open = Callable[..., Visit]
ENTRY = "new URL('runtime/snapshot', document.baseURI).href"
CACHE = "caches.keys().then((names) => caches.open(names[0]))"


def remembering(visit: Open, site: Path) -> Visit:
    """A first visit that has kept the game and its snapshot."""
    here = visit(site).play()
    here.until(lambda: here.js("navigator.serviceWorker.controller !== null"))
    assert here.js("expeditions.remember()") is True
    return here


def again(here: Visit) -> Visit:
    """The next visit with the same browser, which has the game open in one tab only."""
    context = here.page.context
    for page in context.pages:
        page.close()
    return Visit(context, here.address).play()


def from_memory(here: Visit) -> bool:
    """Whether this visit has started from the snapshot."""
    return "remembered" in here.js("expeditions.stats().marks")


def change(here: Visit, bytes_: str = "bytes", headers: str = "") -> None:
    """Put another snapshot into the place of the one that is there."""
    here.js(
        f"{CACHE}.then(async (cache) => {{ const kept = await cache.match({ENTRY});"
        " const headers = new Headers(kept.headers); const bytes = new Uint8Array(await kept.arrayBuffer());"
        f" const changed = {bytes_};"
        " const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', changed));"
        " const fitting = 'sha256-' + btoa(String.fromCharCode(...digest));"
        f" {headers}; await cache.put({ENTRY}, new Response(changed, {{ headers }})); }})"
    )


def kept(here: Visit) -> bool:
    """Whether there is a snapshot."""
    return bool(here.js(f"{CACHE}.then((cache) => cache.match({ENTRY})).then(Boolean)"))


def test_the_second_visit_starts_from_memory_and_plays_the_same_game(probe_site: Path, visit: Open) -> None:
    first = remembering(visit, probe_site)
    assert not from_memory(first)
    here = again(first)
    assert from_memory(here)
    assert here.choose("digest")
    assert here.state()["digests"] == playout.digests()
    assert here.choose("imports")
    assert here.state()["failed"] == []
    here.assert_quiet()


def test_chance_does_not_repeat_itself(game_site: Path, visit: Open) -> None:
    first = remembering(visit, game_site)

    def seed() -> str:
        here = again(first)
        assert from_memory(here)
        here.pick("play", "more")
        shown = "expeditions.targets().filter((one) => one.id === 'seed').map((one) => one.label)"
        (label,) = here.until(lambda: here.js(shown) or (here.choose("page-down") and []))
        here.assert_quiet()
        return str(label)

    assert seed() != seed()


@pytest.mark.parametrize(
    ("bytes_", "headers"),
    [
        ("bytes", "headers.set('X-Version', 'another')"),
        ("bytes.subarray(0, bytes.length - 1000)", ""),
        ("bytes.map((one, n) => n === 9000000 ? one ^ 1 : one)", ""),
        ("new Uint8Array(4000)", "headers.set('X-Size', 4000); headers.set('X-Integrity', fitting)"),
    ],
    ids=["of another version", "cut short", "altered", "nonsense with a hash that fits"],
)
def test_a_snapshot_that_is_not_right_is_not_used(
    probe_site: Path, visit: Open, bytes_: str, headers: str
) -> None:
    first = remembering(visit, probe_site)
    change(first, bytes_, headers)
    here = again(first)
    assert here.choose("digest")
    assert here.state()["digests"] == playout.digests()
    assert not kept(here)
    here.assert_quiet()


def test_a_full_storage_keeps_no_snapshot_and_says_nothing(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    here.until(lambda: here.js("navigator.serviceWorker.controller !== null"))
    here.cdp.send("Storage.overrideQuotaForOrigin", {"origin": here.address.rstrip("/"), "quotaSize": 40_000_000})
    assert here.js("expeditions.remember()") is False
    assert not kept(here)
    assert here.page.locator("#note.shown").count() == 0
    here.assert_quiet()
    assert not from_memory(again(here))


def test_nothing_of_the_player_is_in_the_snapshot(game_site: Path, visit: Open) -> None:
    here = visit(game_site, locale="fr-SN").play()
    here.until(lambda: here.js("navigator.serviceWorker.controller !== null"))
    here.js("localStorage.setItem('expeditions / names', 'Zdenka')")
    assert here.js("expeditions.remember()") is True
    found = here.js(
        f"{CACHE}.then((cache) => cache.match({ENTRY})).then((kept) => kept.arrayBuffer()).then((bytes) => {{"
        " const text = new TextDecoder('latin1').decode(bytes);"
        " const words = ['Zdenka', 'fr_SN', 'fr-SN', location.port, 'lost_temple'];"
        " return words.filter((one) => text.includes(one)); })"
    )
    assert found == ["lost_temple"]
