"""Encryption and signatures of push messages (RFC 8188, RFC 8291 and RFC 8292).

The push service in between cannot read a message, and recognises this server by its signature.
"""

from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
PAD = 384
"""Messages are filled up to a multiple of this size, so that their length says little."""
CURVE = ec.SECP256R1()


def to_base64url(data: bytes) -> str:
    """Return bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Return the bytes of a text in base64url, or raise ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def browser_key(text: str) -> ec.EllipticCurvePublicKey:
    """Return the public key of a browser, or raise ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(text))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(text: bytes, public_key: str, secret: str) -> bytes:
    """Return a message that only the browser with this key and this secret can read."""
    browser, own = browser_key(public_key), ec.generate_private_key(CURVE)
    own_point = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + _point(browser) + own_point
    key = _derive(shared, from_base64url(secret), info, 32)
    salt = os.urandom(16)
    content_key = _derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    filled = text + b"\2" + bytes(-(len(text) + 1) % PAD)
    if len(filled) + 16 > RECORD_SIZE:
        raise ValueError("the message is too long")
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return header + AESGCM(content_key).encrypt(nonce, filled, None)


@dataclass(frozen=True)
class ServerKey:
    """The key by which push services and browsers recognise this server (VAPID)."""

    private: ec.EllipticCurvePrivateKey

    @classmethod
    def new(cls) -> ServerKey:
        """Return a new random key."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def load(cls, text: str) -> ServerKey:
        """Return a stored key."""
        return cls(ec.derive_private_key(int.from_bytes(from_base64url(text), "big"), CURVE))

    def dump(self) -> str:
        """Return the key as a text to store."""
        number = self.private.private_numbers().private_value
        return to_base64url(number.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """The public half, as browsers are given it."""
        return to_base64url(_point(self.private.public_key()))

    def authorization(self, origin: str, contact: str, expires: int) -> str:
        """Return the header by which a push service recognises this server."""
        claims = {"aud": origin, "exp": expires} | ({"sub": contact} if contact else {})
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_base64url(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
