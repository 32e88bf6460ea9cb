"""Many games as Gymnasium knows a VectorEnv: one agent a game, bots in the other seats. It needs no Gymnasium; where
it is installed, its class is the base.

>>> from coverstory.gymnasium import GymVectorEnv
>>> envs = GymVectorEnv("cover-me", 4, seat=0, opponents="easy")
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape == (4, *envs.single_observation_space.shape)
True
>>> actions = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> terminations.shape, rewards.dtype
((4,), dtype('float64'))
"""
import hashlib

import numpy

from .spaces import Box, Discrete, MultiDiscrete
from .vector_env import VectorEnv

try:
    from gymnasium.vector import VectorEnv as Base
except ImportError:
    Base = object
try:
    from gymnasium.vector import AutoresetMode

    _MODES = {"same-step": AutoresetMode.SAME_STEP, "next-step": AutoresetMode.NEXT_STEP, "off": AutoresetMode.DISABLED}
except ImportError:
    _MODES = {"same-step": "SameStep", "next-step": "NextStep", "off": "Disabled"}


class GymVectorEnv(Base):
    """The mask of legal actions is in `infos["action_mask"]`; an action must be one of them. With "next-step" the
    action of a game that has just ended is not looked at: its place begins anew."""

    def __init__(self, game, num_envs, threads=1, options=None, *, seat=0, opponents="easy", autoreset="next-step",
                 rewards="final", iterations=0):
        self.games = VectorEnv(game, num_envs, threads, options, seats=seat, opponents=opponents, iterations=iterations,
                               autoreset=autoreset, rewards=rewards, final_observations=autoreset == "same-step")
        self.num_envs, self.spec, self.render_mode, self.closed = num_envs, None, None, False
        self._autoreset = autoreset
        self.metadata = {"autoreset_mode": _MODES[autoreset], "render_modes": []}
        size, actions = self.games.observation_size, self.games.num_actions
        self.single_observation_space = Box(0, 255, (size,), numpy.uint8)
        self.single_action_space = Discrete(actions)
        self.observation_space = Box(0, 255, (num_envs, size), numpy.uint8)
        self.action_space = MultiDiscrete([actions] * num_envs)

    def reset(self, *, seed=None, options=None):
        """A list of seeds, one for each game, is as good as one number: games of different lists are different."""
        if isinstance(seed, (list, tuple, numpy.ndarray)):
            seeds = [None if each is None else int(each) for each in seed]
            seed = hashlib.sha256(repr(seeds).encode()).hexdigest() if any(each is not None for each in seeds) else None
        where = (options or {}).get("reset_mask")
        if where is None:
            self.games.reset(seed)
        else:
            self.games.reset_where(numpy.ascontiguousarray(where, bool))
        return self._observations(), self._infos()

    def step(self, actions):
        actions = numpy.array(actions, numpy.int64)
        if self._autoreset == "next-step" and actions.shape == (self.num_envs,):
            actions[self.games.terminated] = 0
        self.games.step(actions)
        ended = self.games.terminated.copy()
        infos = self._infos()
        if ended.any():
            result = {"result": self.games.results[:, 0].copy(), "_result": ended}
            infos.update(result)
            if self._autoreset == "same-step":
                last = numpy.full(self.num_envs, None, object)
                for place in numpy.flatnonzero(ended):
                    last[place] = self.games.final_observations[place, 0].copy()
                infos["final_obs"], infos["_final_obs"] = last, ended
                infos["final_info"], infos["_final_info"] = result, ended
        rewards = self.games.rewards[:, 0].astype(numpy.float64)
        return self._observations(), rewards, ended, numpy.zeros(self.num_envs, bool), infos

    @property
    def unwrapped(self):
        return self

    def close(self, **_):
        self.closed = True

    def render(self):
        return None

    def _observations(self):
        return self.games.observations[:, 0].copy()

    def _infos(self):
        masks = self.games.masks[:, 0].astype(numpy.int8)  # as Gymnasium's Discrete.sample takes them
        return {"action_mask": masks, "_action_mask": numpy.ones(self.num_envs, bool)}
