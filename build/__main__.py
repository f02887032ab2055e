"""The commands behind play.py: `play` builds what is needed and serves it here, `build` makes a release."""

import argparse
import os
import signal
import sys
import webbrowser
from pathlib import Path

from build import stamp
from build.errors import BuildError
from build.progress import report
from build.serve import Server
from build.store import PROJECT

SITE = PROJECT / "build" / "web"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the art step imports pygame, which greets on stdout


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    parser = argparse.ArgumentParser(prog="play.py", description="Play Lost Temple and Tikal in the browser.")
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("play", help="build if needed, serve on this machine and open the browser (the default)")
    release = commands.add_parser("build", help="build the web site")
    release.add_argument("--out", type=Path, default=SITE, help="the folder to write (default: build/web)")
    release.add_argument("--zip", action="store_true", help="also write the folder as a zip beside it")
    chosen = parser.parse_args(arguments)
    # Being asked to stop by the system is like Ctrl-C: end cleanly.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if chosen.command == "build":
            build(chosen.out.resolve(), chosen.zip)
        else:
            play()
    except BuildError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
    return 0


def build(out: Path, zipped: bool) -> None:
    """Build the site, and its zip when asked."""
    fresh(out)
    if zipped:
        from build.site import zip_site

        zip_site(out, out.with_name(out.name + ".zip"))
        print(f"The zip is ready: {out.with_name(out.name + '.zip')}")
    print(f"The site is ready: {out}")


def play() -> None:
    """Build if needed, serve, and open the browser until Ctrl-C."""
    fresh(SITE)
    with Server(SITE) as server:
        print(f"Playing at {server.address} (Ctrl-C ends it)", flush=True)
        if _has_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def fresh(site: Path) -> None:
    """Build the site unless it is up to date."""
    if stamp.is_fresh(site):
        return
    from build.site import build_site  # needs much that an up-to-date site does not
    from build.stage import App

    made_from = stamp.stamp()
    stamp.forget(site)
    build_site(App(), site, report)
    stamp.note(site, made_from)


def _has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


if __name__ == "__main__":
    sys.exit(main())
