"""The rulebooks rule by rule: how many are proven, told, or not worth telling, and why.

Runs every test that the index names (tests/engine/*/rulebook.tsv). A rule is proven when all its tests ran and
passed; the exit status says whether all are.
"""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

from tests.engine.rulebook import FIELD, NOT_TOLD, OURS, ROOT, RULEBOOKS, RULING, Rule, every_rule


class Outcomes:
    """What came of each test, by its name without parameters."""

    def __init__(self) -> None:
        self.passed: Counter[str] = Counter()
        self.others: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that ran to its end, and one that failed or was skipped at any moment."""
        name = report.nodeid.partition("[")[0]
        if not report.passed:
            self.others.add(name)
        elif report.when == "call":
            self.passed[name] += 1

    def proves(self, rule: Rule) -> bool:
        """Whether every test of a rule ran and passed."""
        return all(self.passed[test] and test not in self.others for test in rule.tests)


def main() -> int:
    """Run the tests, print the counts, and fail when a rule is not proven."""
    index = every_rule()
    tests = sorted({test for rule in index for test in rule.tests})
    outcomes = Outcomes()
    os.chdir(ROOT)
    pytest.main(["-qq", "--no-header", "-p", "no:cacheprovider", *tests], plugins=[outcomes])
    print(f"\n{'rulebook':24}{'rules':>6}{'proven':>8}{'told':>6}{'not worth telling':>19}")
    books = [(game, book) for game, numbers in RULEBOOKS.items() for book in (*numbers, OURS)]
    for game, book in books:
        row(f"{game}, {book}", [rule for rule in index if (rule.game, rule.rulebook) == (game, book)], outcomes)
    row("together", index, outcomes)
    print(f"{len(tests)} tests, {sum(outcomes.passed[test] for test in tests)} with all their parameters")
    print("\nnot worth telling, because of")
    for reason, count in Counter(rule.reason(NOT_TOLD) for rule in index if not rule.told).most_common():
        print(f"{count:4}  {reason}")
    rulings = sum(bool(rule.reason(RULING)) for rule in index)
    fields = sum(any(note.startswith(FIELD) for note in rule.notes) for rule in index)
    print(f"\n{rulings} rules are rulings and say why, {fields} depend on a field of the rule set")
    unproven = [rule for rule in index if not outcomes.proves(rule)]
    for rule in unproven:
        print(f"not proven: {rule.rulebook}: {rule.rule} ({', '.join(rule.tests)})")
    return 1 if unproven else 0


def row(name: str, rules: list[Rule], outcomes: Outcomes) -> None:
    """Print the counts of some rules."""
    proven, told = sum(map(outcomes.proves, rules)), sum(bool(rule.told) for rule in rules)
    print(f"{name:24}{len(rules):6}{proven:8}{told:6}{len(rules) - told:19}")


if __name__ == "__main__":
    sys.exit(main())
