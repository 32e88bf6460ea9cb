"""A small network that gives every choice a score, and learns by the policy gradient. NumPy is all it needs."""
import numpy

from features import WIDTH, choices


class Policy:
    """Two layers, the same for every choice of every kind; the softmax of the scores is the policy."""

    def __init__(self, hidden=48, seed=0):
        rng = numpy.random.default_rng(seed)
        self.weights = {"first": rng.normal(0, WIDTH ** -0.5, (WIDTH, hidden)).astype(numpy.float32),
                        "bias": numpy.zeros(hidden, numpy.float32),
                        "second": rng.normal(0, 0.1 * hidden ** -0.5, hidden).astype(numpy.float32)}
        self.moments = {name: (numpy.zeros_like(w), numpy.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def probabilities(self, features, legal):
        hidden = numpy.maximum(features @ self.weights["first"] + self.weights["bias"], 0)
        scores = numpy.where(legal, hidden @ self.weights["second"], -1e9)
        scores -= scores.max(1, keepdims=True)
        powers = numpy.exp(scores) * legal
        return hidden, powers / powers.sum(1, keepdims=True)

    def choose(self, observations, masks, rng=None):
        """An action for each observation: drawn from the policy, or without `rng` the best one. Also what is needed
        to learn from it."""
        actions, features, legal = choices(observations, masks)
        _, probabilities = self.probabilities(features, legal)
        if rng is None:
            picked = probabilities.argmax(1)
        else:
            drawn = rng.random((len(probabilities), 1))
            picked = (probabilities.cumsum(1) < drawn).sum(1)
            picked = numpy.minimum(picked, probabilities.shape[1] - 1)
            fallback = probabilities.argmax(1)
            picked = numpy.where(probabilities[numpy.arange(len(picked)), picked] > 0, picked, fallback)
        return actions[numpy.arange(len(actions)), picked], (features, legal, picked)

    def learn(self, features, legal, picked, advantages, rate=3e-3, entropy=0.01):
        """One step of Adam along the policy gradient."""
        hidden, probabilities = self.probabilities(features, legal)
        count = len(picked)
        logs = numpy.log(numpy.maximum(probabilities, 1e-9))
        spread = -(probabilities * logs).sum(1, keepdims=True)
        to_scores = -probabilities * advantages[:, None]
        to_scores[numpy.arange(count), picked] += advantages
        to_scores -= entropy * probabilities * (logs + spread)
        to_scores = (to_scores * legal / count).astype(numpy.float32)
        to_hidden = to_scores[:, :, None] * self.weights["second"] * (hidden > 0)
        width, units = self.weights["first"].shape
        self.climb({"second": (to_scores[:, :, None] * hidden).reshape(-1, units).sum(0),
                    "first": features.reshape(-1, width).T @ to_hidden.reshape(-1, units),
                    "bias": to_hidden.reshape(-1, units).sum(0)}, rate)

    def climb(self, gradients, rate):
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
