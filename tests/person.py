"""A small client of the table protocol (docs/protocol.md), for tests in Python."""
import base64
import json
import os
import socket
import struct

PATIENCE = 60  # seconds, for a machine that is busy


class Client:
    """A person at a WebSocket, who waits for what is expected."""

    def __init__(self, port, token=None, tls=None):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        if tls:
            self.socket = tls.wrap_socket(self.socket)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /ws HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        # A command counts once for a person at a table: nobody uses an id again after coming back.
        self.last_id = int.from_bytes(os.urandom(5), "big")
        self.received, self.lines, self.is_closed = b"", [], False
        while b"\r\n\r\n" not in self.received:
            self._fill()
        self.received = self.received.split(b"\r\n\r\n", 1)[1]
        hello = {"do": "hello", "version": 1, **({"token": token} if token else {})}
        self.welcome = self.ask(**hello)
        self.token = self.welcome.get("token", token)

    def _fill(self):
        some = self.socket.recv(65536)
        if not some:
            self.is_closed = True
            raise EOFError
        self.received += some

    def _take(self, count):
        while len(self.received) < count:
            self._fill()
        taken, self.received = self.received[:count], self.received[count:]
        return taken

    def next(self):
        while not self.lines:
            first, length = self._take(2)
            if length == 126:
                length = struct.unpack(">H", self._take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._take(8))[0]
            content = self._take(length)
            if first & 15 == 1:
                self.lines += [json.loads(line) for line in content.decode().split("\n") if line]
            elif first & 15 == 8:
                self.is_closed = True
                raise EOFError
        return self.lines.pop(0)

    def next_with(self, key):
        while True:
            message = self.next()
            if key in message:
                return message

    def ask(self, **command):
        """With an `id` it is a command that was asked before, on another connection."""
        self.last_id += 1
        command = {"id": self.last_id, **command}
        text = json.dumps(command).encode()
        head = b"\x81" + (bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text)))
        self.socket.sendall(head + b"\0\0\0\0" + text)
        while True:
            answer = self.next_with("re")
            if answer["re"] == command["id"]:
                return answer

    def __del__(self):
        self.socket.close()
