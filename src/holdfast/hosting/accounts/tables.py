"""The tables of accounts: their seats, the finished games, and how all of it is deleted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from holdfast.hosting.accounts.pace import Pace
from holdfast.hosting.accounts.records import AccountStorage, HeldSeat, PastFilter
from holdfast.hosting.accounts.removal import people, without
from holdfast.hosting.accounts.signed_in import SignedIn
from holdfast.hosting.bot_seats import level_at
from holdfast.hosting.messages.accounts import AccountGame, History, PastGame
from holdfast.hosting.messages.lobby import HeldToken, SeatLink, TableSummary
from holdfast.hosting.problems import RequestError
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.stored import Row
from holdfast.hosting.tokens import could_be_table, digest, fits
from holdfast.kernel.record import NOBODY
from holdfast.table import RefusalError, Table

MOST_PAST = 20
"""Maximum number of finished games in one answer."""
MOST_GAMES = 40
"""Maximum number of tables in the list of a browser, the latest first."""
MOST_SEATS = 250
"""Maximum number of seats that this list is made from."""


@dataclass(eq=False)
class AccountTables:
    """The tables at which accounts have seats."""

    storage: AccountStorage
    rooms: Rooms

    async def add_tokens(self, who: SignedIn, tokens: Sequence[tuple[str, str, int]]) -> None:
        """Let tokens (hash, table, seat) open seats, until the session ends."""
        await self.rooms.reload_tokens(await self.storage.add_tokens(who.session.digest, tokens))

    async def games(self, who: SignedIn, held: Sequence[HeldToken]) -> list[AccountGame]:
        """Attach the seats of these tokens to an account, and return its tables with tokens for
        this browser: those that go on first, the latest first.

        A bot has only seats that it took as a bot, so that everybody can see what it is.
        """
        rows = await self.rooms.storage.rows([h.table for h in held if could_be_table(h.table)])
        tokens = {row.id: row.tokens for row in rows}
        seats = {
            (one.table, viewer)
            for one in held
            for hashed, viewer in tokens.get(one.table, ())
            if viewer != NOBODY and fits(one.token, hashed)
        }
        await self.storage.hold(who.account.id, set() if who.account.bot else seats)
        running = await self.storage.running_seats(who.account.id, MOST_SEATS)
        ended = await self.storage.ended_seats(who.account.id, MOST_SEATS)
        latest: dict[str, list[HeldSeat]] = {}
        for one in [*running, *ended]:
            latest.setdefault(one.table, []).append(one)
        shown = dict(list(latest.items())[:MOST_GAMES])
        links = await self._links(who, {t: [s.seat for s in own] for t, own in shown.items()})
        return [
            AccountGame(table=table, game=own[0].game, seats=links[table])
            for table, own in shown.items()
        ]

    async def _links(
        self, who: SignedIn, played: Mapping[str, Sequence[int]]
    ) -> dict[str, list[SeatLink]]:
        """Return tokens for the seats at these tables, which end with the session."""
        links = {
            table: [SeatLink(seat=seat, token=who.seat_token(table, seat)) for seat in seats]
            for table, seats in played.items()
        }
        tokens = [(digest(one.token), table, one.seat) for table in links for one in links[table]]
        await self.add_tokens(who, tokens)
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
        wanted = PastFilter(game, pace, won)
        past = await self.storage.past(who.account.id, wanted, first, MOST_PAST)
        tables = [one.table for one in past.games]
        links = await self._links(who, {one.table: one.seats for one in past.games})
        rated = await self.storage.rated_games(who.account.id, tables)
        rows = {row.id: row for row in await self.rooms.storage.rows(tables)}
        games = [
            PastGame(
                summary=table_summary(rows[one.table], one.seats[0]),
                seats=links[one.table],
                won=one.won,
                rated=one.table in rated,
                change=rated.get(one.table),
            )
            for one in past.games
        ]
        return History(games=games, count=past.count, won=past.won)

    async def delete(self, who: SignedIn) -> None:
        """Delete an account with everything that is stored of it.

        Games of this person alone are deleted. In games with others their name and messages are
        removed, and bots play on for them.
        """
        seats: dict[str, set[int]] = {}
        for table, seat in await self.storage.seats_of(who.account.id):
            seats.setdefault(table, set()).add(seat)
        others = await self.storage.held_by_others(who.account.id, seats)
        whole = []
        for table, own in seats.items():
            game = await self.storage.stored_game(table)
            if game is None or (table not in others and people(game) <= own):
                whole.append(table)
            elif not game.summary["over"]:
                await self._hand_over(table, own)
        async with self.rooms.without(seats):
            changed = {}
            for table in set(seats) - set(whole):
                game = await self.storage.stored_game(table)
                if game is not None:
                    changed[table] = (without(game, seats[table]), seats[table])
            await self.storage.delete_account(who.account.id, whole, changed)

    async def _hand_over(self, table: str, seats: set[int]) -> None:
        """Let bots take over seats. A table that cannot be read is left unchanged."""
        try:
            room = await self.rooms.enter(table)
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
