"""A function at a table of a Cover Story server: it joins as a person does, over a WebSocket (docs/protocol.md).

`choose(view, legal)` is the one of `play_over_stdio`: what docs/bots.md calls the view, the choices, both as dicts,
and the answer is an index into the choices. Cover Me only.
"""
from __future__ import annotations

import base64
import json
import os
import socket
import ssl
import struct
import urllib.parse
from collections.abc import Callable
from typing import Any


class Refused(Exception):
    """The server does not do what was asked; `code` is that of docs/protocol.md."""

    def __init__(self, answer):
        super().__init__(answer.get("why", answer.get("code")))
        self.code = answer.get("code")


class _Line:
    """One connection: commands and their answers, and what is told in between."""

    def __init__(self, url, timeout):
        parts = urllib.parse.urlsplit(url)
        secure = parts.scheme in ("wss", "https")
        host, port = parts.hostname, parts.port or (443 if secure else 80)
        if not host or parts.scheme not in ("http", "https", "ws", "wss"):
            raise ValueError("'url' is a server's address, such as http://127.0.0.1:8080.")
        self._socket = socket.create_connection((host, port), timeout=timeout)
        if secure:
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=host)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall((f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self._received, self._told = b"", []
        # A command counts once for a person at a table: ids are not used again after coming back.
        self._last_id = int.from_bytes(os.urandom(5), "big")
        while b"\r\n\r\n" not in self._received:
            self._fill()
        head, self._received = self._received.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.split(b"\r\n", 1)[0].decode(errors="replace"))

    def close(self):
        self._socket.close()

    def _fill(self):
        some = self._socket.recv(65536)
        if not some:
            raise ConnectionError("The server has closed the connection.")
        self._received += some

    def _take(self, count):
        while len(self._received) < count:
            self._fill()
        taken, self._received = self._received[:count], self._received[count:]
        return taken

    def _send(self, kind, content):
        size = len(content)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xfe]) + struct.pack(">H", size)
        self._socket.sendall(head + b"\0\0\0\0" + content)

    def next(self):
        while not self._told:
            kind, size = self._take(2)
            if size == 126:
                size, = struct.unpack(">H", self._take(2))
            elif size == 127:
                size, = struct.unpack(">Q", self._take(8))
            content = self._take(size)
            if kind & 15 == 1:
                self._told += [json.loads(line) for line in content.decode().split("\n") if line]
            elif kind & 15 == 8:
                raise ConnectionError("The server has ended the conversation.")
            elif kind & 15 == 9:
                self._send(10, content)
        return self._told.pop(0)

    def ask(self, **command):
        self._last_id += 1
        self._send(1, json.dumps({"id": self._last_id, **command}).encode())
        kept = []
        while True:
            message = self.next()
            if message.get("re") == self._last_id:
                self._told = kept + self._told
                if not message["ok"]:
                    raise Refused(message)
                return message
            kept.append(message)


class _Seen:
    """The table as the seat knows it: a snapshot, and what has changed since."""

    def __init__(self):
        self.room, self.game, self.mine = {}, None, None

    def hear(self, message):
        if "snapshot" in message:
            for part in ("room", "game", "mine"):
                setattr(self, part, message["snapshot"][part])
        for part, changed in message.get("changes", {}).items():
            if part in ("room", "game", "mine"):
                setattr(self, part, {**(getattr(self, part) or {}), **changed} if changed is not None else None)

    def is_due(self):
        return (self.game is not None and self.mine is not None and self.mine["seat"] in self.game.get("to_act", ())
                and bool(self.mine.get("legal")))


def sit(url: str, choose: Callable[[dict[str, Any], list[dict[str, Any]]], int], table: str | None = None,
        name: str = "python", token: str | None = None, settings: dict[str, Any] | None = None,
        timeout: float = 60) -> dict[str, Any]:
    """Takes a seat at a table of a server and plays the game to its end. Without a table one is opened, with bots in
    the other seats. Gives what the room says of the result.

    `url` is the server's, such as "http://127.0.0.1:8080"; `settings` those of docs/protocol.md for a new table.
    """
    line = _Line(url, timeout)
    try:
        line.ask(do="hello", version=1, **({"token": token} if token else {}))
        if table:
            line.ask(do="join", table=table, name=name)
        else:
            table = line.ask(do="quick", name=name, settings={"game": "cover-me", **(settings or {})})["table"]
        seen = _Seen()
        while seen.room.get("stage") not in ("over", "closed", "frozen"):
            if seen.is_due():
                legal = seen.mine["legal"]
                try:
                    line.ask(do="choose", table=table, choice=legal[int(choose(seen.game, legal))])
                except Refused as refused:
                    if refused.code not in ("wrong_stage", "illegal"):  # the game went on while it thought
                        raise
                seen.mine = {**seen.mine, "legal": []}
            else:
                seen.hear(line.next())
        return seen.room["result"]
    finally:
        line.close()
