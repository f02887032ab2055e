"""The app: owns the window, the clock, the settings and the stack of scenes, and runs the main loop.

Everything that chooses (pointer, keys, the page) goes through the topmost scene's targets here, so scenes
need no code of their own for it.
"""

import time
import traceback
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from game.host.events import Arrived, FileOpened, Focus, Key, Pointer, Quit, RawInput, Shown
from game.host.interface import Host, Published
from game.host.viewport import Viewport
from game.keyfocus import LEADING, KeyFocus
from game.laststeps import LastSteps
from game.mirror import Mirror
from game.routes import Nowhere, Router
from game.scene import Scene
from game.screen import focus, shared_art, targets, text
from game.screen.gestures import Gestures, Hover, InputEvent, LongPress, Press, Tap
from game.screen.targets import Target
from game.screen.thumb import Thumb
from game.screen.window import Window
from game.session import settings
from game.soundscape import Soundscape
from game.tidy import Tidy

PIECES = 0.016
"""Seconds of a frame that are spent on the pieces of a new scene's first picture."""
LONGEST_STEP = 0.1
"""Seconds that pass at most between two frames, so that a sleeping tab does not skip through animations."""


class App:
    """The running program. Scenes reach host, settings, words and view through it."""

    def __init__(self, host: Host, router: Router | None = None) -> None:
        self.host = host
        self._router = router or Nowhere()
        self.settings = settings.load(host)
        self.words = settings.spoken(self.host, self.settings)
        self.scenes: list[Scene] = []
        self.viewport = Viewport(0, 0)
        self.pointed = ""
        self.keyfocus, self.thumb, self.last_steps = KeyFocus(), Thumb(), LastSteps()
        self._window = Window(host)
        self._gestures = Gestures()
        self._mirror = Mirror(host, self._window, self.keyfocus)
        self._times: deque[float] = deque(maxlen=240)
        self._steps = self._drawn = 0
        self._tidy = Tidy()
        self._soundscape = Soundscape(self)
        self._running = False
        """Whether frame follows frame by itself: a scene may then take several for its first picture."""
        self._preparing = False
        self._waiting: list[RawInput] = []
        """Input for a scene that is not to be seen yet."""
        self._seen: Scene | None = None
        """The scene that was drawn last."""

    async def run(self, first: Callable[["App"], Scene]) -> None:
        """Show the first scene and go on until the last one is left."""
        shared_art.borrow(self.host.picture)
        self.host.publish(Published(self.state, self._published, self.choose, self.stats))
        self.push(first(self))
        self._running = True
        raws: Sequence[RawInput] = ()
        before = time.perf_counter()
        try:
            while self.scenes:
                now = time.perf_counter()
                busy = self.step(raws, min(now - before, LONGEST_STEP))
                before = now
                raws = await self.host.frame(busy)
        except Exception:
            # Loaded only now: what a report is made of would keep the title waiting.
            import_module("game.report").crash(self, traceback.format_exc())

    def step(self, raws: Sequence[RawInput], dt: float) -> bool:
        """One frame: input, time, drawing. True when the next frame is wanted at once."""
        start = time.perf_counter()
        busy = self._work(raws, dt, start)
        if self._running and not busy:
            self._tidy.rest()
        self._times.append((time.perf_counter() - start) * 1000)
        self._steps += 1
        return busy

    def _work(self, raws: Sequence[RawInput], dt: float, start: float) -> bool:
        if self._window.fit():
            self.viewport = self._window.viewport
            text.fit_to(self.viewport)
            self._enter()
        if self._preparing:
            self._waiting += raws
            self._preparing = not self.top.prepared_by(start + PIECES)
            if self._preparing:
                return True
            raws, self._waiting = self._waiting, []
        for raw in raws:
            self._receive(self._window.inward(raw), start)
        for event in self._gestures.tick(start):
            self._dispatch(event)
        if not self.scenes:
            return False
        if self._preparing:
            return True
        moving = self.top.update(dt)
        self._soundscape.follow(start)
        if self.top.stale or moving:
            self._draw()
        return moving or self._gestures.waiting or self.top.stale or self.top.waiting

    @property
    def moving(self) -> bool:
        """Whether something is being dragged or pinched: what can wait until the hand rests, waits."""
        return self._gestures.moving

    @property
    def focus(self) -> str:
        """The target that the keyboard is on."""
        return self.keyfocus.id

    @property
    def keyboard(self) -> bool:
        """Whether keys were used last, and so the focus is to be seen."""
        return self.keyfocus.shown

    @property
    def top(self) -> Scene:
        """The scene that the player sees."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Show a scene above the present one."""
        if self.scenes:
            self._tidy.move()
        self.scenes.append(scene)
        self._enter()

    def pop(self) -> None:
        """Leave the topmost scene."""
        self._tidy.leave()
        self.scenes.pop().save()
        self._enter()

    def replace(self, scene: Scene) -> None:
        """Show a scene instead of the topmost one."""
        self._tidy.leave()
        self.scenes.pop().save()
        self.push(scene)

    def follow(self, what: object) -> None:
        """Show the scene that comes after this; what can be said is the business of the router."""
        self._router.follow(self, what)

    @property
    def games(self) -> Mapping[str, object]:
        """The records of the games on offer; game/table/gamerecord.py knows their type."""
        return self._router.games()

    def choose(self, wanted: str) -> bool:
        """Choose the target with that id; false when there is none or it cannot be chosen now."""
        self._soundscape.allow()
        target = targets.find(self.top.targets(), wanted)
        return target is not None and self._act(target)

    def _act(self, target: Target) -> bool:
        if not target.enabled:
            return False
        self.last_steps.note(self.top.name, target.id)
        target.act()
        if self.scenes:
            self.top.changed()
        return True

    def use_settings(self) -> None:
        """Store the settings after a change and show everything anew with them."""
        settings.store(self.host, self.settings)
        self.words = settings.spoken(self.host, self.settings)
        self._enter()

    def state(self) -> dict[str, Any]:
        """The topmost scene as plain data, and whether it is on the screen already."""
        top = self.top
        view = {"width": self.viewport.width, "height": self.viewport.height, "ratio": self.viewport.ratio}
        seen = self._seen is top
        name = top.name.lower().removesuffix("page")
        return {"scene": name, "seen": seen, "focus": self.focus, "view": view, **top.state()}

    def stats(self) -> dict[str, Any]:
        """Frames drawn so far, steps taken (a step may draw nothing), and the milliseconds of the latest steps."""
        return {"frames": self._drawn, "steps": self._steps, "step_ms": [round(ms, 3) for ms in self._times]}

    def _enter(self) -> None:
        if self.scenes and self._window.surface is not None:
            self.top.layout(self.viewport)
            self.keyfocus.seen_at = None
            self.top.changed()
            self._preparing = self._running and not self.top.prepare()

    def _receive(self, raw: RawInput, now: float) -> None:
        self._soundscape.receive(raw)
        if isinstance(raw, Quit):
            for scene in self.scenes:
                scene.save()
            self.scenes.clear()
        elif isinstance(raw, Focus):
            # It is there already; told once more, it would come back from wherever quick fingers have gone since.
            self.keyfocus.told = raw.id
            self.focus_on(raw.id)
        elif isinstance(raw, Arrived) or (isinstance(raw, FileOpened) and not self.top.takes_files):
            self.follow(raw)
        elif isinstance(raw, Pointer):
            self.keyfocus.shown = False
            moving = self.moving
            for event in self._gestures.feed(raw, now, self.viewport.ratio):
                self._dispatch(event)
            if moving and not self.moving and self.scenes:
                self.top.changed()
        elif not isinstance(raw, Shown):
            self._dispatch(raw)

    def _dispatch(self, event: InputEvent) -> None:
        if not self.scenes:
            return
        if isinstance(event, Key) and self._key(event):
            return
        if isinstance(event, Hover | Press | Tap | LongPress):
            target = targets.at(listed := self.top.targets(), event.x, event.y)
            self._point("" if target is None or event == Hover(event.x, event.y, False) else target.id)
            if isinstance(event, Tap):
                meant = self.thumb.means(event, target, listed, self.viewport.ratio)
                if not meant or (target is not None and self._act(target)):
                    return
        self.top.handle(event)

    def _key(self, key: Key) -> bool:
        if self.top.catches(key) or self._soundscape.turned_by(key):
            return True
        if key.ctrl or key.alt or self.top.typing() is not None:
            return False
        listed = self.top.targets()
        if key.name in LEADING:
            if (led_to := self.keyfocus.leads_to(key, listed)) is not None:
                self.focus_on(led_to.id)
            return led_to is not None
        if key.name in ("Enter", " ") and self.focus:
            return self.choose(self.focus)
        if key.name == "Escape":
            self.top.back()
            return True
        wanted = targets.keyed(listed, key.name)
        if wanted is None:
            return False
        self.keyfocus.shown = True
        return self._act(wanted)

    def focus_on(self, wanted: str) -> None:
        """The keyboard is on this target now."""
        self.keyfocus.go(wanted)
        self.top.changed()

    def _point(self, wanted: str) -> None:
        if wanted != self.pointed:
            self.pointed = wanted
            self.top.changed()

    def _draw(self) -> None:
        surface, self._seen = self._window.surface, self.top
        top, self._drawn = self.top, self._drawn + 1
        assert surface is not None
        top.stale = False
        top.draw(surface)
        if self.moving:
            # What can be chosen now is told when the hand rests: the page would place every target in each frame.
            self._window.show()
            return
        listed = top.targets()
        if self.keyboard and top.typing() is None:
            self.keyfocus.settle(top, listed)
            focus.draw(surface, self.viewport, listed, self.focus)
        self._soundscape.toast.draw(surface, self.viewport)
        self._window.show()
        if self._drawn == 1:
            self.host.mark("first-frame")
        self.thumb.look(listed)
        self._mirror.tell(top, listed, self._soundscape.told(top.reading()))

    def _published(self) -> list[dict[str, object]]:
        return [target.in_css(self._window.in_css) for target in self.top.targets()]
