"""Many games at once."""
from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy
from numpy.typing import NDArray

from . import _engine

_GAMES = {"cover-me": _engine.CoverMeGames, "cover-up": _engine.CoverUpGames}
_ARRAYS = ("observations", "masks", "acting", "rewards", "terminated", "results")


class VectorEnv:
    """Many games of one kind, carried on together by threads of C++.

    Every game has a row for each agent: for all seats, or with `seats=k` for seat k alone, where bots
    have the others. `step` takes an action for each row and carries every game on until an agent is to act
    again. It writes into arrays that stay the same: give your own with `write_to`, or use those that were
    made for you. A row that does not act has the no-op, action 0, alone in its mask, and its
    observation stays as it was (`observe="all"` writes all of them).

    >>> import coverstory
    >>> env = coverstory.VectorEnv("cover-me", 4, seats=0, opponents="easy", seed=5)
    >>> observations, masks = env.reset()
    >>> observations.shape == (4, 1, env.observation_size), masks.shape == (4, 1, env.num_actions)
    (True, True)
    >>> games = 0
    >>> while games < 4:
    ...     _ = env.step(env.random_actions())
    ...     games += int(env.terminated.sum())
    >>> games
    4

    autoreset  what becomes of a game that is over: "same-step" begins the next one at once, so that the
               observation is already that of the new game (the last one is in `final_observations`, where
               you asked for it); "next-step" begins it with the next step; "off" leaves it to `reset_where`
    rewards    "final": the result, when the game is over; "dense": with every step what was gained, in Cover
               Me the lead in prestige, in Cover Up points saved
    results    of games that ended in this step: 1 for a victory, less for the others, 0 in sum
    duplicate  as many games as there are seats have the same deck, and the agents move on by a seat in each
    iterations how much an opponent that searches may think about a decision; then it does not look at the clock
    """

    observations: NDArray[numpy.uint8]
    masks: NDArray[numpy.bool_]
    acting: NDArray[numpy.bool_]
    rewards: NDArray[numpy.float32]
    terminated: NDArray[numpy.bool_]
    results: NDArray[numpy.float32]
    final_observations: NDArray[numpy.uint8] | None

    def __init__(self, game: Literal["cover-me", "cover-up"], num_envs: int, threads: int = 1,
                 options: Mapping[str, int | str] | None = None, *, seats: int | Literal["all"] = "all",
                 opponents: str | Sequence[str] | None = None, iterations: int = 0,
                 autoreset: Literal["same-step", "next-step", "off"] = "same-step",
                 rewards: Literal["final", "dense"] = "final", observe: Literal["acting", "all"] = "acting",
                 duplicate: bool = False, final_observations: bool = False, seed: int | str | None = None,
                 arrays: Mapping[str, NDArray[Any]] | None = None) -> None:
        if game not in _GAMES:
            raise ValueError(f"'game' is none of: {', '.join(_GAMES)}.")
        for name, number, least in (("num_envs", num_envs, 1), ("threads", threads, 1), ("iterations", iterations, 0)):
            if operator.index(number) < least:
                raise ValueError(f"'{name}' is a number from {least} on.")
        self._games = _GAMES[game](games=num_envs, threads=threads, options=dict(options or {}), seats=seats,
                                   opponents=opponents, iterations=iterations, autoreset=autoreset, rewards=rewards,
                                   observe=observe, duplicate=duplicate)
        self.game, self.num_envs, self.seed = game, num_envs, seed
        self.players, self.rows = self._games.players, self._games.rows
        self.num_actions, self.observation_size = self._games.num_actions, self._games.observation_size
        self.seats = self._games.seats
        self._has_final = final_observations
        self.write_to(self.new_arrays() if arrays is None else arrays)

    def new_arrays(self) -> dict[str, NDArray[Any]]:
        """Arrays as `write_to` takes them, made anew."""
        rows = (self.num_envs, self.rows)
        shapes = {"observations": ((*rows, self.observation_size), numpy.uint8), "masks": ((*rows, self.num_actions), bool),
                  "acting": (rows, bool), "rewards": (rows, numpy.float32), "terminated": (self.num_envs, bool),
                  "results": (rows, numpy.float32)}
        if self._has_final:
            shapes["final_observations"] = shapes["observations"]
        # All in one block, for which NumPy asks for large pages: these are written all over in every step.
        sizes = {name: int(numpy.prod(shape)) * numpy.dtype(kind).itemsize for name, (shape, kind) in shapes.items()}
        block = numpy.empty(sum(-(-size // 64) * 64 for size in sizes.values()), numpy.uint8)
        block.fill(0)
        arrays, at = {}, 0
        for name, (shape, kind) in shapes.items():
            arrays[name] = block[at:at + sizes[name]].view(kind).reshape(shape)
            at += -(-sizes[name] // 64) * 64
        return arrays

    def write_to(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """From now on steps write into these; a `reset` comes first. Do not change masks between two steps."""
        self._games.write_to(dict(arrays))
        for name in _ARRAYS:
            setattr(self, name, arrays[name])
        self.final_observations = arrays.get("final_observations")
        self._random = numpy.zeros((self.num_envs, self.rows), numpy.int32)

    def reset(self, seed: int | str | None = None) -> tuple[NDArray[numpy.uint8], NDArray[numpy.bool_]]:
        """Begins all games: the same for the same seed, whatever the threads."""
        self._games.reset(self.seed if seed is None else seed)
        return self.observations, self.masks

    def reset_where(self, where: NDArray[numpy.bool_]) -> tuple[NDArray[numpy.uint8], NDArray[numpy.bool_]]:
        """Begins the next game in the places where the array of bool says so."""
        self._games.reset_where(where)
        return self.observations, self.masks

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[numpy.uint8], NDArray[numpy.float32], NDArray[numpy.bool_]]:
        """An action for each row, of int32 or int64. Where one is wrong, a ValueError says which, and nothing has
        happened."""
        self._games.step(actions)
        return self.observations, self.rewards, self.terminated

    def random_actions(self) -> NDArray[numpy.int32]:
        """A legal action for each row, each as likely as the others; the same array every time."""
        self._games.choose_at_random(self._random)
        return self._random

    def game_at(self, index: int) -> Any:
        """A copy of one of the games, for a closer look."""
        return self._games.game(index)
