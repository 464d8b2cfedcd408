"""The tables of accounts: their seats, the finished games, and how all of it is deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import partial

from holdfast.hosting.accounts.pace import Pace, pace_of
from holdfast.hosting.accounts.records import AccountStorage
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
"""Maximum number of seats that are read together."""
MOST_HISTORY = 5_000
"""Maximum number of seats in finished games that the history looks back on."""


class AccountTables:
    """The tables at which accounts have seats."""

    def __init__(self, storage: AccountStorage, rooms: Rooms) -> None:
        self._storage = storage
        self._rooms = rooms

    async def add_tokens(self, who: SignedIn, tokens: Sequence[tuple[str, str, int]]) -> None:
        """Let tokens (hash, table, seat) open seats, until the session ends."""
        await self._rooms.reload_tokens(await self._storage.add_tokens(who.session.digest, tokens))

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
        running = _by_table(await self._storage.holdings(who.account.id, MOST_SEATS, over=False))
        ended = _by_table(await self._storage.holdings(who.account.id, MOST_SEATS, over=True))
        latest = [*running, *ended][:MOST_GAMES]
        links = await self._links(who, latest)
        return [AccountGame(table=row.id, game=row.game, seats=links[row.id]) for row, _ in latest]

    async def _finished(self, who: SignedIn) -> AsyncIterator[tuple[Row, list[int]]]:
        """Yield the finished tables of an account with its seats there, the latest first.

        They are read in parts, so that nobody else waits for all of them.
        """
        for first in range(0, MOST_HISTORY, MOST_SEATS):
            part = await self._storage.holdings(who.account.id, MOST_SEATS, over=True, first=first)
            for table in _by_table(part):
                yield table
            if len(part) < MOST_SEATS:
                return

    async def _links(
        self, who: SignedIn, played: Sequence[tuple[Row, list[int]]]
    ) -> dict[str, list[SeatLink]]:
        """Return tokens for the seats at these tables, which end with the session."""
        links = {
            row.id: [SeatLink(seat=seat, token=who.seat_token(row.id, seat)) for seat in seats]
            for row, seats in played
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
        found = [
            (row, seats, has_won(row, seats))
            async for row, seats in self._finished(who)
            if game in (None, row.game) and pace in (None, pace_of(row.summary))
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

    async def delete(self, who: SignedIn) -> None:
        """Delete an account with everything that is stored of it.

        Games of this person alone are deleted. In games with others they become nobody in
        particular, and bots play on for them.
        """
        seats: dict[str, set[int]] = {}
        for table, seat in await self._storage.seats_of(who.account.id):
            seats.setdefault(table, set()).add(seat)
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


def _by_table(held: Sequence[tuple[Row, int]]) -> list[tuple[Row, list[int]]]:
    """Return tables with all seats there, in their order."""
    rows: dict[str, tuple[Row, list[int]]] = {}
    for row, seat in held:
        rows.setdefault(row.id, (row, []))[1].append(seat)
    return list(rows.values())


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
