"""PettingZoo, without its choice of a sound driver: importing it sets one for every program of this process."""

import os

_BEFORE = dict(os.environ)

from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

for _name in set(os.environ) - set(_BEFORE):
    del os.environ[_name]
os.environ.update(_BEFORE)

__all__ = ["AECEnv", "wrappers"]
