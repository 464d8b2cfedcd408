"""Secrets of seats: whoever has the token of a seat plays it, so it cannot be guessed.

Only hashes are kept. A token has 192 random bits, so a plain fast hash is enough.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from holdfast.hosting.problems import fault

Tokens = Sequence[tuple[str, int]]
"""The digest of every token of a table, with its viewer."""

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that is misread


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public name of a table: short, and not to be found by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def could_be_table(name: str) -> bool:
    """Whether a table may have this name; not every database can be asked about every text."""
    return name.isascii() and name.isprintable()


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the one this was kept of, in a time that says nothing about it."""
    return hmac.compare_digest(digest(token), kept)


def viewer_of(token: str, tokens: Tokens) -> int:
    """Whose token this is, among those of a table."""
    found = [viewer for kept, viewer in tokens if fits(token, kept)]
    if not found:
        raise fault("forbidden")
    return found[0]
