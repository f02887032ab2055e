"""Both games as PettingZoo environments, for programs that learn to play (docs/training-ground.md).

The only part of the engine that needs other packages: `pip install "expeditions[rl]"`.
"""

from .actions import ActionIndex
from .environment import ExpeditionEnv, env, raw_env
from .layout import Layout

__all__ = ["ActionIndex", "ExpeditionEnv", "Layout", "env", "raw_env"]
