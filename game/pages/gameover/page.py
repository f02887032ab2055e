"""The end of a game: the podium as its climax, what to remember, where the points came from, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal

import pygame

from game.app import App
from game.games import GAMES
from game.host.events import Key
from game.host.reading import Reading
from game.pages.gameover import facts, panels, podium, sources
from game.pages.gameover.climax import Climax
from game.pages.gameover.rematch import rematch
from game.pages.gameover.result import Result
from game.routes import NewGameWanted, ReplayWanted, ReviewWanted, ShareWanted, TableWanted
from game.screen import palette, sounds
from game.screen.gestures import InputEvent, Tap
from game.screen.targets import Target
from game.session import offer
from game.session.session import Session
from game.statistics import results
from game.ui import styles
from game.ui.boxes import Box, Column, Kit, Row
from game.ui.buttons import Button, button
from game.ui.page import Page
from game.ui.shaded import ShadedText

Shape = Literal["wide", "low", "tall"]
WIDE, TALL = 1240, 700
"""Units of a window that has room for everything at once."""
PANELS, ROW, OWN = 198, 14, 300
"""Units of the panels of a wide window, of one more row in them, and of the width of the headline."""
PHONE, BESIDE = 560, 760
"""Units of width of the smallest window that is no phone, and of one with room for panels side by side."""


# One subject although it has many methods: each of the ways on is one, in a line or two.
class GameOver(Page):
    """Winners, chart and sums of a finished game."""

    ground = "table"

    def __init__(self, app: App, session: Session, *, crowned: bool = False) -> None:
        super().__init__(app)
        self._session = session
        self.crowned = crowned
        """Whether the person at the table has never scored more."""
        self.game = GAMES[session.setup.game]
        self.result = Result(session, self.game)
        self.climax = Climax(app.settings.motion)
        self._stage = podium.Stage(0, 0, 1.0, False)
        self._before: pygame.Surface | None = None
        """The scene without words, while those come."""
        self._beat = 0
        sounds.play("end", app.settings.effects_volume)

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("end.title")

    # Layout

    @property
    def shape(self) -> Shape:
        """Everything at once, the scene beside the panels, or above them."""
        view, px = self.app.viewport, self.kit.px
        if view.width >= px(WIDE) and view.height >= px(TALL):
            return "wide"
        return "low" if self.low else "tall"

    @property
    def phone(self) -> bool:
        """Whether it is a phone that is held upright."""
        return self.shape == "tall" and self.app.viewport.width < self.kit.px(PHONE)

    @property
    def stacked(self) -> bool:
        """Whether names stand above the points, because there is no room for both side by side."""
        return self.phone or (self.shape == "low" and len(self.result.order) > 2)

    def arrange(self, kit: Kit, room: pygame.Rect) -> dict[str, pygame.Rect]:
        """The scene with what lies on it, and the panels below or beside it; there is no bar."""
        view, shape = self.app.viewport, self.shape
        foot = self._foot().height(kit, view.width) / kit.unit
        scene, panels_place = Box(id="staying", grow=1), Box(id="view", grow=1)
        if shape == "wide":
            inside: Box = Column(children=[scene, Box(id="view", tall=self._panels)], grow=1)
        elif shape == "low":
            inside = Row(children=[replace(scene, wide=0), replace(panels_place, wide=0)], align="fill", grow=1)
        else:
            tall = min(view.height / kit.unit * 0.46, view.width / kit.unit * 0.98)
            inside = Column(children=[replace(scene, grow=0, tall=tall), panels_place], grow=1)
        tree = Column(children=[inside, Box(id="foot", tall=foot)])
        places = {box.id: rect for box, rect in tree.lay(kit, pygame.Rect((0, 0), view.size)) if box.id}
        self._stage = self._staged(kit, places["staying"])
        window = places.pop("view")
        edge = kit.px(14 if shape == "wide" else 8)
        area = window.inflate(-2 * edge, 0 if shape == "wide" else -kit.px(8))
        self.view.lay(
            kit, Column(children=self.blocks(), gap=8), window, area, 0 if shape == "wide" else kit.px(8)
        )
        return {**places, "bar": places["staying"]}

    @property
    def _panels(self) -> float:
        """Units that the panels of a wide window are tall."""
        return PANELS + ROW * (len(self.result.order) > 3)

    def _staged(self, kit: Kit, rect: pygame.Rect) -> podium.Stage:
        """The podium as big as there is room for it between headline and chips."""
        across = podium.WIDE + (podium.BLOCK if len(self.result.order) > 3 else 0)
        above = 40 if self.shape == "wide" else 96 if self.shape == "tall" else 78
        room = rect.h / kit.unit - panels.chip_tall(self) - 18 - above
        zoom = max(
            0.2, min(1.0 if self.shape == "wide" else 1.5, room / podium.TALL, (rect.w / kit.unit - 16) / across)
        )
        shift = podium.BLOCK / 2 if len(self.result.order) > 3 else 0
        ground = rect.bottom - kit.px(panels.chip_tall(self) + (18 if self.shape == "wide" else 8))
        x = rect.centerx - kit.px(shift * zoom)
        return podium.Stage(x, ground, zoom, rect.h * 1.1 > rect.w, self.shape != "tall")

    def bar(self, titles: tuple[str, str, str], tall: float) -> Box:
        """No bar: the way back lies on the scene, and so do the arrows where there is more than can be seen."""
        way: list[Box] = []
        if len(self.app.scenes) > 1:
            way = [button("back", self.app.words("page.back"), self.leave, icon="ui-back", bare=True)]
        name: Box = Box(grow=1, wide=0)
        if self.shape == "wide" and self.climax.settled:
            said = styles.SUBHEAD.in_ink(palette.CREAM)
            name = ShadedText(words=titles[0], style=said, told=False, grow=1, wide=0, tall=44)
        more = Column(children=self.bar_boxes() if self.climax.settled else [], gap=6)
        return Row(children=[*way, name, more], gap=8, align="start", pad=(12, 8))

    def staying(self) -> Sequence[Box]:
        """What lies on the scene: the headline and what is to be remembered, and the chips below the explorers."""
        shown, wide = self.climax.settled, self.shape == "wide"
        below: list[Box] = [Box(grow=1), panels.chips(self), Box(tall=14 if wide else 6)]
        if not shown:
            return below
        if not wide:
            edge = 60 if self.shape == "tall" else 62
            return [Column(children=[panels.headline(self, "centre")], pad=(edge, 10, edge, 0)), *below]
        left = Column(children=[panels.headline(self, "left"), Box(tall=14), *panels.own_place(self)], wide=OWN)
        right = Column(children=panels.remember(self), wide=panels.FACTS)
        top = Row(children=[left, Box(grow=1), right], align="start", pad=(48, 76, 24, 0))
        return [top, *below]

    def blocks(self) -> Sequence[Box]:
        """The panels."""
        if not self.climax.settled:
            return []
        wide = self.app.viewport.width / self.kit.unit
        if self.shape == "wide":
            chart = replace(panels.chart_panel(self), wide=panels.CHART)
            return [
                Row(
                    children=[chart, sources.sources_panel(self, wide - panels.CHART - 40)],
                    gap=12,
                    align="fill",
                    least=PANELS - 4,
                )
            ]
        place, remembered, chart = panels.own_place(self), panels.remember(self), panels.chart_panel(self)
        if self.shape == "tall" and wide >= BESIDE:
            above = Row(
                children=[replace(one, wide=0, grow=1) for one in (*place, *remembered)], gap=8, align="fill"
            )
            half = sources.sources_panel(self, wide * 0.55)
            pair = Row(children=[replace(chart, wide=0, grow=0.7), half], gap=8, align="start")
            return [above, pair]
        return [*place, *remembered, chart, sources.sources_panel(self, wide / (2 if self.shape == "low" else 1))]

    def foot(self) -> Box | None:
        """The ways on, as soon as there are some."""
        return self._foot() if self.climax.settled else None

    def _foot(self) -> Box:
        return panels.foot(self, self.ways())

    def ways(self) -> list[Button]:
        """The same once more, see what was good and bad in it, watch it again, share it, or play another one."""
        words, way = self.app.words, partial(panels.way, self)
        again = way("replay", words("end.replay"), self._replay, "ui-step-back")
        return [
            way("rematch", words("end.rematch"), self._rematch, "ui-replay", main=True),
            way("review", words("review.open"), self._review, "ui-eye"),
            *([] if self.phone else [again]),
            way("share", words("share.open"), self._share, "ui-share"),
            way("new", words("end.new"), self._new, "ui-play"),
        ]

    # The climax

    def update(self, dt: float) -> bool:
        """Let it come, and the torches flicker for a while."""
        before = self.climax.settled
        moving = self.climax.pass_time(dt)
        if self.climax.settled != before:
            self.rebuild()
        self.waiting = self.climax.alive
        if self.climax.beat != self._beat:
            self._beat = self.climax.beat
            self.changed()
        return moving

    def catches(self, key: Key) -> bool:
        """Any key jumps to the end of the climax."""
        return self._skip()

    def handle(self, event: InputEvent) -> None:
        """Any click, too."""
        if not (isinstance(event, Tap) and self._skip()):
            super().handle(event)

    def _skip(self) -> bool:
        if self.climax.settled:
            return False
        self.climax.skip()
        self.rebuild()
        return True

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The scene with everybody on the podium."""
        art, size, climax = self.kit.art, surface.get_size(), self.climax
        surface.blit(podium.backdrop(art, size, self._stage), (0, 0))
        podium.paint(surface, art, self._stage, self.result, climax)
        if climax.sky < 1:
            surface.fill((round(255 * climax.sky),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        self._before = surface.copy() if climax.settled and climax.words < 1 else None

    def draw_over(self, surface: pygame.Surface) -> None:
        """Words and panels come out of the scene."""
        if self._before is not None and (part := self.climax.words) < 1:
            self._before.set_alpha(round(255 * (1 - part)))
            surface.blit(self._before, (0, 0))

    def in_pieces(self) -> Iterator[None]:
        """The scene, then what lies on it."""
        yield from super().in_pieces()
        podium.backdrop(self.kit.art, self.app.viewport.size, self._stage)
        yield

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """Nothing, as long as everything is still to come."""
        return super().sensible(near) if self.climax.settled else None

    def reading(self) -> Reading:
        """Who won, one's own place, everybody else; then the facts and the sums."""
        words, result = self.app.words, self.result
        said = [
            words("join.says", first=first, second=second) for first, second in [facts.headline(words, result)]
        ]
        if (own := facts.own_place(words, result)) is not None:
            said.append(own[0])
        others = [seat for seat in result.order if seat not in (*result.winners, result.you)]
        said += [
            words("end.points-of", name=result.session.name(seat), points=result.scores[seat]) for seat in others
        ]
        remembered = facts.facts(words, result, best_ever=self.crowned)
        told = [". ".join(filter(None, (fact.title, fact.note))) for fact in remembered]
        return Reading(". ".join(said), (*told, *sources.told(self), *filter(None, [sources.temperaments(self)])))

    # The ways on

    def _rematch(self) -> None:
        session = Session(self.app.host, rematch(self._session))
        self.app.pop()
        self.app.follow(TableWanted(session))

    def _review(self) -> None:
        self.app.follow(ReviewWanted(self._session, results.now()))

    def _replay(self) -> None:
        self.app.follow(ReplayWanted(self._session))

    def _share(self) -> None:
        self.app.follow(ShareWanted(offer.of(self._session)))

    def _new(self) -> None:
        self.app.pop()
        self.app.follow(NewGameWanted())
