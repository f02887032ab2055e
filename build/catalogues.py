"""Puts the many small files of a catalogue together: the page reads six files at its start instead of 160."""

import json
import re
from collections.abc import Mapping

CATALOGUE = re.compile(r"(assets/locale/[^/]+/[^/]+)/[^/]+\.json")


def together(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of an app, with one of words for each folder of them."""
    others: dict[str, bytes] = {}
    words: dict[str, dict[str, str]] = {}
    for name, data in sorted(files.items()):
        if match := CATALOGUE.fullmatch(name):
            words.setdefault(match[1], {}).update(json.loads(data))
        else:
            others[name] = data
    for folder, told in words.items():
        others[f"{folder}/words.json"] = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return others
