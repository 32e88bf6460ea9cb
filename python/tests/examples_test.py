"""The examples run; a network that learns comes along."""
import pathlib
import sys
import tempfile
import unittest

import numpy

import coverstory
from support import ROOT

sys.path.insert(0, str(ROOT / "python/examples"))
import drawing  # noqa: E402
import features  # noqa: E402
import policy  # noqa: E402
import train  # noqa: E402


class Features(unittest.TestCase):
    def test_every_legal_action_of_a_game_has_its_place(self):
        env = coverstory.VectorEnv("cover-me", 30, seed=1, seats=0, opponents="random")
        env.reset()
        for _ in range(120):
            actions, rows, legal = features.choices(env.observations[:, 0], env.masks[:, 0])
            self.assertEqual(rows.shape, (30, features.MOST_CHOICES, features.WIDTH))
            for game in range(30):
                offered = set(actions[game][legal[game]])
                allowed = set(numpy.flatnonzero(env.masks[game, 0]))
                # A vote for an extra season (CM-10.3) is left out: this learner shares.
                self.assertEqual(offered, allowed - {coverstory.cover_me.VOTE_EXTRA})
            env.step(env.random_actions())

    def test_a_card_that_follows_all_trends_is_known_as_such(self):
        tracks = numpy.zeros((1, 15), numpy.int64)
        tracks[0, [0, 3, 6, 9]] = 2
        card = numpy.array([[1, 162]])  # YQsb, and the last one, which shares nothing with it
        margins = features._margins(tracks, card)
        self.assertTrue((margins[0, 0] == 3).all())
        self.assertTrue((margins[0, 1] == -1).all())


class Learning(unittest.TestCase):
    def test_the_gradient_is_that_of_the_logarithm_of_the_policy(self):
        rng = numpy.random.default_rng(1)
        learner = policy.Policy(hidden=5, seed=1)
        rows = rng.normal(size=(3, features.MOST_CHOICES, features.WIDTH)).astype(numpy.float32)
        legal = rng.random((3, features.MOST_CHOICES)) < 0.6
        legal[:, 0] = True
        gained = numpy.array([1.0, -2.0, 0.5], numpy.float32)
        found = {}
        learner.climb = lambda gradients, rate: found.update(gradients)
        learner.learn(rows, legal, numpy.zeros(3, int), gained, entropy=0)

        def goal():
            return float((gained * numpy.log(learner.probabilities(rows, legal)[1][:, 0])).sum() / 3)

        for name, place in (("second", (2,)), ("first", (4, 1)), ("bias", (3,))):
            weights = learner.weights[name] = learner.weights[name].astype(numpy.float64)
            kept = weights[place]
            weights[place] = kept + 1e-4
            above = goal()
            weights[place] = kept - 1e-4
            slope = (above - goal()) / 2e-4
            weights[place] = kept
            self.assertAlmostEqual(slope, float(found[name][place]), places=3)

    def test_returns_stop_at_the_end_of_a_game(self):
        rewards = numpy.array([[1.0], [2.0], [4.0]], numpy.float32)
        ended = numpy.array([[False], [True], [False]])
        self.assertEqual(train.returns_of(rewards, ended, 0.5)[:, 0].tolist(), [2.0, 2.0, 4.0])

    def test_a_short_training_gives_a_policy_that_plays_and_can_be_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            learnt, curve = train.train("random", minutes=0.01, games=8, steps=16, out=f"{folder}/learnt", evaluate=8,
                                        report=lambda *_, **__: None)
            read = policy.Policy.load(f"{folder}/learnt.npz")
            view = coverstory.CoverMe(seed=1).view(coverstory.CoverMe(seed=1).to_act[0])
            self.assertEqual(read(view), learnt(view))
            drawing.draw_curve(f"{folder}/curve.svg", curve, "in a test", 0.25)
            self.assertIn("<svg", pathlib.Path(f"{folder}/curve.svg").read_text())
        played = coverstory.arena([("learnt", learnt), "random", "random"], games=3, seed=1)
        self.assertEqual(played["games"], 3)


if __name__ == "__main__":
    unittest.main()
