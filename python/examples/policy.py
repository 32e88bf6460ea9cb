"""A small network that gives every choice a score, and learns by the policy gradient. NumPy is all it needs."""
import numpy

from features import POSITION, WIDTH, choices


class Policy:
    """Two layers, the same for every choice of every kind; the softmax of the scores is the policy."""

    def __init__(self, hidden=64, seed=0):
        rng = numpy.random.default_rng(seed)
        self.weights = {"choice": rng.normal(0, WIDTH ** -0.5, (WIDTH, hidden)),
                        "position": rng.normal(0, POSITION ** -0.5, (POSITION, hidden)),
                        "second": rng.normal(0, 0.1 * hidden ** -0.5, hidden)}
        self.weights = {name: w.astype(numpy.float32) for name, w in self.weights.items()}
        self.moments = {name: (numpy.zeros_like(w), numpy.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def probabilities(self, features, position, legal):
        hidden = features @ self.weights["choice"] + (position @ self.weights["position"])[:, None]
        numpy.maximum(hidden, 0, out=hidden)
        scores = numpy.where(legal, hidden @ self.weights["second"], -1e9)
        scores -= scores.max(1, keepdims=True)
        powers = numpy.exp(scores) * legal
        return hidden, powers / powers.sum(1, keepdims=True)

    def choose(self, observations, masks, rng=None):
        """An action for each observation: drawn from the policy, or without `rng` the best one. Also what is needed
        to learn from it: (features, position, legal, which choice, how likely it was)."""
        actions, features, position, legal = choices(observations, masks)
        _, probabilities = self.probabilities(features, position, legal)
        if rng is None:
            picked = probabilities.argmax(1)
        else:
            # The largest of log p + Gumbel noise is drawn with the probabilities p.
            with numpy.errstate(divide="ignore"):
                picked = (numpy.log(probabilities) + rng.gumbel(size=probabilities.shape)).argmax(1)
        rows = numpy.arange(len(actions))
        return actions[rows, picked], (features, position, legal, picked, probabilities[rows, picked])

    def gradients(self, features, position, legal, picked, likely, advantages, entropy=0.01, trust=0.2):
        """Uphill for what turned out well, as long as a choice is not more than `trust` likelier or less likely than
        when it was made (the clipped objective of PPO); and a little for staying curious."""
        hidden, probabilities = self.probabilities(features, position, legal)
        rows, count = numpy.arange(len(picked)), len(picked)
        ratio = probabilities[rows, picked] / likely
        goes_on = numpy.where(advantages > 0, ratio < 1 + trust, ratio > 1 - trust)
        gains = (advantages * ratio * goes_on)[:, None]
        logs = numpy.log(numpy.maximum(probabilities, 1e-9))
        spread = -(probabilities * logs).sum(1, keepdims=True)
        to_scores = -probabilities * gains - entropy * probabilities * (logs + spread)
        to_scores[rows, picked] += gains[:, 0]
        to_scores = (to_scores * legal / count).astype(numpy.float32)
        to_hidden = to_scores[:, :, None] * self.weights["second"]
        to_hidden *= hidden > 0
        units = hidden.shape[2]
        return {"second": to_scores.reshape(-1) @ hidden.reshape(-1, units),
                "choice": features.reshape(-1, features.shape[2]).T @ to_hidden.reshape(-1, units),
                "position": position.T @ to_hidden.sum(1)}

    def climb(self, gradients, rate):
        """One step of Adam."""
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient ** 2 - second)
            step = (first / (1 - 0.9 ** self.steps)) / (numpy.sqrt(second / (1 - 0.999 ** self.steps)) + 1e-8)
            self.weights[name] += rate * step

    def save(self, path):
        numpy.savez(path, **self.weights)

    @classmethod
    def load(cls, path):
        policy = cls()
        with numpy.load(path) as kept:
            policy.weights = {name: kept[name] for name in kept.files}
        return policy

    def __call__(self, view):
        """The policy as a bot: `coverstory.arena([("learnt", policy), "easy", "easy", "easy"])`."""
        action, _ = self.choose(view.observation()[None], view.action_mask()[None])
        return int(action[0])


class Critic:
    """What a position is worth on average: a linear guess, fitted by least squares. What came of a choice is measured
    against it."""

    def __init__(self, forget=0.05):
        size = POSITION + 2 * WIDTH
        self.forget = forget
        self.squares, self.products = 0.01 * numpy.eye(size), numpy.zeros(size)

    def _summary(self, features, position, legal):
        best = numpy.where(legal[:, :, None], features, -1).max(1)
        mean = (features * legal[:, :, None]).sum(1) / legal.sum(1, keepdims=True)
        return numpy.concatenate([position, best, mean], 1)

    def values(self, features, position, legal):
        weights = numpy.linalg.solve(self.squares, self.products).astype(numpy.float32)
        return self._summary(features, position, legal) @ weights

    def learn(self, features, position, legal, returns):
        rows = self._summary(features, position, legal).astype(numpy.float64)
        keep = 1 - self.forget
        self.squares = keep * self.squares + rows.T @ rows / len(rows) + 1e-6 * numpy.eye(rows.shape[1])
        self.products = keep * self.products + rows.T @ returns / len(rows)
