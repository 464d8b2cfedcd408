"""A push service, browsers that decrypt its messages, and a mail server, all on this machine."""

from __future__ import annotations

import base64
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.support.server import wait_until

CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    """Encode bytes as base64url text."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Decode base64url text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _mac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class PushBrowser:
    """A browser that receives push messages and decrypts them.

    The steps are those of RFC 8291, section 3.4, and of RFC 8188, section 2, written out.
    """

    def __init__(self, service: PushService, name: str) -> None:
        self.private = ec.generate_private_key(CURVE)
        self.point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.secret = b"sixteen bytes ok"
        self.endpoint = f"{service.url}/{name}"
        self.service, self.name = service, name

    def subscription(self, *tokens: dict[str, str], **times: Any) -> dict[str, Any]:
        """Return the body of the request that subscribes to messages."""
        usual = {"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_until": 0}
        keys = {"public_key": b64(self.point), "secret": b64(self.secret)}
        return {**usual, **times, "endpoint": self.endpoint, **keys, "tokens": list(tokens)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Return the content of an encrypted message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        first = _mac(self.secret, shared)
        key = _mac(first, b"WebPush: info\0" + self.point + sender + b"\1")
        second = _mac(salt, key)
        content_key = _mac(second, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(second, b"Content-Encoding: nonce\0\1")[:12]
        filled = AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert filled[-1] == 2, "not the last record"
        read: dict[str, Any] = json.loads(filled[:-1])
        return read

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The decrypted messages in the order they came."""
        mine = [sent for sent in list(self.service.sent) if sent.path == f"/{self.name}"]
        return [self.decrypt(sent.body) for sent in mine]

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        """Wait until `count` messages have come, and return them."""
        wait_until(lambda: len(self.messages) >= count, "no message came")
        return self.messages


@dataclass(frozen=True)
class PushRequest:
    """A request that the push service has received."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service that records the requests it receives."""

    url: str = ""
    sent: list[PushRequest] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    """Status codes to answer with, by path; 201 by default."""

    @contextmanager
    def open(self) -> Iterator[PushService]:
        """Serve until the end of the block."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.sent.append(PushRequest(self.path, headers, body))
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


def check_signature(sent: PushRequest, key: str, origin: str) -> dict[str, Any]:
    """Check the signature of a message (RFC 8292), and return its claims."""
    found = re.fullmatch(
        r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)", sent.headers["authorization"]
    )
    assert found
    signed, signature, public = found.groups()
    assert public == key
    raw = unb64(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(public))
    point.verify(dss, signed.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(unb64(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    read: dict[str, Any] = claims
    return read


class MailServer:
    """A mail server that records what it receives. It speaks as much SMTP as a sender needs."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.setting = f"smtp+plain://127.0.0.1:{self._socket.getsockname()[1]}"

    @contextmanager
    def open(self) -> Iterator[MailServer]:
        """Serve until the end of the block."""
        thread = threading.Thread(target=self._serve)
        thread.start()
        try:
            yield self
        finally:
            self._socket.shutdown(socket.SHUT_RDWR)
            self._socket.close()
            thread.join()

    def wait_for(self, count: int) -> list[EmailMessage]:
        """Wait until `count` mails have come, and return them."""
        wait_until(lambda: len(self.messages) >= count, "no e-mail came")
        return self.messages

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._socket.accept()
            except OSError:
                return
            with line, line.makefile("rwb", buffering=0) as file:
                self._take(file)

    def _take(self, file: Any) -> None:
        file.write(b"220 here\r\n")
        while command := file.readline():
            word = command[:4].upper()
            if word == b"DATA":
                file.write(b"354 go on\r\n")
                lines = []
                while (line := file.readline()) != b".\r\n":
                    lines.append(line[1:] if line.startswith(b".") else line)
                read = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(read, EmailMessage)
                self.messages.append(read)
            file.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
            if word == b"QUIT":
                return
