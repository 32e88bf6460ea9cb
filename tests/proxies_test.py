"""The files for nginx and HAProxy in docs/examples/ are right: the programs accept them, both name the same servers, and
behind each of them two people play a game to its end at two servers on one PostgreSQL, one of which is killed in the
middle. Skipped where a program is not installed.

Usage: proxies_test.py COVERSTORY
"""
import os
import pathlib
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from person import PATIENCE, Client

PROGRAM = os.path.abspath(sys.argv.pop())
EXAMPLES = pathlib.Path(__file__).parents[1] / "docs/examples"
SERVERS = ("192.0.2.11:8080", "192.0.2.12:8080")  # as the examples name them
KILLED_AFTER = 12  # commands


def program(name):
    """Also where it is for root alone to find."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


def free_port():
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return some.getsockname()[1]


def wait_until(holds, what):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"{what}: it never came")
        time.sleep(0.02)


class Example(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def need(self, *names):
        for name in names:
            if not program(name):
                self.skipTest(f"{name} is not installed")

    def make_certificate(self):
        self.need("openssl")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=play.example.org",
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

    def nginx(self, **replaced):
        """The command that runs the example, with other places for what a test cannot have."""
        self.need("nginx")
        self.make_certificate()
        file = self.copy("nginx.conf", {
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": self.folder / "certificate.pem",
            "/etc/letsencrypt/live/play.example.org/privkey.pem": self.folder / "key.pem", **replaced})
        return [program("nginx"), "-p", self.folder, "-c", file, "-g",
                f"pid {self.folder}/pid; error_log {self.folder}/errors; daemon off;"]

    def haproxy(self, **replaced):
        self.need("haproxy")
        self.make_certificate()
        # Each takes two descriptors.
        file = self.copy("haproxy.cfg", {"/etc/haproxy/play.example.org.pem": self.folder / "both.pem",
                                         "maxconn 40000": "maxconn 100", **replaced})
        return [program("haproxy"), "-f", file]


class Accepted(Example):
    def accepts(self, *command):
        said = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)

    def test_nginx(self):
        self.accepts(*self.nginx(), "-t")

    def test_haproxy(self):
        self.accepts(*self.haproxy(), "-c")

    def test_both_name_the_same_servers(self):
        for name in ("nginx.conf", "haproxy.cfg"):
            self.assertEqual(tuple(re.findall(r"192\.0\.2\.\d+:\d+", (EXAMPLES / name).read_text())), SERVERS)


class Player(Client):
    """Takes in what is shown of its table."""

    def __init__(self, *way, **rest):
        self.known = {}
        super().__init__(*way, **rest)

    def next(self):
        message = super().next()
        if "snapshot" in message:
            self.known = message["snapshot"]
        for part, value in message.get("changes", {}).items():
            if part in ("room", "game", "mine") and value and self.known.get(part):
                self.known[part] = {**self.known[part], **value}
            else:
                self.known[part] = value
        return message


class Seat(threading.Thread):
    """Plays until the game is over, by way of the proxy, and comes back when it is cut off."""

    def __init__(self, dial, is_host):
        super().__init__(daemon=True)
        self.dial, self.is_host = dial, is_host
        self.client = dial(None)
        self.token = self.client.token
        self.table, self.asked = None, None  # what is not answered yet
        self.accepted, self.cut_off, self.trouble = 0, 0, None

    def run(self):
        end = time.monotonic() + PATIENCE
        try:
            while self.client is None or self.client.known["room"]["stage"] != "over":
                if time.monotonic() > end:
                    raise AssertionError("the game does not end")
                try:
                    self.go_on()
                except (OSError, EOFError):
                    self.cut_off += self.client is not None
                    self.client = None
                    time.sleep(0.05)
        except Exception as trouble:  # it is told where the thread is joined
            self.trouble = trouble

    def go_on(self):
        if self.client is None:
            client = self.dial(self.token)
            client.ask(do="watch", table=self.table)
            while not client.known:
                client.next()
            self.client = client
        if self.asked is None:
            self.asked = self.wish()
        if self.asked is None:
            self.client.next()
            return
        answer = self.client.ask(**self.asked)
        if answer["ok"]:
            self.accepted += 1
        elif answer["code"] == "unavailable":
            return
        self.asked = None

    def wish(self):
        game, mine = self.client.known["game"], self.client.known["mine"]
        if game is None:
            is_full = all(seat["kind"] == "person" for seat in self.client.known["room"]["seats"])
            return self.command(do="start") if self.is_host and is_full else None
        if mine["seat"] not in game["to_act"] or not mine["legal"]:
            return None
        return self.command(do="choose", choice=mine["legal"][0])

    def command(self, **deed):
        return {"id": int.from_bytes(os.urandom(6), "big"), "table": self.table, **deed}


class Traffic(Example):
    @classmethod
    def setUpClass(cls):
        programs = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not programs:
            raise unittest.SkipTest("PostgreSQL is not installed")
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.database = folder.name
        # PostgreSQL refuses to run as root.
        somebody = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}
        if somebody:
            shutil.chown(folder.name, "nobody", "nogroup")
        bin_folder = programs[-1].parent
        subprocess.run([bin_folder / "initdb", "-D", f"{folder.name}/data", "-U", "coverstory", "-A", "trust", "-E", "UTF8",
                        "--locale=C.UTF-8", "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=folder.name, **somebody)
        with open(f"{folder.name}/log", "wb") as log:
            postgres = subprocess.Popen([bin_folder / "postgres", "-D", f"{folder.name}/data", "-c", "listen_addresses=",
                                         "-c", f"unix_socket_directories={folder.name}", "-c", "shared_buffers=16MB"],
                                        stdout=log, stderr=log, cwd=folder.name, **somebody)
        cls.addClassCleanup(cls.end, postgres, signal.SIGQUIT)
        wait_until(lambda: subprocess.run([bin_folder / "pg_isready", "-q", "-h", folder.name]).returncode == 0, "PostgreSQL")

    @staticmethod
    def end(process, how=signal.SIGKILL):
        if process.poll() is None:
            process.send_signal(how)
        process.wait()

    def start_server(self):
        port = free_port()
        server = subprocess.Popen(
            [PROGRAM, "serve", "--host", "127.0.0.1", "--port", str(port), "--behind-proxy", "--log-level", "error",
             "--store", f"postgres:host={self.database} user=coverstory dbname=postgres",
             "--commands-per-second", "1000", "--burst", "10000"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(self.end, server)
        server.stdout.readline()
        return server, f"127.0.0.1:{port}"

    def listens(self, port):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
            return True
        except OSError:
            return False

    def play(self, make_command, listening, listening_here):
        servers = [self.start_server(), self.start_server()]
        port = free_port()
        replaced = dict(zip(SERVERS, (address for _, address in servers)))
        command = make_command(**replaced, **{listening: f"{listening_here} 127.0.0.1:{port}"})
        with open(self.folder / "said", "wb") as said:
            proxy = subprocess.Popen(command, stdout=said, stderr=said)
        self.addCleanup(self.end, proxy, signal.SIGTERM)
        wait_until(lambda: proxy.poll() is not None or self.listens(port), "the proxy")
        self.assertIsNone(proxy.poll(), (self.folder / "said").read_text())

        tls = ssl.create_default_context(cafile=self.folder / "certificate.pem")
        tls.check_hostname = False
        people = [Seat(lambda token: Player(port, token, tls), is_host) for is_host in (True, False)]
        table = people[0].client.ask(do="create", name="Ada",
                                     settings={"game": "cover-me", "options": {"players": 2, "length": "short"}})["table"]
        people[1].client.ask(do="join", table=table, seat=1, name="Bo")
        for person in people:
            person.table = table
            while not person.client.known:
                person.client.next()
            person.start()
        wait_until(lambda: sum(person.accepted for person in people) >= KILLED_AFTER or any(p.trouble for p in people), "play")
        # The proxy gave each of them a server: somebody is cut off.
        self.end(servers[0][0])
        for person in people:
            person.join()
            self.assertIsNone(person.trouble)
        self.assertEqual(sum(person.cut_off > 0 for person in people), 1, [person.cut_off for person in people])

    def test_a_game_goes_on_behind_nginx_when_a_server_is_killed(self):
        self.play(self.nginx, "listen 443", "listen")

    def test_a_game_goes_on_behind_haproxy_when_a_server_is_killed(self):
        self.play(self.haproxy, "bind :443", "bind")


if __name__ == "__main__":
    unittest.main()
