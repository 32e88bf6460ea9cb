"""One game of Cover Me: the engine's rules, what a seat knows, keeping a game."""
import copy
import json
import pickle
import random
import unittest

import numpy

import coverstory
from support import GAMES, ROOT, golden_hashes, new_games, play_at_random, told_hashes, variants


class Goldens(unittest.TestCase):
    def test_every_golden_game_has_the_hashes_of_the_engine(self):
        golden = golden_hashes()
        for path in sorted((ROOT / "tests/goldens").glob("cover-me-*.jsonl")):
            with self.subTest(path.stem):
                header, *events = map(json.loads, path.read_text().splitlines())
                game = coverstory.CoverMe(seed=header["seed"], **header["options"])
                hashes = [game.hash()]
                for event in events:
                    if event["e"] != "act":
                        continue
                    action = game.action(event["seat"], event)
                    self.assertIn(action, game.legal(event["seat"]))
                    game.apply(event["seat"], action)
                    hashes.append(game.hash())
                self.assertEqual(told_hashes(hashes), golden[path.stem])

    def test_golden_records_are_read_as_they_ended(self):
        for path in sorted((ROOT / "tests/goldens").glob("cover-me-*.jsonl")):
            game, = coverstory.replay(path)
            told = json.loads(path.read_text().splitlines()[-1])
            self.assertEqual({key: told[key] for key in ("prestige", "cards", "ranks", "winners")}, game.ranking(), path.stem)


class RandomGames(unittest.TestCase):
    def test_a_game_has_the_hashes_that_the_engine_finds_in_its_record(self):
        """The engine plays the record again from its decks and decisions, without this package's numbers."""
        every = list(variants())
        for number in range(GAMES):
            game = coverstory.CoverMe(seed=number, record=True, **every[number % len(every)])
            hashes, replayed_hashes, chooser = [], [], random.Random(number)
            while not game.is_over:
                hashes.append(game.hash())
                seat = game.to_act[0]  # in the order of a record
                game.apply(seat, chooser.choice(game.legal(seat)))
            replayed, = coverstory.replay(game.record(), lambda game, seat, action: replayed_hashes.append(game.hash()))
            self.assertEqual(hashes, replayed_hashes, number)
            self.assertEqual(game.hash(), replayed.hash(), number)
            self.assertEqual(game.ranking(), replayed.ranking(), number)

    def test_masks_are_what_is_legal(self):
        for number, game in new_games(GAMES):
            def check(game):
                for seat in range(game.players):
                    mask = game.action_mask(seat)
                    self.assertEqual(numpy.flatnonzero(mask).tolist(), game.legal(seat))
                    self.assertEqual(len(mask), game.num_actions)
                    self.assertEqual(mask[0], seat not in game.to_act)
            play_at_random(game, number, check)


class Knowledge(unittest.TestCase):
    def test_nothing_changes_when_what_is_hidden_is_dealt_anew(self):
        """Every variant and every seat; every step is the matter of the same test in C++."""
        for number, options in enumerate(variants()):
            steps = [0]

            def check(game):
                steps[0] += 1
                if steps[0] % 7 != number % 7:
                    return
                for seat in range(game.players):
                    other = game.sample(seat, seed=steps[0])
                    self.assertTrue(numpy.array_equal(game.observation(seat), other.observation(seat)), options)
                    self.assertTrue(numpy.array_equal(game.information_state(seat), other.information_state(seat)))
                    self.assertEqual(game.view(seat), other.view(seat))
                    self.assertEqual(game.legal(seat), other.legal(seat))
            play_at_random(coverstory.CoverMe(seed=number, **options), number, check)

    def test_what_is_hidden_is_dealt_anew(self):
        game = coverstory.CoverMe(seed=1)
        self.assertNotEqual(game.hash(), game.sample(0, seed=1).hash())
        self.assertEqual(game.sample(0, seed=1).hash(), game.sample(0, seed=1).hash())
        self.assertFalse(numpy.array_equal(game.state(), game.sample(0, seed=2).state()))

    def test_a_view_says_what_the_game_says(self):
        def check(game):
            seat = game.to_act[0]
            view = game.view(seat)
            self.assertTrue(numpy.array_equal(view.observation(), game.observation(seat)))
            self.assertTrue(numpy.array_equal(view.action_mask(), game.action_mask(seat)))
            self.assertEqual(view.legal(), game.legal(seat))
        play_at_random(coverstory.CoverMe(seed=5, players=3), 5, check)

    def test_a_seat_sees_its_own_choice_and_no_other(self):
        game = coverstory.CoverMe(seed=6, deal="quick")
        self.assertEqual(game.to_act, [0, 1, 2, 3])
        own, other = game.observation(0), game.observation(1)
        one, two = game.clone(), game.clone()
        one.apply(0, game.legal(0)[0])
        two.apply(0, game.legal(0)[1])
        self.assertFalse(numpy.array_equal(one.observation(0), two.observation(0)))
        self.assertTrue(numpy.array_equal(one.observation(1), two.observation(1)))
        self.assertFalse(numpy.array_equal(one.observation(0), own))
        self.assertFalse(numpy.array_equal(one.observation(1), other))  # that somebody has chosen shows


class Keeping(unittest.TestCase):
    GOLDEN = ROOT / "python/tests/goldens"

    def test_a_pickle_is_the_same_game(self):
        for number, game in new_games(40):
            for _ in range(number * 3):
                if not game.is_over:
                    game.apply(game.to_act[0], game.legal(game.to_act[0])[-1])
            other = pickle.loads(pickle.dumps(game))
            self.assertEqual(other.hash(), game.hash())
            play_at_random(game, 1)
            play_at_random(other, 1)
            self.assertEqual(other.hash(), game.hash())

    def test_pickles_of_before_stay_readable(self):
        for path in sorted(self.GOLDEN.glob("*.pickle")):
            game = pickle.loads(path.read_bytes())
            self.assertEqual(f"{game.hash():016x}", path.stem.split("-")[-1])
            while not game.is_over:
                game.apply(game.to_act[0], game.legal(game.to_act[0])[0])
        self.assertGreaterEqual(len(list(self.GOLDEN.glob("*.pickle"))), 3)

    def test_a_clone_is_a_game_of_its_own(self):
        game = coverstory.CoverMe(seed=1)
        for other in (game.clone(), copy.copy(game), copy.deepcopy(game)):
            self.assertEqual(other.hash(), game.hash())
            other.apply(other.to_act[0], 4)
            self.assertNotEqual(other.hash(), game.hash())

    def test_wrong_bytes_are_refused(self):
        kept = coverstory.CoverMe(seed=1).__getstate__()
        for wrong in (b"", kept[:-1], kept + b"x", b"\xff" * len(kept), kept[:-1] + bytes([kept[-1] ^ 1])):
            game = coverstory.CoverMe.__new__(coverstory.CoverMe)
            with self.assertRaises(ValueError):
                game.__setstate__(wrong)


class WrongInput(unittest.TestCase):
    def test_options(self):
        for options in ({"players": 6}, {"players": 1}, {"deal": "slow"}, {"values": "equal"},
                        {"players": 3, "two_player": "advanced"}, {"removed": "Y"}):
            with self.assertRaises(ValueError, msg=options):
                coverstory.CoverMe(**options)
        with self.assertRaisesRegex(ValueError, "CM-1.5"):
            coverstory.CoverMe(players=9)
        for options in ({"player": 4}, {"players": "four"}, {"deal": 1}, {"start": "first"}):
            with self.assertRaises(TypeError, msg=options):
                coverstory.CoverMe(**options)

    def test_seeds(self):
        self.assertEqual(coverstory.CoverMe(seed=5).hash(), coverstory.CoverMe(seed=5).hash())
        self.assertNotEqual(coverstory.CoverMe().hash(), coverstory.CoverMe().hash())
        for seed in (-1, 2 ** 64, "xyz", "ab"):
            with self.assertRaises(ValueError, msg=seed):
                coverstory.CoverMe(seed=seed)
        for seed in (1.5, [1], b"1"):
            with self.assertRaises(TypeError, msg=seed):
                coverstory.CoverMe(seed=seed)
        self.assertEqual(coverstory.CoverMe(seed=numpy.int64(5)).hash(), coverstory.CoverMe(seed=5).hash())

    def test_actions_and_seats(self):
        game = coverstory.CoverMe(seed=1)
        seat = game.to_act[0]
        before = game.hash()
        for action, clause in ((20, "CM-3.3"), (0, "CM-3.3"), (-1, "CM-3.3"), (10 ** 12, "CM-3.3"), (175, "CM-3.3"), (176, "CM-3.3")):
            with self.assertRaisesRegex(ValueError, clause):
                game.apply(seat, action)
        with self.assertRaisesRegex(ValueError, "CM-3.3"):
            game.apply((seat + 1) % 4, 1)
        game.apply((seat + 1) % 4, 0)  # the no-op of who does not act
        for wrong in (4, -1, 1000):
            with self.assertRaises(ValueError):
                game.legal(wrong)
        for wrong in ("1", None, 1.5):
            with self.assertRaises(TypeError):
                game.apply(seat, wrong)
        self.assertEqual(game.hash(), before)
        with self.assertRaises(ValueError):
            game.action(seat, {"kind": "dance"})
        with self.assertRaises(ValueError):
            game.record()
        play_at_random(game, 1)
        with self.assertRaisesRegex(ValueError, "CM-10.1"):
            game.apply(0, 4)

    def test_an_array_to_write_to(self):
        game = coverstory.CoverMe(seed=1)
        out = numpy.zeros(game.observation_size, numpy.uint8)
        self.assertIs(game.observation(0, out=out), out)
        self.assertTrue(numpy.array_equal(out, game.observation(0)))
        with self.assertRaises(TypeError):
            game.observation(0, out=numpy.zeros(game.observation_size, numpy.float32))
        for wrong in (numpy.zeros(7, numpy.uint8), numpy.zeros(2 * game.observation_size, numpy.uint8)[::2]):
            with self.assertRaises(ValueError):
                game.observation(0, out=wrong)
        out.flags.writeable = False
        with self.assertRaises(ValueError):
            game.observation(0, out=out)


class Text(unittest.TestCase):
    def test_a_person_can_read_it(self):
        game = coverstory.CoverMe(seed=1, players=2)
        self.assertIn("year 1, winter", str(game))
        self.assertIn("seat 1: prestige 0, hand", str(game))
        self.assertIn("fictional players", str(game))

    def test_a_decision_goes_both_ways(self):
        def check(game):
            for seat in game.to_act:
                for action in game.legal(seat):
                    self.assertEqual(game.action(seat, game.decision(seat, action)), action)
                    self.assertTrue(game.action_name(seat, action))
        for options in ({"players": 2, "two_player": "advanced", "length": "short"}, {"players": 4, "length": "short"}):
            play_at_random(coverstory.CoverMe(seed=2, **options), 2, check)


if __name__ == "__main__":
    unittest.main()
