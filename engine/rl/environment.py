"""A game as a PettingZoo environment: agents take turns, see their own view in numbers, and choose by number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .. import IllegalAction, OptionError, new_game
from ..core.game import Game, Json
from ..core.plain import quoted
from . import lost_temple, picture_lost_temple, picture_tikal, tikal
from .actions import ActionIndex
from .layout import Layout, Vector
from .zoo import AECEnv, wrappers

VERSION = 1
"""Goes up whenever observations or the numbers of actions change."""
BOUND = 10  # of every number in an observation; points are counted in hundreds
ILLEGAL = -1.0  # what an agent gets for an action that is not legal, which ends the game

RenderMode = Literal["human", "ansi", "rgb_array"]
Reward = Literal["outcome", "points"]
Picture = NDArray[np.uint8]


class Numbered(NamedTuple):
    """A game in numbers."""

    actions: ActionIndex
    layout: Layout
    encode: Callable[[Any], Vector]
    picture: Callable[[Any], Picture]


NUMBERED = {
    "lost-temple": Numbered(
        lost_temple.ACTIONS, lost_temple.LAYOUT, lost_temple.encode, picture_lost_temple.picture
    ),
    "tikal": Numbered(tikal.ACTIONS, tikal.LAYOUT, tikal.encode, picture_tikal.picture),
}


class ExpeditionEnv(AECEnv[str, Json, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """One game after another between agents player_0, player_1…; `game` is the one under way."""

    game: Game[Any]

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        options: Json | None = None,
        reward: Reward = "outcome",
        render_mode: RenderMode | None = None,
    ) -> None:
        """Options are those of the game; rewards are for the outcome at the end, or for points as they come."""
        super().__init__()
        if reward not in ("outcome", "points"):
            raise OptionError(f"Rewards are for the outcome or for points, not for {quoted(reward)}.")
        new_game(game, players=players, options=options)  # says what does not fit
        if game not in NUMBERED:
            raise OptionError(f"There is no environment for {quoted(game)}, only for {', '.join(NUMBERED)}.")
        self._setting: Json = {"name": game, "players": players, "options": options}
        self._reward = reward
        self._seeds = np.random.default_rng()
        self.render_mode = render_mode
        self.numbered = NUMBERED[game]
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{VERSION}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size = len(self.numbered.actions)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (self.numbered.layout.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent can see: the view in numbers, and a mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Begin the game of this seed, or of any seed after those before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(2**62))
        self.game = new_game(**self._setting, seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Json] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> Json:
        """What this agent may know now, whoever is to move; the mask is empty for those who wait."""
        view = self.game.view(self.possible_agents.index(agent))
        mask = np.zeros(len(self.numbered.actions), dtype=np.int8)
        mask[self.numbered.actions.numbers(view["legal"])] = 1
        return {"observation": self.numbered.encode(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action with this number; IllegalAction where it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.action_spaces[agent].contains(action):
            sentence = "{thing} is not the number of an action; they go from 0 to {last}."
            last = len(self.numbered.actions) - 1
            raise IllegalAction("not-an-action", sentence, thing=quoted(action), last=last)
        before = self.game.scores
        self.game.apply(self.numbered.actions.actions[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._earned(before), strict=True))
        self._accumulate_rewards()
        if self.game.to_move is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._pass_on()

    def _pass_on(self) -> None:
        seat = self.game.to_move
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def _earned(self, before: list[int]) -> list[float]:
        """The rewards of one action; their sum is zero."""
        if self._reward == "points":
            gains = [after - points for after, points in zip(self.game.scores, before, strict=True)]
            return against_the_others([float(gain) for gain in gains])
        winners = self.game.winners
        return against_the_others([seat in winners and 1 / len(winners) for seat in range(len(before))])

    def render(self) -> Any:
        """The table as text or as a picture, by the render mode; "human" prints the text."""
        if self.render_mode == "rgb_array":
            return self.numbered.picture(self.game.view(0))
        if self.render_mode == "ansi":
            return str(self.game)
        if self.render_mode == "human":
            print(self.game)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def against_the_others(values: list[float]) -> list[float]:
    """What each has more than the mean of the others."""
    total = sum(values)
    return [value - (total - value) / (len(values) - 1) for value in values]


def raw_env(game: str, **settings: Any) -> ExpeditionEnv:
    """The environment itself; an illegal action is an exception."""
    return ExpeditionEnv(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; an illegal action loses and ends the game."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
