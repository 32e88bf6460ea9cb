#!/usr/bin/env python3
"""A server and `coverstory admin`, as the host of a public server uses them: people are muted, banned and forgotten,
tables closed and deleted, a message goes to all, and the server is drained; it is killed in the middle of it, too.

Usage: admin_test.py COVERSTORY
"""
import contextlib
import json
import os
import pathlib
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time
import unittest

from person import PATIENCE, Client

PROGRAM = os.path.abspath(sys.argv.pop())
QUICK = {"game": "cover-me", "options": {"players": 2, "length": "short"}, "level": "easy"}


class Admin(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.store = pathlib.Path(self.folder.name) / "tables.db"
        self.process = None
        self.start()

    def tearDown(self):
        self.kill()
        self.folder.cleanup()

    def start(self, *flags):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--host", "127.0.0.1", "--port", "0", "--store", f"sqlite:{self.store}",
             "--log-level", "error", "--commands-per-second", "1000", "--burst", "10000", "--tables-per-hour", "10000",
             *flags], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1].strip(" /\n"))

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def restart(self, *flags):
        self.kill()
        self.start(*flags)

    def run_admin(self, *words):
        return subprocess.run([PROGRAM, "admin", "--socket", f"{self.store}.admin", *words], capture_output=True,
                              text=True, timeout=PATIENCE)

    def admin(self, *words):
        done = self.run_admin(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def admin_json(self, *words):
        return json.loads(self.admin("--json", *words))

    def refused(self, words, sentence):
        done = self.run_admin(*words)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(sentence, done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1)

    def eventually(self, holds):
        end = time.monotonic() + PATIENCE
        while not holds():
            self.assertLess(time.monotonic(), end, "it never came")
            time.sleep(0.02)

    def readiness(self):
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as asked:
            asked.sendall(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return int(asked.makefile("rb").readline().split()[1])

    def person_of(self, client_table):
        rows = self.admin_json("tables", "--limit", "1000")["tables"]
        return [seat["person"] for row in rows if row["table"] == client_table
                for seat in row["seats"] if seat and "person" in seat]

    def lobby(self, *names):
        """A table with these people."""
        people = [Client(self.port) for _ in names]
        code = people[0].ask(do="create", name=names[0], settings={**QUICK, "options": {"players": 4}})["table"]
        for person, name in zip(people[1:], names[1:]):
            self.assertTrue(person.ask(do="join", table=code, name=name)["ok"])
        return code, people

    def test_the_socket_is_the_users_alone_and_goes_with_the_server(self):
        path = pathlib.Path(f"{self.store}.admin")
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
        self.assertTrue(stat.S_ISSOCK(path.stat().st_mode))
        self.restart()  # what was left by the one that was killed is no hindrance
        self.assertIn("It is well.", self.admin("status"))
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.assertFalse(path.exists())
        self.refused(["status"], "No server answers at")
        self.restart("--admin-socket", "off")
        self.refused(["status"], "No server answers at")

    def test_wrong_input_is_refused_with_a_sentence(self):
        code, _ = self.lobby("Ada")
        someone = self.person_of(code)[0]
        for words, sentence in [
                ([], "takes a subcommand"), (["dance"], "There is no 'admin dance'"),
                (["close"], "admin close takes the code of a table."), (["close", "222222"], "no table with this code"),
                (["delete", "nonsense!"], "no table with this code"), (["unsay", code, "x"], "number of a line"),
                (["unsay", code, "1"], "There is no such line"), (["ban", someone], "needs --for TIME"),
                (["ban", someone, "--for", "soon"], "--for takes a time such as"),
                (["ban", someone, "--for", "0d"], "from 1s to 3650d"),
                (["ban", "Ada", "--for", "1d"], "neither a person nor an address"),
                (["unban", someone], "is not banned"), (["unmute", "192.0.2.1"], "is not muted"),
                (["person", "192.0.2.1"], "an address, not a person"), (["forget", "Ada"], "neither a person"),
                (["say"], "a message in quotation marks"), (["say", ""], "The message is empty"),
                (["say", "x" * 501], "longer than"), (["drain", "--within", "1h"], "goes with --then-stop"),
                (["tables", "--limit", "0"], "--limit"), (["status", "now"], "takes no words")]:
            self.refused(words, sentence)
        with socket.socket(socket.AF_UNIX) as raw:
            raw.connect(f"{self.store}.admin")
            lines = raw.makefile("rw")
            for line in ["nonsense", "[]", "{}", '{"do":7}', '{"do":"dance"}', '{"do":"close"}', '{"do":"unsay","table":"A"}',
                         '{"do":"decide","measure":"ban","whom":"1","for_s":1}', '{"do":"drain"}', '{"do":"say"}',
                         '{"do":"decide","measure":"praise","whom":"192.0.2.1","for_s":60}',
                         '{"do":"lift","measure":"","whom":"192.0.2.1"}']:
                lines.write(line + "\n")
                lines.flush()
                answer = json.loads(lines.readline())
                self.assertFalse(answer["ok"])
                self.assertTrue(answer["why"].endswith("."), answer)
        self.assertEqual(self.admin_json("status")["tables"], 1)
        self.assertEqual(self.admin_json("bans")["decisions"], [])

    def test_lists_show_tables_and_people(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        ada.ask(do="say", table=code, text="Hello!")
        quick = Client(self.port)
        other = quick.ask(do="quick", name="Cy", settings=QUICK)["table"]
        rows = {row["table"]: row for row in self.admin_json("tables")["tables"]}
        self.assertEqual(set(rows), {code, other})
        self.assertEqual((rows[code]["stage"], rows[code]["lines"], rows[code]["watchers"]), ("lobby", 1, 2))
        self.assertEqual([seat and seat["name"] for seat in rows[code]["seats"]], ["Ada", "Bo", None, None])
        self.assertEqual([row["table"] for row in self.admin_json("tables", "--stage", "playing")["tables"]], [other])
        self.assertEqual(len(self.admin_json("tables", "--limit", "1")["tables"]), 1)
        self.assertIn("and 1 more", self.admin("tables", "--limit", "1"))
        someone = self.person_of(code)[1]
        self.assertEqual([r["table"] for r in self.admin_json("tables", "--person", someone)["tables"]], [code])
        self.assertIn(f"Bo ({someone})", self.admin("tables"))
        there = self.admin_json("connections")["connections"]
        self.assertEqual([row["address"] for row in there], ["127.0.0.1"] * 3)
        self.assertIn(someone, [row["person"] for row in there])
        self.assertIn(someone, self.admin("connections"))
        told = self.admin("person", self.person_of(code)[0])
        self.assertIn(f"{code}  as Ada", told)
        self.assertIn("Hello!", told)
        self.assertNotIn(ada.token, self.admin("tables") + self.admin("connections") + told)

    def test_who_is_banned_is_sent_away_and_stays_out_also_after_a_restart(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        someone = self.person_of(code)[1]
        self.assertEqual(self.admin("ban", someone, "--for", "1d"), "Done.\n")
        self.assertEqual(bo.next_with("bye")["bye"], "banned")
        self.assertIn(someone, self.admin("bans"))
        for _ in range(2):
            refusal = Client(self.port, bo.token).welcome
            self.assertEqual(refusal["code"], "banned")
            self.assertIn("24 hours", refusal["why"])
            self.assertTrue(Client(self.port, ada.token).welcome["ok"])
            self.restart()
        self.admin("unban", someone)
        self.assertTrue(Client(self.port, bo.token).welcome["ok"])
        self.assertIn("Nobody is banned", self.admin("bans"))

    def status_at(self, path):
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as asked:
            asked.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            return int(asked.makefile("rb").readline().split()[1])

    def test_an_address_that_is_banned_gets_nothing_at_all_until_the_ban_ends(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as kept:
            lines = kept.makefile("rb")
            for status in [200, 403]:  # on one connection, which is older than the ban
                kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                self.assertEqual(int(lines.readline().split()[1]), status)
                if status == 200:
                    while lines.readline() != b"\r\n":
                        pass
                    self.assertEqual(lines.readline(), b"ok\n")
                    lines.readline()
                    self.admin("ban", "127.0.0.1", "--for", "1h")
        for client in [ada, bo]:
            self.assertEqual(client.next_with("bye")["bye"], "banned")
        self.restart()
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as silent:
            told = silent.makefile("rb").read()
        self.assertTrue(told.startswith(b"HTTP/1.1 403 "), told)
        self.assertIn("You can’t use this server until ".encode(), told)
        self.assertIn("It is well.", self.admin("status"), "the host still comes in by the socket")
        self.admin("unban", "127.0.0.1")
        self.assertEqual(self.status_at("/healthz"), 200)
        self.assertTrue(Client(self.port, ada.token).welcome["ok"])
        self.admin("ban", "127.0.0.1", "--for", "1s")
        self.eventually(lambda: self.status_at("/healthz") == 200)

    def test_who_is_muted_may_play_and_not_talk(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        self.admin("mute", self.person_of(code)[1], "--for", "2d")
        self.assertEqual(bo.ask(do="say", table=code, text="Hi")["code"], "muted")
        self.assertTrue(ada.ask(do="say", table=code, text="Hi")["ok"])
        self.assertTrue(bo.ask(do="leave", table=code)["ok"])
        self.restart()
        bo = Client(self.port, bo.token)
        self.assertTrue(bo.ask(do="join", table=code, name="Bo")["ok"])
        self.assertEqual(bo.ask(do="say", table=code, text="Hi")["code"], "muted")

    def stored(self):
        return b"".join(path.read_bytes() for path in self.store.parent.iterdir() if not path.is_socket())

    def test_a_line_goes_for_all_and_from_the_log(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        ada.ask(do="say", table=code, text="Unspeakable things")
        ada.ask(do="say", table=code, text="Kind things")
        self.admin("unsay", code, "1")
        self.eventually(lambda: bo.next_with("table").get("changes", {}).get("unsaid") == [1]
                        or "snapshot" in bo.lines[:1])
        newcomer = Client(self.port)
        newcomer.ask(do="join", table=code, name="Cy")
        chat = newcomer.next_with("snapshot")["snapshot"]["chat"]
        self.assertEqual([(line["n"], line["text"]) for line in chat], [(2, "Kind things")])
        self.refused(["unsay", code, "3"], "There is no such line")
        # One that was taken away at the table goes from the log, too.
        ada.ask(do="say", table=code, text="Unprintable things")
        self.assertTrue(ada.ask(do="unsay", table=code, n=3)["ok"])
        self.admin("unsay", code, "3")
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.assertNotIn(b"Unspeakable", self.stored())
        self.assertNotIn(b"Unprintable", self.stored())
        self.assertIn(b"Kind things", self.stored())
        self.restart()
        self.assertTrue(Client(self.port, ada.token).ask(do="say", table=code, text="Still here")["ok"])

    def test_a_closed_table_is_played_no_more_and_a_deleted_one_is_gone(self):
        player = Client(self.port)
        code = player.ask(do="quick", name="Cy", settings=QUICK)["table"]
        self.admin("close", code.lower())
        while True:
            message = player.next_with("table")
            room = message.get("changes", message.get("snapshot", {})).get("room", {})
            if room.get("stage") == "closed":
                break
        self.assertEqual(player.ask(do="say", table=code, text="Hi")["code"], "wrong_stage")
        self.refused(["close", code], "The table is closed.")
        self.restart()
        self.assertEqual(self.admin_json("tables", "--stage", "closed")["of"], 1)
        player = Client(self.port, player.token)
        self.assertTrue(player.ask(do="watch", table=code)["ok"])
        self.admin("delete", code)
        self.assertEqual(player.next_with("watching"), {"table": code, "watching": False})
        self.assertEqual(player.ask(do="watch", table=code)["code"], "no_such_table")
        self.refused(["delete", code], "no table with this code")
        self.restart()
        self.assertEqual(Client(self.port, player.token).ask(do="watch", table=code)["code"], "no_such_table")

    def test_a_table_is_deleted_wholly_or_not_at_all_when_the_server_is_killed(self):
        code, people = self.lobby("Ada", "Bo")
        kept, _ = self.lobby("Cy")
        for round_ in range(4):
            deleting = subprocess.Popen([PROGRAM, "admin", "--socket", f"{self.store}.admin", "delete", code],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(0.01 * round_)
            self.kill()
            deleted = deleting.wait() == 0
            self.start()
            answer = Client(self.port, people[0].token).ask(do="watch", table=code)
            self.assertTrue(Client(self.port).ask(do="watch", table=kept)["ok"])
            if answer["ok"]:
                self.assertFalse(deleted, "what was answered with yes has happened")
            else:
                self.assertEqual(answer["code"], "no_such_table")
                code, people = self.lobby("Ada", "Bo")

    def test_a_person_is_forgotten_and_their_games_stay_whole(self):
        code, (ada, bo) = self.lobby("Ada", "Bobbington")
        bo.ask(do="say", table=code, text="Bobbington was here")
        ada.ask(do="say", table=code, text="So was I")
        self.assertTrue(ada.ask(do="start", table=code, fill=True)["ok"])
        someone = self.person_of(code)[1]
        self.assertEqual(self.admin("forget", someone), "Done.\n")
        while True:
            shown = ada.next_with("snapshot")["snapshot"]
            if shown["room"]["seats"][1]["name"] == "Player":
                break
        self.assertEqual([line["text"] for line in shown["chat"]], ["So was I"])
        self.assertEqual(shown["room"]["stage"], "playing")
        self.assertEqual(self.admin_json("person", someone)["tables"], [{"table": code, "names": ["Player"], "lines": []}])
        self.assertTrue(bo.ask(do="say", table=code, text="Anybody?")["ok"], "who has the token has the seat")
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.assertNotIn(b"Bobbington", self.stored())
        self.restart()
        self.assertTrue(Client(self.port, ada.token).ask(do="say", table=code, text="Hi")["ok"])

    def test_forgetting_goes_on_where_the_server_was_killed(self):
        bo = Client(self.port)
        codes = []
        for n in range(150):
            codes.append(bo.ask(do="create", name=f"Bobbington {n}", settings=QUICK)["table"])
            self.assertTrue(bo.ask(do="say", table=codes[-1], text=f"Bobbington says {n}")["ok"])
        someone = self.person_of(codes[0])[0]
        for pause in [0.0, 0.02, 0.04]:
            forgetting = subprocess.Popen([PROGRAM, "admin", "--socket", f"{self.store}.admin", "forget", someone],
                                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(pause)
            self.kill()
            forgetting.wait()
            self.start()
        self.admin("forget", someone)
        self.restart()
        found = self.admin_json("person", someone)["tables"]
        self.assertEqual(sorted(row["table"] for row in found), sorted(codes))
        self.assertEqual({(tuple(row["names"]), len(row["lines"])) for row in found}, {(("Player",), 0)})
        self.assertEqual(self.admin_json("status")["frozen"], 0)
        self.assertTrue(Client(self.port, bo.token).ask(do="say", table=codes[7], text="Hi")["ok"])

    def test_a_promise_to_forget_is_kept_after_a_kill_without_asking_again(self):
        bo = Client(self.port)
        codes = [bo.ask(do="create", name="Bobbington", settings=QUICK)["table"] for _ in range(100)]
        someone = self.person_of(codes[0])[0]
        with socket.socket(socket.AF_UNIX) as raw:
            raw.connect(f"{self.store}.admin")
            raw.sendall(json.dumps({"do": "forget", "whom": someone}).encode() + b"\n")
            # A request after it is answered when the note is stored: they go through one store, in order.
            self.admin("say", "Hello")
            self.restart()

        def is_forgotten():
            tables = self.admin_json("person", someone)["tables"]
            return {tuple(row["names"]) for row in tables} == {("Player",)}
        self.eventually(is_forgotten)

    def test_a_notice_goes_to_all_and_to_who_comes_later(self):
        ada = Client(self.port)
        self.admin("say", "Maintenance at nine.")
        self.assertEqual(ada.next_with("notice")["notice"], "Maintenance at nine.")
        self.restart()
        bo = Client(self.port)
        self.assertEqual(bo.next_with("notice")["notice"], "Maintenance at nine.")
        self.admin("say", "--clear")
        self.assertIsNone(bo.next_with("notice")["notice"])
        cy = Client(self.port)
        self.assertTrue(cy.ask(do="tables")["ok"])
        self.assertFalse([line for line in cy.lines if "notice" in line])

    def test_a_server_that_is_drained_begins_no_games_and_stops_when_none_runs(self):
        code, (ada, bo) = self.lobby("Ada", "Bo")
        self.assertTrue(ada.ask(do="start", table=code, fill=True)["ok"])
        waiting, _ = self.lobby("Di")
        self.assertEqual(self.readiness(), 200)
        self.admin("drain")
        self.assertEqual(self.readiness(), 503)
        self.assertEqual(bo.ask(do="create", name="Bo", settings=QUICK)["code"], "too_many")
        self.assertEqual(bo.ask(do="quick", name="Bo", settings=QUICK)["code"], "too_many")
        self.assertEqual(bo.ask(do="join", table=waiting, name="Bo")["code"], "too_many")
        self.assertTrue(ada.ask(do="say", table=code, text="We go on")["ok"])
        self.assertIn("No new games", self.admin("status"))
        self.admin("drain", "--off")
        self.assertEqual(self.readiness(), 200)
        self.assertTrue(bo.ask(do="create", name="Bo", settings=QUICK)["ok"])
        self.admin("drain", "--then-stop", "--within", "1d")
        self.assertIn("It stops when no game runs", self.admin("status"))
        self.assertIsNone(self.process.poll())
        self.admin("close", code)
        self.assertEqual(self.process.wait(timeout=PATIENCE), 0)

    def make_older(self, code, by_days, rests=True):
        """With the server stopped: as if nobody had touched the table since then, at rest or not."""
        with contextlib.closing(sqlite3.connect(self.store)) as database, database:
            rows = [(id_, json.loads(body)) for (id_, body) in database.execute(
                "SELECT id, body FROM entries WHERE table_code = ? ORDER BY id", [code])]
            for id_, body in rows:
                body["at"] -= by_days * 86_400_000
                database.execute("UPDATE entries SET body = ? WHERE id = ?", [json.dumps(body), id_])
            if rests:
                text = "".join(json.dumps(body) + "\n" for _, body in rows)
                database.execute("DELETE FROM entries WHERE table_code = ?", [code])
                database.execute("INSERT INTO resting VALUES (?, ?, ?)", [code, len(rows), text])

    def codes_in(self, part):
        with contextlib.closing(sqlite3.connect(self.store)) as database:
            return {code for (code,) in database.execute(f"SELECT DISTINCT table_code FROM {part}")}

    def test_tables_that_nobody_touched_for_long_are_deleted_where_that_is_wanted(self):
        codes = [self.lobby("Ada")[0] for _ in range(3)]
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        for code, days in zip(codes, [31, 29, 400]):
            self.make_older(code, days)
        self.restart()
        self.assertTrue(Client(self.port).ask(do="watch", table=codes[0])["ok"], "all are kept for ever by default")
        self.restart("--keep-days", "30")
        self.eventually(lambda: self.codes_in("resting") == {codes[1]})
        self.assertEqual(Client(self.port).ask(do="watch", table=codes[2])["code"], "no_such_table")
        self.assertTrue(Client(self.port).ask(do="watch", table=codes[1])["ok"])

    def test_old_tables_are_deleted_also_when_a_start_has_brought_them_into_memory(self):
        lobby, closed, recent = (self.lobby("Ada")[0] for _ in range(3))
        playing, (ada, bo) = self.lobby("Ada", "Bo")
        self.assertTrue(ada.ask(do="start", table=playing, fill=True)["ok"])
        self.admin("close", closed)
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        for code, days in [(lobby, 31), (closed, 31), (recent, 29), (playing, 31)]:
            self.make_older(code, days, rests=False)
        self.restart("--keep-days", "30")
        self.eventually(lambda: self.codes_in("entries") == {recent, playing})
        self.assertEqual(Client(self.port).ask(do="watch", table=closed)["code"], "no_such_table")
        self.assertTrue(Client(self.port, bo.token).ask(do="watch", table=playing)["ok"], "that may go on")

    def test_an_address_can_have_so_much_stored_in_a_day(self):
        self.restart("--bytes-per-day", "4096")
        code, (ada,) = self.lobby("Ada")
        refusals = [ada.ask(do="settings", table=code, settings={"away_s": 10 + n}) for n in range(40)]
        refusals = [answer for answer in refusals if not answer["ok"]]
        self.assertEqual({answer["code"] for answer in refusals}, {"too_many"})
        self.assertIn("as much stored as it may in a day", refusals[0]["why"])
        self.assertEqual(Client(self.port).ask(do="create", name="Bo", settings=QUICK)["code"], "too_many")
        self.assertTrue(Client(self.port).ask(do="watch", table=code)["ok"], "looking costs nothing")


if __name__ == "__main__":
    unittest.main()
