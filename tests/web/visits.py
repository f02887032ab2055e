"""Visits to a site with a real browser: everything the page asks for and complains about is noted.

The page's own policy stays in force, so waiting is done from outside and not by code put into the page.
"""

import time
from collections.abc import Callable
from functools import cached_property, partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, CDPSession, Page

SDL_SOUND = "ScriptProcessorNode is deprecated"
"""What Chromium says of SDL's way to make sound, as soon as there is any; it still works everywhere."""
PATIENCE = 45.0
"""Seconds before a page that does not come counts as broken; a slow machine needs a few."""

IN_DATABASE = """new Promise((tell) => {
  const asked = indexedDB.open('expeditions /');
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => tell({});
  asked.onsuccess = () => {
    const base = asked.result, got = base.transaction('texts').objectStore('texts').get('KEY');
    got.onsuccess = () => { base.close(); tell(got.result ?? {}); };
  };
})"""
"""Asks the database for a text; it is not made where there is none."""
DROP = """
text => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.json"));
  return dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
}
"""
"""Drops a file with this text on the page; false where the browser is kept from showing it."""


class Visit:
    """One page of a browser context."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.patience = PATIENCE
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        context.on("request", lambda request: self.requests.append(request.url))

    def emptied(self) -> "Visit":
        """Forget what was noted, and have the browser forget all that it has kept: as before a first visit."""
        self.page.goto(f"{self.address}favicon.png")  # of the same origin, and no script of ours runs there
        self.page.mouse.move(0, 0)
        self.cdp.send("Storage.clearDataForOrigin", {"origin": self.js("location.origin"), "storageTypes": "all"})
        self.js("sessionStorage.clear()")
        self.until(lambda: not self.js("localStorage.length"))
        self.complaints.clear()
        self.requests.clear()
        return self

    def go(self) -> "Visit":
        """Open the address."""
        self.page.goto(self.address, wait_until="commit")
        return self

    def play(self) -> "Visit":
        """Open the address and wait for the game's first frame."""
        self.go().wait_for_frame()
        return self

    def wait_for_frame(self) -> None:
        """Wait for the first frame, and for what comes after it; a trouble message or silence fails."""
        whole = "performance.getEntriesByName('whole').length > 0"
        self.until(lambda: self.js(whole) or self.trouble())
        assert self.trouble() == "", self.page.inner_text("#trouble")

    def wait_for_trouble(self) -> str:
        """Wait for a trouble message and return its kind."""
        self.until(self.trouble)
        return self.trouble()

    def trouble(self) -> str:
        """The kind of trouble the page shows, or nothing."""
        shown = self.js(
            "document.getElementById('trouble')?.open ? document.getElementById('trouble').dataset.kind : ''"
        )
        return str(shown or "")

    def until(self, met: Callable[[], Any], wanted: str = "") -> Any:
        """Ask again until the answer is true; `wanted` is told where it never is."""
        end = time.monotonic() + self.patience
        while not (answer := self._asked(met)):
            told = f"waited in vain {wanted and f'for {wanted}'}; the page complained: {self.complaints}"
            assert time.monotonic() < end, told
            self.page.wait_for_timeout(30)
        return answer

    def js(self, code: str) -> Any:
        """The value of an expression in the page."""
        return self.page.evaluate(code)

    def state(self) -> dict[str, Any]:
        """The app's state."""
        state: dict[str, Any] = self.js("window.expeditions.state()")
        return state

    def choose(self, target: str) -> bool:
        """Choose a target as a script would."""
        return bool(self.js(f"window.expeditions.choose({target!r})"))

    def pick(self, *targets: str) -> None:
        """Choose targets one after another, each as soon as it is there; a page is scrolled to find it.

        "review-*" is the first one whose id begins so.
        """
        for target in targets:
            self.until(partial(self._found, target), target)

    def _found(self, target: str) -> bool:
        if target.endswith("*"):
            listed = [str(one["id"]) for one in self.js("window.expeditions.targets()")]
            target = next((one for one in listed if one.startswith(target[:-1])), target)
        return self.choose(target) or (self.choose("page-down") and False)

    def in_database(self, key: str) -> dict[str, Any]:
        """What the browser's database has of a text; nothing where there is none."""
        found: dict[str, Any] = self.js(IN_DATABASE.replace("KEY", key))
        return found

    @cached_property
    def cdp(self) -> CDPSession:
        """The browser's own protocol, for input that Playwright has no words for."""
        return self.page.context.new_cdp_session(self.page)

    def foreign_requests(self) -> list[str]:
        """Requests to anyone but the site itself."""
        here = urlsplit(self.address)
        return [
            url
            for url in self.requests
            if urlsplit(url)[:2] != here[:2] and urlsplit(url).scheme not in ("blob", "data")
        ]

    def assert_quiet(self) -> None:
        """No error in the console, nothing asked of others."""
        assert self.complaints == [], f"the page complained: {self.complaints}"
        assert self.foreign_requests() == [], f"asked of others: {self.foreign_requests()}"

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and SDL_SOUND not in text:
            self.complaints.append(f"{kind}: {text}")

    def _asked(self, met: Callable[[], Any]) -> Any:
        try:
            return met()
        except Exception as error:
            # A page that is just being replaced cannot answer; ask the new one.
            if "context was destroyed" in str(error) or "navigat" in str(error):
                return False
            raise
