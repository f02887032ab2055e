"""Turns the drawings of assets/*/art into the folder of atlases and scenes that the game loads.
The folder is named by a hash of drawings and recipe, so a second run finds it and does nothing.
`python -m build.art` builds it and prints what it weighs; --sheet and --proof write pictures to look at.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from build.cache import Report, lock, made_folder, root
from build.drawings import ASSETS, Scene, Sprite, read_scenes, read_sprites
from build.errors import BuildError, plain_failures

SCALES = (1, 2)
RECIPE = ("art.py", "atlas.py", "drawings.py", "palette.py", "quantise.py", "raster.py", "squeeze.py")
MAKERS = ("resvg-py", "pygame-ce", "pillow", "mozjpeg-lossless-optimization", "zopfli")
"""The packages that decide what the bytes are."""
HERE = Path(__file__).resolve().parent


def art(report: Report, drawings: Path = ASSETS) -> Path:
    """The folder with index.json, atlas pages and scenes; built now unless it is there already."""
    name = f"art-{_fingerprint(drawings)}"
    with plain_failures(root()), lock(report, name):
        return made_folder(name, lambda folder: _build(folder, drawings, report))


def _fingerprint(drawings: Path) -> str:
    try:
        digest = hashlib.sha256(" ".join(map(version, MAKERS)).encode())
    except PackageNotFoundError as error:
        groups = "the dependency groups art and game"
        raise BuildError(f"{error.name} is missing, and the art needs it: install {groups}.") from error
    for path in [*sorted(drawings.rglob("*.svg")), *(HERE / name for name in RECIPE)]:
        data = path.read_bytes()
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()[:20]


def _build(folder: Path, drawings: Path, report: Report) -> None:
    sprites, scenes = read_sprites(drawings), read_scenes(drawings)
    total = len(sprites) + len(scenes)
    entries = _write_sprites(sprites, folder, lambda done: report("drawing the art", done, total))
    big = {}
    for done, scene in enumerate(scenes, len(sprites) + 1):
        big[scene.name] = _write_scene(scene, folder)
        report("drawing the art", done, total)
    index = {"format": 1, "scales": SCALES, "sprites": entries, "scenes": big}
    (folder / "index.json").write_text(json.dumps(index, separators=(",", ":"), sort_keys=True), "utf-8")


def _write_sprites(sprites: list[Sprite], folder: Path, progress: Callable[[int], object]) -> dict[str, Any]:
    from build.atlas import page, render_sprite
    from build.quantise import palette_png

    pictures = {}
    for done, sprite in enumerate(sprites, 1):
        pictures[sprite.id] = render_sprite(sprite, SCALES)
        progress(done)
    entries: dict[str, Any] = {}
    for name in sorted({sprite.page for sprite in sprites}):
        members = [sprite for sprite in sprites if sprite.page == name]
        for scale in SCALES:
            surface, corners = page([pictures[sprite.id][scale] for sprite in members])
            (folder / f"atlas-{name}-{scale}.png").write_bytes(palette_png(surface))
            for sprite in members:
                box = pictures[sprite.id][scale].box
                entry = entries.setdefault(sprite.id, {"page": name, "box": box, "at": {}})
                entry["at"][str(scale)] = corners[sprite.id]
    for sprite in sprites:
        extras = {"slice": sprite.slice, "bleed": sprite.bleed, "grain": sprite.grain, "tint": sprite.tint}
        entries[sprite.id].update({key: value for key, value in extras.items() if value})
    return entries


def _write_scene(scene: Scene, folder: Path) -> dict[str, Any]:
    from build.raster import render, save_opaque

    width, height = (round(side * max(scene.scales)) for side in scene.size)
    biggest = render(scene.svg, width, height, scene.name)
    files = {}
    for scale in scene.scales:
        files[f"{scale:g}"] = f"{scene.name}-{scale:g}.jpg"
        save_opaque(biggest, scene.size, scale, folder / files[f"{scale:g}"])
    return {"size": scene.size, "files": files}


def _main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m build.art", description="Build the art of the game.")
    parser.add_argument("--sheet", type=Path, metavar="DIR", help="write contact sheets of all sprites there")
    parser.add_argument(
        "--proof", type=Path, metavar="DIR", help="write both tables, made of sprites alone, there"
    )
    options = parser.parse_args(words)
    try:
        folder = art(lambda text, done=None, total=None: None)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(folder)
    files = sorted(folder.iterdir())
    for path in files:
        print(f"{path.stat().st_size:>10,}  {path.name}")
    print(f"{sum(path.stat().st_size for path in files):>10,}  in all")
    if options.sheet or options.proof:
        from build import proof

        if options.sheet:
            proof.sheets(folder, options.sheet)
        if options.proof:
            proof.tables(folder, options.proof)
    return 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
