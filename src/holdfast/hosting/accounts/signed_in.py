"""The person who is signed in in a browser, and the tokens of their seats there."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from holdfast.hosting.accounts.records import Account, Session


@dataclass(frozen=True)
class SignedIn:
    """Somebody who is signed in in one browser, or a bot with one API token."""

    account: Account
    session: Session
    secret: str
    """Content of the cookie, or the API token."""

    def seat_token(self, table: str, seat: int) -> str:
        """Return the token of a seat for this session."""
        return seat_token(self.secret, table, seat)


def seat_token(secret: str, table: str, seat: int) -> str:
    """Return the token of a seat for the secret of a session: always the same one."""
    made = hmac.digest(secret.encode(), f"{table} {seat}".encode(), hashlib.sha256)
    return urlsafe_b64encode(made[:24]).decode()
