"""Which form of a word goes with a number, by rules that a language's folder gives in the CLDR's notation.

A rule such as "n % 10 = 2..4 and n % 100 != 12..14" is what Unicode's tables of plurals say of whole numbers.
"""

import re
from collections.abc import Callable, Mapping

RELATION = re.compile(r"n(?: % (\d+))? (!?=) ([\d.,]+)")


def rule(text: str) -> Callable[[int], bool]:
    """Whether a number is one of those that a rule describes."""
    ways = [[_relation(part) for part in way.split(" and ")] for way in text.split(" or ")]
    return lambda number: any(all(fits(number) for fits in way) for way in ways)


def form(rules: Mapping[str, Callable[[int], bool]], count: int) -> str:
    """The name of the form for so many: the first whose rule fits, or "other"."""
    return next((name for name, fits in rules.items() if fits(abs(count))), "other")


def _relation(text: str) -> Callable[[int], bool]:
    found = RELATION.fullmatch(text.strip())
    if not found:
        raise ValueError(f"not a rule for plurals: {text!r}; such as 'n = 1' or 'n % 10 = 2..4'")
    divisor, relation, listed = found.groups()
    numbers: set[int] = set()
    for part in listed.split(","):
        first, _, last = part.partition("..")
        numbers.update(range(int(first), int(last or first) + 1))
    wanted = relation == "="
    return lambda number: ((number % int(divisor) if divisor else number) in numbers) is wanted
