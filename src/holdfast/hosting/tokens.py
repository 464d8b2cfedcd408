"""Tokens: random secrets that authenticate the players of seats.

Only hashes are stored. A token has 192 random bits, so a fast hash is enough.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from holdfast.hosting.problems import fault

Tokens = Sequence[tuple[str, int]]
"""Hash and viewer of every token of a table."""

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # no characters that look alike


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Return a new random table id: short and public, but not to be found by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def could_be_table(name: str) -> bool:
    """Return whether a table may have this id.

    Some databases raise errors for unusual text.
    """
    return name.isascii() and name.isprintable()


def digest(token: str) -> str:
    """Return the hash of a token, which is what is stored."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token: str, hashed: str) -> bool:
    """Return whether the token matches this hash (constant-time comparison)."""
    return hmac.compare_digest(digest(token), hashed)


def viewer_of(token: str, tokens: Tokens) -> int:
    """Return the viewer that a token belongs to, or raise a RequestError."""
    found = [viewer for hashed, viewer in tokens if fits(token, hashed)]
    if not found:
        raise fault("forbidden")
    return found[0]
