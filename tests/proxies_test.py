"""The files for nginx and HAProxy in docs/examples/ are right, as far as the programs themselves say, and both name the
same servers. Skipped where a program is not installed."""
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

EXAMPLES = pathlib.Path(__file__).parents[1] / "docs/examples"


def program(name):
    """Also where it is for root alone to find."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


class Proxies(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def make_certificate(self):
        if not program("openssl"):
            self.skipTest("openssl is not installed")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=play.example.org",
                        "-keyout", self.folder / "key.pem", "-out", self.folder / "certificate.pem"],
                       check=True, stderr=subprocess.DEVNULL)
        both = (self.folder / "certificate.pem").read_text() + (self.folder / "key.pem").read_text()
        (self.folder / "both.pem").write_text(both)

    def copy(self, name, replaced):
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        for old, new in replaced.items():
            self.assertIn(old, text)
            text = text.replace(old, str(new))
        (self.folder / name).write_text(text, encoding="utf-8")
        return self.folder / name

    def accepts(self, *command):
        said = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)

    def test_nginx(self):
        if not program("nginx"):
            self.skipTest("nginx is not installed")
        self.make_certificate()
        file = self.copy("nginx.conf", {
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": self.folder / "certificate.pem",
            "/etc/letsencrypt/live/play.example.org/privkey.pem": self.folder / "key.pem"})
        self.accepts(program("nginx"), "-t", "-p", self.folder, "-c", file,
                     "-g", f"pid {self.folder}/pid; error_log stderr;")

    def test_haproxy(self):
        if not program("haproxy"):
            self.skipTest("haproxy is not installed")
        self.make_certificate()
        file = self.copy("haproxy.cfg", {"/etc/haproxy/play.example.org.pem": self.folder / "both.pem"})
        self.accepts(program("haproxy"), "-c", "-f", file)

    def test_both_name_the_same_servers(self):
        named = [set(re.findall(r"192\.0\.2\.\d+:\d+", (EXAMPLES / name).read_text())) for name in ("nginx.conf", "haproxy.cfg")]
        self.assertEqual(named[0], named[1])
        self.assertEqual(len(named[0]), 2)


if __name__ == "__main__":
    unittest.main()
