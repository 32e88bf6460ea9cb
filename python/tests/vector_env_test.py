"""Many games at once."""
import gc
import resource
import threading
import unittest

import numpy

import coverstory
from support import GAMES


def arrays_of(env):
    return [env.observations, env.masks, env.acting, env.rewards, env.terminated, env.results]


class Steps(unittest.TestCase):
    def test_the_threads_have_no_say(self):
        for settings in ({}, {"seats": 2, "opponents": ["easy", "greedy"]}, {"duplicate": True, "observe": "all"}):
            one = coverstory.VectorEnv("cover-me", 20, 1, seed=4, **settings)
            many = coverstory.VectorEnv("cover-me", 20, 3, seed=4, **settings)
            one.reset(), many.reset()
            for _ in range(150):
                one.step(one.random_actions()), many.step(many.random_actions())
                for a, b in zip(arrays_of(one), arrays_of(many)):
                    self.assertTrue(numpy.array_equal(a, b))

    def test_a_game_is_the_same_played_alone(self):
        """As many games as COVERSTORY_GAMES says, by the hash of every state."""
        for begun in range(0, GAMES, 20):
            options = {"players": 2 + begun // 20 % 4}
            env = coverstory.VectorEnv("cover-me", 20, options=options, autoreset="off", seed=begun)
            self.play_alone_beside(env)

    def test_a_game_of_cover_up_is_the_same_played_alone(self):
        for players in (1, 2, 5):
            options = {"players": players, "hourglass_s": 3, "limit_s": 8}
            self.play_alone_beside(coverstory.VectorEnv("cover-up", 4, options=options, autoreset="off", seed=players))

    def play_alone_beside(self, env):
        env.reset()
        alone = [env.game_at(i) for i in range(env.num_envs)]
        while not env.terminated.all():
            actions, over = env.random_actions(), env.terminated.copy()
            for i, game in enumerate(alone):
                for seat in game.to_act:
                    game.apply(seat, int(actions[i, seat]))
            env.step(actions)
            for i, game in enumerate(alone):
                self.assertEqual(game.hash(), env.game_at(i).hash())
                self.assertEqual(game.is_over, env.terminated[i])
                if game.is_over and not over[i]:  # results come with the step in which a game ends
                    self.assertTrue(numpy.allclose(game.returns(), env.results[i]))

    def test_observations_and_masks_are_those_of_the_game(self):
        for game in ("cover-me", "cover-up"):
            env = coverstory.VectorEnv(game, 5, seed=1, observe="all")
            env.reset()
            for _ in range(60):
                for i in range(5):
                    alone = env.game_at(i)
                    for row in range(env.rows):
                        seat = int(env.seats[i, row])
                        self.assertTrue(numpy.array_equal(env.observations[i, row], alone.observation(seat)))
                        self.assertTrue(numpy.array_equal(env.masks[i, row], alone.action_mask(seat)))
                        self.assertEqual(env.acting[i, row], seat in alone.to_act)
                env.step(env.random_actions())

    def test_autoreset(self):
        for mode in ("same-step", "next-step", "off"):
            env = coverstory.VectorEnv("cover-me", 3, options={"length": "short"}, autoreset=mode, seed=2,
                                       final_observations=mode == "same-step")
            env.reset()
            while not env.terminated[0]:
                env.step(env.random_actions())
            self.assertAlmostEqual(float(env.results[0].sum()), 0, places=5)
            self.assertEqual(env.game_at(0).is_over, mode != "same-step")
            if mode == "same-step":
                over = coverstory.cover_me.LAYOUT["phase"].start + 6
                self.assertTrue(env.final_observations[0, :, over].all())
                continue
            self.assertFalse(env.acting[0].any())
            self.assertTrue(env.masks[0, :, 0].all())
            env.step(env.random_actions())
            self.assertEqual(env.game_at(0).is_over, mode == "off")
            if mode == "off":
                self.assertFalse(env.rewards[0].any() or env.results[0].any())  # they were paid
                env.reset_where(numpy.array([True, False, False]))
                self.assertFalse(env.game_at(0).is_over)

    def test_duplicate_dealing(self):
        env = coverstory.VectorEnv("cover-me", 8, duplicate=True, seats=0, opponents="random", seed=3)
        env.reset()
        self.assertEqual(env.seats[:, 0].tolist(), [0, 1, 2, 3, 0, 1, 2, 3])
        env = coverstory.VectorEnv("cover-me", 8, duplicate=True, seed=3)
        env.reset()
        self.assertEqual(len({env.game_at(i).hash() for i in range(8)}), 2)

    def test_own_arrays_are_written_to(self):
        env = coverstory.VectorEnv("cover-me", 4, seed=1)
        own = env.new_arrays()
        env.write_to(own)
        env.reset()
        self.assertTrue(own["masks"].any())
        self.assertIs(env.masks, own["masks"])
        before = {name: array.ctypes.data for name, array in own.items()}
        env.step(env.random_actions())
        self.assertEqual(before, {name: array.ctypes.data for name, array in own.items()})

    def test_other_python_threads_run_during_a_step(self):
        env = coverstory.VectorEnv("cover-me", 4, seats=0, opponents="hard", iterations=200, seed=1)
        env.reset()
        ticks, stop = [0], threading.Event()

        def count():
            while not stop.is_set():
                ticks[0] += 1

        thread = threading.Thread(target=count)
        thread.start()
        before = ticks[0]
        env.step(env.random_actions())
        during = ticks[0] - before
        stop.set()
        thread.join()
        self.assertGreater(during, 0)


class WrongInput(unittest.TestCase):
    def test_settings(self):
        for wrong in ({"game": "chess"}, {"num_envs": 0}, {"threads": 0}, {"seats": 7}, {"seats": "some"}, {"seats": 0},
                      {"opponents": "easy"}, {"seats": 0, "opponents": "nobody"}, {"autoreset": "maybe"},
                      {"rewards": "many"}, {"observe": "none"}, {"options": {"players": 17}}, {"num_envs": -1},
                      {"threads": -1}, {"iterations": -1, "seats": 0, "opponents": "hard"}, {"arrays": {}}):
            with self.assertRaises(ValueError, msg=wrong):
                coverstory.VectorEnv(**{"game": "cover-me", "num_envs": 2, **wrong})
        for wrong in ({"num_envs": 1.5}, {"num_envs": "two"}, {"seats": 0, "opponents": [1]}, {"options": 5}, {"arrays": 3}):
            with self.assertRaises(TypeError, msg=wrong):
                coverstory.VectorEnv(**{"game": "cover-me", "num_envs": 2, **wrong})

    def test_arrays(self):
        env = coverstory.VectorEnv("cover-me", 2)
        for name in ("observations", "masks", "acting", "rewards", "terminated", "results"):
            arrays = env.new_arrays()
            arrays[name] = arrays[name].astype(numpy.int16)
            with self.assertRaises(TypeError, msg=name):
                env.write_to(arrays)
            arrays[name] = env.new_arrays()[name][:1]
            with self.assertRaises(ValueError, msg=name):
                env.write_to(arrays)
            arrays[name] = numpy.asfortranarray(numpy.zeros((2, 3, 4), numpy.uint8))
            with self.assertRaises((ValueError, TypeError), msg=name):
                env.write_to(arrays)
            arrays[name] = [1, 2, 3]
            with self.assertRaises(TypeError, msg=name):
                env.write_to(arrays)
            del arrays[name]
            with self.assertRaises(ValueError, msg=name):
                env.write_to(arrays)

    def test_actions(self):
        env = coverstory.VectorEnv("cover-me", 3, seed=1)
        with self.assertRaisesRegex(ValueError, "reset"):
            env.step(numpy.zeros((3, 4), numpy.int64))
        env.reset()
        right = env.random_actions().copy()
        before = env.game_at(0).hash()
        for wrong in (right[:2], right[:, :2], right.T, right[0], right[..., None]):
            with self.assertRaises(ValueError):
                env.step(wrong)
        for wrong in (right.astype(float), right.astype(numpy.int8), right.tolist()):
            with self.assertRaises(TypeError):
                env.step(wrong)
        for value in (-1, 99999, 20):
            wrong = right.copy()
            wrong[0, env.game_at(0).to_act[0]] = value
            with self.assertRaisesRegex(ValueError, r"Game 0, row \d: .*CM-"):
                env.step(wrong)
        wrong = right.copy()
        wrong[1, (env.game_at(1).to_act[0] + 1) % 4] = 1
        with self.assertRaisesRegex(ValueError, r"Game 1, row \d: .*CM-3.3"):
            env.step(wrong)
        self.assertEqual(env.game_at(0).hash(), before)
        right.flags.writeable = False
        env.step(right)
        env.step(numpy.ascontiguousarray(env.random_actions(), numpy.int64))


class Memory(unittest.TestCase):
    def test_no_leak_over_a_million_steps(self):
        """Of games: 2,000 steps of 500 games each, and bots and ends among them."""
        env = coverstory.VectorEnv("cover-me", 500, seed=1)
        bots = coverstory.VectorEnv("cover-me", 10, seats=0, opponents="easy", seed=1)
        env.reset(), bots.reset()

        def some(steps):
            for _ in range(steps):
                env.step(env.random_actions())
                bots.step(bots.random_actions())
                coverstory.CoverMe(seed=1).clone().observation(0)
            gc.collect()
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        before = some(500)
        after = some(2000)
        self.assertLess(after - before, 4096, "more than four megabytes")


if __name__ == "__main__":
    unittest.main()
