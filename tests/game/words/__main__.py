"""`python3 play.py words [language…]`: lists what is wrong with the words of a language, with pictures.

Without a language all are looked at. `--only WORD` draws only scenes with this in their name, `--quick` none.
"""

import argparse
import sys
from pathlib import Path

from game.host import workshop
from game.screen.catalogue import languages
from tests import shots
from tests.game.words.compare import Complaint, complaints, english, read
from tests.game.words.drawn import SIZES, Asked, listening, look

FOLDER = Path(__file__).resolve().parents[3] / "build" / ".cache" / "words"


def main() -> int:
    """Look at the languages that are named; 1 if anything is to be mended."""
    parser = argparse.ArgumentParser(
        prog="play.py words", description="List what is wrong with the words of a language."
    )
    parser.add_argument("languages", nargs="*", help="their letters, such as de; without any, all")
    parser.add_argument("--only", default="", metavar="WORD", help="draw only scenes with this in their name")
    parser.add_argument("--quick", action="store_true", help="draw nothing: only what is missing and unused")
    wanted = parser.parse_args()
    unknown = [one for one in wanted.languages if one not in languages()]
    if unknown:
        print(f"No language {', '.join(unknown)}: assets/locale has {', '.join(languages())}.")
        return 2
    workshop.prepare()
    wrong = 0
    for language in wanted.languages or languages():
        wrong += check(language, wanted.only, [] if wanted.quick else [*shots.SCENES])
    return 1 if wrong else 0


def check(language: str, only: str, scenes: list[str], folder: Path = FOLDER) -> int:
    """Print the complaints about a language; the result is how many."""
    found = complaints(read(language), english())
    wanted = {one.key: one for one in found if one.kind == "missing"}
    pictures: dict[Complaint, Path] = {}
    for scene in scenes:
        for size in SIZES:
            place = f"{scene}-{size[0]}x{size[1]}"
            if only in place:
                asked = Asked()
                with listening(asked.note):
                    pictures |= look(shots.seated(scene, size, language), asked, wanted, place, folder / language)
    listed = [*found, *(one for one in pictures if one.kind == "too long")]
    print(f"{language}: {len(listed)} to mend" if listed else f"{language}: nothing to mend")
    for one in listed:
        at = f"\n      {pictures[one]}" if one in pictures else ""
        print(f"  {one.kind}: {one.key}\n      {one.about!r}{at}")
    return len(listed)


if __name__ == "__main__":
    sys.exit(main())
