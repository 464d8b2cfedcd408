"""The service behind the routes of accounts.

A browser is signed in by a session, whose secret is in a cookie. Links of tables work without any
of this. For the seats of an account a browser gets tokens that are made from its session's secret,
so only hashes are stored, and all of them end with the session.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

from holdfast.hosting.accounts import passkeys
from holdfast.hosting.accounts.devices import Devices
from holdfast.hosting.accounts.export import account_file
from holdfast.hosting.accounts.passwords import Passwords
from holdfast.hosting.accounts.ratings import rating_view
from holdfast.hosting.accounts.records import (
    Account,
    AccountStorage,
    Pass,
    Passkey,
    Session,
)
from holdfast.hosting.accounts.signed_in import SignedIn
from holdfast.hosting.accounts.tables import AccountTables
from holdfast.hosting.messages.accounts import (
    AccountView,
    PasskeyView,
    SessionView,
)
from holdfast.hosting.messages.bots import ApiTokenView, NewApiToken
from holdfast.hosting.messages.table import NextTable
from holdfast.hosting.problems import fault
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.stored import Row
from holdfast.hosting.tokens import could_be_table, digest, new_table_id, new_token
from holdfast.table import RefusalError
from holdfast.table.names import skeleton
from holdfast.table.seats import LONGEST_NAME, proper_name

DAY = 24 * 3600.0
GOOD_FOR = 90 * DAY
"""Seconds after its last use for which a session is valid."""
MOST_PASSKEYS, MOST_SESSIONS = 16, 32
"""Maximum number of passkeys and sessions of one account. The oldest session ends first."""
MOST_API_TOKENS = 8
"""Maximum number of API tokens of one account."""
SHOWN = 12
"""Number of characters of a hash that names a session or a passkey to its owner."""


class Accounts:
    """The accounts of a server."""

    def __init__(
        self, storage: AccountStorage, rooms: Rooms, try_password: Callable[[str], None]
    ) -> None:
        """Create the service.

        `try_password` counts an attempt for an account, and raises an error after too many.
        """
        self._storage = storage
        self._rooms = rooms
        self._try_password = try_password
        self._passwords = Passwords()
        self.devices = Devices(storage, rooms.now)
        self.tables = AccountTables(storage, rooms)
        self.on_new_seat: Callable[[], None] = lambda: None
        """Function that is called when an account has a new seat."""

    # Sessions

    async def signed_in(self, secret: str) -> SignedIn | None:
        """Return the person who is signed in in a browser, or None if its session is not valid."""
        who = await self._owner(secret)
        return None if who is None or who.session.api else who

    async def bot(self, token: str) -> SignedIn | None:
        """Return the bot that an API token belongs to, or None if it is not valid."""
        who = await self._owner(token)
        return who if who is not None and who.session.api else None

    async def _owner(self, secret: str) -> SignedIn | None:
        """Return the owner of the secret of a session, or None if it is not valid."""
        found = await self._storage.session(digest(secret)) if secret else None
        if found is None:
            return None
        session, account = found
        now = self._rooms.now()
        if session.used < now - GOOD_FOR:
            return None
        if session.used < now - DAY:
            await self._storage.touch_session(session.digest, now)
        return SignedIn(account, session, secret)

    async def start_session(self, account: Account, device: str) -> SignedIn:
        """Sign a browser in, unless the host of the server has suspended the account."""
        if await self._storage.is_suspended(account.id):
            raise fault("suspended")
        secret, now = new_token(), self._rooms.now()
        session = Session(digest(secret), account.id, device, now, now)
        await self._storage.start_session(session)
        known = [one for one in await self._storage.sessions(account.id) if not one.api]
        await self._end([old.digest for old in known[MOST_SESSIONS:]])
        return SignedIn(account, session, secret)

    async def find(self, account: str) -> Account:
        """Return an account, or raise a RequestError if there is none."""
        found = await self._storage.account(account)
        if found is None:
            raise fault("no-such-account")
        return found

    async def end_sessions(self, account: Account) -> None:
        """End all sessions of an account."""
        await self._end([one.digest for one in await self._storage.sessions(account.id)])

    async def end_session(self, who: SignedIn, shown: str) -> None:
        """End a session of this account by the name that it is shown with."""
        known = await self._storage.sessions(who.account.id)
        await self._end([one.digest for one in known if one.digest[:SHOWN] == shown])

    async def _end(self, sessions: Sequence[str]) -> None:
        if sessions:
            await self._rooms.reload_tokens(await self._storage.end_sessions(sessions))

    # Bots

    async def mark_as_bot(self, who: SignedIn) -> None:
        """Mark an account as a bot. An account that has played stays a person's."""
        if not who.account.bot and not await self._storage.mark_as_bot(who.account.id):
            raise fault("has-played")

    async def new_api_token(self, who: SignedIn, name: str) -> NewApiToken:
        """Return a new API token of an account that is a bot. Only its hash is stored."""
        if not who.account.bot:
            raise fault("no-bot-account")
        known = [one for one in await self._storage.sessions(who.account.id) if one.api]
        if len(known) >= MOST_API_TOKENS:
            raise fault("too-many-tokens")
        shown, _ = self._read_name(name)
        secret, now = new_token(), self._rooms.now()
        token = Session(digest(secret), who.account.id, shown, now, now, api=True)
        await self._storage.start_session(token)
        return NewApiToken(id=token.digest[:SHOWN], token=secret)

    async def hold(self, who: SignedIn, table: str, seat: int) -> None:
        """Store that a seat belongs to an account."""
        await self._storage.hold(who.account.id, {(table, seat)})
        self.on_new_seat()

    async def hold_rematch(self, table: str, rematch: NextTable) -> None:
        """Store that the seats of a rematch belong to the accounts of the players."""
        for account, seat in await self._storage.holders(table):
            there = rematch.seats[seat]
            if there is not None:
                await self._storage.hold(account, {(rematch.table, there)})
        self.on_new_seat()

    async def token_at(self, who: SignedIn, table: str) -> str:
        """Return the token of an account's seat at a table, or an empty string without one."""
        if not could_be_table(table):
            return ""
        seats = await self._storage.seats_at(who.account.id, table)
        if not seats:
            return ""
        token = who.seat_token(table, seats[0])
        await self.tables.add_tokens(who, [(digest(token), table, seats[0])])
        return token

    async def latest_seats(self, who: SignedIn, most: int) -> list[tuple[Row, int, str]]:
        """Return the tables at which something has happened last, with a seat of the account and
        its token.
        """
        held = await self._storage.running_seats(who.account.id, most)
        held += await self._storage.ended_seats(who.account.id, most)
        held = sorted(held, key=lambda one: one.at, reverse=True)[:most]
        rows = {row.id: row for row in await self._rooms.storage.rows([one.table for one in held])}
        found = [
            (rows[one.table], one.seat, who.seat_token(one.table, one.seat))
            for one in held
            if one.table in rows
        ]
        await self.tables.add_tokens(
            who, [(digest(token), row.id, seat) for row, seat, token in found]
        )
        return found

    # Names and passwords

    def _read_name(self, name: str) -> tuple[str, str]:
        """Return a name as it is displayed, and its skeleton.

        The skeleton is the same for names that look alike.
        """
        proper = proper_name(name)
        if proper is None:
            raise RefusalError(
                "bad-name", f"Choose a name of 1 to {LONGEST_NAME} visible characters."
            )
        return proper, skeleton(proper)

    async def open_with_password(self, name: str, password: str) -> Account:
        """Open an account with a password."""
        shown, alike = self._read_name(name)
        await self._check_free(alike)
        hashed = await self._passwords.hash(password)
        account = Account(new_table_id(), shown, alike, hashed, self._rooms.now())
        await self._add(account)
        return account

    async def _check_free(self, alike: str) -> None:
        if await self._storage.account_named(alike) is not None:
            raise fault("name-taken")

    async def _add(self, account: Account, passkey: Passkey | None = None) -> None:
        try:
            await self._storage.add_account(account, passkey)
        except ConflictError:
            raise fault("name-taken") from None

    async def sign_in(self, name: str, password: str) -> Account:
        """Return the account of a name and a password."""
        proper = proper_name(name)
        alike = skeleton(proper) if proper else ""
        self._try_password(alike)
        account = await self._storage.account_named(alike) if alike else None
        if not await self._passwords.fits(password, account.password if account else None):
            raise fault("wrong-password")
        assert account is not None
        return account

    async def rename(self, account: Account, name: str) -> None:
        """Change the name of an account."""
        shown, alike = self._read_name(name)
        try:
            await self._storage.rename(account.id, shown, alike)
        except ConflictError:
            raise fault("name-taken") from None

    async def set_password(self, who: SignedIn, old: str, new: str) -> None:
        """Change the password of an account, and end all other sessions and API tokens."""
        if who.account.password is not None:
            self._try_password(who.account.skeleton)
            if not await self._passwords.fits(old, who.account.password):
                raise fault("wrong-password")
        await self._storage.set_password(who.account.id, await self._passwords.hash(new))
        known = await self._storage.sessions(who.account.id)
        await self._end([one.digest for one in known if one.digest != who.session.digest])

    # Passkeys

    async def passkey_options(self, origin: str, who: SignedIn | None, name: str) -> str:
        """Return the options for a new passkey: of a new account, or of the one signed in."""
        if who is not None:
            account, shown = who.account.id, who.account.name
            known = await self._storage.passkeys(account)
            if len(known) >= MOST_PASSKEYS:
                raise fault("too-fast")
        else:
            shown, alike = self._read_name(name)
            await self._check_free(alike)
            account, known = new_table_id(), []
        challenge = passkeys.creation(origin, account, shown, known)
        note = {"name": shown, "account": account}
        await self._keep_challenge(challenge, "passkey", note, who)
        return challenge.options

    async def add_passkey(
        self, origin: str, who: SignedIn | None, device: str, credential: str
    ) -> Account:
        """Add a passkey that a browser has made. Without anybody signed in, open its account."""
        challenge = passkeys.challenge_in(credential)
        note = await self._take_challenge(challenge, "passkey", who)
        key, public, uses = passkeys.verify_creation(origin, credential, challenge)
        now, account = self._rooms.now(), note["account"]
        passkey = Passkey(digest(key), account, key, public, uses, device, now)
        if who is None:
            new = Account(account, note["name"], skeleton(note["name"]), None, now)
            await self._add(new, passkey)
            return new
        try:
            await self._storage.add_passkey(passkey)
        except ConflictError:
            raise fault("no-passkey") from None
        return who.account

    async def sign_in_options(self, origin: str) -> str:
        """Return the options for signing in by passkey."""
        challenge = passkeys.request(origin)
        await self._keep_challenge(challenge, "sign-in", {}, None)
        return challenge.options

    async def sign_in_by_passkey(self, origin: str, credential: str) -> Account:
        """Return the account of a passkey that has signed a challenge of this server."""
        challenge = passkeys.challenge_in(credential)
        await self._take_challenge(challenge, "sign-in", None)
        passkey = await self._storage.passkey(digest(passkeys.credential_in(credential)))
        if passkey is None:
            raise fault("no-passkey")
        uses = passkeys.verify_use(origin, credential, challenge, passkey)
        await self._storage.note_use(passkey.id, uses)
        account = await self._storage.account(passkey.account)
        assert account is not None
        return account

    async def remove_passkey(self, who: SignedIn, shown: str) -> None:
        """Delete a passkey by the name that it is shown with, unless it is the only way in."""
        known = await self._storage.passkeys(who.account.id)
        found = [one for one in known if one.id[:SHOWN] == shown]
        if found and len(known) == 1 and who.account.password is None:
            raise fault("last-way-in")
        for one in found:
            await self._storage.remove_passkey(who.account.id, one.id)

    async def _keep_challenge(
        self, challenge: passkeys.Challenge, kind: str, note: dict[str, Any], who: SignedIn | None
    ) -> None:
        account = None if who is None else who.account.id
        expires = self._rooms.now() + passkeys.SECONDS
        await self._storage.add_pass(digest(challenge.text), Pass(kind, account, expires, note))

    async def _take_challenge(
        self, challenge: str, kind: str, who: SignedIn | None
    ) -> dict[str, Any]:
        """Delete a challenge of this server, and return what was stored with it.

        A challenge is valid once, and only for the account that it was made for.
        """
        found = await self._storage.take_pass(digest(challenge), kind, self._rooms.now())
        if found is None or found.account != (None if who is None else who.account.id):
            raise fault("no-passkey")
        return found.note

    # Everything of one account

    async def view(self, who: SignedIn) -> AccountView:
        """Return an account as its person may see it."""
        account = await self._storage.account(who.account.id) or who.account
        running, finished = await self._storage.count_tables(account.id)
        sessions = await self._storage.sessions(account.id)
        return AccountView(
            name=account.name,
            made=account.made,
            password=account.password is not None,
            bot=account.bot,
            tokens=[
                ApiTokenView(id=one.digest[:SHOWN], name=one.device, made=one.made, used=one.used)
                for one in sessions
                if one.api
            ],
            passkeys=[
                PasskeyView(id=one.id[:SHOWN], device=one.device, made=one.made)
                for one in await self._storage.passkeys(account.id)
            ],
            sessions=[
                SessionView(
                    id=one.digest[:SHOWN],
                    device=one.device,
                    made=one.made,
                    used=one.used,
                    here=one.digest == who.session.digest,
                )
                for one in sessions
                if not one.api
            ],
            ratings=[
                rating_view(game, pace, rating)
                for (game, pace), rating in sorted(
                    (await self._storage.ratings(account.id)).items()
                )
            ],
            running=running,
            finished=finished,
        )

    async def export(
        self, who: SignedIn, client: str, others: Mapping[str, Any]
    ) -> AsyncIterator[str]:
        """Return everything that is stored of an account, as the pieces of a file.

        `others` has what other services store of it, by name.
        """
        account = (await self.view(who)).model_dump(exclude={"running", "finished"})
        seats: dict[str, list[int]] = {}
        for table, seat in await self._storage.seats_of(who.account.id):
            seats.setdefault(table, []).append(seat)
        pool = self._rooms.thread_pool
        parts = {"account": account, **others}
        return account_file(parts, seats.items(), self._storage, pool, client)
