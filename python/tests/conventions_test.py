"""The forms that other libraries know; and their own tests, where they are installed."""
import importlib.util
import unittest

import numpy

from coverstory import gymnasium as our_gymnasium
from coverstory import open_spiel, pettingzoo as our_pettingzoo


def is_installed(name):
    return importlib.util.find_spec(name) is not None


def sampled(env, agent, observation):
    return env.action_space(agent).sample(observation["action_mask"])


class PettingZoo(unittest.TestCase):
    def test_parallel(self):
        for game, options in (("cover-me", {"players": 3, "length": "short"}), ("cover-up", {"players": 2, "limit_s": 5, "hourglass_s": 2})):
            env = our_pettingzoo.parallel_env(game, **options)
            observations, infos = env.reset(seed=1)
            self.assertEqual(list(observations), env.possible_agents)
            self.assertEqual((env.num_agents, env.max_num_agents), (len(env.agents), len(env.possible_agents)))
            while env.agents:
                for agent in env.agents:
                    self.assertTrue(env.observation_space(agent).contains(observations[agent]))
                    self.assertTrue(observations[agent]["action_mask"].any())
                before = env.agents[:]
                observations, rewards, terminations, truncations, infos = env.step(
                    {agent: sampled(env, agent, observations[agent]) for agent in env.agents})
                self.assertEqual([list(each) for each in (observations, rewards, terminations, truncations, infos)], [before] * 5)
            self.assertTrue(all(terminations.values()))
            self.assertAlmostEqual(sum(rewards.values()), 0)
            self.assertTrue(env.state_space.contains(env.state()))

    def test_parallel_is_deterministic(self):
        def one(seed):
            env = our_pettingzoo.parallel_env(players=2, length="short")
            observations, _ = env.reset(seed=seed)
            for space in env.action_spaces.values():
                space.seed(1)
            seen = []
            while env.agents:
                observations, rewards, *_ = env.step({agent: sampled(env, agent, observations[agent]) for agent in env.agents})
                seen.append(observations["seat_0"]["observation"].tobytes())
            return seen
        self.assertEqual(one(4), one(4))
        self.assertNotEqual(one(4), one(5))

    def test_one_after_another(self):
        """What PettingZoo's own test of the AEC form asks for, which runs only where it is installed."""
        env = our_pettingzoo.env(players=4, length="short")
        env.reset(seed=1)
        steps, accumulated, heard = (dict.fromkeys(env.possible_agents, 0) for _ in range(3))
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            self.assertEqual(reward, accumulated[agent])
            self.assertTrue(env.observation_space(agent).contains(observation))
            accumulated[agent] = 0
            if termination or truncation:
                heard[agent] = reward
                self.assertIsNone(env.step(None))
                self.assertNotIn(agent, env.agents)
            else:
                self.assertFalse(observation["action_mask"][0])  # who is asked has something to do
                steps[agent] += 1
                self.assertIsNone(env.step(numpy.int32(sampled(env, agent, observation))))
            for each, gained in env.rewards.items():
                accumulated[each] += gained
            for told in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(list(told), env.agents)
        self.assertGreater(min(steps.values()), 10)
        self.assertAlmostEqual(sum(heard.values()), 0)
        self.assertGreater(max(heard.values()), 0)
        env.reset(seed=1)
        self.assertIsNone(env.last(observe=False)[0])
        self.assertEqual((env.unwrapped, str(env)), (env, "cover_me_v0"))
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            self.assertRegex(agent, "^[a-z]+_[0-9]+$")

    def test_it_can_be_read(self):
        env = our_pettingzoo.parallel_env(render_mode="ansi", players=3)
        env.reset(seed=1)
        self.assertIn("year 1, winter", env.render())
        with self.assertRaises(ValueError):
            our_pettingzoo.env(render_mode="human")

    def test_a_wrong_action_among_several_changes_nothing(self):
        env = our_pettingzoo.parallel_env(deal="quick")
        observations, _ = env.reset(seed=1)
        before = env.state()
        actions = {agent: sampled(env, agent, observations[agent]) for agent in env.agents}
        with self.assertRaisesRegex(ValueError, "CM-"):
            env.step({**actions, env.agents[-1]: 1})
        self.assertTrue(numpy.array_equal(env.state(), before))

    @unittest.skipUnless(is_installed("pettingzoo"), "PettingZoo is not installed")
    def test_its_own_tests(self):
        from pettingzoo.test import api_test, parallel_api_test
        parallel_api_test(our_pettingzoo.parallel_env(players=3), num_cycles=300)
        api_test(our_pettingzoo.env(players=3), num_cycles=300)


class Gymnasium(unittest.TestCase):
    def test_a_vector_of_games(self):
        for autoreset in ("next-step", "same-step"):
            envs = our_gymnasium.GymVectorEnv("cover-me", 6, options={"length": "short"}, opponents="random", autoreset=autoreset)
            observations, infos = envs.reset(seed=1)
            ended = 0
            for _ in range(200):
                self.assertTrue(envs.observation_space.contains(observations))
                self.assertEqual(infos["action_mask"].dtype, numpy.int8)
                actions = [envs.single_action_space.sample(mask) for mask in infos["action_mask"]]
                self.assertTrue(envs.action_space.contains(numpy.array(actions)))
                observations, rewards, terminations, truncations, infos = envs.step(actions)
                ended += int(terminations.sum())
                self.assertFalse(truncations.any())
                if terminations.any():
                    self.assertTrue(numpy.array_equal(infos["_result"], terminations))
                    if autoreset == "same-step":
                        self.assertEqual([last is not None for last in infos["final_obs"]], terminations.tolist())
                        self.assertTrue(numpy.array_equal(infos["final_info"]["result"], infos["result"]))
                    else:
                        over = terminations
                        actions = numpy.array([envs.single_action_space.sample(mask) for mask in infos["action_mask"]])
                        actions[over] = 99  # whatever is said in the place of a game that is over: it begins anew
                        observations, rewards, terminations, truncations, infos = envs.step(actions)
                        self.assertFalse(terminations[over].any() or rewards[over].any())
                        self.assertTrue((infos["action_mask"][over, 0] == 0).all())
                        ended += int(terminations.sum())
            self.assertGreater(ended, 6)

    def test_seeds(self):
        envs = our_gymnasium.GymVectorEnv("cover-me", 3, opponents="random")
        begun = [envs.reset(seed=seed)[0].tobytes() for seed in (7, 7, 8, [1, 2, 3], (1, 2, 3), numpy.array([1, 2, 4]), None, [None] * 3)]
        self.assertEqual(begun[0], begun[1])
        self.assertEqual(begun[3], begun[4])
        self.assertEqual(len(set(begun)), 6)
        self.assertIs(envs.unwrapped, envs)

    def test_some_games_are_begun_anew(self):
        envs = our_gymnasium.GymVectorEnv("cover-me", 2, autoreset="off", opponents="random")
        envs.reset(seed=1)
        before = envs.games.game_at(1).hash()
        envs.reset(options={"reset_mask": numpy.array([True, False])})
        self.assertEqual(envs.games.game_at(1).hash(), before)

    @unittest.skipUnless(is_installed("gymnasium"), "Gymnasium is not installed")
    def test_it_is_a_gymnasium_vector_env(self):
        from gymnasium.vector import VectorEnv
        self.assertIsInstance(our_gymnasium.GymVectorEnv("cover-me", 2), VectorEnv)


class OpenSpiel(unittest.TestCase):
    def test_simultaneous_and_in_turn(self):
        for turn_based in (False, True):
            game = open_spiel.load_game("cover-me", {"players": 3, "length": "short"}, turn_based)
            state = game.new_initial_state(seed=1)
            simultaneous = 0
            while not state.is_terminal():
                if state.is_simultaneous_node():
                    simultaneous += 1
                    state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
                else:
                    player = state.current_player()
                    self.assertTrue(state.is_player_node())
                    self.assertEqual(sum(state.legal_actions_mask(player)), len(state.legal_actions(player)))
                    state = state.child(state.legal_actions()[-1])
            self.assertEqual(simultaneous > 0, not turn_based)
            self.assertEqual(state.current_player(), open_spiel.TERMINAL)
            self.assertAlmostEqual(sum(state.returns()), game.utility_sum())
            self.assertLessEqual(max(state.returns()), game.max_utility())
            self.assertGreaterEqual(min(state.returns()), game.min_utility() - 1e-9)

    def test_tensors_strings_and_sampling(self):
        game = open_spiel.load_game("cover-me", {"players": 2})
        state = game.new_initial_state(seed=1)
        self.assertEqual([len(state.observation_tensor(0))], game.observation_tensor_shape())
        self.assertEqual([len(state.information_state_tensor(0))], game.information_state_tensor_shape())
        other = state.resample_from_infostate(0, open_spiel.random_sampler(1))
        self.assertEqual(other.information_state_string(0), state.information_state_string(0))
        self.assertNotEqual(other.position.hash(), state.position.hash())
        same = game.deserialize_state(state.serialize())
        self.assertEqual(same.position.hash(), state.position.hash())
        player = state.current_player()
        self.assertEqual(state.observation_tensor(), state.observation_tensor(player))
        self.assertEqual(state.information_state_string(), state.information_state_string(player))
        self.assertEqual(state.action_to_string(4), state.action_to_string(player, 4))

    def test_what_a_game_is_and_how_it_went(self):
        game = open_spiel.load_game("cover-me", {"players": 3})
        self.assertEqual((game.get_type().dynamics, game.get_type().utility), ("simultaneous", "zero_sum"))
        self.assertEqual(open_spiel.load_game("cover-me", turn_based=True).get_type().dynamics, "sequential")
        state = game.new_initial_state(seed=1)
        self.assertTrue(state.is_initial_state())
        for _ in range(40):
            if state.is_simultaneous_node():
                state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
            else:
                state.apply_action(state.legal_actions()[0])
        again = game.new_initial_state(seed=1)
        for player, action in state.full_history():
            again.position.apply(player, action)
        self.assertEqual(again.position.hash(), state.position.hash())
        self.assertEqual((len(state.history()), state.clone().move_number()), (state.move_number(), state.move_number()))

    def test_an_algorithm_written_for_it_runs(self):
        """A round of regret matching over one choice with sampled worlds, by the methods that OpenSpiel's own use."""
        game = open_spiel.load_game("cover-me", {"players": 2, "length": "short"}, turn_based=True)
        rng = numpy.random.default_rng(1)

        def play_out(state):
            while not state.is_terminal():
                self.assertFalse(state.is_chance_node())
                state.apply_action(rng.choice(state.legal_actions()))
            return state.returns()

        root = game.new_initial_state(seed=5)
        player = root.current_player()
        regrets = numpy.zeros(game.num_distinct_actions())
        for _ in range(3):
            world = root.resample_from_infostate(player, rng.random)
            self.assertEqual(world.information_state_string(player), root.information_state_string(player))
            values = {action: play_out(world.child(action))[player] for action in world.legal_actions()}
            for action, value in values.items():
                regrets[action] += value - sum(values.values()) / len(values)
        self.assertAlmostEqual(regrets.sum(), 0)

    def test_a_wrong_choice_among_several_changes_nothing(self):
        state = open_spiel.load_game("cover-me", {"deal": "quick"}).new_initial_state(seed=1)
        before = state.position.hash()
        actions = [state.legal_actions(player)[0] for player in range(4)]
        for wrong in (actions[:3] + [9999], actions[:3], actions + [0]):
            with self.assertRaises(ValueError):
                state.apply_actions(wrong)
        self.assertEqual(state.position.hash(), before)


if __name__ == "__main__":
    unittest.main()
