"""A wheel is made without a network, and works by itself."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

from support import ROOT


class Wheel(unittest.TestCase):
    def test_it_is_made_and_imported(self):
        with tempfile.TemporaryDirectory() as folder:
            made = subprocess.run([sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--quiet",
                                   "--wheel-dir", folder, str(ROOT / "python")], capture_output=True, text=True)
            self.assertEqual(made.returncode, 0, made.stderr)
            wheel, = pathlib.Path(folder).glob("coverstory-*.whl")
            self.assertNotIn("none-any", wheel.name)
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(f"{folder}/site")
            environment = {**os.environ, "PYTHONPATH": f"{folder}/site"}
            ran = subprocess.run([sys.executable, "-c", "import coverstory; print(coverstory.__file__, coverstory.CoverMe(seed=1).to_act)"],
                                 capture_output=True, text=True, env=environment, cwd=folder)
            self.assertTrue(ran.stdout.startswith(folder), ran.stderr)


if __name__ == "__main__":
    unittest.main()
