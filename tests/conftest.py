"""What holds for all tests."""

import gc


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: looking for garbage passes over it."""
    gc.collect()
    gc.freeze()
