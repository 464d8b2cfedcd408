"""The service behind the routes of accounts.

A browser is signed in by a session, whose secret is in a cookie. Links of tables work without any
of this. For the seats of an account a browser gets tokens that are made from its session's secret,
so only hashes are stored, and all of them end with the session.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from holdfast.hosting.accounts import passkeys
from holdfast.hosting.accounts.pace import Pace, pace_of
from holdfast.hosting.accounts.passwords import Passwords
from holdfast.hosting.accounts.ratings import rating_view
from holdfast.hosting.accounts.records import (
    Account,
    AccountStorage,
    Pass,
    Passkey,
    Session,
    StoredGame,
)
from holdfast.hosting.accounts.removal import people, without
from holdfast.hosting.bot_seats import level_at
from holdfast.hosting.codes import code_words
from holdfast.hosting.messages.accounts import (
    AccountGame,
    AccountView,
    DeviceClaim,
    DeviceCode,
    DeviceState,
    History,
    PasskeyView,
    PastGame,
    SessionView,
)
from holdfast.hosting.messages.bots import ApiTokenView, NewApiToken
from holdfast.hosting.messages.lobby import HeldToken, SeatLink, TableSummary
from holdfast.hosting.messages.table import NextTable
from holdfast.hosting.problems import RequestError, fault
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.stored import Row
from holdfast.hosting.tokens import could_be_table, digest, fits, new_table_id, new_token
from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table
from holdfast.table.names import skeleton
from holdfast.table.seats import LONGEST_NAME, proper_name

DAY = 24 * 3600.0
GOOD_FOR = 90 * DAY
"""Seconds after its last use for which a session is valid."""
CODE_SECONDS = 120.0
"""Seconds for which a code for another device is valid."""
MOST_PASSKEYS, MOST_SESSIONS = 16, 32
"""Maximum number of passkeys and sessions of one account. The oldest session ends first."""
MOST_API_TOKENS = 8
"""Maximum number of API tokens of one account."""
MOST_PAST = 20
"""Maximum number of finished games in one answer."""
MOST_GAMES = 40
"""Maximum number of tables that a browser is told of, the latest first."""
SHOWN = 12
"""Number of characters of a hash that names a session or a passkey to its owner."""
_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that look alike
_CODE_LENGTH = 6


@dataclass(frozen=True)
class SignedIn:
    """Somebody who is signed in in one browser, or a bot with one API token."""

    account: Account
    session: Session
    secret: str
    """Content of the cookie, or the API token."""


class Accounts:
    """The accounts of a server."""

    def __init__(
        self, storage: AccountStorage, rooms: Rooms, try_password: Callable[[str], None]
    ) -> None:
        """`try_password` counts an attempt for an account, and raises an error after too many."""
        self._storage = storage
        self._rooms = rooms
        self._try_password = try_password
        self._passwords = Passwords()
        self.on_new_seat: Callable[[], None] = lambda: None
        """Function that is called when an account has a new seat."""

    # Sessions

    async def signed_in(self, secret: str) -> SignedIn | None:
        """Return who is signed in in a browser, or None if its session is not valid."""
        who = await self._owner(secret)
        return None if who is None or who.session.api else who

    async def bot(self, token: str) -> SignedIn | None:
        """Return the bot that an API token belongs to, or None if it is not valid."""
        who = await self._owner(token)
        return who if who is not None and who.session.api else None

    async def _owner(self, secret: str) -> SignedIn | None:
        """Return who the secret of a session belongs to, or None if it is not valid."""
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
        shown, _ = self._named(name)
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
        seats = await self._storage.seats_at(who.account.id, table)
        if not seats:
            return ""
        token = seat_token(who.secret, table, seats[0])
        await self._add_tokens(who, [(digest(token), table, seats[0])])
        return token

    async def latest_seats(self, who: SignedIn, most: int) -> list[tuple[Row, int, str]]:
        """Return the tables at which something has happened last, with a seat of the account and
        its token.
        """
        held = await self._storage.holdings(who.account.id, most)
        found = [(row, seat, seat_token(who.secret, row.id, seat)) for row, seat in held]
        await self._add_tokens(who, [(digest(token), row.id, seat) for row, seat, token in found])
        return found

    async def _add_tokens(self, who: SignedIn, tokens: Sequence[tuple[str, str, int]]) -> None:
        """Let tokens (hash, table, seat) open seats, until the session ends."""
        await self._rooms.reload_tokens(await self._storage.add_tokens(who.session.digest, tokens))

    # Names and passwords

    def _named(self, name: str) -> tuple[str, str]:
        """Return a name as it is displayed, and what it looks like."""
        proper = proper_name(name)
        if proper is None:
            raise RefusalError(
                "bad-name", f"Choose a name of 1 to {LONGEST_NAME} visible characters."
            )
        return proper, skeleton(proper)

    async def open_with_password(self, name: str, password: str) -> Account:
        """Open an account with a password."""
        shown, alike = self._named(name)
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
        shown, alike = self._named(name)
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
            shown, alike = self._named(name)
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
        key, public, uses = passkeys.created(origin, credential, challenge)
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
        uses = passkeys.used(origin, credential, challenge, passkey)
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
        """Return the note of a challenge of this server, which is valid once, for one account."""
        found = await self._storage.take_pass(digest(challenge), kind, self._rooms.now())
        if found is None or found.account != (None if who is None else who.account.id):
            raise fault("no-passkey")
        return found.note

    # Another device

    async def device_code(self, who: SignedIn) -> DeviceCode:
        """Return a code by which another device can ask to be signed in."""
        code = "".join(secrets.choice(_SIGNS) for _ in range(_CODE_LENGTH))
        expires = self._rooms.now() + CODE_SECONDS
        with suppress(ConflictError):  # one in a billion: then the code is of no use
            await self._storage.add_pass(digest(code), Pass("device", who.account.id, expires, {}))
        return DeviceCode(code=code, expires=expires)

    async def device_state(self, who: SignedIn, code: str) -> DeviceState:
        """Return how far another device is, for the one that has made the code."""
        found = await self._storage.find_pass(digest(_typed(code)), "device", self._rooms.now())
        if found is None or found.account != who.account.id:
            return DeviceState(state="gone", words="")
        words = found.note.get("words", "")
        if not words:
            return DeviceState(state="waiting", words="")
        return DeviceState(state="done" if found.note.get("agreed") else "claimed", words=words)

    async def claim_device(self, code: str) -> DeviceClaim:
        """Let the first device that uses a code ask to be signed in, and return two words that
        both devices show.
        """
        hashed = digest(_typed(code))
        found = await self._storage.find_pass(hashed, "device", self._rooms.now())
        ticket = new_token()
        words = " ".join(secrets.choice(code_words()) for _ in range(2))
        claimed = {"words": words, "ticket": digest(ticket)}
        if found is None or not await self._storage.change_pass(hashed, {}, claimed):
            raise fault("no-such-device")
        return DeviceClaim(ticket=ticket, words=words)

    async def answer_device(self, who: SignedIn, code: str, agree: bool) -> DeviceState:
        """Say that both devices show the same words, or stop."""
        hashed, now = digest(_typed(code)), self._rooms.now()
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

    async def account_of_device(self, code: str, ticket: str) -> Account | None:
        """Return the account that a device is signed in to, once; None before the other one agrees.

        Raise a RequestError if it is never going to be.
        """
        hashed, now = digest(_typed(code)), self._rooms.now()
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

    # Games

    async def view(self, who: SignedIn) -> AccountView:
        """Return an account as its person may see it."""
        account = await self._storage.account(who.account.id) or who.account
        games = {row.id: row for row, _ in await self._storage.holdings(account.id)}
        finished = sum(row.summary["over"] for row in games.values())
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
            running=len(games) - finished,
            finished=finished,
        )

    async def games(self, who: SignedIn, held: Sequence[HeldToken]) -> list[AccountGame]:
        """Attach the seats of these tokens to an account, and return its tables with tokens for
        this browser: those that go on first, the latest first.

        A bot has only seats that it took as a bot, so that everybody can see what it is.
        """
        rows = await self._rooms.storage.rows([h.table for h in held if could_be_table(h.table)])
        tokens = {row.id: row.tokens for row in rows}
        seats = {
            (one.table, viewer)
            for one in held
            for hashed, viewer in tokens.get(one.table, ())
            if viewer != NOBODY and fits(one.token, hashed)
        }
        await self._storage.hold(who.account.id, set() if who.account.bot else seats)
        played = await self._played(who)
        latest = sorted(played, key=lambda one: bool(one[0].summary["over"]))[:MOST_GAMES]
        links = await self._links(who, latest)
        return [AccountGame(table=row.id, game=row.game, seats=links[row.id]) for row, _ in latest]

    async def _played(self, who: SignedIn) -> list[tuple[Row, list[int]]]:
        """Return all tables of an account with its seats there, the latest first."""
        rows: dict[str, tuple[Row, list[int]]] = {}
        for row, seat in await self._storage.holdings(who.account.id):
            rows.setdefault(row.id, (row, []))[1].append(seat)
        return list(rows.values())

    async def _links(
        self, who: SignedIn, played: Sequence[tuple[Row, list[int]]]
    ) -> dict[str, list[SeatLink]]:
        """Return tokens for the seats at these tables, which end with the session."""
        links = {
            row.id: [
                SeatLink(seat=seat, token=seat_token(who.secret, row.id, seat)) for seat in seats
            ]
            for row, seats in played
        }
        tokens = [(digest(one.token), table, one.seat) for table in links for one in links[table]]
        await self._add_tokens(who, tokens)
        return links

    async def history(
        self,
        who: SignedIn,
        game: str | None,
        pace: Pace | None,
        won: bool | None,
        first: int,
    ) -> History:
        """Return finished games of an account, the latest first, beginning with number `first`."""
        found = [
            (row, seats, has_won(row, seats))
            for row, seats in await self._played(who)
            if row.summary["over"]
            and game in (None, row.game)
            and pace in (None, pace_of(row.summary))
        ]
        fitting = [one for one in found if won is None or one[2] is won]
        shown = fitting[first : first + MOST_PAST]
        links = await self._links(who, [(row, seats) for row, seats, _ in shown])
        rated = await self._storage.rated_games(who.account.id)
        games = [
            PastGame(
                summary=table_summary(row, seats[0]),
                seats=links[row.id],
                won=result,
                rated=row.id in rated,
                change=rated.get(row.id),
            )
            for row, seats, result in shown
        ]
        victories = sum(result is True for _, _, result in fitting)
        return History(games=games, count=len(fitting), won=victories)

    async def export(self, who: SignedIn) -> dict[str, Any]:
        """Return everything that is stored of an account."""
        view = await self.view(who)
        seats: dict[str, list[int]] = {}
        for row, seat in await self._storage.holdings(who.account.id):
            seats.setdefault(row.id, []).append(seat)
        games = []
        for table, own in seats.items():
            game = await self._storage.stored_game(table)
            if game is not None:
                games.append(_exported(table, own, game))
        account = view.model_dump(exclude={"running", "finished"})
        return {"account": account, "games": games}

    async def delete(self, who: SignedIn) -> None:
        """Delete an account with everything that is stored of it.

        Games of this person alone are deleted. In games with others they become nobody in
        particular, and bots play on for them.
        """
        seats: dict[str, set[int]] = {}
        for row, seat in await self._storage.holdings(who.account.id):
            seats.setdefault(row.id, set()).add(seat)
        others = await self._storage.held_by_others(who.account.id, seats)
        whole = []
        for table, own in seats.items():
            game = await self._storage.stored_game(table)
            if game is None or (table not in others and people(game) <= own):
                whole.append(table)
            elif not game.summary["over"]:
                await self._hand_over(table, own)
        async with self._rooms.without(seats):
            changed = {}
            for table in set(seats) - set(whole):
                game = await self._storage.stored_game(table)
                if game is not None:
                    changed[table] = (without(game, seats[table]), seats[table])
            await self._storage.delete_account(who.account.id, whole, changed)

    async def _hand_over(self, table: str, seats: set[int]) -> None:
        """Let bots play on for seats. A table that cannot be read stays as it is."""
        try:
            room = await self._rooms.enter(table)
        except (RequestError, RefusalError):
            return
        level = level_at(room.table)
        for seat in seats:
            with suppress(RefusalError):
                await room.do(partial(Table.hand_over, viewer=seat, seat=seat, level=level))


def table_summary(row: Row, seat: int) -> TableSummary:
    """Return a table in a list for somebody with this seat."""
    return TableSummary(
        table=row.id,
        game=row.game,
        rules=row.rules,
        viewer=seat,
        updated=row.updated,
        **row.summary,
    )


def has_won(row: Row, seats: Sequence[int]) -> bool | None:
    """Return whether one of these seats has won a finished game, or None if that is not stored."""
    ranks = {one["seat"]: one["rank"] for one in row.summary.get("placements", ())}
    own = [ranks[seat] for seat in seats if seat in ranks]
    return min(own) == 1 if own else None


def seat_token(secret: str, table: str, seat: int) -> str:
    """Return the token of a seat for the session with this secret."""
    made = hmac.digest(secret.encode(), f"{table} {seat}".encode(), hashlib.sha256)
    return urlsafe_b64encode(made[:24]).decode()


def _typed(code: str) -> str:
    """Return a code as it was made, however it was typed."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def _exported(table: str, seats: list[int], game: StoredGame) -> dict[str, Any]:
    """Return a game for the person who played these seats.

    Of a game under way only what everybody may know is included, and what the person has written.
    """
    entries = [game.entries[number] for number in sorted(game.entries)]
    over = bool(game.summary["over"])
    return {
        "table": table,
        "game": game.opening["game"],
        "rules": game.opening["rules"],
        "seats": seats,
        "opened": game.opened,
        "updated": game.updated,
        "over": over,
        "players": [
            {"seat": seat["seat"], "name": seat["name"], "level": seat["level"]}
            for seat in game.summary["seats"]
        ],
        "chat": [
            entry
            for entry in entries
            if entry["kind"] == "chatted" and (over or entry["seat"] in seats)
        ],
        "opening": game.opening if over else None,
        "entries": entries if over else None,
    }
