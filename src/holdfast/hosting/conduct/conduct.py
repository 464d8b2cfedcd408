"""The service behind the routes of conduct.

A person is an account, or a guest. A guest is recognised by a cookie, which a browser gets when it
first sits down among others. Only its hash is stored, and nobody is ever shown it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.hosting.accounts import Accounts
from holdfast.hosting.conduct.records import ACCOUNT, GUEST, Block, ConductStorage, Report
from holdfast.hosting.messages.conduct import BlockedPerson, PeopleView, ReportState, ReportWish
from holdfast.hosting.problems import fault
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.tokens import digest, new_table_id, new_token
from holdfast.hosting.views.chat import phrase_sentence
from holdfast.table import RefusalError, Table
from holdfast.table.chat import proper_text

if TYPE_CHECKING:
    from holdfast.hosting.api.call import Browser

MOST_BLOCKS = 500
"""Maximum number of people that one person may block."""
REPORTED_LINES = 20
"""Number of the last lines of the chat that go with a report."""
SHOWN = 12
"""Number of characters of a hash that names a block to its owner."""


@dataclass(eq=False)
class Conduct:
    """Service for blocks, reports and the persons behind seats."""

    storage: ConductStorage
    rooms: Rooms
    accounts: Accounts | None
    reads_reports: bool
    """Whether the host of the server reads reports."""

    # Persons

    async def person(self, browser: Browser) -> str | None:
        """Return the person that a browser belongs to, or None if that is not known."""
        who = None
        if self.accounts is not None and browser.bearer:
            who = await self.accounts.bot(browser.bearer)
        elif self.accounts is not None:
            who = await self.accounts.signed_in(browser.session)
        if who is not None:
            return ACCOUNT + who.account.id
        return GUEST + digest(browser.guest) if browser.guest else None

    async def known_person(self, browser: Browser) -> str:
        """Return the person that a browser belongs to. A guest is recognised from now on."""
        person = await self.person(browser)
        if person is None:
            browser.guest = browser.new_guest = new_token()
            person = GUEST + digest(browser.guest)
        return person

    async def attach(self, browser: Browser, room: Room, seats: Collection[int]) -> None:
        """Store which person sits at these seats: the one that a browser belongs to."""
        person = await self.known_person(browser)
        for seat in seats:
            await self.storage.attach(room.name, seat, person, seat == room.table.host)

    async def adopt(self, browser: Browser) -> None:
        """Move the blocks of a guest to the account that is signed in now."""
        person = await self.person(browser)
        if person is not None and person.startswith(ACCOUNT) and browser.guest:
            session = digest(browser.new_session or browser.session)
            await self.storage.adopt(GUEST + digest(browser.guest), person, session)
            browser.guest = browser.new_guest = ""

    # Open tables

    async def check_welcome(self, browser: Browser, table: str) -> None:
        """Raise a RequestError if the host has blocked this person, or they lost a seat here."""
        person = await self.known_person(browser)
        unwelcome = await self.storage.hosted_by_blocked(person, [table])
        if unwelcome or await self.storage.is_barred(table, person):
            raise fault("not-welcome")

    async def unwelcome_tables(self, browser: Browser, tables: Collection[str]) -> set[str]:
        """Return those of these tables whose host has blocked this person, or is blocked."""
        person = await self.person(browser)
        return await self.storage.hosted_by_blocked(person, tables) if person else set()

    # Blocks

    async def people(self, browser: Browser, room: Room, viewer: int) -> PeopleView:
        """Return the viewer's blocks and reports of the people at a table."""
        if room.table.seats.is_person(viewer):
            await self.attach(browser, room, [viewer])
        person = await self.person(browser)
        if person is None:
            return PeopleView(blocked=[], reads_reports=self.reads_reports, reports=[])
        seated = await self.storage.persons_at(room.name)
        blocked = {block.person for block in await self.storage.blocks(person)}
        reports = await self.storage.reports_of(person, room.name)
        return PeopleView(
            blocked=sorted(seat for seat, other in seated.items() if other in blocked),
            reads_reports=self.reads_reports,
            reports=[
                ReportState.model_validate(
                    {
                        "seat": report.seat,
                        "reason": report.reason,
                        "closed": report.closed is not None,
                        "answer": report.answer,
                    }
                )
                for report in reports
            ],
        )

    async def block(
        self, browser: Browser, room: Room, viewer: int, seat: int, blocked: bool
    ) -> None:
        """Block the person at a seat, or unblock them."""
        person, other = await self._about(browser, room, viewer, seat)
        if not blocked:
            await self.storage.unblock(person, other)
            return
        if len(await self.storage.blocks(person)) >= MOST_BLOCKS:
            raise fault("too-many-blocked")
        name = room.table.seats[seat].name
        await self.storage.block(Block(person, other, name, self.rooms.now()))

    async def list_blocked(self, browser: Browser) -> list[BlockedPerson]:
        """Return all people that this person has blocked, the latest first."""
        person = await self.person(browser)
        blocks = await self.storage.blocks(person) if person else []
        return [BlockedPerson(id=_shown_name(b), name=b.name, made=b.made) for b in blocks]

    async def unblock(self, browser: Browser, shown: str) -> None:
        """End a block by the name that it is shown with."""
        person = await self.person(browser)
        for block in await self.storage.blocks(person) if person else []:
            if _shown_name(block) == shown:
                await self.storage.unblock(block.blocker, block.person)

    async def _about(self, browser: Browser, room: Room, viewer: int, seat: int) -> tuple[str, str]:
        """Return the viewer and the person at a seat; raise an error if nobody else is there."""
        _check_other(room.table, viewer, seat)
        person = await self.known_person(browser)
        other = (await self.storage.persons_at(room.name)).get(seat)
        if other is None or other == person:
            raise fault("unknown-person")
        return person, other

    # Reports

    async def report(self, browser: Browser, room: Room, viewer: int, wish: ReportWish) -> None:
        """Report the person at a seat to the host of the server, with the last lines of the chat.

        Nothing of the game goes along but its name and the names of its players.
        """
        table = room.table
        _check_other(table, viewer, wish.seat)
        if not self.reads_reports:
            raise fault("no-reader")
        person = await self.known_person(browser)
        earlier = await self.storage.reports_of(person, room.name)
        if any(one.seat == wish.seat and one.closed is None for one in earlier):
            raise fault("reported")
        other = (await self.storage.persons_at(room.name)).get(wish.seat)
        await self.storage.add_report(
            Report(
                id=new_table_id(),
                table=room.name,
                game=table.game.name,
                seat=wish.seat,
                name=table.seats[wish.seat].name,
                person=other,
                reporter=person,
                reporter_seat=viewer,
                reporter_name=table.seats[viewer].name,
                reason=wish.reason,
                note=proper_text(wish.note) or "",
                lines=_last_lines(table),
                made=self.rooms.now(),
            )
        )


def _check_other(table: Table, viewer: int, seat: int) -> None:
    """Raise a RequestError for a spectator, or for a seat that is not another person's."""
    table.seats.of(viewer)
    if not table.seats.has(seat) or not table.seats[seat].person:
        raise RefusalError("no-person", "Nobody sits there at the moment.")
    if seat == viewer:
        raise RefusalError("own-seat", "That is your own seat.")


def _last_lines(table: Table) -> list[dict[str, object]]:
    """Return the last lines of the chat in the form in which a report stores them."""

    def text(phrase: str | None, text: str | None) -> str:
        return phrase_sentence(table.game, phrase).en if phrase is not None else text or ""

    return [
        {"seat": line.seat, "name": table.names[line.seat], "text": text(line.phrase, line.text)}
        for line in table.chat.lines[-REPORTED_LINES:]
    ]


def _shown_name(block: Block) -> str:
    """Return the name by which a block is shown, which says nothing about the person."""
    return digest(f"{block.blocker} {block.person}")[:SHOWN]
