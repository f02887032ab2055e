"""What a text can still become: word by word, whatever its case, accents and signs."""

import pytest

from game.table.typed.completing import TypedLine, TypedLines, folded

MOVES = ("go a1", "go a1 by b2 1 token", "go b2", "take 1", "take 12", "end turn")
ASKED = ("Où puis-je aller\u00a0?", "Qui mène à l\u2019autel bleu\u00a0?", "Qui mène à l\u2019autel rose\u00a0?")


def lines(*texts: str) -> TypedLines:
    return TypedLines([TypedLine(text, str, lambda: None) for text in texts])


@pytest.mark.parametrize(
    ("typed", "next"),
    [
        ("", ["go …", "take …", "end turn"]),
        ("g", ["go a1 …", "go b2"]),
        ("go", ["go a1 …", "go b2"]),
        ("go a1", ["go a1", "go a1 by b2 1 token"]),
        ("GO  A1 b", ["go a1 by b2 1 token"]),
        ("take 1", ["take 1", "take 12"]),
        ("take 1 ", ["take 1"]),
        ("en", ["end turn"]),
        ("fly", []),
        ("a1", []),
    ],
)
def test_a_text_goes_on_word_by_word(typed: str, next: list[str]) -> None:
    found = lines(*MOVES).completions(typed)
    assert [one.text if one.whole else f"{one.text} …" for one in found] == next


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("ou puis je", ASKED[0]),
        ("OÙ PUIS-JE ALLER ?", ASKED[0]),
        ("qui mene a l'autel b", ASKED[1]),
        ("qui mène à l autel rose", ASKED[2]),
    ],
)
def test_accents_and_signs_are_optional(typed: str, asked: str) -> None:
    (found,) = lines(*ASKED).completions(typed)
    assert found.whole is not None
    assert found.text == asked


def test_what_all_have_in_common_is_passed_over() -> None:
    assert [one.text for one in lines(*ASKED[1:]).completions("qui")] == list(ASKED[1:])


def test_only_the_whole_text_is_exact() -> None:
    known = lines(*MOVES)
    assert known.exact("Go A1") is not None
    assert known.exact("go") is None
    assert known.exact("") is None


def test_letters_are_compared_without_their_accents() -> None:
    assert folded("Épée, l\u2019Œuvre+2!") == "epee l œuvre 2"
