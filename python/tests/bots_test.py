"""Bots as functions, functions as bots, records, the arena."""
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

import coverstory
from support import ROOT


def first(view):
    return view.legal()[0]


class Bots(unittest.TestCase):
    def test_every_bot_plays_a_game_by_its_views(self):
        for name in coverstory.bots():
            bot = coverstory.bot(name, seed=1, iterations=4)
            game = coverstory.CoverMe(seed=1, players=2, length="short")
            while not game.is_over:
                seat = game.to_act[0]
                game.apply(seat, bot(game.view(seat)))
            self.assertTrue(game.is_over)

    def test_with_iterations_it_is_the_same_each_time(self):
        view = coverstory.CoverMe(seed=1, deal="quick").view(0)
        choices = {coverstory.bot("hard", seed=3, iterations=20)(view) for _ in range(3)}
        self.assertEqual(len(choices), 1)

    def test_bots_of_cover_up_plan_a_round(self):
        game = coverstory.CoverUp(players=2, seed=1)
        plan = coverstory.bot("easy", game="cover-up", seed=1)(game.view(0))
        self.assertEqual({placed["card"] for placed in plan["timeline"][-1]["pile"]} - set(game.hand(0)), set())

    def test_unknown_names(self):
        for wrong in ("nobody", ""):
            with self.assertRaises(ValueError):
                coverstory.bot(wrong)
        for wrong in ({"game": "chess"}, {"budget_ms": 0}, {"iterations": 0}, {"iterations": -1}):
            with self.assertRaises(ValueError, msg=wrong):
                coverstory.bot("easy", **wrong)
        with self.assertRaises(TypeError):
            coverstory.bot("easy", iterations="many")
        with self.assertRaises(ValueError):
            coverstory.bots("chess")


class Arena(unittest.TestCase):
    def test_it_is_the_same_whatever_the_threads(self):
        one = coverstory.arena(["easy", "greedy", "random"], games=30, seed=2)
        self.assertEqual(one, coverstory.arena(["easy", "greedy", "random"], games=30, seed=2, threads=3))
        self.assertGreater(one["bots"]["greedy"]["win"]["mean"], one["bots"]["random"]["win"]["mean"])

    def test_functions_sit_at_its_tables(self):
        played = coverstory.arena([first, "greedy"], games=20, seed=2, threads=2)
        self.assertEqual(played["bots"]["first"]["seats"], 20)

    def test_what_a_function_throws_comes_out(self):
        def wrong(view):
            raise KeyError("lost")

        with self.assertRaises(KeyError):
            coverstory.arena([wrong, "greedy"], games=4, threads=2)
        with self.assertRaisesRegex(ValueError, "CM-"):
            coverstory.arena([lambda view: 9999, "greedy"], games=2)
        with self.assertRaisesRegex(TypeError, "None"):
            coverstory.arena([lambda view: None, "greedy"], games=2)
        for wrong in ([3, "greedy"], "greedy"):
            with self.assertRaises(TypeError):
                coverstory.arena(wrong)
        for wrong in ({"games": 0}, {"games": -3}, {"threads": 0}):
            with self.assertRaises(ValueError, msg=wrong):
                coverstory.arena(["greedy", "greedy"], **wrong)
        with self.assertRaises(ValueError):
            coverstory.arena(["nobody", "greedy"])

    def test_cover_up(self):
        played = coverstory.arena(["easy", "medium"], games=4, game="cover-up", seed=1)
        self.assertEqual(played["games"], 4)

    def test_functions_sit_at_tables_of_cover_up(self):
        def builder(view):
            """Builds par at once, and flips."""
            if view.returnable:
                return view.returnable[0]
            return {"timeline": [{"t": 0, "pile": coverstory.solve(view.hand)["pile"]}], "flip_at": 1}

        played = coverstory.arena([builder, "random"], games=4, game="cover-up", seed=1, threads=2)
        self.assertEqual(played["bots"]["builder"]["win"]["mean"], 1)

    def test_wrong_plans_come_out(self):
        hand = coverstory.CoverUp(players=2, seed=1).hand(0)
        placed = {"card": hand[0], "o": 0, "x": 0, "y": 0}
        for wrong in ({"timeline": [{"t": 0, "pile": [{**placed, "x": 99}]}], "flip_at": None},
                      {"timeline": [{"t": 0, "pile": [placed] * 6}], "flip_at": None},
                      {"timeline": [{"t": 0, "pile": [{**placed, "card": "zz"}]}], "flip_at": None}):
            with self.assertRaisesRegex(ValueError, "CU-"):
                coverstory.arena([lambda view: wrong, "easy"], games=2, game="cover-up", seed=1)
        with self.assertRaises(KeyError):
            coverstory.arena([lambda view: {}, "easy"], games=2, game="cover-up", seed=1)


class OverStdio(unittest.TestCase):
    def test_a_function_answers_as_a_program(self):
        asked = [{"hello": 1, "game": "cover-me", "seat": 0}, {"id": 1, "decide": "play", "view": {}, "legal": [{}, {}]},
                 {"result": {}}, {"id": 2, "decide": "round", "view": {}}]
        out = io.StringIO()
        coverstory.play_over_stdio(lambda view, legal: 1 if legal else {"timeline": [], "flip_at": None},
                                   lines=map(json.dumps, asked), out=out)
        self.assertEqual([json.loads(line) for line in out.getvalue().splitlines()],
                         [{"ready": True, "name": "python"}, {"id": 1, "choose": 1},
                          {"id": 2, "timeline": [], "flip_at": None}])

    def test_the_command_seats_it(self):
        command = pathlib.Path(os.environ.get("COVERSTORY_COMMAND", ROOT / "build/release/cli/coverstory"))
        if not command.exists():
            self.skipTest("the command is not built")
        with tempfile.TemporaryDirectory() as folder:
            bot = pathlib.Path(folder) / "bot.py"
            package = pathlib.Path(coverstory.__file__).parents[1]
            bot.write_text(f"import sys\nsys.path.insert(0, {str(package)!r})\nimport coverstory\n"
                           "coverstory.play_over_stdio(lambda view, legal: len(legal) - 1)\n")
            played = subprocess.run([command, "arena", "cover-me", "--bots", f"exec:{sys.executable} {bot},random", "--games", "2",
                                     "--players", "2", "--json", f"{folder}/out.json"], capture_output=True, text=True)
            self.assertEqual(played.returncode, 0, played.stderr)
            told = json.loads(pathlib.Path(f"{folder}/out.json").read_text())
            asked = told["bots"][0]["decisions"]
            self.assertLess(told["bots"][0]["forfeits"], asked)  # on a busy machine some answers come too late


class Records(unittest.TestCase):
    def test_a_record_becomes_rows(self):
        text = coverstory.record(["greedy", first, "random"], seed=4)
        rows = coverstory.data_set(text)
        self.assertEqual(json.loads(text.splitlines()[0])["seats"], ["greedy", "first", "random"])
        decisions = []
        game, = coverstory.replay(text, lambda game, seat, action: decisions.append((game, seat, action)))
        self.assertEqual(len(decisions), len(rows["actions"]))
        for row, (before, seat, action) in enumerate(decisions):
            self.assertEqual((rows["seats"][row], rows["actions"][row], rows["games"][row]), (seat, action, 0))
            self.assertTrue(numpy.array_equal(rows["observations"][row], before.observation(seat)))
            self.assertTrue(rows["masks"][row, action])
            self.assertAlmostEqual(float(rows["results"][row]), game.returns()[seat], places=6)

    def test_goldens_can_be_read(self):
        rows = coverstory.data_set(ROOT / "tests/goldens/cover-me-two-advanced.jsonl")
        self.assertEqual(rows["masks"].shape[1], 314)
        self.assertTrue(rows["masks"][range(len(rows["actions"])), rows["actions"]].all())

    def test_wrong_records_say_the_line(self):
        text = coverstory.record(["random", "random"], seed=4)
        lines = text.splitlines()
        wrong = "\n".join(lines[:5] + ["{}"] + lines[6:]) + "\n"
        with self.assertRaisesRegex(ValueError, "Line [67]: "):
            coverstory.replay(wrong)
        with self.assertRaisesRegex(ValueError, "Line"):
            coverstory.data_set("no record\n\n")
        with self.assertRaises(OSError):
            coverstory.replay(pathlib.Path("/nowhere"))
        with self.assertRaises(ValueError):
            coverstory.data_set("")


if __name__ == "__main__":
    unittest.main()
