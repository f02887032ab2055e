"""The bar at the top: whose decision it is and what it is in one line, the order of play, undo, help and menu."""

from dataclasses import replace

import pygame

from game.screen import palette
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import GLOW, INK
from game.table.panels.panel import Button, Panel, paint_button
from game.ui.progressring import draw_ring
from game.ui.tip import Tip, TipLine

EMBLEM, RING = 26.0, 18.5
"""Where the middle of the emblem lies, and the radius of the ring round it."""
LIGHT, HINT = palette.IVORY, palette.MINT
FASTER = {
    "fast": (("ui-play", -6.5), ("ui-play", 5.5)),
    "once": (("ui-step", 0.0),),
    "slow": (("ui-slow", 0.0),),
    "normal": (("ui-play", 0.0),),
}
"""The pictures of each pace that can be asked for, and how far they lie beside the middle."""


class Bar(Panel):
    """The decision bar."""

    name = "bar"
    frame = "bar"

    _notice = ""
    _said_at: tuple[int, Catalogue] | None = None
    """The move after which it was said, and in which language."""
    rule = ""
    """The paragraph of the rules that the sentence is about."""

    def say(self, notice: str, rule: str = "") -> None:
        """Show a sentence in place of the hint until the game goes on; a refusal with the rule behind it."""
        self._notice, self.rule = notice, rule
        self._said_at = len(self.session.game.moves), self.words
        self.refresh()
        self.table.redraw()

    @property
    def notice(self) -> str:
        """The sentence to show in place of the hint: others are paused, or one was said since the last move (and
        since the language was changed)."""
        if self.table.opponents.paused:
            return self.words("table.paused")
        return self._notice if self._said_at == (len(self.session.game.moves), self.words) else ""

    def content(self) -> object:
        """What the bar shows."""
        session = self.session
        return (
            self.table.decision(),
            self.table.acting_seat,
            self.table.speech.stage(session.view, self.words),
            session.undo_block,
            session.redoable,
            (self.notice, self.rule),
            self.table.opponents.deciding and (self.table.opponents.pace, self.table.opponents.paused),
        )

    def paint(self, brush: Brush) -> None:
        """Emblem, decision and hint; on a wide table round and order of play too."""
        acting = self.table.acting_seat
        seat = acting if acting is not None else self.session.viewer
        decision, hint = self.table.decision()
        hint = self.notice or hint
        self._paint_faster(brush)
        middle = self.height / 2
        brush.sprite("seat", EMBLEM, middle, colour=self.table.colours[seat], zoom=1.18)
        if self.narrow:
            self._paint_narrow(brush, decision, hint)
            return
        end = self._paint_order(brush) - 12
        wanted = min(brush.wide(decision, "head", 21), end - 60)
        used = brush.text(decision, "head", 21, LIGHT, (48, 4, wanted + 2, 40))
        start = (used.right - brush.x) / brush.unit + 22
        room = end - start - 10
        if room >= 0.8 * brush.wide(hint, "body", 15):
            brush.text(hint, "body", 15, GLOW if self.notice else HINT, (start, 6, room, 40))

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A ring round the emblem of a computer player that thinks for a while."""
        super().draw_live(surface, art)
        progress = self.table.opponents.progress
        if progress is not None:
            centre = self.rect.x + EMBLEM * self.unit, self.rect.centery
            draw_ring(surface, centre, RING * self.unit, 3 * self.unit, progress)

    def _paint_narrow(self, brush: Brush, decision: str, hint: str) -> None:
        room = self._button_boxes()[0][0] - 54
        colour = GLOW if self.notice else HINT
        if self.notice:
            brush.text(hint, "body", 15, colour, (48, 6, room, self.height - 12), fit="wrap")
        elif brush.wide(decision, "head", 15.5) <= room and 0.85 * brush.wide(hint, "body", 14) <= room:
            half = self.height / 2
            brush.text(decision, "head", 19, LIGHT, (48, half - 22, room, 22))
            brush.text(hint, "body", 14, colour, (48, half + 1, room, 19))
        else:
            brush.text(decision, "head", 18, LIGHT, (48, 4, room, self.height - 8), fit="wrap")

    def _paint_order(self, brush: Brush) -> float:
        """Round and order of play, right to left from the buttons; gives where they begin."""
        view = self.session.view
        order = self.table.order(view)
        x = self._button_boxes()[0][0] - 22 - 31 * (len(order) - 1) - 14
        first, middle = x, self.height / 2
        for index, seat in enumerate(order):
            if index:
                brush.sprite("ui-next", x - 15.5, middle, zoom=0.4, tint=HINT)
            zoom = 0.95 if seat == self.table.acting_seat else 0.78
            if seat == self.table.acting_seat:
                brush.sprite("badge-gold", x, middle, zoom=1.45)
            brush.sprite("seat", x, middle, colour=self.table.colours[seat], zoom=zoom)
            x += 31
        stage = self.table.speech.stage(view, self.words)
        width = brush.wide(stage, "body", 15) + 2
        left = first - 22 - width
        brush.text(stage, "body", 15, HINT, (left, 6, width, 40), side="right")
        return left

    def _button_boxes(self) -> list[tuple[float, float, float, float]]:
        if self.narrow:
            side = min(self.finger_units, self.height)
            count, step, wide = 3, side + 6, side
        else:
            count, step, wide, side = 4, 46.0, 40.0, 34.0
        left = self.width - 6 - count * step + (step - wide)
        return [(left + step * index, (self.height - side) / 2, wide, side) for index in range(count)]

    def buttons(self) -> list[Button]:
        """Undo, redo where there is room, help, menu; the pace of computer players while one of them decides."""
        words, session = self.words, self.session
        boxes = self._button_boxes()
        block = words(session.undo_block) if session.undo_block else ""
        undo = Button(
            "ui-undo", words("table.undo"), boxes[0], self.table.undo, icon="ui-undo", hint=block, dead=bool(block)
        )
        help_ = Button("ui-hint", words("table.hint"), boxes[-2], self._explain, icon="ui-hint")
        if self.notice and self.rule:
            hint = words("rules.link.hint")
            help_ = Button(
                "ui-rule", words("rules.link"), boxes[-2], self.read, "", "ui-rules", main=True, hint=hint
            )
        menu = Button("ui-menu", words("table.menu"), boxes[-1], self._menu, icon="ui-menu")
        if self.table.counting.shown:
            undo, help_ = replace(undo, enabled=False), replace(help_, enabled=False)
        waiting = self.table.opponents.deciding and not self.table.counting.shown
        if self.narrow:
            return [undo, self._faster(boxes[-2]) if waiting else help_, menu]
        redo = Button(
            "ui-redo", words("table.redo"), boxes[1], self.redo, icon="ui-redo", enabled=session.redoable
        )
        return [undo, self._faster(boxes[1]) if waiting else redo, help_, menu]

    def _faster(self, box: Area) -> Button:
        """The button that hurries computer players on; golden while they are hurried."""
        opponents = self.table.opponents
        label = self.words(f"table.pace.{opponents.next_pace}")
        hurried = opponents.pace != "normal"
        return Button("ui-faster", label, box, opponents.hurry, main=hurried, bare=True)

    def _paint_faster(self, brush: Brush) -> None:
        """The button for the pace, with one picture or two."""
        button = next((one for one in self._listed() if one.bare), None)
        if button is not None:
            paint_button(brush, button)
            x, y, w, h = button.box
            for icon, beside in FASTER[self.table.opponents.next_pace]:
                brush.sprite(icon, x + w / 2 + beside, y + h / 2, zoom=0.8, tint=INK)

    def tip(self, x: float, y: float) -> Tip | None:
        """What a button does, and why not; a replay has buttons of its own in their place."""
        offered = {target.id for target in self.table.targets()}
        for button in self._listed():
            rect = self._place_of(button)
            if rect.collidepoint(x, y) and button.target in offered:
                return Tip(rect, button.label, (TipLine(button.hint),) if button.hint else ())
        return None

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.session.redo():
            self.table.travelled()
        else:
            self.say(self.words("table.redo.nothing"))

    def read(self) -> None:
        """Open the rules at what was said."""
        self.table.open_rules(self.rule)

    def _explain(self) -> None:
        self.table.hint.explain()

    def _menu(self) -> None:
        self.table.counting.finish()
        self.table.dialogs.show("menu")
