"""Cover Me and Cover Up for programs that learn, at the engine's speed.

One game:

>>> import coverstory
>>> game = coverstory.CoverMe(players=4, seed=1)
>>> len(game.observation(0)) == game.observation_size
True

Many at once, with arrays of your own or ours:

>>> env = coverstory.VectorEnv("cover-me", 8, seed=1)
>>> observations, masks = env.reset()
>>> observations.shape[:2]
(8, 4)
>>> _ = env.step(env.random_actions())

docs/python.md goes from here to a trained agent.
"""
from . import cover_me, cover_up
from ._engine import CoverMe, CoverMeView, CoverUp, CoverUpView, __version__, puzzle, solve, solve_many
from .bots import arena, bot, bots, play_over_stdio
from .records import data_set, read, record, replay
from .table import sit
from .vector_env import VectorEnv

__all__ = ["CoverMe", "CoverMeView", "CoverUp", "CoverUpView", "VectorEnv", "arena", "bot", "bots", "cover_me", "cover_up",
           "data_set", "play_over_stdio", "puzzle", "read", "record", "replay", "sit", "solve", "solve_many", "__version__"]
