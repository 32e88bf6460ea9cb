"""Spaces: Gymnasium's where it is installed, otherwise small ones with what learners ask of them."""
import numpy

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:

    class _Space:
        def __init__(self, shape, dtype):
            self.shape, self.dtype = shape, numpy.dtype(dtype) if dtype else None
            self._rng = numpy.random.default_rng()

        def seed(self, seed=None):
            self._rng = numpy.random.default_rng(seed)
            return seed

        def __contains__(self, value):
            return self.contains(value)

        def __eq__(self, other):
            return type(self) is type(other) and repr(self) == repr(other)

    class Discrete(_Space):
        """The numbers 0 to n - 1."""

        def __init__(self, n):
            super().__init__((), numpy.int64)
            self.n, self.start = n, 0

        def sample(self, mask=None):
            return int(self._rng.integers(self.n) if mask is None else self._rng.choice(numpy.flatnonzero(mask)))

        def contains(self, value):
            return isinstance(value, (int, numpy.integer)) and 0 <= value < self.n

        def __repr__(self):
            return f"Discrete({self.n})"

    class MultiDiscrete(_Space):
        """Several of them."""

        def __init__(self, nvec):
            self.nvec = numpy.array(nvec, numpy.int64)
            super().__init__(self.nvec.shape, numpy.int64)

        def sample(self):
            return self._rng.integers(self.nvec)

        def contains(self, value):
            value = numpy.asarray(value)
            return value.shape == self.shape and bool((value >= 0).all() and (value < self.nvec).all())

        def __repr__(self):
            return f"MultiDiscrete({self.nvec.shape}, {self.nvec.flat[0]})"

    class Box(_Space):
        """Arrays of one shape, each number within two bounds."""

        def __init__(self, low, high, shape, dtype):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = numpy.full(shape, low, dtype), numpy.full(shape, high, dtype)

        def sample(self):
            return self._rng.integers(self.low, self.high.astype(numpy.int64) + 1).astype(self.dtype)

        def contains(self, value):
            return (isinstance(value, numpy.ndarray) and value.shape == self.shape and value.dtype == self.dtype
                    and bool((value >= self.low).all() and (value <= self.high).all()))

        def __repr__(self):
            return f"Box({self.low.flat[0]}, {self.high.flat[0]}, {self.shape}, {self.dtype})"

    class Dict(_Space):
        """Spaces by name."""

        def __init__(self, spaces):
            super().__init__(None, None)
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def sample(self):
            return {name: space.sample() for name, space in self.spaces.items()}

        def contains(self, value):
            return isinstance(value, dict) and value.keys() == self.spaces.keys() and all(
                space.contains(value[name]) for name, space in self.spaces.items())

        def __repr__(self):
            return f"Dict({self.spaces})"

__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete"]
