"""Evenings of a club: dates, who is there, pairing, and the tables of the club."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from holdfast import games, players
from holdfast.hosting.accounts.signed_in import seat_token
from holdfast.hosting.bot_seats import bot_name
from holdfast.hosting.clubs.calendar import calendar_file, known_zone
from holdfast.hosting.clubs.clubs import Clubs, Membership
from holdfast.hosting.clubs.pairs import pair, played_together
from holdfast.hosting.clubs.records import (
    Attendance,
    ClubDeal,
    ClubSeat,
    ClubTable,
    Evening,
    Member,
)
from holdfast.hosting.clubs.tables import ClubTables, read_tables
from holdfast.hosting.conduct.records import ACCOUNT
from holdfast.hosting.messages.clubs import (
    AttendanceWish,
    ClubTableWish,
    ClubWatch,
    EveningWish,
    PairingWish,
)
from holdfast.hosting.messages.lobby import JoinedSeat, NewTable, SeatWish, TableWish
from holdfast.hosting.new_tables import first_seat, new_seat, open_with, requested_opening
from holdfast.hosting.problems import fault
from holdfast.hosting.storage_errors import ConflictError
from holdfast.hosting.tokens import digest, new_table_id, new_token
from holdfast.kernel.game import Game
from holdfast.table.entries import Deal, Opening

if TYPE_CHECKING:
    from holdfast.hosting.api.call import Browser

EARLY, LATE = 3 * 3600.0, 12 * 3600.0
"""Seconds before and after the start of an evening in which people can be paired."""
MOST_PLANNED, MOST_DEALS, MOST_OPEN = 8, 12, 10
"""Maximum number of evenings that are planned, of deals of an evening, and of tables that members
have opened and that go on."""


def is_on(evening: Evening, now: float) -> bool:
    """Return whether people can be paired in an evening now."""
    return evening.starts - EARLY <= now <= evening.starts + LATE


class Evenings:
    """Evenings and tables of clubs."""

    def __init__(self, clubs: Clubs) -> None:
        self._clubs = clubs
        self._storage = clubs.storage
        self._rooms = clubs.rooms

    # Dates

    async def plan(self, membership: Membership, wish: EveningWish) -> None:
        """Plan an evening, or begin one now."""
        if wish.game is not None and wish.game not in games.names():
            raise fault("no-such-game")
        if known_zone(wish.zone) is None:
            raise fault("bad-date", "This time zone is not known here.")
        now = self._rooms.now()
        starts = now if wish.starts is None else wish.starts
        if not now - LATE <= starts <= now + 366 * 24 * 3600:
            raise fault("bad-date")
        known = await self._storage.evenings(membership.club.id)
        if sum(one.starts >= now - LATE for one in known) >= MOST_PLANNED:
            raise fault("too-many-evenings")
        minute = round(starts / 60) * 60.0
        new = Evening(
            new_table_id(), membership.club.id, minute, wish.zone, wish.minutes, wish.game or ""
        )
        await self._storage.add_evening(new)

    async def cancel(self, membership: Membership, evening: str) -> None:
        """Cancel an evening in which nothing was played."""
        found = await self._find(membership, evening)
        if not await self._storage.cancel_evening(found.id):
            raise fault("evening-played")

    async def calendar(self, membership: Membership, evening: str) -> str:
        """Return the date of an evening as a calendar file."""
        found = await self._find(membership, evening)
        zone = known_zone(found.zone) or known_zone("UTC")
        if zone is None:  # this machine has no time zones any more
            raise fault("bad-date")
        about = games.load(found.game).text("en").format("game-title", {}) if found.game else ""
        return calendar_file(
            f"{found.id}@holdfast", zone, found.starts, found.minutes,
            membership.club.name, about, self._rooms.now(),
        )  # fmt: skip

    async def answer(self, membership: Membership, evening: str, wish: AttendanceWish) -> None:
        """Store whether a member will come to an evening, and whether they are there now."""
        found = await self._find(membership, evening)
        now = self._rooms.now()
        if now > found.starts + LATE or (wish.here and not is_on(found, now)):
            raise fault("evening-over")
        own = membership.member.id
        known = await self._storage.attendance([found.id])
        before = next((one for one in known if one.member == own), None)
        coming = wish.coming if wish.coming is not None else before.coming if before else None
        here = wish.here if wish.here is not None else before.here if before else False
        if wish.here:
            coming = True
        await self._storage.attend(Attendance(found.id, own, coming, here))

    async def _find(self, membership: Membership, evening: str) -> Evening:
        for one in await self._storage.evenings(membership.club.id):
            if one.id == evening:
                return one
        raise fault("no-such-evening")

    # Pairing

    async def pair(self, membership: Membership, evening: str, wish: PairingWish) -> None:
        """Pair everybody who is here, and open their tables.

        The tables of one deal have the same chance, which is drawn now and known to nobody.
        """
        found = await self._find(membership, evening)
        if not is_on(found, self._rooms.now()):
            raise fault("evening-over")
        if wish.game not in games.names():
            raise fault("no-such-game")
        game, club = games.load(wish.game), membership.club.id
        known = await read_tables(self._clubs, club)
        number = 1 + max((one.number for one in known.deals if one.evening == found.id), default=0)
        if number > MOST_DEALS:
            raise fault("too-many-deals")
        tonight = {one.id for one in known.deals if one.evening == found.id}
        busy = {
            seat.member
            for table in known.tables
            if table.deal in tonight and not known.is_over(table)
            for seat in known.seats_at(table)
        }
        attending = await self._storage.attendance([found.id])
        here = [one.member for one in attending if one.here and one.member not in busy]
        if not here:
            raise fault("nobody-here")
        if wish.size > game.options.players.most:
            raise fault("bad-table", "This game has no tables of this size.")
        paired = [
            [seat.member for seat in known.seats_at(table) if seat.member is not None]
            for table in known.tables
            if table.deal is not None
        ]
        groups = pair(here, wish.size, played_together(paired), Random(self._rooms.entropy.seed()))
        size = max(len(groups[0]), game.options.players.least) if wish.same else 0
        deal = ClubDeal(new_table_id(), club, found.id, number, game.name, wish.same)
        await self._open_deal(membership, deal, groups, size, _options(game, wish.preset))

    async def _open_deal(
        self,
        membership: Membership,
        deal: ClubDeal,
        groups: Sequence[Sequence[str]],
        size: int,
        options: dict[str, str],
    ) -> None:
        """Open the tables of a deal.

        `size` is the number of seats at each; 0 means no more than needed.
        """
        least = games.load(deal.game).options.players.least
        seed, now = self._rooms.entropy.seed(), self._rooms.now()
        tables, seats = [], []
        for number, group in enumerate(groups, 1):
            members = [membership.find(one) for one in group]
            free = range(len(group), size or max(len(group), least))
            wish = TableWish(
                game=deal.game,
                options=options,
                seats=[
                    *(SeatWish(kind="person", name=one.name) for one in members),
                    *(
                        SeatWish(kind="bot", level=players.USUAL_LEVEL, name=name)
                        for name in _bot_names(free, membership.members)
                    ),
                ],
                hints=not deal.same,
                brief=True,
            )
            begun = requested_opening(wish, seed if deal.same else self._rooms.entropy.seed())
            opened = await open_with(self._rooms, _with_deal(begun, deal))
            tables.append(
                ClubTable(
                    opened.table, deal.club, deal.id, number, None, True, opened.spectator, now
                )
            )
            seats += [ClubSeat(opened.table, seat, one) for seat, one in enumerate(group)]
        try:
            await self._storage.add_deal(deal, tables, seats)
        except ConflictError:
            raise fault("just-paired") from None
        for seat in seats:
            assert seat.member is not None
            await self._hold(membership.find(seat.member), seat.table, seat.seat)

    async def _hold(self, member: Member, table: str, seat: int) -> None:
        """Store that a seat belongs to the account of a member, if they have one."""
        if member.person.startswith(ACCOUNT):
            account = member.person.removeprefix(ACCOUNT)
            await self._clubs.holdings.hold(account, {(table, seat)})

    # Tables

    async def open_table(
        self, membership: Membership, browser: Browser, wish: ClubTableWish
    ) -> JoinedSeat:
        """Open a table at which other members may sit down."""
        club, own = membership.club.id, membership.member
        known = await read_tables(self._clubs, club)
        open_now = [t for t in known.tables if t.deal is None and not known.is_over(t)]
        if len(open_now) >= MOST_OPEN:
            raise fault("too-many-club-tables")
        people = sum(seat.kind == "person" for seat in wish.table.seats)
        if wish.table.listing is not None or people != 1:
            raise fault("bad-table", "A table of a club has one seat for you, and is not listed.")
        seat = first_seat(wish.table)
        named = [
            one.model_copy(update={"name": own.name}) if number == seat else one
            for number, one in enumerate(wish.table.seats)
        ]
        wished = wish.table.model_copy(update={"seats": named, "gathers": True})
        begun = requested_opening(wished, self._rooms.entropy.seed(), self._rooms.now())
        opened: NewTable = await open_with(self._rooms, begun)
        new = ClubTable(
            opened.table, club, None, 0, own.id, wish.watch, opened.spectator, self._rooms.now()
        )
        await self._storage.add_table(new, ClubSeat(opened.table, seat, own.id))
        for listener in self._rooms.on_invite:
            listener(opened.table)
        return await self._seat(membership, browser, opened.table, seat)

    async def sit_down(self, membership: Membership, browser: Browser, table: str) -> JoinedSeat:
        """Return the own seat of a member at a table, or take the next free one."""
        known = await read_tables(self._clubs, membership.club.id)
        found = _table(known, table)
        own = known.seat_of(found, membership.member.id)
        if own is not None:
            return await self._seat(membership, browser, table, own)
        if found.deal is not None:
            raise fault("no-such-table", "You do not play at this table.")
        room = await self._rooms.enter(table)
        await self._clubs.conduct.check_welcome(browser, table)
        name = membership.member.name
        filled = await new_seat(room, lambda now: now.take_free_seat(name), new_token())
        await self._storage.add_seat(ClubSeat(table, filled.seat, membership.member.id))
        return await self._seat(membership, browser, table, filled.seat)

    async def _seat(
        self, membership: Membership, browser: Browser, table: str, seat: int
    ) -> JoinedSeat:
        """Return a token for a seat of a member, which is made from a secret of their browser."""
        await self._hold(membership.member, table, seat)
        room = await self._rooms.enter(table)
        await self._clubs.conduct.attach(browser, room, [seat])
        who = await self._clubs.accounts.signed_in(browser.session)
        if who is not None:
            await self._clubs.accounts.token_at(who, table)
            token = seat_token(who.secret, table, seat)
        else:
            token = seat_token(browser.guest, table, seat)
            row = (digest(token), table, seat)
            # A guest has no session, so nothing ends the token but the table itself.
            await self._rooms.reload_tokens(
                await self._clubs.holdings.add_tokens(digest(browser.guest), [row])
            )
        return JoinedSeat(table=table, seat=seat, token=token)

    async def watch(self, membership: Membership, table: str) -> ClubWatch:
        """Return the token of spectators, if the member may watch."""
        known = await read_tables(self._clubs, membership.club.id)
        found = _table(known, table)
        if not known.may_watch(found, membership.member.id):
            raise fault("not-yet-watched")
        row = known.rows[table]
        return ClubWatch(
            table=table, game=row.game, over=known.is_over(found), spectator=found.spectator
        )

    async def remove_table(self, membership: Membership, table: str) -> None:
        """Take a table out of the club. Its players keep their seats there."""
        known = await read_tables(self._clubs, membership.club.id)
        found = _table(known, table)
        if not may_remove(found, membership):
            raise fault("not-organiser")
        await self._storage.remove_table(table)


def may_remove(table: ClubTable, membership: Membership) -> bool:
    """Return whether a member may take a table out of the club."""
    return membership.is_at_least("organiser") or table.opened_by == membership.member.id


def _table(known: ClubTables, table: str) -> ClubTable:
    """Return a table of the club, or raise a RequestError."""
    for one in known.tables:
        if one.table == table and table in known.rows:
            return one
    raise fault("no-such-table")


def _bot_names(seats: Iterable[int], members: Sequence[Member]) -> list[str]:
    """Return names for bots at these seats that are none of the members'."""
    names = [one.name for one in members]
    for seat in seats:
        names.append(bot_name(seat, names))
    return names[len(members) :]


def _with_deal(begun: Opening, deal: ClubDeal) -> Opening:
    """Return an opening with the chance that the tables of a deal share, if they do."""
    shared = Deal(name=f"club {deal.id}") if deal.same else None
    return begun.model_copy(update={"deal": shared})


def _options(game: Game, preset: str | None) -> dict[str, str]:
    """Return the options of a preset, or raise a RequestError."""
    if preset is None:
        return {}
    for one in game.options.preset:
        if one.id == preset:
            return {name: str(value) for name, value in one.options.items() if name != "players"}
    raise fault("bad-table", "This game has no such preset.")
