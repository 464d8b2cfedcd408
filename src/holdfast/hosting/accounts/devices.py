"""Signing in on a second device, by a code that the first one shows."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from holdfast.hosting.accounts.records import Account, AccountStorage, Pass
from holdfast.hosting.accounts.signed_in import SignedIn
from holdfast.hosting.codes import code_words
from holdfast.hosting.messages.accounts import DeviceClaim, DeviceCode, DeviceState
from holdfast.hosting.problems import fault
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.tokens import digest, fits, new_token

CODE_SECONDS = 120.0
"""Seconds for which a code is valid."""
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
_CODE_LENGTH = 6


class Devices:
    """Codes for other devices."""

    def __init__(self, storage: AccountStorage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now

    async def new_code(self, who: SignedIn) -> DeviceCode:
        """Return a code by which another device can ask to be signed in."""
        code = "".join(secrets.choice(_SIGNS) for _ in range(_CODE_LENGTH))
        expires = self._now() + CODE_SECONDS
        with suppress(ConflictError):  # one in a billion: then the code is of no use
            await self._storage.add_pass(digest(code), Pass("device", who.account.id, expires, {}))
        return DeviceCode(code=code, expires=expires)

    async def state(self, who: SignedIn, code: str) -> DeviceState:
        """Return the state of signing in on another device, for the device that made the code."""
        found = await self._storage.find_pass(digest(_normalize_code(code)), "device", self._now())
        if found is None or found.account != who.account.id:
            return DeviceState(state="gone", words="")
        words = found.note.get("words", "")
        if not words:
            return DeviceState(state="waiting", words="")
        return DeviceState(state="done" if found.note.get("agreed") else "claimed", words=words)

    async def claim(self, code: str) -> DeviceClaim:
        """Let the first device that uses a code ask to be signed in, and return two words that
        both devices show.
        """
        hashed = digest(_normalize_code(code))
        found = await self._storage.find_pass(hashed, "device", self._now())
        ticket = new_token()
        words = " ".join(secrets.choice(code_words()) for _ in range(2))
        claimed = {"words": words, "ticket": digest(ticket)}
        if found is None or not await self._storage.change_pass(hashed, {}, claimed):
            raise fault("no-such-device")
        return DeviceClaim(ticket=ticket, words=words)

    async def answer(self, who: SignedIn, code: str, agree: bool) -> DeviceState:
        """Confirm that both devices show the same words, or cancel the sign-in."""
        hashed, now = digest(_normalize_code(code)), self._now()
        found = await self._storage.find_pass(hashed, "device", now)
        if found is None or found.account != who.account.id:
            raise fault("no-such-device")
        if not agree:
            await self._storage.take_pass(hashed, "device", now)
            return DeviceState(state="gone", words="")
        if not found.note.get("words"):
            raise fault("no-such-device")
        await self._storage.change_pass(hashed, found.note, {**found.note, "agreed": True})
        return DeviceState(state="done", words=found.note["words"])

    async def account(self, code: str, ticket: str) -> Account | None:
        """Return the account that a device is signed in to, once; None before the other one agrees.

        Raise a RequestError if it is never going to be.
        """
        hashed, now = digest(_normalize_code(code)), self._now()
        found = await self._storage.find_pass(hashed, "device", now)
        if found is None or not fits(ticket, found.note.get("ticket", "")):
            raise fault("no-such-device")
        if not found.note.get("agreed"):
            return None
        taken = await self._storage.take_pass(hashed, "device", now)
        account = await self._storage.account(taken.account) if taken and taken.account else None
        if account is None:
            raise fault("no-such-device")
        return account


def _normalize_code(code: str) -> str:
    """Return a typed code in the form in which it was made."""
    return "".join(sign for sign in code.upper() if sign.isalnum())
