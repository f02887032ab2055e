"""Compresses what is big and the same in every build, such as Python itself: it takes a while, so it is kept."""

from pathlib import Path

from build import store
from build.cache import Report
from build.squeeze import gzipped


def parcel(data: bytes, report: Report) -> bytes:
    """The data as a gzip file, now or from an earlier build."""

    def make(out: Path) -> None:
        report(f"Compressing {len(data) / 1e6:.1f} MB once and for all")
        (out / "parcel.gz").write_bytes(gzipped(data))

    made = store.made("parcel", store.key_of(data, store.recipe("parcel.py", "squeeze.py")), make, report)
    return (made / "parcel.gz").read_bytes()
