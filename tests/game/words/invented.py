"""A language that nobody speaks: English with accents and 40 % longer, to see what is hard-coded or cut."""

import json
import re
from pathlib import Path

from game.host.files import assets

LETTERS = "xx"
LONGER = 0.4
ACCENTS = str.maketrans("aeiouAEIOUcnsy", "áëîøüÁËÎØÜçñšý")
KEPT = re.compile(r"(\{[^}]*\}|[^\W\d_]+)")
"""What is put in, and words."""
KEYS = re.compile(r"shortcut\..*\.keys$")
"""What stands on a keyboard."""


def folder(place: Path) -> Path:
    """Make a folder of languages that has this one alone."""
    source, target = assets() / "locale" / "en", place / LETTERS
    for path in sorted(source.rglob("*.json")):
        told = json.loads(path.read_text(encoding="utf-8"))
        if path.name == "language.json":
            told["name"] = longer(told["name"])
        else:
            told = {key: text if KEYS.search(key) else longer(text) for key, text in told.items()}
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return place


def longer(text: str) -> str:
    """A text in this language; what is put in stays as it is."""
    owed, parts = 0.0, []
    for part in KEPT.split(text):
        if not part.isalpha():
            parts.append(part)
            continue
        owed += LONGER * len(part)
        more = round(owed) if len(part) > 1 else 0
        owed -= more
        parts.append(f"{part}{_tail(part, more)}".translate(ACCENTS))
    return "".join(parts)


def _tail(word: str, more: int) -> str:
    """Letters of the word once more, so that it looks like one."""
    return (word[1:].lower() * more)[:more]
