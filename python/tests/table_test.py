"""A function at a server's table."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from coverstory.table import Refused, sit
from support import ROOT

COMMAND = pathlib.Path(os.environ.get("COVERSTORY_COMMAND", ROOT / "build/release/cli/coverstory"))


@unittest.skipUnless(COMMAND.exists(), "the command is not built")
class Server(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--host", "127.0.0.1", "--port", "0", "--store", f"sqlite:{self.folder.name}/tables.db"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.url = found[0]
                break

    def tearDown(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()

    def test_it_plays_a_game_against_bots(self):
        asked = []

        def choose(view, legal):
            asked.append(view["phase"])
            return len(legal) - 1

        result = sit(self.url, choose, settings={"options": {"players": 2, "length": "short"}, "level": "easy"})
        self.assertEqual(len(result["prestige"]), 2)
        self.assertGreater(len(asked), 20)

    def test_what_is_refused_is_said(self):
        with self.assertRaises(Refused) as refused:
            sit(self.url, lambda view, legal: 0, table="222222")
        self.assertEqual(refused.exception.code, "no_such_table")
        for wrong in ("", "nonsense", "ftp://127.0.0.1"):
            with self.assertRaises(ValueError, msg=wrong):
                sit(wrong, lambda view, legal: 0)


if __name__ == "__main__":
    unittest.main()
