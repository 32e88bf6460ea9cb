"""Cover Up on its clock, par, puzzles, records."""
import json
import pickle
import unittest

import numpy

import coverstory
from coverstory import _engine, cover_up
from support import ROOT, golden_hashes, play_at_random, told_hashes

SHORT = {"hourglass_s": 3, "limit_s": 8}


class Games(unittest.TestCase):
    def test_masks_are_what_is_legal_and_observations_hide_the_rest(self):
        for players in (1, 2, 4):
            for others in ("counted", "visible"):
                def check(game):
                    for seat in range(game.players):
                        self.assertEqual(numpy.flatnonzero(game.action_mask(seat)).tolist(), game.legal(seat))
                        other = game.sample(seat, seed=1)
                        self.assertTrue(numpy.array_equal(game.observation(seat), other.observation(seat)))
                        self.assertTrue(numpy.array_equal(game.information_state(seat), other.information_state(seat)))
                        self.assertEqual(game.view(seat), other.view(seat))
                play_at_random(coverstory.CoverUp(players=players, seed=1, others_piles=others, **SHORT), 1, check)

    def test_par_is_never_missed_from_below(self):
        game = coverstory.CoverUp(players=1, seed=3, **SHORT)
        pars = []

        def check(game):
            if game.seconds_left == 8:
                pars.append(game.par(0))
        play_at_random(game, 3, check)
        self.assertEqual(len(pars), 5)
        self.assertGreaterEqual(game.totals()[0], sum(pars))
        self.assertEqual(game.returns(), [-game.totals()[0]])

    def test_planes_show_the_pile(self):
        game = coverstory.CoverUp(players=1, seed=3)
        action = [a for a in game.legal(0) if a >= cover_up.LAY][0]
        slot, orientation, column, row = cover_up.laying(action)
        game.apply(0, action)
        seen = game.observation(0)
        planes = cover_up.planes(seen)
        self.assertEqual(int(planes[-1].sum()), 8)
        self.assertEqual(int(planes[:-1].sum()), sum(square != "." for square in game.hand(0)[slot]))
        self.assertEqual(int(planes[-1, row, column]), 1)
        self.assertEqual(int(cover_up.cards(seen)[slot].sum()), int(planes[:-1].sum()))
        placed = game.pile(0)[0]
        self.assertEqual((placed["o"], placed["card"]), (orientation, game.hand(0)[slot]))

    def test_wrong_moves_name_their_clause(self):
        game = coverstory.CoverUp(players=2, seed=3)
        for action, clause in ((1, "CU-3.2"), (2, "CU-4.1"), (4, "CU-6.1"), (0, "CU"), (99999, "CU-3.2"), (cover_up.LAY, "CU-3.2")):
            with self.assertRaisesRegex(ValueError, clause):
                game.apply(0, action)
        laid = next(a for a in game.legal(0) if a >= cover_up.LAY)
        game.apply(0, laid)
        game.apply(1, 3)
        refused = set()
        for action in range(cover_up.LAY, game.num_actions):
            if not game.action_mask(0)[action]:
                with self.assertRaises(ValueError) as raised:
                    game.clone().apply(0, action)
                refused.add(str(raised.exception)[-8:])
            if len(refused) >= 3 or action > 1500:
                break
        self.assertTrue(any("CU-3" in each for each in refused))

    def test_a_pickle_is_the_same_game(self):
        game = coverstory.CoverUp(players=3, seed=3, **SHORT)
        for _ in range(20):
            game.apply(game.to_act[0], game.legal(game.to_act[0])[-1])
        other = pickle.loads(pickle.dumps(game))
        self.assertEqual(play_at_random(game, 1).hash(), play_at_random(other, 1).hash())
        self.assertIn("Cover Up, round 5", str(game))


class Par(unittest.TestCase):
    def test_one_and_many_agree_whatever_the_threads(self):
        hands = [coverstory.puzzle(f"2026-11-{day:02}") for day in range(1, 9)]
        one = [coverstory.solve(hand)["points"] for hand in hands]
        self.assertEqual(coverstory.solve_many(hands).tolist(), one)
        self.assertEqual(coverstory.solve_many(hands, threads=3).tolist(), one)

    def test_wrong_input(self):
        for number in (0, cover_up.LAY - 1, cover_up.LAY + 5 * 8 * 99):
            with self.assertRaises(ValueError):
                cover_up.laying(number)
        for wrong in (["abc"], ["ab..cd.."] * 6, ["zz......"]):
            with self.assertRaises(ValueError):
                coverstory.solve(wrong)
        with self.assertRaises(ValueError):
            coverstory.puzzle("yesterday")


class Records(unittest.TestCase):
    def test_every_golden_game_has_the_hashes_of_the_engine(self):
        golden = golden_hashes()
        for path in sorted((ROOT / "tests/goldens").glob("cover-up-*.jsonl")):
            hashes, = _engine.cover_up_hashes(path.read_text())
            self.assertEqual(told_hashes(hashes), golden[path.stem], path.stem)

    def test_goldens_become_rows_with_par(self):
        for path in sorted((ROOT / "tests/goldens").glob("cover-up-*.jsonl")):
            rows = coverstory.data_set(path, game="cover-up")
            told = [json.loads(line) for line in path.read_text().splitlines()]
            rounds = [line for line in told if line.get("e") == "round"]
            self.assertEqual(len(rows), sum(len(line["piles"]) for line in rounds))
            self.assertTrue(all(row["points"] >= row["par"] - 1 for row in rows))


if __name__ == "__main__":
    unittest.main()
