"""Fetches Debian's sources and packages through apt, without root and without touching the system.

A private apt state copies the system's own archive entry and looks at other suites of the same archive:
trixie for the sources, and forky (else sid) for packages that are newer than any stable release.
"""

import re
from pathlib import Path

from build import commands
from build.errors import BuildError

SOURCE_SUITE = "trixie"
TESTING_SUITES = ("forky", "sid")
DEBIAN_SUITES = {"stable", "oldstable", "testing", "unstable", "bookworm", "trixie", "forky", "sid"}
ETC = Path("/etc/apt")


class NoArchive(BuildError):
    """This system knows no Debian archive to ask."""


def download_sources(packages: list[str], folder: Path) -> None:
    """Put the original source archives of these source packages into the folder."""
    private = _private_state(folder, "deb-src", SOURCE_SUITE)
    wanted = [f"{package}/{SOURCE_SUITE}" for package in packages]
    command = [*private, "source", "--download-only", "--tar-only", *wanted]
    commands.run(command, f"Fetching Debian sources ({', '.join(packages)})", folder)


def download_packages(packages: tuple[str, ...], folder: Path) -> dict[str, Path]:
    """Put these binary packages into the folder, each in the version its suite has today."""
    problems = []
    for suite in TESTING_SUITES:
        place = folder / suite
        place.mkdir()
        try:
            private = _private_state(place, "deb", suite)
            wanted = [f"{package}/{suite}" for package in packages]
            commands.run([*private, "download", *wanted], f"Fetching packages from {suite}", place)
            return {package: _one(place, f"{package}_*.deb") for package in packages}
        except BuildError as error:
            problems.append(str(error))
    raise BuildError(
        f"Neither {' nor '.join(TESTING_SUITES)} of the Debian archive gave {' and '.join(packages)}; "
        "the lines below say why.\n" + "\n".join(problems)
    )


def _one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise BuildError(f"apt-get said it fetched {pattern} but left {len(found)} such files: run it again.")
    return found[0]


def _private_state(folder: Path, types: str, suite: str) -> list[str | Path]:
    """An apt-get command line that sees one suite only, with its index already up to date."""
    apt_get = commands.find("apt-get")
    if apt_get is None:
        raise NoArchive(
            "apt-get is missing, and the wheel is compiled from Debian's sources: build on Debian (a container "
            "will do), or where the official wheel can be reached."
        )
    for needed in ("state/lists/partial", "cache/archives/partial"):
        (folder / needed).mkdir(parents=True)
    entry = folder / "archive.sources"
    entry.write_text(archive_entry(ETC, types, suite))
    settings = {
        "Dir::State": folder / "state",
        "Dir::State::status": "/dev/null",
        "Dir::Cache": folder / "cache",
        "Dir::Etc::sourcelist": entry,
        "Dir::Etc::sourceparts": "/nonexistent",
        "Dir::Etc::preferences": "/nonexistent",
        "Dir::Etc::preferencesparts": "/nonexistent",
        "Acquire::Languages": "none",
        "Acquire::Retries": "1",
        "Acquire::IndexTargets::deb::DEP-11::DefaultEnabled": "false",
        # apt's own user may not read the private folder; without root this setting has no effect.
        "APT::Sandbox::User": "root",
        # Without this an index that cannot be fetched is only a warning.
        "APT::Update::Error-Mode": "any",
    }
    private: list[str | Path] = [apt_get, "-q"]
    for key, value in settings.items():
        private += ["-o", f"{key}={value}"]
    commands.run([*private, "update"], f"Reading Debian's package index of {suite}", folder)
    return private


def archive_entry(etc: Path, types: str, suite: str) -> str:
    """The system's own Debian archive entry, turned to other package types and another suite."""
    for stanza in _stanzas(etc):
        fields = dict(re.findall(r"^([\w-]+):[ \t]*(.*)$", stanza, re.M))
        suites = set(fields.get("Suites", "").split())
        enabled = fields.get("Enabled", "yes").lower() != "no"
        if enabled and suites & DEBIAN_SUITES and "main" in fields.get("Components", "").split():
            for key, value in (("Types", types), ("Suites", suite), ("Components", "main")):
                stanza = re.sub(rf"^{key}:.*$", f"{key}: {value}", stanza, flags=re.M)
            return stanza.strip() + "\n"
    raise NoArchive(
        "This system's package sources name no Debian archive, and the wheel is compiled from Debian's sources: "
        "build on Debian (a container will do), or where the official wheel can be reached."
    )


def _stanzas(etc: Path) -> list[str]:
    """All entries of the system in apt's newer form, one text each."""
    found = []
    for file in sorted(etc.glob("sources.list.d/*.sources")):
        text = re.sub(r"^#.*\n", "", file.read_text(), flags=re.M)
        found += [stanza for stanza in re.split(r"\n\s*\n", text) if stanza.strip()]
    for file in [etc / "sources.list", *sorted(etc.glob("sources.list.d/*.list"))]:
        for line in file.read_text().splitlines() if file.is_file() else []:
            old = re.match(r"deb\s+(?:\[(.*?)\]\s+)?(\S+)\s+(\S+)\s+(.+)", line)
            if old:
                options, uri, suite, components = old.groups()
                stanza = f"Types: deb\nURIs: {uri}\nSuites: {suite}\nComponents: {components.split('#')[0]}\n"
                signed = re.search(r"signed-by=(\S+)", options or "")
                found.append(stanza + (f"Signed-By: {signed[1]}\n" if signed else ""))
    return found
