"""What a lesson says now: the step that it is at, the answer to a move that was not wanted, or farewell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.lesson import richtext

if TYPE_CHECKING:
    from game.lesson.mode import LessonMode


@dataclass(frozen=True, slots=True)
class Offered:
    """A button of the bubble."""

    target: str
    label: str
    icon: str
    act: Callable[[], None]
    main: bool = False


@dataclass(frozen=True, slots=True)
class Saying:
    """What the bubble says now; without a title it is an answer."""

    title: str
    words: str
    choices: tuple[Offered, ...]

    @property
    def told(self) -> str:
        """All of it in plain words."""
        return " ".join(filter(None, (f"{self.title}." if self.title else "", richtext.plain(self.words))))


def saying(mode: LessonMode) -> Saying | None:
    """What is to be said now; None while moves come by themselves."""
    lead, lesson, words = mode.lead, mode.lesson, mode.app.words
    if lead.stray is not None:
        return _answer(mode)
    if lead.over:
        return _farewell(mode) if mode.last else None
    step = lead.step
    if step is None or lead.pending() is not None or lead.stuck:
        return None
    choices = []
    if lead.backward or lesson.number > 0:
        choices.append(Offered("lesson-back", words("lesson.back"), "ui-back", mode.step_back))
    if lead.telling:
        choices.append(Offered("lesson-next", words("lesson.next"), "ui-next", mode.go_on, main=True))
    else:
        choices.append(Offered("lesson-skip", words("lesson.skip"), "ui-step", mode.skip))
    return Saying(words(lesson.key), words(lesson.words_of(step)), tuple(choices))


def _answer(mode: LessonMode) -> Saying:
    lead, words = mode.lead, mode.app.words
    assert lead.stray is not None
    assert lead.step is not None
    key = mode.lesson.words_of(lead.step, lead.stray.say) if lead.stray.say else "lesson.legal"
    short = ".short" if mode.table.small else ""
    choices = (
        Offered("lesson-take-back", words(f"lesson.takeback{short}"), "ui-undo", mode.take_back),
        Offered("lesson-keep", words(f"lesson.keep{short}"), "ui-check", mode.keep),
    )
    return Saying("", words(key), choices)


def _farewell(mode: LessonMode) -> Saying:
    words = mode.app.words
    choices = (
        Offered("lesson-play", words("lesson.play"), "ui-play", mode.play_on, main=True),
        Offered("lesson-leave-end", words("lesson.close"), "ui-close", mode.leave),
    )
    return Saying(words("lesson.end"), words(f"{mode.lesson.game}.lesson.end"), choices)
