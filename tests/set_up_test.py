"""What ./play and ./test install and say. scripts/packages runs on systems that are made of small scripts: what a
machine has and what its apt offers. Nothing of the real machine is asked or changed."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[1]
# What the script itself needs of any system.
TOOLS = ("bash", "dirname", "sed", "sort", "awk", "head", "mktemp", "tee", "rm", "cat", "grep", "tail", "env")
# Everything of `scripts/packages play` but Boost.
PLAY = ["clang-19", "lld-19", "llvm-19", "cmake", "ninja-build", "libfmt-dev", "libsqlite3-dev", "libpq-dev",
        "libssl-dev", "wasi-libc", "libc++-19-dev-wasm32", "libc++abi-19-dev-wasm32", "libclang-rt-19-dev-wasm32"]
TEST = ["libgtest-dev", "libgmock-dev", "libbenchmark-dev", "libclang-rt-19-dev", "clang-format-19", "python3", "git",
        "chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb", "hunspell", "hunspell-en-gb", "hunspell-nl", "hunspell-sv", "hunspell-da", "hunspell-no",
        "libvoikko-dev", "voikko-fi", "postgresql", "nginx", "haproxy", "openssl",
        "python3-dev", "python3-numpy", "pybind11-dev", "python3-pip", "python3-setuptools", "python3-wheel"]
PROGRAMS = ["clang++-19", "ld.lld", "llvm-ar-19", "cmake", "ninja", "node", "npm"]


def boost(*versions):
    return [f"libboost{part}1.{v}-dev" for v in versions for part in ("", "-json")]


class System:
    """A folder of programs that is the whole PATH of the script."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.installed = self.folder / "installed"
        self.calls = self.folder / "calls"
        for tool in TOOLS:
            (self.folder / tool).symlink_to(shutil.which(tool))

    def program(self, name, text=""):
        (self.folder / name).write_text(f"#!{shutil.which('bash')}\n{text}\n", encoding="utf-8")
        (self.folder / name).chmod(0o755)

    def debian(self, has=(), offers=(), root=True, commands=("node", "npm")):
        self.installed.write_text("".join(f"{name}\n" for name in has), encoding="utf-8")
        self.program("dpkg-query", f'''
            case "$2" in
              *Status*) grep -qxF -- "$3" {self.installed} && echo -n "install ok installed" ;;
              *) while read -r name; do case $name in $3) echo "$name" ;; esac; done <{self.installed} ;;
            esac''')
        self.program("apt-cache", "printf '%s\\n' " + " ".join(offers))
        self.program("apt-get", f'''
            echo "apt-get $*" >>{self.calls}
            if [ "$1" = install ]; then 
              echo "dlstatus:1:50.0:Retrieving" >&3
              echo "pmstatus:a:50.0:Unpacking" >&3
              echo "what a package says"
              [ ! -e {self.folder}/broken ] || exit 100
            fi''')
        self.program("id", f"echo {0 if root else 1000}")
        for name in commands:
            self.program(name)

    def packages(self, word):
        script = ROOT / "scripts/packages"
        done = subprocess.run([shutil.which("bash"), script, word], capture_output=True, text=True,
                              env={"PATH": str(self.folder), "TMPDIR": os.environ.get("TMPDIR", "/tmp")})
        calls = self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []
        return done.returncode, done.stdout, done.stderr, calls


class Packages(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.system = System(folder.name)

    def installs(self, word):
        code, said, error, calls = self.system.packages(word)
        self.assertEqual(code, 0, said + error)
        self.assertEqual(calls[0], "apt-get update")
        words = calls[1].split()
        self.assertEqual(words[1], "install")
        return words[words.index("APT::Status-Fd=3") + 1:]

    def test_with_everything_there_nothing_is_asked_of_apt(self):
        self.system.debian(has=PLAY + boost(88))
        self.assertEqual(self.system.packages("play"), (0, "", "", []))

    def test_of_the_boosts_that_are_offered_the_oldest_that_is_new_enough_is_taken(self):
        self.system.debian(has=PLAY, offers=boost(74, 100, 88, 83) + ["libboost-json1.81.0"])
        self.assertEqual(self.installs("play"), boost(83))

    def test_a_boost_that_is_too_old_or_lacks_json_does_not_count(self):
        self.system.debian(has=PLAY + boost(74) + ["libboost1.83-dev"], offers=boost(74, 81))
        self.assertEqual(self.installs("play"), boost(81))

    def test_where_no_boost_is_new_enough_it_is_said(self):
        self.system.debian(has=PLAY, offers=boost(74))
        code, _, error, calls = self.system.packages("play")
        self.assertEqual((code, calls), (2, ["apt-get update"]))
        self.assertIn("no Boost 1.81 or newer", error)

    def test_who_only_plays_gets_no_test_libraries(self):
        self.system.debian(has=boost(81))
        self.assertEqual(self.installs("play"), PLAY)

    def test_who_tests_gets_them(self):
        self.system.debian(has=PLAY + boost(81))
        self.assertEqual(self.installs("test"), TEST)

    def test_a_node_from_elsewhere_counts(self):
        self.system.debian(has=PLAY + boost(81), commands=())
        self.assertEqual(self.installs("play"), ["nodejs", "npm"])

    def test_it_says_how_far_it_is(self):
        self.system.debian(has=boost(81))
        code, said, _, _ = self.system.packages("play")
        self.assertEqual(code, 0)
        self.assertIn(f"Installing {len(PLAY)} packages", said)
        self.assertIn("Installing packages: 25 %", said)

    def test_when_installing_fails_it_says_why(self):
        self.system.debian(has=boost(81))
        self.system.program("broken")
        code, said, error, _ = self.system.packages("play")
        self.assertEqual(code, 2)
        self.assertNotIn("what a package says", said)
        self.assertIn("what a package says\nInstalling failed", error)

    def test_without_root_and_sudo_the_command_is_said(self):
        self.system.debian(has=PLAY, offers=boost(83), root=False)
        code, _, error, calls = self.system.packages("play")
        self.assertEqual((code, calls), (2, []))
        self.assertIn("apt-get install --no-install-recommends libboost1.83-dev libboost-json1.83-dev", error)

    def test_on_another_system_a_sentence_says_what_is_needed(self):
        for name in PROGRAMS[1:]:
            self.system.program(name)
        code, _, error, _ = self.system.packages("play")
        self.assertEqual(code, 2)
        self.assertEqual(len(error.splitlines()), 1)
        for what in ("clang 19", "cmake 3.25", "Boost 1.81", "fmt", "SQLite", "node 20.19", "Not found: clang++-19."):
            self.assertIn(what, error)
        self.assertNotIn("GoogleTest", error)
        self.assertIn("GoogleTest", self.system.packages("test")[2])

    def test_on_another_system_that_has_the_programs_it_goes_on(self):
        for name in PROGRAMS:
            self.system.program(name)
        self.assertEqual(self.system.packages("play"), (0, "", "", []))


class Progress(unittest.TestCase):
    def said(self, command, lines=""):
        done = subprocess.run([shutil.which("bash"), "-c", f"set -euo pipefail; source scripts/progress; {command}"],
                              cwd=ROOT, input=lines, capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    def test_a_log_has_few_lines_that_say_how_far_it_is(self):
        steps = "".join(f"[{n}/500] Building CXX object {n}.o\n" for n in range(1, 501))
        self.assertEqual(self.said("count_steps 'Building the command'", steps), (0, "Building the command: 1 of 500\n", ""))

    def test_what_is_up_to_date_is_not_mentioned(self):
        self.assertEqual(self.said("count_steps Building", "[0/2] Re-checking\nninja: no work to do.\n"), (0, "", ""))

    def test_what_a_command_said_is_shown_when_it_fails(self):
        self.assertEqual(self.said("told Building echo '[1/1] compiled'"), (0, "Building: 1 of 1\n", ""))
        code, said, error = self.said("told Building bash -c 'echo broken; exit 3'")
        self.assertEqual((code, said, error), (3, "", "broken\n"))

    def test_of_the_tests_those_that_fail_are_shown(self):
        lines = ("      Start  1: a.b\n 1/20 Test  #1: a.b ......   Passed    0.01 sec\n"
                 " 2/20 Test  #2: a.c ......***Failed    0.01 sec\nwhat it said\n")
        self.assertEqual(self.said("count_tests", lines)[1],
                         "Testing: 1 of 20\n 2/20 Test  #2: a.c ......***Failed    0.01 sec\nwhat it said\n")


if __name__ == "__main__":
    unittest.main()
