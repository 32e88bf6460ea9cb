"""The examples run; a network that learns comes along."""
import collections
import pathlib
import sys
import tempfile
import unittest

import numpy

import coverstory
from coverstory import cover_me
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
            actions, rows, position, legal = features.choices(env.observations[:, 0], env.masks[:, 0])
            self.assertEqual(rows.shape, (30, features.MOST_CHOICES, features.WIDTH))
            self.assertEqual(position.shape, (30, features.POSITION))
            self.assertTrue(numpy.isfinite(rows).all() and numpy.isfinite(position).all())
            for game in range(30):
                offered = set(actions[game][legal[game]])
                allowed = set(numpy.flatnonzero(env.masks[game, 0]))
                # A vote for an extra season (CM-10.3) is left out: this learner shares.
                self.assertEqual(offered, allowed - {coverstory.cover_me.VOTE_EXTRA})
            env.step(env.random_actions())

    def test_how_far_a_characteristic_leads(self):
        tracks = numpy.zeros((1, features.TRACKS), numpy.float32)
        tracks[0, [0, 9]] = 2, 3
        lead = features.margins(tracks)[0]
        self.assertEqual(lead[:3].tolist(), [3, -1, -1])  # with one card more of each
        self.assertEqual(lead[3:6].tolist(), [1, 1, 1])
        self.assertEqual(lead[9:].tolist(), [4, -2, -2, -2, -2, -2])

    def test_the_row_with_a_card_stands_as_the_engine_says(self):
        """Two covers lie open; with each card of the hand the row is as it would be if it were counted."""
        compared = 0
        for seed in range(6):
            game = coverstory.CoverMe(seed=seed, deal="quick")
            for _ in range(8):
                game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
            actions, rows, _, legal = features.choices(game.observation(0)[None], game.action_mask(0)[None])
            for place in numpy.flatnonzero(legal[0]):
                tracks, covers = self.table_with(game, cover_me.CARDS[actions[0, place] - cover_me.CARD])
                values = [self.value(tracks, code) for code in covers]
                best = max(values)
                worth = max([cover_me.PRESTIGE_OF[code[0]] for code, value in zip(covers, values) if value == 3], default=0)
                self.assertEqual([round(float(each), 4) for each in rows[0, place, -4:]],
                                 [round(best / 3, 4), worth / 5, best == 3, best == 0])
                compared += 1
        self.assertGreater(compared, 30)

    def table_with(self, game, card):
        """The counts of all characteristics with the card on the table, and seat 0's row with it; in winter."""
        places, whose = cover_me.places(game.observation(0)), cover_me.whose(game.observation(0))
        on_table = [code for code, place in zip(cover_me.CARDS, places) if place in (cover_me.ROW, cover_me.INFLUENCE)]
        covers = [code for code, place, owner in zip(cover_me.CARDS, places, whose) if place == cover_me.ROW and owner == 1]
        return [collections.Counter(code[trait] for code in [*on_table, card]) for trait in range(4)], [*covers, card]

    def value(self, tracks, code):
        """CM-5.1: how many trends of pattern, length and hair a card follows."""
        return sum(tracks[trait][code[trait]] == max(tracks[trait].values()) for trait in (1, 2, 3))


class Learning(unittest.TestCase):
    def test_the_gradient_is_that_of_the_logarithm_of_the_policy(self):
        rng = numpy.random.default_rng(1)
        learner = policy.Policy(hidden=5, seed=1)
        rows = rng.normal(size=(3, features.MOST_CHOICES, features.WIDTH)).astype(numpy.float32)
        position = rng.normal(size=(3, features.POSITION)).astype(numpy.float32)
        legal = rng.random((3, features.MOST_CHOICES)) < 0.6
        legal[:, 0] = True
        gained = numpy.array([1.0, -2.0, 0.5], numpy.float32)
        picked = numpy.zeros(3, int)
        learner.weights = {name: weights.astype(numpy.float64) for name, weights in learner.weights.items()}
        likely = learner.probabilities(rows, position, legal)[1][:, 0]
        found = learner.gradients(rows, position, legal, picked, likely, gained, entropy=0)

        def goal():
            return float((gained * numpy.log(learner.probabilities(rows, position, legal)[1][:, 0])).sum() / 3)

        for name, place in (("second", (2,)), ("choice", (4, 1)), ("position", (3, 2))):
            weights = learner.weights[name]
            kept = weights[place]
            weights[place] = kept + 1e-4
            above = goal()
            weights[place] = kept - 1e-4
            slope = (above - goal()) / 2e-4
            weights[place] = kept
            self.assertAlmostEqual(slope, float(found[name][place]), places=3)

    def test_what_has_become_much_likelier_is_left_alone(self):
        rng = numpy.random.default_rng(2)
        learner = policy.Policy(hidden=5, seed=1)
        rows = rng.normal(size=(1, features.MOST_CHOICES, features.WIDTH)).astype(numpy.float32)
        position = numpy.ones((1, features.POSITION), numpy.float32)
        legal = numpy.ones((1, features.MOST_CHOICES), bool)
        likely = learner.probabilities(rows, position, legal)[1][:, 0]
        for gained, before, moves in ((1, likely, True), (1, likely / 2, False), (-1, likely / 2, True), (-1, likely * 2, False)):
            found = learner.gradients(rows, position, legal, numpy.zeros(1, int), before, numpy.array([gained]), entropy=0)
            self.assertEqual(bool(numpy.abs(found["second"]).max() > 0), moves, (gained, before))

    def test_how_much_better_it_went_stops_at_the_end_of_a_game(self):
        rewards = numpy.array([[1.0], [2.0], [4.0]], numpy.float32)
        ended = numpy.array([[False], [True], [False]])
        values = numpy.array([[10.0], [20.0], [30.0], [40.0]])
        found = train.advantages_of(rewards, ended, values, discount=0.5, trace=0.5)
        third = 4 + 0.5 * 40 - 30
        second = 2 - 20
        first = 1 + 0.5 * 20 - 10 + 0.25 * second
        self.assertEqual(found[:, 0].tolist(), [first, second, third])

    def test_the_critic_finds_what_follows_from_the_position(self):
        rng = numpy.random.default_rng(1)
        rows = rng.normal(size=(2000, features.MOST_CHOICES, features.WIDTH)).astype(numpy.float32)
        position = rng.normal(size=(2000, features.POSITION)).astype(numpy.float32)
        legal = rng.random((2000, features.MOST_CHOICES)) < 0.5
        legal[:, 0] = True
        returns = 3 * position[:, 2] - numpy.where(legal, rows[:, :, 4], -1).max(1)
        critic = policy.Critic()
        for _ in range(60):
            critic.learn(rows, position, legal, returns)
        self.assertLess(numpy.abs(critic.values(rows, position, legal) - returns).max(), 0.2)

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
