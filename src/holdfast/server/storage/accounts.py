"""The stored accounts, in SQL that all databases share."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.accounts.pace import Pace
from holdfast.hosting.accounts.records import (
    Account,
    Changed,
    Pass,
    Passkey,
    Rate,
    RatedGame,
    Rating,
    Session,
    StoredGame,
)
from holdfast.hosting.storage_errors import StorageError
from holdfast.kernel.record import NOBODY
from holdfast.server.storage.conduct import forget
from holdfast.server.storage.holdings import StoredHoldings
from holdfast.server.storage.schema import (
    ACCOUNTS,
    COURSES,
    ENTRIES,
    HOLDINGS,
    NOTES,
    PARTS_OF_ACCOUNTS,
    PARTS_OF_TABLES,
    PASSES,
    PASSKEYS,
    RATED_GAMES,
    RATINGS,
    SESSIONS,
    SUBSCRIPTIONS,
    SUSPENSIONS,
    TABLES,
    TOKENS,
)

log = logging.getLogger(__name__)


class StoredAccounts(StoredHoldings):
    """The accounts of one database, with their seats."""

    # Accounts and passkeys

    async def add_account(self, account: Account, passkey: Passkey | None = None) -> None:
        """Store a new account, or raise ConflictError if its name or its passkey is taken."""
        new = ACCOUNTS.insert().values(**vars(account))
        await self._run(new, *([] if passkey is None else [_new_passkey(passkey)]))

    async def account(self, account: str) -> Account | None:
        """Return an account, or None."""
        return await self._account(ACCOUNTS.c.id == account)

    async def account_named(self, skeleton: str) -> Account | None:
        """Return the account with a name that looks like this, or None."""
        return await self._account(ACCOUNTS.c.skeleton == skeleton)

    async def _account(self, wanted: sa.ColumnElement[bool]) -> Account | None:
        return await self._record(Account, sa.select(ACCOUNTS).where(wanted))

    async def rename(self, account: str, name: str, skeleton: str) -> None:
        """Change the name of an account, or raise ConflictError if it is taken."""
        changed = ACCOUNTS.update().filter_by(id=account)
        await self._run(changed.values(name=name, skeleton=skeleton))

    async def set_password(self, account: str, hashed: str) -> None:
        """Change the password of an account."""
        await self._run(ACCOUNTS.update().filter_by(id=account).values(password=hashed))

    async def mark_as_bot(self, account: str) -> bool:
        """Mark an account as a bot and return True, or return False if it has a seat anywhere."""
        marked = False
        seat = sa.exists().where(HOLDINGS.c.account_id == account)

        async def work(connection: AsyncConnection) -> None:
            nonlocal marked
            free = ACCOUNTS.update().where(ACCOUNTS.c.id == account, ~seat)
            marked = (await connection.execute(free.values(bot=True))).rowcount == 1

        await self._write(work)
        return marked

    async def passkeys(self, account: str) -> list[Passkey]:
        """Return the passkeys of an account, the oldest first."""
        query = sa.select(PASSKEYS).filter_by(account_id=account)
        return await self._records(Passkey, query.order_by(PASSKEYS.c.made))

    async def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey, or None."""
        return await self._record(Passkey, sa.select(PASSKEYS).filter_by(id=passkey))

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store one more passkey, or raise ConflictError if it is known."""
        await self._run(_new_passkey(passkey))

    async def note_use(self, passkey: str, uses: int) -> None:
        """Store the number of uses of a passkey."""
        await self._run(PASSKEYS.update().filter_by(id=passkey).values(uses=uses))

    async def remove_passkey(self, account: str, passkey: str) -> None:
        """Delete a passkey of an account."""
        await self._run(PASSKEYS.delete().filter_by(account_id=account, id=passkey))

    # Sessions

    async def is_suspended(self, account: str) -> bool:
        """Return whether an account cannot sign in any more."""
        return bool(await self._rows(sa.select(SUSPENSIONS).filter_by(account_id=account)))

    async def start_session(self, session: Session) -> None:
        """Store a new session."""
        row = {**vars(session), "account_id": session.account}
        del row["account"]
        await self._run(SESSIONS.insert().values(row))

    async def session(self, digest: str) -> tuple[Session, Account] | None:
        """Return a session and its account, or None."""
        joined = sa.select(SESSIONS, ACCOUNTS).join(ACCOUNTS).where(SESSIONS.c.digest == digest)
        found = await self._rows(joined)
        width = len(SESSIONS.c)
        return (Session(*found[0][:width]), Account(*found[0][width:])) if found else None

    async def touch_session(self, digest: str, now: float) -> None:
        """Store when a session was last used."""
        await self._run(SESSIONS.update().filter_by(digest=digest).values(used=now))

    async def sessions(self, account: str) -> list[Session]:
        """Return the sessions of an account, the latest first."""
        query = sa.select(SESSIONS).filter_by(account_id=account)
        latest = query.order_by(SESSIONS.c.used.desc(), SESSIONS.c.made.desc())
        return await self._records(Session, latest)

    async def end_sessions(self, digests: Collection[str]) -> list[str]:
        """End sessions, and return the tables at which their tokens do not open a seat any more."""
        own = TOKENS.c.session.in_(digests)
        tables = await self._rows(sa.select(TOKENS.c.table_id).where(own).distinct())
        ended = SESSIONS.delete().where(SESSIONS.c.digest.in_(digests))
        untold = SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.session.in_(digests))
        await self._run(TOKENS.delete().where(own), untold, ended)
        return [table for (table,) in tables]

    # Passes

    async def add_pass(self, digest: str, new: Pass) -> None:
        """Store a pass, or raise ConflictError if there is one; drop those that have expired."""
        late = PASSES.delete().where(PASSES.c.expires < new.expires - 3600)
        row = {**vars(new), "account_id": new.account, "digest": digest}
        del row["account"]
        await self._run(late, PASSES.insert().values(row))

    async def find_pass(self, digest: str, kind: str, now: float) -> Pass | None:
        """Return a pass that is still valid, or None."""
        columns = PASSES.c.kind, PASSES.c.account_id, PASSES.c.expires, PASSES.c.note
        query = sa.select(*columns).filter_by(digest=digest, kind=kind)
        return await self._record(Pass, query.where(PASSES.c.expires > now))

    async def change_pass(self, digest: str, before: dict[str, Any], after: dict[str, Any]) -> bool:
        """Change the note of a pass and return True, or return False if it was not `before`."""
        changed = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal changed
            query = sa.select(PASSES.c.note).filter_by(digest=digest).with_for_update()
            if await connection.scalar(query) == before:
                changed = True
                await connection.execute(
                    PASSES.update().filter_by(digest=digest).values(note=after)
                )

        await self._write(work)
        return changed

    async def take_pass(self, digest: str, kind: str, now: float) -> Pass | None:
        """Delete a pass and return it if it was valid; only one caller gets it."""
        found = await self.find_pass(digest, kind, now)
        taken = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal taken
            deleted = await connection.execute(PASSES.delete().filter_by(digest=digest))
            taken = deleted.rowcount == 1

        if found is not None:
            await self._write(work)
        return found if taken else None

    # Games

    async def add_tokens(self, session: str, tokens: Sequence[tuple[str, str, int]]) -> list[str]:
        """Store tokens (hash, table, seat) of a session; return the tables that lacked some."""
        digests = [digest for digest, _, _ in tokens]
        query = sa.select(TOKENS.c.digest).where(TOKENS.c.digest.in_(digests))
        known = {digest for (digest,) in await self._rows(query)}
        rows = [
            {"digest": digest, "table_id": table, "viewer": viewer, "session": session}
            for digest, table, viewer in tokens
            if digest not in known
        ]
        if rows:
            await self._run(TOKENS.insert().values(rows))
        return [str(row["table_id"]) for row in rows]

    # Ratings

    async def ratings(self, account: str) -> dict[tuple[str, Pace], Rating]:
        """Return the ratings of an account by game and pace."""
        found = await self._rows(sa.select(RATINGS).filter_by(account_id=account))
        return {(r.game, r.pace): Rating(r.mu, r.sigma, r.games) for r in found}

    async def rated_games(self, account: str, tables: Collection[str]) -> dict[str, float | None]:
        """Return the rating changes of those of these games that are rated, by table."""
        columns = RATED_GAMES.c.table_id, RATED_GAMES.c.change
        query = sa.select(*columns).filter_by(account_id=account)
        return dict(await self._rows(query.where(RATED_GAMES.c.table_id.in_(tables))))

    async def teams(self, deal: str, game: str, pace: str) -> list[RatedGame]:
        """Return the rated games of teams with a deal, the oldest first."""
        query = sa.select(RATED_GAMES).filter_by(deal=deal, game=game, pace=pace)
        found = await self._rows(query.order_by(RATED_GAMES.c.at))
        return [RatedGame(*row[:-1]) for row in found]

    async def rate(
        self, new: Sequence[RatedGame], concerned: Mapping[str, str], rate: Rate
    ) -> bool:
        """Store rated games that have just ended, and the new ratings of their players.

        `concerned` are all accounts whose ratings are needed, each with the table whose change of
        rating is stored. Return False, and store nothing, if the games are known.
        """
        game, pace = new[0].game, new[0].pace
        names = {"account": "account_id", "table": "table_id"}
        rows = [{names.get(k, k): v for k, v in vars(one).items()} for one in new]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                RATED_GAMES.insert(), [row | {"at": time.time()} for row in rows]
            )
            query = sa.select(RATINGS).filter_by(game=game, pace=pace).with_for_update()
            query = query.where(RATINGS.c.account_id.in_(concerned))
            known = {
                row.account_id: Rating(row.mu, row.sigma, row.games)
                for row in await connection.execute(query)
            }
            before = {account: known.get(account, Rating()) for account in concerned}
            for account, after in rate(before).items():
                key = {"account_id": account, "game": game, "pace": pace}
                if account in known:
                    update = RATINGS.update().filter_by(**key).values(vars(after))
                    await connection.execute(update)
                else:
                    await connection.execute(RATINGS.insert().values(key | vars(after)))
                rated = RATED_GAMES.update().filter_by(
                    account_id=account, table_id=concerned[account]
                )
                change = after.mu - before[account].mu
                await connection.execute(rated.values(change=change))

        try:
            await self._write(work)
        except IntegrityError:
            return False
        return True

    async def stored_game(self, table: str) -> StoredGame | None:
        """Return a table as it is stored, or None."""
        stored = TABLES.c
        columns = (stored.opening, stored.summary, stored.opened, stored.updated)
        query = sa.select(*columns).filter_by(id=table)
        of_table = sa.select(ENTRIES.c.number, ENTRIES.c.entry).filter_by(table_id=table)

        def read(connection: sa.Connection) -> StoredGame | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            entries = dict(connection.execute(of_table).all())
            return StoredGame(row.opening, entries, row.summary, row.opened, row.updated)

        return await self._database.read(read)

    async def delete_account(self, account: str, whole: Collection[str], changed: Changed) -> None:
        """Delete an account and its data.

        The tables `whole` are deleted too, and those in `changed` are replaced.
        """

        async def work(connection: AsyncConnection) -> None:
            sessions = sa.select(SESSIONS.c.digest).filter_by(account_id=account)
            await connection.execute(TOKENS.delete().where(TOKENS.c.session.in_(sessions)))
            for table in PARTS_OF_ACCOUNTS:
                await connection.execute(table.delete().filter_by(account_id=account))
            kept = {name: seats for name, (_, seats) in changed.items()}
            await forget(connection, account, whole, kept)
            await connection.execute(ACCOUNTS.delete().filter_by(id=account))
            for table in PARTS_OF_TABLES:
                await connection.execute(table.delete().where(table.c.table_id.in_(whole)))
            await connection.execute(TABLES.delete().where(TABLES.c.id.in_(whole)))
            about = [f"{kind} of {name}" for name in whole for kind in ("branches", "reviews")]
            gone = sa.or_(NOTES.c.name.in_(whole), NOTES.c.about.in_(about))
            await connection.execute(NOTES.delete().where(gone))
            for name, (game, seats) in changed.items():
                await _rewrite(connection, name, game, seats)

        await self._write(work)
        try:
            await self._database.erase()
        except StorageError as error:
            log.error("a deleted account could not be overwritten in the file: %s", error)


async def _rewrite(
    connection: AsyncConnection, table: str, game: StoredGame, seats: Collection[int]
) -> None:
    """Replace what is stored of a table, whose players at these seats are deleted."""
    query = sa.select(ENTRIES.c.number, ENTRIES.c.entry).filter_by(table_id=table)
    stored = dict((await connection.execute(query)).all())
    for number, entry in game.entries.items():
        if stored.get(number) != entry:
            one = ENTRIES.update().filter_by(table_id=table, number=number)
            await connection.execute(one.values(entry=entry))
    # The latest sentences of the log name people. New ones are made with the next moves.
    changed = {"opening": game.opening, "summary": game.summary, "highlights": sa.null()}
    await connection.execute(TABLES.update().filter_by(id=table).values(changed))
    seat_tokens = TOKENS.update().where(TOKENS.c.table_id == table, TOKENS.c.viewer.in_(seats))
    await connection.execute(seat_tokens.values(viewer=NOBODY))
    await connection.execute(COURSES.delete().filter_by(table_id=table))
    reviews = NOTES.c.about == f"reviews of {table}"
    own = NOTES.c.name.in_([str(seat) for seat in seats])
    await connection.execute(NOTES.delete().where(reviews, own))
    results = await connection.execute(sa.select(NOTES).filter_by(name=table))
    for result in results.all():
        if "points" in result.note:
            one = NOTES.update().filter_by(about=result.about, name=table)
            await connection.execute(one.values(note={**result.note, "name": ""}))


def _new_passkey(passkey: Passkey) -> sa.Insert:
    row = {**vars(passkey), "account_id": passkey.account}
    del row["account"]
    return PASSKEYS.insert().values(row)
