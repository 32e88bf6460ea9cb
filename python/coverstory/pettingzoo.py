"""The games as PettingZoo knows environments: a ParallelEnv, in which all agents act at once, and an AEC form, in
which they act one after another. They need no PettingZoo; where it is installed, its classes are their bases.

>>> from coverstory.pettingzoo import parallel_env
>>> env = parallel_env("cover-me", players=3)
>>> observations, infos = env.reset(seed=1)
>>> sorted(observations["seat_0"])
['action_mask', 'observation']
>>> while env.agents:
...     actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
...     observations, rewards, terminations, truncations, infos = env.step(actions)
>>> round(sum(rewards.values()), 6)
0.0
"""
import numpy

from . import _engine
from .spaces import Box, Dict, Discrete

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    AECEnv = ParallelEnv = object

_GAMES = {"cover-me": _engine.CoverMe, "cover-up": _engine.CoverUp}


class _Table:
    """What both forms have in common: a game, agents and their spaces."""

    def _set_table(self, game, render_mode, options):
        if game not in _GAMES:
            raise ValueError(f"'game' is none of: {', '.join(_GAMES)}.")
        self._new, self._options = _GAMES[game], options
        self._game = self._new(seed=0, **options)
        self._next_seed = None
        self.metadata = {"name": f"{game.replace('-', '_')}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError("'render_mode' is None or \"ansi\".")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.players)]
        self.agents = []
        size, actions = self._game.observation_size, self._game.num_actions
        self.observation_spaces = {agent: Dict({"observation": Box(0, 255, (size,), numpy.uint8),
                                                "action_mask": Box(0, 1, (actions,), numpy.int8)})
                                   for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.state_space = Box(0, 255, self._game.state().shape, numpy.uint8)

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def unwrapped(self):
        return self

    def __str__(self):
        return self.metadata["name"]

    def state(self):
        """The whole truth, for critics."""
        return self._game.state()

    def render(self):
        return str(self._game)

    def close(self):
        pass

    def _begin(self, seed):
        self._game = self._new(seed=self._next_seed if seed is None else seed, **self._options)
        # Without a seed the next game is another one; after a seeded one it follows from that seed.
        self._next_seed = None if seed is None and self._next_seed is None else self._game.hash()
        self.agents = self.possible_agents[:]

    def _observed(self, agent):
        seat = self._seat(agent)
        return {"observation": self._game.observation(seat), "action_mask": self._game.action_mask(seat).astype(numpy.int8)}

    def _seat(self, agent):
        return self.possible_agents.index(agent)


class CoverParallelEnv(_Table, ParallelEnv):
    """All agents give an action in every step; those that do not act give the no-op, which is all their mask has."""

    def __init__(self, game="cover-me", render_mode=None, **options):
        self._set_table(game, render_mode, options)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return {agent: self._observed(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions):
        if not actions:
            self.agents = []
            return {}, {}, {}, {}, {}
        due = set(self._game.to_act)
        after = self._game.clone()  # all or nothing
        for agent in self.agents:
            seat, action = self._seat(agent), int(actions[agent])
            if seat in due or action != 0:
                after.apply(seat, action)
        self._game = after
        agents, over = self.agents, self._game.is_over
        returns = self._game.returns()
        observations = {agent: self._observed(agent) for agent in agents}
        rewards = {agent: float(returns[self._seat(agent)]) for agent in agents}
        terminations = {agent: over for agent in agents}
        if over:
            self.agents = []
        return observations, rewards, terminations, {agent: False for agent in agents}, {agent: {} for agent in agents}


class CoverAECEnv(_Table, AECEnv):
    """One agent after another acts; what is sealed stays hidden, so nobody learns from who chose first."""

    def __init__(self, game="cover-me", render_mode=None, **options):
        self._set_table(game, render_mode, options)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.to_act[0]]

    def observe(self, agent):
        return self._observed(agent)

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2 ** 63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            self._leave(agent)
            return
        self._game.apply(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: 0.0 for each in self.agents}
        if self._game.is_over:
            returns = self._game.returns()
            self.rewards = {each: float(returns[self._seat(each)]) for each in self.agents}
            self.terminations = {each: True for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._game.to_act[0]]
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def _leave(self, agent):
        """An agent of a game that is over has heard of it."""
        self.agents.remove(agent)
        for each in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del each[agent]
        if self.agents:
            self.agent_selection = self.agents[0]
        self.rewards = {each: 0.0 for each in self.agents}


def parallel_env(game: str = "cover-me", render_mode: str | None = None, **options: int | str) -> CoverParallelEnv:
    return CoverParallelEnv(game, render_mode, **options)


def env(game: str = "cover-me", render_mode: str | None = None, **options: int | str) -> CoverAECEnv:
    return CoverAECEnv(game, render_mode, **options)
