"""By which rules: editions and variants, and who starts; and what few want to see, the shuffle and the link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.screen import palette
from game.session.session import KEY
from game.table.options import OptionLine
from game.ui import styles
from game.ui.blocks import paragraph, text_field
from game.ui.boxes import Box, Column, Flow, Row, Stack
from game.ui.buttons import Button, button
from game.ui.widgets import Ground, Rule, Sprite, Text, heading

if TYPE_CHECKING:
    from game.pages.setup.page import SetupPage

Part = list[Box]


def panel(page: SetupPage) -> list[Box]:
    """Everything below each other, as it stands at the right of a wide window."""
    words = page.app.words
    title = heading(words("newgame.rules", game=words(f"{page.choices.game}.title")), style=styles.PAGE_HEAD)
    parts = [*_options(page), _starters(page), _more(page), notes(page)]
    lines: list[Box] = [title]
    for part in parts:
        if part:
            lines += [*part, Rule(tall=1)]
    return lines[:-1]


def halves(page: SetupPage) -> Box:
    """The same in two columns of a sheet."""
    words = page.app.words
    title = heading(words("newgame.rules", game=words(f"{page.choices.game}.title")), style=styles.PAGE_HEAD)
    left = [one for part in _options(page) for one in [*part, Rule()]][:-1] or [title]
    right = [one for part in (_starters(page), _more(page), notes(page)) if part for one in [*part, Rule()]][:-1]
    columns = [Column(children=side, gap=7) for side in ([title, *left] if left != [title] else left, right)]
    return Column(
        children=[Row(children=columns, gap=30, equal=True, align="start")], frame="panel-plain", pad=(16, 12)
    )


def folded(page: SetupPage) -> list[Box]:
    """A card for each heading with its value at the right, which folds out below."""
    words, state = page.app.words, page.choices
    parts: list[tuple[str, str, str, list[Part]]] = []
    if state.form.lines():
        switches = all(line.switch for line in state.form.lines())
        said = words("newgame.variants") if switches else words("newgame.rules", game=words(f"{state.game}.title"))
        parts.append(("rules", said, summary(page), _options(page)))
    parts.append(("starts", words("newgame.first"), _starter(page), [_starters(page, bare=True)]))
    cards = [_card(page, *part) for part in parts]
    more = Column(children=_more(page), gap=7, frame="panel-plain", pad=(14, 2))
    told = [Column(children=notes(page), gap=7, frame="panel-plain", pad=(14, 8))] if notes(page) else []
    return [*cards, more, *told]


def summary(page: SetupPage) -> str:
    """What is chosen among the options, in a few words."""
    words, state = page.app.words, page.choices
    said = []
    for line in state.form.lines():
        key = f"{state.game}.option.{line.name}"
        if not line.switch:
            said.append(words(f"{key}.{line.value}"))
        elif line.on and not line.single:
            said.append(words(key))
    changed = _changed(page)
    if changed:
        said.append(words("newgame.single.changed", count=changed))
    return " · ".join(said) or words("newgame.none")


def notes(page: SetupPage) -> Part:
    """What has to be known before a game by link, and what becomes of the game under way."""
    words, kinds, told = page.app.words, [chair.kind for chair in page.choices.sitting], []
    if "elsewhere" in kinds and page.choices.ready:
        told.append(("newgame.elsewhere.trust", "ui-link"))
    if page.app.host.load(KEY):
        told.append(("newgame.replaces", "ui-shelf"))
    return [
        Row(
            children=[
                Sprite(sprite=icon, ink=palette.SOFT, wide=34),
                Text(words=words(key), style=styles.NOTE, grow=1, wide=0),
            ],
            gap=6,
        )
        for key, icon in told
    ]


def _card(page: SetupPage, name: str, said: str, value: str, parts: Sequence[Part]) -> Box:
    inside: list[Box] = [_fold(page, name, said, value, style=styles.HEAD)]
    if name in page.unfolded:
        for part in parts:
            inside += [Rule(), *part]
    return Column(children=inside, gap=7, frame="panel-plain", pad=(14, 2))


def _fold(page: SetupPage, name: str, said: str, value: str, style: styles.Style = styles.BUTTON) -> Box:
    """A heading with its value, which shows or hides what is below it."""
    arrow = "ui-up" if name in page.unfolded else "ui-chevron"
    shown = Text(words=value, style=styles.NOTE, side="right", fit="shrink", told=False, grow=1, wide=0)
    row = Row(
        children=[
            Text(words=said, style=style, told=False, gives_way=True),
            shown,
            Sprite(sprite=arrow, ink=palette.INK, wide=20),
        ],
        gap=8,
    )
    lit = Ground(pointed=name, pointed_ink=palette.LIT, spread=6)
    label = page.app.words("join.says", first=said, second=value)
    return Stack(children=[lit, row], id=name, act=partial(page.fold, name), label=label, tall=44)


# The options of the game


def _options(page: SetupPage) -> list[Part]:
    """A part for each option, and one for the single rules."""
    lines = page.choices.form.lines()
    parts: list[Part] = [
        [_switch(page, line)] if line.switch else _choice(page, line) for line in lines if not line.single
    ]
    single = [line for line in lines if line.single]
    if single:
        parts.append(
            [_single(page), *([_switch(page, line) for line in single] if "single" in page.unfolded else [])]
        )
    return parts


def _single(page: SetupPage) -> Box:
    words, state, changed = page.app.words, page.choices, _changed(page)
    edition = next((line for line in state.form.lines() if not line.switch), None)
    name = words(f"{state.game}.option.{edition.name}.{edition.value}") if edition else ""
    value = (
        words("newgame.single.changed", count=changed) if changed else words("newgame.single.all", edition=name)
    )
    return _fold(page, "single", words("newgame.single"), value)


def _changed(page: SetupPage) -> int:
    return sum(line.changed for line in page.choices.form.lines())


def _choice(page: SetupPage, line: OptionLine) -> Part:
    """An option with several values, with a line about the one that is chosen."""
    words, key = page.app.words, f"{page.choices.game}.option.{line.name}"
    options = [
        replace(
            button(
                f"{line.name}-{one}",
                words(f"{key}.{one}"),
                partial(page.set_option, line.name, one),
                main=on,
                tall=44,
            ),
            group=words(key),
            checked=on,
            least_wide=72,
        )
        for one in line.values
        for on in [one == line.value]
    ]
    name = Text(words=words(key), style=styles.BUTTON, told=False, gives_way=True, grow=1)
    note = Text(words=words(f"{key}.{line.value}.note"), style=styles.NOTE, told=False)
    return [Row(children=[name, *options], gap=6), note]


def _switch(page: SetupPage, line: OptionLine) -> Box:
    """An option that is on or off; one that cannot be chosen says why."""
    words, key = page.app.words, f"{page.choices.game}.option.{line.name}"
    label, refused = words(key), words(line.refused) if line.refused else ""
    note = refused or words(f"{key}.note")
    said = words("join.says", first=label, second=words("settings.on" if line.on else "settings.off"))
    ink = palette.SOFT if refused else palette.INK
    lines = [
        Text(words=label, style=styles.BUTTON.in_ink(ink), told=False),
        Text(words=note, style=styles.NOTE, told=False),
    ]
    toggle = Sprite(sprite="toggle-on" if line.on else "toggle-off", wide=52)
    row = Row(children=[Column(children=lines, wide=0, grow=1), toggle], gap=10)
    lit = Ground(pointed="" if refused else line.name, pointed_ink=palette.LIT, spread=6)
    turn = partial(page.set_option, line.name, line.values[0 if line.on else -1])
    return Stack(children=[lit, row], id=line.name, act=turn, label=said, hint=note, least=44, enabled=not refused)


# Who starts, the shuffle, the link


def _starter(page: SetupPage) -> str:
    first = page.choices.first
    return page.app.words("newgame.chance") if first is None else page.names[first]


def _starters(page: SetupPage, *, bare: bool = False) -> Part:
    """Who starts: by chance, or the seat of an emblem."""
    words, state = page.app.words, page.choices
    chance = button(
        "first-chance", words("newgame.chance"), partial(page.begin_with, None), main=state.first is None, tall=44
    )
    ways: list[Button] = [replace(chance, group=words("newgame.first"), checked=state.first is None, air=10)]
    for seat, name in enumerate(page.names):
        on = state.first == seat
        emblem = Row(children=[Sprite(sprite="seat", seat=state.colours[seat], zoom=1.1)], pack="centre")
        ways.append(
            Button(
                children=[emblem],
                id=f"first-{seat}",
                act=partial(page.begin_with, seat),
                label=name,
                group=words("newgame.first"),
                checked=on,
                kind="main" if on else "normal",
                pad=(8, 3),
                wide=54,
                tall=44,
            )
        )
    row = Flow(children=ways, gap=7)
    if bare:
        return [row]
    value = _starter(page) if state.first is not None else words("newgame.first.note")
    title = Row(
        children=[
            Text(words=words("newgame.first"), style=styles.BUTTON, told=False),
            Text(words=value, style=styles.NOTE, side="right", fit="shrink", told=False, grow=1, wide=0),
        ],
        gap=8,
        tall=28,
    )
    return [title, row]


def _more(page: SetupPage) -> Part:
    """The shuffle, to play the same again, and the link of this set-up."""
    words = page.app.words
    head = _fold(page, "more", words("newgame.more"), words("newgame.more.note"), style=_more_style(page))
    if "more" not in page.unfolded:
        return [head]
    writing = page.writing == "seed"
    field = text_field(
        "seed",
        page.choices.seed,
        partial(page.write, "seed"),
        open_now=writing,
        hint=words("newgame.seed.edit"),
        label=words("join.says", first=words("newgame.seed"), second=page.choices.seed),
        wide=0,
        grow=1,
    )
    other = button("seed-new", words("newgame.seed.new"), page.new_seed, icon="ui-replay", tall=44)
    share = button("share", words("share.set-up"), page.share, icon="ui-share", tall=44)
    shuffle = Row(
        children=[Text(words=words("newgame.seed"), style=styles.LABEL, told=False), field, other], gap=8
    )
    note = Text(words=words("newgame.seed.note"), style=styles.NOTE, told=False)
    return [head, shuffle, note, share, Box(tall=4)]


def _more_style(page: SetupPage) -> styles.Style:
    return styles.HEAD if page.shape == "phone" else styles.BUTTON


def not_ready(page: SetupPage) -> Box:
    """Why nothing can begin."""
    return paragraph(page.app.words("newgame.elsewhere.nobody"), ("ui-warning",))
